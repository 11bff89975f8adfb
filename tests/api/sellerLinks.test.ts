import { afterAll, describe, expect, it } from "vitest";
import { NEW_SITE } from "../../schema/site.ts";
import { checkLinks } from "../../server/features/catalogue/links/checkLinks.ts";
import { startLinkChecks } from "../../server/features/catalogue/links/linkStore.ts";
import { Product } from "../../server/features/catalogue/Product.ts";
import { checkSellerLinks } from "../../server/features/operations/databaseChecks.ts";
import { asAdmin, change, codesOf, jobsDone, startAccounts } from "../support/accounts.ts";
import { eventually } from "../support/api.ts";
import { aProduct, categoryId, write } from "../support/apiCatalogue.ts";
import { decoded, title } from "../support/apiHtml.ts";
import { html, redirect, startSupplierSite } from "../support/supplierSite.ts";
import { COLLECTS_HERE } from "../support/suppliers.ts";

const api = await startAccounts(COLLECTS_HERE);
const { db } = api;
const admin = await asAdmin(api);
const shop = await startSupplierSite();
afterAll(() => shop.stop());
// Only links of this file are asked.
await db.query("UPDATE product SET affiliate_link = NULL");
await db.query("UPDATE mr_provider SET affiliate_link = NULL");
const category = await categoryId(db, "hormontester");

let made = 0;
async function linked(path: string, name = `Länkat prov ${++made}`): Promise<{ id: number; link: string }> {
  const link = path.startsWith("http") ? path : shop.origin + path;
  const [id] = await write(db, aProduct({ categoryId: category, name, affiliateLink: link }));
  return { id: id as number, link };
}

const collecting = {
  ...{ pause: 0, pageTimeout: 2, maxPages: 1, fileTimeout: 1, maxFileSize: 1 },
  allowsPrivateAddresses: true,
};
const options = (stopping = new AbortController().signal, facts = {}) => ({
  db,
  collecting: { ...collecting, ...facts },
  origin: () => api.origin,
  site: async () => ({ ...NEW_SITE }) as never,
  stopping,
});
const stateOf = async (link: string) => {
  const [found] = await db.query("SELECT state, reason, failures FROM link_check WHERE url = $1", [link]);
  return found;
};
/** A night goes by, in which every link has its turn. */
async function night(facts = {}): Promise<void> {
  await db.query("UPDATE link_check SET asked_at = asked_at - interval '21 hours' WHERE asked_at IS NOT NULL");
  for (;;) {
    const [{ count: before }] = await db.query(
      "SELECT count(asked_at) FROM link_check WHERE asked_at > now() - interval '1 hour'",
    );
    await checkLinks(options(undefined, facts));
    const [{ count: after }] = await db.query(
      "SELECT count(asked_at) FROM link_check WHERE asked_at > now() - interval '1 hour'",
    );
    if (after === before) return;
  }
}
const asked = (path: string) => shop.asked.filter((one) => one.path === path).length;
const shown = async (id: number) => {
  const { data } = await api.graphql<{ product: { isLinkBroken: boolean } }>(
    `{ product(databaseId: ${id}) { isLinkBroken } }`,
  );
  return data.product.isLinkBroken;
};

describe("a link to a seller", () => {
  it("that fails three nights is told to admins and visitors, and comes back by itself", async () => {
    const { id, link } = await linked("/borta", "Provet som försvann");
    for (let failures = 1; failures <= 2; failures++) {
      await night();
      expect(await stateOf(link)).toEqual({ state: "FAILS", reason: "Webbplatsen svarade med felet 404.", failures });
      expect(await shown(id)).toBe(false);
    }
    expect((await api.fetch(`/ut/${id}`)).headers.get("location")).toBe(link);
    await night();
    await eventually(() => shown(id));
    const page = await api.fetch(`/ut/${id}?fran=tester`);
    const text = await page.text();
    expect([page.status, page.headers.get("location")]).toEqual([200, null]);
    expect(title(text)).toContain("Länken svarar inte");
    expect(decoded(text)).toContain("Provet som försvann");
    const { data } = await admin.browser.graphql<{ editableProducts: { totalCount: number; nodes: object[] } }>(
      "{ editableProducts(hasBrokenLink: true) { totalCount nodes { databaseId } } }",
    );
    expect(data.editableProducts).toEqual({ totalCount: 1, nodes: [{ databaseId: id }] });
    expect(await checkSellerLinks({ db } as never)).toMatchObject({
      state: "WARNING",
      seen: "1 länk till säljare svarar inte. Besökare ser det i stället för en länk.",
    });
    shop.put("/borta", html("här"));
    await night();
    await eventually(async () => !(await shown(id)));
    const log = await db.query(
      "SELECT action, changes FROM audit_entry WHERE subject_type = 'PRODUCT' AND subject_id = $1 ORDER BY id",
      [String(id)],
    );
    expect(log).toEqual([
      { action: "CHANGED", changes: [{ field: "linkAnswers", before: "Ja", after: "Nej" }] },
      { action: "CHANGED", changes: [{ field: "linkAnswers", before: "Nej", after: "Ja" }] },
    ]);
  });

  it("of a provider of MR scans is asked, too", async () => {
    const [clinic] = await db.query("SELECT id FROM mr_provider ORDER BY id LIMIT 1");
    await db.query("UPDATE mr_provider SET affiliate_link = $2 WHERE id = $1", [clinic.id, `${shop.origin}/klinik`]);
    for (let at = 0; at < 3; at++) await night();
    await eventually(async () => {
      const { data } = await api.graphql<{ mrProviders: { databaseId: number; isLinkBroken: boolean }[] }>(
        "{ mrProviders { databaseId isLinkBroken } }",
      );
      const broken = data.mrProviders.filter(({ isLinkBroken }) => isLinkBroken);
      return broken.length === 1 && broken[0]?.databaseId === clinic.id;
    });
    expect(decoded(await (await api.fetch(`/ut/mr/${clinic.id}`)).text())).toContain("Länken svarar inte");
    await db.query("UPDATE mr_provider SET affiliate_link = NULL WHERE id = $1", [clinic.id]);
  });

  it("that an admin changes is not broken any more, and what nobody links to is forgotten", async () => {
    const { id, link } = await linked("/gammal");
    for (let at = 0; at < 3; at++) await night();
    await eventually(() => shown(id));
    await db.getRepository(Product).update(id, { affiliateLink: `${shop.origin}/ny` });
    shop.put("/ny", html("ny"));
    await eventually(async () => !(await shown(id)));
    await night();
    expect(await stateOf(link)).toBeUndefined();
    expect(await db.query("SELECT url FROM broken_link")).toEqual([]);
  });

  it.each([
    ["that answers", html("a"), "ANSWERS"],
    ["that leads on to a page", redirect("/borta"), "ANSWERS"],
    ["whose site refuses HEAD", (response: never, request: never) => refuseHead(response, request), "ANSWERS"],
    ["that is gone", status(410), "FAILS"],
    ["that is broken", status(500), "FAILS"],
    ["whose site is asked too often", status(429), "BUSY"],
    ["whose site is busy", status(503), "BUSY"],
    ["whose site keeps programs out", status(403), "UNASKED"],
    ["that leads to itself", redirect("/rund"), "UNASKED"],
  ] as const)("%s", async (_, answer, state) => {
    shop.put("/rund", redirect("/rund"));
    const path = `/fall/${++made}`;
    shop.put(path, answer as never);
    const { link } = await linked(path);
    await night();
    expect(await stateOf(link)).toMatchObject({ state, failures: state === "FAILS" ? 1 : 0 });
  });

  it("of a site that is gone fails, and one of a name of ours or of a private network is not asked", async () => {
    const gone = await startSupplierSite();
    await gone.stop();
    const [dead, demo, own] = await Promise.all([
      linked(`${gone.origin}/x`),
      linked("https://butik.example/x"),
      linked(`${shop.origin}/privat`),
    ]);
    await night({ allowsPrivateAddresses: false });
    expect(asked("/privat")).toBe(0);
    expect(await stateOf(own.link)).toMatchObject({ state: "UNASKED", failures: 0 });
    expect(await stateOf(demo.link)).toMatchObject({ state: "UNASKED", reason: null });
    await db.query("UPDATE link_check SET asked_at = NULL WHERE url = $1", [dead.link]);
    await night();
    expect(await stateOf(dead.link)).toMatchObject({ state: "FAILS", reason: "Webbplatsen gick inte att nå." });
  });

  it("that robots.txt keeps to itself is not asked", async () => {
    const shy = await startSupplierSite({
      "/robots.txt": (response) => response.writeHead(200).end("User-agent: *\nDisallow: /ut"),
    });
    const { link } = await linked(`${shy.origin}/ut/1`);
    await night();
    expect(await stateOf(link)).toMatchObject({ state: "UNASKED", failures: 0 });
    expect(shy.asked.map(({ path }) => path)).toEqual(["/robots.txt"]);
    await shy.stop();
  });
});

it("every link is asked once a week, a few at a time, and one host after a pause", async () => {
  await db.query("UPDATE product SET affiliate_link = NULL");
  const paths = Array.from({ length: 6 }, (_, at) => `/vecka/${at}`);
  for (const path of paths) {
    shop.put(path, html("a"));
    await linked(path);
  }
  for (let turn = 1; turn <= 8; turn++) {
    await checkLinks(options());
    expect(paths.reduce((sum, path) => sum + asked(path), 0)).toBe(Math.min(turn, 6));
  }
  expect(paths.map(asked)).toEqual(paths.map(() => 1));
  await db.query("UPDATE link_check SET asked_at = now() - interval '157 hours'");
  await checkLinks(options());
  expect(paths.reduce((sum, path) => sum + asked(path), 0)).toBe(7);
  expect(shop.mostAtOnce()).toBe(1);
});

it("a process that is stopped leaves what it did not ask to the next, and nothing counts twice", async () => {
  await db.query("UPDATE product SET affiliate_link = NULL");
  const { link } = await linked("/stopp");
  const stopping = new AbortController();
  shop.put("/stopp", () => stopping.abort());
  await checkLinks(options(stopping.signal));
  expect(await stateOf(link)).toEqual({ state: null, reason: null, failures: 0 });
  shop.put("/stopp", status(404));
  await checkLinks(options());
  expect(await stateOf(link)).toMatchObject({ state: "FAILS", failures: 1 });
});

it("nobody is asked, and nothing is told, where an admin does not want it", async () => {
  await db.query("UPDATE product SET affiliate_link = NULL");
  const { id } = await linked("/avstangd");
  for (let at = 0; at < 3; at++) await night();
  await eventually(() => shown(id));
  const set = async (checksLinks: boolean) => {
    const { data } = await admin.browser.graphql<{ siteSettings: { version: number } }>("{ siteSettings { version } }");
    const input = { checksLinks, oldPriceDays: 60, version: data.siteSettings.version };
    expect(codesOf(await change(admin.browser, "updateSiteCatalogue", { input }))).toEqual([]);
  };
  await set(false);
  await eventually(async () => !(await shown(id)));
  const before = asked("/avstangd");
  await startLinkChecks(db);
  await jobsDone(db);
  expect(asked("/avstangd")).toBe(before);
  expect((await checkSellerLinks({ db } as never)).seen).toContain("avstängt");
  await set(true);
  // Two processes whose clock strikes: the link is asked once.
  await Promise.all([startLinkChecks(db), startLinkChecks(db)]);
  await jobsDone(db);
  expect(asked("/avstangd")).toBe(before + 2);
});

/** An answer without a page; HEAD and GET say the same. */
function status(code: number) {
  return (response: { writeHead(code: number): { end(): unknown } }) => response.writeHead(code).end();
}

function refuseHead(
  response: { writeHead(code: number): { end(text?: string): unknown } },
  request: { method?: string },
): unknown {
  return request.method === "HEAD" ? response.writeHead(405).end() : response.writeHead(200).end("här");
}
