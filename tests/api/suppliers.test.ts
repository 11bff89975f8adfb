import fc from "fast-check";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { SUPPLIER_FACT_NAMES } from "../../schema/suppliers.ts";
import {
  CATALOGUE,
  type FoundSupplier,
  mergeSupplier,
  unknownSupplier,
  wordsOf,
} from "../../server/features/suppliers/mergeSupplier.ts";
import { Supplier } from "../../server/features/suppliers/Supplier.ts";
import { writeFound } from "../../server/features/suppliers/supplierStore.ts";
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

const auditOf = (
  type: string,
): Promise<
  { action: string; name: string; changes: { field: string; before: string | null; after: string | null }[] }[]
> =>
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

const ask = async <Answer>(name: string, variables: Record<string, unknown>): Promise<Answer> => {
  const outcome = await change(admin.browser, name, variables);
  expect(codesOf(outcome)).toEqual([]);
  return outcome.payload as Answer;
};
const versionsOf = (id: string) => ask<{ key: string }[]>("versions", { of: "SUPPLIER", id });
const compared = (key: string | undefined) =>
  ask<{ version: number; differences: { field: string; before: string; after: string }[] }>("versionComparison", {
    key,
  });
const takeBack = async (key: string | undefined) =>
  ask("takeBack", { input: { key, version: (await compared(key)).version } });
const remove = async (name: string) => {
  const { id, version } = await supplierNamed(admin, name);
  await ask("deleteSupplier", { input: { id, version } });
  const [gone] = await ask<{ key: string }[]>("deleted", { of: "SUPPLIER" });
  return gone;
};

describe("a supplier's versions", () => {
  const finds = (facts: Partial<FoundSupplier>, source: string, collectionId: number) =>
    api.db.transaction((manager) =>
      writeFound(manager, [{ ...unknownSupplier("Fjällkraft"), ...facts }], { collectionId, source }),
    );

  it("give a field back to collecting, with what that says by now, and undo no collection", async () => {
    await finds({ country: "Sverige", categories: ["Zink"] }, "https://a.example/", 1);
    await edit("Fjällkraft", { country: "Island" });
    await edit("Fjällkraft", { priceRange: "dyrt" });
    await finds({ country: "Norge", categories: ["Järn"], website: "https://fjall.example/" }, "https://b.example/", 2);
    const { id } = await supplierNamed(admin, "Fjällkraft");
    const first = (await versionsOf(id)).at(-1);
    // What was collected in between is no difference.
    expect((await compared(first?.key)).differences).toEqual([
      { field: "country", before: "Norge (insamlat)", after: "Island" },
      { field: "priceRange", before: "tomt (insamlat)", after: "dyrt" },
    ]);
    await takeBack(first?.key);
    const taken = await supplierNamed(admin, "Fjällkraft");
    expect(taken).toMatchObject({
      country: "Norge",
      categories: ["Zink", "Järn"],
      priceRange: null,
      website: "https://fjall.example/",
      editedFields: [],
    });
    expect(taken.factSources).toContainEqual({ field: "country", url: "https://b.example/" });
    expect((await auditOf("SUPPLIER")).at(-1)?.changes).toEqual([
      { field: "country", before: "Island", after: "Norge" },
      { field: "priceRange", before: "dyrt", after: null },
      { field: "editedFields", before: '["Land","Prisnivå"]', after: "[]" },
    ]);
    // And on from there, as if nobody had edited it.
    await finds({ country: "Danmark" }, "https://b.example/", 3);
    expect(await supplierNamed(admin, "Fjällkraft")).toMatchObject({ country: "Danmark", version: taken.version + 1 });
  });

  it("are taken back by whoever saw what stands now, and not to another one's name", async () => {
    await finds({}, CATALOGUE, 1);
    await edit("Fjällkraft", { name: "Fjällkraft Norden" });
    const { id } = await supplierNamed(admin, "Fjällkraft Norden");
    const [version] = await versionsOf(id);
    const { version: shown } = await compared(version?.key);
    await finds({ country: "Norge" }, CATALOGUE, 2);
    const late = await change(admin.browser, "takeBack", { input: { key: version?.key, version: shown } });
    expect(codesOf(late)).toEqual(["OUTDATED"]);
    await finds({ name: "Annan" }, CATALOGUE, 2);
    await edit("Annan", { name: "Fjällkraft" });
    const taken = await change(admin.browser, "takeBack", { input: { key: version?.key, version: shown + 1 } });
    expect(taken.errors).toMatchObject([{ code: "INVALID", field: "name" }]);
    expect(await supplierNamed(admin, "Fjällkraft Norden")).toMatchObject({ country: "Norge" });
  });

  it("go with it when it is deleted, after which it is found no more until that is undone or for good", async () => {
    await finds({ country: "Sverige" }, "https://a.example/", 1);
    await edit("Fjällkraft", { name: "Fjällkraft Norden", country: "Island" });
    const before = await supplierNamed(admin, "Fjällkraft Norden");
    const gone = await remove("Fjällkraft Norden");
    const late = await change(admin.browser, "deleteSupplier", { input: { id: before.id, version: before.version } });
    expect(codesOf(late)).toEqual(["NOT_FOUND"]);
    const names = async () => (await suppliersOf(admin, { search: "fjällkraft" })).nodes.map(({ name }) => name);
    for (const name of ["Fjällkraft", "FJÄLLKRAFT Norden AB"]) await finds({ name }, "https://a.example/", 2);
    expect(await names()).toEqual([]);
    await ask("restoreDeleted", { input: { key: gone?.key } });
    expect(await supplierNamed(admin, "Fjällkraft Norden")).toEqual(before);
    expect(await versionsOf(before.id)).toHaveLength(1);
    expect((await auditOf("SUPPLIER")).slice(-2).map(({ action }) => action)).toEqual(["DELETED", "RESTORED"]);
    await remove("Fjällkraft Norden");
    await api.db.query("UPDATE replaced_state SET at = now() - interval '31 days' WHERE is_deleted");
    await finds({}, "https://a.example/", 3);
    expect(await names()).toEqual(["Fjällkraft"]);
  });

  it("leave each field with an admin's last word, where there is one, and with collecting's otherwise", async () => {
    const word = fc.constantFrom("Zink", "zink", "Järn");
    const country = fc.constantFrom("Sverige", "Norge", "Island");
    const website = fc.constantFrom("https://a.example/", "https://b.example/");
    const step = fc.oneof(
      fc.record({
        kind: fc.constant("found" as const),
        isNextRun: fc.boolean(),
        source: fc.constantFrom(CATALOGUE, "https://sida.example/1", "https://sida.example/2"),
        found: fc.record({
          name: fc.constantFrom("Fjällkraft", "FJÄLLKRAFT AB"),
          country: fc.option(country),
          categories: fc.array(word, { maxLength: 2 }),
          specialisations: fc.array(word, { maxLength: 2 }),
          price: fc.option(
            fc.record({ lowest: fc.nat(50), highest: fc.integer({ min: 50, max: 99 }), currency: fc.constant("SEK") }),
          ),
          website: fc.option(website),
        }),
      }),
      fc.record({
        kind: fc.constant("edit" as const),
        facts: fc.record(
          {
            name: fc.constantFrom("Fjällkraft", "Fjällkraft Norden", "Fjällkraft Norden AB", "Nordkraft"),
            country: fc.oneof(country, fc.constant("")),
            categories: fc.uniqueArray(word, { maxLength: 2 }),
            specialisations: fc.uniqueArray(word, { maxLength: 2 }),
            priceRange: fc.constantFrom("", "dyrt", "billigt"),
            website: fc.oneof(website, fc.constant("")),
          },
          { requiredKeys: [] },
        ),
      }),
      fc.record({ kind: fc.constant("takeBack" as const), place: fc.nat() }),
      fc.record({ kind: fc.constant("delete" as const) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
        await deleteSuppliers(api.db);
        await api.db.query("DELETE FROM replaced_state");
        let run = 1;
        await finds({}, "https://sida.example/1", run);
        const row = () => api.db.getRepository(Supplier).findOneByOrFail({});
        let collected = mergeSupplier(
          unknownSupplier("Fjällkraft"),
          unknownSupplier("Fjällkraft"),
          "https://sida.example/1",
          true,
        );
        let words = {};
        // What an admin said at each version, the latest first.
        let kept: { words: object; foundAs: string[] }[] = [];
        for (const one of steps) {
          const before = await row();
          const state = { words, foundAs: before.foundAs };
          if (one.kind === "found") {
            if (one.isNextRun) run += 1;
            await finds(one.found, one.source, run);
            collected = mergeSupplier(collected, one.found, one.source, one.isNextRun);
          } else if (one.kind === "edit") {
            expect(codesOf(await edit(before.name, one.facts))).toEqual([]);
            const shown: Record<string, unknown> = { ...collected, ...words };
            const said = Object.entries(one.facts)
              .map(([fact, value]): [string, unknown] => [fact, value === "" ? null : value])
              .filter(([fact, value]) => JSON.stringify(value) !== JSON.stringify(shown[fact]));
            words = { ...words, ...Object.fromEntries(said) };
            if (said.length > 0) kept = [state, ...kept];
          } else if (one.kind === "takeBack" && kept.length > 0) {
            const place = one.place % kept.length;
            const versions = await versionsOf((await supplierNamed(admin, before.name)).id);
            expect(versions).toHaveLength(kept.length);
            await takeBack(versions[place]?.key);
            const taken = kept[place];
            const isSame = JSON.stringify(taken) === JSON.stringify(state);
            words = taken?.words ?? {};
            expect((await row()).foundAs).toEqual(taken?.foundAs);
            if (!isSame) kept = [state, ...kept];
          } else if (one.kind === "delete") {
            const gone = await remove(before.name);
            await finds({ country: "Danmark" }, CATALOGUE, run);
            await ask("restoreDeleted", { input: { key: gone?.key } });
          }
          const now = await row();
          const shown: Record<string, unknown> = { ...collected, ...words };
          for (const fact of SUPPLIER_FACT_NAMES) {
            expect([fact, now[fact]]).toEqual([fact, shown[fact]]);
            expect(now.sources[fact]).toBe(fact in words ? undefined : collected.sources[fact]);
          }
          expect(wordsOf(now)).toEqual(words);
          expect(now.price).toEqual(collected.price);
        }
      }),
      { numRuns: 25 },
    );
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
