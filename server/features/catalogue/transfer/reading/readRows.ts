import type { Hash } from "node:crypto";
import type { Readable } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { FileFormat } from "../../../../../schema/catalogueTransfer.ts";
import { cellsUnder, continued, csvRecords } from "./csvRecords.ts";
import { UnreadableFile } from "./importProblem.ts";
import { importText } from "./importText.ts";
import { jsonRows } from "./jsonRows.ts";
import type { Row } from "./row.ts";
import { type Content, withContent } from "./unpack.ts";
import { sheetRows } from "./xlsxRows.ts";
import { xmlRows } from "./xmlRows.ts";

/** Characters by which the shape of a file is found. */
const BEGINNING = 1_000_000;
/** Rows read before yielding to the event loop. */
const TURN = 200;

const HTML = /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<(?:!doctype\s+html|html|head|body)\b/i;
const WEB_PAGE =
  "Filen är en webbsida, inte en fil med produkter. Länken kanske kräver inloggning, eller har slutat gälla.";
const EMPTY = "Filen är tom.";

/** A row, and the format of the file that it is of. */
export type ReadRow = Row & { format: FileFormat };

/**
 * The rows of any file, one after the other, in constant memory: CSV with any separator, JSON, XML and XLSX, packed or
 * not. What a file is follows from its content, whatever its name.
 * @param hash gets every byte of the file
 * @throws UnreadableFile where it cannot be read any further
 */
export async function* readRows(file: Readable, hash?: Hash): AsyncGenerator<ReadRow> {
  let count = 0;
  for await (const row of withContent(file, hash, rowsOf)) {
    yield row;
    if (++count % TURN === 0) await nextTurn();
  }
  if (count === 0) throw new UnreadableFile(0, "Filen har inga rader under rubrikerna.", "EMPTY");
}

async function* rowsOf({ bytes, workbook }: Content): AsyncGenerator<ReadRow> {
  if (workbook) return yield* inFormat("XLSX", workbookRows(sheetRows(workbook)));
  const { start, all } = await beginningOf(bytes);
  const [, declared] = /^[^<]{0,3}<\?xml[^>]*encoding\s*=\s*["']([\w.:-]+)["']/i.exec(start.replaceAll("\0", "")) ?? [];
  const isJson = /^(?:ï»¿)?\s*[[{]/.test(start);
  const text = importText(all, { declared, mayBeWindows: !isJson });
  let begun = "";
  while (begun.length < BEGINNING) {
    const { value, done } = await text.next();
    if (done) break;
    begun += value;
    // Of CSV the first line says all.
    if (/^\s*[^\s<[{]/.test(begun)) break;
  }
  if (begun.trim() === "") throw new UnreadableFile(0, EMPTY, "EMPTY");
  if (HTML.test(begun)) throw new UnreadableFile(0, WEB_PAGE, "WEB_PAGE");
  const whole = continued(begun, text);
  if (/^\s*</.test(begun)) return yield* inFormat("XML", xmlRows(begun.trimStart(), trimmed(whole)));
  if (/^\s*[[{]/.test(begun)) return yield* inFormat("JSON", jsonRows(begun, whole));
  yield* inFormat("CSV", csvRows(whole));
}

async function* inFormat(format: FileFormat, rows: AsyncGenerator<Row>): AsyncGenerator<ReadRow> {
  for await (const row of rows) yield { ...row, format };
}

/** XML begins with its declaration; blanks in front of it are a mistake of many shops. */
async function* trimmed(text: AsyncGenerator<string>): AsyncGenerator<string> {
  let isBegun = false;
  for await (const part of text) {
    const rest: string = isBegun ? part : part.trimStart();
    isBegun ||= rest !== "";
    if (rest) yield rest;
  }
}

/** The first bytes as text of one byte a sign, and all of them. */
async function beginningOf(bytes: AsyncGenerator<Buffer>): Promise<{ start: string; all: AsyncGenerator<Buffer> }> {
  let held = Buffer.alloc(0);
  while (held.length < 512) {
    const { value, done } = await bytes.next();
    if (done) break;
    held = Buffer.concat([held, value]);
  }
  const all = async function* () {
    if (held.length > 0) yield held;
    yield* bytes;
  };
  return { start: held.subarray(0, 512).toString("latin1"), all: all() };
}

/** The names of a head: each once, and none for a column without one. */
function namesOf(head: readonly string[]): (string | null)[] {
  const seen = new Map<string, number>();
  return head.map((cell) => {
    const name = cell.replace(/\p{Cf}/gu, "").trim();
    if (name === "") return null;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}

function fieldsUnder(names: readonly (string | null)[], cells: readonly string[]): Row["fields"] {
  const fields = new Map<string, string>();
  for (const [at, name] of names.entries()) if (name !== null) fields.set(name, (cells[at] ?? "").trim());
  return fields;
}

async function* csvRows(text: AsyncGenerator<string>): AsyncGenerator<Row> {
  let names: (string | null)[] | undefined;
  for await (const record of csvRecords(text)) {
    const { line } = record;
    if (!names) {
      names = namesOf(record.cells);
      continue;
    }
    const read = cellsUnder(record, names.length);
    if ("problem" in read) {
      yield { line, fields: new Map(), isCut: !record.isWhole, problem: { field: null, message: read.problem } };
    } else yield { line, fields: fieldsUnder(names, read.cells) };
  }
}

async function* workbookRows(rows: AsyncGenerator<{ line: number; cells: string[] }>): AsyncGenerator<Row> {
  let names: (string | null)[] | undefined;
  for await (const { line, cells } of rows) {
    if (names) yield { line, fields: fieldsUnder(names, cells) };
    else names = namesOf(cells);
  }
  if (!names) throw new UnreadableFile(0, EMPTY, "EMPTY");
}
