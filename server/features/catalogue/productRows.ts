import type { DataSource } from "typeorm";
import type { Selection } from "../../platform/graphql/selection.ts";
import { Category } from "./Category.ts";
import { Area } from "./catalogueEnums.ts";
import { Equipment } from "./Equipment.ts";
import { HealthTest } from "./HealthTest.ts";
import { Product } from "./Product.ts";
import { Supplement } from "./Supplement.ts";

/** A product as read: its kind, what its place in a list is, and the asked columns. */
export type ProductRow = Partial<Product> &
  Pick<Product, "id" | "name" | "area" | "sortRank" | "priceFrom"> & { __typename: string };

/** The object type of the products of each area. */
const TYPES: Record<Area, string> = {
  [Area.TESTS]: HealthTest.name,
  [Area.SUPPLEMENTS]: Supplement.name,
  [Area.BIOHACKING]: Equipment.name,
};

/** Names of the object types of products. */
export const PRODUCT_TYPES: readonly string[] = Object.values(TYPES);

/** The asked columns as SQL, over `product p` and, when `joins` says so, `category c`. */
export interface ProductSelect {
  columns: string;
  joins: string;
  /** Turns a raw row into what resolvers read. */
  read(raw: Record<string, unknown>): ProductRow;
}

/** Fields that are not named as columns, and the columns they are made of. */
const MADE_OF: Record<string, (keyof Product)[]> = {
  checkedOn: ["checkedAt"],
  equipmentType: ["testCategory"],
  form: ["sampleType"],
  formLabel: ["sampleType"],
  image: ["imageUrl"],
  isRecurring: ["priceEstimate"],
  markerNames: ["biomarkers"],
  markers: ["biomarkers"],
  price: ["priceEstimate"],
  provider: ["providerName"],
  sampleTypeLabel: ["sampleType"],
  substances: ["biomarkers"],
  testLocation: ["testLocationType"],
  visitPath: ["affiliateLink"],
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
  const wanted = new Set(["id", "name", "area", "sortRank", "priceFrom"]);
  for (const field of selection.keys()) {
    for (const column of MADE_OF[field] ?? [field]) if (products.has(column)) wanted.add(column);
  }
  const columns = [...wanted].map((property) => `p."${products.get(property)}" AS "${property}"`);

  const categoryFields = selection.has("category") ? categoryColumns(db, selection.get("category") ?? new Map()) : [];
  columns.push(...categoryFields.map(([property, column]) => `c."${column}" AS "category.${property}"`));
  const select: ProductSelect = {
    columns: columns.join(", "),
    joins: categoryFields.length > 0 ? "JOIN category c ON c.id = p.category_id" : "",
    read(raw) {
      if (categoryFields.length > 0) {
        const category: Record<string, unknown> = {};
        for (const [property] of categoryFields) category[property] = raw[`category.${property}`];
        raw.category = category;
      }
      raw.__typename = TYPES[raw.area as Area];
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
