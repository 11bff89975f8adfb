import { expect, it } from "vitest";
import { publicTables } from "../../server/publicTables.ts";
import { collectStatements, startApi } from "../support/api.ts";

const api = await startApi();
const { db } = api;

/** Tables that no public answer is made of, and why. */
const NOT_PUBLIC: Readonly<Record<string, string>> = {
  affiliate_click_count: "clicks, which admins look at",
  audit_entry: "who changed what, which admins look at",
  consent: "personal",
  contact_message: "personal",
  journey: "personal",
  journey_achievement: "personal",
  journey_activity: "personal",
  journey_day: "personal",
  journey_item: "personal",
  journey_merge: "personal",
  journey_pause: "personal",
  journey_plan: "personal",
  linked_logo: "pictures that products had, which admins can restore",
  mail_token: "personal",
  migration: "what was done to the tables",
  rate_limit: "tries that are counted",
  price_watch: "personal",
  programme_progress: "personal",
  protocol_tests: "personal",
  recovery_code: "personal",
  refresh_token: "personal",
  second_factor: "personal",
  session: "personal",
  sleep_tests: "personal",
  supplier_collection: "how collecting goes, which admins look at",
  supplier_page: "how collecting goes, which admins look at",
  supplier_source: "what collecting reads, which admins look at",
  suppliers: "what collecting found, which admins look at",
  training_tests: "personal",
  user_roles: "personal",
  user_active_protocols: "personal",
  user_protocol_progress: "personal",
  users: "personal",
};

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

it("what visitors see is read from declared tables alone", async () => {
  const sitemap = await (await api.fetch("/sitemap.xml")).text();
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || "/");
  expect(paths.length).toBeGreaterThan(20);
  const [, statements] = await collectStatements(async () => {
    for (const path of [...paths, "/rss.xml"]) expect([path, (await api.fetch(path)).status]).toEqual([path, 200]);
  });
  const hidden = new RegExp(`\\b(?:${Object.keys(NOT_PUBLIC).join("|")})\\b`);
  expect(statements.length).toBeGreaterThan(20);
  expect(statements.filter((text) => hidden.test(text))).toEqual([]);
  const tables = new Set(
    statements.flatMap((text) => [...text.matchAll(/\b(?:FROM|JOIN) ([a-z_]+)/g)].map(([, t]) => t)),
  );
  expect([...tables]).toEqual(expect.arrayContaining(["product", "article", "page", "training_method", "mr_provider"]));
});
