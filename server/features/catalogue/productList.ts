import type { GoalId } from "../../../schema/goals.ts";
import type { Context } from "../../platform/graphql/context.ts";
import type { Selection } from "../../platform/graphql/selection.ts";
import { type Connection, connectionOf, type Page } from "../../platform/pagination.ts";
import type { Area } from "./catalogueEnums.ts";
import { type Bind, type Condition, fitsGoals, parseGoals } from "./productFilters.ts";
import {
  afterCursor,
  columnsInTable,
  type ListOrder,
  ORDERS,
  orderInTable,
  orderOfRows,
  type ProductKey,
} from "./productOrders.ts";
import { type ProductContext, type ProductRow, type ProductSelect, selectProducts } from "./productRows.ts";

/** A search is counted exactly up to this many products ('över 1 000'). */
export const SEARCH_COUNT_LIMIT = 1_000;

/** A product list's filters after parsing, and its order. */
export interface ListFilter {
  area: Area;
  order: ListOrder;
  /** The filters of `productFilters.ts` that are in force. */
  conditions: Condition[];
  /** The two filters that have facets. */
  categoryIds: number[] | undefined;
  kind: string | undefined;
  includeUnavailable: boolean;
}

/** How many products there are for a category and kind, under the filters that are neither. */
export interface KindCount {
  categoryId: number;
  kind: string;
  count: number;
}

/** A page of rows and, when asked for, what is needed to count. */
export interface ProductList extends Connection<ProductRow> {
  /** Null where there are too many matches to count them by filter. */
  counts: KindCount[] | null;
  /** Products under all filters; capped when not exact. */
  totalCount: number;
  isExact: boolean;
  /** Of a search that finds nothing or next to nothing: what was probably meant; and whether the list is of that. */
  suggestion?: string;
  showsSuggestion?: boolean;
  /** Of a search: the guides that it leads to. */
  guideSlugs?: string[];
  /** Names of the markers that a search names. */
  searchedMarkers?: string[];
}

/** What has to be counted besides reading the page. */
export type Counting = "nothing" | "total" | "facets";

/**
 * Reads a page of products. Where the materialized counts can answer, it walks the order's index and takes
 * totals from them; otherwise one pass collects up to 1001 matches that page, total and
 * facets all come from. The number of statements never depends on the number of products.
 */
export async function readProductList(
  ctx: ProductContext,
  filter: ListFilter,
  page: Page<ProductKey>,
  nodeSelection: Selection,
  counting: Counting,
): Promise<ProductList> {
  const select = selectProducts(ctx.db, nodeSelection, filter.order.columns);
  const isCountable = !filter.includeUnavailable && filter.conditions.every(({ countCondition }) => countCondition);
  const read = isCountable ? readByMaterializedCounts : readByMatches;
  return read(ctx, filter, page, select, counting);
}

async function readByMaterializedCounts(
  ctx: ProductContext,
  filter: ListFilter,
  page: Page<ProductKey>,
  select: ProductSelect,
  counting: Counting,
): Promise<ProductList> {
  const [raw, counts] = await Promise.all([
    // One plan does for the area's own order, whose indexes fit its filters; the others depend on the values.
    walk(
      ctx,
      filter,
      page,
      select,
      filter.order === ORDERS.RECOMMENDED ? "preparedQuery" : "query",
      counting === "total",
    ),
    counting === "facets" ? readMaterializedCounts(ctx, filter) : [],
  ]);
  const total = counting === "total" ? (raw[0]?.total as number | undefined) : totalOf(counts, filter);
  return {
    ...connection(await select.read(ctx, raw), filter, page),
    counts,
    // A page without rows carries no total: it is past the end, or there is nothing at all.
    totalCount: total ?? totalOf(await readMaterializedCounts(ctx, filter), filter),
    isExact: true,
  };
}

async function readByMatches(
  ctx: ProductContext,
  filter: ListFilter,
  page: Page<ProductKey>,
  select: ProductSelect,
  counting: Counting,
): Promise<ProductList> {
  const values: unknown[] = [];
  const wide = conditions({ ...filter, categoryIds: undefined, kind: undefined }, values).join(" AND ");
  const narrow = ["true", ...narrowing(filter, values), ...afterCursor(filter.order, page.after, values)].join(" AND ");
  const raw = await ctx.sql.query<Record<string, unknown>>(
    `WITH hits AS MATERIALIZED (
       SELECT p.id, ${columnsInTable(filter.order)}, p.category_id, p.kind FROM product p WHERE ${wide} LIMIT ${SEARCH_COUNT_LIMIT + 1}
     ), wanted AS (
       SELECT p.id FROM hits p WHERE ${narrow} ORDER BY ${orderInTable(filter.order)} LIMIT ${page.first + 1}
     ), counted AS (
       SELECT coalesce(json_agg(json_build_array(category_id, kind, n))::text, '[]') AS counts
       FROM (SELECT category_id, kind, count(*) AS n FROM hits GROUP BY 1, 2) AS grouped
     )
     SELECT counted.counts, found.* FROM counted
     LEFT JOIN (SELECT ${select.columns} FROM wanted JOIN product p USING (id)) AS found ON true
     ORDER BY ${orderOfRows(filter.order, "found")}`,
    values,
  );
  const counts = (JSON.parse(String(raw[0]?.counts)) as [number, string, number][]).map(
    ([categoryId, kind, count]): KindCount => ({ categoryId, kind, count }),
  );
  const hits = counts.reduce((sum, { count }) => sum + count, 0);
  if (hits <= SEARCH_COUNT_LIMIT) {
    const rows = await select.read(
      ctx,
      raw.filter((row) => row.id !== null),
    );
    return { ...connection(rows, filter, page), counts, totalCount: totalOf(counts, filter), isExact: true };
  }
  const isNarrowed = filter.categoryIds !== undefined || filter.kind !== undefined;
  const [rows, narrowed] = await Promise.all([
    walk(ctx, filter, page, select, "query"),
    counting !== "nothing" && isNarrowed ? countUpTo(ctx, filter, SEARCH_COUNT_LIMIT + 1) : hits,
  ]);
  return {
    ...connection(await select.read(ctx, rows), filter, page),
    counts: null,
    totalCount: Math.min(narrowed, SEARCH_COUNT_LIMIT),
    isExact: narrowed <= SEARCH_COUNT_LIMIT,
  };
}

/**
 * The goals of onboarding that no available product of an area fits, in one statement.
 * @param ids of the goals, which are few and fixed
 */
export async function readGoalsWithoutProducts(
  ctx: Pick<Context, "sql">,
  area: Area,
  ids: readonly GoalId[],
): Promise<GoalId[]> {
  const values: unknown[] = [area];
  // One condition a goal, so that each is planned for its own values; counting makes the indexes worth it.
  const missing = ids.map((id) => {
    const fits = fitsGoals(parseGoals([id]) ?? { ids: [], phrases: [] }, binding(values));
    return `SELECT $${values.push(id)}::text AS id
      WHERE (SELECT count(*) FROM product p WHERE p.area = $1 AND p.is_available AND ${fits}) = 0`;
  });
  const rows = await ctx.sql.query<{ id: GoalId }>(missing.join(" UNION ALL "), values);
  return rows.map(({ id }) => id);
}

/** Reads a page in the order of an index, as raw rows; with the materialized total in each when asked for. */
async function walk(
  ctx: Pick<Context, "sql">,
  filter: ListFilter,
  page: Page<ProductKey>,
  select: ProductSelect,
  how: "preparedQuery" | "query",
  withTotal = false,
): Promise<Record<string, unknown>[]> {
  const values: unknown[] = [];
  const where = [...conditions(filter, values), ...afterCursor(filter.order, page.after, values)].join(" AND ");
  const total = withTotal ? `, (${materializedTotal(filter, values)}) AS total` : "";
  return ctx.sql[how]<Record<string, unknown>>(
    `SELECT ${select.columns}${total} FROM product p WHERE ${where}
     ORDER BY ${orderInTable(filter.order)} LIMIT ${page.first + 1}`,
    values,
  );
}

/** The total as a subquery over `product_count`, for filters that this table has columns for. */
function materializedTotal(filter: ListFilter, values: unknown[]): string {
  const where = countTableConditions(filter, values);
  if (filter.categoryIds) where.push(`k.category_id = ANY ($${values.push(filter.categoryIds)})`);
  if (filter.kind !== undefined) where.push(`k.kind = $${values.push(filter.kind)}`);
  return `SELECT coalesce(sum(k.count), 0)::int FROM product_count k WHERE ${where.join(" AND ")}`;
}

/** Counts from `product_count`, which triggers maintain. */
async function readMaterializedCounts(ctx: Pick<Context, "sql">, filter: ListFilter): Promise<KindCount[]> {
  const values: unknown[] = [];
  const where = countTableConditions(filter, values).join(" AND ");
  return ctx.sql.preparedQuery<KindCount>(
    `SELECT k.category_id AS "categoryId", k.kind, sum(k.count)::int AS count FROM product_count k
     WHERE ${where} GROUP BY 1, 2`,
    values,
  );
}

function countTableConditions(filter: ListFilter, values: unknown[]): string[] {
  const bind = binding(values);
  return [
    `k.area = ${bind(filter.area)}`,
    ...filter.conditions.flatMap(({ countCondition }) => countCondition?.(bind) ?? []),
  ];
}

async function countUpTo(ctx: Pick<Context, "sql">, filter: ListFilter, limit: number): Promise<number> {
  const values: unknown[] = [];
  const where = conditions(filter, values).join(" AND ");
  const [row] = await ctx.sql.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM (SELECT 1 FROM product p WHERE ${where} LIMIT ${limit}) AS counted`,
    values,
  );
  return row?.count ?? 0;
}

/**
 * The filters but the search as SQL over `product p`; their values are appended to `values`. The area stands there as it
 * is, since some indexes are of one area.
 */
export function conditions(filter: ListFilter, values: unknown[]): string[] {
  const bind = binding(values);
  const where = [`p.area = '${filter.area}'`];
  if (!filter.includeUnavailable) where.push("p.is_available");
  for (const condition of filter.conditions) where.push(condition.where(bind));
  where.push(...narrowing(filter, values));
  return where;
}

/** Binds to a list of values. */
export const binding =
  (values: unknown[]): Bind =>
  (value) =>
    `$${values.push(value)}`;

/**
 * The filters that have facets, in the same way. A value behind a SELECT is not seen by the planner, so that it makes one
 * plan: with each value in sight it plans every time, which takes as long as the page.
 */
export function narrowing(filter: ListFilter, values: unknown[]): string[] {
  const where: string[] = [];
  const [only, ...others] = filter.categoryIds ?? [];
  // One category is compared with =, so that its own index can be walked in order.
  if (only !== undefined && others.length === 0) where.push(`p.category_id = (SELECT $${values.push(only)}::int)`);
  else if (filter.categoryIds) where.push(`p.category_id = ANY ($${values.push(filter.categoryIds)})`);
  if (filter.kind !== undefined) where.push(`p.kind = (SELECT $${values.push(filter.kind)}::text)`);
  return where;
}

const connection = (rows: ProductRow[], { order }: ListFilter, page: Page<ProductKey>): Connection<ProductRow> =>
  connectionOf(rows, page, order.keyOf);

/** Sums the counts that the category and kind filters leave. */
export function totalOf(counts: KindCount[], filter: Pick<ListFilter, "categoryIds" | "kind">): number {
  return counts.reduce(
    (sum, { categoryId, kind, count }) =>
      (filter.categoryIds?.includes(categoryId) ?? true) && (filter.kind ?? kind) === kind ? sum + count : sum,
    0,
  );
}
