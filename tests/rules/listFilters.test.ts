import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AreaConfig } from "../../client/features/catalogue/list/areas.ts";
import { BIOHACKING } from "../../client/features/catalogue/list/biohackingArea.ts";
import {
  addressOf,
  filtersFromAddress,
  listVariables,
  NO_FILTERS,
  ON,
  PAGE_SIZE,
} from "../../client/features/catalogue/list/listFilters.ts";
import { SUPPLEMENTS } from "../../client/features/catalogue/list/supplementsArea.ts";
import { TESTS } from "../../client/features/catalogue/list/testsArea.ts";

const read = (query: string) => filtersFromAddress(new URLSearchParams(query), TESTS);

const search = fc
  .string({ unit: "grapheme", maxLength: 60 })
  .map((text) => text.replaceAll("\0", "").trim())
  .filter((text) => text.length <= 200);

/** Any filters that an area offers. */
const anyFilters = ({ categories, kinds, filters }: AreaConfig) =>
  fc.record({
    search,
    category: fc.constantFrom("", ...categories),
    kind: fc.constantFrom("", ...Object.keys(kinds)),
    swedish: fc.constantFrom("", ...(filters.includes("swedish") ? [ON] : [])),
    personal: fc.constantFrom("", ...(filters.includes("personal") ? [ON] : [])),
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
    "kategori=finns-inte",
    "kategori=vitaminer",
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
    "svenska=ja",
    "mal=ja",
  ])("count as no filter when they are broken: %s", (query) => {
    expect(read(query)).toEqual(NO_FILTERS);
  });

  it("never make a query that the server refuses, whatever the address", () => {
    const anything = fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom("blood", "blodtester", "__proto__"));
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom("q", "kategori", "provtyp", "efter"), anything), (given) => {
        const { filter, after, first } = listVariables(new URLSearchParams(given), TESTS);
        expect(first).toBe(PAGE_SIZE);
        expect((filter?.search ?? "").length).toBeLessThanOrEqual(200);
        expect(filter?.search ?? "").not.toContain("\0");
        expect(["", ...TESTS.categories]).toContain(filter?.category ?? "");
        expect(["", ...Object.values(TESTS.kindNames)]).toContain(filter?.sampleType ?? "");
        expect(after ?? "ok").toMatch(/^[\w-]{1,2000}$/);
      }),
    );
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
