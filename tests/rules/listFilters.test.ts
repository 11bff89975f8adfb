import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AreaConfig } from "../../client/features/catalogue/list/areas.ts";
import { BIOHACKING } from "../../client/features/catalogue/list/biohackingArea.ts";
import {
  activeFilters,
  addressOf,
  addressShowing,
  filtersFromAddress,
  listVariables,
  NO_FILTERS,
  ON,
  PAGE_SIZE,
  shownOptions,
  valueLabel,
  withoutFilters,
} from "../../client/features/catalogue/list/listFilters.ts";
import { priceText } from "../../client/features/catalogue/list/priceFilter.ts";
import { SUPPLEMENTS } from "../../client/features/catalogue/list/supplementsArea.ts";
import { TESTS } from "../../client/features/catalogue/list/testsArea.ts";

const read = (query: string) => filtersFromAddress(new URLSearchParams(query), TESTS);

const search = fc
  .string({ unit: "grapheme", maxLength: 60 })
  .map((text) => text.replaceAll("\0", "").trim())
  .filter((text) => text.length <= 200);

/** A bound of a price range as it is typed. */
const bound = fc.oneof(fc.constant(""), fc.nat({ max: 30_000_000 }).map(String));

/** Any filters that an area offers. */
const anyFilters = ({ categories, kinds, filters, orders }: AreaConfig) =>
  fc.record({
    search,
    category: fc.constantFrom("", "en-ny-kategori", ...categories),
    kind: fc.constantFrom("", ...Object.keys(kinds)),
    price: fc.oneof(
      fc.constant(""),
      fc.tuple(bound, bound).map(([low, high]) => priceText({ low, high })),
    ),
    swedish: fc.constantFrom("", ...(filters.includes("swedish") ? [ON] : [])),
    personal: fc.constantFrom("", ...(filters.includes("personal") ? [ON] : [])),
    order: fc.constantFrom("", ...orders),
  });

describe("filters in an address", () => {
  it("are read", () => {
    expect(read("q=järn&kategori=hormontester&provtyp=blood")).toEqual({
      ...NO_FILTERS,
      search: "järn",
      category: "hormontester",
      kind: "blood",
    });
  });

  it.each([TESTS, SUPPLEMENTS, BIOHACKING])("of $path come back from the address they were written to", (area) => {
    fc.assert(
      fc.property(anyFilters(area), (filters) => {
        const { pathname, searchParams } = new URL(addressOf(filters, area), "http://localhost");
        expect(pathname).toBe(area.path);
        expect(filtersFromAddress(searchParams, area)).toEqual(filters);
      }),
    );
  });

  it("leave the address empty when there are none", () => {
    expect(addressOf(NO_FILTERS, TESTS)).toBe("/tester");
  });

  it.each([
    "kategori=Finns inte",
    "kategori=a--b",
    `kategori=${"a".repeat(61)}`,
    "kategori=__proto__",
    "kategori=",
    "provtyp=kapsel",
    "provtyp=constructor",
    "provtyp=toString",
    `q=${"a".repeat(201)}`,
    "q=a%00b",
    "q=%20%20",
    "okand=1",
    "kategori=%00",
    "pris=",
    "pris=-",
    "pris=200",
    "pris=a-b",
    "pris=1-2-3",
    "pris=1,5-x",
    "pris=1e3-",
    "prisfran=x&pristill=",
    "sortering=",
    "sortering=constructor",
    "sortering=pris-per-dos",
    "sortering=Lagsta-pris",
    "svenska=ja",
    "mal=ja",
  ])("count as no filter when they are broken: %s", (query) => {
    expect(read(query)).toEqual(NO_FILTERS);
  });

  it("never make a query that the server refuses, whatever the address", () => {
    const anything = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom(
        "blood",
        "blodtester",
        "ny-kategori",
        "__proto__",
        "500-200",
        "0-0",
        "48",
        "1200",
        "namn",
        "svarstid",
      ),
      fc.tuple(fc.string({ unit: fc.constantFrom(..."0123456789 -–kr") }), fc.nat()).map(([text, n]) => `${n}-${text}`),
    );
    const names = ["q", "kategori", "provtyp", "pris", "prisfran", "pristill", "sortering", "visa", "efter"];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), anything), (given) => {
        const { filter, after, first, orderBy } = listVariables(new URLSearchParams(given), TESTS);
        expect([24, 48, 72, 96]).toContain(first);
        expect((filter?.search ?? "").length).toBeLessThanOrEqual(200);
        expect(filter?.search ?? "").not.toContain("\0");
        expect(filter?.category ?? "ok").toMatch(/^[a-z0-9-]{1,60}$/);
        expect(filter?.ignoreUnknownCategory ?? false).toBe(Boolean(filter?.category));
        const { min, max } = filter?.priceRange ?? {};
        for (const ore of [min ?? 0, max ?? 0]) expect(Number.isInteger(ore) && ore >= 0 && ore < 2 ** 31).toBe(true);
        expect(min ?? 0).toBeLessThanOrEqual(max ?? 2 ** 31);
        expect([undefined, "PRICE_ASCENDING", "PRICE_DESCENDING", "ANSWER_TIME", "MARKER_COUNT", "NAME"]).toContain(
          orderBy,
        );
        expect(["", ...Object.values(TESTS.kindNames)]).toContain(filter?.sampleType ?? "");
        expect(after ?? "ok").toMatch(/^[\w-]{1,2000}$/);
      }),
    );
  });

  it.each([
    ["pris=200-500", "200-500", { min: 20_000, max: 50_000 }],
    ["pris=500-200", "200-500", { min: 20_000, max: 50_000 }],
    ["pris=200-", "200-", { min: 20_000 }],
    ["pris=-0", "-0", { max: 0 }],
    ["pris=0-10000000", "0-10000000", { min: 0, max: 1_000_000_000 }],
    ["pris=1-99999999999", "1-21474836", { min: 100, max: 2_147_483_600 }],
    ["pris=1%20000-x", "1000-", { min: 100_000 }],
    ["prisfran=1%20000%20kr&pristill=", "1000-", { min: 100_000 }],
    ["prisfran=900&pristill=100", "100-900", { min: 10_000, max: 90_000 }],
    ["pris=1-2&prisfran=900", "1-2", { min: 100, max: 200 }],
  ])("has a price range, whichever bound was typed first: %s", (query, price, priceRange) => {
    expect(read(query).price).toBe(price);
    expect(listVariables(new URLSearchParams(query), TESTS).filter).toEqual({ priceRange });
  });

  it.each([
    ["visa=48", 48],
    ["visa=96", 96],
    ["visa=120", 24],
    ["visa=0", 24],
    ["visa=-48", 24],
    ["visa=50", 24],
    ["visa=48&efter=abc", 24],
  ])("begins with as many as were shown, within bounds: %s", (query, first) => {
    expect(listVariables(new URLSearchParams(query), TESTS).first).toBe(first);
  });

  it("holds how many are shown, in whole pages", () => {
    const at = "https://livsresan.example/tester?sortering=namn";
    expect([25, 48, 500].map((count) => addressShowing(at, count))).toEqual(
      [48, 48, 96].map((shown) => `${at}&visa=${shown}`),
    );
  });

  it("says a price range in words", () => {
    const words = (price: string) => valueLabel("price", price, TESTS, undefined).replaceAll("\u00a0", " ");
    expect(["200-500", "1000-", "-99"].map(words)).toEqual(["200–500 kr", "från 1 000 kr", "till 99 kr"]);
  });

  it("is cleared of filters without losing its order", () => {
    const filters = read("q=järn&pris=1-2&sortering=namn");
    expect(activeFilters(filters)).toEqual(["search", "price"]);
    expect(addressOf(withoutFilters(filters), TESTS)).toBe("/tester?sortering=namn");
  });

  it("that an area does not offer are none of its own", () => {
    const { swedish, personal } = filtersFromAddress(new URLSearchParams("svenska=ja&mal=ja"), BIOHACKING);
    expect([swedish, personal]).toEqual(["", ON]);
    expect(filtersFromAddress(new URLSearchParams("svenska=JA&mal=1"), SUPPLEMENTS)).toEqual(NO_FILTERS);
  });

  it("ask for the visitor's goals where that is wanted, known and there are any, and for nothing else of theirs", () => {
    const visitor = { goals: ["Sova bättre"], experience: "ADVANCED" } as const;
    const personal = new URLSearchParams("mal=ja&form=kapsel&svenska=ja");
    expect(listVariables(personal, SUPPLEMENTS, visitor)).toEqual({
      area: "SUPPLEMENTS",
      filter: { form: "CAPSULE", swedishOnly: true },
      first: PAGE_SIZE,
      goals: ["Sova bättre"],
      experience: "ADVANCED",
    });
    const plain = listVariables(new URLSearchParams("form=kapsel&svenska=ja"), SUPPLEMENTS);
    expect(listVariables(new URLSearchParams("form=kapsel&svenska=ja"), SUPPLEMENTS, visitor)).toEqual(plain);
    expect(listVariables(personal, SUPPLEMENTS)).toEqual(plain);
    expect(listVariables(personal, SUPPLEMENTS, { ...visitor, goals: [] })).toEqual(plain);
  });
});

describe("the options of a filter", () => {
  const [first = "", second = "", third = ""] = Object.keys(BIOHACKING.kinds);
  const facets = {
    categories: [],
    kinds: [
      { value: first, count: 3 },
      { value: second, count: 0 },
      { value: third, count: 0 },
    ],
  } as unknown as Parameters<typeof shownOptions>[2];
  const shown = (filters: object) =>
    shownOptions("kind", BIOHACKING, facets, { ...NO_FILTERS, ...filters })
      .filter(({ count }) => count !== null)
      .map(({ value }) => value);

  it("leave out what nothing in the area is of, but for the one that is chosen", () => {
    expect(shown({})).toEqual([first]);
    expect(shown({ kind: first })).toEqual([first]);
    expect(shown({ kind: third })).toEqual([first, third]);
  });

  it("are all there where another filter may have left nothing of them", () => {
    expect(shown({ search: "ring" })).toEqual([first, second, third]);
  });
});
