import type { FieldValue } from "../../../../../schema/rules/catalogue/mapping/mapRow.ts";
import type { ImportProblem } from "./importProblem.ts";

/** A row of any file: what it says, by the names that the file has for its fields. */
export interface Row {
  /** Of a CSV file or a workbook the line, of JSON and XML the number of the item. */
  line: number;
  fields: ReadonlyMap<string, FieldValue>;
  /** Of JSON the item as it was, for fields that are no text. */
  raw?: Readonly<Record<string, unknown>>;
  problem?: Omit<ImportProblem, "line">;
}

/** What a field says as one text, as a person sees it. */
export const textOfField = (value: FieldValue | undefined): string =>
  value === undefined ? "" : typeof value === "string" ? value : value.join(" | ");

/** Collects the fields of a row: what is said again becomes a list. */
export class FieldCollector {
  readonly fields = new Map<string, FieldValue>();

  /** Says that a field has a value. */
  add(name: string, value: string): void {
    const text = value.trim();
    const earlier = this.fields.get(name);
    if (earlier === undefined || earlier === "") this.fields.set(name, text);
    else if (text !== "") this.fields.set(name, typeof earlier === "string" ? [earlier, text] : [...earlier, text]);
  }
}

/** Containers within each other at most. */
export const MAX_NESTING = 20;
