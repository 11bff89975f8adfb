import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parse } from "csv-parse";
import { MAX_LINE, UnreadableFile } from "./importProblem.ts";

/** What a first line says that only names the separator, as spreadsheets want it. */
const NAMED_SEPARATOR = /^"?sep *= *(\\t|.)"?[;,\t ]*(?:\r\n|\n|\r)/i;

/** What separates the columns of a CSV file: whichever its first line has most of. */
const separatorOf = (text: string): string => {
  const [head = ""] = text.split(/[\r\n]/, 1);
  const count = (separator: string): number => head.split(separator).length;
  return [",", "\t", "|"].reduce((best, other) => (count(other) > count(best) ? other : best), ";");
};

/** A record of a CSV file: its cells, and where it stands. */
export interface CsvRecord {
  line: number;
  cells: string[];
  /** Whether the record has an end: otherwise the file may have been cut off. */
  isWhole: boolean;
  /** What stands between the cells of the file. */
  separator: string;
  /** Where its quotation marks are not as they should be. */
  problem?: string;
}

/**
 * The records of a CSV file, its head first, without lines that are empty and heads that stand again within.
 * @throws UnreadableFile where it is empty, or a quotation mark is open
 */
export async function* csvRecords(text: AsyncGenerator<string>): AsyncGenerator<CsvRecord> {
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
  // Where files were joined, the head stands again.
  let names: string | undefined;
  let doubled = naming ? -1 : 0;
  let last = 0;
  const lines = plainLines(continued(rest, text));
  let remains: string | undefined;
  try {
    while (remains === undefined) {
      const { value, done } = await lines.next();
      if (done) {
        remains = value;
        break;
      }
      last += 1;
      if (value.text === "") continue;
      if (value.text.length > MAX_LINE) throw new UnreadableFile(last - doubled, TOO_LONG);
      const cells = value.text.split(separator);
      if (cells.every((cell) => NOTHING.test(cell))) continue;
      if (names === undefined) names = cells.join();
      else if (cells.join() === names) continue;
      yield { line: last - doubled, separator, isWhole: value.isWhole, cells };
    }
  } finally {
    // Nobody reads on.
    if (remains === undefined) await text.return(undefined);
  }
  doubled -= last;
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
  const feeding = pipeline(Readable.from(continued(remains, text)), parser).catch(() => undefined);
  const pattern = cellPattern(separator);
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
      const place = { line, separator, isWhole: /[\r\n]$/.test(raw) };
      if (names === undefined) {
        names = head.join();
        yield { ...place, cells: head };
      } else if (head.join() === names) continue;
      else if (quotes === "open" && raw.includes('\\"')) yield { ...place, cells: [], problem: BAD_QUOTES };
      else yield { ...place, cells: quotes === "around" ? record : head };
    }
  } catch (error) {
    throw unreadableCsv(error);
  } finally {
    parser.destroy();
    await feeding;
  }
  if (names === undefined) throw new UnreadableFile(0, "Filen är tom.", "EMPTY");
}

/**
 * The lines of a text until the first that has a quotation mark, which is where a record may be more than a line: most
 * files of shops have none, and are read six times as quickly without the parser.
 * @returns what was taken of the rest
 */
async function* plainLines(text: AsyncGenerator<string>): AsyncGenerator<{ text: string; isWhole: boolean }, string> {
  let held = "";
  for (;;) {
    const { value, done } = await text.next();
    if (done) break;
    held += value;
    const quote = held.indexOf('"', held.length - value.length);
    const known = quote < 0 ? held.length : quote;
    let begin = 0;
    for (const { 0: mark, index } of held.matchAll(/\r\n|\n|\r/g)) {
      // Of a break the second half may come next.
      if (index >= known || (mark === "\r" && index === held.length - 1)) break;
      yield { text: held.slice(begin, index), isWhole: true };
      begin = index + mark.length;
    }
    held = held.slice(begin);
    if (quote >= 0 || held.length > MAX_LINE) return held;
  }
  const [line = ""] = held.split("\r");
  if (line !== "") yield { text: line, isWhole: line !== held };
  return "";
}

/**
 * The cells of a record under a head of so many columns, or what is wrong with their number.
 * @param columns how many the head has
 */
export function cellsUnder(record: CsvRecord, columns: number): { cells: string[] } | { problem: string } {
  const { separator, isWhole, problem } = record;
  if (problem) return { problem };
  const cells = [...record.cells];
  // After a decimal comma that nobody quoted, every cell would be that of its neighbour.
  while (separator !== "," && cells.length > columns && cells.at(-1)?.trim() === "") cells.pop();
  // Excel leaves out the separators before empty cells at the ends of lines, beyond the first sixteen.
  const isShortened = separator !== "," && isWhole && cells.length > 1 && cells.length < columns;
  if (cells.length === columns || isShortened) return { cells };
  const unit = cells.length === 1 ? "kolumn" : "kolumner";
  return { problem: `Raden har ${cells.length} ${unit} i stället för ${columns}.` };
}

const TOO_LONG = "Raden är för lång. Ett citattecken kanske inte är avslutat.";

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

/** A text whose beginning was taken already. */
export async function* continued(begun: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield begun;
  yield* rest;
}

/** What csv-parse has to say, in words for an admin. */
function unreadableCsv(error: unknown): unknown {
  const { code = "", lines = 0 } = error as { code?: string; lines?: number };
  if (code === "CSV_MAX_RECORD_SIZE") {
    return new UnreadableFile(lines, TOO_LONG);
  }
  return code.startsWith("CSV_") || code === "INVALID_OPENING_QUOTE" ? new UnreadableFile(lines, BAD_QUOTES) : error;
}
