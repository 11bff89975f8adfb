import "reflect-metadata";
import pg from "pg";
import { expect, it } from "vitest";
import type { CategoriesByNumber } from "../../server/features/catalogue/cachedCategories.ts";
import { Area } from "../../server/features/catalogue/catalogueEnums.ts";
import { listProducts } from "../../server/features/catalogue/catalogueService.ts";
import { type SearchContext, SearchDictionary } from "../../server/features/catalogue/search/searchDictionary.ts";
import { CachedUntilChange } from "../../server/platform/database/cachedUntilChange.ts";
import { poolOptions } from "../../server/platform/database/dataSource.ts";
import { createSql } from "../../server/platform/database/sql.ts";
import { publicTables } from "../../server/publicTables.ts";
import { createTestDatabase } from "../support/database.ts";
import { onTestTeardown } from "../support/onTestTeardown.ts";

const { url, db } = await createTestDatabase();
const timeouts = { statement: 7, lock: 5, idleTransaction: 30 };
const pool = new pg.Pool({ ...poolOptions({ timeouts, isPooled: false }), max: 1, connectionString: url });
const sql = createSql(pool);
onTestTeardown(async () => {
  await sql.close();
  await pool.end();
});

/** What a search reads of a context; its statements go over one connection, one after the other. */
const ctx = {
  db,
  sql,
  readAreas: new Set(),
  cachedCategories: new CachedUntilChange<CategoriesByNumber>(publicTables),
  dictionary: new SearchDictionary(publicTables),
} as unknown as SearchContext;

const SELECTION = new Map([
  ["totalCount", new Map()],
  ["nodes", new Map([["name", new Map()]])],
]);

it("a search is never planned for its words, which takes longer than most searches themselves", async () => {
  for (const search of ["hormon", "ferritin", "hjärta", "njure", "hemma", "lever"])
    await listProducts(ctx, { area: Area.TESTS, filter: { search } }, SELECTION);
  const planned = await sql.boundedQuery<{ anew: number; kept: number }>(
    `SELECT sum(custom_plans)::int AS anew, sum(generic_plans)::int AS kept FROM pg_prepared_statements
     WHERE statement LIKE '%FROM product p%'`,
    [],
  );
  expect(planned[0]?.anew).toBe(0);
  expect(planned[0]?.kept).toBeGreaterThanOrEqual(6);
});
