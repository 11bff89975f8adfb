import {
  comparatorOf,
  isAmbiguousNumber,
  type LabComparator,
  type LabInterval,
  MAX_LAB_NUMBER,
} from "../../labValues.ts";
import { isUnit, readUnitOf, type UnitName } from "./units.ts";

// Numbers, intervals and units in a line of a laboratory's answer, and where they are.

/** Where something is in a line. */
export interface Span {
  start: number;
  end: number;
}

/** A number, with the sign before it. */
export interface WrittenNumber extends Span {
  comparator: LabComparator | null;
  /** Undefined for what can be read in more than one way. */
  number: number | undefined;
  written: string;
}

/** A reference interval. */
export interface WrittenInterval extends Span {
  /** Undefined for what is no interval after all. */
  limits: LabInterval | undefined;
}

const NUMBER = /\d[\d.,\u00a0\u202f]*\d|\d/g;

/** The interval that a bound makes: "<5" ends at 5. */
export const limitsOf = (comparator: LabComparator, number: number): LabInterval =>
  comparator === "LESS_THAN" || comparator === "AT_MOST" ? { low: null, high: number } : { low: number, high: null };

/** A text with blanks where spans of it were. */
export function withoutSpans(text: string, spans: readonly Span[]): string {
  let [result, at] = ["", 0];
  for (const { start, end } of spans) {
    result += text.slice(at, start) + " ".repeat(end - start);
    at = end;
  }
  return result + text.slice(at);
}

/** Where a unit may begin and how far it goes at most: up to three parts with blanks between. */
const PIECE = /[^\s()[\];:|]+/gu;

/** A text without the units in it, and these. @param of those of the marker; undefined for any */
export function withoutUnits(
  text: string,
  of: readonly UnitName[] | undefined,
): { text: string; units: (Span & { unit: UnitName | null })[] } {
  const pieces = [...text.matchAll(PIECE)].map(({ 0: piece, index }) => {
    // '22µg/L': the unit begins after the number, unless the number is its beginning ('10^9/L').
    const number = isUnit(piece) ? 0 : (/^[<>≤≥]?=?\d+(?:[.,]\d+)?(?=[^\d.,\s])/u.exec(piece)?.[0].length ?? 0);
    return { start: index + number, end: index + piece.length };
  });
  const units: (Span & { unit: UnitName | null })[] = [];
  for (let at = 0; at < pieces.length; at++) {
    const start = pieces[at]?.start ?? 0;
    if (/^[<>≤≥=\p{Pd}*]/u.test(text.slice(start, start + 1))) continue;
    for (let count = Math.min(3, pieces.length - at); count > 0; count--) {
      const end = pieces[at + count - 1]?.end ?? 0;
      const written = text.slice(start, end).replace(/[,.*]+$/, "");
      if (!isUnit(written)) continue;
      units.push({ start, end: start + written.length, unit: of ? (readUnitOf(written, of) ?? null) : null });
      at += count - 1;
      break;
    }
  }
  return { text: withoutSpans(text, units), units };
}

const NUMBER_TEXT = String.raw`\d[\d.,\u00a0\u202f]{0,14}`;
const PAIR = new RegExp(
  String.raw`(?<![\d.,])(${NUMBER_TEXT})\s{0,3}(?:[-‐‑–—−]|till)\s{0,3}(${NUMBER_TEXT})(?![\d.,]*\d)`,
  "gu",
);
const LIMIT_IN_BRACKETS = new RegExp(String.raw`[([]\s{0,2}([<>≤≥]=?)\s{0,2}(${NUMBER_TEXT})\s{0,12}[)\]]`, "gu");
const LIMIT_AFTER_WORD = new RegExp(
  String.raw`(?:ref|referens|referensintervall|refintervall|intervall|referensområde|referensvärde|refvärde)\.?\s{0,2}:?\s{0,2}([<>≤≥]=?)\s{0,2}(${NUMBER_TEXT})`,
  "giu",
);

/** Intervals in a text without units: '10-150', '(<5,0)', 'Ref: <5'. */
export function intervalsIn(text: string): WrittenInterval[] {
  const pairs = [...text.matchAll(PAIR)].map((found) => {
    const [low, high] = [readNumber(found[1] ?? ""), readNumber(found[2] ?? "")];
    const isInterval = low !== undefined && high !== undefined && low < high;
    return { ...spanOf(found), limits: isInterval ? { low, high } : undefined };
  });
  const bounds = [...text.matchAll(LIMIT_IN_BRACKETS), ...text.matchAll(LIMIT_AFTER_WORD)].map((found) => {
    const [comparator, number] = [comparatorOf(found[1] ?? ""), readNumber(found[2] ?? "")];
    return { ...spanOf(found), limits: comparator && number !== undefined ? limitsOf(comparator, number) : undefined };
  });
  const all = [...pairs, ...bounds].sort((one, other) => one.start - other.start);
  return all.filter(({ start }, place) => place === 0 || start >= (all[place - 1]?.end ?? 0));
}

const spanOf = (found: RegExpMatchArray): Span => ({
  start: found.index ?? 0,
  end: (found.index ?? 0) + found[0].length,
});

/** Numbers in a text, with what stands before them. */
export const numbersIn = (text: string): WrittenNumber[] =>
  [...text.matchAll(NUMBER)].map((found) => {
    const { start, end } = spanOf(found);
    const sign = /[<>≤≥]=?\s?$/u.exec(text.slice(Math.max(0, start - 3), start))?.[0].trim() ?? "";
    // '1,' at the end: its decimals are on another line, or behind a blank.
    const isCut = /^[.,](?!\S)/.test(text.slice(end, end + 2));
    // No answer is below nothing: '-22' is a slip of the pen, or half of an interval.
    const isNegative = /(?:^|\s)[-‐‑–−]$/u.test(text.slice(Math.max(0, start - 2), start));
    const number = isCut || isNegative ? undefined : readNumber(found[0]);
    return { start, end, written: found[0], number, comparator: comparatorOf(sign) ?? null };
  });

/**
 * A number as it stands in an answer; undefined for one that can be read in two ways ('1.295' is a thousand or a little more
 * than one) or that is too large.
 */
function readNumber(written: string): number | undefined {
  const text = written.replace(/[.,]$/, "").replace(/(?<=\d)[\u00a0\u202f](?=\d{3}(?!\d))/g, "");
  if (!/^\d+(?:[.,]\d+)?$/.test(text) || isAmbiguousNumber(text)) return undefined;
  const number = Number(text.replace(",", "."));
  return number <= MAX_LAB_NUMBER ? number : undefined;
}
