import { EQUIPMENT_TYPES, FORM_LABELS, SAMPLE_LABELS } from "../../../schema/catalogue.ts";
import { findGoal, type Goal } from "../../../schema/goals.ts";
import { foldCase, foldName } from "../../../schema/rules/text.ts";
import { badInput } from "../../platform/errors.ts";
import type { Context } from "../../platform/graphql/context.ts";
import { parseRowNumber } from "../../platform/graphql/globalId.ts";
import { forbidden } from "../../platform/graphql/policy.ts";
import type { Selection } from "../../platform/graphql/selection.ts";
import { parsePage } from "../../platform/pagination.ts";
import type { Category } from "./Category.ts";
import { Area } from "./catalogueEnums.ts";
import { canSeeUnavailable } from "./cataloguePolicy.ts";
import type { ProductsArgs } from "./ProductArgs.ts";
import type { ProductConnection, ProductFacets } from "./ProductConnection.ts";
import { parseConditions } from "./productFilters.ts";
import {
  type KindCount,
  type ListFilter,
  productKeySchema,
  readGoalsWithoutProducts,
  readProductList,
  totalOf,
} from "./productList.ts";
import { type ProductRow, selectProducts } from "./productRows.ts";

/** Products a list page shows at first and with each 'Visa fler'. */
const DEFAULT_PAGE_SIZE = 24;
const MAX_IDS = 100;

/** The area's second filter: stored value → label. */
const KINDS: Record<Area, Record<string, string>> = {
  [Area.TESTS]: SAMPLE_LABELS,
  [Area.SUPPLEMENTS]: FORM_LABELS,
  [Area.BIOHACKING]: Object.fromEntries(EQUIPMENT_TYPES.map((type) => [type, type])),
};

/** An area's categories in its order: tests as the catalogue has them, others by name (specification 2 §7). */
export async function readCategories(ctx: Pick<Context, "sql">, area: Area): Promise<Category[]> {
  return ctx.sql.prepared<Category>(
    `SELECT id, area, name, slug, description, position FROM category WHERE area = $1
     ORDER BY CASE area WHEN 'TESTS' THEN position END, name, id`,
    [area],
  );
}

/** The demo's providers have addresses that cannot exist; an imported catalogue's do not. */
export async function isDemoCatalogue(ctx: Pick<Context, "sql">): Promise<boolean> {
  const [row] = await ctx.sql.prepared<{ isDemo: boolean }>(
    `SELECT EXISTS (SELECT 1 FROM provider WHERE website LIKE '%.example') AS "isDemo"`,
    [],
  );
  return row?.isDemo ?? false;
}

/**
 * A page of products under filters, with total and facets when asked for (specification 2 §4, §5, §9).
 * @throws BAD_USER_INPUT for values that no filter knows; FORBIDDEN for `includeUnavailable` unless admin
 */
export async function listProducts(ctx: Context, args: ProductsArgs, selection: Selection): Promise<ProductConnection> {
  const { first, after, ...what } = args;
  const page = parsePage({ first, after }, productKeySchema, DEFAULT_PAGE_SIZE, { name: "products", ...what });
  const needsCategories = Boolean(args.filter?.category) || selection.has("facets");
  // Reading categories while input is parsed would hide which of the two failed: parse first.
  const parsed = parseFilter(ctx, args);
  const categories = needsCategories ? await readCategories(ctx, args.area) : [];
  const filter = { ...parsed, categoryIds: categoryIds(args, categories) };
  const total = selection.has("totalCount") || selection.has("totalCountIsExact");
  const counting = selection.has("facets") ? "facets" : total ? "total" : "nothing";

  const goals = selection.has("goalsWithoutProducts") ? knownGoals(args.goals ?? []) : [];
  const [list, without] = await Promise.all([
    readProductList(ctx, filter, page, nodeSelection(selection), counting),
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
    edges: (selection.has("edges") ? list.edges() : []) as ProductConnection["edges"],
    nodes: list.nodes as ProductConnection["nodes"],
    pageInfo: list.pageInfo,
    totalCount: list.totalCount,
    totalCountIsExact: list.isExact,
    facets:
      counting === "facets" ? facetsOf(args.area, categories, filter, list.counts) : { categories: [], kinds: [] },
    goalsWithoutProducts: goals.filter(({ id }) => without.some((one) => one === id)),
  };
}

/** The goals of onboarding among those given, each once. */
const knownGoals = (given: readonly string[]): Goal[] => [
  ...new Set(given.map(findGoal).filter((goal) => goal !== undefined)),
];

/** One product, or null when there is none that the actor may see. */
export async function findProduct(ctx: Context, id: string, selection: Selection): Promise<ProductRow | null> {
  const key = parseRowNumber(id);
  if (key === undefined) return null;
  const select = selectProducts(ctx.db, selection);
  const [raw] = await ctx.sql.prepared(
    `SELECT ${select.columns} FROM product p ${select.joins} WHERE p.id = $1 AND p.is_available`,
    [key],
  );
  return raw ? select.read(raw) : null;
}

/**
 * Several products in the order asked for; those that are not available are left out.
 * @throws BAD_USER_INPUT for more than 100 ids
 */
export async function findProducts(ctx: Context, ids: string[], selection: Selection): Promise<ProductRow[]> {
  if (ids.length > MAX_IDS) throw badInput("ids", `Högst ${MAX_IDS} produkter kan hämtas på en gång.`);
  const keys = [...new Set(ids.map(parseRowNumber).filter((key) => key !== undefined))];
  const select = selectProducts(ctx.db, selection);
  const rows = await ctx.sql.prepared(
    `SELECT ${select.columns} FROM product p ${select.joins} WHERE p.id = ANY ($1) AND p.is_available`,
    [keys],
  );
  const found = new Map(rows.map((raw) => [raw.id as number, select.read(raw)]));
  return keys.flatMap((key) => found.get(key) ?? []);
}

function parseFilter(ctx: Context, { area, filter, goals, experience }: ProductsArgs): Omit<ListFilter, "categoryIds"> {
  const includeUnavailable = filter?.includeUnavailable ?? false;
  if (includeUnavailable) {
    ctx.isPersonal = true;
    if (!canSeeUnavailable(ctx.actor)) throw forbidden();
  }
  return {
    area,
    conditions: parseConditions({ ...filter, goals, experience }),
    kind: parseKind(area, filter?.sampleType, filter?.equipmentType),
    includeUnavailable,
  };
}

function parseKind(
  area: Area,
  sampleType: string | null | undefined,
  equipmentType: string | null | undefined,
): string | undefined {
  const [field, given, other] =
    area === Area.BIOHACKING
      ? (["filter.equipmentType", equipmentType, sampleType] as const)
      : (["filter.sampleType", sampleType, equipmentType] as const);
  if (other)
    throw badInput(
      area === Area.BIOHACKING ? "filter.sampleType" : "filter.equipmentType",
      "Filtret finns inte för det här området.",
    );
  if (!given) return undefined;
  const value = Object.keys(KINDS[area]).find((known) => foldCase(known) === foldCase(given));
  if (value === undefined) throw badInput(field, "Filtervärdet finns inte.");
  return value;
}

/** The categories that the filter matches, by the area's own rule (specification 2 §5). */
function categoryIds({ area, filter }: ProductsArgs, categories: Category[]): number[] | undefined {
  const given = filter?.category?.trim();
  if (!given) return undefined;
  const matching = categories.filter((category) => matchesCategory(area, category, given)).map(({ id }) => id);
  if (matching.length === 0) throw badInput("filter.category", "Kategorin finns inte.");
  return matching;
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
    kinds: Object.entries(KINDS[area]).map(([value, label]) => ({
      value,
      label,
      count: count({ categoryIds: filter.categoryIds, kind: value }),
    })),
  };
}

/** What is asked for on each product, whether by `nodes` or by `edges { node }`. */
function nodeSelection(selection: Selection): Selection {
  const [nodes, edges] = [selection.get("nodes"), selection.get("edges")?.get("node")];
  if (!nodes || !edges) return nodes ?? edges ?? NOTHING;
  const merged = new Map(nodes);
  for (const [field, below] of edges) merged.set(field, new Map([...(merged.get(field) ?? []), ...below]));
  return merged;
}

const NOTHING: Selection = new Map();
