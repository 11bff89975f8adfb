import { beforeAll, describe, expect, it } from "vitest";
import { growCatalogue } from "../../server/seed/seedDemo.ts";
import { countStatements, startApi } from "../support/api.ts";
import { allProducts } from "../support/apiCatalogue.ts";

const small = await startApi();
const large = await startApi();
beforeAll(() => growCatalogue(large.db, 6_000));

const swedish = new Intl.Collator("sv");
const available = (await allProducts(small.db)).filter(({ isAvailable }) => isAvailable);
const byName = [...available].sort((a, b) => swedish.compare(a.name, b.name) || a.id - b.id);

interface Page {
  nodes: { databaseId: number }[];
  edges: { cursor: string }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string | null };
}
const PAGE = "nodes { databaseId } edges { cursor } pageInfo { hasNextPage hasPreviousPage endCursor }";

/** Things that products belong to: a list of them, what one is called, and what should belong to it. */
const OWNERS = [
  {
    of: "Category",
    list: "categories(area: SUPPLEMENTS)",
    belonging: (slug: string) => available.filter(({ category }) => category.slug === slug).length,
    name: "slug",
  },
  {
    of: "Biomarker",
    list: "biomarkers",
    belonging: (name: string) =>
      available.filter(({ biomarkers, area }) => String(area) === "TESTS" && biomarkers.includes(name)).length,
    name: "name",
  },
] as const;

type Owner = { id: string; products: Page } & Record<"slug" | "name", string>;

describe.each(OWNERS)("the products of a $of", ({ of, list, name, belonging }) => {
  const owners = async (first: number): Promise<Owner[]> => {
    const { data, errors } = await small.graphql<{ owners: Owner[] }>(
      `{ owners: ${list} { id ${name} products(first: ${first}) { ${PAGE} } } }`,
    );
    expect(errors).toEqual([]);
    return data.owners;
  };

  it("are those that belong to it, each once, page by page", async () => {
    for (const { id, products, ...owner } of (await owners(2)).slice(0, 12)) {
      const found = products.nodes.map(({ databaseId }) => databaseId);
      expect(products.pageInfo.hasPreviousPage).toBe(false);
      for (let { pageInfo } = products; pageInfo.hasNextPage; ) {
        const { data, errors } = await small.graphql<{ node: { products: Page } }>(
          `query ($id: ID!, $after: String) { node(id: $id) { ... on ${of} { products(first: 2, after: $after) { ${PAGE} } } } }`,
          { id, after: pageInfo.endCursor },
        );
        expect(errors).toEqual([]);
        found.push(...data.node.products.nodes.map(({ databaseId }) => databaseId));
        pageInfo = data.node.products.pageInfo;
      }
      expect(new Set(found).size).toBe(found.length);
      expect(found).toHaveLength(belonging(owner[name]));
    }
  });

  it("refuse the cursor of another one's list, and leave the rest of the answer whole", async () => {
    const [one, other] = await owners(1);
    const { data, errors } = await small.graphql(
      `query ($id: ID!, $after: String) { node(id: $id) { id ... on ${of} { products(after: $after) { ${PAGE} } } } }`,
      { id: other?.id, after: one?.products.edges[0]?.cursor },
    );
    expect(errors[0]).toMatchObject({
      path: ["node", "products"],
      extensions: { code: "BAD_USER_INPUT", field: "after" },
    });
    expect(data).toEqual({ node: { id: other?.id, products: null } });
  });

  it.each([0, -1, 101, 10_000])("refuse a page of %d", async (first) => {
    const { errors } = await small.graphql(
      `query ($first: Int) { ${list} { products(first: $first) { nodes { name } } } }`,
      { first },
    );
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", field: "first" });
  });

  it("take one statement more than the list, however many there are and however large the catalogue", async () => {
    const counted = async (api: typeof small, products: string): Promise<number> => {
      const [{ errors }, statements] = await countStatements(() => api.graphql(`{ ${list} { id ${products} } }`));
      expect(errors).toEqual([]);
      return statements;
    };
    for (const api of [small, large]) {
      // Each process keeps the categories, once it has read them.
      await counted(api, "products(first: 1) { nodes { category { name } } }");
      const alone = await counted(api, "");
      expect(await counted(api, "products(first: 1) { nodes { name } }")).toBe(alone + 1);
      expect(await counted(api, "products(first: 50) { nodes { name category { name } } edges { cursor } }")).toBe(
        alone + 1,
      );
    }
  });
});

describe("the products of a provider", () => {
  const QUERY =
    "query ($first: Int) { products(area: TESTS, first: 20) { nodes { provider { name products(first: $first) { nodes { databaseId area } } } } } }";
  interface Answer {
    products: { nodes: { provider: { name: string; products: Page } }[] };
  }

  it("are what it sells in every area, by name", async () => {
    const { data } = await small.graphql<Answer>(QUERY, { first: 100 });
    for (const { provider } of data.products.nodes)
      expect(provider.products.nodes.map(({ databaseId }) => databaseId)).toEqual(
        byName.filter(({ providerName }) => providerName === provider.name).map(({ id }) => id),
      );
  });

  it("take one statement for all of them", async () => {
    for (const api of [small, large]) {
      const [{ errors }, statements] = await countStatements(() => api.graphql(QUERY, { first: 100 }));
      expect([errors, statements]).toEqual([[], 3]);
    }
  });
});

it("lists within lists that would multiply are refused, with the rest whole", async () => {
  const { data, errors } = await small.graphql<{ products: { nodes: unknown[] } }>(
    `query ($first: Int) { products(area: TESTS, first: $first) { nodes { databaseId category { products(first: $first) {
       nodes { provider { products(first: $first) { nodes { name } } } } } } } } }`,
    { first: 100 },
  );
  expect(errors[0]?.extensions.code).toBe("QUERY_TOO_COSTLY");
  expect(data?.products?.nodes.length).toBeGreaterThan(0);
});
