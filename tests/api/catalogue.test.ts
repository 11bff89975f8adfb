import { describe, expect, it } from "vitest";
import { CATEGORY_SLUGS } from "../../schema/catalogue.ts";
import { GOALS } from "../../schema/goals.ts";
import { countStatements, startApi } from "../support/api.ts";
import { AREA_NAMES, allProducts, walkIds } from "../support/apiCatalogue.ts";

const api = await startApi();
const products = await allProducts(api.db);
const available = products.filter(({ isAvailable }) => isAvailable);
const hidden = products.filter(({ isAvailable }) => !isAvailable);

interface OneProduct {
  product: Record<string, unknown> | null;
}
interface SomeProducts {
  productsByIds: { id: string }[];
}
const BY_IDS = "query ($ids: [ID!]!) { productsByIds(ids: $ids) { id } }";

describe("categories", () => {
  it.each(Object.entries(CATEGORY_SLUGS))("of %s come in the area's order", async (area, slugs) => {
    const { status, data } = await api.graphql<{ categories: { slug: string; area: string }[] }>(
      "query ($area: Area!) { categories(area: $area) { slug area } }",
      { area },
    );
    expect(status).toBe(200);
    expect(data.categories).toEqual(slugs.map((slug) => ({ slug, area })));
  });

  it("of an area that does not exist are refused", async () => {
    const { status, errors } = await api.graphql("{ categories(area: HOMEOPATHY) { slug } }");
    expect(status).toBe(400);
    expect(errors[0]?.extensions.code).toBe("GRAPHQL_VALIDATION_FAILED");
  });
});

it("the goals are the eight of onboarding", async () => {
  const { data } = await api.graphql<{ goals: { id: string; text: string; guide: { title: string; path: string } }[] }>(
    "{ goals { id text guide { title path } } }",
  );
  expect(GOALS).toHaveLength(8);
  const titles = new Map(
    (await api.db.query("SELECT slug, title FROM article")).map((row: Record<string, string>) => [row.slug, row.title]),
  );
  expect(data.goals).toEqual(
    GOALS.map(({ id, text, guide }) => ({ id, text, guide: { title: titles.get(guide), path: `/guider/${guide}` } })),
  );
  for (const { guide } of data.goals) expect(guide.title).toBeTruthy();
});

it("the demo catalogue says that it is one", async () => {
  expect((await api.graphql("{ isDemoCatalogue }")).data).toEqual({ isDemoCatalogue: true });
});

describe.each(AREA_NAMES)("the list of %s", (area) => {
  it("holds the area's available products and no others", async () => {
    const slugs: readonly string[] = CATEGORY_SLUGS[area];
    const expected = available.filter(({ category }) => slugs.includes(category.slug)).map(({ id }) => id);
    expect(hidden.filter(({ category }) => slugs.includes(category.slug))).not.toEqual([]);
    expect((await walkIds(api, { area })).sort((a, b) => a - b)).toEqual(expected);
  });
});

describe("products that are not available", () => {
  it("are forbidden to anonymous visitors, whose answer nobody keeps", async () => {
    const { status, headers, data, errors } = await api.graphqlGet(
      "{ products(area: TESTS, filter: { includeUnavailable: true }) { nodes { id } } }",
    );
    expect(status).toBe(403);
    expect(errors[0]?.extensions.code).toBe("FORBIDDEN");
    expect(data).toBeNull();
    expect(headers.get("cache-control")).toBe("no-store");
  });

  it("cannot be read one by one either", async () => {
    const { data } = await api.graphql<OneProduct>("query ($id: ID!) { product(id: $id) { id } }", {
      id: hidden[0]?.id,
    });
    expect(data.product).toBeNull();
    const several = await api.graphql<SomeProducts>(BY_IDS, { ids: hidden.map(({ id }) => id) });
    expect(several.data.productsByIds).toEqual([]);
  });
});

describe("one product", () => {
  it("has the fields that were written", async () => {
    const wanted = available.find(({ biomarkers, affiliateLink }) => biomarkers.length > 0 && affiliateLink);
    const { data } = await api.graphql<OneProduct>(
      `query ($id: ID!) { product(id: $id) {
        id name description providerName biomarkers pros priceEstimate priceFrom affiliateLink checkedAt isFeatured
        categoryName category { slug name area } } }`,
      { id: wanted?.id },
    );
    expect(data.product).toEqual({
      id: String(wanted?.id),
      name: wanted?.name,
      description: wanted?.description,
      providerName: wanted?.providerName,
      biomarkers: wanted?.biomarkers,
      pros: wanted?.pros,
      priceEstimate: wanted?.priceEstimate,
      priceFrom: wanted?.priceFrom,
      affiliateLink: wanted?.affiliateLink,
      checkedAt: wanted?.checkedAt,
      isFeatured: wanted?.isFeatured,
      categoryName: wanted?.category.name,
      category: { slug: wanted?.category.slug, name: wanted?.category.name, area: wanted?.category.area },
    });
  });

  it("has its provider and its markers in its own order", async () => {
    const wanted = available.find(({ biomarkers, area }) => biomarkers.length > 2 && String(area) === "TESTS");
    const { data } = await api.graphql<OneProduct>(
      "query ($id: ID!) { product(id: $id) { provider { name } markers { name } sampleTypeLabel } }",
      { id: wanted?.id },
    );
    expect(data.product).toMatchObject({
      provider: { name: wanted?.providerName },
      markers: wanted?.biomarkers.map((name) => ({ name })),
      sampleTypeLabel: expect.stringMatching(/prov|Kinnsvabb/),
    });
  });

  it.each(["0", "-1", "999999999", "9999999999", "99999999999999999999", "1.5", "1 OR 1=1", "", "\0", "💊"])(
    "with the id %j is none",
    async (id) => {
      const { status, data } = await api.graphql<OneProduct>("query ($id: ID!) { product(id: $id) { id } }", { id });
      expect(status).toBe(200);
      expect(data.product).toBeNull();
    },
  );
});

describe("several products by id", () => {
  const ids = available.slice(0, 5).map(({ id }) => String(id));

  it("come in the order asked for, unknown ones left out, none twice", async () => {
    const asked = ["999999", ...[...ids].reverse(), "x", String(ids[0])];
    const { data } = await api.graphql<SomeProducts>(BY_IDS, { ids: asked });
    expect(data.productsByIds.map(({ id }) => id)).toEqual([...ids].reverse());
  });

  it("are at most a hundred", async () => {
    const hundred = Array.from({ length: 100 }, (_, index) => String(index + 1));
    expect((await api.graphql(BY_IDS, { ids: hundred })).status).toBe(200);
    const [{ status, errors }, statements] = await countStatements(() =>
      api.graphql(BY_IDS, { ids: [...hundred, "101"] }),
    );
    expect(status).toBe(400);
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", field: "ids" });
    expect(statements).toBe(0);
  });
});
