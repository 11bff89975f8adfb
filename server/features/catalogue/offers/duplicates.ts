import DataLoader from "dataloader";
import type { Sql } from "../../../platform/database/sql.ts";
import { globalId } from "../../../platform/graphql/globalId.ts";
import type { ProductDuplicate } from "./ProductDuplicate.ts";

const ARE_DUPLICATES = "t.gtin = p.gtin AND t.provider_name <> p.provider_name";

/** A condition of SQL: that another seller has a product of its own with the same GTIN. */
export const HAS_DUPLICATE = `EXISTS (SELECT FROM product t WHERE ${ARE_DUPLICATES})`;

/** The products of other sellers that have a product's GTIN. */
export const duplicatesLoader = (sql: Sql): DataLoader<number, ProductDuplicate[]> =>
  new DataLoader(async (productIds) => {
    const rows = await sql.preparedQuery<Omit<ProductDuplicate, "id"> & { id: number; of: number }>(
      `SELECT p.id AS of, t.id, t.name, t.provider_name AS "providerName", t.price_estimate AS "priceEstimate", t.version
       FROM product p JOIN product t ON ${ARE_DUPLICATES} WHERE p.id = ANY ($1) ORDER BY t.id`,
      [productIds],
    );
    return productIds.map((wanted) =>
      rows.filter(({ of }) => of === wanted).map(({ of: _, ...row }) => ({ ...row, id: globalId("Product", row.id) })),
    );
  });
