import { describe, expect, it } from "vitest";
import { EQUIPMENT_TYPES, FORM_LABELS, SAMPLE_LABELS } from "../../schema/catalogue.ts";
import type { Product } from "../../server/features/catalogue/Product.ts";
import { startApi } from "../support/api.ts";
import { type AreaName, allProducts, listQuery, walkIds } from "../support/apiCatalogue.ts";

const api = await startApi();
const products = (await allProducts(api.db)).filter(({ isAvailable }) => isAvailable);

const idsWhere = (area: AreaName, isWanted: (product: Product) => boolean): number[] =>
  products.filter((p) => p.category.area === area && isWanted(p)).map(({ id }) => id);

const filtered = async (area: AreaName, filter: Record<string, unknown>): Promise<number[]> =>
  (await walkIds(api, { area, filter })).sort((a, b) => a - b);

const inCategories =
  (...slugs: string[]) =>
  (p: Product) =>
    slugs.includes(p.category.slug);

describe("the category filter", () => {
  it.each([
    ["TESTS", "hormontester", ["hormontester"]],
    ["TESTS", "blodtester", ["blodtester", "svenska-blodtester"]],
    ["TESTS", "svenska-blodtester", ["svenska-blodtester"]],
    ["TESTS", "dna-epigenetik", ["dna-epigenetik"]],
    ["TESTS", "DNA & epigenetik", ["dna-epigenetik"]],
    ["TESTS", "HÄLSOKONTROLLER", ["halsokontroller"]],
    ["SUPPLEMENTS", "vitaminer", ["vitaminer"]],
    ["SUPPLEMENTS", "kosttillskott", ["kosttillskott"]],
    ["SUPPLEMENTS", "vitaminer och mineraler", ["vitaminer", "mineraler"]],
    ["SUPPLEMENTS", "Omega", ["omega-3"]],
    ["BIOHACKING", "biohacking-utrustning", ["biohacking-utrustning"]],
    ["BIOHACKING", "BIOHACKING-UTRUSTNING", ["biohacking-utrustning"]],
  ] as const)("in %s, %j keeps the categories %j", async (area, category, slugs) => {
    const expected = idsWhere(area, inCategories(...slugs));
    expect(expected).not.toEqual([]);
    expect(await filtered(area, { category })).toEqual(expected);
  });

  it("is by name exactly for equipment, not by a part of it", async () => {
    const { status, errors } = await api.graphql(listQuery("totalCount"), {
      area: "BIOHACKING",
      filter: { category: "biohacking" },
    });
    expect(status).toBe(400);
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", field: "filter.category" });
  });
});

describe("the sample type, form and equipment type filter", () => {
  it.each([
    ...Object.keys(SAMPLE_LABELS).map((kind) => ["TESTS", "sampleType", kind] as const),
    ...Object.keys(FORM_LABELS).map((kind) => ["SUPPLEMENTS", "sampleType", kind] as const),
    ...EQUIPMENT_TYPES.map((kind) => ["BIOHACKING", "equipmentType", kind] as const),
  ])("in %s, %s %j is exact, in any case", async (area, field, kind) => {
    const expected = idsWhere(area, (p) => (area === "BIOHACKING" ? p.testCategory : p.sampleType) === kind);
    expect(expected).not.toEqual([]);
    expect(await filtered(area, { [field]: kind })).toEqual(expected);
    expect(await filtered(area, { [field]: kind.toUpperCase() })).toEqual(expected);
  });
});

describe("a value that no filter knows", () => {
  it.each([
    ["TESTS", { category: "homeopati" }, "filter.category"],
    ["TESTS", { category: "vitaminer" }, "filter.category"],
    ["TESTS", { category: "–" }, "filter.category"],
    ["TESTS", { sampleType: "bloo" }, "filter.sampleType"],
    ["TESTS", { sampleType: "Blodprov" }, "filter.sampleType"],
    ["TESTS", { sampleType: "kapsel" }, "filter.sampleType"],
    ["TESTS", { sampleType: "blood " }, "filter.sampleType"],
    ["TESTS", { equipmentType: "Smart ring" }, "filter.equipmentType"],
    ["SUPPLEMENTS", { sampleType: "blood" }, "filter.sampleType"],
    ["BIOHACKING", { equipmentType: "ring" }, "filter.equipmentType"],
    ["BIOHACKING", { sampleType: "blood" }, "filter.sampleType"],
  ])("in %s %j is refused, naming %s", async (area, filter, field) => {
    const { status, errors, headers } = await api.graphql(listQuery("totalCount"), { area, filter });
    expect(status).toBe(400);
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", field });
    expect(headers.get("cache-control")).toBe("no-store");
  });
});

describe("filters", () => {
  it("combine with AND", async () => {
    const search = "järn";
    const has = (p: Product) =>
      [p.name, p.description, p.providerName, p.category.name, ...p.biomarkers].some((text) =>
        text.toLocaleLowerCase("sv").includes(search),
      );
    const expected = idsWhere(
      "TESTS",
      (p) => inCategories("blodtester", "svenska-blodtester")(p) && String(p.sampleType) === "blood" && has(p),
    );
    expect(expected).not.toEqual([]);
    expect(expected.length).toBeLessThan(idsWhere("TESTS", has).length);
    expect(await filtered("TESTS", { category: "blodtester", sampleType: "blood", search })).toEqual(expected);
  });

  it.each(["TESTS", "SUPPLEMENTS", "BIOHACKING"] as const)("keep only Swedish providers' in %s", async (area) => {
    const expected = idsWhere(area, (p) => p.providerCountry === "Sverige");
    expect(expected.length).toBeLessThan(idsWhere(area, () => true).length);
    expect(await filtered(area, { swedishOnly: true })).toEqual(expected);
    expect(await filtered(area, { swedishOnly: false })).toEqual(idsWhere(area, () => true));
  });

  it("that are empty or null do not filter", async () => {
    const everything = idsWhere("TESTS", () => true);
    for (const filter of [{}, null, { category: "", sampleType: "", search: "" }, { category: null, search: null }])
      expect((await walkIds(api, { area: "TESTS", ...{ filter: filter ?? undefined } })).length).toBe(
        everything.length,
      );
  });
});
