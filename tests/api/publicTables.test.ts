import { expect, it } from "vitest";
import { publicTables } from "../../server/publicTables.ts";
import { sharedApi } from "../support/accounts.ts";
import { NOT_PUBLIC } from "../support/publicTables.ts";

const { db } = await sharedApi();

const declared: string[] = Object.values(publicTables.tables).flat();

it("every table is public content by the declaration, or named with a reason", async () => {
  const rows: { name: string }[] = await db.query(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'",
  );
  expect(rows.map(({ name }) => name).sort()).toEqual([...declared, ...Object.keys(NOT_PUBLIC)].sort());
});

it("the tables of public content, and no others, have a trigger that tells of every change", async () => {
  const triggers: { table: string; kind: number; enabled: string; source: string }[] = await db.query(
    `SELECT c.relname AS "table", t.tgtype::int AS kind, t.tgenabled AS enabled, p.prosrc AS source
     FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_proc p ON p.oid = t.tgfoid
     WHERE p.prosrc LIKE '%pg_notify%' AND NOT t.tgisinternal AND c.relnamespace = 'public'::regnamespace`,
  );
  expect([...new Set(triggers.map(({ table }) => table))].sort()).toEqual([...declared].sort());
  for (const table of declared) {
    // Bits of pg_trigger.tgtype: 4 INSERT, 8 DELETE, 16 UPDATE, 32 TRUNCATE; those for each row (1) look at the row.
    const kinds = triggers.filter((trigger) => trigger.table === table).map(({ kind }) => kind & ~1);
    expect([table, kinds.reduce((sum, kind) => sum + kind, 0)]).toEqual([table, 4 + 8 + 16 + 32]);
  }
  for (const { table, kind, enabled, source } of triggers) {
    expect([table, kind & 2, enabled]).toEqual([table, 0, "O"]);
    expect(source).toContain("pg_notify('catalogue_changed', TG_TABLE_NAME)");
  }
});
