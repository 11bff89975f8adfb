import type { Hash } from "node:crypto";
import type { Readable } from "node:stream";
import type { CatalogueMapping, FilePreset } from "../../../../schema/catalogueMapping.ts";
import { mapRow } from "../../../../schema/rules/catalogue/mapping/mapRow.ts";
import { groupOf, mergeRows, presetOf, withoutFormerSale } from "../../../../schema/rules/catalogue/mapping/presets.ts";
import type { ImportLine } from "./importFile.ts";
import { readRows } from "./reading/readRows.ts";
import type { Row } from "./reading/row.ts";

/** Rows of one product at most; shops have a hundred variants of one, and pictures beside them. */
const MAX_GROUP = 1_000;

/**
 * The rows of a shop's file, one for each product: variants under each other become one, and prices of sales that are over,
 * or not yet, are gone.
 * @param preset what the file is; undefined to find it out by its first row
 */
export async function* productRows<Read extends Row>(
  rows: AsyncIterable<Read>,
  preset: FilePreset | null | undefined,
  now = new Date(),
): AsyncGenerator<Read> {
  let kind = preset ?? null;
  let isFound = preset !== undefined;
  let held: { key: string; rows: Read[] } | undefined;
  const merged = (): Read[] => (held ? [withoutFormerSale(mergeRows(held.rows), now)] : []);
  for await (const row of rows) {
    if (!isFound && !row.problem) {
      kind = presetOf([...row.fields.keys()]);
      isFound = true;
    }
    const group = row.problem ? null : groupOf(row, kind);
    if (held && group?.parent && isOf(group.parent, held) && held.rows.length < MAX_GROUP) {
      held.rows.push(row);
      continue;
    }
    yield* merged();
    held = undefined;
    if (!group) yield row.problem ? row : withoutFormerSale(row, now);
    else if (group.parent !== null && group.parent !== group.key) {
      const message = "Varianten står inte under sin produkt i filen. Exportera alla produkter i butikens ordning.";
      yield { ...row, problem: { field: null, message } };
    } else held = { key: group.key, rows: [row] };
  }
  yield* merged();
}

/** Whether a variant's parent is the product whose rows are held; shops name it by its own number or by theirs. */
function isOf(parent: string, { key, rows }: { key: string; rows: readonly Row[] }): boolean {
  if (parent === key) return true;
  const [, id] = /^id:(\d+)$/.exec(parent) ?? [];
  const own = [...(rows[0]?.fields ?? [])].find(([name]) => name.toLowerCase() === "id")?.[1];
  return id !== undefined && id === own;
}

/**
 * The products of any file, as a mapping reads them.
 * @param hash gets every byte that was read
 * @throws UnreadableFile where it cannot be read any further
 */
export async function* readMappedLines(
  file: Readable,
  mapping: CatalogueMapping,
  hash?: Hash,
): AsyncGenerator<ImportLine> {
  for await (const row of productRows(readRows(file, hash), mapping.preset)) {
    if (row.problem) {
      yield { line: row.line, values: new Map(), problem: row.problem };
      continue;
    }
    const { values, problems } = mapRow(row, mapping);
    const [problem] = problems;
    yield { line: row.line, values, ...(problem && { problem }) };
  }
}
