import { EQUIPMENT_TYPES, FORM_LABELS, SAMPLE_LABELS } from "../../../schema/catalogue.ts";
import { findGoal, type Goal } from "../../../schema/goals.ts";
import { productPath } from "../../../schema/rules/catalogue/productPath.ts";
import { foldCase, foldName } from "../../../schema/rules/words/text.ts";
import { badInput, failingPart } from "../../platform/errors.ts";
import type { Context } from "../../platform/graphql/context.ts";
import { parseRowId } from "../../platform/graphql/globalId.ts";
import { forbidden } from "../../platform/graphql/policy.ts";
import { rowNumber } from "../../platform/graphql/rowNumbers.ts";
import { nodeSelection, type Selection } from "../../platform/graphql/selection.ts";
import { parsePage } from "../../platform/pagination.ts";
import type { Category } from "./Category.ts";
import { CATEGORY_COLUMNS } from "./cachedCategories.ts";
import { Area, ProductOrder, SampleType, SupplementForm } from "./catalogueEnums.ts";
import { canSeeUnavailable } from "./cataloguePolicy.ts";
import type { ProductByIdArgs, ProductFilter, ProductsArgs } from "./ProductArgs.ts";
import type { ProductFacets, ProductSearchConnection } from "./ProductConnection.ts";
import { parseConditions, parseSearch } from "./productFilters.ts";
import { type KindCount, type ListFilter, readGoalsWithoutProducts, readProductList, totalOf } from "./productList.ts";
import { ORDERS } from "./productOrders.ts";
import { type ProductContext, type ProductRow, selectProducts } from "./productRows.ts";
import { searchKey } from "./search/productSearch.ts";
import { searchWithSuggestion } from "./search/searchCorrection.ts";
import type { SearchContext } from "./search/searchDictionary.ts";

/** Products a list page shows at first and with each 'Visa fler'. */
const DEFAULT_PAGE_SIZE = 24;
const MAX_IDS = 100;

/** Values of an area's second filter. */
interface Kind {
  /** As the database has it. */
  stored: string;
  /** As the graph has it: a value of an enum, or the equipment type itself. */
  value: string;
  /** Swedish. */
  label: string;
}

/** The filter of each area that looks at kinds. */
const KIND_FILTERS = {
  [Area.TESTS]: "sampleType",
  [Area.SUPPLEMENTS]: "form",
  [Area.BIOHACKING]: "equipmentType",
} as const satisfies Record<Area, string>;

const kindsOf = (names: Record<string, string>, labels: Record<string, string>): Kind[] =>
  Object.entries(names).map(([value, stored]) => ({ stored, value, label: labels[stored] ?? stored }));

/** Options of each area's kind filter. */
const KINDS: Record<Area, Kind[]> = {
  [Area.TESTS]: kindsOf(SampleType, SAMPLE_LABELS),
  [Area.SUPPLEMENTS]: kindsOf(SupplementForm, FORM_LABELS),
  [Area.BIOHACKING]: EQUIPMENT_TYPES.map((type) => ({ stored: type, value: type, label: type })),
};

/** An area's categories in its order: tests as the catalogue has them, others by name. */
export async function readCategories(ctx: Pick<Context, "sql">, area: Area): Promise<Category[]> {
  return ctx.sql
    .preparedQuery<Category>(
      `SELECT ${CATEGORY_COLUMNS} FROM category WHERE area = $1
       ORDER BY CASE area WHEN 'TESTS' THEN position END, name, id`,
      [area],
    )
    .catch(failingPart("categories"));
}

/**
 * A page of products under filters, with total and facets when asked for.
 * @throws BAD_USER_INPUT for values that no filter knows; FORBIDDEN for `includeUnavailable` unless admin
 */
export async function listProducts(
  ctx: SearchContext,
  args: ProductsArgs,
  selection: Selection,
): Promise<ProductSearchConnection> {
  const { first, after, ...what } = args;
  const phrase = parseSearch(args.filter?.search ?? "");
  // A search without an order is sorted by relevance.
  const isRanked = phrase !== undefined && !args.orderBy;
  const orderBy = args.orderBy ?? ProductOrder.RECOMMENDED;
  const { key } = ORDERS[orderBy];
  const page = parsePage({ first, after }, phrase === undefined ? key : searchKey(key), DEFAULT_PAGE_SIZE, {
    name: isRanked ? "products by fit" : "products",
    ...what,
    orderBy,
  });
  const needsCategories = Boolean(args.filter?.category || args.filter?.categoryId) || selection.has("facets");
  // Reading categories while input is parsed would hide which of the two failed: parse first.
  const parsed = parseFilter(ctx, args);
  const categories = needsCategories ? await readCategories(ctx, args.area) : [];
  const wanted = categoryIds(args, categories);
  const filter = { ...parsed, categoryIds: wanted };
  const total = selection.has("totalCount") || selection.has("totalCountIsExact");
  const counting = selection.has("facets") ? "facets" : total ? "total" : "nothing";

  const goals = selection.has("goalsWithoutProducts") ? knownGoals(args.goals ?? []) : [];
  const [list, without] = await Promise.all([
    phrase === undefined
      ? readProductList(ctx, filter, page, nodeSelection(selection), counting)
      : searchWithSuggestion(ctx, filter, { phrase, isRanked }, page, nodeSelection(selection), counting),
    goals.length > 0
      ? readGoalsWithoutProducts(
          ctx,
          args.area,
          goals.map(({ id }) => id),
        )
      : [],
  ]);
  return {
    // Rows hold the columns that were asked for, which is all that is read of them.
    edges: (selection.has("edges") ? list.edges() : []) as ProductSearchConnection["edges"],
    nodes: list.nodes as ProductSearchConnection["nodes"],
    pageInfo: list.pageInfo,
    totalCount: list.totalCount,
    totalCountIsExact: list.isExact,
    ignoredCategory: (args.filter?.category && wanted === undefined && args.filter.category.trim()) || null,
    facets:
      counting === "facets" ? facetsOf(args.area, categories, filter, list.counts) : { categories: [], kinds: [] },
    goalsWithoutProducts: goals.filter(({ id }) => without.some((one) => one === id)),
    searchSuggestion: list.suggestion ?? null,
    showsSearchSuggestion: list.showsSuggestion ?? false,
    guideSlugs: list.guideSlugs ?? [],
    searchedMarkers: list.searchedMarkers ?? [],
  };
}

/** Products in the sitemap: it has 50 000 addresses at most, and guides come first. */
const LISTED_PRODUCTS = 40_000;

/** Addresses of the available products' pages, with the day on which their facts were last looked at. */
export async function readProductAddresses(
  sql: Context["sql"],
): Promise<{ path: string; changedOn?: string | undefined }[]> {
  const rows = await sql.preparedQuery<{ id: number; area: Area; name: string; checkedOn: string | null }>(
    `SELECT id, area, name, to_char(checked_at, 'YYYY-MM-DD') AS "checkedOn" FROM product
     WHERE is_available ORDER BY id LIMIT ${LISTED_PRODUCTS}`,
    [],
  );
  return rows.map(({ area, name, id, checkedOn }) => ({
    path: productPath(area, name, id),
    changedOn: checkedOn ?? undefined,
  }));
}

/** Whether a number was a product's that is deleted, or not available; false for one that was never used. */
export async function isProductGone(ctx: Pick<Context, "sql">, number: number): Promise<boolean> {
  if (number < 1) return false;
  const [row] = await ctx.sql.preparedQuery<{ isGone: boolean }>(
    `SELECT EXISTS (SELECT 1 FROM product_id_seq WHERE is_called AND last_value >= $1::int)
       AND NOT EXISTS (SELECT 1 FROM product WHERE id = $1::int AND is_available) AS "isGone"`,
    [number],
  );
  return row?.isGone ?? false;
}

/** The goals of onboarding among those given, each once. */
const knownGoals = (given: readonly string[]): Goal[] => [
  ...new Set(given.map(findGoal).filter((goal) => goal !== undefined)),
];

/**
 * One product; null when there is none that the actor may see.
 * @throws BAD_USER_INPUT when it is not said which; FORBIDDEN for `includeUnavailable` unless admin
 */
export async function findProduct(
  ctx: ProductContext & Pick<Context, "actor">,
  { includeUnavailable, ...wanted }: ProductByIdArgs,
  selection: Selection,
): Promise<ProductRow | null> {
  const number = rowNumber(wanted, "Product");
  const all = wantsUnavailable(ctx, includeUnavailable);
  const [found] = all
    ? await readProducts(ctx, [number], selection, true)
    : await findProducts(ctx, [number], selection);
  return found ?? null;
}

/**
 * Several products in the order asked for; those that are not available are left out.
 * @param argument where the numbers were given, for the error
 * @throws BAD_USER_INPUT for more than 100
 */
export async function findProducts(
  ctx: ProductContext,
  numbers: readonly number[],
  selection: Selection,
  argument = "ids",
): Promise<ProductRow[]> {
  if (numbers.length > MAX_IDS) throw badInput(argument, `Högst ${MAX_IDS} produkter kan hämtas på en gång.`);
  const found = new Map((await readProducts(ctx, numbers, selection)).map((row) => [row.id, row]));
  const missing = numbers.filter((number) => !found.has(number));
  const merged = missing.length > 0 ? await readMerged(ctx, missing) : NONE_MERGED;
  const others = [...merged.values()].filter((number) => !found.has(number));
  if (others.length > 0) for (const row of await readProducts(ctx, others, selection)) found.set(row.id, row);
  const wanted = new Set(numbers.map((number) => merged.get(number) ?? number));
  return [...wanted].flatMap((number) => found.get(number) ?? []);
}

/** The products that others were merged into, by the numbers of these. */
async function readMerged(ctx: ProductContext, numbers: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await ctx.sql.preparedQuery<{ former: number; now: number }>(
    "SELECT former_id AS former, product_id AS now FROM former_product WHERE former_id = ANY ($1)",
    [numbers],
  );
  return new Map(rows.map(({ former, now }) => [former, now]));
}

const NONE_MERGED: ReadonlyMap<number, number> = new Map();

async function readProducts(
  ctx: ProductContext,
  numbers: readonly number[],
  selection: Selection,
  all = false,
): Promise<ProductRow[]> {
  const select = selectProducts(ctx.db, selection);
  // One alone is compared with =, which costs the driver and the planner less than a list.
  const [are, values] = numbers.length === 1 ? ["= $1", [...numbers]] : ["= ANY ($1)", [numbers]];
  const raw = await ctx.sql.preparedQuery(
    `SELECT ${select.columns} FROM product p WHERE p.id ${are} AND ${all ? "true" : "p.is_available"}`,
    values,
  );
  return select.read(ctx, raw);
}

function wantsUnavailable(ctx: Pick<Context, "actor">, isWanted: boolean | null | undefined): boolean {
  if (!isWanted) return false;
  if (!canSeeUnavailable(ctx.actor)) throw forbidden();
  return true;
}

function parseFilter(
  ctx: Context,
  { area, filter, goals, experience, orderBy }: ProductsArgs,
): Omit<ListFilter, "categoryIds"> {
  return {
    area,
    order: ORDERS[orderBy ?? ProductOrder.RECOMMENDED],
    conditions: parseConditions({ ...filter, goals, experience }),
    kind: parseKind(area, filter ?? {}),
    includeUnavailable: wantsUnavailable(ctx, filter?.includeUnavailable),
  };
}

/** The stored kind that is filtered by. */
function parseKind(area: Area, filter: Partial<ProductFilter>): string | undefined {
  const own = KIND_FILTERS[area];
  for (const name of Object.values(KIND_FILTERS)) {
    if (name !== own && filter[name]) throw badInput(`filter.${name}`, "Filtret finns inte för det här området.");
  }
  const given = filter[own];
  if (!given) return undefined;
  const kind = KINDS[area].find(({ stored }) => foldCase(stored) === foldCase(given));
  if (!kind) throw badInput(`filter.${own}`, "Filtervärdet finns inte.");
  return kind.stored;
}

/**
 * The categories that the filter matches: exactly one by its identifier, or by the area's own rule.
 * @returns undefined where it does not filter
 */
function categoryIds({ area, filter }: ProductsArgs, categories: Category[]): number[] | undefined {
  const text = filter?.category?.trim();
  const id = filter?.categoryId;
  if (text && id) throw badInput("filter.categoryId", "Ange antingen category eller categoryId.");
  if (!text && !id) return undefined;
  const number = id ? parseRowId(id, "Category", "filter.categoryId") : undefined;
  const matching = categories.filter((category) =>
    text ? matchesCategory(area, category, text) : category.id === number,
  );
  const isLenient = text && filter?.ignoreUnknownCategory;
  if (isLenient && !categories.some(({ slug }) => slug === text)) return undefined;
  if (matching.length === 0) throw badInput(`filter.${text ? "category" : "categoryId"}`, "Kategorin finns inte.");
  return matching.map((category) => category.id);
}

/** Whether a category filter's value selects a category. */
function matchesCategory(area: Area, category: Pick<Category, "slug" | "name">, given: string): boolean {
  if (category.slug === given.toLowerCase()) return true;
  if (area === Area.BIOHACKING) return foldCase(category.name) === foldCase(given);
  const [name, wanted] = [foldName(category.name), foldName(given)];
  if (!wanted) return false;
  return name.includes(wanted) || (area === Area.SUPPLEMENTS && wanted.includes(name));
}

/** Counts for each value of a filter, under the other filters; null where there are too many matches. */
function facetsOf(area: Area, categories: Category[], filter: ListFilter, counts: KindCount[] | null): ProductFacets {
  const count = (narrowed: Pick<ListFilter, "categoryIds" | "kind">) => (counts ? totalOf(counts, narrowed) : null);
  return {
    categories: categories.map((category) => ({
      category,
      count: count({
        categoryIds: categories.filter((other) => matchesCategory(area, other, category.slug)).map(({ id }) => id),
        kind: filter.kind,
      }),
    })),
    kinds: KINDS[area].map(({ stored, value, label }) => ({
      value,
      label,
      count: count({ categoryIds: filter.categoryIds, kind: stored }),
    })),
  };
}
