import type { DataSource } from "typeorm";
import { columnsOf } from "../../platform/database/columns.ts";
import type { Selection } from "../../platform/graphql/selection.ts";
import { Category } from "./Category.ts";
import { Area } from "./catalogueEnums.ts";
import { Equipment } from "./Equipment.ts";
import { HealthTest } from "./HealthTest.ts";
import { Product } from "./Product.ts";
import { Supplement } from "./Supplement.ts";

/** A product as read: its kind and the asked columns; in a list also those that its order needs. */
export type ProductRow = Partial<Product> & Pick<Product, "id" | "area"> & { __typename: string };

/** Columns that decide the orders of lists (`productOrders.ts`). */
export type OrderColumn = "sortRank" | "priceFrom" | "name" | "id";

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
const FIELD_DEPENDENCIES: Record<string, (keyof Product)[]> = {
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

const remembered = new WeakMap<Selection, Map<readonly OrderColumn[], ProductSelect>>();

/**
 * The columns that a selection on `Product` needs, and no others.
 * @param selection fields asked for on Product
 * @param ordering columns that the order of a list needs
 */
export function selectProducts(
  db: DataSource,
  selection: Selection,
  ordering: readonly OrderColumn[] = UNORDERED,
): ProductSelect {
  const byOrder = remembered.get(selection) ?? new Map<readonly OrderColumn[], ProductSelect>();
  remembered.set(selection, byOrder);
  const select = byOrder.get(ordering) ?? makeSelect(db, selection, ordering);
  byOrder.set(ordering, select);
  return select;
}

const UNORDERED: readonly OrderColumn[] = [];

function makeSelect(db: DataSource, selection: Selection, ordering: readonly OrderColumn[]): ProductSelect {
  const products = columnsOf(db, Product);
  const wanted = new Set<string>(["id", "area", ...ordering]);
  for (const field of selection.keys()) {
    for (const column of FIELD_DEPENDENCIES[field] ?? [field]) if (products.has(column)) wanted.add(column);
  }
  const lists = new Set(
    db.getMetadata(Product).columns.flatMap((column) => (column.isArray ? column.propertyName : [])),
  );
  const columns = [...wanted].map((property) => {
    const column = `p."${products.get(property)}"`;
    // The driver reads an array letter by letter; as JSON it takes a fraction of the time.
    return `${lists.has(property) ? `to_json(${column})` : column} AS "${property}"`;
  });

  const categoryFields = selection.has("category") ? categoryColumns(db, selection.get("category") ?? new Map()) : [];
  columns.push(...categoryFields.map(([property, column]) => `c."${column}" AS "category.${property}"`));
  return {
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
}

function categoryColumns(db: DataSource, selection: Selection): [string, string][] {
  const all = columnsOf(db, Category);
  const asked = [...selection.keys()].filter((field) => all.has(field));
  return [...new Set(["id", ...asked])].map((property) => [property, all.get(property) ?? property]);
}
