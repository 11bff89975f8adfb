import type { DataSource } from "typeorm";
import type { PublicArea, PublicTables } from "./publicTables.ts";
import type { Sql } from "./sql.ts";

/** Adds to `areas` what the statements read, before they are run. */
export function trackingAreas(sql: Sql, tables: PublicTables, areas: Set<PublicArea>): Sql {
  const noted =
    (run: Sql["preparedQuery"]): Sql["preparedQuery"] =>
    (text, values) => {
      for (const area of tables.areasOfStatement(text)) areas.add(area);
      return run(text, values);
    };
  return {
    preparedQuery: noted(sql.preparedQuery),
    query: noted(sql.query),
    boundedQuery: noted(sql.boundedQuery),
  };
}

/**
 * The same data source; any use beyond the entities' metadata may have read any table, so it adds all areas.
 */
export function trackingEntityAreas(db: DataSource, tables: PublicTables, areas: Set<PublicArea>): DataSource {
  return new Proxy(db, {
    get(target, key) {
      if (key !== "getMetadata") for (const area of tables.areas) areas.add(area);
      const value = Reflect.get(target, key, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
