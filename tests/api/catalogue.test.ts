import { describe, expect, it } from "vitest";
import { CATEGORY_SLUGS } from "../../schema/catalogue.ts";
import { GOALS } from "../../schema/goals.ts";
import { globalId } from "../../server/platform/graphql/globalId.ts";
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
  productsByIds: { databaseId: number }[];
}
const BY_IDS =
  "query ($ids: [ID!], $databaseIds: [Int!]) { productsByIds(ids: $ids, databaseIds: $databaseIds) { databaseId } }";
const productId = (id: number | undefined): string => globalId("Product", id ?? 0);

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
  const { data } = await api.graphql<{
    goals: { key: string; text: string; guide: { title: string; path: string } }[];
  }>("{ goals { key text guide { title path } } }");
  expect(GOALS).toHaveLength(8);
  const titles = new Map(
    (await api.db.query("SELECT slug, title FROM article")).map((row: Record<string, string>) => [row.slug, row.title]),
  );
  expect(data.goals).toEqual(
    GOALS.map(({ id, text, guide }) => ({
      key: id,
      text,
      guide: { title: titles.get(guide), path: `/guider/${guide}` },
    })),
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
    expect(data).toEqual({ products: null });
    expect(headers.get("cache-control")).toBe("no-store");
  });

  it("cannot be read one by one either", async () => {
    const { data } = await api.graphql<OneProduct>("query ($id: ID!) { product(id: $id) { id } }", {
      id: productId(hidden[0]?.id),
    });
    expect(data.product).toBeNull();
    const several = await api.graphql<SomeProducts>(BY_IDS, { databaseIds: hidden.map(({ id }) => id) });
    expect(several.data.productsByIds).toEqual([]);
  });
});

describe("one product", () => {
  it("has the fields that were written", async () => {
    const wanted = available.find(
      ({ biomarkers, affiliateLink, area }) => biomarkers.length > 0 && affiliateLink && String(area) === "TESTS",
    );
    const { data } = await api.graphql<OneProduct>(
      `query ($id: ID!) { product(id: $id) {
        __typename id databaseId name description providerName pros priceEstimate affiliateLink checkedOn isFeatured
        price { from { amount currency } } image { url width height alt variants { url } }
        category { slug name area } ... on HealthTest { markerNames hasDoctorAnalysis } } }`,
      { id: productId(wanted?.id) },
    );
    expect(data.product).toEqual({
      __typename: "HealthTest",
      id: productId(wanted?.id),
      databaseId: wanted?.id,
      name: wanted?.name,
      description: wanted?.description,
      providerName: wanted?.providerName,
      markerNames: wanted?.biomarkers,
      hasDoctorAnalysis: wanted?.hasDoctorAnalysis,
      pros: wanted?.pros,
      priceEstimate: wanted?.priceEstimate,
      price: { from: { amount: wanted?.priceFrom, currency: "SEK" } },
      affiliateLink: wanted?.affiliateLink,
      checkedOn: wanted?.checkedAt,
      isFeatured: wanted?.isFeatured,
      image: { url: wanted?.imageUrl, width: 480, height: 360, alt: "", variants: [] },
      category: { slug: wanted?.category.slug, name: wanted?.category.name, area: wanted?.category.area },
    });
  });

  it("has its provider and its markers in its own order", async () => {
    const wanted = available.find(({ biomarkers, area }) => biomarkers.length > 2 && String(area) === "TESTS");
    const { data } = await api.graphql<OneProduct>(
      "query ($id: Int!) { product(databaseId: $id) { provider { name logo { alt } } ... on HealthTest { markers { name } sampleTypeLabel } } }",
      { id: wanted?.id },
    );
    expect(data.product).toMatchObject({
      provider: { name: wanted?.providerName, logo: { alt: wanted?.providerName } },
      markers: wanted?.biomarkers.map((name) => ({ name })),
      sampleTypeLabel: expect.stringMatching(/prov|Kinnsvabb/),
    });
  });

  it.each([0, -1, 999_999_999, 2_147_483_647])("with the number %j is none", async (databaseId) => {
    const { status, data } = await api.graphql<OneProduct>(
      "query ($databaseId: Int) { product(databaseId: $databaseId) { name } }",
      { databaseId },
    );
    expect([status, data.product]).toEqual([200, null]);
  });

  it.each([
    "1",
    "0",
    "-1",
    "99999999999999999999",
    "1 OR 1=1",
    "",
    "\0",
    "💊",
    globalId("Category", 1),
    globalId("Product", "x"),
    globalId("HealthTest", 1),
  ])("is refused by what is no identifier of a product: %j", async (id) => {
    const { status, data, errors } = await api.graphql<OneProduct>("query ($id: ID!) { product(id: $id) { id } }", {
      id,
    });
    expect([status, data]).toEqual([400, { product: null }]);
    expect(errors[0]).toMatchObject({ path: ["product"], extensions: { code: "BAD_USER_INPUT", field: "id" } });
  });

  it("is asked for by one of its names, not by both or none", async () => {
    for (const given of [`id: "${productId(1)}", databaseId: 1`, "id: null", "databaseId: null"]) {
      const { errors } = await api.graphql(`{ product(${given}) { name } }`);
      expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", field: "id" });
    }
  });

  it("is found by its identifier among all things, with the fields of its kind", async () => {
    for (const area of AREA_NAMES) {
      const wanted = available.find((product) => String(product.area) === area);
      const { data } = await api.graphql<{ node: Record<string, unknown> }>(
        `query ($id: ID!) { node(id: $id) { __typename id ... on Product { name category { slug } }
           ... on HealthTest { sampleType } ... on Supplement { form } ... on Equipment { equipmentType } } }`,
        { id: productId(wanted?.id) },
      );
      const kind = { TESTS: "HealthTest", SUPPLEMENTS: "Supplement", BIOHACKING: "Equipment" }[area];
      expect(data.node).toMatchObject({ __typename: kind, id: productId(wanted?.id), name: wanted?.name });
      expect(Object.keys(data.node)).toHaveLength(5);
      expect(data.node.equipmentType ?? null).toBe(area === "BIOHACKING" ? wanted?.testCategory : null);
    }
    const { data } = await api.graphql("query ($id: ID!) { node(id: $id) { id } }", { id: productId(hidden[0]?.id) });
    expect(data).toEqual({ node: null });
  });

  it.each([
    ["a type that is no product", "product(databaseId: 1) { ... on Category { name } }"],
    ["a field of one kind on all", "product(databaseId: 1) { sampleType }"],
    ["a field of another kind", "product(databaseId: 1) { ... on Supplement { markerNames } }"],
  ])("refuses a fragment of %s", async (_, selection) => {
    const { status, errors } = await api.graphql(`{ ${selection} }`);
    expect([status, errors[0]?.extensions.code]).toEqual([400, "GRAPHQL_VALIDATION_FAILED"]);
  });
});

describe("prices", () => {
  it.each([
    ["495 kr", 49_500, 49_500, false],
    ["från 1 295 kr", 129_500, null, false],
    ["2 495–3 995 kr", 249_500, 399_500, false],
    ["249 kr/mån", 24_900, 24_900, true],
  ])("%s is from %j to %j, paid again and again: %j", async (priceEstimate, from, to, isRecurring) => {
    const [one] = available;
    await api.db.query("UPDATE product SET price_estimate = $1 WHERE id = $2", [priceEstimate, one?.id]);
    const { data } = await api.graphql<OneProduct>(
      "query ($id: ID!) { product(id: $id) { isRecurring price { from { amount } to { amount } } } }",
      { id: productId(one?.id) },
    );
    expect(data.product).toEqual({ isRecurring, price: { from: { amount: from }, to: to && { amount: to } } });
  });
});

describe("several products by their identifiers or numbers", () => {
  const ids = available.slice(0, 5).map(({ id }) => id);

  it("come in the order asked for, unknown ones left out, none twice", async () => {
    const asked = [999_999, ...[...ids].reverse(), 0, -5, ids[0] ?? 0];
    const byNumber = await api.graphql<SomeProducts>(BY_IDS, { databaseIds: asked });
    expect(byNumber.data.productsByIds.map(({ databaseId }) => databaseId)).toEqual([...ids].reverse());
    const byId = await api.graphql<SomeProducts>(BY_IDS, {
      ids: [999_999, ...[...ids].reverse(), ids[0]].map(productId),
    });
    expect(byId.data).toEqual(byNumber.data);
  });

  it.each([
    [{}],
    [{ ids: [], databaseIds: [] }],
    [{ ids: ["1"] }],
    [{ ids: [globalId("Category", 1)] }],
    [{ ids: [productId(1), "x"] }],
  ])("are refused by %j", async (given) => {
    const { status, errors } = await api.graphql(BY_IDS, given);
    expect(status).toBe(400);
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", field: "ids" });
  });

  it("are at most a hundred", async () => {
    const hundred = Array.from({ length: 100 }, (_, index) => index + 1);
    expect((await api.graphql(BY_IDS, { databaseIds: hundred })).status).toBe(200);
    const [{ status, errors }, statements] = await countStatements(() =>
      api.graphql(BY_IDS, { databaseIds: [...hundred, 101] }),
    );
    expect(status).toBe(400);
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", field: "databaseIds" });
    expect(statements).toBe(0);
  });
});
