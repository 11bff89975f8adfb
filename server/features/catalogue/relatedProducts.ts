import DataLoader from "dataloader";
import { ArgsType, Field, Int } from "type-graphql";
import { VisitorError } from "../../platform/errors.ts";
import { nodeSelection, type Selection } from "../../platform/graphql/selection.ts";
import { connectionOf, type Page, parsePage } from "../../platform/pagination.ts";
import { Area, ProductOrder } from "./catalogueEnums.ts";
import type { ProductConnection } from "./ProductConnection.ts";
import { afterCursor, type ListOrder, ORDERS, orderInTable, orderOfRows, type ProductKey } from "./productOrders.ts";
import { type ProductContext, type ProductRow, selectProducts } from "./productRows.ts";

/** Products of a page when nothing else is asked for. */
const DEFAULT_PAGE_SIZE = 24;

/** Products that one request may be given in this way, since lists within lists multiply. */
const MAX_PRODUCTS = 10_000;

@ArgsType()
export class RelatedProductsArgs {
  @Field(() => Int, { nullable: true, description: "Page size, 1 to 100; 24 when absent." })
  first?: number | null;

  @Field(() => String, { nullable: true, description: "Cursor of the product to go on behind." })
  after?: string | null;

  @Field(() => ProductOrder, { nullable: true, description: "The order; the list's own when absent." })
  orderBy?: ProductOrder | null;
}

@ArgsType()
export class ProviderProductsArgs extends RelatedProductsArgs {
  @Field(() => Area, { nullable: true, description: "Only products of this area; of all when absent." })
  area?: Area | null;
}

/** The key of the sizes and kinds of one thing: no line of a name ends within it. */
export const variantKey = (providerName: string, variantGroup: string): string => `${providerName}\n${variantGroup}`;

/** How products belong to something. */
interface Relation {
  /** Begins the cursors of its lists. */
  list: string;
  /** What belongs, as SQL over `product p`; `key` is a placeholder. */
  where(key: string): string;
  order: ListOrder;
}

/** What products belong to. */
export const RELATIONS = {
  /** By the category's number, in its area's order. */
  category: {
    list: "Category.products",
    where: (key) => `p.category_id = ${key}::int`,
    order: ORDERS[ProductOrder.RECOMMENDED],
  },
  /** By the provider's name, which products carry. */
  provider: {
    list: "Provider.products",
    where: (key) => `p.provider_name = ${key}::text`,
    order: ORDERS[ProductOrder.NAME],
  },
  /** By `variantKey`: sizes and kinds of one thing. */
  variant: {
    list: "Product.variants",
    where: (key) =>
      `(p.provider_name, p.variant_group) = (split_part(${key}::text, E'\\n', 1), split_part(${key}::text, E'\\n', 2))`,
    order: ORDERS[ProductOrder.NAME],
  },
  /** By the marker's name: the tests that measure it. */
  biomarker: {
    list: "Biomarker.products",
    where: (key) => `p.area = 'TESTS' AND p.biomarkers @> ARRAY[${key}::text]`,
    order: ORDERS[ProductOrder.NAME],
  },
} as const satisfies Record<string, Relation>;

/** A relation in another order, or of one area only. */
const narrowed = (relation: Relation, orderBy?: ProductOrder | null, area?: Area | null): Relation => ({
  list: relation.list,
  where: (key) => (area ? `${relation.where(key)} AND p.area = '${area}'` : relation.where(key)),
  order: orderBy ? ORDERS[orderBy] : relation.order,
});

/** The lists of one request: those that are asked for alike are read together. */
export class RelatedProducts {
  private readonly loaders = new Map<string, DataLoader<string | number, ProductRow[]>>();
  private readonly selections = new Map<Selection, number>();
  private given = 0;

  /**
   * A page of what belongs to something, in one statement for all whose lists are asked for alike.
   * @param key its number or name, as the relation wants it
   * @throws BAD_USER_INPUT for a page that cannot be; QUERY_TOO_COSTLY for too many products in one request
   */
  async read(
    ctx: ProductContext,
    name: keyof typeof RELATIONS,
    key: string | number,
    args: ProviderProductsArgs,
    selection: Selection,
  ): Promise<ProductConnection> {
    const { first, after, orderBy, area } = args;
    const relation = narrowed(RELATIONS[name], orderBy, area);
    const page = parsePage({ first, after }, relation.order.key, DEFAULT_PAGE_SIZE, {
      name: relation.list,
      key,
      orderBy,
      area,
    });
    this.given += page.first;
    if (this.given > MAX_PRODUCTS) throw new VisitorError("QUERY_TOO_COSTLY", "Frågan är för kostsam.");
    const asked = `${relation.list} ${orderBy ?? ""} ${area ?? ""}`;
    const rows = await this.loader(ctx, relation, asked, page, selection).load(key);
    const { edges, nodes, pageInfo } = connectionOf(rows, page, relation.order.keyOf);
    return {
      edges: (selection.has("edges") ? edges() : []) as ProductConnection["edges"],
      nodes: nodes as ProductConnection["nodes"],
      pageInfo,
    };
  }

  private loader(
    ctx: ProductContext,
    relation: Relation,
    list: string,
    { first, after }: Page<ProductKey>,
    selection: Selection,
  ): DataLoader<string | number, ProductRow[]> {
    const place = this.selections.get(selection) ?? this.selections.size;
    this.selections.set(selection, place);
    const asked = JSON.stringify([list, first, after, place]);
    const known = this.loaders.get(asked);
    if (known) return known;
    const loader = new DataLoader((keys: readonly (string | number)[]) =>
      readPages(ctx, relation, keys, { first, after }, selection),
    );
    this.loaders.set(asked, loader);
    return loader;
  }
}

/** The same page for each of several keys; each part of the statement is planned for its own key. */
async function readPages(
  ctx: ProductContext,
  { where, order }: Relation,
  keys: readonly (string | number)[],
  { first, after }: Pick<Page<ProductKey>, "first" | "after">,
  selection: Selection,
): Promise<ProductRow[][]> {
  const select = selectProducts(ctx.db, nodeSelection(selection), order.columns);
  const values: unknown[] = [];
  const start = afterCursor(order, after, values);
  const parts = keys.map(
    (key, place) =>
      `(SELECT ${place} AS "place", ${select.columns} FROM product p
        WHERE ${["p.is_available", where(`$${values.push(key)}`), ...start].join(" AND ")}
        ORDER BY ${orderInTable(order)} LIMIT ${first + 1})`,
  );
  const raw = await ctx.sql.query<{ place: number }>(
    `SELECT * FROM (${parts.join(" UNION ALL ")}) AS found ORDER BY "place", ${orderOfRows(order, "found")}`,
    values,
  );
  const pages: ProductRow[][] = keys.map(() => []);
  const rows = await select.read(ctx, raw);
  for (const [at, row] of rows.entries()) pages[raw[at]?.place ?? -1]?.push(row);
  return pages;
}
