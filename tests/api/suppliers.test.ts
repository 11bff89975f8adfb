import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { readGlobalId } from "../../server/platform/graphql/globalId.ts";
import { asAdmin, change, codesOf, jobsDone, startAccounts } from "../support/accounts.ts";
import { eventually } from "../support/api.ts";
import { company, html, ldJson, linksTo, type SiteAnswer, startSupplierSite } from "../support/supplierSite.ts";
import {
  addSource,
  COLLECTS_HERE,
  collectAll,
  collectionEnded,
  deleteSuppliers,
  latestCollection,
  supplierNamed,
  suppliersOf,
} from "../support/suppliers.ts";

const api = await startAccounts(COLLECTS_HERE);
const admin = await asAdmin(api);
const site = await startSupplierSite();
afterAll(() => site.stop());

beforeEach(async () => {
  await jobsDone(api.db);
  await deleteSuppliers(api.db);
});

const auditOf = (type: string): Promise<{ action: string; name: string; changes: { field: string }[] }[]> =>
  api.db.query(
    "SELECT action, subject_name AS name, changes FROM audit_entry WHERE subject_type = $1 AND actor_id = $2 ORDER BY id",
    [type, admin.id],
  );

const edit = async (name: string, facts: Record<string, unknown>) => {
  const { id, version, country, categories, specialisations, priceRange, website } = await supplierNamed(admin, name);
  return change(admin.browser, "updateSupplier", {
    input: {
      id,
      version,
      name,
      country: country ?? "",
      categories,
      specialisations,
      priceRange: priceRange ?? "",
      website: website ?? "",
      ...facts,
    },
  });
};

describe("collecting", () => {
  it("begins with the catalogue's own providers", async () => {
    const collection = await collectAll(admin);
    const [{ count, name, country }] = await api.db.query(
      "SELECT count(*) OVER ()::int AS count, name, country FROM provider ORDER BY name LIMIT 1",
    );
    expect(collection).toMatchObject({ state: "DONE", pagesTotal: 0, error: null, startedByName: "Ada Admin" });
    expect(collection.totalCollected).toBeGreaterThanOrEqual(count);
    expect(collection.suppliersNew).toBe(collection.totalCollected);
    const known = await supplierNamed(admin, name);
    expect(known).toMatchObject({ name, country, isNew: true, lastChanges: [], editedFields: [] });
    expect(known.factSources).toContainEqual({ field: "name", url: null });
    const [{ categories }] = await api.db.query(
      `SELECT array_agg(DISTINCT c.name) AS categories FROM product p JOIN category c ON c.id = p.category_id
       WHERE p.provider_name = $1 AND p.is_available`,
      [name],
    );
    expect([...known.categories].sort()).toEqual([...(categories ?? [])].sort());
  });

  it("answers at once, with what there is and the run that goes on", async () => {
    let answer: (() => void) | undefined;
    site.put("/seg", (response) => {
      answer = () => response.writeHead(200, { "content-type": "text/html" }).end("");
    });
    await addSource(admin, `${site.origin}/seg`, "COMPANY");
    const { payload } = await change(admin.browser, "collectSuppliers");
    expect(payload).toMatchObject({ totalCollected: 0, suppliers: [], errors: [], collection: { state: "PENDING" } });
    await eventually(async () => answer);
    const going = await latestCollection(admin.browser);
    expect(going).toMatchObject({ state: "RUNNING", pagesTotal: 1, pagesDone: 0, finishedAt: null });
    expect(going.totalCollected).toBeGreaterThan(0);
    expect(going.suppliers).toHaveLength(going.totalCollected);
    answer?.();
    expect(await collectionEnded(admin.browser)).toMatchObject({ state: "DONE", pagesDone: 1 });
  });

  it("reads a list and the companies that it links to, with everything they say", async () => {
    site.put("/lista", linksTo(["/nordhalsa", "/annons", "/nordhalsa#kontakt"]));
    site.put(
      "/nordhalsa",
      ldJson(
        company("Nordhälsa &amp; Co AB", {
          url: "https://www.nordhalsa.example/",
          knowsAbout: ["Probiotika", "Omega-3"],
          address: { addressCountry: { "@type": "Country", name: "Sweden" } },
          logo: "javascript:alert(1)",
        }),
        {
          "@context": "https://schema.org",
          "@graph": [
            {
              "@type": ["Product", "Thing"],
              name: "Omega",
              category: "Hälsa > Kosttillskott > Omega-3",
              brand: { "@type": "Brand", name: "Nordhälsa & Co" },
              offers: [
                { "@type": "Offer", price: "1 299,00", priceCurrency: "SEK" },
                { "@type": "AggregateOffer", lowPrice: 129, highPrice: 499.5, priceCurrency: "SEK" },
              ],
            },
          ],
        },
      ),
    );
    site.put("/annons", html('<meta property="og:site_name" content="Katalogen">'));
    await addSource(admin, `${site.origin}/lista`);
    expect(await collectAll(admin)).toMatchObject({ state: "DONE", pagesTotal: 3, pagesDone: 3, pagesFailed: 0 });
    const page = `${site.origin}/nordhalsa`;
    expect(await supplierNamed(admin, "Nordhälsa & Co AB")).toMatchObject({
      country: "Sverige",
      categories: ["Omega-3"],
      specialisations: ["Probiotika", "Omega-3"],
      priceRange: "129–1 299 kr",
      website: "https://www.nordhalsa.example/",
      factSources: ["name", "country", "categories", "specialisations", "priceRange", "website"].map((field) => ({
        field,
        url: page,
      })),
    });
    // A directory's own name is nobody's on its pages.
    expect((await suppliersOf(admin, { search: "Katalogen" })).nodes).toEqual([]);
  });

  it("knows a site by its name where it says nothing else", async () => {
    site.put("/om", html('<title>Om</title><meta property="og:site_name" content="Bara Namnet">'));
    await addSource(admin, `${site.origin}/om`, "COMPANY");
    await collectAll(admin);
    expect(await supplierNamed(admin, "Bara Namnet")).toMatchObject({ website: `${site.origin}/`, country: null });
  });

  it("follows a list that has several pages", async () => {
    site.put("/del-1", html('<link rel="next" href="/del-2"><a href="/ett">Ett</a>'));
    site.put("/del-2", linksTo(["/tva", "/del-1"]));
    site.put("/ett", ldJson(company("Ett Hälsa")));
    site.put("/tva", ldJson(company("Två Hälsa")));
    await addSource(admin, `${site.origin}/del-1`);
    expect(await collectAll(admin)).toMatchObject({ pagesTotal: 4, pagesDone: 4 });
    expect(await supplierNamed(admin, "Två Hälsa")).toBeDefined();
  });

  it("asks a host one thing at a time, by its name, and not too quickly", async () => {
    const polite = await startAccounts({ ...COLLECTS_HERE, COLLECT_PAUSE: "0.15" });
    const other = await startSupplierSite({ "/robots.txt": (response) => response.writeHead(404).end() });
    const one = await asAdmin(polite);
    const paths = ["/a", "/b", "/c", "/d"];
    other.put("/lista", linksTo(paths));
    for (const path of paths) other.put(path, ldJson(company(`Företag ${path}`)));
    await addSource(one, `${other.origin}/lista`);
    await collectAll(one);
    expect(other.asked.map(({ path }) => path)).toEqual(["/robots.txt", "/lista", ...paths]);
    expect(other.mostAtOnce()).toBe(1);
    for (const [index, { at, userAgent }] of other.asked.entries()) {
      expect(userAgent).toMatch(/^LivsresanBot\/1\.0 \(\+http:\/\/localhost:\d+\/kontakt\)$/);
      if (index > 0) expect(at - (other.asked[index - 1]?.at ?? 0)).toBeGreaterThan(140);
    }
    await other.stop();
  });

  it("fails when no page could be read, says why, and keeps what the catalogue gave", async () => {
    await addSource(admin, `${site.origin}/saknas`, "COMPANY");
    const collection = await collectAll(admin);
    expect(collection).toMatchObject({
      state: "FAILED",
      error: "Ingen av sidorna gick att läsa. Se efter att adresserna stämmer, och försök igen.",
      unreadPages: [{ url: `${site.origin}/saknas`, reason: "Webbplatsen svarade med felet 404." }],
    });
    expect(collection.totalCollected).toBeGreaterThan(0);
    expect(await collectAll(admin)).toMatchObject({ state: "FAILED" });
  });

  it("happens once at a time, whoever starts it", async () => {
    const other = await asAdmin(api);
    let answer: (() => void) | undefined;
    site.put("/seg", (response) => {
      answer = () => response.writeHead(200, { "content-type": "text/html" }).end("");
    });
    await addSource(admin, `${site.origin}/seg`, "COMPANY");
    const started = await Promise.all(
      [admin, other, admin, other].map(({ browser }) => change(browser, "collectSuppliers")),
    );
    expect(started.flatMap(codesOf)).toEqual([]);
    const ids = started.map(({ payload }) => (payload as { collection: { id: string } }).collection.id);
    expect(new Set(ids).size).toBe(1);
    await eventually(async () => answer);
    answer?.();
    await collectionEnded(admin.browser);
    expect(await api.db.query("SELECT 1 FROM supplier_collection")).toHaveLength(1);
    const runs = await api.db.query(
      "SELECT 1 FROM audit_entry WHERE subject_type = 'SUPPLIER_COLLECTION' AND subject_id = $1 AND action = 'STARTED'",
      [readGlobalId(ids[0] ?? "")?.key],
    );
    expect(runs).toHaveLength(1);
  });

  it("is cancelled at once, asks for nothing more, and keeps what it found", async () => {
    let isLeft = false;
    site.put("/forst", ldJson(company("Först Hälsa")));
    site.put("/seg", (response) => void response.on("close", () => (isLeft = true)));
    site.put("/sedan", ldJson(company("Sedan Hälsa")));
    const asked = () => site.asked.map(({ path }) => path);
    site.asked.length = 0;
    const patient = await startAccounts({ ...COLLECTS_HERE, COLLECT_PAGE_TIMEOUT: "60" });
    const one = await asAdmin(patient);
    for (const path of ["/forst", "/seg", "/sedan"]) await addSource(one, site.origin + path, "COMPANY");
    await change(one.browser, "collectSuppliers");
    await eventually(async () => asked().includes("/seg"));
    const { payload, errors } = await change(one.browser, "cancelSupplierCollection");
    expect(errors).toEqual([]);
    expect(payload?.collection).toMatchObject({ state: "CANCELLED", pagesDone: 1 });
    await eventually(async () => isLeft);
    await jobsDone(patient.db);
    expect(asked()).not.toContain("/sedan");
    expect(await latestCollection(one.browser)).toMatchObject({ state: "CANCELLED", pagesDone: 1, pagesTotal: 3 });
    expect(await supplierNamed(one, "Först Hälsa")).toBeDefined();
    expect(codesOf(await change(one.browser, "cancelSupplierCollection"))).toEqual(["NOT_STARTED"]);
    // The next one begins from the beginning.
    site.put("/seg", ldJson(company("Seg Hälsa")));
    expect(await collectAll(one)).toMatchObject({ state: "DONE", pagesDone: 3 });
  });
});

describe("a supplier that is found again", () => {
  const says =
    (facts: Record<string, unknown>): SiteAnswer =>
    (response, request) =>
      ldJson(company("Fjällkraft", facts))(response, request);

  it("is the same under every spelling, and shows what has changed", async () => {
    site.put("/fjall", says({ url: "https://fjall.example/", knowsAbout: "Magnesium" }));
    await addSource(admin, `${site.origin}/fjall`, "COMPANY");
    const first = await collectAll(admin);
    expect(await collectAll(admin)).toMatchObject({
      suppliersNew: 0,
      suppliersChanged: 0,
      totalCollected: first.totalCollected,
    });
    site.put(
      "/fjall",
      ldJson(
        company("FJÄLLKRAFT® AB (publ)", { url: "https://www.fjall.example/", address: { addressCountry: "NO" } }),
      ),
    );
    const third = await collectAll(admin);
    expect(third).toMatchObject({ suppliersNew: 0, suppliersChanged: 1, totalCollected: first.totalCollected });
    expect(await supplierNamed(admin, "Fjällkraft")).toMatchObject({
      country: "Norge",
      specialisations: ["Magnesium"],
      isNew: false,
      lastChanges: [
        { field: "country", before: "Sverige", after: "Norge" },
        { field: "website", before: "https://fjall.example/", after: "https://www.fjall.example/" },
      ],
    });
  });

  it("keeps what an admin edited, and is found when it was given another name", async () => {
    site.put("/fjall", says({ knowsAbout: "Magnesium" }));
    await addSource(admin, `${site.origin}/fjall`, "COMPANY");
    await collectAll(admin);
    expect(
      codesOf(await edit("Fjällkraft", { name: "Fjällkraft Norden", country: "Island", specialisations: [] })),
    ).toEqual([]);
    site.put("/fjall", says({ knowsAbout: ["Zink"], url: "https://fjall.example/" }));
    const { suppliersNew } = await collectAll(admin);
    expect(suppliersNew).toBe(0);
    const kept = await supplierNamed(admin, "Fjällkraft Norden");
    expect(kept).toMatchObject({
      country: "Island",
      specialisations: [],
      website: "https://fjall.example/",
      editedFields: ["name", "country", "specialisations"],
    });
    expect((await suppliersOf(admin, { search: "fjällkraft" })).nodes).toHaveLength(1);
    expect((await auditOf("SUPPLIER")).at(-1)).toMatchObject({
      action: "CHANGED",
      name: "Fjällkraft Norden",
      changes: [
        { field: "name", before: "Fjällkraft", after: "Fjällkraft Norden" },
        { field: "country", before: "Sverige", after: "Island" },
        { field: "specialisations", before: '["Magnesium"]', after: "[]" },
      ],
    });
  });

  it("is not overwritten by an admin who saw what stood there before", async () => {
    site.put("/fjall", says({}));
    await addSource(admin, `${site.origin}/fjall`, "COMPANY");
    await collectAll(admin);
    const { version } = await supplierNamed(admin, "Fjällkraft");
    expect(codesOf(await edit("Fjällkraft", { country: "Island" }))).toEqual([]);
    const late = await edit("Fjällkraft", { country: "Finland", version });
    expect(codesOf(late)).toEqual(["OUTDATED"]);
    expect(late.payload?.supplier).toMatchObject({ country: "Island", version: version + 1 });
    expect(await supplierNamed(admin, "Fjällkraft")).toMatchObject({ country: "Island" });
  });

  it("cannot get another one's name, nor facts that cannot be", async () => {
    await collectAll(admin);
    const { nodes } = await suppliersOf(admin, { first: 2 });
    const [one, other] = nodes.map(({ name }) => name);
    expect((await edit(one ?? "", { name: `${other?.toUpperCase()} AB` })).errors).toEqual([
      { code: "INVALID", field: "name", message: "Det finns redan en leverantör med det namnet." },
    ]);
    for (const [field, value] of [
      ["name", " "],
      ["name", "x".repeat(121)],
      ["name", "--"],
      ["website", "javascript:alert(1)"],
      ["website", "https://anna:hemligt@exempel.se"],
      ["country", "Sve\nrige"],
      ["categories", Array.from({ length: 31 }, (_, n) => `Kategori ${n}`)],
    ] as const) {
      const { errors } = await edit(one ?? "", { [field]: value });
      expect(errors.map(({ code, field: at }) => [code, at?.split(".")[0]])).toEqual([["INVALID", field]]);
    }
  });
});

describe("the suppliers", () => {
  it("come page by page in the order of their names, all of them once, and are searched", async () => {
    site.put(
      "/lista",
      ldJson({
        "@type": "ItemList",
        itemListElement: ["Örnsköld", "Åre", "Zink", "Ärla"].map((name, n) => ({
          "@type": "ListItem",
          position: n,
          item: company(`${name} Hälsokost`),
        })),
      }),
    );
    await addSource(admin, `${site.origin}/lista`);
    const { totalCollected } = await collectAll(admin);
    const names: string[] = [];
    for (let after: string | null = null, more = true; more; ) {
      const { nodes, pageInfo, totalCount } = await suppliersOf(admin, { first: 7, after });
      expect(totalCount).toBe(totalCollected);
      names.push(...nodes.map(({ name }) => name));
      after = pageInfo.endCursor;
      more = pageInfo.hasNextPage;
    }
    expect(names).toEqual([...new Set(names)].sort(new Intl.Collator("sv-SE").compare));
    expect(names).toHaveLength(totalCollected);
    const found = await suppliersOf(admin, { search: "HÄLSOKOST" });
    expect(found.nodes.map(({ name }) => name)).toEqual(
      ["Zink", "Åre", "Ärla", "Örnsköld"].map((name) => `${name} Hälsokost`),
    );
    expect(found.totalCount).toBe(4);
    expect((await suppliersOf(admin, { search: "%" })).nodes).toEqual([]);
  });
});

describe("the pages that are read", () => {
  it("are listed once each, by address, with who listed them, and are taken away", async () => {
    const added = await addSource(admin, " https://Exempel.se/b#del ");
    expect(added.payload?.supplierSource).toMatchObject({
      url: "https://exempel.se/b",
      kind: "LIST",
      addedByName: "Ada Admin",
    });
    await addSource(admin, "https://exempel.se/a", "COMPANY");
    const again = await addSource(admin, "https://exempel.se/b", "COMPANY");
    expect(again.payload?.supplierSource).toMatchObject({ kind: "COMPANY" });
    const SOURCES = "{ supplierSources { id url kind } }";
    const { data } = await admin.browser.graphql<{ supplierSources: { id: string; url: string }[] }>(SOURCES);
    expect(data.supplierSources.map(({ url }) => url)).toEqual(["https://exempel.se/a", "https://exempel.se/b"]);
    const [first] = data.supplierSources;
    const removed = await change(admin.browser, "removeSupplierSource", { input: { id: first?.id } });
    expect(removed.payload).toMatchObject({ removedId: first?.id, errors: [] });
    expect(codesOf(await change(admin.browser, "removeSupplierSource", { input: { id: first?.id } }))).toEqual([
      "NOT_FOUND",
    ]);
    expect((await auditOf("SUPPLIER_SOURCE")).slice(-4).map(({ action, name }) => [action, name])).toEqual([
      ["CREATED", "https://exempel.se/b"],
      ["CREATED", "https://exempel.se/a"],
      ["CHANGED", "https://exempel.se/b"],
      ["DELETED", "https://exempel.se/a"],
    ]);
  });

  it("are a hundred at most", async () => {
    await api.db.query(
      "INSERT INTO supplier_source (url, kind) SELECT 'https://exempel.se/' || n, 'LIST' FROM generate_series(1, 99) n",
    );
    const tries = await Promise.all(["x", "y", "z"].map((path) => addSource(admin, `https://exempel.se/${path}`)));
    expect(tries.flatMap(codesOf)).toEqual(["TOO_MUCH", "TOO_MUCH"]);
  });
});
