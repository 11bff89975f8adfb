import { describe, expect, it } from "vitest";
import { type Answer, startApi } from "../support/api.ts";

const api = await startApi();

/** A search of its own, which no other one's answer does for. */
const search = (text: string): Promise<Answer<unknown>> =>
  api.graphql("query ($s: String) { products(area: TESTS, filter: { search: $s }) { totalCount } }", { s: text });

/** More than run and wait at once. */
const MANY = 120;

/** Runs while nobody can read products, as if each search took long. */
async function whileSearchesTakeLong<Result>(run: () => Promise<Result>): Promise<Result> {
  const lock = api.db.createQueryRunner();
  await lock.startTransaction();
  try {
    await lock.query("LOCK TABLE product IN ACCESS EXCLUSIVE MODE");
    return await run();
  } finally {
    await lock.rollbackTransaction();
    await lock.release();
  }
}

const waitingSearches = async (): Promise<number> => {
  const [{ count }] = await api.db.query(
    `SELECT count(*)::int AS count FROM pg_stat_activity
     WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE 'WITH sampled%'`,
  );
  return count;
};

describe("more searches at once than a process takes", () => {
  it("are refused with when to come again, while pages are answered and the rest waits", async () => {
    // What words mean is known beforehand, so that only the searches themselves wait.
    expect((await search("ferritin")).status).toBe(200);
    const asked: Promise<Answer<unknown>>[] = [];
    await whileSearchesTakeLong(async () => {
      asked.push(...Array.from({ length: MANY }, (_, place) => search(`ferritin prov${place}`)));
      const [first] = await Promise.race(asked.map(async (one) => [await one]));
      expect([first?.status, first?.errors[0]?.extensions.code]).toEqual([503, "SERVICE_UNAVAILABLE"]);
      expect(await waitingSearches()).toBeLessThanOrEqual(4);
      expect((await api.fetch("/guider/magnesium")).status).toBe(200);
    });
    const answers = await Promise.all(asked);
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThanOrEqual(MANY - 104);
    for (const { headers } of refused) expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    expect((await search("ferritin")).status).toBe(200);
  });
});
