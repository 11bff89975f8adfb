import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { addDays, dayOf } from "../../schema/rules/words/days.ts";
import { aMember, asNative, withBearer } from "../support/accounts.ts";
import { clientOf, startApi } from "../support/api.ts";
import { spawnServer } from "../support/apiProcess.ts";
import { aStep, create } from "../support/protocolGraph.ts";

const SESSION_SECRET = "0123456789".repeat(4);
const DAYS = 300;
const TICK = `mutation ($input: CompleteItemInput!) {
  completeItem(input: $input) { item { isCompleted } errors { code } } }`;

it("two processes on one database know each other's sessions and changes, and what a killed one acknowledged", async () => {
  const api = await startApi({ SESSION_SECRET });
  const env = { DATABASE_URL: api.databaseUrl, SESSION_SECRET, SEED: "none", LOG_LEVEL: "fatal" };
  const [first, second] = [spawnServer(env), spawnServer(env)];
  const origins = await Promise.all([first.origin, second.origin]);

  // Signed in at neither of the two, and known by both.
  const member = await aMember(api);
  const { accessToken } = await asNative(api, member.person);
  for (const origin of origins) {
    const { data } = await withBearer({ origin }, accessToken).graphql<{ me: { email: string } }>("{ me { email } }");
    expect(data.me.email).toBe(member.person.email);
  }

  // Each has the page in its cache, and shows a change a second after it.
  const pagesOf = () => Promise.all(origins.map(async (origin) => (await clientOf(origin).fetch("/tester")).text()));
  const name = "Blodtester som ändrats";
  expect((await pagesOf()).some((page) => page.includes(name))).toBe(false);
  await api.db.query("UPDATE category SET name = $1 WHERE slug = 'blodtester'", [name]);
  await pause(1_000);
  for (const page of await pagesOf()) expect(page).toContain(name);

  // Both are written to while one is killed; what it had acknowledged is there, once.
  const { steps } = await create(member, { steps: [aStep({ title: "Steg 1" }), aStep({ title: "Steg 2" })] });
  const today = dayOf(new Date());
  await api.db.query("UPDATE user_active_protocols SET started_date = $1", [addDays(today, -DAYS)]);
  const acknowledged: string[] = [];
  const tick = async (origin: string, key: string | undefined) => {
    const client = withBearer({ origin }, accessToken);
    for (let offset = 0; offset < DAYS; offset++) {
      const input = { itemKey: key, day: addDays(today, -offset) };
      const { data, errors } = await client.graphql<{ completeItem: { errors: unknown[] } }>(TICK, { input });
      if (errors.length === 0 && data.completeItem.errors.length === 0) acknowledged.push(`${key} ${input.day}`);
      if (isOver) return;
    }
  };
  let isOver = false;
  const atFirst = tick(origins[0] ?? "", steps[0]?.key).catch((error: Error) => error);
  const atSecond = tick(origins[1] ?? "", steps[1]?.key);
  await expect.poll(() => acknowledged.length, { timeout: 20_000, interval: 5 }).toBeGreaterThan(10);
  first.child.kill("SIGKILL");
  expect(await first.exit).toBe("SIGKILL");
  // Its visitor's connection is cut; the other goes on.
  expect(await atFirst).toBeInstanceOf(Error);
  const before = acknowledged.length;
  await expect.poll(() => acknowledged.length, { timeout: 20_000, interval: 5 }).toBeGreaterThan(before + 5);
  isOver = true;
  await atSecond;

  const rows: { name: string }[] = await api.db.query(
    "SELECT protocol_item_id || ' ' || completed_date AS name FROM user_protocol_progress WHERE user_id = $1",
    [member.id],
  );
  const names = rows.map((row) => row.name);
  expect(new Set(names).size).toBe(names.length);
  expect(acknowledged.filter((one) => !names.includes(one))).toEqual([]);
});
