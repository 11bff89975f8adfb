import { z } from "zod";
import { ProductOrder } from "./catalogueEnums.ts";
import type { Product } from "./Product.ts";
import type { OrderColumn, ProductRow } from "./productRows.ts";

/** Place of a product in a list: what orders it, its name in Swedish order, its number. */
export type ProductKey = (string | number)[];

/** A row that was read with the columns of its order. */
type OrderedRow = ProductRow & Pick<Product, OrderColumn>;

/**
 * An order of lists. All that decides it ascends, so that the next page is one comparison of rows, which an index
 * answers as one range.
 */
export interface ListOrder {
  /**
   * What decides it, as SQL, the most important first.
   * @param column a column as SQL
   */
  by(column: (name: OrderColumn) => string): string[];
  /** Columns that rows need for it. */
  columns: readonly OrderColumn[];
  /** SQL types of what decides. */
  types: readonly string[];
  /** What a cursor holds of it. */
  key: z.ZodType<ProductKey>;
  /** Place of a row, which was read with `columns`. */
  keyOf(row: ProductRow): ProductKey;
}

/** What sorts after all others: a price, or a number of days, that is not known. */
const UNKNOWN = 2_147_483_647;

const integer = z.number().int().min(-UNKNOWN).max(UNKNOWN);
const number = z.number().int().min(1).max(2_147_483_647);
const name = z
  .string()
  .max(1_000)
  .refine((text) => !text.includes("\0"));

/** Names and numbers decide between what is equal otherwise. */
const thenByName = (
  deciding: OrderColumn,
  first: (column: (name: OrderColumn) => string) => string,
  keyOf: (row: OrderedRow) => number,
): ListOrder => ({
  by: (column) => [first(column), column("name"), column("id")],
  columns: [deciding, "name"],
  types: ["int", "text", "int"],
  key: z.tuple([integer, name, number]),
  keyOf: (row) => [keyOf(row as OrderedRow), (row as OrderedRow).name, row.id],
});

/** A number as SQL, after all others where it is not known; indexes use exactly this text. */
const unknownLast = (column: string): string => `coalesce(${column}, ${UNKNOWN})`;

/** The lowest price as SQL, as its index has it. */
export const priceOf = unknownLast;

/** The least first, and what is not known last. */
const leastFirst = (deciding: "priceFrom" | "dosePrice" | "answerDays"): ListOrder =>
  thenByName(
    deciding,
    (column) => unknownLast(column(deciding)),
    (row) => row[deciding] ?? UNKNOWN,
  );

/** The orders that can be asked for. */
export const ORDERS: Record<ProductOrder, ListOrder> = {
  [ProductOrder.RECOMMENDED]: thenByName(
    "sortRank",
    (column) => column("sortRank"),
    (row) => row.sortRank,
  ),
  [ProductOrder.NAME]: {
    by: (column) => [column("name"), column("id")],
    columns: ["name"],
    types: ["text", "int"],
    key: z.tuple([name, number]),
    keyOf: (row) => [(row as OrderedRow).name, row.id],
  },
  [ProductOrder.PRICE_ASCENDING]: leastFirst("priceFrom"),
  // Ascending by what is below zero: dear before cheap, and what has no price, above zero, after both.
  [ProductOrder.PRICE_DESCENDING]: thenByName(
    "priceFrom",
    (column) => `(- coalesce(${column("priceFrom")}, -1))`,
    (row) => -(row.priceFrom ?? -1),
  ),
  [ProductOrder.PRICE_PER_DOSE]: leastFirst("dosePrice"),
  [ProductOrder.ANSWER_TIME]: leastFirst("answerDays"),
  [ProductOrder.MARKER_COUNT]: thenByName(
    "markerCount",
    (column) => `(- ${column("markerCount")})`,
    (row) => -row.markerCount,
  ),
};

/** Names of the columns in the table `product p`. */
const TABLE_COLUMNS: Record<OrderColumn, string> = {
  sortRank: "p.sort_rank",
  priceFrom: "p.price_from",
  dosePrice: "p.dose_price",
  answerDays: "p.answer_days",
  markerCount: "p.marker_count",
  name: "p.name",
  id: "p.id",
};

/** The columns that an order goes by, over `product p`. */
export const columnsInTable = (order: ListOrder): string =>
  order.columns.map((column) => TABLE_COLUMNS[column]).join(", ");

/** An order as `ORDER BY` takes it, over `product p`. */
export const orderInTable = (order: ListOrder): string => order.by((column) => TABLE_COLUMNS[column]).join(", ");

/** The same over rows that were selected as `selectProducts` does. */
export const orderOfRows = (order: ListOrder, alias: string): string =>
  order.by((column) => `${alias}."${column}"`).join(", ");

/**
 * A page's start as a condition over `product p`; values are appended to `values`, out of the planner's sight, which would
 * plan every page anew.
 */
export function afterCursor(order: ListOrder, after: ProductKey | undefined, values: unknown[]): string[] {
  if (!after) return [];
  const start = after.map((part, place) => `(SELECT $${values.push(part)}::${order.types[place]})`);
  return [`(${orderInTable(order)}) > (${start.join(", ")})`];
}
