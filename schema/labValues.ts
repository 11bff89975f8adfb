import type { UnitName } from "./rules/labValues/units.ts";
import type { Day } from "./rules/words/days.ts";
import { readWrittenNumber } from "./rules/words/writtenNumber.ts";

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

/** True for '1.295', which is a thousand to some and a little more than one to others. */
export const isAmbiguousNumber = (written: string): boolean => /^[1-9]\d{0,2}\.\d{3}$/.test(written);

/** A value as it is written, '5,4', '<0,5', '>100': comparator and number; undefined for what is none. */
export function readLabNumber(written: string): { comparator: LabComparator | null; number: number } | undefined {
  const text = written.trim();
  const sign = /^[<>]=?|^[≤≥]/.exec(text)?.[0] ?? "";
  const digits = text.slice(sign.length).trim();
  const number = isAmbiguousNumber(digits) ? undefined : readWrittenNumber(digits);
  if (number === undefined || number < 0 || number > MAX_LAB_NUMBER) return undefined;
  return { comparator: sign ? (comparatorOf(sign) ?? null) : null, number };
}

/** A limit of an interval as it is written, '4,5'; null for none, undefined for what is no such number. */
export function readLabLimit(written: string): number | null | undefined {
  if (written.trim() === "") return null;
  const number = isAmbiguousNumber(written.trim()) ? undefined : readWrittenNumber(written);
  return number === undefined || number < 0 || number > MAX_LAB_NUMBER ? undefined : number;
}
