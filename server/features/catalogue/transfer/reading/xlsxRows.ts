import { SaxesParser, type SaxesTagPlain } from "saxes";
import { MAX_LINE, UnreadableFile } from "./importProblem.ts";
import type { Archive } from "./unpack.ts";

/** Characters of the texts that all cells share at most: they are held while rows are read. */
const MAX_SHARED = 50_000_000;
/** Columns that a sheet may have at most. */
const MAX_COLUMNS = 1_000;

const BROKEN = "Arbetsboken är skadad, eller inte sparad av ett kalkylprogram. Spara den på nytt som XLSX.";

/** A row of a sheet: its number, and its cells as they are shown. */
export interface SheetRow {
  line: number;
  cells: string[];
}

/** Reads a part of a workbook; elements are told by their names without a prefix. */
async function* parts<Item>(
  bytes: AsyncIterable<Buffer>,
  on: {
    open?(name: string, attributes: Record<string, string>): void;
    text?(text: string): void;
    close?(name: string): void;
    /** What is ready. */
    take?(): Item[];
  },
): AsyncGenerator<Item> {
  const parser = new SaxesParser();
  const local = (name: string) => name.slice(name.indexOf(":") + 1);
  const fail = () => {
    throw new UnreadableFile(0, BROKEN);
  };
  parser.on("doctype", fail);
  parser.on("error", fail);
  parser.on("opentag", ({ name, attributes }: SaxesTagPlain) => on.open?.(local(name), attributes));
  parser.on("text", (text) => on.text?.(text));
  parser.on("closetag", ({ name }) => on.close?.(local(name)));
  const decoder = new TextDecoder();
  let lastTaken = 0;
  for await (const chunk of bytes) {
    parser.write(decoder.decode(chunk, { stream: true }));
    const items = on.take?.() ?? [];
    if (items.length > 0 || !on.take) lastTaken = parser.position;
    if (parser.position - lastTaken > 10 * MAX_LINE) throw new UnreadableFile(0, "En rad i arbetsboken är för lång.");
    yield* items;
  }
  parser.write(decoder.decode());
  parser.close();
  yield* on.take?.() ?? [];
}

/** Reads all of a part; one that is not there says nothing. */
async function readPart(archive: Archive, name: string, on: Parameters<typeof parts>[1]): Promise<void> {
  if (!archive.names.includes(name)) return;
  for await (const _ of parts(archive.read(name), on));
}

/** How the cells of a style are shown, where it is not as plain numbers. */
type Shown = "date" | { digits: number } | undefined;

/** Formats of numbers that every workbook has, and that are days or times. */
const isDateFormat = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

function shownBy(code: string): Shown {
  const plain = code.replace(/"[^"]*"|\\.|_.|\[[^\]]*\]/g, "");
  if (/^0+$/.test(plain)) return { digits: plain.length };
  return /[ymdhs]/i.test(plain.split(";")[0] ?? "") && !/general|standard/i.test(plain) ? "date" : undefined;
}

async function readStyles(archive: Archive): Promise<Shown[]> {
  const codes = new Map<number, string>();
  const styles: Shown[] = [];
  let isWithin = false;
  await readPart(archive, "xl/styles.xml", {
    open(name, { numFmtId = "0", formatCode = "" }) {
      if (name === "numFmt") codes.set(Number(numFmtId), formatCode);
      else if (name === "cellXfs") isWithin = true;
      else if (name === "xf" && isWithin) {
        const code = codes.get(Number(numFmtId));
        styles.push(code === undefined ? (isDateFormat(Number(numFmtId)) ? "date" : undefined) : shownBy(code));
      }
    },
    close(name) {
      if (name === "cellXfs") isWithin = false;
    },
  });
  return styles;
}

async function readSharedTexts(archive: Archive): Promise<string[]> {
  const texts: string[] = [];
  let [text, isText, isPhonetic, total] = ["", false, false, 0];
  await readPart(archive, "xl/sharedStrings.xml", {
    open(name) {
      if (name === "si") text = "";
      else if (name === "t") isText = true;
      else if (name === "rPh") isPhonetic = true;
    },
    text(said) {
      if (isText && !isPhonetic) text += said;
    },
    close(name) {
      if (name === "t") isText = false;
      else if (name === "rPh") isPhonetic = false;
      else if (name === "si") {
        total += text.length;
        if (total > MAX_SHARED) throw new UnreadableFile(0, "Arbetsboken har för mycket text. Spara den som CSV.");
        texts.push(text);
      }
    },
  });
  return texts;
}

/** The path of the first sheet, and whether days are counted from 1904. */
async function readWorkbook(archive: Archive): Promise<{ sheet: string; is1904: boolean }> {
  let relation = "";
  let is1904 = false;
  await readPart(archive, "xl/workbook.xml", {
    open(name, attributes) {
      if (name === "workbookPr") is1904 = /^(?:1|true)$/.test(attributes.date1904 ?? "");
      if (name !== "sheet" || relation || attributes.state === "hidden" || attributes.state === "veryHidden") return;
      const [, id = ""] = Object.entries(attributes).find(([key]) => /:id$/.test(key)) ?? [];
      relation = id;
    },
  });
  let target = "";
  await readPart(archive, "xl/_rels/workbook.xml.rels", {
    open(name, { Id, Target = "" }) {
      if (name === "Relationship" && Id === relation) target = Target;
    },
  });
  const sheet = target.startsWith("/") ? target.slice(1) : `xl/${target || "worksheets/sheet1.xml"}`;
  if (!archive.names.includes(sheet)) throw new UnreadableFile(0, BROKEN);
  return { sheet, is1904 };
}

/** The column that a cell's address names, from 0. */
const columnOf = (address: string): number =>
  [...(/^[A-Z]+/.exec(address)?.[0] ?? "")].reduce((sum, sign) => sum * 26 + sign.charCodeAt(0) - 64, 0) - 1;

const DAY = 86_400_000;

/** A day or time that is counted in days, as ISO 8601 writes it. */
function dateOf(serial: number, is1904: boolean): string {
  // Workbooks count a 29th of February 1900.
  const days = is1904 ? serial + 1_462 : serial < 60 ? serial + 1 : serial;
  const at = new Date(Math.round((days - 25_569) * DAY));
  if (Number.isNaN(at.getTime()) || serial < 0) return String(serial);
  const [day = "", time = ""] = at.toISOString().split("T");
  const minutes = time.slice(0, 5);
  if (serial < 1) return minutes;
  return minutes === "00:00" ? day : `${day}T${minutes}`;
}

/** A number as it is written: all of its digits, and no more than a spreadsheet knows. */
function numberOf(written: string, shown: Shown, is1904: boolean): string {
  const number = Number(written);
  if (written.trim() === "" || !Number.isFinite(number)) return written;
  if (shown === "date") return dateOf(number, is1904);
  const digits = written.replace(/e.*$/i, "").replace(/\D/g, "").replace(/^0+/, "").length;
  // What has fewer digits than places was rounded, and what has more than 15 is not what was typed.
  const isRounded = /e/i.test(written) && Math.abs(number) >= 10 ** digits;
  if (isRounded || (Number.isInteger(number) && Math.abs(number) >= 1e15)) return number.toExponential().toUpperCase();
  const text = String(Number(number.toPrecision(15)));
  return typeof shown === "object" && Number.isInteger(number) && number >= 0 ? text.padStart(shown.digits, "0") : text;
}

/**
 * The rows of a workbook's first visible sheet that have something in them, with the cells as they are shown: numbers as
 * they are written, days as 2026-01-31.
 * @throws UnreadableFile where it is damaged
 */
export async function* sheetRows(archive: Archive): AsyncGenerator<SheetRow> {
  const { sheet, is1904 } = await readWorkbook(archive);
  const styles = await readStyles(archive);
  const shared = await readSharedTexts(archive);
  let ready: SheetRow[] = [];
  let [line, column, type, style, text, isValue] = [0, 0, "", 0, "", false];
  let cells: string[] = [];
  const shownValue = (): string => {
    if (type === "s") return shared[Number(text)] ?? "";
    if (type === "b") return text === "1" ? "ja" : "nej";
    return type === "" || type === "n" ? numberOf(text, styles[style], is1904) : text;
  };
  yield* parts(archive.read(sheet), {
    open(name, attributes) {
      if (name === "row") {
        line = Number(attributes.r) || line + 1;
        cells = [];
        column = -1;
      } else if (name === "c") {
        column = attributes.r ? columnOf(attributes.r) : column + 1;
        if (column < 0 || column >= MAX_COLUMNS) throw new UnreadableFile(line, "Raden har för många kolumner.");
        type = attributes.t ?? "";
        style = Number(attributes.s ?? 0);
        text = "";
      } else if (name === "v" || name === "t") isValue = true;
    },
    text(said) {
      if (isValue) text += said;
    },
    close(name) {
      if (name === "v" || name === "t") isValue = false;
      else if (name === "c") {
        while (cells.length < column) cells.push("");
        cells[column] = shownValue();
      } else if (name === "row" && cells.some((cell) => cell.trim())) ready.push({ line, cells });
    },
    take() {
      const taken = ready;
      ready = [];
      return taken;
    },
  });
}
