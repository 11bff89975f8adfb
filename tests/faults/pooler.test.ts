import pg from "pg";
import { describe, expect, it } from "vitest";
import { poolOptions } from "../../server/platform/database/dataSource.ts";
import { createSql } from "../../server/platform/database/sql.ts";
import { clientOf, startServer } from "../support/api.ts";
import { createTestDatabase } from "../support/database.ts";
import { onTestTeardown } from "../support/onTestTeardown.ts";

const { url } = await createTestDatabase();
const timeouts = { statement: 7, lock: 5, idleTransaction: 30 };

/** One connection, so that each statement is seen by the next. */
function aConnection(isPooled: boolean) {
  const pool = new pg.Pool({ ...poolOptions({ timeouts, isPooled }), max: 1, connectionString: url });
  onTestTeardown(() => pool.end());
  return { pool, sql: createSql(pool) };
}

const PREPARED = "SELECT count(*)::int AS count FROM pg_prepared_statements";
const TIMEOUT = "SELECT current_setting('statement_timeout') AS is";

describe("a connection through a pooler", () => {
  it.each([
    [false, 1, "7s"],
    [true, 0, "0"],
  ])("(%j) leaves %j prepared statements behind, and asks for a time limit of %s", async (isPooled, count, is) => {
    const { pool, sql } = aConnection(isPooled);
    expect(await sql.preparedQuery("SELECT $1::int AS one", [1])).toEqual([{ one: 1 }]);
    await pool.query({ name: "by-name", text: "SELECT 2" });
    expect((await sql.query<{ count: number }>(PREPARED, []))[0]?.count).toBe(isPooled ? 0 : count + 1);
    expect(await sql.query(TIMEOUT, [])).toEqual([{ is }]);
    await sql.close();
  });

  it("bounds what may take long, and leaves nothing of that on it", async () => {
    const { sql } = aConnection(true);
    expect(await sql.boundedQuery(TIMEOUT, [])).toEqual([{ is: "3s" }]);
    await expect(sql.boundedQuery("SELECT pg_sleep(30)", [])).rejects.toMatchObject({ code: "57014" });
    await expect(sql.boundedQuery("SELECT 1 / $1::int", [0])).rejects.toMatchObject({ code: "22012" });
    expect(await sql.boundedQuery("SELECT $1::int AS one", [1])).toEqual([{ one: 1 }]);
    await sql.close();
  });
});

it("a server behind a pooler answers as every other", async () => {
  const pooled = new URL(url);
  pooled.searchParams.set("application_name", "pooled");
  const client = clientOf(await startServer({ DATABASE_URL: pooled.href, DATABASE_DIRECT_URL: url }));
  const { data, errors } = await client.graphql<{ products: { totalCount: number } }>(
    'query { products(area: TESTS, filter: { search: "ferritin" }) { totalCount } }',
  );
  expect(errors).toEqual([]);
  expect(data.products.totalCount).toBeGreaterThan(0);
  expect((await client.fetch("/tester")).status).toBe(200);
});
