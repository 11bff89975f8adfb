import { type CellKind, FILE_COLUMNS, type FileColumn, kindOfColumn } from "../../../../schema/catalogueTransfer.ts";
import { VisitorError } from "../../../platform/errors.ts";
import { garbledIn } from "./reading/importText.ts";

/*
 * How a value is written in a CSV cell. What a spreadsheet would take for a formula gets an apostrophe in front,
 * and so does what begins with apostrophes and would be one without them: reading takes one away, and any value
 * survives the way out and back.
 */
const FORMULA = /^'*[=+\-@\t\r]/;
const HIDDEN_FORMULA = /^'+[=+\-@\t\r]/;

/** What is written for yes and no, and what is read as such: spreadsheets write their own words. */
const YES = ["ja", "j", "yes", "y", "true", "sant", "1", "x"];
const NO = ["nej", "n", "no", "false", "falskt", "0"];

/** What separates columns: a Swedish spreadsheet, whose decimal sign is the comma, opens this without asking. */
const SEPARATOR = ";";

/** A line of a CSV file with every column; without values the columns' names. */
export function csvLine(values: Readonly<Record<FileColumn, unknown>> | null): string {
  const cells = FILE_COLUMNS.map((name) => (values ? cellText(values[name], kindOfColumn(name)) : name));
  return `${cells.map(quoted).join(SEPARATOR)}\r\n`;
}

/** A value as a cell holds it. */
function cellText(value: unknown, kind: CellKind): string {
  if (value === null || value === undefined) return "";
  switch (kind) {
    case "boolean":
      return value ? "ja" : "nej";
    case "number":
      return String(value).replace(".", ",");
    case "list":
      return guarded((value as string[]).map(escapeItem).join(" | "));
    case "goals":
      return guarded(
        (value as { goal: string; reason: string }[])
          .map(({ goal, reason }) => escapeItem(`${goal}: ${reason}`))
          .join(" | "),
      );
    case "text":
      return guarded(String(value));
  }
}

const guarded = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);
const quoted = (text: string): string => (/[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const escapeItem = (text: string): string => text.replace(/[\\|]/g, "\\$&");

/** Items between bars; '\|' is a bar within one. */
const splitItems = (text: string): string[] =>
  [...text.matchAll(/((?:\\[\s\S]|[^\\|]|\\$)*)(\||$)/g)]
    .map(([, item = ""]) => item.trim().replace(/\\([\\|])/g, "$1"))
    .filter(Boolean);

/** Thousands with blanks between them, as spreadsheets show large numbers. */
const GROUPED = /^\d{1,3}(?:[ \u00a0\u2009\u202f]\d{3})+(?=$|[.,])/;

/** The number that a word says; null for what is none, or may be two: '1.000' is a thousand to some, and one to others. */
function numberOf(word: string): number | null {
  const plain = word.replace(GROUPED, (digits) => digits.replace(/\D/g, ""));
  if (!/^\d+(?:[.,]\d+)?$/.test(plain) || /[.,]000$/.test(plain)) return null;
  return Number(plain.replace(",", "."));
}

/** What spreadsheets write where a formula failed, or a number did not fit. */
const CELL_ERROR =
  /^(?:#[\p{Lu}\d_/]+[!?]|#(?:N\/A|SAKNAS|REFERENS|GETTING_DATA|HÄMTAR_DATA)|#{3,}|(?:Err|Fel):\d{3})$/u;

/** What is wrong with a text whose letters were lost when its file was saved; undefined where they were not. */
export function garbledProblem(text: string): string | undefined {
  const garbled = garbledIn(text);
  return garbled && `Texten är förvanskad: där står ”${garbled}”. Spara filen på nytt som UTF-8 från originalet.`;
}

/**
 * What is wrong with a cell as a spreadsheet left it: a formula or its failure in place of what it comes to, or letters
 * that were lost; undefined where nothing is.
 */
export function cellProblem(cell: string): string | undefined {
  const text = cell.trim();
  const garbled = garbledProblem(text);
  if (garbled) return garbled;
  if (CELL_ERROR.test(text)) return `Kalkylprogrammet har skrivit ett fel här: ”${text}”.`;
  // What begins so by right has an apostrophe in front.
  if (text.startsWith("=")) return "Här står en formel. Skriv det som den blir, eller en apostrof framför.";
  return undefined;
}

/**
 * The value that a cell holds, as `productSchema` takes it. What cannot be one is left for the schema to refuse.
 * @returns undefined where an empty cell leaves the field as it is
 */
export function readCell(cell: string, kind: CellKind): unknown {
  const text = HIDDEN_FORMULA.test(cell) ? cell.slice(1) : cell;
  const word = text.trim().toLowerCase();
  switch (kind) {
    case "text":
      return text;
    case "list":
      return splitItems(text);
    case "goals":
      return splitItems(text).map((item) => {
        const [, goal = item, reason = ""] = /^([^:]*):([\s\S]*)$/.exec(item) ?? [];
        return { goal: goal.trim(), reason: reason.trim() };
      });
    case "boolean":
      // Nobody shows a hidden product by leaving a cell empty.
      return word === "" ? undefined : YES.includes(word) ? true : NO.includes(word) ? false : text;
    case "number":
      return word === "" ? null : (numberOf(word) ?? text);
  }
}

/**
 * The number of the product that a line is about; null where it says none.
 * @throws VisitorError for what is no number of a product
 */
export function readNumber(value: unknown): number | null {
  if (value === null || value === undefined || value === "") return null;
  const number = typeof value === "string" && /^\s*\d{1,10}\s*$/.test(value) ? Number(value) : value;
  if (Number.isInteger(number) && (number as number) > 0 && (number as number) <= 2_147_483_647)
    return number as number;
  throw new VisitorError("BAD_USER_INPUT", "Numret ska vara ett heltal, som i exporten, eller tomt.");
}
