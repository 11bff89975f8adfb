import pg from "pg";
import { describe, expect, it } from "vitest";
import { clientOf } from "../support/api.ts";
import { spawnServer } from "../support/apiProcess.ts";
import { createTestDatabase } from "../support/database.ts";
import { makeDataFolder, removeDataFolder } from "../support/databaseFolder.ts";

const CLICKS = 25;

describe("clicks that are counted, but not written yet", async () => {
  const { url, db } = await createTestDatabase();
  const [{ id }] = await db.query("SELECT id FROM product WHERE affiliate_link IS NOT NULL AND is_available LIMIT 1");
  const counted = async (): Promise<number> =>
    (await db.query("SELECT coalesce(sum(clicks), 0)::int AS clicks FROM affiliate_click_count"))[0].clicks;

  it("keep nobody waiting, and are written before the process ends", async () => {
    const folder = await makeDataFolder();
    const server = spawnServer({ DATABASE_URL: url, SEED: "none", DATA_DIR: folder });
    const client = clientOf(await server.origin);

    // Nothing can be written until the blocker lets go.
    const blocker = new pg.Client({ connectionString: url });
    await blocker.connect();
    await blocker.query("BEGIN; LOCK TABLE affiliate_click_count IN ACCESS EXCLUSIVE MODE");
    const answers = await Promise.all(
      Array.from({ length: CLICKS }, () => client.fetch(`/ut/${id}?fran=tester`).then(({ status }) => status)),
    );
    expect(new Set(answers)).toEqual(new Set([200]));
    server.child.kill("SIGTERM");
    await blocker.query("COMMIT");
    await blocker.end();
    expect(await server.exit).toBe(0);
    expect(await counted()).toBe(CLICKS);
    await removeDataFolder(folder);
  });

  it("wait for a table that is away, and are written when it is back", async () => {
    await db.query("DELETE FROM affiliate_click_count");
    const folder = await makeDataFolder();
    const server = spawnServer({ DATABASE_URL: url, SEED: "none", DATA_DIR: folder });
    const client = clientOf(await server.origin);
    await db.query("ALTER TABLE affiliate_click_count RENAME TO affiliate_click_count_away");
    expect((await client.fetch(`/ut/${id}?fran=tester`)).status).toBe(200);
    await expect
      .poll(() => server.output(), { timeout: 15_000 })
      .toContain("click counts buffered: database write failed");
    expect((await client.fetch(`/ut/${id}?fran=tester`)).status).toBe(200);
    await db.query("ALTER TABLE affiliate_click_count_away RENAME TO affiliate_click_count");
    await expect.poll(counted, { timeout: 15_000 }).toBe(2);
    server.child.kill("SIGTERM");
    expect(await server.exit).toBe(0);
    expect(await counted()).toBe(2);
    await removeDataFolder(folder);
  });
});
