import type { Page } from "../../../platform/pagination.ts";
import { binding, conditions, type KindCount, type ListFilter, narrowing, SEARCH_COUNT_LIMIT } from "../productList.ts";
import { columnsInTable, orderInTable, orderOfRows, type ProductKey } from "../productOrders.ts";
import type { ProductContext, ProductRow, ProductSelect } from "../productRows.ts";
import {
  ANYWHERE,
  afterFit,
  type ProductSearch,
  SAMPLE,
  SAMPLE_SHARE,
  SURELY_MORE,
  termsOf,
  WITHIN,
  widened,
} from "./searchTerms.ts";

/** A row with how well it fits. */
export type Fitting = ProductRow & { fit: number };

/** What a search finds, as far as it is counted. */
export interface Hits {
  /** The page; empty unless `isWhole`. */
  rows: Fitting[];
  /** Empty unless `isWhole`. */
  counts: KindCount[];
  /** At least one more than is counted where there is more. */
  count: number;
  /** Whether everything was collected. */
  isWhole: boolean;
}

/**
 * Where an order was asked for, what the sample does not show to be more is collected: following the order would meet few
 * of so many, and collect them afterwards. What fits best is met sooner.
 */
const MOST_IN_ORDER = SURELY_MORE * SAMPLE_SHARE;

/** What is asked of a search. */
export interface SearchReading {
  filter: ListFilter & { search: ProductSearch };
  page: Page<ProductKey>;
  select: ProductSelect;
}

/**
 * Collects what a search finds, up to 1 001 (2 561 in an order that was asked for) of what begins with its words and of
 * what has them within other words, and of those the page and the counts. Stops at the sample when that shows more, and looks within words only when
 * what begins with them was not.
 * @param isNarrow whether the filters that have facets count as well
 */
export async function readHits(
  ctx: ProductContext,
  { filter, page, select }: SearchReading,
  isNarrow: boolean,
): Promise<Hits> {
  const { search, order } = filter;
  const values: unknown[] = [];
  const bind = binding(values);
  const terms = termsOf(search, bind);
  const limit = (search.isRanked ? SEARCH_COUNT_LIMIT : MOST_IN_ORDER) + 1;
  const where = widened(
    conditions(isNarrow ? filter : { ...filter, categoryIds: undefined, kind: undefined }, values),
  ).join(" AND ");
  const narrow = ["true", ...narrowing(filter, values), ...afterFit(order, page, bind)].join(" AND ");
  const anywhere = terms.begins(ANYWHERE);
  // Counted once, in a part of its own, since many parts of the statement ask for it.
  const countOf = (name: string) => `${name}_count AS MATERIALIZED (SELECT count(*) AS n FROM ${name})`;
  const count = (name: string) => `(SELECT n FROM ${name}_count)`;
  const collect = (condition: string) =>
    `SELECT p.id, ${columnsInTable(order)}, p.category_id, p.kind FROM product p
     WHERE ${condition} AND ${where} LIMIT ${limit}`;
  const holding = terms.holding(filter.area);
  const isAsked = `${count("sampled")} < ${SURELY_MORE} AND ${count("begun")} < ${limit}`;
  const isNew = "p.id NOT IN (SELECT id FROM begun)";
  const within = collect(
    `${isAsked} AND ${holding ? "NOT (SELECT is_few FROM holding) AND " : ""}${terms.within()} AND ${isNew}`,
  );
  // Few words hold a part as a rule, and often only those that begin with it, which have been looked up.
  const held =
    holding &&
    collect(
      `${isAsked} AND (SELECT is_few AND is_inner FROM holding) AND p.search_words @@ (SELECT query FROM holding)
        AND ${terms.within("(p.search_plain || '')")} AND ${isNew}`,
    );
  const standing = (place: 0 | 1) =>
    `SELECT p.id FROM product p WHERE ${count("begun")} BETWEEN 1 AND ${SEARCH_COUNT_LIMIT} AND ${terms.begins(place)}`;
  const raw = await ctx.sql.boundedQuery<Record<string, unknown>>(
    `WITH sampled AS MATERIALIZED (
       SELECT 1 FROM product p WHERE ${SAMPLE} AND ${anywhere} AND ${where} LIMIT ${SURELY_MORE}
     ), ${countOf("sampled")}, begun AS MATERIALIZED (
       ${collect(`${count("sampled")} < ${SURELY_MORE} AND ${anywhere}`)}
     ), ${countOf("begun")}, ${holding ? `holding AS MATERIALIZED (${holding}), ` : ""}other AS MATERIALIZED (
       ${holding ? `(${held}) UNION ALL (${within})` : within}
     ), ${countOf("other")},${
       search.isRanked
         ? ` titled AS MATERIALIZED (${standing(0)}), about AS MATERIALIZED (${standing(1)}),
             fitting AS (
               SELECT *, CASE WHEN id IN (SELECT id FROM titled) THEN 0 WHEN id IN (SELECT id FROM about) THEN 1
                 ELSE ${ANYWHERE} END AS fit FROM begun
               UNION ALL SELECT *, ${WITHIN} FROM other
             )`
         : " fitting AS (SELECT *, 0 AS fit FROM begun UNION ALL SELECT *, 0 FROM other)"
     }, hits AS MATERIALIZED (
       SELECT * FROM fitting
       WHERE ${count("sampled")} < ${SURELY_MORE} AND ${count("begun")} < ${limit} AND ${count("other")} < ${limit}
     ), wanted AS (
       SELECT p.id, p.fit FROM hits p WHERE ${narrow} ORDER BY p.fit, ${orderInTable(order)} LIMIT ${page.first + 1}
     ), counted AS (
       SELECT coalesce(json_agg(json_build_array(category_id, kind, n))::text, '[]') AS counts,
         json_build_array(${["sampled", "begun", "other"].map(count).join(", ")})::text AS found
       FROM (SELECT category_id, kind, count(*) AS n FROM hits GROUP BY 1, 2) AS grouped
     )
     SELECT counted.*, found.* FROM counted
     LEFT JOIN (SELECT ${select.columns}, wanted.fit FROM wanted JOIN product p USING (id)) AS found
       ON true
     ORDER BY found.fit, ${orderOfRows(order, "found")}`,
    values,
  );
  const counts = (JSON.parse(String(raw[0]?.counts)) as [number, string, number][]).map(
    ([categoryId, kind, number]): KindCount => ({ categoryId, kind, count: number }),
  );
  const [sampled = 0, begun = 0, other = 0] = JSON.parse(String(raw[0]?.found)) as number[];
  return {
    rows: (await select.read(
      ctx,
      raw.filter((row) => row.id !== null),
    )) as Fitting[],
    counts,
    count: sampled < SURELY_MORE ? begun + other : limit,
    isWhole: sampled < SURELY_MORE && begun < limit && other < limit,
  };
}
