import type { DataSource } from "typeorm";
import type { Selection } from "../../platform/graphql/selection.ts";
import { Category } from "./Category.ts";
import { Product } from "./Product.ts";

/** A product as read: the asked columns, and what its place in a list is. */
export type ProductRow = Partial<Product> & Pick<Product, "id" | "name" | "sortRank">;

/** The asked columns as SQL, over `product p` and, when `joins` says so, `category c`. */
export interface ProductSelect {
  columns: string;
  joins: string;
  /** Turns a raw row into what resolvers read. */
  read(raw: Record<string, unknown>): ProductRow;
}

/** Fields that are not columns themselves, and the columns they are made of. */
const MADE_OF: Record<string, (keyof Product)[]> = {
  sampleTypeLabel: ["sampleType"],
  provider: ["providerName"],
  markers: ["biomarkers"],
  visitPath: ["affiliateLink"],
  rankReason: ["area"],
};

/** Columns of an entity: property name → column name. */
function columnsOf(db: DataSource, entity: typeof Product | typeof Category): Map<string, string> {
  return new Map(db.getMetadata(entity).columns.map((column) => [column.propertyName, column.databaseName]));
}

const remembered = new WeakMap<Selection, ProductSelect>();

/**
 * The columns that a selection on `Product` needs, and no others.
 * @param selection fields asked for on Product
 */
export function selectProducts(db: DataSource, selection: Selection): ProductSelect {
  const known = remembered.get(selection);
  if (known) return known;

  const products = columnsOf(db, Product);
  const wanted = new Set(["id", "name", "sortRank"]);
  for (const field of selection.keys()) {
    for (const column of MADE_OF[field] ?? [field]) if (products.has(column)) wanted.add(column);
  }
  const columns = [...wanted].map((property) => `p."${products.get(property)}" AS "${property}"`);

  const categoryFields = selection.has("category") ? categoryColumns(db, selection.get("category") ?? new Map()) : [];
  columns.push(...categoryFields.map(([property, column]) => `c."${column}" AS "category.${property}"`));
  if (selection.has("categoryName")) columns.push(`c."name" AS "categoryName"`);

  const joinsCategory = categoryFields.length > 0 || selection.has("categoryName");
  const select: ProductSelect = {
    columns: columns.join(", "),
    joins: joinsCategory ? "JOIN category c ON c.id = p.category_id" : "",
    read(raw) {
      if (categoryFields.length > 0) {
        const category: Record<string, unknown> = {};
        for (const [property] of categoryFields) category[property] = raw[`category.${property}`];
        raw.category = category;
      }
      return raw as unknown as ProductRow;
    },
  };
  remembered.set(selection, select);
  return select;
}

function categoryColumns(db: DataSource, selection: Selection): [string, string][] {
  const all = columnsOf(db, Category);
  const asked = [...selection.keys()].filter((field) => all.has(field));
  return [...new Set(["id", ...asked])].map((property) => [property, all.get(property) ?? property]);
}
