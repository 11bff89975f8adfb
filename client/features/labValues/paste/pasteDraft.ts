import { LAB_COMPARATORS } from "../../../../schema/labValues.ts";
import { withoutPersonalNumbers } from "../../../../schema/rules/labValues/personalNumber.ts";
import { z } from "../../../../schema/zod.ts";
import { clearNamedDraft, readNamedDraft, storeNamedDraft } from "../../../guest/drafts.ts";
import type { ReviewLine } from "./readLines.ts";

const NAME = "lab-values-paste";

/** More than this is not kept: a browser has room for a few million characters in all. */
const MAX_TEXT = 200_000;
const MAX_LINES = 2_000;

/** What was pasted, or read, and is not stored yet. */
interface PasteDraft {
  text: string;
  /** The lines under check; null before they were read. */
  lines: readonly ReviewLine[] | null;
}

const value = z.object({
  markerSlug: z.string(),
  comparator: z.enum(LAB_COMPARATORS).nullable(),
  value: z.number(),
  unit: z.string(),
  sampledOn: z.string(),
  laboratory: z.string().nullable(),
  isFasting: z.boolean().nullable(),
  note: z.string().nullable(),
  referenceLow: z.number().nullable(),
  referenceHigh: z.number().nullable(),
});

const draftSchema = z.object({
  text: z.string(),
  lines: z
    .array(
      z
        .object({
          line: z.number(),
          text: z.string(),
          value: value.optional(),
          problem: z.string().optional(),
          isChosen: z.boolean(),
        })
        .transform((line): ReviewLine => ({ ...line, value: line.value, problem: line.problem })),
    )
    .nullable(),
});

/** What was pasted and not stored; undefined where nothing was, or where it is somebody else's. */
export const readPasteDraft = (account: string | undefined): PasteDraft | undefined =>
  readNamedDraft(NAME, account, (json) => draftSchema.safeParse(json).data);

/** Keeps what was pasted, in the browser alone and without personal numbers; where nothing was, nothing is kept. */
export function storePasteDraft(account: string | undefined, { text, lines }: PasteDraft): void {
  const kept = {
    text: text.length <= MAX_TEXT ? withoutPersonalNumbers(text) : "",
    lines: lines && lines.length > 0 && lines.length <= MAX_LINES ? lines : null,
  };
  if (kept.text.trim() || kept.lines) storeNamedDraft(NAME, account, kept);
  else if (readPasteDraft(account)) clearNamedDraft(NAME);
}
