import { type Hash, hash } from "node:crypto";
import type { Readable } from "node:stream";
import type { CatalogueMapping, FilePreset } from "../../../../schema/catalogueMapping.ts";
import type { FeedCondition } from "../../../../schema/productFeeds.ts";
import { passesFilter } from "../../../../schema/rules/catalogue/mapping/feedFilter.ts";
import { mapRow } from "../../../../schema/rules/catalogue/mapping/mapRow.ts";
import {
  groupOf,
  hasDatedSale,
  mergeRows,
  presetOf,
  withAvailability,
  withoutFormerSale,
} from "../../../../schema/rules/catalogue/mapping/presets.ts";
import type { ImportLine } from "./importFile.ts";
import { UnreadableFile } from "./reading/importProblem.ts";
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
  // Each variant has the days of its own sale.
  const merged = (): Read[] =>
    held
      ? [dated(withAvailability(mergeRows(held.rows.map((row) => withoutFormerSale(row, now))), kind), held.rows)]
      : [];
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
    if (!group) yield row.problem ? row : dated(withAvailability(withoutFormerSale(row, now), kind), [row]);
    else if (group.parent !== null && group.parent !== group.key) {
      const message = "Varianten står inte under sin produkt i filen. Exportera alla produkter i butikens ordning.";
      yield { ...row, problem: { field: null, message } };
    } else held = { key: group.key, rows: [row] };
  }
  yield* merged();
}

/** A product, and whether it becomes another one by itself. */
const dated = <Read extends Row>(product: Read, rows: readonly Read[]): Read =>
  rows.some(hasDatedSale) ? { ...product, isDated: true } : product;

/** Whether a variant's parent is the product whose rows are held; shops name it by its own number or by theirs. */
function isOf(parent: string, { key, rows }: { key: string; rows: readonly Row[] }): boolean {
  if (parent === key) return true;
  const [, id] = /^id:(\d+)$/.exec(parent) ?? [];
  const own = [...(rows[0]?.fields ?? [])].find(([name]) => name.toLowerCase() === "id")?.[1];
  return id !== undefined && id === own;
}

/** A row of a file that a mapping can read, which is done only where it has something new to say. */
export interface UnreadLine {
  line: number;
  /** Of what it says, with the price that it has today; null where it cannot be read, and where nobody remembers it. */
  hash: string | null;
  /** Whether it says another price by itself on another day. */
  isDated?: boolean;
  read(): ImportLine;
}

/**
 * The products of any file, to be read by a mapping.
 * @param feed of a feed: rows that do not fulfil its conditions are not there, and `context` is what else than a row
 *   decides what it says
 * @param digest gets every byte that was read
 * @throws UnreadableFile where it cannot be read any further
 */
export async function* readMappedLines(
  file: Readable,
  mapping: CatalogueMapping,
  feed?: { filter: readonly FeedCondition[]; context: string },
  digest?: Hash,
): AsyncGenerator<UnreadLine> {
  for await (const row of productRows(readRows(file, digest), mapping.preset)) {
    const { line, problem: broken } = row;
    if (broken) {
      // Nobody sees the file of a feed: what ends within a row has lost others behind it.
      if (row.isCut && feed) throw new UnreadableFile(line, `Filen tar slut mitt i rad ${line}.`);
      yield { line, hash: null, read: () => ({ line, values: new Map(), problem: broken }) };
      continue;
    }
    if (feed && feed.filter.length > 0 && !passesFilter(row, feed.filter)) continue;
    yield {
      line,
      ...{ hash: feed ? hashOf(row, feed.context) : null, isDated: row.isDated ?? false },
      read() {
        const { values, problems, warnings } = mapRow(row, mapping);
        const [problem] = problems;
        return { line, values, ...(problem && { problem }), warnings };
      },
    };
  }
}

/** A row's hash, in as many digits as a UUID has. */
const hashOf = ({ fields, raw }: Row, context: string): string =>
  hash("sha1", JSON.stringify([context, [...fields.keys()], [...fields.values()], raw]), "hex").slice(0, 32);
