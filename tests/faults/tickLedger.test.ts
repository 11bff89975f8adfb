import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { addDays, dayOf } from "../../schema/rules/words/days.ts";
import { aMember, asNative, withBearer } from "../support/accounts.ts";
import { startApi } from "../support/api.ts";
import { spawnServer } from "../support/apiProcess.ts";
import { aStep, create } from "../support/protocolGraph.ts";

const SESSION_SECRET = "0123456789".repeat(4);
/** A server is started for each, which costs more than all else; so many devices tick that each kill cuts many ticks short. */
const KILLS = 10;
const MEMBERS = 3;
const DEVICES_EACH = 2;
const DAYS = 400;
/** A server is started for each kill, which a busy machine takes its time for. */
const TIME_LIMIT_MS = 900_000;
const TICK = `mutation ($input: CompleteItemInput!) {
  completeItem(input: $input) { item { isCompleted } errors { code } } }`;

const api = await startApi({ SESSION_SECRET });
const today = dayOf(new Date());

/** Somebody who has followed a protocol for long, and what has been ticked of it. */
async function aTicker() {
  const member = await aMember(api);
  const steps = Array.from({ length: 5 }, (_, place) => aStep({ title: `Steg ${place}` }));
  const protocol = await create(member, { steps });
  const { accessToken } = await asNative(api, member.person);
  const todo = protocol.steps.flatMap(({ key }) =>
    Array.from({ length: DAYS }, (_, offset) => ({ itemKey: key, day: addDays(today, -offset) })),
  );
  return { id: member.id, accessToken, todo, acknowledged: new Set<string>(), sent: new Set<string>() };
}

it(
  "no acknowledged tick is lost or counted twice by a process that is killed",
  async () => {
    const tickers = await Promise.all(Array.from({ length: MEMBERS }, aTicker));
    await api.db.query("UPDATE user_active_protocols SET started_date = $1", [addDays(today, -DAYS)]);
    let acknowledgements = 0;

    for (let kill = 0; kill < KILLS; kill++) {
      const server = spawnServer({ DATABASE_URL: api.databaseUrl, SESSION_SECRET, SEED: "none", LOG_LEVEL: "fatal" });
      const origin = await server.origin;
      // Devices tick, each a tick after the other, and those of one account some of the same.
      const device = async ({ accessToken, todo, acknowledged, sent }: (typeof tickers)[number]) => {
        const client = withBearer({ origin }, accessToken);
        for (;;) {
          const input = todo[Math.floor(Math.random() * todo.length)];
          const name = `${input?.itemKey} ${input?.day}`;
          sent.add(name);
          const answer = await client.graphql<{ completeItem: { item: unknown; errors: unknown[] } }>(TICK, { input });
          if (answer.errors.length > 0) continue;
          expect(answer.data.completeItem.errors).toEqual([]);
          acknowledged.add(name);
          acknowledgements += 1;
        }
      };
      const devices = tickers
        .flatMap((ticker) => Array.from({ length: DEVICES_EACH }, () => device(ticker)))
        .map((running) => running.catch((error: Error) => error));
      // A cold server on a busy machine is slow to answer first: it is killed while it answers, not before.
      const before = acknowledgements;
      await expect.poll(() => acknowledgements, { timeout: 30_000, interval: 5 }).toBeGreaterThan(before);
      await pause(Math.random() * 250);
      server.child.kill("SIGKILL");
      await server.exit;
      for (const { name } of await Promise.all(devices)) expect(name).not.toBe("AssertionError");
    }

    expect(acknowledgements).toBeGreaterThanOrEqual(KILLS);
    for (const { id, acknowledged, sent } of tickers) {
      const rows: { item: string; day: string; count: number }[] = await api.db.query(
        `SELECT protocol_item_id AS item, completed_date::text AS day, count(*)::int AS count
     FROM user_protocol_progress WHERE user_id = $1 GROUP BY 1, 2`,
        [id],
      );
      const written = new Set(rows.map(({ item, day }) => `${item} ${day}`));
      expect(acknowledged.size).toBeGreaterThan(0);
      expect([...acknowledged].filter((name) => !written.has(name))).toEqual([]);
      expect([...written].filter((name) => !sent.has(name))).toEqual([]);
      expect(rows.every(({ count }) => count === 1)).toBe(true);
      // Each of them is an activity of the journey, once; days that its full log has left behind are not counted.
      const [journey]: { total: number }[] = await api.db.query(
        "SELECT total_activities AS total FROM journey WHERE user_id = $1",
        [id],
      );
      expect(journey?.total).toBeGreaterThan(0);
      expect(journey?.total).toBeLessThanOrEqual(written.size);
    }
  },
  TIME_LIMIT_MS,
);
