import { type EntityManager, type FindOptionsWhere, MoreThan } from "typeorm";
import type { FormerPrices } from "../../../schema/rules/catalogue/price.ts";
import { badInput } from "../../platform/errors.ts";
import { affiliateTarget } from "./affiliates/affiliateLinks.ts";
import { Category } from "./Category.ts";
import { type DerivedColumns, deriveColumns } from "./derivedColumns.ts";
import { Product } from "./Product.ts";
import { holdProviderNames, makeNamedProviders } from "./providers/providerNames.ts";

/** A product as it is written: its own columns, without what is derived or related. */
export type ProductInput = Omit<
  Product,
  | keyof DerivedColumns
  | "id"
  | "version"
  | "category"
  | "provider"
  | "guides"
  | "price"
  | "priceHistory"
  | "lowestPrice30Days"
  | "priceReduction"
  | "isRecurring"
  | "listPrice"
  | "heldPrice"
  | "formerPrices"
  | "sku"
  | "gtin"
  | "variantGroup"
  | "variants"
  | "awaitsReview"
  | "editedFields"
  | "image"
  | "visitPath"
  | "isLinkBroken"
  | "rankReason"
  | "offers"
  | "path"
> & {
  id?: number;
  heldPrice?: string | null;
  formerPrices?: FormerPrices;
  sku?: string | null;
  gtin?: string | null;
  variantGroup?: string | null;
  awaitsReview?: boolean;
  editedFields?: string[];
};

/** Names are part of the indexes and cursors of lists. */
const MAX_NAME = 300;

/** Rows a statement writes at most; PostgreSQL takes 65 535 values. */
const BATCH = 1_000;

/**
 * Writes products with their derived columns, and who sells them, in the manager's transaction.
 * @returns their numbers, in the order given
 * @throws BAD_USER_INPUT when a category does not exist, a name is empty or too long, or a link is no http(s) address
 */
export async function writeProducts(manager: EntityManager, inputs: ProductInput[]): Promise<number[]> {
  const categories = new Map((await manager.find(Category)).map((category) => [category.id, category]));
  const rows = inputs.map((input) => {
    const category = categories.get(input.categoryId);
    if (!category) throw badInput("categoryId", "Kategorin finns inte.");
    if (!input.name.trim() || input.name.length > MAX_NAME) {
      throw badInput("name", `Namnet måste ha mellan 1 och ${MAX_NAME} tecken.`);
    }
    if (input.affiliateLink !== null && !affiliateTarget(input.affiliateLink)) {
      throw badInput("affiliateLink", "Länken måste vara en hel adress som börjar med http:// eller https://.");
    }
    return { ...input, ...deriveColumns(input, category) };
  });
  if (rows.length === 0) return [];
  await holdProviderNames(manager);
  await makeNamedProviders(manager, rows);
  const ids: number[] = [];
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = rows.slice(start, start + BATCH);
    const made = await store(
      manager,
      batch.filter(({ id }) => id === undefined),
    );
    await store(
      manager,
      batch.filter(({ id }) => id !== undefined),
    );
    ids.push(...batch.map(({ id }) => id ?? (made.shift() as number)));
  }
  return ids;
}

/** What a product is where whoever writes it does not say. */
const UNSAID = {
  heldPrice: null,
  formerPrices: {},
  sku: null,
  gtin: null,
  variantGroup: null,
  awaitsReview: false,
  editedFields: [],
} satisfies Partial<Product>;

/**
 * Writes rows with one statement, which takes them as one value: TypeORM would make a parameter of each cell, which costs
 * more than all else. What none of the rows says stays as it is.
 * @param rows all with a number, or all without
 * @returns their numbers, in the order given
 */
async function store(manager: EntityManager, rows: readonly (ProductInput & DerivedColumns)[]): Promise<number[]> {
  if (rows.length === 0) return [];
  const said = manager.connection
    .getMetadata(Product)
    .columns.filter(
      ({ propertyName: name, isInsert }) =>
        isInsert && rows.some((row) => row[name as keyof ProductInput] !== undefined),
    );
  const names = said.map(({ databaseName }) => `"${databaseName}"`);
  const records = rows.map((row) =>
    Object.fromEntries(
      said.map(({ propertyName: name, databaseName }) => [
        databaseName,
        row[name as keyof ProductInput] ?? UNSAID[name as keyof typeof UNSAID] ?? null,
      ]),
    ),
  );
  const stored: { id: number }[] = await manager.query(
    `INSERT INTO product (${names}) SELECT ${names} FROM json_populate_recordset(NULL::product, $1)
     ON CONFLICT (id) DO UPDATE SET ${names.map((name) => `${name} = excluded.${name}`)} RETURNING id`,
    [JSON.stringify(records)],
  );
  return stored.map(({ id }) => id);
}

/**
 * Writes products once more, when something has changed that their derived columns hold.
 * @param where which products
 * @param change what else becomes another
 */
export async function rewriteProducts(
  manager: EntityManager,
  where: FindOptionsWhere<Product>,
  change: (product: Product) => Product = (product) => product,
): Promise<void> {
  await holdProviderNames(manager);
  let last = 0;
  for (;;) {
    const products = await manager.find(Product, {
      where: { ...where, id: MoreThan(last) },
      order: { id: "ASC" },
      take: BATCH,
      lock: { mode: "pessimistic_write" },
    });
    if (products.length === 0) return;
    await writeProducts(manager, products.map(change));
    last = products.at(-1)?.id ?? last;
  }
}
