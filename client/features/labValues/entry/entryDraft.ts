import { z } from "../../../../schema/zod.ts";
import { clearNamedDraft, readNamedDraft, storeNamedDraft } from "../../../guest/drafts.ts";
import { EMPTY_SAMPLE, type EntryFields, emptyRow, isEmptyRow } from "./entrySchema.ts";

const NAME = "lab-values-entry";

/** What is written of one value. */
export const draftRow = z.object({
  marker: z.string(),
  amount: z.string(),
  unit: z.string(),
  low: z.string(),
  high: z.string(),
  isSure: z.boolean(),
});

/** What is written of a sample. */
export const draftSample = z.object({
  sampledOn: z.string(),
  laboratory: z.string(),
  isFasting: z.enum(["", "yes", "no"]),
  note: z.string(),
});

const draftSchema: z.ZodType<EntryFields> = draftSample.extend({ rows: z.array(draftRow).min(1) });

/** Whether something is written that would be missed: markers that came with the address are nothing. */
const isWritten = ({ rows, ...sample }: EntryFields, prefilled: readonly string[]): boolean =>
  Object.values(sample).some((text) => text.trim()) ||
  rows.some((one) => !isEmptyRow(one) || (one.marker && !prefilled.includes(one.marker)));

/** What was written in the table and not stored; undefined where nothing was, or where it is somebody else's. */
export const readEntryDraft = (account: string | undefined): EntryFields | undefined =>
  readNamedDraft(NAME, account, (json) => draftSchema.safeParse(json).data);

/** Keeps what is written in the table; where nothing is, nothing is kept. */
export function storeEntryDraft(account: string | undefined, fields: EntryFields, prefilled: readonly string[]): void {
  if (isWritten(fields, prefilled)) storeNamedDraft(NAME, account, fields);
  else if (readEntryDraft(account)) clearNamedDraft(NAME);
}

/** A draft with the rows that the address asks for, of markers that it does not have yet. */
export function resumedFields(draft: EntryFields, asked: EntryFields["rows"]): EntryFields {
  const written = draft.rows.filter((one) => !isEmptyRow(one) || one.marker);
  const added = asked.filter(({ marker }) => marker && !written.some((one) => one.marker === marker));
  const rows = [...written, ...added];
  return { ...EMPTY_SAMPLE, ...draft, rows: rows.length > 0 ? rows : [emptyRow()] };
}
