import type { Sql } from "../../../platform/database/sql.ts";
import type { ProviderArea } from "./ProviderConnection.ts";

/** Products are counted up to this number; counting further costs too much. */
const MAX_COUNTED = 1_000;

/** How many available products each provider has in each area where it has any, in one statement for all of them. */
export async function readProviderAreas(sql: Sql, names: readonly string[]): Promise<ProviderArea[][]> {
  const rows = await sql.preparedQuery<Omit<ProviderArea, "isExact"> & { name: string }>(
    `SELECT wanted.name, areas.area, counted.count AS "productCount"
     FROM unnest($1::text[]) AS wanted (name)
     CROSS JOIN unnest(enum_range(NULL::area)) AS areas (area)
     CROSS JOIN LATERAL (
       SELECT count(*)::int FROM (
         SELECT 1 FROM product p WHERE p.provider_name = wanted.name AND p.area = areas.area AND p.is_available
         LIMIT ${MAX_COUNTED + 1}
       ) AS matching
     ) AS counted
     WHERE counted.count > 0
     ORDER BY areas.area`,
    [names],
  );
  return names.map((name) =>
    rows
      .filter((row) => row.name === name)
      .map(({ area, productCount }) => ({
        area,
        productCount: Math.min(productCount, MAX_COUNTED),
        isExact: productCount <= MAX_COUNTED,
      })),
  );
}
