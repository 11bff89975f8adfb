import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { aMember, asNative, withBearer } from "../support/accounts.ts";
import { clientOf, startApi } from "../support/api.ts";
import { spawnServer } from "../support/apiProcess.ts";
import { aTicker, expectLedger, type Ticker } from "../support/ticks.ts";

const SESSION_SECRET = "0123456789".repeat(4);

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
  const tickers = [await aTicker(api), await aTicker(api)] as const;
  const count = () => tickers[0].acknowledged.size + tickers[1].acknowledged.size;
  let isOver = false;
  const ticking = async (origin: string, ticker: Ticker) => {
    while (!isOver) await ticker.tick(origin);
  };
  const atFirst = ticking(origins[0] ?? "", tickers[0]).catch((error: Error) => error);
  const atSecond = ticking(origins[1] ?? "", tickers[1]);
  await expect.poll(count, { timeout: 20_000, interval: 5 }).toBeGreaterThan(10);
  first.child.kill("SIGKILL");
  expect(await first.exit).toBe("SIGKILL");
  // Its visitor's connection is cut; the other goes on.
  expect(await atFirst).toBeInstanceOf(Error);
  const before = count();
  await expect.poll(count, { timeout: 20_000, interval: 5 }).toBeGreaterThan(before + 5);
  isOver = true;
  await atSecond;
  for (const ticker of tickers) await expectLedger(api, ticker);
});
