import { expect } from "vitest";
import { addDays, dayOf } from "../../schema/rules/words/days.ts";
import { aMember, asNative, withBearer } from "./accounts.ts";
import type { Api } from "./api.ts";
import { aStep, create } from "./protocolGraph.ts";

const TICK = `mutation ($input: CompleteItemInput!) {
  completeItem(input: $input) { item { isCompleted } errors { code } } }`;

/** A tick that may be sent: a step of a protocol on a day. */
interface Tick {
  itemKey: string;
  day: string;
}

/** Somebody who has followed a protocol for long, and the ledger of what was ticked of it. */
export interface Ticker {
  id: string;
  /** Sends a tick, of those there may be the next or any, and writes what comes of it into the ledger. */
  tick(origin: string, which?: "next" | "any"): Promise<"acknowledged" | "refused">;
  readonly sent: ReadonlySet<string>;
  readonly acknowledged: ReadonlySet<string>;
  /** Codes and statuses of refusals, e.g. 'SERVICE_UNAVAILABLE 503'. */
  readonly refusals: ReadonlySet<string>;
}

const nameOf = ({ itemKey, day }: Tick): string => `${itemKey} ${day}`;

/** Arranges one, who can be known by every server with the same secret. */
export async function aTicker(api: Api, { steps = 5, days = 400 } = {}): Promise<Ticker> {
  const member = await aMember(api);
  const protocol = await create(member, {
    steps: Array.from({ length: steps }, (_, place) => aStep({ title: `Steg ${place}` })),
  });
  const today = dayOf(new Date());
  await api.db.query("UPDATE user_active_protocols SET started_date = $1 WHERE user_id = $2", [
    addDays(today, -days),
    member.id,
  ]);
  const { accessToken } = await asNative(api, member.person);
  const todo = protocol.steps.flatMap(({ key: itemKey }) =>
    Array.from({ length: days }, (_, offset): Tick => ({ itemKey, day: addDays(today, -offset) })),
  );
  const [sent, acknowledged, refusals] = [new Set<string>(), new Set<string>(), new Set<string>()];
  let next = 0;
  return {
    id: member.id,
    sent,
    acknowledged,
    refusals,
    async tick(origin, which = "next") {
      const input = todo[which === "any" ? Math.floor(Math.random() * todo.length) : next++];
      if (!input) throw new Error("everything is ticked");
      sent.add(nameOf(input));
      const { status, data, errors } = await withBearer({ origin }, accessToken).graphql<{
        completeItem: { errors: unknown[] };
      }>(TICK, { input });
      if (errors.length > 0 || status !== 200) {
        refusals.add(`${errors[0]?.extensions.code} ${status}`);
        return "refused";
      }
      expect(data.completeItem.errors).toEqual([]);
      acknowledged.add(nameOf(input));
      return "acknowledged";
    },
  };
}

/** Expects that every acknowledged tick is stored, once, and nothing that was not sent. */
export async function expectLedger({ db }: Pick<Api, "db">, { id, sent, acknowledged }: Ticker): Promise<void> {
  const rows: { name: string; count: number }[] = await db.query(
    `SELECT protocol_item_id || ' ' || completed_date AS name, count(*)::int AS count
     FROM user_protocol_progress WHERE user_id = $1 GROUP BY 1`,
    [id],
  );
  const written = new Set(rows.map(({ name }) => name));
  expect(acknowledged.size).toBeGreaterThan(0);
  expect([...acknowledged].filter((name) => !written.has(name))).toEqual([]);
  expect([...written].filter((name) => !sent.has(name))).toEqual([]);
  expect(rows.every(({ count }) => count === 1)).toBe(true);
  // Each of them is an activity of the journey, once; days that its full log has left behind are not counted.
  const [journey]: { total: number }[] = await db.query(
    "SELECT total_activities AS total FROM journey WHERE user_id = $1",
    [id],
  );
  expect(journey?.total).toBeGreaterThan(0);
  expect(journey?.total).toBeLessThanOrEqual(written.size);
}
