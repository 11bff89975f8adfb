import { gzipSync } from "node:zlib";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { AREAS } from "../../schema/catalogue.ts";
import { RETRY_MINUTES } from "../../schema/productFeeds.ts";
import { startDueFeeds } from "../../server/features/catalogue/feeds/feedStore.ts";
import { findPriceDrops } from "../../server/features/priceWatches/priceWatchJobs.ts";
import { globalId } from "../../server/platform/graphql/globalId.ts";
import { aMember, asAdmin, change, codesOf, jobsDone, startAccounts } from "../support/accounts.ts";
import { eventually } from "../support/api.ts";
import { type FeedRun, feedNamed, fetchFeed, makeFeed, runEnded, runsOf, soldBy } from "../support/productFeeds.ts";
import { type FeedRow, feedOf, feedRows, file } from "../support/shopFile.ts";
import { html, redirect, type SiteAnswer, startSupplierSite } from "../support/supplierSite.ts";
import { COLLECTS_HERE } from "../support/suppliers.ts";

const api = await startAccounts({ ...COLLECTS_HERE, COLLECT_FILE_SIZE: "1", COLLECT_FILE_TIMEOUT: "3" });
const { db } = api;
const admin = await asAdmin(api);
const site = await startSupplierSite();
afterAll(() => site.stop());

let shops = 0;
let name = "";
const url = () => `${site.origin}/${shops}`;
/** Says what the shop's address answers. */
const serve = (answer: SiteAnswer) => site.put(`/${shops}`, answer);
const serveRows = (rows: readonly FeedRow[], headers: Record<string, string> = {}) =>
  serve(file(feedOf(rows), headers));
const run = () => fetchFeed(admin, name);
const sold = () => soldBy(db, name);
const shownNumbers = async () => (await sold()).filter(({ shown }) => shown).map(({ sku }) => sku);

/** A feed of a shop of its own, whose file has been read once. */
async function aFeed(rows: readonly FeedRow[], facts: Record<string, unknown> = {}) {
  serveRows(rows);
  await makeFeed(admin, { name, url: url(), ...facts });
  return run();
}

/** Says yes or no to the run that is held. */
async function decide(isApproved: boolean) {
  const { latestRun } = await feedNamed(admin, name);
  const outcome = await change(admin.browser, "decideProductFeedRun", { input: { id: latestRun?.id, isApproved } });
  return { codes: codesOf(outcome), run: await runEnded(admin, name) };
}

beforeEach(async () => {
  await jobsDone(db);
  name = `Fjällbutiken ${++shops}`;
});

describe("a feed", () => {
  it("makes products for an admin to look at, and keeps their prices from then on", async () => {
    const rows = feedRows(6);
    expect(await aFeed(rows, { showsNew: false })).toMatchObject({
      ...{ state: "DONE", created: 6, changed: 0, refused: 0, startedByName: "Ada Admin", isScheduled: false },
    });
    expect(await sold()).toMatchObject(
      rows.map(({ id, price }) => ({ sku: id, price: `${parseInt(price, 10)} kr`, shown: false, waits: true })),
    );
    serveRows(rows.map((row, at) => (at === 0 ? { ...row, price: "95.00" } : row)));
    expect(await run()).toMatchObject({ state: "DONE", created: 0, changed: 1, unchanged: 5 });
    expect((await sold())[0]).toMatchObject({ price: "95 kr", shown: false, waits: true });
    expect(await feedNamed(admin, name)).toMatchObject({ productsTotal: 6, isLate: false });
    const audit = await db.query(
      "SELECT action, subject_name AS name FROM audit_entry WHERE subject_type = 'PRODUCT_FEED' AND subject_name = $1 ORDER BY id",
      [name],
    );
    expect(audit.map(({ action }: { action: string }) => action)).toEqual([
      ...["CREATED", "STARTED", "IMPORTED", "STARTED", "IMPORTED"],
    ]);
  });

  it("that shows new products at once does not show what a seller claims of health before an admin has read it", async () => {
    const [first, ...rows] = feedRows(6) as [FeedRow, ...FeedRow[]];
    const claim = "Stärker immunförsvaret.";
    expect(await aFeed([{ ...first, description: claim }, ...rows], { showsNew: true })).toMatchObject({ created: 6 });
    expect((await sold()).map(({ shown, waits }) => [shown, waits])).toEqual([
      [false, true],
      ...rows.map(() => [true, false]),
    ]);
    serveRows([first, ...rows.map((row) => ({ ...row, description: claim }))]);
    expect(await run()).toMatchObject({ state: "DONE", unchanged: 5 });
    const texts = "SELECT DISTINCT description FROM product WHERE provider_name = $1 AND is_available";
    expect(await db.query(texts, [name])).toEqual([{ description: "Burk." }]);
  });

  it("is fetched by itself at its hour in Sweden, once, and the watches of its prices hear of it", async () => {
    const rows = feedRows(6);
    await aFeed(rows, { hour: 3 });
    const [first] = await sold();
    const watcher = await aMember(api);
    const watch = { input: { productId: globalId("Product", first?.id ?? 0) } };
    expect(codesOf(await change(watcher.browser, "watchPrice", watch))).toEqual([]);
    serveRows(rows.map((row, at) => (at === 0 ? { ...row, price: "79.00" } : row)));
    const set = (at: string) => db.query("UPDATE product_feed SET scheduled_at = $2 WHERE name = $1", [name, at]);
    // It is three in Sweden at two in winter, and at one in summer.
    await set("2026-01-14T12:00:00Z");
    await startDueFeeds(db, new Date("2026-01-15T01:59:00Z"));
    expect((await runsOf(admin, (await feedNamed(admin, name)).id)).length).toBe(1);
    await Promise.all([1, 2].map(() => startDueFeeds(db, new Date("2026-01-15T02:00:00Z"))));
    expect(await runEnded(admin, name)).toMatchObject({ state: "DONE", changed: 1, isScheduled: true });
    await startDueFeeds(db, new Date("2026-01-15T09:00:00Z"));
    await set("2026-07-14T12:00:00Z");
    await startDueFeeds(db, new Date("2026-07-15T00:59:00Z"));
    expect((await runsOf(admin, (await feedNamed(admin, name)).id)).length).toBe(2);
    await startDueFeeds(db, new Date("2026-07-15T01:00:00Z"));
    expect(await runEnded(admin, name)).toMatchObject({ state: "DONE", unchanged: 6 });
    expect((await runsOf(admin, (await feedNamed(admin, name)).id)).length).toBe(3);
    // Nobody was up then.
    await set("2026-07-15T01:00:00Z");
    await startDueFeeds(db, new Date("2026-07-18T11:00:00Z"));
    await runEnded(admin, name);
    expect((await runsOf(admin, (await feedNamed(admin, name)).id)).length).toBe(4);

    const history = await db.query("SELECT price_from AS price FROM product_price WHERE product_id = $1 ORDER BY day", [
      first?.id,
    ]);
    expect(history.at(-1)).toEqual({ price: 7_900 });
    await findPriceDrops(db, AREAS);
    await jobsDone(db);
    const mail = await api.mails.next(watcher.person.email, "Priset har sjunkit: Burk 1");
    expect(mail.parsed.text).toContain("79");
  });

  it("that is off is not fetched by itself, and a feed of another hour waits", async () => {
    await aFeed(feedRows(6), { isOn: false });
    await db.query("UPDATE product_feed SET scheduled_at = '2020-01-01' WHERE name = $1", [name]);
    await startDueFeeds(db, new Date());
    await jobsDone(db);
    expect(await runsOf(admin, (await feedNamed(admin, name)).id)).toHaveLength(1);
  });

  it("takes the rows that its filter names, and tells of each that it refuses", async () => {
    const rows = [
      { id: "F-1", title: "Magnesium", price: "100.00", brand: "Fjäll" },
      { id: "F-2", title: "Zink", price: "gratis", brand: "FJÄLL " },
      { id: "F-3", title: "Tröja", price: "300.00", brand: "Vinter" },
      { id: "F-4", title: "Järn", price: "140.00", brand: "Fjäll" },
      { id: "F-4", title: "Järn stor", price: "240.00", brand: "Fjäll" },
      { id: "F-5", title: "Provpåse", price: "10.00", brand: "Fjäll" },
    ];
    const filter = [
      { field: "brand", operator: "IS", values: ["fjäll", "Dal"] },
      { field: "TITLE", operator: "IS_NOT", values: ["Provpåse"] },
      { field: "link", operator: "CONTAINS", values: ["fjall.example"] },
    ];
    const done = await aFeed(rows, { filter });
    expect(done).toMatchObject({ state: "DONE", created: 2, refused: 2 });
    expect(done.problems).toMatchObject([
      { line: 3, field: "priceEstimate", message: expect.stringContaining("gratis") },
      { line: 6, field: "sku", message: "Samma nummer står också på rad 5." },
    ]);
    expect((await sold()).map(({ sku, price }) => [sku, price])).toEqual([
      ["F-1", "100 kr"],
      ["F-4", "140 kr"],
    ]);
    serveRows(rows.map((row) => ({ ...row, price: "?" })));
    expect(await run()).toMatchObject({ state: "FAILED", error: expect.stringContaining("4 rader"), refused: 4 });
  });
});

describe("a file that is the same", () => {
  it("is not sent again, counts as a good run, and is read again once something else has changed", async () => {
    const rows = feedRows(6);
    const etag = '"v1"';
    serveRows(rows, { etag });
    await makeFeed(admin, { name, url: url() });
    expect(await run()).toMatchObject({ state: "DONE", created: 6 });
    expect(await run()).toMatchObject({ state: "DONE", isUnmodified: true, created: 0, changed: 0, unchanged: 0 });
    // What is missing once is missing twice, though nobody sends it.
    serveRows(rows.slice(1), { etag: '"v2"' });
    expect(await run()).toMatchObject({ isUnmodified: false, missing: 1, hidden: 0 });
    expect(await run()).toMatchObject({ isUnmodified: true, missing: 1, hidden: 1 });
    expect(await shownNumbers()).toEqual(["F-2", "F-3", "F-4", "F-5", "F-6"]);
    const feed = await feedNamed(admin, name);
    const input = {
      ...{ id: feed.id, version: feed.version, name, providerName: name, url: url(), category: "mineraler" },
      ...{ mapping: null, preset: "GOOGLE", showsNew: true, hour: 4, isOn: true },
      filter: [{ field: "title", operator: "IS_NOT", values: ["Burk 2"] }],
    };
    expect(codesOf(await change(admin.browser, "updateProductFeed", { input }))).toEqual([]);
    expect(await run()).toMatchObject({ isUnmodified: false, unchanged: 4, missing: 1 });
    expect(codesOf(await change(admin.browser, "updateProductFeed", { input }))).toEqual(["OUTDATED"]);
  });

  it("is read all the same where its prices are those of a sale with an end", async () => {
    const [head, ...rows] = feedOf(feedRows(6)).trim().split("\n");
    const dated = [
      `${head}\tsale_price\tsale_price_effective_date`,
      ...rows.map((row) => `${row}\t50.00 SEK\t/2100-01-01`),
    ];
    serve(file(dated.join("\n"), { etag: '"sale"' }));
    await makeFeed(admin, { name, url: url() });
    expect(await run()).toMatchObject({ state: "DONE", created: 6 });
    expect(await run()).toMatchObject({ state: "DONE", isUnmodified: false, unchanged: 6 });
  });
});

describe("a run is held by", () => {
  const rows = feedRows(10);
  const good = feedOf(rows);
  const cut = (text: string) => text.slice(0, text.lastIndexOf("\t", text.length - 20));
  const shortened: SiteAnswer = (response) => {
    response.writeHead(200, { "content-length": Buffer.byteLength(good) + 100 });
    response.write(good, () => response.destroy());
  };
  it.each<[string, SiteAnswer, string, RegExp, object]>([
    ["an empty answer", file(""), "EMPTY", /tom/, { state: "DONE", missing: 10, hidden: 0 }],
    ["a head without rows", file(good.split("\n")[0] ?? ""), "EMPTY", /inga rader/, { state: "DONE", missing: 10 }],
    ["a web page", html("<!doctype html><title>Logga in</title>"), "WEB_PAGE", /webbsida/, { state: "HELD" }],
    ["a row that is cut", file(cut(good)), "HALF", /mitt i rad 11/, { state: "DONE", unchanged: 9, missing: 0 }],
    ["a length that is not met", shortened, "HALF", /bröts/, { state: "DONE", missing: 0 }],
    [
      "a packed file that is cut",
      file(gzipSync(good).subarray(0, -40), { "content-type": "application/gzip" }),
      "HALF",
      /avklippt/,
      { state: "DONE", missing: 0 },
    ],
    [
      "a packed answer that is cut",
      file(gzipSync(good).subarray(0, -40), { "content-encoding": "gzip" }),
      "HALF",
      /bröts|mitt i/,
      { state: "DONE", missing: 0 },
    ],
    [
      "a third of the products gone",
      file(feedOf(rows.slice(3))),
      "GONE",
      /3 av flödets 10/,
      { state: "DONE", missing: 3 },
    ],
    [
      "more than a third of the prices changed",
      file(feedOf(rows.map((row, at) => (at < 4 ? { ...row, price: "111.00" } : row)))),
      "PRICES",
      /4 av 10 produkter/,
      { state: "DONE", changed: 4 },
    ],
  ])("%s, until an admin says yes", async (_, answer, kind, message, after) => {
    await aFeed(rows);
    const before = await sold();
    serve(answer);
    const held = await run();
    expect(held).toMatchObject({ state: "HELD", brakes: [{ kind, message: expect.stringMatching(message) }] });
    expect(await sold()).toEqual(before);
    expect((await decide(true)).run).toMatchObject({ ...after, decidedByName: "Ada Admin" });
    serve(file(good));
    expect(await run()).toMatchObject({ state: kind === "PRICES" ? "HELD" : "DONE", hidden: 0 });
    expect(await shownNumbers()).toEqual(rows.map(({ id }) => id));
  });

  it("what is of another kind than it should be", async () => {
    serve(file("artikel;pris\nBurk;100\n"));
    await makeFeed(admin, { name, url: url(), preset: "GOOGLE" });
    const held = await run();
    expect(held).toMatchObject({ state: expect.stringMatching(/HELD|FAILED/), created: 0 });
    expect(await sold()).toEqual([]);
  });

  it("what is within bounds is not held, and a no drops it", async () => {
    await aFeed(rows);
    serve(file(feedOf(rows.slice(2).map((row, at) => (at < 2 ? { ...row, price: "111.00" } : row)))));
    expect(await run()).toMatchObject({ state: "DONE", changed: 2, missing: 2 });
    serve(file(""));
    expect(await run()).toMatchObject({ state: "HELD" });
    expect(await decide(false)).toMatchObject({ codes: [], run: { state: "DISMISSED", decidedByName: "Ada Admin" } });
    expect((await decide(true)).codes).toEqual(["NOT_STARTED"]);
    // A later run drops what nobody has answered.
    expect(await run()).toMatchObject({ state: "HELD" });
    serve(file(feedOf(rows)));
    expect(await run()).toMatchObject({ state: "DONE" });
    const states = (await runsOf(admin, (await feedNamed(admin, name)).id)).map(({ state }) => state);
    expect(states).toEqual(["DONE", "DISMISSED", "DISMISSED", "DONE", "DONE"]);
  });

  it("a yes is for as much as was shown: what is worse by then is held again", async () => {
    await aFeed(rows);
    serve(file(feedOf(rows.slice(3))));
    expect(await run()).toMatchObject({ state: "HELD" });
    serve(file(feedOf(rows.slice(6))));
    expect((await decide(true)).run).toMatchObject({
      state: "HELD",
      brakes: [{ message: expect.stringMatching(/^6 av/) }],
    });
    expect((await decide(true)).run).toMatchObject({ state: "DONE", missing: 6 });
  });
});

describe("what leaves a feed", () => {
  it("is unavailable after two good runs, and back when it returns; nothing is deleted", async () => {
    const rows = feedRows(10);
    await aFeed(rows);
    const all = await sold();
    serveRows(rows.slice(1));
    expect(await run()).toMatchObject({ state: "DONE", missing: 1, hidden: 0 });
    expect(await shownNumbers()).toHaveLength(10);
    // A run that is not good counts for nothing.
    serve((response) => response.writeHead(500).end());
    expect(await run()).toMatchObject({ state: "FAILED", error: "Webbplatsen svarade med felet 500." });
    serveRows(rows.slice(1));
    expect(await run()).toMatchObject({ missing: 1, hidden: 1 });
    expect(await shownNumbers()).toHaveLength(9);
    expect(await run()).toMatchObject({ missing: 0, hidden: 0, unchanged: 9 });
    serveRows(rows);
    expect(await run()).toMatchObject({ created: 0, changed: 1, unchanged: 9 });
    expect((await sold()).map(({ id, shown }) => [id, shown])).toEqual(all.map(({ id }) => [id, true]));
  });

  it("stays where another feed has it, and where an admin shows it", async () => {
    const rows = feedRows(10);
    await aFeed(rows);
    const other = `${name} två`;
    site.put(`/${shops}/2`, file(feedOf([rows[0] as FeedRow])));
    await makeFeed(admin, { name: other, providerName: name, url: `${url()}/2` });
    await fetchFeed(admin, other);
    serveRows(rows.slice(2));
    await run();
    expect(await run()).toMatchObject({ missing: 2, hidden: 1 });
    expect(await shownNumbers()).not.toContain("F-2");
    expect(await shownNumbers()).toContain("F-1");
  });
});

describe("what an admin edits", () => {
  const product = async (sku: string) => {
    const found = (await sold()).find((one) => one.sku === sku);
    const { payload } = await change(admin.browser, "editableProduct", { id: globalId("Product", found?.id ?? 0) });
    return payload as Record<string, unknown> & { id: string; version: number; editedFields: string[] };
  };
  const edit = async (sku: string, facts: Record<string, unknown>) => {
    const {
      databaseId: _1,
      area: _2,
      categoryName: _3,
      heldPrice: _4,
      recordedPrices: _5,
      image: _6,
      ...stands
    } = await product(sku);
    const { editedFields: _7, feeds: _8, offers: _9, duplicates: _11, awaitsReview: _10, goals, ...input } = stands;
    const outcome = await change(admin.browser, "updateProduct", {
      input: { ...input, goals: (goals as object[]) ?? [], ...facts },
    });
    expect(codesOf(outcome)).toEqual([]);
  };

  it("wins over the feed, field by field, until it is left to the feed", async () => {
    const rows = feedRows(10);
    serveRows(rows, { etag: '"a"' });
    await makeFeed(admin, { name, url: url() });
    await run();
    expect(await product("F-1")).toMatchObject({ editedFields: [], feeds: [name] });
    await edit("F-1", { name: "Bättre namn" });
    expect((await product("F-1")).editedFields).toEqual(["name"]);
    serveRows(
      rows.map((row, at) => (at === 0 ? { ...row, price: "90.00", title: "Burk 1 NY" } : row)),
      { etag: '"b"' },
    );
    expect(await run()).toMatchObject({ changed: 1 });
    expect((await sold())[0]).toMatchObject({ name: "Bättre namn", price: "90 kr" });
    const { id, version } = await product("F-1");
    const released = await change(admin.browser, "releaseProductFields", { input: { id, version, fields: ["name"] } });
    expect(codesOf(released)).toEqual([]);
    expect((await product("F-1")).editedFields).toEqual([]);
    // The file is the same, and read all the same.
    expect(await run()).toMatchObject({ isUnmodified: false, changed: 1 });
    expect((await sold())[0]).toMatchObject({ name: "Burk 1 NY" });
  });

  it("is also whether it is shown, unless it was the first look at it", async () => {
    const rows = feedRows(10);
    await aFeed(rows, { showsNew: false });
    const set = async (sku: string, isAvailable: boolean) => {
      const { id, version } = await product(sku);
      await change(admin.browser, "setProductAvailability", { input: { id, version, isAvailable } });
    };
    await set("F-1", true);
    await set("F-2", true);
    expect((await product("F-1")).editedFields).toEqual([]);
    await set("F-2", false);
    expect((await product("F-2")).editedFields).toEqual(["isAvailable"]);
    await run();
    expect(await shownNumbers()).toEqual(["F-1"]);
    serveRows(rows.slice(1));
    await run();
    await run();
    expect(await shownNumbers()).toEqual([]);
    serveRows(rows);
    await run();
    expect(await shownNumbers()).toEqual(["F-1"]);
  });
});

describe("fetching", () => {
  it("ends with a reason that an admin understands", async () => {
    await makeFeed(admin, { name, url: url() });
    expect(await run()).toMatchObject({ state: "FAILED", error: "Webbplatsen svarade med felet 404." });
    serve(redirect(`/${shops}`));
    expect(await run()).toMatchObject({ state: "FAILED", error: expect.stringContaining("för många gånger") });
    serve(redirect("ftp://fjall.example/fil"));
    expect(await run()).toMatchObject({ state: "FAILED", error: expect.stringContaining("inte går att hämta") });
    serve(file("x".repeat(1_000_001)));
    expect(await run()).toMatchObject({ state: "FAILED", error: "Filen är större än 1 MB." });
    serve(file(gzipSync("x".repeat(1_000_001)), { "content-encoding": "gzip" }));
    expect(await run()).toMatchObject({ state: "FAILED", error: "Filen är större än 1 MB." });
    serve(file(feedOf(feedRows(3)), { "content-encoding": "zopfli" }));
    expect(await run()).toMatchObject({ state: "FAILED", error: expect.stringContaining("packat") });
    // One that never ends.
    serve((response) => {
      response.writeHead(200);
      const more = setInterval(() => response.write("x"), 50);
      response.on("close", () => clearInterval(more));
    });
    expect(await run()).toMatchObject({ state: "FAILED", error: "Webbplatsen svarade inte i tid." });
  });

  it("is tried again within the day where the shop cannot be reached, later each time, until it can", async () => {
    await db.query("UPDATE product_feed SET is_on = false");
    serve((response) => response.writeHead(503).end());
    await makeFeed(admin, { name, url: url() });
    // Its own hour is far away.
    await db.query("UPDATE product_feed SET scheduled_at = now() + interval '9 days' WHERE name = $1", [name]);
    /** Minutes after a run until the next try; null where there is none. */
    const pauseOf = ({ startedAt, retryAt }: FeedRun) =>
      retryAt && Math.floor((Date.parse(retryAt) - Date.parse(startedAt)) / 60_000);
    let failed = await run();
    expect(failed).toMatchObject({ state: "FAILED", attempt: 1, error: "Webbplatsen svarade med felet 503." });
    expect(pauseOf(failed)).toBe(10);
    const { id } = await feedNamed(admin, name);
    const again = async (minutes: number) => {
      await startDueFeeds(db, new Date(Date.parse(failed.retryAt ?? "") + minutes * 60_000));
      return runEnded(admin, name);
    };
    await again(-1);
    expect(await runsOf(admin, id)).toHaveLength(1);
    serve((response) => response.writeHead(429, { "retry-after": "7200" }).end());
    const { retryAt } = failed;
    failed = await again(0);
    expect(failed).toMatchObject({ state: "FAILED", attempt: 2, isScheduled: true });
    expect(pauseOf(failed)).toBe(120);
    // Nobody asks twice at once.
    let hasSeenBoth = () => {};
    const both = new Promise<void>((done) => {
      hasSeenBoth = done;
    });
    // A run that ends before both have looked would be due once more by the later one's clock.
    serve(async (response) => {
      await both;
      response.destroy();
    });
    await Promise.all([1, 2].map(() => startDueFeeds(db, new Date(failed.retryAt ?? ""))));
    hasSeenBoth();
    failed = await runEnded(admin, name);
    expect(failed).toMatchObject({ attempt: 3, error: "Webbplatsen gick inte att nå." });
    expect(pauseOf(failed)).toBe(60);
    expect((await runsOf(admin, id)).map(({ attempt }) => attempt)).toEqual([3, 2, 1]);
    expect((await runsOf(admin, id))[2]?.retryAt).toBe(retryAt);
    serveRows(feedRows(6));
    expect(await again(0)).toMatchObject({ state: "DONE", attempt: 4, created: 6, retryAt: null });
    await startDueFeeds(db, new Date(Date.now() + 86_400_000));
    await jobsDone(db);
    expect(await runsOf(admin, id)).toHaveLength(4);
  });

  it("is not tried again where that helps nobody: a fault of the address, too long a pause, a feed that is off, too often", async () => {
    const withFailure = async (answer: SiteAnswer, facts: Record<string, unknown> = {}) => {
      name = `Fjällbutiken ${++shops}`;
      serve(answer);
      await makeFeed(admin, { name, url: url(), ...facts });
      return run();
    };
    const status = (code: number, headers: Record<string, string> = {}): SiteAnswer => {
      return (response) => response.writeHead(code, headers).end();
    };
    for (const code of [400, 401, 404, 410]) expect((await withFailure(status(code))).retryAt).toBeNull();
    expect((await withFailure(redirect("ftp://fjall.example/fil"))).retryAt).toBeNull();
    expect((await withFailure(status(429, { "retry-after": "90000" }))).retryAt).toBeNull();
    expect((await withFailure(status(503), { isOn: false })).retryAt).toBeNull();
    for (const code of [408, 500, 502]) expect((await withFailure(status(code))).retryAt).not.toBeNull();
    const { id } = await feedNamed(admin, name);
    const tried = RETRY_MINUTES.length;
    await db.query("UPDATE product_feed_run SET attempt = $1", [tried]);
    await startDueFeeds(db, new Date(Date.now() + 11 * 60_000));
    await jobsDone(db);
    const [last] = await runsOf(admin, id);
    expect(last).toMatchObject({ state: "FAILED", attempt: tried + 1, retryAt: null });
  });

  it("is cancelled, and nothing of it is written", async () => {
    await aFeed(feedRows(6));
    const before = await sold();
    let isAsked = false;
    serve((response) => {
      isAsked = true;
      response.writeHead(200);
      response.write(feedOf(feedRows(9)));
    });
    const { id } = await feedNamed(admin, name);
    // However often it is asked for, one goes on.
    const started = await Promise.all(
      [1, 2, 3].map(() => change(admin.browser, "startProductFeed", { input: { id } })),
    );
    expect(started.flatMap(codesOf)).toEqual([]);
    await eventually(async () => isAsked);
    expect(await runsOf(admin, id)).toHaveLength(2);
    const { latestRun } = await feedNamed(admin, name);
    const cancel = () => change(admin.browser, "cancelProductFeedRun", { input: { id: latestRun?.id } });
    const { version } = await feedNamed(admin, name);
    expect(codesOf(await change(admin.browser, "deleteProductFeed", { input: { id, version } }))).toEqual(["IN_USE"]);
    expect(codesOf(await cancel())).toEqual([]);
    await jobsDone(db);
    expect(await runEnded(admin, name)).toMatchObject({ state: "CANCELLED" });
    expect(codesOf(await cancel())).toEqual(["NOT_STARTED"]);
    expect(await sold()).toEqual(before);
  });
});

describe("who may", () => {
  it("names what there is not, and what is not allowed", async () => {
    const facts = {
      ...{ name, providerName: name, url: url(), category: "mineraler", mapping: null, preset: null, filter: [] },
      ...{ showsNew: false, hour: 3, isOn: true },
    };
    const wrong = async (other: Record<string, unknown>) => {
      const { errors } = await change(admin.browser, "createProductFeed", { input: { ...facts, ...other } });
      return errors.map(({ code, field }) => [code, field]);
    };
    expect(await wrong({ url: "file:///etc/passwd" })).toEqual([["INVALID", "url"]]);
    expect(await wrong({ url: "https://ada:hemlig@fjall.example/" })).toEqual([["INVALID", "url"]]);
    expect(await wrong({ hour: 24 })).toEqual([["INVALID", "hour"]]);
    expect(await wrong({ category: "finns-inte" })).toEqual([["NOT_FOUND", "category"]]);
    expect(await wrong({ category: null })).toEqual([["INVALID", "category"]]);
    expect(await wrong({ mapping: "Finns inte" })).toEqual([["NOT_FOUND", "mapping"]]);
    expect(await wrong({ name: " " })).toEqual([["INVALID", "name"]]);
    await makeFeed(admin, { name, url: url() });
    expect(await wrong({})).toEqual([["TAKEN", "name"]]);
    const member = await aMember(api);
    const answer = await member.browser.graphql("{ productFeeds { name } }");
    expect(answer.errors[0]?.extensions.code).toBe("FORBIDDEN");
  });
});
