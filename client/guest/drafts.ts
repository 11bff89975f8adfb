import {
  type Draft,
  emptyDraft,
  fieldsOf,
  type QuestionField,
  type Questionnaire,
} from "../../schema/questionnaires/definition.ts";
import { type Reader, readStored, removeStored, storeAll } from "./storage.ts";

/** What was filled in of a questionnaire and not sent yet. */
export interface KeptDraft {
  /** Id of the step that it was left at. */
  step: string;
  /** The fields that were filled in by hand. */
  answers: Draft;
}

const PREFIX = "draft-";

/** Where the draft of a questionnaire is kept. */
const draftKey = (definition: Questionnaire): string => `${PREFIX}${definition.kind}`;

/**
 * The draft of a questionnaire. What cannot be read, is of another version, or belongs to another account counts as
 * not there; what was filled in before signing in is still there after it.
 */
export const readDraft = (definition: Questionnaire, account: string | undefined): KeptDraft | undefined =>
  readStored(draftKey(definition), draftReader(definition, account));

/** Keeps a draft, for the account that is signed in, if any. */
export const keepDraft = (definition: Questionnaire, account: string | undefined, draft: KeptDraft): boolean =>
  storeAll(
    { [draftKey(definition)]: { version: definition.version, account: account ?? null, ...draft } },
    { isQuiet: true },
  );

/** Forgets a draft, because it was sent or holds nothing any more. */
export const forgetDraft = (definition: Questionnaire): void => removeStored([draftKey(definition)]);

/** Forgets every draft. */
export const forgetDrafts = (): void => removeStored(draftKeys());

/** Forgets the drafts of accounts other than this one. */
export function forgetOthersDrafts(account: string | undefined): void {
  const isOthers: Reader<boolean> = (json) => {
    const owner = ownerOf(json);
    return typeof owner === "string" && owner !== account;
  };
  removeStored(draftKeys().filter((key) => readStored(key, isOthers)));
}

/** Where drafts are kept. */
export function draftKeys(): string[] {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}

const ownerOf = (json: unknown): unknown => (json as { account?: unknown } | null)?.account;

const draftReader =
  (definition: Questionnaire, account: string | undefined): Reader<KeptDraft> =>
  (json) => {
    const { version, step, answers } = (json ?? {}) as Record<string, unknown>;
    if (version !== definition.version || typeof answers !== "object" || answers === null) return undefined;
    const owner = ownerOf(json);
    if (owner !== null && owner !== account) return undefined;
    const empty = emptyDraft(definition);
    const given = answers as Record<string, unknown>;
    const known = fieldsOf(definition).filter((field) => Object.hasOwn(given, field.name));
    if (!known.every((field) => fits(field, given[field.name], empty[field.name]))) return undefined;
    return {
      step: definition.steps.find(({ id }) => id === step)?.id ?? definition.steps[0]?.id ?? "",
      answers: Object.fromEntries(known.map(({ name }) => [name, given[name]])) as Draft,
    };
  };

/** True for what a form could have held: text or texts, and of options only those that there are. */
function fits(field: QuestionField, given: unknown, empty: string | string[] | undefined): boolean {
  const texts: unknown[] = Array.isArray(given) ? given : [given];
  if (Array.isArray(given) !== Array.isArray(empty) || !texts.every((text) => typeof text === "string")) return false;
  if (field.kind !== "single" && field.kind !== "several") return true;
  return texts.every((text) => text === "" || field.options.some(({ value }) => value === text));
}
