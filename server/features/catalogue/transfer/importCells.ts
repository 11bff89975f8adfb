import { type CellKind, FILE_COLUMNS, type FileColumn, kindOfColumn } from "../../../../schema/catalogueTransfer.ts";
import { VisitorError } from "../../../platform/errors.ts";

/*
 * How a value is written in a CSV cell. What a spreadsheet would take for a formula gets an apostrophe in front,
 * and so does what begins with apostrophes and would be one without them: reading takes one away, and any value
 * survives the way out and back.
 */
const FORMULA = /^'*[=+\-@\t\r]/;

/** What separates columns: a Swedish spreadsheet, whose decimal sign is the comma, opens this without asking. */
const SEPARATOR = ";";

/** What we write of a product: what sending costs is a seller's, and shops' files say it. */
export type ExportedColumn = Exclude<FileColumn, "shipping">;
const EXPORTED = FILE_COLUMNS.filter((name): name is ExportedColumn => name !== "shipping");

/** A line of a CSV file with every column; without values the columns' names. */
export function csvLine(values: Readonly<Record<ExportedColumn, unknown>> | null): string {
  const cells = EXPORTED.map((name) => (values ? cellText(values[name], kindOfColumn(name)) : name));
  return `${cells.map(quoted).join(SEPARATOR)}\r\n`;
}

/** A value as a cell holds it. */
function cellText(value: unknown, kind: CellKind): string {
  if (value === null || value === undefined) return "";
  switch (kind) {
    case "boolean":
    case "optionalBoolean":
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
