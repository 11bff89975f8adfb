import type { MigrationInterface, QueryRunner } from "typeorm";

/** Rows that an account can have of a table, deleted things included: table, how many, and what they are called. */
const ROWS: readonly [table: string, most: number, what: string][] = [
  ["protocols", 500, "protokoll, borttagna inräknade,"],
  ["protocol_items", 10_000, "steg, borttagna inräknade,"],
  ["user_active_protocols", 5_000, "starter av protokoll"],
  ["user_protocol_progress", 100_000, "avbockade steg"],
  ["user_undone_ticks", 20_000, "ångrade steg"],
  ["sleep_tests", 200, "resultat av sömntestet"],
  ["training_tests", 200, "resultat av träningsquizet"],
  ["protocol_tests", 200, "hälsoprotokoll"],
  ["journey_activity", 1_000, "aktiviteter i listan"],
  ["journey_activity_key", 250_000, "aktiviteter"],
  ["journey_day", 20_000, "dagar"],
  ["journey_item", 20_000, "avklarade delar"],
  ["journey_achievement", 500, "uppnådda mål"],
  ["journey_plan", 500, "delar av planen"],
  ["journey_pause", 1_000, "pauser"],
  ["journey_merge", 2_000, "övertagna webbläsare"],
  ["programme_progress", 1_000, "avsnitt"],
  ["price_watch", 100, "prisbevakningar"],
  ["consent", 1_000, "samtycken, återkallade inräknade,"],
  ["contact_message", 1_000, "meddelanden"],
  ["recovery_code", 100, "återställningskoder"],
];

/** Characters of texts, as bytes, where rows alone bound too little. */
const TEXTS: readonly [table: string, most: number, measure: string, what: string][] = [
  [
    "protocol_items",
    8_000_000,
    "sum(octet_length(concat(t.title, t.description, t.dosage_amount, t.category_id, t.notes, t.earlier)))",
    "text i steg",
  ],
  ["user_protocol_progress", 2_000_000, "sum(octet_length(t.notes))", "text i anteckningar"],
];

/** Rows that make room for newer ones: table, how many are kept, of whom, and which go last. */
const NEWEST: readonly [table: string, most: number, owner: string, order: string][] = [
  ["session", 500, "user_id", "revoked_at IS NULL DESC, last_used_at DESC, id"],
  ["refresh_token", 700, "session_id", "used_at IS NULL DESC, used_at DESC, hash"],
  ["mail_token", 3_000, "user_id", "expires_at DESC, hash"],
  ["audit_entry", 10_000, "account_id", "id DESC"],
];

/** Tables whose rows could not be counted by user. */
const UNINDEXED = ["user_active_protocols", "user_undone_ticks"];

/** Of whom a row is, and which rows are somebody's; `t` is the table. */
const owning = (table: string): [owner: string, theirs: string] =>
  table === "protocol_items"
    ? [
        "(SELECT user_id FROM protocols p WHERE p.id = t.protocol_id)",
        "t.protocol_id IN (SELECT id FROM protocols WHERE user_id = o.owner)",
      ]
    : ["t.user_id", "t.user_id = o.owner"];

const inSwedish = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, "\u00a0");
const text = (value: string): string => `'${value.replaceAll("'", "''")}'`;

/** What one account can store is bounded in every personal table, whatever writes there. */
export class BoundPersonalTables1868000417263 implements MigrationInterface {
  name = "BoundPersonalTables1868000417263";

  async up(runner: QueryRunner): Promise<void> {
    // Arguments: what is measured, how much of it somebody can have, what is said then, and whose a row is.
    await runner.query(`
      CREATE FUNCTION refuse_too_much() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        grown bigint;
        is_full boolean;
      BEGIN
        EXECUTE format('SELECT coalesce((SELECT %s FROM added t), 0)', TG_ARGV[0]) INTO grown;
        IF TG_OP = 'UPDATE' THEN
          -- What has become too much before can still be made less.
          EXECUTE format('SELECT $1 - coalesce((SELECT %s FROM replaced t), 0)', TG_ARGV[0]) INTO grown USING grown;
        END IF;
        IF grown <= 0 THEN
          RETURN NULL;
        END IF;
        EXECUTE format(
          'SELECT EXISTS (SELECT FROM (SELECT DISTINCT %s AS owner FROM added t) o
           WHERE o.owner IS NOT NULL AND (SELECT %s FROM %I t WHERE %s) > $1)',
          TG_ARGV[3], TG_ARGV[0], TG_TABLE_NAME, TG_ARGV[4]
        ) INTO is_full USING TG_ARGV[1]::bigint;
        IF is_full THEN
          RAISE EXCEPTION USING ERRCODE = 'LR001', MESSAGE = TG_ARGV[2];
        END IF;
        RETURN NULL;
      END $$`);
    // Arguments: how many are kept, of whom, and in which order.
    await runner.query(`
      CREATE FUNCTION keep_newest() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        EXECUTE format(
          'DELETE FROM %1$I WHERE ctid = ANY (ARRAY(
             SELECT old.ctid FROM (SELECT DISTINCT %2$I AS owner FROM added) o
             CROSS JOIN LATERAL (SELECT ctid FROM %1$I t WHERE t.%2$I = o.owner ORDER BY %3$s OFFSET %4$s) old))',
          TG_TABLE_NAME, TG_ARGV[1], TG_ARGV[2], TG_ARGV[0]);
        RETURN NULL;
      END $$`);
    for (const [table, most, what] of ROWS) {
      const said = `Du har sparat så många ${what} som ett konto rymmer (${inSwedish(most)}). Fler går inte att spara; det du har finns kvar.`;
      await bound(runner, table, `${table}_bounded`, { events: ["INSERT"], measure: "count(*)", most, said });
    }
    for (const [table, most, measure, what] of TEXTS) {
      const said = `Du har sparat så mycket ${what} som ett konto rymmer. Korta texten och försök igen; det du har finns kvar.`;
      await bound(runner, table, `${table}_text_bounded`, { events: ["INSERT", "UPDATE"], measure, most, said });
    }
    for (const [table, ...args] of NEWEST) {
      await runner.query(
        `CREATE TRIGGER "${table}_bounded" AFTER INSERT ON "${table}" REFERENCING NEW TABLE AS added
         FOR EACH STATEMENT EXECUTE FUNCTION keep_newest(${args.map((arg) => text(String(arg))).join(", ")})`,
      );
    }
    for (const table of UNINDEXED) await runner.query(`CREATE INDEX "${table}_of_user" ON "${table}" ("user_id")`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of UNINDEXED) await runner.query(`DROP INDEX "${table}_of_user"`);
    await runner.query("DROP FUNCTION refuse_too_much() CASCADE");
    await runner.query("DROP FUNCTION keep_newest() CASCADE");
  }
}

async function bound(
  runner: QueryRunner,
  table: string,
  name: string,
  bound: { events: readonly ("INSERT" | "UPDATE")[]; measure: string; most: number; said: string },
): Promise<void> {
  const { events, measure, most, said } = bound;
  const args = [measure, String(most), said, ...owning(table)].map(text).join(", ");
  for (const event of events) {
    const old = event === "UPDATE" ? "OLD TABLE AS replaced " : "";
    await runner.query(
      `CREATE TRIGGER "${name}_${event.toLowerCase()}" AFTER ${event} ON "${table}"
       REFERENCING ${old}NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION refuse_too_much(${args})`,
    );
  }
}
