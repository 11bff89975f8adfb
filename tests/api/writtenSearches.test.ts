import { expect, it } from "vitest";
import { searchMarkers } from "../../schema/rules/search/markerSearch.ts";
import { sharedApi } from "../support/accounts.ts";
import { allProducts, listQuery } from "../support/apiCatalogue.ts";
import { LATER_SEARCHES, SEARCHES } from "../support/searches.ts";

const api = await sharedApi();

/** Of how many something right must be among the first three. */
const ENOUGH = 145;

it(`at least ${ENOUGH} of ${SEARCHES.length} searches as people write them have something right among the first three`, async () => {
  const products = (await allProducts(api.db)).filter(({ isAvailable }) => isAvailable);
  const { data } = await api.graphql<{ biomarkers: { name: string; description: string; searchTerms: string[] }[] }>(
    "{ biomarkers { name description searchTerms } }",
  );
  const markerNames = data.biomarkers.map(({ name }) => name);

  /** Names of what is found first: of three products or markers, or of three things of each of the first three kinds. */
  async function first(area: (typeof SEARCHES)[number]["area"], text: string): Promise<string[]> {
    if (area === "MARKERS")
      return searchMarkers(data.biomarkers, text)
        .found.slice(0, 3)
        .map(({ name }) => name);
    if (area === "SITE") {
      const { search } = (
        await api.graphql<{ search: { groups: { hits: { title: string }[] }[] } }>(
          "query ($text: String!) { search(query: $text, first: 3) { groups { hits { title } } } }",
          { text },
        )
      ).data;
      return search.groups.slice(0, 3).flatMap(({ hits }) => hits.map(({ title }) => title));
    }
    const { products } = (
      await api.graphql<{ products: { nodes: { name: string }[] } }>(listQuery("nodes { name }"), {
        area,
        filter: { search: text },
        first: 3,
      })
    ).data;
    return products.nodes.map(({ name }) => name);
  }

  const failed: string[] = [];
  const failedLater: string[] = [];
  const failedOf = (text: string) => (SEARCHES.some((one) => one.text === text) ? failed : failedLater);
  for (const { area, text, names = [], markers = [] } of [...SEARCHES, ...LATER_SEARCHES]) {
    const having = products.filter((one) => one.area === area && one.biomarkers.some((has) => markers.includes(has)));
    const right = [...names, ...having.map(({ name }) => name)];
    expect([text, right.length > 0]).toEqual([text, true]);
    if (area === "MARKERS") expect(markerNames).toEqual(expect.arrayContaining(names));
    else if (area !== "SITE") {
      const known = products.filter((one) => one.area === area).map(({ name }) => name);
      expect(known).toEqual(expect.arrayContaining(names));
    }
    const found = await first(area, text);
    if (!found.some((name) => right.includes(name)))
      failedOf(text).push(`${area} '${text}': ${found.join(", ") || "nothing"}`);
  }
  process.stdout.write(
    `${SEARCHES.length - failed.length} of ${SEARCHES.length}; not: ${failed.join("; ") || "none"}\n`,
  );
  expect(failedLater).toEqual([]);
  expect(SEARCHES).toHaveLength(150);
  expect(SEARCHES.length - failed.length).toBeGreaterThanOrEqual(ENOUGH);
});

it.each([
  // The form alone is left of what was asked for, an ending in common, a compound of what is none, another's beginning.
  ["SUPPLEMENTS", "sömn tabletter"],
  ["SUPPLEMENTS", "p-piller"],
  ["SUPPLEMENTS", "sömnbrist"],
  ["SUPPLEMENTS", "sömntablett"],
  ["TESTS", "glukosamin"],
])("%s: '%s', which is not there, is not taken for what it only looks like", async (area, search) => {
  const { data } = await api.graphql<{ products: { totalCount: number; searchSuggestion: string | null } }>(
    listQuery("totalCount searchSuggestion"),
    { area, filter: { search } },
  );
  expect(data.products).toMatchObject({ totalCount: 0, searchSuggestion: null });
});
