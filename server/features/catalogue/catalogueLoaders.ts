import DataLoader from "dataloader";
import type { Sql } from "../../platform/database/sql.ts";
import type { Biomarker } from "./Biomarker.ts";
import type { Provider } from "./Provider.ts";

/** Relations of products that are read by name, one statement for all of a request's products. */
export interface CatalogueLoaders {
  /** Provider by name; null when the catalogue has none. */
  providerByName: DataLoader<string, Provider | null>;
  /** Biomarker by name; null when it is not in the shared vocabulary. */
  biomarkerByName: DataLoader<string, Biomarker | null>;
}

/** @param sql used for reading */
export function createCatalogueLoaders(sql: Sql): CatalogueLoaders {
  const byName = <Row extends { name: string }>(text: string) =>
    new DataLoader<string, Row | null>(async (names) => {
      const rows = await sql.prepared<Row>(text, [names]);
      const found = new Map(rows.map((row) => [row.name, row]));
      return names.map((name) => found.get(name) ?? null);
    });
  return {
    providerByName: byName<Provider>(
      `SELECT id, name, country, logo_url AS "logoUrl", website FROM provider WHERE name = ANY($1)`,
    ),
    biomarkerByName: byName<Biomarker>(
      `SELECT id, name, unit, description, marker_group AS "group" FROM biomarker WHERE name = ANY($1)`,
    ),
  };
}
