import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import feed from "../../server/cli/feed.ts";
import { aBrowser, anAccount, type Browser, change, codesOf, jobsDone, signIn } from "../support/accounts.ts";
import { eventually } from "../support/api.ts";
import { type ServerProcess, spawnServer } from "../support/apiProcess.ts";
import { createTestDatabase } from "../support/database.ts";
import { feedNamed, fetchFeed, makeFeed, runEnded, runsOf, soldBy } from "../support/productFeeds.ts";
import { feedOf, feedRows, file } from "../support/shopFile.ts";
import { type SupplierSite, startSupplierSite } from "../support/supplierSite.ts";
import { COLLECTS_HERE } from "../support/suppliers.ts";

const { url, db } = await createTestDatabase();
const ENV = {
  ...COLLECTS_HERE,
  DATABASE_URL: url,
  SEED: "none",
  SESSION_SECRET: "0123456789".repeat(4),
};
const NAME = "Fjällbutiken";
const rows = feedRows(2_000);

beforeEach(async () => {
  await db.query("DELETE FROM product_feed");
  await db.query("DELETE FROM product");
});

/** Somebody who is admin, signed in to a server. */
async function adminOf(server: ServerProcess): Promise<{ browser: Browser }> {
  const person = await anAccount({ db });
  await db.query("INSERT INTO user_roles (user_id, role) SELECT id, 'admin' FROM users WHERE email = $1", [
    person.email,
  ]);
  const browser = aBrowser({ origin: await server.origin });
  await signIn(browser, person);
  return { browser };
}

async function aSite(): Promise<SupplierSite> {
  const site = await startSupplierSite({ "/fil": file(feedOf(rows)) });
  onTestFinished(() => site.stop());
  return site;
}

/** Lets the time pass after which a job that nobody vouches for is given back. */
const passTime = () =>
  db.query(
    "UPDATE graphile_worker._private_jobs SET locked_at = locked_at - interval '1 hour' WHERE locked_at IS NOT NULL",
  );

const end = async (server: ServerProcess): Promise<void> => {
  server.child.kill("SIGTERM");
  expect(await server.exit).toBe(0);
};

describe("a server that ends in the middle of a feed", () => {
  it.each([
    ["SIGKILL", "SIGKILL"],
    ["SIGTERM", 0],
  ] as const)(
    "is followed by one that fetches it anew, and every product is there once (%s)",
    async (signal, ending) => {
      const site = await aSite();
      const doomed = spawnServer(ENV);
      const admin = await adminOf(doomed);
      let isEnding = false;
      let answered = () => {};
      const isAnswered = new Promise<void>((resolve) => {
        answered = resolve;
      });
      site.put("/fil", (response, request) => {
        if (isEnding) return file(feedOf(rows))(response, request);
        isEnding = true;
        response.writeHead(200);
        response.write(feedOf(rows).slice(0, 10_000));
        // The run may have begun before whoever started it was told.
        void isAnswered.then(() => doomed.child.kill(signal));
      });
      const { id } = await makeFeed(admin, { name: NAME, url: `${site.origin}/fil` });
      expect(codesOf(await change(admin.browser, "startProductFeed", { input: { id } }))).toEqual([]);
      answered();
      expect(await doomed.exit).toBe(ending);
      expect(await soldBy(db, NAME)).toEqual([]);
      if (signal === "SIGKILL") await passTime();
      const next = spawnServer(ENV);
      const other = await adminOf(next);
      expect(await runEnded(other, NAME)).toMatchObject({ state: "DONE", created: rows.length });
      expect(await runsOf(other, id)).toHaveLength(1);
      expect((await soldBy(db, NAME)).map(({ sku }) => sku)).toEqual(rows.map((row) => row.id));
      await end(next);
    },
  );
});

describe("two processes", () => {
  it("fetch a feed once together, show all of it at once, and either can cancel", async () => {
    const site = await aSite();
    const servers = [spawnServer(ENV), spawnServer(ENV)];
    const admins = await Promise.all(servers.map(adminOf));
    const [one, other] = admins as [{ browser: Browser }, { browser: Browser }];
    const { id } = await makeFeed(one, { name: NAME, url: `${site.origin}/fil` });
    const counts = new Set<number>();
    const watching = setInterval(async () => {
      const [{ count }] = await db.query("SELECT count(*)::int AS count FROM product WHERE provider_name = $1", [NAME]);
      counts.add(count);
    }, 20);
    const started = await Promise.all(
      [...admins, ...admins].map(({ browser }) => change(browser, "startProductFeed", { input: { id } })),
    );
    expect(started.flatMap(codesOf)).toEqual([]);
    expect(await runEnded(other, NAME)).toMatchObject({ state: "DONE", created: rows.length });
    clearInterval(watching);
    expect([...counts].every((count) => count === 0 || count === rows.length)).toBe(true);
    expect(site.asked).toHaveLength(1);

    let isAsked = false;
    site.put("/fil", () => {
      isAsked = true;
    });
    await change(one.browser, "startProductFeed", { input: { id } });
    await eventually(async () => isAsked);
    const { latestRun } = await feedNamed(other, NAME);
    const cancelled = await change(other.browser, "cancelProductFeedRun", { input: { id: latestRun?.id } });
    expect(codesOf(cancelled)).toEqual([]);
    await jobsDone(db);
    expect(await runEnded(one, NAME)).toMatchObject({ state: "CANCELLED" });

    // The command leaves the work to a server that is up.
    site.put("/fil", file(feedOf(rows.slice(0, -1))));
    await feed([NAME], ENV);
    expect(await runEnded(one, NAME)).toMatchObject({ state: "DONE", missing: 1, startedByName: null });
    for (const server of servers) await end(server);
    // Without one it does it by itself.
    await feed([NAME], ENV);
    expect((await db.query("SELECT hidden FROM product_feed_run ORDER BY id DESC LIMIT 1"))[0]).toEqual({ hidden: 1 });
    await expect(feed(["Finns inte"], ENV)).rejects.toThrow("No feed is called Finns inte");
  });
});

it("an address of a private network is refused", async () => {
  const site = await aSite();
  const server = spawnServer({ ...ENV, COLLECT_PRIVATE_ADDRESSES: "off" });
  const admin = await adminOf(server);
  await makeFeed(admin, { name: NAME, url: `${site.origin}/fil` });
  expect(await fetchFeed(admin, NAME)).toMatchObject({
    state: "FAILED",
    error: expect.stringContaining("privat nätverk"),
  });
  expect(site.asked).toEqual([]);
  await end(server);
});
