import { LRUCache } from "lru-cache";
import type { DataSource } from "typeorm";
import { ALL_AREAS, areasOfStatement, type PublicArea } from "./publicTables.ts";
import type { Sql } from "./sql.ts";

/** Areas by a statement's text; there are few texts. */
const known = new LRUCache<string, readonly PublicArea[]>({ max: 1_000 });

function areasOf(text: string): readonly PublicArea[] {
  let areas = known.get(text);
  if (!areas) {
    areas = areasOfStatement(text);
    known.set(text, areas);
  }
  return areas;
}

/** Notes in `areas` what the statements read, before they are run. */
export function noting(sql: Sql, areas: Set<PublicArea>): Sql {
  const noted =
    (run: Sql["prepared"]): Sql["prepared"] =>
    (text, values) => {
      for (const area of areasOf(text)) areas.add(area);
      return run(text, values);
    };
  return { prepared: noted(sql.prepared), planned: noted(sql.planned) };
}

/**
 * The same data source; whoever does more with it than look at the entities' columns may have read anything,
 * which is noted as all areas.
 */
export function notingEntities(db: DataSource, areas: Set<PublicArea>): DataSource {
  return new Proxy(db, {
    get(target, key) {
      if (key !== "getMetadata") for (const area of ALL_AREAS) areas.add(area);
      const value = Reflect.get(target, key, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
