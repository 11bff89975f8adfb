import { z } from "../../../../schema/zod.ts";
import { clearNamedDraft, readNamedDraft, storeNamedDraft } from "../../../guest/drafts.ts";
import { draftRow, draftSample } from "./entryDraft.ts";
import type { ValueFields } from "./entrySchema.ts";

const NAME = "lab-values-one";

/** What a dialog writes of one value, and whose draft it is. */
export interface ValueDraft {
  /** Names the value: its identifier, or the line that it was read from. */
  of: string;
  /** Undefined for a guest's. */
  account: string | undefined;
}

const fields: z.ZodType<ValueFields> = draftRow.extend(draftSample.shape);

/** What was written of a value in a dialog that was neither saved nor closed, e.g. when the page was loaded anew. */
export const readValueDraft = ({ of, account }: ValueDraft): ValueFields | undefined =>
  readNamedDraft(NAME, account, (json) => {
    const draft = z.object({ of: z.literal(of), fields }).safeParse(json).data;
    return draft?.fields;
  });

/** Keeps what is written of a value, in the browser alone. */
export const storeValueDraft = ({ of, account }: ValueDraft, written: ValueFields): unknown =>
  storeNamedDraft(NAME, account, { of, fields: written });

/** Clears it. */
export const clearValueDraft = (): void => clearNamedDraft(NAME);
