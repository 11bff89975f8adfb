import { recordedValueSchema } from "../../labValues/recordedValue.ts";
import { COMPARATOR_SIGNS, comparatorOf, type LabValue, readLabLimit, readLabNumber } from "../../labValues.ts";
import { csvOf, withoutGuard } from "../words/csv.ts";
import type { Day } from "../words/days.ts";
import { slugOf } from "../words/text.ts";
import { measurementOf } from "./measurements.ts";
import { readUnitOf } from "./units.ts";

/** The columns of our file, in order. */
const COLUMNS = [
  "Datum",
  "Analys",
  "Tecken",
  "Värde",
  "Enhet",
  "Undre gräns",
  "Övre gräns",
  "Fastande",
  "Laboratorium",
  "Anteckning",
] as const;

/** The most characters and rows of a file that is read. */
const MAX_CSV = 5_000_000;
const MAX_ROWS = 20_000;

const YES_NO = new Map([
  ["ja", true],
  ["nej", false],
]);

/** Values as a file for Swedish spreadsheets: UTF-8, semicolons, decimal comma. `readLabCsv` gives the same values. */
export const labCsvOf = (values: readonly LabValue[]): string =>
  csvOf([
    COLUMNS,
    ...values.map(({ day, marker, comparator, number, unit, interval, isFasting, laboratory, note }) => [
      day,
      marker,
      comparator ? COMPARATOR_SIGNS[comparator] : null,
      number,
      unit,
      interval?.low ?? null,
      interval?.high ?? null,
      isFasting === null ? null : isFasting ? "Ja" : "Nej",
      laboratory,
      note,
    ]),
  ]);

/** What a file was read as: the values, what was wrong by its row (the first with values is 2), or why it was refused. */
export interface ReadLabFile {
  values: LabValue[];
  problems: { row: number; reason: string }[];
  refusal: string | null;
}

const refused = (refusal: string): ReadLabFile => ({ values: [], problems: [], refusal });

/** Reads our own file, also as a spreadsheet saved it again. @param today no sample was taken later */
export function readLabCsv(file: string, today: Day): ReadLabFile {
  if (file.length > MAX_CSV) return refused("Filen är för stor.");
  const rows = rowsOf(file.replace(/^\uFEFF/, ""));
  if (!rows) return refused("Filen är inte en hel CSV-fil: ett citattecken saknas.");
  const [header = [], ...others] = rows;
  const places = COLUMNS.map((name) => header.findIndex((cell) => cell.trim() === name));
  const missing = COLUMNS.filter((_, place) => (places[place] ?? -1) < 0);
  if (missing.length > 0) return refused(`Filen saknar kolumnen ${missing.map((name) => `”${name}”`).join(", ")}.`);
  if (others.length > MAX_ROWS) return refused("Filen har fler än 20 000 rader.");
  const result: ReadLabFile = { values: [], problems: [], refusal: null };
  for (const [place, cells] of others.entries()) {
    if (cells.every((cell) => cell.trim() === "")) continue;
    const [
      day = "",
      marker = "",
      sign = "",
      number = "",
      unit = "",
      low = "",
      high = "",
      fasting = "",
      laboratory = "",
      note = "",
    ] = places.map((at) => withoutGuard(cells[at] ?? ""));
    const read = valueOfRow({ day, marker, sign, number, unit, low, high, fasting, laboratory, note }, today);
    if (typeof read === "string") result.problems.push({ row: place + 2, reason: read });
    else result.values.push(read);
  }
  return result;
}

type Cells = Readonly<
  Record<"day" | "marker" | "sign" | "number" | "unit" | "low" | "high" | "fasting" | "laboratory" | "note", string>
>;

/** The value of a row, or in Swedish what is wrong with it: what holds of it is what holds of any that is recorded. */
function valueOfRow(cells: Cells, today: Day): LabValue | string {
  const { sign, fasting, day, laboratory, note } = cells;
  const measurement = measurementOf(cells.marker);
  if (!measurement) return "Analysen finns inte i vår lista.";
  const comparator = comparatorOf(sign.trim());
  if (sign.trim() && !comparator) return "Tecknet före värdet går inte att läsa.";
  const isFasting = YES_NO.get(fasting.trim().toLowerCase()) ?? null;
  if (fasting.trim() && isFasting === null) return "Skriv Ja eller Nej i kolumnen Fastande.";
  const number = readLabNumber(`${comparator ? COMPARATOR_SIGNS[comparator] : ""}${cells.number}`);
  if (!number) return "Skriv ett tal, till exempel 5,4, <0,5 eller >100.";
  const [low, high] = [readLabLimit(cells.low), readLabLimit(cells.high)];
  if (low === undefined || high === undefined) return "Skriv gränsen som ett tal, till exempel 4,5.";
  if (day.trim() > today) return "Dagen har inte varit än.";
  const { data, error } = recordedValueSchema.safeParse({
    ...{ markerSlug: slugOf(measurement.marker), comparator: number.comparator, value: number.number },
    unit: readUnitOf(cells.unit, measurement.units) ?? cells.unit.trim(),
    ...{ sampledOn: day.trim(), laboratory, isFasting, note, referenceLow: low, referenceHigh: high },
  });
  if (!data) return error.issues[0]?.message ?? "Raden går inte att läsa.";
  return {
    ...{ marker: measurement.marker, comparator: data.comparator, number: data.value, unit: data.unit },
    ...{ day: data.sampledOn, laboratory: data.laboratory, isFasting: data.isFasting, note: data.note },
    interval: low === null && high === null ? null : { low, high },
  };
}

/**
 * A file of other columns than ours as lines with tabs between the cells, as a table is that was copied from a page.
 * @returns undefined for what is no such file
 */
export function csvAsLines(file: string): string | undefined {
  const text = file.replace(/^\uFEFF/, "");
  const [header = ""] = text.trimStart().split("\n", 1);
  const separator = [";", ",", "\t"].find((sign) => header.includes(sign));
  const rows = separator && text.length <= MAX_CSV ? rowsOf(text, separator) : undefined;
  return rows?.map((cells) => cells.map((cell) => cell.replace(/\s+/g, " ").trim()).join("\t")).join("\n");
}

/** The cells of a file, by hand, in one pass; undefined where quotation marks do not end. */
function rowsOf(file: string, separator = ";"): string[][] | undefined {
  const rows: string[][] = [];
  let [cells, cell, isQuoted]: [string[], string, boolean] = [[], "", false];
  for (let at = 0; at < file.length; at++) {
    const sign = file.charAt(at);
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (file.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === "") isQuoted = true;
    else if (sign === separator) {
      cells.push(cell);
      cell = "";
    } else if (sign === "\n") {
      rows.push([...cells, cell.replace(/\r$/, "")]);
      [cells, cell] = [[], ""];
    } else cell += sign;
  }
  if (isQuoted) return undefined;
  if (cell !== "" || cells.length > 0) rows.push([...cells, cell]);
  return rows;
}
