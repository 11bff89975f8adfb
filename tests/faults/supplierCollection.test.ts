import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { aBrowser, anAccount, type Browser, change, codesOf, jobsDone, signIn } from "../support/accounts.ts";
import { eventually } from "../support/api.ts";
import { type ServerProcess, spawnServer } from "../support/apiProcess.ts";
import { createTestDatabase } from "../support/database.ts";
import { company, ldJson, linksTo, type SupplierSite, startSupplierSite } from "../support/supplierSite.ts";
import { addSource, COLLECTS_HERE, collectionEnded, deleteSuppliers, latestCollection } from "../support/suppliers.ts";

const { url, db } = await createTestDatabase();
const ENV = {
  ...COLLECTS_HERE,
  COLLECT_PAGE_TIMEOUT: "30",
  DATABASE_URL: url,
  SEED: "none",
  SESSION_SECRET: "0123456789".repeat(4),
};
const PAGES = 60;
const paths = Array.from({ length: PAGES }, (_, n) => `/bolag/${n}`);

beforeEach(() => deleteSuppliers(db));

/** A site with a list of companies; each is on two pages. */
async function aSite(): Promise<SupplierSite> {
  const site = await startSupplierSite({ "/lista": linksTo(paths) });
  for (const [n, path] of paths.entries()) site.put(path, ldJson(company(`Bolaget ${n % (PAGES / 2)} Hälsa`)));
  onTestFinished(() => site.stop());
  return site;
}

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

/** Lets the time pass after which a job that nobody vouches for is given back. */
const passTime = () =>
  db.query(
    "UPDATE graphile_worker._private_jobs SET locked_at = locked_at - interval '1 hour' WHERE locked_at IS NOT NULL",
  );

/** Expects that every company is known once, and was read from both of its pages. */
async function expectEachOnce(collection: {
  pagesTotal: number;
  pagesDone: number;
  totalCollected: number;
}): Promise<void> {
  expect(collection).toMatchObject({ state: "DONE", pagesTotal: PAGES + 1, pagesDone: PAGES + 1, pagesFailed: 0 });
  const rows: { name: string }[] = await db.query(
    "SELECT name FROM suppliers WHERE sources->>'name' <> '' ORDER BY id",
  );
  expect(rows.map(({ name }) => name)).toEqual(Array.from({ length: PAGES / 2 }, (_, n) => `Bolaget ${n} Hälsa`));
  const [{ count }] = await db.query("SELECT count(*)::int AS count FROM suppliers");
  expect(collection.totalCollected).toBe(count);
  expect(await db.query("SELECT 1 FROM supplier_collection")).toHaveLength(1);
}

/** How often each page was asked for; those asked for once are left out. */
const askedAgain = (site: SupplierSite): Record<string, number> => {
  const times: Record<string, number> = {};
  for (const { path } of site.asked) times[path] = (times[path] ?? 0) + 1;
  return Object.fromEntries(Object.entries(times).filter(([path, count]) => count > 1 && path !== "/robots.txt"));
};

describe("a server that ends in the middle of collecting", () => {
  it.each([
    ["SIGKILL", "SIGKILL"],
    ["SIGTERM", 0],
  ] as const)("is followed by one that goes on from there, with each supplier once (%s)", async (signal, ending) => {
    const site = await aSite();
    const doomed = spawnServer(ENV);
    const admin = await adminOf(doomed);
    await addSource(admin, `${site.origin}/lista`);
    // It ends while it waits for a page, in the middle.
    const middle = paths[25] ?? "";
    const answer = ldJson(company("Bolaget 25 Hälsa"));
    let isEnding = false;
    site.put(middle, (response, request) => {
      if (isEnding) return answer(response, request);
      isEnding = true;
      doomed.child.kill(signal);
    });
    expect(codesOf(await change(admin.browser, "collectSuppliers"))).toEqual([]);
    const begin = performance.now();
    expect(await doomed.exit).toBe(ending);
    expect(isEnding).toBe(true);
    if (signal === "SIGTERM") expect(performance.now() - begin).toBeLessThan(20_000);
    const [left] = await db.query("SELECT state, pages_done AS done FROM supplier_collection");
    expect(left).toEqual({ state: "RUNNING", done: 26 });

    if (signal === "SIGKILL") await passTime();
    const next = spawnServer(ENV);
    const { browser } = await adminOf(next);
    const collection = await collectionEnded(browser);
    await expectEachOnce(collection);
    // Nothing was read twice, but what was on its way.
    expect(askedAgain(site)).toEqual({ [middle]: 2 });
    expect(collection.suppliersNew).toBe(collection.totalCollected);
    next.child.kill("SIGTERM");
    expect(await next.exit).toBe(0);
  });
});

describe("two processes", () => {
  it("collect once together, whoever is asked, and either can cancel", async () => {
    const site = await aSite();
    const servers = [spawnServer(ENV), spawnServer(ENV)];
    const admins = await Promise.all(servers.map(adminOf));
    const [one, other] = admins as [{ browser: Browser }, { browser: Browser }];
    await addSource(one, `${site.origin}/lista`);
    const started = await Promise.all(
      [...admins, ...admins, ...admins].map(({ browser }) => change(browser, "collectSuppliers")),
    );
    expect(started.flatMap(codesOf)).toEqual([]);
    await expectEachOnce(await collectionEnded(other.browser));
    expect(askedAgain(site)).toEqual({});
    expect(site.mostAtOnce()).toBe(1);

    let isWaiting = false;
    site.put("/bolag/7", () => {
      isWaiting = true;
    });
    await change(one.browser, "collectSuppliers");
    await eventually(async () => isWaiting);
    expect(codesOf(await change(other.browser, "cancelSupplierCollection"))).toEqual([]);
    await jobsDone(db);
    expect(await latestCollection(one.browser)).toMatchObject({ state: "CANCELLED", pagesDone: 8 });
    for (const { child } of servers) child.kill("SIGTERM");
    for (const { exit } of servers) expect(await exit).toBe(0);
  });
});

describe("a database whose connections are cut", () => {
  it("is waited for, and collecting goes on", async () => {
    const site = await aSite();
    const server = spawnServer(ENV);
    const admin = await adminOf(server);
    await addSource(admin, `${site.origin}/lista`);
    let isCut = false;
    site.put("/bolag/30", async (response, request) => {
      if (!isCut) {
        isCut = true;
        await db.query(
          "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
        );
      }
      await ldJson(company("Bolaget 0 Hälsa"))(response, request);
    });
    await change(admin.browser, "collectSuppliers");
    await eventually(async () => isCut);
    const ended = await eventually(async () => {
      await passTime().catch(() => undefined);
      const collection = await latestCollection(admin.browser).catch(() => undefined);
      return collection && !["PENDING", "RUNNING"].includes(collection.state) && collection;
    });
    await expectEachOnce(ended);
    server.child.kill("SIGTERM");
    expect(await server.exit).toBe(0);
  });
});
