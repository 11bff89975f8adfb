import { randomUUID } from "node:crypto";
import type { DataSource, EntityManager } from "typeorm";
import { describe, expect, it } from "vitest";
import { addDays, dayOf } from "../../schema/rules/words/days.ts";
import { personalDataAreas } from "../../server/personalData.ts";
import { globalId } from "../../server/platform/graphql/globalId.ts";
import { aMember, change, codesOf, type Member, type Outcome, startAccounts } from "../support/accounts.ts";
import { knownEverywhere, rowsAbout } from "../support/knownEverywhere.ts";
import { aLabValue } from "../support/labValues.ts";
import { aProtocol, aStep, create, tick } from "../support/protocolGraph.ts";
import { personalTables } from "../support/tables.ts";
import { sending, sleepAnswers } from "../support/testAnswers.ts";

const api = await startAccounts();
const member = await knownEverywhere(api);

/** What bounds a table. */
interface Bound {
  kind: "refuse_too_much" | "keep_newest";
  most: number;
}

/** How the rows of a table are bounded; undefined where nothing does. */
async function boundOf(db: DataSource, table: string): Promise<Bound | "by its key" | undefined> {
  const triggers: { kind: Bound["kind"]; args: Buffer }[] = await db.query(
    `SELECT p.proname AS kind, t.tgargs AS args FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid
     WHERE t.tgrelid = $1::regclass AND p.proname IN ('refuse_too_much', 'keep_newest') ORDER BY t.tgname`,
    [table],
  );
  for (const { kind, args } of triggers) {
    const [first, second] = args.toString().split("\0");
    if (kind === "keep_newest") return { kind, most: Number(first) };
    if (first === "count(*)") return { kind, most: Number(second) };
  }
  // One row of each user, or of each user and word of a list.
  const [key] = await db.query(
    `SELECT bool_and(a.attname IN ('id', 'user_id') AND i.indrelid = 'users'::regclass OR a.attname = 'user_id'
       OR y.typtype = 'e') AS "isFinite"
     FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = ANY (i.indkey)
       JOIN pg_type y ON y.oid = a.atttypid
     WHERE i.indrelid = $1::regclass AND i.indisprimary`,
    [table],
  );
  return key?.isFinite ? "by its key" : undefined;
}

/** Columns that make a row of a table another one, with what they are in the nth. */
async function freshColumns(manager: EntityManager, table: string): Promise<string> {
  const columns: { name: string; type: string }[] = await manager.query(
    `SELECT DISTINCT a.attname AS name, format_type(a.atttypid, NULL) AS type
     FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = ANY (i.indkey)
     WHERE i.indrelid = $1::regclass AND i.indisunique AND a.attname NOT IN ('user_id', 'account_id')
       AND (i.indisprimary OR a.attname <> 'protocol_item_id')`,
    [table],
  );
  const fresh: Record<string, string> = {
    uuid: "gen_random_uuid()",
    text: "'fresh ' || n",
    date: "'1000-01-01'::date + n",
    integer: "1000000 + n",
    bigint: "-n",
  };
  return `jsonb_build_object(${columns.map(({ name, type }) => `'${name}', ${fresh[type]}`).join(", ")})`;
}

/** Lets somebody have so many more rows of a table, past everything that would notice. */
const fill = (table: string, count: number) =>
  api.db.transaction(async (manager) => {
    const [row] = await rowsAbout(api, table, member);
    const fresh = await freshColumns(manager, table);
    await manager.query("SET LOCAL session_replication_role = replica");
    await manager.query(
      `INSERT INTO "${table}" OVERRIDING SYSTEM VALUE
       SELECT (jsonb_populate_record(NULL::"${table}", $1::jsonb || ${fresh})).* FROM generate_series(1, $2::int) AS n`,
      [JSON.stringify(row), count],
    );
  });

/** Adds one row more as something of the product would. */
const addOne = async (table: string): Promise<string> => {
  const [row] = await rowsAbout(api, table, member);
  const fresh = await freshColumns(api.db.manager, table);
  return api.db
    .query(
      `INSERT INTO "${table}" OVERRIDING SYSTEM VALUE
       SELECT (jsonb_populate_record(NULL::"${table}", $1::jsonb || ${fresh})).* FROM (VALUES (900000)) AS v (n)`,
      [JSON.stringify(row)],
    )
    .then(
      () => "stored",
      (error) => (error.driverError.code === "LR001" ? "TOO_MUCH" : String(error)),
    );
};

const today = dayOf(new Date());
const activity = (changes = {}) => ({
  input: {
    key: randomUUID(),
    type: "TEST",
    title: "Sömntestet",
    path: "/somntestet",
    items: ["test:sleep"],
    ...changes,
  },
});

/** How a visitor gets one more of what a table has. */
const ADD: Record<string, (member: Member, own: { id: string; steps: { key: string }[] }) => Promise<Outcome>> = {
  protocols: ({ browser }) => change(browser, "createProtocol", { input: aProtocol() }),
  protocol_items: ({ browser }) => change(browser, "createProtocol", { input: aProtocol({ steps: [aStep()] }) }),
  user_active_protocols: async ({ browser }, { id }) => {
    await change(browser, "deactivateProtocol", { input: { id } });
    return change(browser, "startProtocol", { input: { id } });
  },
  user_protocol_progress: (one, { steps }) => tick(one, steps[1]?.key, today),
  user_undone_ticks: ({ browser }, { steps }) =>
    change(browser, "undoItem", { input: { itemKey: steps[1]?.key, day: today } }),
  sleep_tests: ({ browser }) => change(browser, "analyzeSleep", { input: sending(sleepAnswers()) }),
  journey_activity_key: ({ browser }) => change(browser, "recordActivity", activity()),
  journey_day: ({ browser }) =>
    change(browser, "recordActivity", activity({ timestamp: `${addDays(today, -3)}T12:00:00Z` })),
  journey_merge: ({ browser }) =>
    change(browser, "mergeJourney", {
      input: {
        ...{ key: randomUUID(), totalMinutes: 0, totalActivities: 0 },
        ...{ completed: [], activities: [], days: [], achievements: [], plan: [] },
      },
    }),
  lab_value: ({ browser }) => change(browser, "recordLabValues", { input: { values: [aLabValue()] } }),
  lab_value_key: ({ browser }) => change(browser, "recordLabValues", { input: { values: [aLabValue()] } }),
  consent: ({ browser }) => change(browser, "giveConsent", { input: { kind: "HEALTH_DATA", version: 1 } }),
  price_watch: ({ browser }) => change(browser, "watchPrice", { input: { productId: globalId("Product", 25) } }),
  contact_message: ({ browser, person }) =>
    change(browser, "sendContactMessage", {
      input: { name: person.fullName, email: person.email, subject: "Fråga", message: "Hur gör man?" },
    }),
};

const tables = [...new Set(personalDataAreas.flatMap(({ kinds }) => kinds.flatMap(({ tables }) => tables)))].sort();

describe("what one account can store", () => {
  it("is bounded in every table that holds something about somebody", async () => {
    expect(await personalTables(api.db)).toEqual(tables);
    for (const table of tables) expect(await boundOf(api.db, table), table).toBeDefined();
  });

  it("would be found unbounded in a new table", async () => {
    await api.db.query("CREATE TABLE diary (user_id uuid REFERENCES users, page int, PRIMARY KEY (user_id, page))");
    try {
      expect(await boundOf(api.db, "diary")).toBeUndefined();
    } finally {
      await api.db.query("DROP TABLE diary");
    }
  });

  it.each(tables)(
    "ends with the last of %s, which says so; what was there stays",
    { timeout: 120_000 },
    async (table) => {
      const bound = await boundOf(api.db, table);
      if (!bound || bound === "by its key") return;
      const own = await create(member, { steps: [aStep(), aStep()] });
      if (table === "consent") await change(member.browser, "withdrawConsent", { input: { kind: "HEALTH_DATA" } });
      const mine = await rowsAbout(api, table, member);
      const before: { row: string }[] = await api.db.query(`SELECT to_jsonb(t)::text AS row FROM "${table}" t`);
      if (bound.kind === "keep_newest") {
        await fill(table, bound.most + 5);
        expect(await addOne(table)).toBe("stored");
        const of = table === "refresh_token" ? "session_id" : table === "audit_entry" ? "account_id" : "user_id";
        const [{ most }] = await api.db.query(
          `SELECT max(count) AS most FROM (SELECT count(*)::int FROM "${table}" GROUP BY ${of}) AS of`,
        );
        expect(most).toBe(bound.most);
        return;
      }
      await fill(table, bound.most - mine.length);
      const whole = await api.db.query(`SELECT count(*) FROM "${table}"`);
      const add = ADD[table];
      if (add) {
        const outcome = await add(member, own);
        expect(codesOf(outcome)).toEqual(["TOO_MUCH"]);
        const [told] = [...outcome.refused, ...outcome.errors];
        expect(told?.message).toMatch(/^(Du har (sparat|gjort) |Så många |Du kan )/);
      } else expect(await addOne(table)).toBe("TOO_MUCH");
      expect(await api.db.query(`SELECT count(*) FROM "${table}"`)).toEqual(whole);
      // Room for the others, and for this again.
      await api.db.transaction(async (manager) => {
        await manager.query("SET LOCAL session_replication_role = replica");
        await manager.query(`DELETE FROM "${table}" t WHERE NOT to_jsonb(t)::text = ANY ($1)`, [
          before.map(({ row }) => row),
        ]);
      });
    },
  );

  it("is bounded in the text of its steps, and what is too much can be made less", async () => {
    const one = await aMember(api);
    const { id, steps } = await create(one, { steps: [aStep({ description: "lång ".repeat(100) })] });
    await api.db.transaction(async (manager) => {
      await manager.query("SET LOCAL session_replication_role = replica");
      await manager.query(
        `INSERT INTO protocol_items (id, protocol_id, title, description, frequency, sort_order, created_at, updated_at, removed_at)
         SELECT gen_random_uuid(), i.protocol_id, '', repeat('x', 1000), 'daily', n, now(), now(), now()
         FROM protocol_items i, generate_series(1, 8000) AS n WHERE i.id = $1`,
        [steps[0]?.key],
      );
    });
    const update = (description: string) =>
      change(one.browser, "updateProtocol", {
        input: {
          ...{ id, name: "Kväll", goal: "ENERGY" },
          steps: steps.map(({ key }) => aStep({ key, description })),
        },
      });
    expect(codesOf(await update("y".repeat(1_000)))).toEqual(["TOO_MUCH"]);
    expect(codesOf(await update("kort"))).toEqual([]);
    expect(codesOf(await change(one.browser, "deleteProtocol", { input: { id } }))).toEqual([]);
  });

  it("is bounded in how often a step is changed", async () => {
    const one = await aMember(api);
    const { id, steps } = await create(one, { steps: [aStep()] });
    await api.db.query(
      `UPDATE protocol_items SET earlier = (SELECT jsonb_agg(jsonb_build_object('until', ('2020-01-01'::date + n)::text,
         'frequency', 'daily', 'isRemoved', false)) FROM generate_series(1, 400) AS n) WHERE id = $1`,
      [steps[0]?.key],
    );
    const input = { id, name: "Kväll", steps: [aStep({ key: steps[0]?.key, frequency: "WEEKLY" })] };
    const { errors } = await change(one.browser, "updateProtocol", { input });
    expect(errors).toMatchObject([{ code: "TOO_MUCH", field: "steps.0.frequency" }]);
  });

  it("is bounded in how fast it is changed, and how often its file is made", async () => {
    const one = await aMember(api);
    const { id } = await create(one, {});
    const hasUsed = (rule: string, times: number) =>
      api.db.query("UPDATE rate_limit SET points = $2 WHERE key LIKE $1 || ':%'", [rule, times]);
    const deactivate = () => change(one.browser, "deactivateProtocol", { input: { id } });
    await hasUsed("changeAccount", 1_999);
    expect(codesOf(await deactivate())).toEqual([]);
    expect(codesOf(await deactivate())).toEqual(["TOO_MANY_REQUESTS"]);
    expect((await one.browser.graphql("{ myData }")).errors).toEqual([]);
    await hasUsed("exportAccount", 30);
    const { errors } = await one.browser.graphql("{ myData }");
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(["TOO_MANY_REQUESTS"]);
  });
});
