import type { DataSource } from "typeorm";
import { asProperties, selectColumns } from "../../platform/database/columns.ts";
import type { Selection } from "../../platform/graphql/selection.ts";
import { type CategoryContext, categoriesByNumber } from "./cachedCategories.ts";
import { Area } from "./catalogueEnums.ts";
import { Equipment } from "./Equipment.ts";
import { HealthTest } from "./HealthTest.ts";
import { isBroken } from "./links/linkStore.ts";
import { Product } from "./Product.ts";
import { Supplement } from "./Supplement.ts";

/** A product as read: its kind and the asked columns; in a list also those that its order needs. */
export type ProductRow = Partial<Product> & Pick<Product, "id" | "area"> & { __typename: string };

/** Columns that decide the orders of lists (`productOrders.ts`). */
export type OrderColumn = "sortRank" | "priceFrom" | "dosePrice" | "answerDays" | "markerCount" | "name" | "id";

/** The object type of the products of each area. */
const TYPES: Record<Area, string> = {
  [Area.TESTS]: HealthTest.name,
  [Area.SUPPLEMENTS]: Supplement.name,
  [Area.BIOHACKING]: Equipment.name,
};

/** Names of the object types of products. */
export const PRODUCT_TYPES: readonly string[] = Object.values(TYPES);

/** What product rows are read with. */
export type ProductContext = CategoryContext & { db: DataSource };

/** The asked columns as SQL, over `product p`. */
export interface ProductSelect {
  columns: string;
  /** Turns raw rows into what resolvers read. */
  read(ctx: CategoryContext, raw: Record<string, unknown>[]): Promise<ProductRow[]>;
}

/** Fields that are not named as columns, and the columns they are made of. */
const FIELD_DEPENDENCIES: Record<string, (keyof Product)[]> = {
  category: ["categoryId"],
  checkedOn: ["checkedAt"],
  equipmentType: ["testCategory"],
  form: ["sampleType"],
  guides: ["biomarkers", "testCategory"],
  formLabel: ["sampleType"],
  image: ["imageUrl"],
  isRecurring: ["priceEstimate"],
  listPrice: ["priceEstimate"],
  markerNames: ["biomarkers"],
  markers: ["biomarkers"],
  path: ["name"],
  price: ["priceEstimate"],
  pricePerDose: ["dosePrice"],
  provider: ["providerName"],
  rankReason: ["sortRank"],
  sampleTypeLabel: ["sampleType"],
  substances: ["biomarkers"],
  testLocation: ["testLocationType"],
  variants: ["providerName", "variantGroup"],
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

/** Whether visitors are told that its link leads nowhere. */
const LINK_BROKEN = `coalesce(${isBroken("p.affiliate_link")}, false) AS "isLinkBroken"`;

const UNORDERED: readonly OrderColumn[] = [];

function makeSelect(db: DataSource, selection: Selection, ordering: readonly OrderColumn[]): ProductSelect {
  const columns = selectColumns(db, Product, {
    alias: "p",
    fields: selection.keys(),
    dependencies: FIELD_DEPENDENCIES,
    always: ["id", "area", ...ordering],
  });
  const hasCategory = selection.has("category");
  return {
    columns: selection.has("isLinkBroken") ? `${asProperties(columns)}, ${LINK_BROKEN}` : asProperties(columns),
    async read(ctx, rows) {
      const categories = hasCategory ? await categoriesByNumber(ctx, rows as { categoryId: number }[]) : undefined;
      for (const row of rows) {
        if (categories) row.category = categories.get(row.categoryId as number);
        row.__typename = TYPES[row.area as Area];
      }
      return rows as unknown[] as ProductRow[];
    },
  };
}
