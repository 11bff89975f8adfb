import type { Hash } from "node:crypto";
import type { Readable } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import {
  FILE_COLUMNS,
  type FileColumn,
  isColumn,
  kindOfColumn,
  type TransferFormat,
} from "../../../../schema/catalogueTransfer.ts";
import { COLUMN_WORDS } from "../../../../schema/importWords.ts";
import { cellProblem, garbledProblem, readCell } from "../../../../schema/rules/catalogue/mapping/cells.ts";
import { type CsvRecord, cellsUnder, csvRecords } from "./reading/csvRecords.ts";
import { type ImportProblem, UnreadableFile } from "./reading/importProblem.ts";
import { importText } from "./reading/importText.ts";
import { jsonItems } from "./reading/jsonItems.ts";
import { hashed } from "./reading/unpack.ts";

/** A product as a file has it: the columns that it says something in, or why it cannot be read. */
export interface ImportLine {
  line: number;
  values: Map<FileColumn, unknown>;
  problem?: Omit<ImportProblem, "line">;
  /** What of it is left out. */
  warnings?: readonly Omit<ImportProblem, "line">[];
}

/** Lines read before yielding to the event loop. */
const TURN = 200;

/**
 * The products of a file, one after the other; however large it is, only what is being read is held.
 * @param hash gets every byte that was read
 * @throws UnreadableFile where it is no file of this format
 */
export async function* readImportFile(file: Readable, format: TransferFormat, hash?: Hash): AsyncGenerator<ImportLine> {
  const text = importText(hashed(file, hash), { mayBeWindows: format === "csv" });
  const lines = READERS[format](text);
  let count = 0;
  try {
    for await (const line of lines) {
      yield line;
      if (++count % TURN === 0) await nextTurn();
    }
  } finally {
    file.destroy();
  }
}

async function* readCsv(text: AsyncGenerator<string>): AsyncGenerator<ImportLine> {
  let columns: Columns | undefined;
  for await (const record of csvRecords(text)) {
    if (columns) yield csvLineOf(record, columns);
    else columns = headOf(record.cells, record.line);
  }
}

/** What the columns of a file are; null for one without a name, as spreadsheets keep where something stood once. */
type Columns = (FileColumn | null)[];

/** A column's name without case, blanks and signs that nobody sees. */
const foldedName = (name: string): string =>
  name
    .normalize("NFC")
    .replace(/[\s\p{Cf}_-]/gu, "")
    .toLowerCase();

/** Columns by their names, and by their Swedish ones. */
const columnsByName = new Map(
  FILE_COLUMNS.flatMap((column) =>
    [column, ...COLUMN_WORDS[column]].map((name) => [foldedName(name), column] as const),
  ),
);

const COLUMN_LIST = FILE_COLUMNS.map((column) => `${COLUMN_WORDS[column][0]} (${column})`).join(", ");

/** The columns that a first line names. */
function headOf(record: string[], line: number): Columns {
  const names = record.map((name) => columnsByName.get(foldedName(name)) ?? name.trim());
  for (const [index, name] of names.entries()) {
    if (name === "") continue;
    if (!isColumn(name)) {
      const shown = name.length > 60 ? `${name.slice(0, 60)}…` : name;
      throw new UnreadableFile(line, `Kolumnen ”${shown}” finns inte. Kolumnerna är ${COLUMN_LIST}.`);
    }
    if (names.indexOf(name) !== index) throw new UnreadableFile(line, `Kolumnen ”${name}” står två gånger.`);
  }
  return names.map((name) => (name || null) as Columns[number]);
}

function csvLineOf(record: CsvRecord, columns: Readonly<Columns>): ImportLine {
  const { line } = record;
  const values: ImportLine["values"] = new Map();
  const read = cellsUnder(record, columns.length);
  if ("problem" in read) return { line, values, problem: { field: null, message: read.problem } };
  for (const [index, column] of columns.entries()) {
    const cell = read.cells[index];
    // What is not there stays as it is.
    if (cell === undefined) continue;
    if (column === null) {
      if (cell.trim() === "") continue;
      return { line, values, problem: { field: null, message: "Raden har något i en kolumn utan namn." } };
    }
    const message = cellProblem(cell);
    if (message) return { line, values, problem: { field: column, message } };
    const value = column === "id" ? cell : readCell(cell, kindOfColumn(column));
    if (value !== undefined) values.set(column, value);
  }
  return { line, values };
}

async function* readJson(text: AsyncGenerator<string>): AsyncGenerator<ImportLine> {
  let line = 0;
  for await (const item of jsonItems(text)) {
    line += 1;
    const values: ImportLine["values"] = new Map();
    if (typeof item !== "object" || item === null || Array.isArray(item)) {
      yield { line, values, problem: { field: null, message: "Det ska vara ett objekt med produktens fält." } };
      continue;
    }
    const unknown = Object.keys(item).find((name) => !isColumn(name));
    if (unknown === undefined) {
      let problem: ImportLine["problem"];
      for (const [name, value] of Object.entries(item)) {
        const message = garbledProblem(JSON.stringify(value));
        if (message) problem ??= { field: name, message };
        values.set(name as FileColumn, emptied(name as FileColumn, value));
      }
      yield { line, values, ...(problem && { problem }) };
    } else {
      const shown = unknown.length > 60 ? `${unknown.slice(0, 60)}…` : unknown;
      yield { line, values, problem: { field: null, message: `Fältet ”${shown}” finns inte.` } };
    }
  }
}

/** Texts that are not there are null in an export, and empty in a form. */
const emptied = (name: FileColumn, value: unknown): unknown =>
  value === null && name !== "id" && kindOfColumn(name) === "text" ? "" : value;

/** How each format is read. */
const READERS: Readonly<Record<TransferFormat, (text: AsyncGenerator<string>) => AsyncGenerator<ImportLine>>> = {
  csv: readCsv,
  json: readJson,
};
