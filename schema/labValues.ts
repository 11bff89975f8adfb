import { line } from "./products.ts";
import { measurementOf } from "./rules/labValues/measurements.ts";
import { UNIT_NAMES, type UnitName } from "./rules/labValues/units.ts";
import { type Day, isDay } from "./rules/words/days.ts";
import { tidyLine } from "./rules/words/text.ts";
import { readWrittenNumber } from "./rules/words/writtenNumber.ts";
import { z } from "./zod.ts";

/** The most characters of a laboratory's name and of a note. */
export const MAX_LABORATORY = 100;
export const MAX_LAB_NOTE = 500;
/** No number of a result is larger, in any unit. */
export const MAX_LAB_NUMBER = 10_000_000;
/** No day before is one of a result. */
export const FIRST_LAB_DAY = "1950-01-01";

/** What stands before a number that a method does not reach: names in the graph. */
export const LAB_COMPARATORS = ["LESS_THAN", "AT_MOST", "AT_LEAST", "GREATER_THAN"] as const;
export type LabComparator = (typeof LAB_COMPARATORS)[number];

/** As they are shown, and as they are written in files. */
export const COMPARATOR_SIGNS = {
  LESS_THAN: "<",
  AT_MOST: "≤",
  AT_LEAST: "≥",
  GREATER_THAN: ">",
} as const satisfies Record<LabComparator, string>;

const BY_SIGN: Readonly<Record<string, LabComparator>> = {
  "<": "LESS_THAN",
  "≤": "AT_MOST",
  "<=": "AT_MOST",
  "≥": "AT_LEAST",
  ">=": "AT_LEAST",
  ">": "GREATER_THAN",
};

/** The comparator that a sign means ('<', '≤', '<=' …); undefined for another text. */
export const comparatorOf = (sign: string): LabComparator | undefined => BY_SIGN[sign];

/** Limits that a laboratory gave with a value, in the value's unit; null where there is none on that side. */
export interface LabInterval {
  low: number | null;
  high: number | null;
}

/** A result of a laboratory. */
export interface LabValue {
  /** Name of the marker in the catalogue. */
  marker: string;
  /** Null for a number that was measured. */
  comparator: LabComparator | null;
  number: number;
  /** "" for what has no unit. */
  unit: UnitName;
  /** On which the sample was taken. */
  day: Day;
  laboratory: string | null;
  /** Null where nothing tells. */
  isFasting: boolean | null;
  /** The laboratory's own; null where it gave none. */
  interval: LabInterval | null;
  note: string | null;
}

const NUMBER = "Skriv ett tal, till exempel 5,4, <0,5 eller >100.";

/** A value as it is written, '5,4', '<0,5', '>100': comparator and number; undefined for what is none. */
export function readLabNumber(written: string): { comparator: LabComparator | null; number: number } | undefined {
  const text = written.trim();
  const sign = /^[<>]=?|^[≤≥]/.exec(text)?.[0] ?? "";
  const number = readWrittenNumber(text.slice(sign.length));
  if (number === undefined || number < 0 || number > MAX_LAB_NUMBER) return undefined;
  return { comparator: sign ? (comparatorOf(sign) ?? null) : null, number };
}

const limit = z
  .union([z.string(), z.number()], { error: "Skriv gränsen som ett tal." })
  .nullable()
  .transform((written, ctx) => {
    if (written === null || String(written).trim() === "") return null;
    const number = typeof written === "number" ? written : readWrittenNumber(written);
    if (number === undefined || !(number >= 0 && number <= MAX_LAB_NUMBER)) {
      ctx.addIssue({ code: "custom", message: "Skriv gränsen som ett tal, till exempel 4,5." });
      return z.NEVER;
    }
    return number;
  });

/** A value as somebody enters it. Whether its day is in the future is asked with `labValueSchemaOn`. */
export const labValueSchema = z
  .object({
    marker: z
      .string({ error: "Välj vad som är mätt." })
      .overwrite(tidyLine)
      .refine((name) => measurementOf(name) !== undefined, "Välj ett värde ur listan."),
    value: z.string({ error: NUMBER }).transform((written, ctx) => {
      const read = readLabNumber(written);
      if (read) return read;
      ctx.addIssue({ code: "custom", message: NUMBER });
      return z.NEVER;
    }),
    unit: z.enum(UNIT_NAMES, { error: "Välj en enhet." }),
    day: z
      .string({ error: "Ange dagen då provet togs." })
      .refine((day) => isDay(day) && day >= FIRST_LAB_DAY, "Ange dagen då provet togs, till exempel 2026-03-01."),
    laboratory: line("Laboratoriets namn", MAX_LABORATORY).transform((text) => text || null),
    isFasting: z.boolean({ error: "Svara ja eller nej." }).nullable(),
    low: limit,
    high: limit,
    note: line("Anteckningen", MAX_LAB_NOTE).transform((text) => text || null),
  })
  .superRefine(({ marker, unit, low, high }, ctx) => {
    const measurement = measurementOf(marker);
    if (measurement && !measurement.units.includes(unit))
      ctx.addIssue({
        code: "custom",
        message: `${measurement.marker} mäts inte i ${unit || "ett tal utan enhet"}.`,
        path: ["unit"],
      });
    if (low !== null && high !== null && low >= high)
      ctx.addIssue({ code: "custom", message: "Ska vara högre än den undre gränsen.", path: ["high"] });
  })
  .transform(
    ({ value, low, high, marker, ...others }): LabValue => ({
      ...others,
      ...value,
      marker: measurementOf(marker)?.marker ?? marker,
      interval: low === null && high === null ? null : { low, high },
    }),
  );

/** A value as somebody enters it, on a day after which no sample can have been taken. */
export const labValueSchemaOn = (today: Day) =>
  labValueSchema.superRefine(({ day }, ctx) => {
    if (day > today) ctx.addIssue({ code: "custom", message: "Dagen har inte varit än.", path: ["day"] });
  });
