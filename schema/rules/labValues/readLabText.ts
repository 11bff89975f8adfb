import { FIRST_LAB_DAY, type LabInterval, type LabValue } from "../../labValues.ts";
import type { Day } from "../words/days.ts";
import { withoutUnseen } from "../words/text.ts";
import { type DayInText, daysIn } from "./labDates.ts";
import { analysisAtStart, foldWord, hasSpecimen, type LabNames, labNames, type NamedAnalysis } from "./labNames.ts";
import {
  intervalsIn,
  limitsOf,
  numbersIn,
  type Span,
  type WrittenNumber,
  withoutSpans,
  withoutUnits,
} from "./labNumbers.ts";
import { isOldHbA1c, OLD_HBA1C, plausibilityOf } from "./measurements.ts";
import { hasPersonalNumber, withoutPersonalNumbers } from "./personalNumber.ts";

/** The most lines and characters of a text that is read, and the most characters of a line. */
export const MAX_LAB_LINES = 20_000;
export const MAX_LAB_TEXT = 2_000_000;
const MAX_LINE = 300;
/** So many lines are read in a step. */
const LINES_IN_STEP = 10;

/** A value as a text tells it; its day is null where the text tells none. */
export interface FoundLabValue extends Omit<LabValue, "day" | "laboratory" | "note"> {
  day: Day | null;
}

/** What a line of a text is. Nothing of its words is kept, only its place, from zero. */
export type LabLine =
  | {
      kind: "VALUE";
      line: number;
      value: FoundLabValue;
      /** Swedish: 'Menar du 30 ng/mL?'; null where nothing is asked. */
      question: string | null;
    }
  | {
      kind: "NOT_UNDERSTOOD";
      line: number;
      /** The marker that the line names; null where it names none that is known. */
      marker: string | null;
      /** Swedish. */
      reason: string;
    }
  | { kind: "NOT_A_VALUE"; line: number };

/** What a text was read as. */
export interface ReadLabText {
  lines: LabLine[];
  /** Swedish: why nothing was read; null where the text was read. */
  refusal: string | null;
}

/** A line by what it consists of. */
type Part =
  | { kind: "BLANK" | "OTHER" | "DAY" }
  /** A name on a line of its own; without an analysis where it is none that is known. */
  | { kind: "NAME"; analysis: NamedAnalysis | undefined; rest: string }
  /** A value, an interval or both, without a name. */
  | { kind: "FRAGMENT"; text: string; hasValue: boolean; unitOnly: boolean }
  | { kind: "ANALYSIS"; analysis: NamedAnalysis; rest: string }
  | { kind: "UNKNOWN"; reason: string };

interface Line {
  place: number;
  part: Part;
  /** The day that the line tells of its own value; null for a date that is not clear. */
  day: Day | null | undefined;
}

/** Names by the list of markers, since a page reads again with every change of the text. */
const kept = new WeakMap<readonly { name: string }[], LabNames>();

function namesOf(markers: readonly { name: string }[]): LabNames {
  const names = kept.get(markers) ?? labNames(markers);
  kept.set(markers, names);
  return names;
}

/**
 * Reads a pasted text: a laboratory's letter, the national journal, a table's columns; in steps between which a page can
 * answer its visitor. No number is returned that is not in the line it belongs to; whatever can be read in two ways is
 * NOT_UNDERSTOOD, with what is asked.
 * @param markers those of the catalogue
 * @param today no sample was taken later
 * @yields between steps, each as short as one
 */
export function* readLabTextInSteps(
  text: string,
  markers: readonly { name: string }[],
  today: Day,
): Generator<undefined, ReadLabText> {
  if (text.length > MAX_LAB_TEXT) return { lines: [], refusal: "Texten är för lång. Klistra in ett provsvar i taget." };
  const written = text.split(/\r\n|[\n\r\u2028\u2029]/);
  if (written.length > MAX_LAB_LINES)
    return { lines: [], refusal: "Texten har fler än 20 000 rader. Klistra in ett provsvar i taget." };
  const names = namesOf(markers);
  const lines: Line[] = [];
  let day: Day | null | undefined;
  let isBelow = false;
  for (const [place, line] of written.entries()) {
    const read = partOf(line, names, today);
    if (read.part.kind === "DAY") day = read.day ?? null;
    else if (read.part.kind === "OTHER" && read.mayBeSampling) day = null;
    // A value above the first day has its own below it, or none: then it is not clear whose the others are either.
    isBelow ||= day === undefined && hasValueAlone(read);
    // Undefined: the line tells none of its own; that of a line above holds.
    lines.push({ place, part: read.part, day: read.day === undefined ? (isBelow ? null : day) : read.day });
    if ((place + 1) % LINES_IN_STEP === 0) yield;
  }
  const hasPoints = lines.some(({ part }) => DECIMAL_POINT.test(textOf(part)));
  return { lines: yield* told(lines, { today, hasPoints }), refusal: null };
}

/** What holds for all lines of a text. */
interface TextContext {
  today: Day;
  /** Its numbers have decimal points, so that a comma before three digits may stand for a thousand. */
  hasPoints: boolean;
}

const DECIMAL_POINT = /(?<![\d.,])\d+\.\d{1,2}(?![\d.,])/;
const AMBIGUOUS_COMMA = /(?<![\d.,])[1-9]\d{0,2},\d{3}(?![\d.,]*\d)/;

const textOf = (part: Part): string =>
  part.kind === "ANALYSIS" ? part.rest : part.kind === "FRAGMENT" ? part.text : "";

/** Whether a line has a value, and no day. */
const hasValueAlone = ({ part, day }: Pick<Line, "part" | "day">): boolean =>
  day === undefined &&
  ((part.kind === "FRAGMENT" && part.hasValue) || (part.kind === "ANALYSIS" && /\d/.test(part.rest)));

// ——— Lines

/** Words on a line that tells when a sample was taken. */
const SAMPLING = new Set([
  "provtagning",
  "provtagningsdatum",
  "provtagningstid",
  "provtagningstidpunkt",
  "provtagningsdag",
  "provtaget",
  "provdatum",
  "provdag",
  "datum",
  "dag",
  "taget",
  "togs",
  "tagen",
  "prov",
  "provet",
  "provtagen",
  "den",
  "kl",
  "tid",
  "och",
  "collected",
  "sample",
  "date",
  "prøvetagningsdato",
  "prøvedato",
  "dato",
]);
/** What a line begins with that tells when something else was done: it leaves the day of the sample as it is. */
const ELSE_DONE =
  /^(?:svar|besvarad|utskri|ankom|bestall|remi|rapport|report|godkand|signera|valid|fodd|fodelse|issued|received|mottag|analys|vidim)/u;
/** In words that tell of a sample, whatever else the line tells. */
const OF_SAMPLE = /^(?:prov|prøv|tag|collect|sampl)/u;
/** The first word of a line that tells when a sample was taken. */
const SAMPLING_START =
  /^(?:provtag\p{L}*|provdatum|provdag|provtid|taget|tagen|togs|collect\p{L}*|prøvetag\p{L}*|prøvedato)$/u;
/** A day that is written in none of the ways that are read, as '6/4-26', '7 apr -26', 'i april'. */
const UNREAD_DAY = /\d|(?<!\p{L})(?:jan|feb|mar|apr|maj|jun|jul|aug|sep|okt|nov|dec|may|oct)/iu;
const CLOCK = /(?<!\d)\d{1,2}[:.]\d{2}(?!\d)/gu;
const FASTING = new Set(["fastande", "faste", "fasta", "fasteprov", "fp", "fs", "fasting"]);
const NOT = new Set(["ej", "icke", "inte"]);
/** Words beside a value that change nothing of it. */
const BESIDE = new Set([
  "h",
  "l",
  "hog",
  "lag",
  "hogt",
  "lagt",
  "high",
  "low",
  "normal",
  "normalt",
  "forhojt",
  "forhojd",
  "avvikande",
  "calc",
  "ifcc",
  "plasma",
  "serum",
  "blod",
  "i",
  "resultat",
  "svar",
  "varde",
  "enhet",
  "f",
  "till",
  "feu",
]);
const REFERENCE = new Set([
  "ref",
  "referens",
  "referensintervall",
  "refintervall",
  "intervall",
  "referensomrade",
  "referensvarde",
  "refvarde",
  "ri",
  "int",
]);

/** The number of a line in a list: '1. Ferritin'. */
const ORDINAL = /^\s*\d{1,3}[.)]\s+(?=\p{L})/u;
/** How a value is, beside its name: it is seen from the interval. */
const REFERENCE_FLAG = /(?<!\p{L})(?:inom|över|under|utanför)\s{1,3}(?:referens|normal)\p{L}*/giu;
const WORDS = /\p{L}[\p{L}\p{M}\p{N}]*/gu;

interface ReadLine extends Pick<Line, "part" | "day"> {
  /** Whether the line, which is no value, may tell another day of the samples below than what stands above. */
  mayBeSampling?: boolean;
}

function partOf(written: string, names: LabNames, today: Day): ReadLine {
  const line = withoutUnseen(written);
  if (line.trim() === "") return { part: { kind: "BLANK" }, day: undefined };
  if (hasPersonalNumber(line.slice(0, MAX_LINE))) {
    const mayBeSampling = daysIn(withoutPersonalNumbers(line.slice(0, MAX_LINE)), today).length > 0;
    return { part: personalNumberPart(line), day: undefined, mayBeSampling };
  }
  if (line.length > MAX_LINE) return { part: longPart(line), day: undefined };
  const days = daysIn(line, today);
  const plain = withoutSpans(line, days)
    .replace(ORDINAL, (mark) => " ".repeat(mark.length))
    .replace(REFERENCE_FLAG, (phrase) => " ".repeat(phrase.length));
  const [first, ...others] = days;
  const day = first ? (others.some((other) => other.day !== first.day) ? null : (first.day ?? null)) : undefined;
  const analysis = analysisAtStart(plain.trimStart(), names);
  if (analysis) {
    const rest = plain.trimStart().slice(analysis.end);
    const isNameOnly = !/\d/.test(rest) && wordsOf(rest).every((word) => isBeside(word));
    return { part: { kind: isNameOnly ? "NAME" : "ANALYSIS", analysis, rest }, day };
  }
  const sampled = sampledAtStart(line, days);
  if (sampled) return { part: { kind: "DAY" }, day: sampled };
  if (hasSpecimen(plain.trimStart())) return { part: unknownPart(plain), day };
  const words = wordsOf(plain);
  const mayBeSampling =
    (days.some((one) => !one.day || one.day <= today) && !isOfElse(words)) ||
    (days.length === 0 && SAMPLING_START.test(words[0] ?? "") && UNREAD_DAY.test(line.replace(CLOCK, "")));
  return { part: namelessPart(plain, day !== undefined), day, mayBeSampling };
}

const isOfElse = (words: readonly string[]): boolean =>
  ELSE_DONE.test(words[0] ?? "") && !words.some((word) => OF_SAMPLE.test(word));

/** The day in 'Provtaget 2026-01-09, svar 2026-01-10', or in 'Provtaget 2026-01-09 av Eva'. */
function sampledAtStart(line: string, [sampled, other, ...more]: readonly DayInText[]): Day | undefined {
  if (!sampled || more.length > 0) return undefined;
  const before = wordsOf(line.slice(0, sampled.start));
  if (!before.some((word) => OF_SAMPLE.test(word)) || !before.every((word) => SAMPLING.has(word))) return undefined;
  const after = line.slice(sampled.end, other?.start);
  return (other ? isOfElse(wordsOf(after)) : !/\d/.test(after)) ? sampled.day : undefined;
}

const UNKNOWN_ANALYSIS = "Vi känner inte igen vad som är mätt.";

/** An analysis that is none of ours, by the kind of sample that its name begins with. */
const unknownPart = (plain: string): Part =>
  /\d/.test(plain) ? { kind: "UNKNOWN", reason: UNKNOWN_ANALYSIS } : { kind: "NAME", analysis: undefined, rest: plain };

const longPart = (line: string): Part =>
  /\d/.test(line.slice(0, MAX_LINE))
    ? { kind: "UNKNOWN", reason: "Raden är för lång för att läsas. Dela upp den, ett värde på varje rad." }
    : { kind: "OTHER" };

/** Whose letter it is; where a value is on the same line, it is not read with it, and that is said. */
const personalNumberPart = (line: string): Part =>
  line.length <= MAX_LINE && withoutUnits(withoutPersonalNumbers(line), undefined).units.length > 0
    ? { kind: "UNKNOWN", reason: "Raden har ett personnummer, så den läses inte. Fyll i värdet själv." }
    : { kind: "OTHER" };

const wordsOf = (text: string): string[] => [...text.matchAll(WORDS)].map(([word]) => foldWord(word));
const isBeside = (word: string): boolean =>
  BESIDE.has(word) || FASTING.has(word) || NOT.has(word) || REFERENCE.has(word);

/** A number with what looks like a unit that is none of ours: '9 mm/t'. */
const OTHER_UNIT = /\d\s{1,12}[\p{L}\p{N}^*µ]{1,12}\/(?:L|dL|mL|[µu]L|t|h|min|d|24 ?h|mol|mmol|g|kg)(?![\p{L}\p{N}])/iu;

function namelessPart(plain: string, hasDay: boolean): Part {
  const { text, units } = withoutUnits(plain, undefined);
  const words = wordsOf(text);
  const hasNumber = /\d/.test(text);
  if (hasDay && !hasNumber && words.every((word) => SAMPLING.has(word))) return { kind: "DAY" };
  if (words.every(isBeside) && (hasNumber || units.length > 0)) {
    const isInterval = words.some((word) => REFERENCE.has(word)) || intervalsIn(text).length > 0;
    const numbers = numbersIn(withoutSpans(text, intervalsIn(text)));
    const hasValue = words.some((word) => REFERENCE.has(word)) ? false : numbers.length > 0;
    if (units.length > 0 || isInterval || (hasNumber && words.length === 0))
      return { kind: "FRAGMENT", text: plain, hasValue, unitOnly: !hasNumber };
  }
  if (hasNumber && (units.length > 0 || OTHER_UNIT.test(text))) return { kind: "UNKNOWN", reason: UNKNOWN_ANALYSIS };
  return { kind: "OTHER" };
}

// ——— From lines to values

/** What every line is, where names and values may stand on lines of their own. */
function* told(lines: readonly Line[], context: TextContext): Generator<undefined, LabLine[]> {
  const result: LabLine[] = [];
  let at = 0;
  let steps = 0;
  while (at < lines.length) {
    const line = lines[at];
    if (!line) break;
    if (++steps % LINES_IN_STEP === 0) yield;
    if (line.part.kind !== "NAME" && line.part.kind !== "FRAGMENT") {
      result.push(toldAlone(line, context));
      at += 1;
      continue;
    }
    let end = at;
    while (end < lines.length && isOfBlock(lines[end])) end += 1;
    result.push(...toldBlock(lines.slice(at, end), result.at(-1), context));
    at = end;
  }
  return result;
}

const isOfBlock = (line: Line | undefined): boolean =>
  line !== undefined && ["NAME", "FRAGMENT", "BLANK", "DAY"].includes(line.part.kind);

const nothing = ({ place }: Line): LabLine => ({ kind: "NOT_A_VALUE", line: place });
const asks = ({ place }: Line, marker: string | null, reason: string): LabLine => ({
  kind: "NOT_UNDERSTOOD",
  line: place,
  marker,
  reason,
});

function toldAlone(line: Line, context: TextContext): LabLine {
  const { part } = line;
  if (part.kind === "UNKNOWN") return asks(line, null, part.reason);
  return part.kind === "ANALYSIS" ? toldAnalysis(line, part.analysis, part.rest, context) : nothing(line);
}

const APART = "Namn och värden står skilda åt, så det går inte att se vilka som hör ihop.";

/** Lines with a name or a value only: each name must be followed by its own. */
function toldBlock(lines: readonly Line[], before: LabLine | undefined, context: TextContext): LabLine[] {
  const told = new Map<number, LabLine>();
  const kinds = lines.filter(({ part }) => part.kind === "NAME" || part.kind === "FRAGMENT");
  const firstName = kinds.findIndex(({ part }) => part.kind === "NAME");
  const leading = firstName < 0 ? kinds : kinds.slice(0, firstName);
  const hasOrphan = leading.some(({ part }) => part.kind === "FRAGMENT" && part.hasValue);
  for (const line of leading) if (!isIntervalOf(line, before)) told.set(line.place, leadingFragment(line));
  const groups = groupsOf(firstName < 0 ? [] : kinds.slice(firstName));
  // Two names in a row, or a value before the first name: a table whose columns were pasted one after the other. One that
  // ends with a name has no values below it.
  const isTable = groups.slice(0, -1).some(({ fragments }) => fragments.length === 0);
  for (const { name, analysis, fragments } of groups) {
    if (hasOrphan || isTable) {
      if (fragments.length > 0 || groups.length > 1)
        told.set(name.place, asks(name, analysis?.measurement.marker ?? null, APART));
      for (const line of fragments) if (hasValue(line)) told.set(line.place, asks(line, null, APART));
    } else if (!analysis) {
      if (fragments.some(hasValue)) told.set(name.place, asks(name, null, UNKNOWN_ANALYSIS));
    } else if (fragments.length === 0) {
      if (groups.length > 1) told.set(name.place, asks(name, analysis.measurement.marker, "Det står inget tal."));
    } else {
      const rest = fragments.map(({ part }) => (part.kind === "FRAGMENT" ? part.text : "")).join("\t");
      const own = fragments.find(({ day }) => day !== undefined && day !== null)?.day;
      told.set(name.place, toldAnalysis({ ...name, day: own ?? name.day }, analysis, rest, context));
    }
  }
  return lines.map((line) => told.get(line.place) ?? nothing(line));
}

const hasValue = ({ part }: Line): boolean => part.kind === "FRAGMENT" && part.hasValue;

const leadingFragment = (line: Line): LabLine =>
  hasValue(line) ? asks(line, null, "Det står inget namn före värdet.") : nothing(line);

/** An interval on the line below its value. */
function isIntervalOf({ part }: Line, before: LabLine | undefined): boolean {
  if (part.kind !== "FRAGMENT" || part.hasValue || before?.kind !== "VALUE" || before.value.interval) return false;
  const { text } = withoutUnits(part.text, undefined);
  const [interval, ...others] = intervalsIn(text);
  if (interval?.limits && others.length === 0) before.value.interval = interval.limits;
  return true;
}

interface Group {
  name: Line;
  analysis: NamedAnalysis | undefined;
  fragments: Line[];
}

function groupsOf(lines: readonly Line[]): Group[] {
  const groups: Group[] = [];
  for (const line of lines) {
    if (line.part.kind === "NAME") groups.push({ name: line, analysis: line.part.analysis, fragments: [] });
    else groups.at(-1)?.fragments.push(line);
  }
  return groups;
}

// ——— A value

function toldAnalysis(
  line: Line,
  { measurement, hasSpecimen: isNamedFully, isFasting, problem }: NamedAnalysis,
  rest: string,
  { today, hasPoints }: TextContext,
): LabLine {
  const { marker } = measurement;
  const ask = (reason: string) => asks(line, marker, reason);
  const { text, units } = withoutUnits(rest, measurement.units);
  const unitNames = [...new Set(units.map(({ unit }) => unit))];
  const words = wordsOf(text);
  const strange = words.find((word) => !isBeside(word));
  if (!/\d/.test(text)) return strange && !isNamedFully ? nothing(line) : ask("Det står inget tal.");
  if (problem) return ask(problem);
  if (strange) return ask(`Det är oklart om raden gäller ${marker}. Fyll i värdet själv.`);
  const [either] = (hasPoints && AMBIGUOUS_COMMA.exec(text)) || [];
  if (either) return ask(`${either} kan läsas på mer än ett sätt. Skriv talet med decimalkomma.`);
  const intervals = intervalsIn(text);
  const numbers = numbersIn(withoutSpans(text, intervals));
  const [number, limit, ...more] = numbers;
  const unclear = numbers.find((one) => one.number === undefined);
  if (unclear) return ask(`${unclear.written} kan läsas på mer än ett sätt. Skriv talet med decimalkomma.`);
  if (!number) return ask("Det står ett intervall, men inget värde.");
  const bound =
    limit && more.length === 0 && intervals.length === 0 ? boundAfter(text, number, limit, units) : undefined;
  if (limit && !bound) return ask("Det står flera tal som kan vara värdet.");
  if (intervals.length > 1 || intervals.some(({ limits }) => !limits)) return ask("Intervallet går inte att läsa.");
  if (unitNames.length > 1) return ask("Det står två olika enheter.");
  const unit = unitNames[0] ?? (measurement.units.includes("") ? "" : undefined);
  if (unit === undefined)
    return ask(`Enheten saknas. ${marker} mäts i ${measurement.units.filter(Boolean).join(" eller ")}.`);
  if (unit === null || !measurement.units.includes(unit))
    return ask(`Enheten passar inte. ${marker} mäts i ${measurement.units.filter(Boolean).join(" eller ")}.`);
  if (line.day && (line.day > today || line.day < FIRST_LAB_DAY)) return ask("Datumet kan inte stämma.");
  if (line.day && isOldHbA1c(marker, unit, line.day)) return ask(OLD_HBA1C);
  const found = number.number ?? 0;
  const { isPlausible, question } = plausibilityOf(measurement, found, unit);
  if (!isPlausible) return ask(question ?? "Kontrollera siffrorna.");
  const value: FoundLabValue = {
    marker,
    comparator: number.comparator,
    number: found,
    unit,
    day: line.day ?? null,
    isFasting: fastingOf(words, isFasting),
    interval: bound ?? intervals[0]?.limits ?? null,
  };
  return { kind: "VALUE", line: line.place, value, question };
}

function fastingOf(words: readonly string[], isFasting: boolean | null): boolean | null {
  const at = words.findIndex((word) => FASTING.has(word));
  if (at < 0) return isFasting;
  return !NOT.has(words[at - 1] ?? "");
}

/**
 * A limit after a value that stands with its unit: '12 mg/L <5,0', '<1 mg/L <5' (what a method can measure is less than the
 * limit); undefined where either may be the value.
 */
function boundAfter(
  text: string,
  value: WrittenNumber,
  limit: WrittenNumber,
  units: readonly Span[],
): LabInterval | undefined {
  const isWithUnit = units.some(
    ({ start, end }) => start >= value.end && end <= limit.start && !/[^\s|*hl]/iu.test(text.slice(value.end, start)),
  );
  if (!isWithUnit || !limit.comparator || limit.number === undefined || value.number === undefined) return undefined;
  const isBelow = value.comparator === "LESS_THAN" && limit.comparator === "LESS_THAN" && value.number <= limit.number;
  const isAbove =
    value.comparator === "GREATER_THAN" && limit.comparator === "GREATER_THAN" && value.number >= limit.number;
  return value.comparator === null || isBelow || isAbove ? limitsOf(limit.comparator, limit.number) : undefined;
}
