import { z } from "zod";
import { type OtherWords, type WordQuery, wordQueryOf } from "../../../schema/rules/search/searchQuery.ts";
import { plainLetters } from "../../../schema/rules/search/searchWords.ts";
import type { Context } from "../../platform/graphql/context.ts";
import type { Selection } from "../../platform/graphql/selection.ts";
import { connectionOf, type Page } from "../../platform/pagination.ts";
import type { Area } from "./catalogueEnums.ts";
import { shelfOf } from "./derivedColumns.ts";
import { type Bind, likePattern } from "./productFilters.ts";
import {
  binding,
  type Counting,
  conditions,
  type KindCount,
  type ListFilter,
  narrowing,
  type ProductList,
  SEARCH_COUNT_LIMIT,
  totalOf,
} from "./productList.ts";
import { columnsInTable, type ListOrder, orderInTable, orderOfRows, type ProductKey } from "./productOrders.ts";
import { type ProductRow, selectProducts } from "./productRows.ts";

/** A search of an area, ready for the database. */
export interface ProductSearch {
  /** Undefined for a text without letters and digits, of which only the signs are looked for. */
  words: WordQuery | undefined;
  /** The text, folded to one line. */
  phrase: string;
  /** False where an order was asked for: then what is found is not put in order by how well it fits. */
  isRanked: boolean;
  /** False where only whole words and their beginnings are looked for. */
  looksWithin: boolean;
}

/** @param phrase of `parseSearch` */
export const productSearch = (
  area: Area,
  phrase: string,
  otherWords: OtherWords,
  isRanked: boolean,
  looksWithin = true,
): ProductSearch => ({
  words: wordQueryOf(shelfOf(area), phrase, otherWords),
  phrase,
  isRanked,
  looksWithin,
});

/** How well something fits: all words in its title, in title or subject, anywhere, or only within other words. */
const WITHIN = 3;

/** The key of a place in a search's list: how well it fits, then the key of the order. */
export const searchKey = (key: ListOrder["key"]): z.ZodType<ProductKey> =>
  z.array(z.union([z.string(), z.number()])).transform((parts, refused): ProductKey => {
    const [fit, ...rest] = parts;
    const place = key.safeParse(rest);
    if (typeof fit === "number" && Number.isInteger(fit) && fit >= 0 && fit <= WITHIN && place.success)
      return [fit, ...place.data];
    refused.addIssue({ code: "custom" });
    return z.NEVER;
  });

/** The conditions of a search over `product p`; each binds its values where it is used. */
function termsOf({ words, phrase, looksWithin }: ProductSearch, bind: Bind) {
  const begins = (place: 0 | 1 | 2) => () =>
    words ? `p.search_words @@ ${bind(words.places[place])}::tsquery` : "false";
  const like = (text: string) => `p.search_plain LIKE ${bind(likePattern(plainLetters(text)))}`;
  const parts = words && words.words.length > 1 && words.words.every((word) => word.length > 2) ? words.words : [];
  return {
    title: begins(0),
    subject: begins(1),
    anywhere: begins(2),
    within: () =>
      !looksWithin
        ? "false"
        : `(${[like(phrase), ...(parts.length > 0 ? [parts.map(like).join(" AND ")] : [])].join(" OR ")})`,
  };
}

/** So few that the words of each are looked at: that costs less than collecting each way to fit by itself. */
const FEW = 200;

/** A row with how well it fits. */
type Fitting = ProductRow & { fit: number };

/**
 * Reads a page of what a search finds. What begins with its words is found by the index of words, at little cost
 * however much that is; what has them within other words is looked for only when that was not much. Up to 1 001 of
 * each way to fit are collected, of which page, total and facets come. Of a way that fits more, the page is read in the
 * order of an index, which meets it soon enough.
 */
export async function readSearchedProducts(
  ctx: Pick<Context, "db" | "sql">,
  filter: ListFilter & { search: ProductSearch },
  page: Page<ProductKey>,
  nodeSelection: Selection,
  counting: Counting,
): Promise<ProductList> {
  const read = reading(ctx, filter, page, nodeSelection);
  const few = await read.collected(false, FEW);
  const wide = few.complete > WITHIN ? few : await read.collected(false);
  if (wide.hits <= SEARCH_COUNT_LIMIT) {
    const totalCount = totalOf(wide.counts, filter);
    return { ...read.connection(wide.rows), counts: wide.counts, totalCount, isExact: true };
  }
  const isNarrowed = filter.categoryIds !== undefined || filter.kind !== undefined;
  const narrow = isNarrowed ? await read.collected(true) : wide;
  return {
    ...read.connection(narrow.complete > WITHIN ? narrow.rows : await read.filled(narrow)),
    counts: null,
    totalCount: counting === "nothing" ? 0 : Math.min(narrow.hits, SEARCH_COUNT_LIMIT),
    isExact: narrow.hits <= SEARCH_COUNT_LIMIT,
  };
}

/**
 * The first of what a search finds, what fits best before the rest, and one more where there is more. Nothing is counted.
 * @param first how many
 */
export async function readBestFitting(
  ctx: Pick<Context, "db" | "sql">,
  filter: ListFilter & { search: ProductSearch },
  first: number,
  nodeSelection: Selection,
): Promise<ProductRow[]> {
  const read = reading(ctx, filter, { first, after: undefined, list: "" }, nodeSelection);
  const few = await read.collected(false, FEW);
  return few.complete > WITHIN ? few.rows : read.filled(few);
}

/** The beginning of a page, as far as it was collected. */
interface Collected {
  rows: Fitting[];
  counts: KindCount[];
  hits: number;
  /** Of what fits better than this, everything was collected. */
  complete: number;
}

function reading(
  ctx: Pick<Context, "db" | "sql">,
  filter: ListFilter & { search: ProductSearch },
  page: Page<ProductKey>,
  nodeSelection: Selection,
) {
  const { search, order } = filter;
  const select = selectProducts(ctx.db, nodeSelection, order.columns);
  const wanted = page.first + 1;
  const readRow = (raw: Record<string, unknown>): Fitting => select.read(raw) as Fitting;

  /**
   * @param isNarrow whether the filters that have facets count as well
   * @param most what is collected of each way to fit, and one more
   */
  async function collected(isNarrow: boolean, most = SEARCH_COUNT_LIMIT): Promise<Collected> {
    const limit = most + 1;
    const isFew = most <= FEW;
    const values: unknown[] = [];
    const bind = binding(values);
    const { title, subject, anywhere, within } = termsOf(search, bind);
    const all = isNarrow ? filter : { ...filter, categoryIds: undefined, kind: undefined };
    const where = widened(conditions(all, values)).join(" AND ");
    const narrow = ["true", ...narrowing(filter, values), ...after(order, page, bind)].join(" AND ");
    const columns = `p.id, ${columnsInTable(order)}, p.category_id, p.kind`;
    const collect = (name: string, fit: number | string, condition: string) =>
      `${name} AS MATERIALIZED (SELECT ${columns}, ${search.isRanked ? fit : 0} AS fit FROM product p
         WHERE ${where} AND ${condition} LIMIT ${limit})`;
    const count = (name: string) => `(SELECT count(*) FROM ${name})`;
    // What fits in several ways is collected several times, by the index alone: looking at the words of many rows costs
    // more.
    const isSplit = search.isRanked && !isFew;
    const begun =
      search.isRanked && isFew ? `CASE WHEN ${title()} THEN 0 WHEN ${subject()} THEN 1 ELSE 2 END` : WITHIN - 1;
    const ways = [
      ...(isSplit ? [collect("titled", 0, title()), collect("about", 1, subject())] : []),
      collect("begun", begun, anywhere()),
      collect("other", WITHIN, `NOT ${anywhere()} AND ${within()} AND ${count("begun")} < ${limit}`),
    ];
    const names = [...(isSplit ? ["titled", "about"] : []), "begun", "other"];
    const raw = await ctx.sql.boundedQuery<Record<string, unknown>>(
      `WITH ${ways.join(", ")}, hits AS MATERIALIZED (
         SELECT DISTINCT ON (id) * FROM (${names.map((name) => `SELECT * FROM ${name}`).join(" UNION ALL ")}) AS fitting
         ORDER BY id, fit
       ), wanted AS (
         SELECT p.id, p.fit FROM hits p WHERE ${narrow} ORDER BY p.fit, ${orderInTable(order)} LIMIT ${wanted}
       ), counted AS (
         SELECT coalesce(json_agg(json_build_array(category_id, kind, n))::text, '[]') AS counts,
           json_build_array(${names.map(count).join(", ")})::text AS found
         FROM (SELECT category_id, kind, count(*) AS n FROM hits GROUP BY 1, 2) AS grouped
       )
       SELECT counted.*, found.* FROM counted
       LEFT JOIN (SELECT ${select.columns}, wanted.fit FROM wanted JOIN product p USING (id) ${select.joins}) AS found
         ON true
       ORDER BY found.fit, ${orderOfRows(order, "found")}`,
      values,
    );
    const counts = (JSON.parse(String(raw[0]?.counts)) as [number, string, number][]).map(
      ([categoryId, kind, number]): KindCount => ({ categoryId, kind, count: number }),
    );
    const found = JSON.parse(String(raw[0]?.found)) as number[];
    const first = found.findIndex((number) => number >= limit);
    const complete = first < 0 ? WITHIN + 1 : search.isRanked ? first : 0;
    return {
      rows: raw.filter((row) => row.id !== null).map(readRow),
      counts,
      hits: first < 0 ? counts.reduce((sum, { count: number }) => sum + number, 0) : limit,
      complete,
    };
  }

  /** The page of a search that finds much: after what is known to be complete, one statement for each way to fit. */
  async function filled({ rows: begun, complete }: Collected): Promise<Fitting[]> {
    const rows = begun.filter(({ fit }) => fit < complete);
    const from = Math.max(complete, Number(page.after?.[0] ?? 0));
    for (let fit = from; fit <= (search.isRanked ? WITHIN : 0) && rows.length < wanted; fit++) {
      rows.push(...(await fitting(fit, wanted - rows.length)));
    }
    return rows;
  }

  async function fitting(fit: number, rest: number): Promise<Fitting[]> {
    const values: unknown[] = [];
    const bind = binding(values);
    const { title, subject, anywhere, within } = termsOf(search, bind);
    const ways = [
      () => title(),
      () => `${subject()} AND NOT ${title()}`,
      () => `${anywhere()} AND NOT ${subject()}`,
      () => `${within()} AND NOT ${anywhere()}`,
    ];
    const way = search.isRanked ? (ways[fit]?.() ?? "false") : `(${anywhere()} OR ${within()})`;
    const where = [...conditions(filter, values), way];
    if (page.after?.[0] === fit) where.push(...behind(order, page.after.slice(1), bind));
    const raw = await ctx.sql.boundedQuery<Record<string, unknown>>(
      `SELECT ${select.columns}, ${fit} AS fit FROM product p ${select.joins}
       WHERE ${where.join(" AND ")} ORDER BY ${orderInTable(order)} LIMIT ${rest}`,
      values,
    );
    return raw.map(readRow);
  }

  const connection = (rows: Fitting[]) =>
    connectionOf<ProductRow, ProductKey>(rows, page, (row) => [(row as Fitting).fit, ...order.keyOf(row)]);
  return { collected, filled, connection };
}

/**
 * Conditions that mean the same, and that indexes of what is available do not answer: words are found by theirs, and
 * reading another one besides costs more than it spares.
 */
const widened = (where: readonly string[]): string[] =>
  where.map((condition) => (condition === "p.is_available" ? "p.is_available IS NOT FALSE" : condition));

/** A page's start over hits, as a condition. */
function after(order: ListOrder, { after: key }: Page<ProductKey>, bind: Bind): string[] {
  if (!key) return [];
  const start = key.map((part, place) => `${bind(part)}::${place === 0 ? "int" : order.types[place - 1]}`);
  return [`(p.fit, ${orderInTable(order)}) > (${start.join(", ")})`];
}

/** The same among what fits equally well. */
const behind = (order: ListOrder, key: ProductKey, bind: Bind): string[] => [
  `(${orderInTable(order)}) > (${key.map((part, place) => `${bind(part)}::${order.types[place]}`).join(", ")})`,
];
