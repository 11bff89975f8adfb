import type { EntityManager } from "typeorm";
import { webAddress } from "../../../schema/suppliers.ts";
import type { FoundSupplier } from "./mergeSupplier.ts";
import { usableName } from "./supplierNames.ts";

interface ProviderRow {
  name: string;
  country: string | null;
  website: string | null;
  categories: string[] | null;
  lowest: number | null;
  highest: number | null;
}

/** What the site's own catalogue says of those who sell what is in it. */
export async function readCatalogueSuppliers(manager: EntityManager): Promise<FoundSupplier[]> {
  const rows: ProviderRow[] = await manager.query(
    `SELECT coalesce(v.name, p.name) AS name, coalesce(v.country, p.country) AS country, v.website,
            p.categories, p.lowest, p.highest
     FROM provider v FULL JOIN (
       SELECT p.provider_name AS name, max(p.provider_country) AS country,
              to_json(array_agg(DISTINCT c.name)) AS categories, min(p.price_from) FILTER (WHERE p.price_per IS NULL) AS lowest,
              max(p.price_from) FILTER (WHERE p.price_per IS NULL) AS highest
       FROM product p JOIN category c ON c.id = p.category_id WHERE p.is_available GROUP BY p.provider_name
     ) p ON p.name = v.name
     ORDER BY 1`,
  );
  return rows.flatMap(({ name: given, country, website, categories, lowest, highest }) => {
    const name = usableName(given);
    if (!name) return [];
    const price = lowest === null || highest === null ? null : { lowest, highest, currency: "SEK" };
    const address = webAddress(website ?? "") ?? null;
    return [{ name, country, website: address, categories: categories ?? [], specialisations: [], price }];
  });
}
