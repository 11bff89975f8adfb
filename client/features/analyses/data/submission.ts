import type { TestKind } from "../../../../schema/analyses/vocabulary.ts";
import { clearNamedDraft, readNamedDraft, storeNamedDraft } from "../../../guest/drafts.ts";

interface Submission {
  sessionId: string;
  /** Id of the account; null for a guest. */
  by: string | null;
  /** The answers, as JSON. */
  answers: string;
}

const nameOf = (kind: TestKind) => `${kind}-submission`;

const read = (json: unknown): Submission | undefined => {
  const { sessionId, by, answers } = (json ?? {}) as Partial<Record<keyof Submission, unknown>>;
  if (typeof sessionId !== "string" || typeof answers !== "string") return undefined;
  return { sessionId, by: typeof by === "string" ? by : null, answers };
};

/**
 * The name of a sending. It is stored beside the draft until the answer has come: the same answers of the same visitor
 * that are sent again, after a closed browser or a lost answer, give the same result.
 */
export function sessionOf(kind: TestKind, account: string | undefined, given: object): string {
  const answers = JSON.stringify(given);
  const by = account ?? null;
  const known = readNamedDraft(nameOf(kind), account, read);
  if (known?.answers === answers && known.by === by) return known.sessionId;
  const sessionId = crypto.randomUUID();
  storeNamedDraft(nameOf(kind), account, { sessionId, by, answers });
  return sessionId;
}

/** Clears the submission: its answer has come. */
export const clearSubmission = (kind: TestKind): void => clearNamedDraft(nameOf(kind));
