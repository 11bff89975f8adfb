import type { Hash } from "node:crypto";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setImmediate as nextTurn } from "node:timers/promises";
import { parse } from "csv-parse";
import {
  COLUMN_NAMES,
  isColumn,
  PRODUCT_COLUMNS,
  type ProductColumn,
  type TransferFormat,
} from "../../../schema/catalogueTransfer.ts";
import { readCell } from "./importCells.ts";
import { type ImportProblem, MAX_LINE, UnreadableFile } from "./importProblem.ts";
import { jsonItems } from "./jsonItems.ts";

/** A product as a file has it: the columns that it says something in, or why it cannot be read. */
export interface ImportLine {
  line: number;
  values: Map<ProductColumn | "id", unknown>;
  problem?: Omit<ImportProblem, "line">;
}

/** So many are handed on before others get their turn. */
const TURN = 200;

/** What archives, pictures, PDFs and old spreadsheets begin with. */
const BINARY = ["504b0304", "504b0506", "89504e47", "25504446", "ffd8ff", "47494638", "d0cf11e0", "1f8b"].map((hex) =>
  Buffer.from(hex, "hex"),
);

const NOT_TEXT = "Filen är inte en textfil. Välj en fil i formatet CSV eller JSON.";
const NOT_UTF8 = "Filen är inte sparad som UTF-8. Spara den som ”CSV UTF-8” och försök igen.";

/**
 * The products of a file, one after the other; however large it is, only what is being read is held.
 * @param hash gets every byte that was read
 * @throws UnreadableFile where it is no file of this format
 */
export async function* readImportFile(file: Readable, format: TransferFormat, hash?: Hash): AsyncGenerator<ImportLine> {
  const lines = format === "csv" ? readCsv(textOf(file, hash)) : readJson(textOf(file, hash));
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

/** The file's text, without a byte order mark. What begins as a picture or an archive does is refused at its first bytes. */
async function* textOf(file: Readable, hash: Hash | undefined): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const decode = (bytes?: Buffer) => {
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
    } catch {
      throw new UnreadableFile(0, NOT_UTF8);
    }
  };
  let isFirst = true;
  for await (const chunk of file as AsyncIterable<Buffer>) {
    if (isFirst && BINARY.some((start) => chunk.subarray(0, start.length).equals(start))) {
      throw new UnreadableFile(0, NOT_TEXT);
    }
    isFirst = false;
    hash?.update(chunk);
    yield decode(chunk);
  }
  yield decode();
}

/** What separates the columns of a CSV file: whichever its first line has more of. */
const separatorOf = (text: string): string => {
  const [head = ""] = text.split(/\r?\n/, 1);
  return head.split(";").length >= head.split(",").length ? ";" : ",";
};

async function* readCsv(text: AsyncGenerator<string>): AsyncGenerator<ImportLine> {
  let begun = "";
  // The first line tells what separates the columns.
  while (!begun.includes("\n") && begun.length < MAX_LINE) {
    const { value, done } = await text.next();
    if (done) break;
    begun += value;
  }
  const parser = parse({
    delimiter: separatorOf(begun),
    info: true,
    max_record_size: MAX_LINE,
    relax_column_count: true,
    skip_empty_lines: true,
  });
  // What goes wrong in reading ends the parser, which tells it.
  const feeding = pipeline(Readable.from(continued(begun, text)), parser).catch(() => undefined);
  let columns: (ProductColumn | "id")[] | undefined;
  let doubled = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      // The parser tells where a record ends, and counts both characters of a line break within quotes.
      const within = record.reduce((sum, cell) => sum + (cell.match(/[\r\n]/g)?.length ?? 0), 0);
      const line = info.lines - doubled - within;
      doubled += record.reduce((sum, cell) => sum + (cell.match(/\r\n/g)?.length ?? 0), 0);
      if (!columns) columns = headOf(record, line);
      else if (record.some((cell) => cell.trim() !== "")) yield csvLineOf(record, columns, line);
    }
  } catch (error) {
    throw unreadableCsv(error);
  } finally {
    parser.destroy();
    await feeding;
  }
  if (!columns) throw new UnreadableFile(0, "Filen är tom.");
}

async function* continued(begun: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield begun;
  yield* rest;
}

/** The columns that a first line names. */
function headOf(record: string[], line: number): (ProductColumn | "id")[] {
  const names = record.map((name) => name.trim());
  for (const [index, name] of names.entries()) {
    if (!isColumn(name)) {
      const shown = name.length > 60 ? `${name.slice(0, 60)}…` : name;
      throw new UnreadableFile(line, `Kolumnen ”${shown}” finns inte. Kolumnerna är id, ${COLUMN_NAMES.join(", ")}.`);
    }
    if (names.indexOf(name) !== index) throw new UnreadableFile(line, `Kolumnen ”${name}” står två gånger.`);
  }
  return names as (ProductColumn | "id")[];
}

function csvLineOf(record: string[], columns: readonly (ProductColumn | "id")[], line: number): ImportLine {
  const values: ImportLine["values"] = new Map();
  if (record.length !== columns.length) {
    const message = `Raden har ${record.length} kolumner i stället för ${columns.length}.`;
    return { line, values, problem: { field: null, message } };
  }
  for (const [index, column] of columns.entries()) {
    const cell = record[index] ?? "";
    const value = column === "id" ? cell : readCell(cell, PRODUCT_COLUMNS[column]);
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
  return code.startsWith("CSV_") || code === "INVALID_OPENING_QUOTE"
    ? new UnreadableFile(lines, "Raden gick inte att läsa. Se efter att citattecknen är avslutade och dubblerade.")
    : error;
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
      for (const [name, value] of Object.entries(item)) values.set(name as ProductColumn | "id", emptied(name, value));
      yield { line, values };
    } else {
      const shown = unknown.length > 60 ? `${unknown.slice(0, 60)}…` : unknown;
      yield { line, values, problem: { field: null, message: `Fältet ”${shown}” finns inte.` } };
    }
  }
}

/** Texts that are not there are null in an export, and empty in a form. */
const emptied = (name: string, value: unknown): unknown =>
  value === null && name !== "id" && PRODUCT_COLUMNS[name as ProductColumn] === "text" ? "" : value;
