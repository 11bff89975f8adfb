import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answerDays } from "../../schema/rules/catalogue/answerDays.ts";
import { dosePrice } from "../../schema/rules/catalogue/price.ts";
import type { Product } from "../../server/features/catalogue/Product.ts";
import { startApi } from "../support/api.ts";
import {
  AREA_NAMES,
  type AreaName,
  allProducts,
  aProduct,
  categoryId,
  listQuery,
  walkIds,
  write,
} from "../support/apiCatalogue.ts";

const api = await startApi();
const swedish = new Intl.Collator("sv");
const first = (isFirst: boolean): number => (isFirst ? 0 : 1);

/** Each area's order, done without the database. */
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
  it.each([7, 100])("gives every product once, in the area's order, with pages of %d", async (size) => {
    const ids = await walkIds(api, { area }, size);
    expect(ids.length).toBeGreaterThan(15);
    expect(ids).toEqual(await expectedIds(area));
  });
});

/** The orders that can be asked for, done without the database; names decide between equals, then numbers. */
const ASKED: Record<string, (product: Product) => number> = {
  NAME: () => 0,
  PRICE_ASCENDING: ({ priceFrom }) => priceFrom ?? Number.POSITIVE_INFINITY,
  PRICE_DESCENDING: ({ priceFrom }) => (priceFrom === null ? Number.POSITIVE_INFINITY : -priceFrom),
  PRICE_PER_DOSE: ({ priceEstimate, dosesPerPackage }) =>
    dosePrice(priceEstimate, dosesPerPackage) ?? Number.POSITIVE_INFINITY,
  ANSWER_TIME: ({ turnaroundTime }) => answerDays(turnaroundTime) ?? Number.POSITIVE_INFINITY,
  MARKER_COUNT: ({ biomarkers }) => -biomarkers.length,
};

async function expectedBy(orderBy: string, isWanted: (product: Product) => boolean): Promise<number[]> {
  const key = ASKED[orderBy] ?? (() => 0);
  const compare = (a: Product, b: Product): number =>
    (key(a) === key(b) ? 0 : key(a) < key(b) ? -1 : 1) || swedish.compare(a.name, b.name) || a.id - b.id;
  return (await allProducts(api.db))
    .filter((p) => p.isAvailable && isWanted(p))
    .sort(compare)
    .map(({ id }) => id);
}

describe.each(AREA_NAMES)("walking through %s as asked", (area) => {
  it.each(Object.keys(ASKED).map((orderBy, index) => [orderBy, index % 2 === 0 ? 5 : 100] as const))(
    "by %s gives every product once, what is not known last, with pages of %d",
    async (orderBy, size) => {
      const expected = await expectedBy(orderBy, (p) => p.category.area === area);
      expect(await walkIds(api, { area, orderBy }, size)).toEqual(expected);
    },
  );

  it.each(Object.keys(ASKED))("by %s under filters and a search, too", async (orderBy) => {
    const [slug, term] = {
      TESTS: ["hormontester", "a"],
      SUPPLEMENTS: ["vitaminer", "e"],
      BIOHACKING: ["biohacking-utrustning", "a"],
    }[area] as [string, string];
    const filter = { category: slug, search: term };
    const expected = await expectedBy(orderBy, (p) => p.category.slug === slug && p.searchPlain.includes(term));
    expect(expected.length).toBeGreaterThan(3);
    expect(await walkIds(api, { area, orderBy, filter }, 3)).toEqual(expected);
  });
});

it("some products have no price, answer time or doses, and others do, so that their places are tried", async () => {
  const shown = (await allProducts(api.db)).filter(({ isAvailable }) => isAvailable);
  for (const column of ["priceFrom", "answerDays", "dosePrice"] as const) {
    const tried = shown.filter(({ area }) => area === (column === "dosePrice" ? "SUPPLEMENTS" : "TESTS"));
    expect([true, false].map((isKnown) => tried.some((one) => (one[column] !== null) === isKnown))).toEqual([
      true,
      true,
    ]);
  }
});

describe("a cursor", async () => {
  const QUERY = listQuery("pageInfo { endCursor }");
  const endOf = async (list: Record<string, unknown>): Promise<string> =>
    (await api.graphql<{ products: { pageInfo: { endCursor: string } } }>(QUERY, { first: 2, ...list })).data.products
      .pageInfo.endCursor;

  it.each([
    [{ area: "TESTS" }, { area: "SUPPLEMENTS" }],
    [{ area: "TESTS" }, { area: "TESTS", orderBy: "NAME" }],
    [
      { area: "TESTS", orderBy: "PRICE_ASCENDING" },
      { area: "TESTS", orderBy: "PRICE_DESCENDING" },
    ],
    [{ area: "TESTS" }, { area: "TESTS", filter: { sampleType: "BLOOD" } }],
    [
      { area: "TESTS", filter: { priceRange: { min: 1 } } },
      { area: "TESTS", filter: { priceRange: { min: 2 } } },
    ],
    [{ area: "SUPPLEMENTS" }, { area: "SUPPLEMENTS", goals: ["sleep"] }],
    [{ area: "SUPPLEMENTS" }, { area: "SUPPLEMENTS", experience: "BEGINNER" }],
  ])("of %j is refused by %j", async (one, other) => {
    const { status, errors } = await api.graphql(QUERY, { ...other, after: await endOf(one) });
    expect(status).toBe(400);
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", field: "after" });
  });

  it("is good whatever the page's size, and whether the area's own order is named or not", async () => {
    const after = await endOf({ area: "TESTS" });
    const { errors } = await api.graphql(QUERY, { area: "TESTS", orderBy: "RECOMMENDED", first: 9, after });
    expect(errors).toEqual([]);
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
