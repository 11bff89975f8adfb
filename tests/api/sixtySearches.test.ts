import { expect, it } from "vitest";
import { sharedApi } from "../support/accounts.ts";
import { allProducts, listQuery } from "../support/apiCatalogue.ts";
import { SEARCHES } from "../support/searches.ts";

const api = await sharedApi();

/** Of how many a right product must be among the first three. */
const ENOUGH = 54;

it(`at least ${ENOUGH} of ${SEARCHES.length} searches as people write them have a right product among the first three`, async () => {
  const products = (await allProducts(api.db)).filter(({ isAvailable }) => isAvailable);
  const failed: string[] = [];
  for (const { area, text, names = [], markers = [] } of SEARCHES) {
    const right = products.filter(
      (product) =>
        product.area === area &&
        (names.includes(product.name) || product.biomarkers.some((one) => markers.includes(one))),
    );
    expect([text, right.length > 0]).toEqual([text, true]);
    for (const name of names) expect(products.map((product) => product.name)).toContain(name);
    const { data } = await api.graphql<{ products: { nodes: { name: string }[]; searchSuggestion: string | null } }>(
      listQuery("nodes { name } searchSuggestion"),
      { area, filter: { search: text }, first: 3 },
    );
    const first = data.products.nodes.map(({ name }) => name);
    if (!right.some(({ name }) => first.includes(name)))
      failed.push(
        `${area} '${text}': ${first.join(", ") || "nothing"}${data.products.searchSuggestion ? ` (menade du '${data.products.searchSuggestion}'?)` : ""}`,
      );
  }
  process.stdout.write(
    `${SEARCHES.length - failed.length} of ${SEARCHES.length}; not: ${failed.join("; ") || "none"}\n`,
  );
  expect(SEARCHES).toHaveLength(60);
  expect(SEARCHES.length - failed.length).toBeGreaterThanOrEqual(ENOUGH);
});
