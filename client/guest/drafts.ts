import {
  type Draft,
  emptyDraft,
  fieldsOf,
  type QuestionField,
  type Questionnaire,
} from "../../schema/questionnaires/definition.ts";
import { type Reader, readStored, removeStored, storeAll } from "./storage.ts";

// What was begun and not sent yet, with whose it is: something from before signing in is still there after it, an
// account's goes when somebody else is here.

/** Unsent answers of a questionnaire. */
export interface StoredDraft {
  /** Id of the step that it was left at. */
  step: string;
  /** The fields that were filled in by hand. */
  answers: Draft;
}

const PREFIX = "draft-";

/**
 * A draft by its name.
 * @param read says what it is; undefined for what cannot be read
 */
export const readNamedDraft = <Value>(
  name: string,
  account: string | undefined,
  read: Reader<Value>,
): Value | undefined =>
  readStored(PREFIX + name, (json) => {
    const owner = ownerOf(json);
    return owner === null || owner === account ? read(json) : undefined;
  });

/**
 * Stores a draft by its name, for the account that is signed in, if any.
 * @returns false when the browser did not store it; then it holds until the page is left
 */
export const storeNamedDraft = (name: string, account: string | undefined, draft: object): boolean =>
  storeAll({ [PREFIX + name]: { account: account ?? null, ...draft } }, { isQuiet: true });

/** Clears a draft by its name. */
export const clearNamedDraft = (name: string): void => removeStored([PREFIX + name]);

/**
 * The draft of a questionnaire. What cannot be read, is of another version, or belongs to another account counts as
 * not there; what was filled in before signing in is still there after it.
 */
export const readDraft = (definition: Questionnaire, account: string | undefined): StoredDraft | undefined =>
  readNamedDraft(definition.kind, account, draftReader(definition));

/** Stores a draft, for the account that is signed in, if any. */
export const storeDraft = (definition: Questionnaire, account: string | undefined, draft: StoredDraft): boolean =>
  storeNamedDraft(definition.kind, account, { version: definition.version, ...draft });

/** Clears a draft, because it was sent or holds nothing any more. */
export const clearDraft = (definition: Questionnaire): void => clearNamedDraft(definition.kind);

/** Clears the drafts of accounts other than this one. */
export function clearOthersDrafts(account: string | undefined): void {
  const isOthers: Reader<boolean> = (json) => {
    const owner = ownerOf(json);
    return typeof owner === "string" && owner !== account;
  };
  removeStored(draftKeys().filter((key) => readStored(key, isOthers)));
}

/** The storage keys of all drafts. */
function draftKeys(): string[] {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}

const ownerOf = (json: unknown): unknown => (json as { account?: unknown } | null)?.account;

const draftReader =
  (definition: Questionnaire): Reader<StoredDraft> =>
  (json) => {
    const { version, step, answers } = (json ?? {}) as Record<string, unknown>;
    if (version !== definition.version || typeof answers !== "object" || answers === null) return undefined;
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
