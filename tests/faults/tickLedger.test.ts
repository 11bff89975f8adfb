import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { startApi } from "../support/api.ts";
import { spawnServer } from "../support/apiProcess.ts";
import { aTicker, expectLedger, type Ticker } from "../support/ticks.ts";

const SESSION_SECRET = "0123456789".repeat(4);
/** A server is started for each, which costs more than all else; so many devices tick that each kill cuts many ticks short. */
const KILLS = 10;
const MEMBERS = 3;
const DEVICES_EACH = 2;
/** A server is started for each kill, which a busy machine takes its time for. */
const TIME_LIMIT_MS = 900_000;

const api = await startApi({ SESSION_SECRET });

it(
  "no acknowledged tick is lost or counted twice by a process that is killed",
  async () => {
    const tickers = await Promise.all(Array.from({ length: MEMBERS }, () => aTicker(api)));
    let acknowledgements = 0;

    for (let kill = 0; kill < KILLS; kill++) {
      const server = spawnServer({ DATABASE_URL: api.databaseUrl, SESSION_SECRET, SEED: "none", LOG_LEVEL: "fatal" });
      const origin = await server.origin;
      // Devices tick, each a tick after the other, and those of one account some of the same.
      const device = async (ticker: Ticker) => {
        for (;;) if ((await ticker.tick(origin, "any")) === "acknowledged") acknowledgements++;
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
    for (const ticker of tickers) await expectLedger(api, ticker);
  },
  TIME_LIMIT_MS,
);
