import { describe, expect, it } from "vitest";
import { EQUIPMENT_TYPES, FORM_NAMES, SAMPLE_NAMES } from "../../schema/catalogue.ts";
import type { Product } from "../../server/features/catalogue/Product.ts";
import { globalId } from "../../server/platform/graphql/globalId.ts";
import { sharedApi } from "../support/accounts.ts";
import { type AreaName, allProducts, listQuery, walkIds } from "../support/apiCatalogue.ts";

const api = await sharedApi();
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
    ...Object.entries(SAMPLE_NAMES).map(([stored, name]) => ["TESTS", "sampleType", name, stored] as const),
    ...Object.entries(FORM_NAMES).map(([stored, name]) => ["SUPPLEMENTS", "form", name, stored] as const),
    ...EQUIPMENT_TYPES.map((kind) => ["BIOHACKING", "equipmentType", kind, kind] as const),
  ])("in %s, %s %j is exact", async (area, field, name, kind) => {
    const expected = idsWhere(area, (p) => (area === "BIOHACKING" ? p.testCategory : p.sampleType) === kind);
    expect(expected).not.toEqual([]);
    expect(await filtered(area, { [field]: name })).toEqual(expected);
    if (area === "BIOHACKING") expect(await filtered(area, { [field]: name.toUpperCase() })).toEqual(expected);
  });
});

describe("a value that no filter knows", () => {
  it.each([
    ["TESTS", { category: "homeopati" }, "filter.category"],
    ["TESTS", { category: "vitaminer" }, "filter.category"],
    ["TESTS", { category: "–" }, "filter.category"],
    ["TESTS", { form: "CAPSULE" }, "filter.form"],
    ["TESTS", { categoryId: "1" }, "filter.categoryId"],
    ["TESTS", { categoryId: globalId("Product", 1) }, "filter.categoryId"],
    ["TESTS", { categoryId: globalId("Category", 999_999) }, "filter.categoryId"],
    ["TESTS", { categoryId: globalId("Category", 1), category: "blodtester" }, "filter.categoryId"],
    ["TESTS", { equipmentType: "Smart ring" }, "filter.equipmentType"],
    ["SUPPLEMENTS", { sampleType: "BLOOD" }, "filter.sampleType"],
    ["BIOHACKING", { equipmentType: "ring" }, "filter.equipmentType"],
    ["BIOHACKING", { sampleType: "BLOOD" }, "filter.sampleType"],
  ])("in %s %j is refused, naming %s", async (area, filter, field) => {
    const { status, errors, headers } = await api.graphql(listQuery("totalCount"), { area, filter });
    expect(status).toBe(400);
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", field });
    expect(headers.get("cache-control")).toBe("no-store");
  });
});

describe("a category as an address has it", () => {
  const asked = async (area: AreaName, category: string) => {
    const list = { area, filter: { category, ignoreUnknownCategory: true } };
    const { data } = await api.graphql<{ products: { totalCount: number; ignoredCategory: string | null } }>(
      listQuery("totalCount ignoredCategory"),
      list,
    );
    return { ...data.products, ids: (await walkIds(api, list)).sort((a, b) => a - b) };
  };

  it.each([
    ["TESTS", "homeopati"],
    ["TESTS", "vitaminer"],
    // A part of names, which is no slug.
    ["TESTS", "halso"],
    ["BIOHACKING", "biohacking"],
  ] as const)("in %s does not filter when it is %s, and that is said", async (area, category) => {
    const all = idsWhere(area, () => true);
    expect(await asked(area, category)).toEqual({ totalCount: all.length, ignoredCategory: category, ids: all });
  });

  it("filters as by the area's rule when there is one", async () => {
    const ids = idsWhere("TESTS", inCategories("blodtester", "svenska-blodtester"));
    expect(await asked("TESTS", "blodtester")).toEqual({ totalCount: ids.length, ignoredCategory: null, ids });
  });
});

describe("a kind that the graph has no name for", () => {
  it.each([{ sampleType: "blood" }, { sampleType: "Blodprov" }, { sampleType: "CAPSULE" }, { form: "kapsel" }])(
    "%j is refused",
    async (filter) => {
      const { status, errors } = await api.graphql(listQuery("totalCount"), { area: "TESTS", filter });
      expect([status, errors[0]?.extensions.code]).toEqual([400, "BAD_USER_INPUT"]);
    },
  );
});

describe("the filter by exactly one category", () => {
  it("keeps that category alone, though its name is part of another's", async () => {
    const { data } = await api.graphql<{ categories: { id: string; slug: string }[] }>(
      "{ categories(area: TESTS) { id slug } }",
    );
    for (const { id, slug } of data.categories)
      expect(await filtered("TESTS", { categoryId: id })).toEqual(idsWhere("TESTS", inCategories(slug)));
  });
});

describe("the filter by price", () => {
  const within = (min: number, max: number) => (p: Product) =>
    p.priceFrom !== null && p.priceFrom >= min && p.priceFrom <= max;

  it.each(["TESTS", "SUPPLEMENTS", "BIOHACKING"] as const)("keeps what is within the bounds in %s", async (area) => {
    const prices = products.flatMap((p) => (p.category.area === area && p.priceFrom !== null ? [p.priceFrom] : []));
    const middle = prices.sort((one, other) => one - other)[Math.floor(prices.length / 2)] ?? 0;
    expect(await filtered(area, { priceRange: { min: middle } })).toEqual(idsWhere(area, within(middle, 2 ** 31)));
    expect(await filtered(area, { priceRange: { max: middle } })).toEqual(idsWhere(area, within(0, middle)));
    expect(await filtered(area, { priceRange: { min: middle, max: middle } })).toEqual(
      idsWhere(area, within(middle, middle)),
    );
    expect(await filtered(area, { priceRange: {} })).toEqual(idsWhere(area, () => true));
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
    expect(await filtered("TESTS", { category: "blodtester", sampleType: "BLOOD", search })).toEqual(expected);
  });

  it.each(["TESTS", "SUPPLEMENTS", "BIOHACKING"] as const)("keep only Swedish providers' in %s", async (area) => {
    const expected = idsWhere(area, (p) => p.providerCountry === "Sverige");
    expect(expected.length).toBeLessThan(idsWhere(area, () => true).length);
    expect(await filtered(area, { swedishOnly: true })).toEqual(expected);
    expect(await filtered(area, { swedishOnly: false })).toEqual(idsWhere(area, () => true));
  });

  it("that are empty or null do not filter", async () => {
    const everything = idsWhere("TESTS", () => true);
    for (const filter of [{}, null, { category: "", equipmentType: "", search: "" }, { category: null, search: null }])
      expect((await walkIds(api, { area: "TESTS", ...{ filter: filter ?? undefined } })).length).toBe(
        everything.length,
      );
  });
});
