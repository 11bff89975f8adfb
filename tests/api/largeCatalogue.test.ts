import { beforeAll, describe, expect, it } from "vitest";
import { growCatalogue } from "../../server/seed/seedDemo.ts";
import { countStatements, startApi } from "../support/api.ts";
import { type ListArguments, listQuery, totalOf, walkIds } from "../support/apiCatalogue.ts";

const EVERYTHING = listQuery(`
  totalCount totalCountIsExact
  facets { categories { category { name } count } kinds { value count } }
  edges { cursor node { id name category { slug } provider { name } ... on HealthTest { markers { name } sampleTypeLabel } } }
  nodes { databaseId category { name } provider { country } ... on Supplement { formLabel } }
  pageInfo { hasNextPage endCursor }`);

const LISTS: ListArguments[] = [
  { area: "TESTS" },
  { area: "TESTS", filter: { category: "blodtester", sampleType: "BLOOD" } },
  { area: "SUPPLEMENTS", filter: { swedishOnly: true } },
  { area: "TESTS", filter: { search: "ferritin" } },
  { area: "TESTS", orderBy: "NAME" },
  { area: "SUPPLEMENTS", orderBy: "PRICE_ASCENDING" },
  { area: "BIOHACKING", orderBy: "PRICE_DESCENDING", filter: { swedishOnly: true } },
  { area: "SUPPLEMENTS", orderBy: "PRICE_PER_DOSE" },
  { area: "TESTS", orderBy: "ANSWER_TIME", filter: { category: "finns-inte", ignoreUnknownCategory: true } },
  { area: "TESTS", filter: { priceRange: { max: 50_000 } }, orderBy: "PRICE_DESCENDING" },
];

const small = await startApi();
const large = await startApi();
beforeAll(() => growCatalogue(large.db, 6_000));

async function statementsFor(api: typeof small, list: ListArguments, first: number): Promise<number> {
  // Categories, and what words mean, are read once, and kept until they change.
  await api.graphql(listQuery("totalCount nodes { category { name } }"), { ...list, first: 1 });
  const [{ errors }, statements] = await countStatements(() => api.graphql(EVERYTHING, { ...list, first }));
  expect(errors).toEqual([]);
  return statements;
}

describe("the number of SQL statements behind a list with everything", () => {
  it.each(LISTS)("is the same for one row as for a hundred: %j", async (list) => {
    for (const api of [small, large])
      expect(await statementsFor(api, list, 100)).toBe(await statementsFor(api, list, 1));
  });

  it.each(LISTS)("is the same in a small as in a large catalogue: %j", async (list) => {
    const statements = await statementsFor(small, list, 24);
    expect(statements).toBeGreaterThan(0);
    expect(statements).toBeLessThanOrEqual(5);
    expect(await statementsFor(large, list, 24)).toBe(statements);
  });

  it("is at most one more for a search that finds too much to be counted, whose page is read by itself", async () => {
    const search: ListArguments = { area: "TESTS", filter: { search: "prov" } };
    expect(await statementsFor(large, search, 24)).toBeLessThanOrEqual((await statementsFor(small, search, 24)) + 1);
  });

  it("is no larger on a later page", async () => {
    const { data } = await large.graphql<{ products: { pageInfo: { endCursor: string } } }>(EVERYTHING, {
      area: "TESTS",
      first: 50,
    });
    const after = data.products.pageInfo.endCursor;
    const [{ errors }, statements] = await countStatements(() =>
      large.graphql(EVERYTHING, { area: "TESTS", first: 50, after }),
    );
    expect(errors).toEqual([]);
    expect(statements).toBe(await statementsFor(large, { area: "TESTS" }, 50));
  });

  it("is one when only names are asked for", async () => {
    const [, statements] = await countStatements(() =>
      large.graphql(listQuery("nodes { name }"), { area: "TESTS", first: 100 }),
    );
    expect(statements).toBe(1);
  });
});

describe("a search that matches more than a thousand products", () => {
  const list: ListArguments = { area: "TESTS", filter: { search: "prov" } };
  const real = async (condition = "true"): Promise<number> => {
    const [{ count }] = await large.db.query(
      `SELECT count(*)::int AS count FROM product
       WHERE area = 'TESTS' AND is_available AND search_text LIKE '%prov%' AND ${condition}`,
    );
    return count;
  };

  it("says a thousand, and that there are more", async () => {
    expect(await real()).toBeGreaterThan(1_000);
    expect(await totalOf(large, list)).toEqual({ count: 1_000, isExact: false });
  });

  it("still gives every row once, in order, page by page", async () => {
    const ids = await walkIds(large, list, 90);
    expect(new Set(ids).size).toBe(ids.length);
    // What has it at the beginning of a word comes first: of its name, of what it is about, of its texts.
    const rows: { id: number }[] = await large.db.query(
      `SELECT id FROM product WHERE area = 'TESTS' AND is_available AND search_text LIKE '%prov%'
       ORDER BY CASE WHEN search_words @@ $1 THEN 0 WHEN search_words @@ $2 THEN 1
         WHEN search_text ~ '\\mprov' THEN 2 ELSE 3 END, sort_rank, name, id`,
      ["'T=prov':*", "'T+prov':*"],
    );
    expect(ids).toEqual(rows.map(({ id }) => id));
  });

  it("counts exactly again when a category narrows it enough", async () => {
    const narrowed = { ...list, filter: { ...list.filter, category: "hormontester" } };
    const count = await real("category_id = (SELECT id FROM category WHERE slug = 'hormontester')");
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(1_000);
    expect(await totalOf(large, narrowed)).toEqual({ count, isExact: true });
    expect(await walkIds(large, narrowed)).toHaveLength(count);
  });

  it("does not guess what a filter would leave", async () => {
    const { data } = await large.graphql<{ products: { facets: { kinds: { count: number | null }[] } } }>(
      listQuery("facets { kinds { count } categories { count } }"),
      { ...list },
    );
    expect(data.products.facets.kinds.map(({ count }) => count)).toEqual([null, null, null, null]);
  });
});

describe("a long list without search", () => {
  it("has an exact total, however long, that walking confirms", async () => {
    const { count, isExact } = await totalOf(large, { area: "SUPPLEMENTS" });
    expect(isExact).toBe(true);
    expect(count).toBeGreaterThan(1_000);
    const ids = await walkIds(large, { area: "SUPPLEMENTS" });
    expect(ids).toHaveLength(count);
    expect(new Set(ids).size).toBe(count);
  });

  it("neither repeats nor loses a row when products come and go between pages", async () => {
    const PAGE = listQuery("nodes { databaseId } pageInfo { endCursor }");
    type Page = { products: { nodes: { databaseId: number }[]; pageInfo: { endCursor: string } } };
    const first = (await large.graphql<Page>(PAGE, { area: "BIOHACKING", first: 50 })).data.products;
    const second = (await large.graphql<Page>(PAGE, { area: "BIOHACKING", first: 50, after: first.pageInfo.endCursor }))
      .data.products;
    // The very row that the cursor stands for goes, and so does an earlier one.
    await large.db.query("DELETE FROM product WHERE id = ANY ($1)", [
      [first.nodes[0]?.databaseId, first.nodes[49]?.databaseId],
    ]);
    const again = (await large.graphql<Page>(PAGE, { area: "BIOHACKING", first: 50, after: first.pageInfo.endCursor }))
      .data.products;
    expect(again.nodes).toEqual(second.nodes);
  });
});
