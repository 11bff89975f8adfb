import { setTimeout as pause } from "node:timers/promises";
import { afterAll, expect, it } from "vitest";
import { createDataSource } from "../../server/dataSource.ts";
import { clientOf, eventually, startServer } from "../support/api.ts";
import { aStoppableDatabase } from "../support/databaseOutage.ts";
import { aTicker, expectLedger } from "../support/ticks.ts";

const FROZEN_MS = 30_000;
// Both are far below what waiting for the database would take, and above what a machine takes that runs other tests.
/** Within which what needs no database is answered while it is frozen. */
const ANSWERED_WITHIN_MS = 5_000;
/** After which everything is as before. */
const RECOVERED_WITHIN_MS = 30_000;

const postgres = await aStoppableDatabase();
const origin = await startServer({ DATABASE_URL: postgres.url });
const db = await createDataSource(postgres.url).initialize();
afterAll(() => db.destroy());
const api = { ...clientOf(origin), databaseUrl: postgres.url, db };

it("a database that is frozen for half a minute stops neither the process nor what is cached, and loses no write", async () => {
  const ticker = await aTicker(api);
  // A tick at a time, so that what was sent before and after the pause is told apart.
  let isOver = false;
  const ticking = (async () => {
    while (!isOver) await ticker.tick(origin);
  })();
  ticking.catch(() => undefined);
  expect((await api.fetch("/guider/magnesium")).status).toBe(200);
  await eventually(async () => ticker.acknowledged.size > 5);

  await postgres.signal("SIGSTOP");
  const [before, end] = [ticker.acknowledged.size, performance.now() + FROZEN_MS];
  const statuses = new Set<number>();
  let isFrozen = true;
  const pages: Promise<void>[] = [];
  let slowest = 0;
  try {
    for (let asked = 0; performance.now() < end; asked++) {
      const start = performance.now();
      // Neither needs the database.
      expect((await api.fetch("/healthz")).status).toBe(200);
      slowest = Math.max(slowest, performance.now() - start);
      expect((await api.fetch("/guider/magnesium")).status).toBe(200);
      // Pages that are not cached, faster than they are given up.
      pages.push(
        ...[1, 2, 3, 4].map(async (place) => {
          const { status, headers } = await api.fetch(`/tester?ny=${asked}-${place}`);
          // Those that were asked at the end are answered when it goes on.
          if (isFrozen) statuses.add(status);
          if (status === 503) expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
        }),
      );
      await pause(100);
    }
  } finally {
    isFrozen = false;
    await postgres.signal("SIGCONT");
  }
  const thawed = performance.now();
  await eventually(async () => (await api.fetch("/tester?efter")).status === 200);
  await eventually(async () => (await api.fetch("/readyz")).status === 200);
  expect(performance.now() - thawed).toBeLessThan(RECOVERED_WITHIN_MS);
  await Promise.all(pages);
  expect([...statuses]).toEqual([503]);
  expect(slowest).toBeLessThan(ANSWERED_WITHIN_MS);

  // The write that was under way was given up, and those after the pause are acknowledged again.
  await eventually(async () => ticker.acknowledged.size > before + 5);
  isOver = true;
  await ticking;
  expect([...ticker.refusals]).toEqual(["SERVICE_UNAVAILABLE 503"]);
  await expectLedger(api, ticker);
}, 120_000);
