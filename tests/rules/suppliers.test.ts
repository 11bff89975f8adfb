import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SUPPLIER_FACT_NAMES, type SupplierFact, webAddress } from "../../schema/suppliers.ts";
import { countryInSwedish } from "../../server/features/suppliers/countries.ts";
import {
  CATALOGUE,
  type FoundSupplier,
  formatCollectedPrice,
  joinChanges,
  mergeSupplier,
  type SupplierFacts,
  unknownSupplier,
} from "../../server/features/suppliers/mergeSupplier.ts";
import { readSupplierPage } from "../../server/features/suppliers/readSupplierPage.ts";
import { normaliseName, usableName } from "../../server/features/suppliers/supplierNames.ts";
import { ldJsonHtml } from "../support/supplierSite.ts";

const anyText = fc.string({ unit: "grapheme", maxLength: 20 });
const word = fc.constantFrom("Zink", "zink", "Järn", "Omega-3", "Probiotika", "Protein", "Kollagen");
const price = fc.record({
  lowest: fc.integer({ min: 1, max: 50_000 }),
  highest: fc.integer({ min: 50_000, max: 900_000 }),
  currency: fc.constantFrom("SEK", "EUR"),
});

const found: fc.Arbitrary<FoundSupplier> = fc.record({
  name: fc.constantFrom("Nordhälsa", "Nordhälsa AB", "NORDHÄLSA"),
  country: fc.option(fc.constantFrom("Sverige", "Norge")),
  categories: fc.array(word, { maxLength: 4 }),
  specialisations: fc.array(word, { maxLength: 4 }),
  price: fc.option(price),
  website: fc.option(fc.constantFrom("https://a.example/", "https://b.example/")),
});
const source = fc.constantFrom(CATALOGUE, "https://sida.example/1", "https://sida.example/2");
const page = fc.tuple(found, source);
const edited = fc.subarray([...SUPPLIER_FACT_NAMES]);

const knownAfter = (start: SupplierFacts, pages: readonly (readonly [FoundSupplier, string])[]): SupplierFacts =>
  pages.reduce((known, [says, from], index) => mergeSupplier(known, says, from, index === 0), start);

describe("a company's name", () => {
  it.each([
    ["Nordhälsa AB", "nordhälsa"],
    ["NORDHÄLSA® (publ)", "nordhälsa"],
    ["Nordhälsa AB (publ)", "nordhälsa"],
    ["  Nord-hälsa  A/S ", "nord hälsa"],
    ["Nord\u00adhälsa", "nordhälsa"],
    ["Ａｒｃｔｉｃ GmbH", "arctic"],
    ["AB", "ab"],
    ["AB Volt", "ab volt"],
    ["Åkerbär & Co", "åkerbär co"],
  ])("%s is known as %s", (name, expected) => {
    expect(normaliseName(name)).toBe(expected);
  });

  it("stays what it is when it is normalised again, and does not depend on case and space", () => {
    fc.assert(
      fc.property(anyText, (name) => {
        const once = normaliseName(name);
        expect(normaliseName(once)).toBe(once);
        expect(normaliseName(` ${name}\t`)).toBe(once);
      }),
      { numRuns: 2_000 },
    );
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-zåäö0-9 &-]{2,30}$/),
        fc.constantFrom("AB", "Oy", "A/S", "AB (publ)"),
        (name, form) => {
          fc.pre(normaliseName(name) !== "");
          expect(normaliseName(name.toLocaleUpperCase("sv-SE"))).toBe(normaliseName(name));
          expect(normaliseName(`${name} ${form}`)).toBe(normaliseName(name));
        },
      ),
    );
  });

  it("is usable when it is a line of text that tells it from others", () => {
    for (const name of ["", " ", "A", "12", "--", "®", "x".repeat(121), "Noll\0", "Fel\uFFFD", "Halv\ud83d"])
      expect([name, usableName(name)]).toEqual([name, undefined]);
    expect(usableName("  Åkerbär \n Hälsa ")).toBe("Åkerbär Hälsa");
    fc.assert(
      fc.property(anyText, (text) => {
        const name = usableName(text);
        if (name !== undefined) expect([usableName(name), normaliseName(name) === ""]).toEqual([name, false]);
      }),
    );
  });
});

describe("merging what pages say", () => {
  it("never changes what an admin edited", () => {
    fc.assert(
      fc.property(fc.array(page, { minLength: 1, maxLength: 6 }), found, edited, (pages, mine, editedFields) => {
        const start: SupplierFacts = { ...unknownSupplier(mine.name), ...mine, priceRange: "eget", editedFields };
        const merged = knownAfter(start, pages);
        for (const fact of editedFields) {
          expect([fact, merged[fact]]).toEqual([fact, start[fact]]);
          expect([fact, merged.sources[fact]]).toEqual([fact, start.sources[fact]]);
        }
      }),
    );
  });

  it("changes nothing when the same pages are read again, and nothing in what was known", () => {
    fc.assert(
      fc.property(fc.array(page, { minLength: 1, maxLength: 6 }), (pages) => {
        const once = knownAfter(unknownSupplier("Nordhälsa"), pages);
        const copy = structuredClone(once);
        const { sources: _, ...facts } = knownAfter(once, pages);
        const { sources: __, ...known } = once;
        expect(facts).toEqual(known);
        expect(once).toEqual(copy);
      }),
    );
  });

  it("loses nothing that a page said, and keeps where each fact comes from", () => {
    fc.assert(
      fc.property(fc.array(page, { minLength: 1, maxLength: 6 }), (pages) => {
        const merged = knownAfter(unknownSupplier("Nordhälsa"), pages);
        const lower = merged.categories.map((text) => text.toLowerCase());
        expect(new Set(lower).size).toBe(lower.length);
        for (const [{ categories }] of pages) for (const one of categories) expect(lower).toContain(one.toLowerCase());
        const empty = (fact: SupplierFact) => merged[fact] === null || merged[fact]?.length === 0;
        for (const fact of SUPPLIER_FACT_NAMES) {
          const from = merged.sources[fact];
          expect([fact, from === undefined]).toEqual([fact, empty(fact)]);
          if (from !== undefined) expect(pages.map(([, url]) => url)).toContain(from);
        }
        if (merged.price) expect(merged.price.lowest).toBeLessThanOrEqual(merged.price.highest);
      }),
    );
  });

  it("believes the catalogue before any page", () => {
    const catalogue = { ...unknownSupplier("Nordhälsa"), country: "Sverige", website: "https://a.example/" };
    const known = mergeSupplier(unknownSupplier("NORDHÄLSA"), catalogue, CATALOGUE, true);
    const says = { ...catalogue, name: "Nordhälsa AB", country: "Norge", website: "https://b.example/" };
    expect(mergeSupplier(known, says, "https://sida.example/", false)).toEqual(known);
  });

  it("takes prices from the latest run, from the lowest to the highest of all its pages", () => {
    const says = (lowest: number, highest: number, currency = "SEK") => ({
      ...unknownSupplier("Nordhälsa"),
      price: { lowest, highest, currency },
    });
    const first = mergeSupplier(unknownSupplier("Nordhälsa"), says(10_000, 20_000), "1", true);
    expect(first.priceRange).toBe("100–200 kr");
    expect(mergeSupplier(first, says(5_050, 15_000), "2", false).priceRange).toBe("50,5–200 kr");
    expect(mergeSupplier(first, says(5_000, 5_000), "2", true).priceRange).toBe("50 kr");
    expect(mergeSupplier(first, says(5_000, 5_000, "EUR"), "2", false).priceRange).toBe("100–200 kr");
    expect(formatCollectedPrice({ lowest: 129_900, highest: 129_900, currency: "NOK" })).toBe("1 299 NOK");
  });

  it("tells what a run has changed in all, not what its pages took turns in", () => {
    const change = (before: string, after: string) => [{ field: "country", before, after }];
    expect(joinChanges([], change("Sverige", "Norge"))).toEqual(change("Sverige", "Norge"));
    expect(joinChanges(change("Sverige", "Norge"), change("Norge", "Island"))).toEqual(change("Sverige", "Island"));
    expect(joinChanges(change("Sverige", "Norge"), change("Norge", "Sverige"))).toEqual([]);
  });
});

describe("a page", () => {
  it("never fails, whatever stands in it", () => {
    const fragment = fc.oneof(
      anyText,
      fc.json().map((text) => `<script type="application/ld+json">${text}</script>`),
      fc.anything().map((value) => {
        const organization = { "@type": "Organization", name: value, address: value, makesOffer: value, url: value };
        const product = { "@type": "Product", brand: value, offers: value, category: value, name: "x" };
        try {
          return ldJsonHtml([organization, product, { "@graph": value }]);
        } catch {
          return "<p>";
        }
      }),
      fc.constantFrom(
        "<a href='http://[",
        "<base href='javascript:x'>",
        "<meta property=og:site_name>",
        "</script>",
        "<!--",
      ),
    );
    fc.assert(
      fc.property(fc.array(fragment, { maxLength: 5 }), (parts) => {
        const { suppliers, links } = readSupplierPage(parts.join(""), "https://sida.example/x", true);
        for (const { name, website, price: costs } of suppliers) {
          expect(usableName(name)).toBe(name);
          if (website !== null) expect(webAddress(website)).toBe(website);
          if (costs) expect(costs.lowest).toBeLessThanOrEqual(costs.highest);
        }
        for (const link of links) expect(webAddress(link)).toBe(link);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ["SE", "Sverige"],
    ["se ", "Sverige"],
    ["Sweden", "Sverige"],
    ["Norge", "Norge"],
    ["Suomi", "Finland"],
    ["Atlantis", null],
    ["", null],
    ["EU", null],
  ])("of somebody in %s is of somebody in %s", (text, country) => {
    expect(countryInSwedish(text)).toBe(country);
  });
});
