import { expect, it } from "vitest";
import { startApi } from "../support/api.ts";
import { aTicker, expectLedger } from "../support/ticks.ts";

/** More at once than a process has connections. */
const AT_ONCE = 60;

it("writers who take every connection are told when to come again, and what was acknowledged is there once", async () => {
  const api = await startApi();
  const ticker = await aTicker(api);
  expect((await api.fetch("/guider/magnesium")).status).toBe(200);
  const lock = api.db.createQueryRunner();
  await lock.startTransaction();
  try {
    // Each that writes waits for it, on a connection.
    await lock.query("LOCK TABLE user_protocol_progress IN ACCESS EXCLUSIVE MODE");
    const writing = Array.from({ length: AT_ONCE }, () => ticker.tick(api.origin));
    const first = await Promise.race(writing);
    expect(first).toBe("refused");
    expect((await api.fetch("/guider/magnesium")).status).toBe(200);
    expect((await api.fetch("/healthz")).status).toBe(200);
    await Promise.all(writing);
  } finally {
    await lock.rollbackTransaction();
    await lock.release();
  }
  expect([...ticker.refusals]).toEqual(["SERVICE_UNAVAILABLE 503"]);
  // Nothing is left of it: all connections are given back.
  const after = await Promise.all(Array.from({ length: AT_ONCE }, () => ticker.tick(api.origin)));
  expect(new Set(after)).toEqual(new Set(["acknowledged"]));
  await expectLedger(api, ticker);
});
