import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Product } from "../../server/features/catalogue/Product.ts";
import { startApi } from "../support/api.ts";
import {
  AREA_NAMES,
  type AreaName,
  allProducts,
  aProduct,
  categoryId,
  walkIds,
  write,
} from "../support/apiCatalogue.ts";

const api = await startApi();
const swedish = new Intl.Collator("sv");
const first = (isFirst: boolean): number => (isFirst ? 0 : 1);

/** Each area's order (specification 2 §9), done without the database. */
const ORDER: Record<AreaName, (product: Product) => number[]> = {
  TESTS: (p) => [first(p.isFeatured)],
  SUPPLEMENTS: (p) => [first(p.providerCountry === "Sverige"), first(p.isFeatured)],
  BIOHACKING: (p) => [first(p.isFeatured), first(p.providerCountry === "Sverige")],
};

async function expectedIds(area: AreaName): Promise<number[]> {
  const products = (await allProducts(api.db)).filter((p) => p.category.area === area && p.isAvailable);
  const compare = (a: Product, b: Product): number => {
    const ranks = ORDER[area](a).map((rank, index) => rank - (ORDER[area](b)[index] ?? 0));
    return ranks.find((difference) => difference !== 0) ?? (swedish.compare(a.name, b.name) || a.id - b.id);
  };
  return products.sort(compare).map(({ id }) => id);
}

describe.each(AREA_NAMES)("walking through %s", (area) => {
  it.each([1, 7, 100])("gives every product once, in the area's order, with pages of %d", async (size) => {
    const ids = await walkIds(api, { area }, size);
    expect(ids.length).toBeGreaterThan(15);
    expect(ids).toEqual(await expectedIds(area));
  });
});

describe("Swedish names", () => {
  const slugs = { TESTS: "hormontester", SUPPLEMENTS: "mineraler", BIOHACKING: "biohacking-utrustning" } as const;
  const letter = fc.constantFrom(..."aåäöAÅÄÖzZvwVWyüéeE019 -&.'(");
  const name = fc.oneof(
    fc.string({ unit: letter, minLength: 1, maxLength: 6 }).filter((text) => text.trim() !== ""),
    fc.constantFrom("Ö", "ö", "Å", "Ä", "Zink", "zink", "Vitamin D", "vitamin-d", "Wå", "Vå", "Lika", "Lika"),
  );
  const product = fc.record({
    name,
    isFeatured: fc.boolean(),
    providerCountry: fc.constantFrom("Sverige", "Norge", null),
  });

  it.each(AREA_NAMES)("sort as Swedes expect in %s, equal ones too, whatever the page size", async (area) => {
    const category = await categoryId(api.db, slugs[area]);
    await fc.assert(
      fc.asyncProperty(
        fc.array(product, { minLength: 5, maxLength: 25 }),
        fc.integer({ min: 1, max: 9 }),
        async (products, size) => {
          await api.db.query("DELETE FROM product WHERE area = $1", [area]);
          await write(api.db, ...products.map((p) => aProduct({ ...p, categoryId: category, sampleType: null })));
          const ids = await walkIds(api, { area }, size);
          expect(ids).toEqual(await expectedIds(area));
          expect(new Set(ids).size).toBe(products.length);
        },
      ),
      { numRuns: 12 },
    );
  });
});
