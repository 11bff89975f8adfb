import { laboratorySchema, noteSchema, sampledOnSchema } from "../../../../schema/labValues/recordedValue.ts";
import { COMPARATOR_SIGNS, isAmbiguousNumber, readLabLimit, readLabNumber } from "../../../../schema/labValues.ts";
import { z } from "../../../../schema/zod.ts";
import type { Amount } from "../labWords.ts";

/** What is written of one value, as the form has it. */
export interface ValueRow {
  /** Slug; empty while none is chosen. */
  marker: string;
  amount: string;
  unit: string;
  /** The laboratory's own interval. */
  low: string;
  high: string;
  /** True once somebody has said that an unusual value is right. */
  isSure: boolean;
}

/** What is written of the sample that values are from. */
export interface SampleFields {
  sampledOn: string;
  laboratory: string;
  isFasting: "" | "yes" | "no";
  note: string;
}

/** A value that is ready to be stored. */
export interface EnteredValue extends Amount {
  markerSlug: string;
  sampledOn: string;
  laboratory: string | null;
  /** Null: not known. */
  isFasting: boolean | null;
  note: string | null;
  /** The laboratory's own interval, in the value's unit. */
  referenceLow: number | null;
  referenceHigh: number | null;
}

/** A unit in which a number would be usual. */
export interface MeantUnit {
  unit: string | undefined;
}

/** Says whether a value is one that hardly anybody has; undefined for what is usual. */
export type AskAmount = (marker: string, amount: Amount) => MeantUnit | undefined;

export const emptyRow = (marker = "", unit = ""): ValueRow => ({
  marker,
  amount: "",
  unit,
  low: "",
  high: "",
  isSure: false,
});

/** Whether nothing is written in a row; a marker that came with the address is nothing that was written. */
export const isEmptyRow = ({ amount, low, high }: ValueRow): boolean =>
  [amount, low, high].every((text) => !text.trim());

const SAMPLE = {
  sampledOn: sampledOnSchema,
  laboratory: laboratorySchema,
  isFasting: z.enum(["", "yes", "no"]),
  note: noteSchema.transform((note) => note.trim()),
};

const ROW = {
  marker: z.string(),
  amount: z.string(),
  unit: z.string(),
  low: z.string(),
  high: z.string(),
  isSure: z.boolean(),
};

/** A number as a laboratory gives it: '4,5', '<0,5', '> 100'; undefined for what is none. */
export function readAmount(text: string): Pick<Amount, "comparator" | "value"> | undefined {
  const read = readLabNumber(text);
  return read && { comparator: read.comparator, value: read.number };
}

const AMBIGUOUS_NUMBER = "Talet kan läsas på två sätt. Skriv det med decimalkomma, eller utan punkt.";

/** Checks what is written of a value, and says at each field what is wrong. */
function checkRow(ask: AskAmount, row: ValueRow, tell: (field: keyof ValueRow, message: string) => void) {
  if (!row.marker) tell("marker", "Välj en markör i listan.");
  const amount = readAmount(row.amount);
  if (!amount)
    tell(
      "amount",
      isAmbiguousNumber(row.amount.trim()) ? AMBIGUOUS_NUMBER : "Skriv ett tal, till exempel 4,5 eller <0,5.",
    );
  const [low = null, high = null] = (["low", "high"] as const).map((name) => {
    const limit = readLabLimit(row[name]);
    if (limit === undefined)
      tell(name, isAmbiguousNumber(row[name].trim()) ? AMBIGUOUS_NUMBER : "Skriv ett tal, eller lämna tomt.");
    return limit ?? null;
  });
  if (low !== null && high !== null && low >= high) tell("high", "Ska vara högre än den undre gränsen.");
  const written = { comparator: amount?.comparator ?? null, value: amount?.value ?? 0, unit: row.unit };
  if (amount && row.marker && !row.isSure && ask(row.marker, written)) tell("amount", "Svara på frågan nedanför.");
  return { markerSlug: row.marker, ...written, referenceLow: low, referenceHigh: high };
}

const orNull = (text: string): string | null => text || null;
const FASTING = { "": null, yes: true, no: false } as const;

const ofSample = (sample: SampleFields): Pick<EnteredValue, "sampledOn" | "laboratory" | "isFasting" | "note"> => ({
  sampledOn: sample.sampledOn,
  laboratory: orNull(sample.laboratory),
  isFasting: FASTING[sample.isFasting],
  note: orNull(sample.note),
});

/** A sample with its values, as the table has them; rows in which nothing is written count for nothing. */
export interface EntryFields extends SampleFields {
  rows: ValueRow[];
}

/** What the table's form must hold. */
export const entrySchema = (ask: AskAmount): z.ZodType<EnteredValue[], EntryFields> =>
  z
    .object({
      ...SAMPLE,
      rows: z
        .array(
          z
            .object(ROW)
            .transform((row, ctx) =>
              isEmptyRow(row)
                ? null
                : checkRow(ask, row, (field, message) => ctx.addIssue({ code: "custom", message, path: [field] })),
            ),
        )
        .superRefine((rows, ctx) => {
          if (rows.every((row) => row === null))
            ctx.addIssue({ code: "custom", message: "Skriv in minst ett värde.", path: [0, "amount"] });
        }),
    })
    .transform(({ rows, ...sample }) => rows.flatMap((row) => (row ? [{ ...row, ...ofSample(sample) }] : [])));

/** One value with its sample, as the form for a single one has it. */
export interface ValueFields extends SampleFields, ValueRow {}

/** What the form of a single value must hold. */
export const valueSchema = (ask: AskAmount): z.ZodType<EnteredValue, ValueFields> =>
  z.object({ ...SAMPLE, ...ROW }).transform((fields, ctx) => ({
    ...checkRow(ask, fields, (field, message) => ctx.addIssue({ code: "custom", message, path: [field] })),
    ...ofSample(fields),
  }));

/** A sample of which nothing is written yet. */
export const EMPTY_SAMPLE: SampleFields = { sampledOn: "", laboratory: "", isFasting: "", note: "" };

const plain = (value: number | null): string => (value === null ? "" : String(value).replace(".", ","));

/** A value as the form of a single one shows it. */
export const fieldsOfValue = (value: EnteredValue): ValueFields => ({
  marker: value.markerSlug,
  amount: `${value.comparator ? COMPARATOR_SIGNS[value.comparator] : ""}${plain(value.value)}`,
  unit: value.unit,
  low: plain(value.referenceLow),
  high: plain(value.referenceHigh),
  isSure: false,
  sampledOn: value.sampledOn,
  laboratory: value.laboratory ?? "",
  isFasting: value.isFasting === null ? "" : value.isFasting ? "yes" : "no",
  note: value.note ?? "",
});
