/** Cells that a spreadsheet would take for a formula, and those that look as if they had been kept from it already. */
const FORMULA = /^'*(?:[\s\0]*[=+\-@]|[\t\r\n])/;

/**
 * A table as a file for Swedish spreadsheets: UTF-8 with its mark, semicolons, a comma in numbers. A text that a
 * spreadsheet would run as a formula gets an apostrophe before it, which spreadsheets read as 'this is text'.
 */
export const csvOf = (rows: readonly (readonly (string | number | null)[])[]): string =>
  `\uFEFF${rows.map((cells) => `${cells.map(cellOf).join(";")}\r\n`).join("")}`;

/** A cell's text as it was before it was kept from being a formula. */
export const withoutGuard = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;

function cellOf(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value).replace(".", ",");
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return /[";\r\n\t]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
