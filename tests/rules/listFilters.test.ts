import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TESTS } from "../../client/features/catalogue/areas.ts";
import {
  addressOf,
  filtersFromAddress,
  listVariables,
  NO_FILTERS,
  PAGE_SIZE,
} from "../../client/features/catalogue/listFilters.ts";

const read = (query: string) => filtersFromAddress(new URLSearchParams(query), TESTS);

const anyFilters = fc.record({
  ...Object.fromEntries(Object.keys(NO_FILTERS).map((name) => [name, fc.constant("")])),
  search: fc
    .string({ unit: "grapheme", maxLength: 60 })
    .map((text) => text.replaceAll("\0", "").trim())
    .filter((text) => text.length <= 200),
  category: fc.constantFrom("", ...TESTS.categories),
  kind: fc.constantFrom("", ...Object.keys(TESTS.kinds)),
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

  it("come back from the address they were written to", () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const { searchParams } = new URL(addressOf(filters, TESTS), "http://localhost");
        expect(filtersFromAddress(searchParams, TESTS)).toEqual(filters);
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
        expect(["", ...Object.keys(TESTS.kinds)]).toContain(filter?.sampleType ?? "");
        expect(after ?? "ok").toMatch(/^[\w-]{1,2000}$/);
      }),
    );
  });
});
