import type { Hash } from "node:crypto";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setImmediate as nextTurn } from "node:timers/promises";
import { parse } from "csv-parse";
import {
  FILE_COLUMNS,
  type FileColumn,
  isColumn,
  kindOfColumn,
  type TransferFormat,
} from "../../../../schema/catalogueTransfer.ts";
import { COLUMN_WORDS } from "../../../../schema/importWords.ts";
import { cellProblem, garbledProblem, readCell } from "./importCells.ts";
import { type ImportProblem, MAX_LINE, UnreadableFile } from "./importProblem.ts";
import { importText } from "./importText.ts";
import { jsonItems } from "./jsonItems.ts";

/** A product as a file has it: the columns that it says something in, or why it cannot be read. */
export interface ImportLine {
  line: number;
  values: Map<FileColumn, unknown>;
  problem?: Omit<ImportProblem, "line">;
}

/** Lines read before yielding to the event loop. */
const TURN = 200;

/**
 * The products of a file, one after the other; however large it is, only what is being read is held.
 * @param hash gets every byte that was read
 * @throws UnreadableFile where it is no file of this format
 */
export async function* readImportFile(file: Readable, format: TransferFormat, hash?: Hash): AsyncGenerator<ImportLine> {
  const text = importText(file, format, hash);
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

/** What a first line says that only names the separator, as spreadsheets want it. */
const NAMED_SEPARATOR = /^"?sep *= *(\\t|.)"?[;,\t ]*(?:\r\n|\n|\r)/i;

/** What separates the columns of a CSV file: whichever its first line has most of. */
const separatorOf = (text: string): string => {
  const [head = ""] = text.split(/[\r\n]/, 1);
  const count = (separator: string): number => head.split(separator).length;
  return [",", "\t", "|"].reduce((best, other) => (count(other) > count(best) ? other : best), ";");
};

async function* readCsv(text: AsyncGenerator<string>): AsyncGenerator<ImportLine> {
  let begun = "";
  // The first line determines the separator.
  while (!/[\r\n][^\n]/.test(begun) && begun.length < MAX_LINE) {
    const { value, done } = await text.next();
    if (done) break;
    begun += value;
  }
  const [naming = "", named] = NAMED_SEPARATOR.exec(begun) ?? [];
  const rest = begun.slice(naming.length);
  const declared = named === "\\t" ? "\t" : named;
  // Somebody may have saved the file anew with another one.
  const separator = declared && rest.split(/[\r\n]/, 1)[0]?.includes(declared) ? declared : separatorOf(rest);
  const parser = parse({
    delimiter: separator,
    info: true,
    raw: true,
    max_record_size: MAX_LINE,
    // The parser would take the first that it meets for that of all lines.
    record_delimiter: ["\r\n", "\n", "\r"],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  });
  // A read error ends the parser, which reports it.
  const feeding = pipeline(Readable.from(continued(rest, text)), parser).catch(() => undefined);
  const pattern = cellPattern(separator);
  let columns: Columns | undefined;
  // Where files were joined, the head stands again.
  let names = "";
  let doubled = naming ? -1 : 0;
  try {
    for await (const { record, info, raw } of parser as AsyncIterable<ParsedRecord>) {
      // The parser reports where a record ends, and counts both characters of a line break within quotes.
      const within = record.reduce((sum, cell) => sum + (cell.match(/[\r\n]/g)?.length ?? 0), 0);
      const line = info.lines - doubled - within;
      doubled += record.reduce((sum, cell) => sum + (cell.match(/\r\n/g)?.length ?? 0), 0);
      const quotes = quotesOf(raw, pattern);
      // A mark that nobody closed took the next lines in.
      if (quotes === "open" && within > 0) throw new UnreadableFile(line, BAD_QUOTES);
      if (record.every((cell) => NOTHING.test(cell))) continue;
      const head = record.map(withoutQuotes);
      if (!columns) {
        columns = headOf(head, line);
        names = head.join();
      } else if (head.join() === names) continue;
      else if (quotes === "open" && raw.includes('\\"'))
        yield { line, values: new Map(), problem: { field: null, message: BAD_QUOTES } };
      else {
        const isWhole = /[\r\n]$/.test(raw);
        yield csvLineOf(quotes === "around" ? record : head, columns, { line, separator, isWhole });
      }
    }
  } catch (error) {
    throw unreadableCsv(error);
  } finally {
    parser.destroy();
    await feeding;
  }
  if (!columns) throw new UnreadableFile(0, "Filen är tom.");
}

/** A cell without content; DOS and others filled the ends of files with such signs. */
const NOTHING = /^[\s\p{Cc}]*$/u;

interface ParsedRecord {
  record: string[];
  info: { lines: number };
  /** The record as written in the file. */
  raw: string;
}

const BAD_QUOTES = "Raden gick inte att läsa. Se efter att citattecknen är avslutade och dubblerade.";

/** A cell and what ends it, where its quotation marks are as they should be, or it begins without one. */
const cellPattern = (separator: string): RegExp => {
  const end = separator.replace(/[\]\\^$.*+?()[{}|-]/, "\\$&");
  return new RegExp(`(?:("[^"]*(?:""[^"]*)*")|(?!")[^${end}\\r\\n]*)(?:${end}|\\r\\n|\\r|\\n|$)`, "y");
};

/** Quoting style of a record: around cells, also within unquoted cells, or irregular. */
function quotesOf(raw: string, cell: RegExp): "around" | "within" | "open" {
  if (!raw.includes('"')) return "around";
  let kind: "around" | "within" = "around";
  for (let at = 0; at < raw.length; at = cell.lastIndex) {
    cell.lastIndex = at;
    const [text, quoted] = cell.exec(raw) ?? [];
    if (text === undefined) return "open";
    if (!quoted && text.includes('"')) kind = "within";
  }
  return kind;
}

/** A cell with blanks around its quotation marks, which the parser takes for a part of it. */
const withoutQuotes = (cell: string): string => (/^\s|\s$/.test(cell) ? cell.replace(/^\s*"([^"]*)"\s*$/, "$1") : cell);

async function* continued(begun: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield begun;
  yield* rest;
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

/** @param place.isWhole whether the line has an end: otherwise the file may have been cut off */
function csvLineOf(
  record: string[],
  columns: Readonly<Columns>,
  { line, separator, isWhole }: { line: number; separator: string; isWhole: boolean },
): ImportLine {
  const values: ImportLine["values"] = new Map();
  // After a decimal comma that nobody quoted, every cell would be that of its neighbour.
  while (separator !== "," && record.length > columns.length && record.at(-1)?.trim() === "") record.pop();
  // Excel leaves out the separators before empty cells at the ends of lines, beyond the first sixteen.
  const isShortened = separator !== "," && isWhole && record.length > 1 && record.length < columns.length;
  if (record.length !== columns.length && !isShortened) {
    const unit = record.length === 1 ? "kolumn" : "kolumner";
    const message = `Raden har ${record.length} ${unit} i stället för ${columns.length}.`;
    return { line, values, problem: { field: null, message } };
  }
  for (const [index, column] of columns.entries()) {
    const cell = record[index];
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

/** What csv-parse has to say, in words for an admin. */
function unreadableCsv(error: unknown): unknown {
  const { code = "", lines = 0 } = error as { code?: string; lines?: number };
  if (code === "CSV_MAX_RECORD_SIZE") {
    return new UnreadableFile(lines, "Raden är för lång. Ett citattecken kanske inte är avslutat.");
  }
  return code.startsWith("CSV_") || code === "INVALID_OPENING_QUOTE" ? new UnreadableFile(lines, BAD_QUOTES) : error;
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
