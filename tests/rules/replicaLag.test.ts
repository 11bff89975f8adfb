import { describe, expect, it } from "vitest";
import { isWithin, ReplicaLag, walPosition } from "../../server/platform/database/replicaLag.ts";

const server = "2026-09-14 08:00:00+02";

describe("a position in the log", () => {
  it.each([
    ["0/0", "0/1", true],
    ["0/10", "0/F", false],
    ["0/FFFFFFF0", "1/0", true],
    ["16/B374D848", "16/B374D848", true],
  ])("%s is within %s: %j", (position, reached, is) => {
    expect(isWithin(walPosition(position), walPosition(reached))).toBe(is);
  });

  it.each(["0/3000018", "0/3000028"])("behind a page's header (%s) it is the end of the page before", (position) => {
    expect(isWithin(walPosition(position), walPosition("0/3000000"))).toBe(true);
    expect(isWithin(walPosition("0/3000030"), walPosition("0/3000000"))).toBe(false);
  });
});

describe("how far a replica is behind", () => {
  it("is how long ago the primary was where the replica is", () => {
    const lag = new ReplicaLag();
    for (const second of [0, 1, 2, 3]) lag.add({ position: BigInt(second * 100), server }, second * 1_000);
    for (const [position, seconds] of [
      [350n, 0],
      [300n, 0],
      [299n, 1],
      [0n, 3],
    ] as const) {
      lag.measure(position);
      expect(lag.seconds).toBe(seconds);
    }
  });

  it("is nothing while nobody writes, and endless where it is behind all that is remembered", () => {
    const lag = new ReplicaLag();
    for (const second of [0, 100, 200]) lag.add({ position: 500n, server }, second * 1_000);
    lag.measure(500n);
    expect(lag.seconds).toBe(0);
    lag.measure(499n);
    expect(lag.seconds).toBe(Number.POSITIVE_INFINITY);
  });

  it("forgets where a former primary was", () => {
    const lag = new ReplicaLag();
    lag.add({ position: 500n, server }, 0);
    lag.add({ position: 900n, server: "another" }, 1_000);
    lag.measure(600n);
    expect(lag.seconds).toBe(Number.POSITIVE_INFINITY);
  });
});
