import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { addToOutbox, clearOthersOutbox, readOutbox, removeFromOutbox } from "../../client/guest/outboxStorage.ts";

/** Storage as a browser has it, in memory. */
class Store {
  private readonly entries = new Map<string, string>();
  getItem = (key: string) => this.entries.get(key) ?? null;
  setItem = (key: string, value: string) => void this.entries.set(key, value);
  removeItem = (key: string) => void this.entries.delete(key);
}

const report = (account: string, change: unknown) => ({ account, kind: "report", change });

describe("changes that wait for the network", () => {
  beforeEach(() => vi.stubGlobal("window", { localStorage: new Store() }));
  afterEach(() => vi.unstubAllGlobals());

  it("are kept in their order, and forgotten one by one", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.jsonValue(), { maxLength: 12 }), fc.nat(), async (changes, which) => {
        vi.stubGlobal("window", { localStorage: new Store() });
        for (const change of changes) expect(await addToOutbox("journey", report("a", change))).toBe(true);
        const kept = readOutbox("journey");
        expect(kept.map(({ change }) => change)).toEqual(JSON.parse(JSON.stringify(changes)));
        const gone = kept[which % Math.max(1, kept.length)];
        if (!gone) return;
        await removeFromOutbox("journey", gone);
        expect(readOutbox("journey")).toEqual(kept.filter((one) => one !== gone));
      }),
      { numRuns: 50 },
    );
  });

  it("are told from each other though they are alike and made at the same moment", async () => {
    vi.useFakeTimers();
    for (let made = 0; made < 2; made++) await addToOutbox("journey", report("a", "same"));
    vi.useRealTimers();
    const [first] = readOutbox("journey");
    if (first) await removeFromOutbox("journey", first);
    expect(readOutbox("journey")).toHaveLength(1);
  });

  it("are refused beyond a thousand, and none that waits is lost", async () => {
    for (let made = 0; made < 1_000; made++) await addToOutbox("journey", report("a", made));
    expect(await addToOutbox("journey", report("a", "one more"))).toBe(false);
    const kept = readOutbox("journey");
    expect([kept.length, kept[0]?.change, kept.at(-1)?.change]).toEqual([1_000, 0, 999]);
  });

  it("are refused beyond what storage has room for", async () => {
    const long = "x".repeat(200_000);
    expect(await addToOutbox("journey", report("a", long))).toBe(true);
    expect(await addToOutbox("journey", report("a", long))).toBe(true);
    expect(await addToOutbox("journey", report("a", long))).toBe(false);
    expect(await addToOutbox("journey", report("a", "short"))).toBe(true);
  });

  it("go with other accounts, and all of them without any", async () => {
    for (const account of ["a", "b", "a"]) await addToOutbox("journey", report(account, account));
    await clearOthersOutbox("journey", "a");
    expect(readOutbox("journey").map(({ account }) => account)).toEqual(["a", "a"]);
    await clearOthersOutbox("journey", undefined);
    expect(readOutbox("journey")).toEqual([]);
  });
});
