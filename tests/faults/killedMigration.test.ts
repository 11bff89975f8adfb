import pg from "pg";
import { expect, it } from "vitest";
import { runCommand } from "../support/apiProcess.ts";
import { ask, createEmptyDatabase } from "../support/databaseAlone.ts";

/** After so many migrations the command is killed, in the middle of the next. */
const KILLED_AFTER = [0, 1, 9, 20, 30];

/** Everything that a database's schema is made of, a line each. */
const SCHEMA = `
  SELECT format('column %s.%s %s %s %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
           coalesce(pg_get_expr(d.adbin, d.adrelid), '')) AS line
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid LEFT JOIN pg_attrdef d ON (d.adrelid, d.adnum) = (a.attrelid, a.attnum)
   WHERE c.relnamespace IN ('public'::regnamespace, 'graphile_worker'::regnamespace) AND c.relkind IN ('r', 'v', 'm', 'p')
     AND a.attnum > 0 AND NOT a.attisdropped
  UNION ALL SELECT 'index ' || pg_get_indexdef(indexrelid) FROM pg_index JOIN pg_class c ON c.oid = indrelid
   WHERE c.relnamespace = 'public'::regnamespace
  UNION ALL SELECT format('constraint %s %s', conrelid::regclass, pg_get_constraintdef(oid)) FROM pg_constraint
   WHERE connamespace = 'public'::regnamespace
  UNION ALL SELECT 'trigger ' || pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL SELECT 'function ' || pg_get_functiondef(oid) FROM pg_proc
   WHERE pronamespace = 'public'::regnamespace AND prokind = 'f' AND prolang <> (SELECT oid FROM pg_language WHERE lanname = 'c')
  UNION ALL SELECT 'migration ' || name FROM migration
  ORDER BY 1`;

const schemaOf = async (url: string) => (await ask<{ line: string }>(url, SCHEMA)).map(({ line }) => line);

/** Runs the command until so many migrations are done, and kills it then. */
async function migrateAndKill(url: string, after: number): Promise<void> {
  const stop = new AbortController();
  const running = runCommand("migrate", [], { DATABASE_URL: url }, stop.signal);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // The table comes with the first migration, the connection that migrates before it.
  const count = async (): Promise<number> => {
    const { rows } = await client.query("SELECT to_regclass('migration') IS NOT NULL AS begun");
    if (!rows[0]?.begun) return -1;
    return Number((await client.query("SELECT count(*) AS count FROM migration")).rows[0]?.count);
  };
  try {
    while ((await count()) < after);
    stop.abort();
    expect((await running).code).toBeNull();
    // It is over when the database has noticed.
    const others = `SELECT 1 FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`;
    while ((await client.query(others)).rowCount);
  } finally {
    await client.end();
  }
}

it("a migration that is killed leaves nothing half done, and the next run brings the database to the same version", async () => {
  const whole = await createEmptyDatabase();
  expect((await runCommand("migrate", [], { DATABASE_URL: whole })).code).toBe(0);
  const expected = await schemaOf(whole);
  expect(expected.length).toBeGreaterThan(500);
  const all = expected.filter((line) => line.startsWith("migration ")).length;

  const killed = await createEmptyDatabase();
  for (const after of KILLED_AFTER) {
    await migrateAndKill(killed, after);
    const done = (await ask(killed, "SELECT name FROM migration")).length;
    expect(done).toBeGreaterThanOrEqual(after);
    expect(done).toBeLessThan(all);
  }
  const last = await runCommand("migrate", [], { DATABASE_URL: killed });
  expect(last.code).toBe(0);
  expect(await schemaOf(killed)).toEqual(expected);
  expect((await runCommand("migrate", [], { DATABASE_URL: killed })).lines).toEqual(["The database is up to date"]);
});
