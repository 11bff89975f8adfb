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
import { processorTime } from "../support/processorTime.ts";
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
    for (const name of [
      "",
      " ",
      "A",
      "12",
      "--",
      "®",
      "x".repeat(121),
      "https://ett-namn.example",
      "Noll\0",
      "Fel\uFFFD",
      "Halv\ud83d",
      "Nord\u202easlä",
      "\u200b\u2060",
    ])
      expect([name, usableName(name)]).toEqual([name, undefined]);
    for (const written of [
      "  Åkerbär \n Hälsa ",
      "Åkerbär <b>Hälsa</b>",
      "Åker\u00adbär\u00a0Hälsa",
      "A\u030akerba\u0308r Hälsa",
    ])
      expect(usableName(written)).toBe("Åkerbär Hälsa");
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
  it("is read as deep as pages are, and what stands deeper than any page has it is left", async () => {
    const linksBelow = async (elements: number) =>
      (await readSupplierPage(`${"<div>".repeat(elements)}<a href="/x">x</a>`, "https://sida.example/", true)).links;
    expect(await linksBelow(3_000)).toEqual(["https://sida.example/x"]);
    expect(await linksBelow(200_000)).toEqual([]);
  });

  it("never fails, whatever stands in it", async () => {
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
        "<div itemscope itemtype='https://schema.org/Organization' itemref='a'><b itemprop=name id=a>x",
        "<p vocab='https://schema.org/' typeof=Brand resource='#a'><b property='name brand' rel=brand>y",
        "<script type='application/ld+json'>// [{'@type':'\n\"Brand\"',}]",
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fragment, { maxLength: 5 }), async (parts) => {
        const { suppliers, links } = await readSupplierPage(parts.join(""), "https://sida.example/x", true);
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

  const told = async (html: string, isOwnSite = false) => {
    const { suppliers, isBroken } = await readSupplierPage(html, "https://sida.example/x", isOwnSite);
    const costs = ({ price: at }: FoundSupplier) =>
      at ? ` ${at.lowest / 100}-${at.highest / 100} ${at.currency}` : "";
    return [...suppliers.map((one) => one.name + costs(one)), ...(isBroken ? ["broken"] : [])];
  };
  const script = (text: string, type = "application/ld+json") => `<script type="${type}">${text}</script>`;
  const inHead = '{"@context":"https://schema.org","@type":"Organization","name":"Nordhälsa"';

  it.each([
    ["a line break in a text", `${inHead},"description":"rad ett\nrad två\ttre"}`],
    ["a semicolon", `${inHead}};`],
    ["a comma at the end", `${inHead},}`],
    ["commas at the ends of lists", `[${inHead},"sameAs":["a","b", ] , },\n]`],
    ["a comment at the end of a line", `${inHead} // "namnet"\n}`],
    ["a comment within", `/* bolaget */ ${inHead}, /* "x" */}`],
    ["a mark at its beginning", `\ufeff${inHead}}`],
    ["a section in comments", `// <![CDATA[\n${inHead}}\n// ]]>`],
    ["a section in other comments", `/*<![CDATA[*/${inHead}}/*]]>*/`],
    ["a section of its own", `<![CDATA[ ${inHead}} ]]>`],
    ["a comment of a page", `<!--\n${inHead}}\n-->`],
    ["a comment of a page in one of a script", `<!-- ${inHead}};\n//-->`],
    ["an escape that there is none of", `${inHead},"description":"5\\' \\d"}`],
    ["blanks of a text", `${inHead}}`.replaceAll(",", ",\u00a0").replace("{", "{\u2028\u200b")],
    ["signs written as a page's", `${inHead}}`.replaceAll('"', "&quot;")],
    ["what looks like a comment in a text", `${inHead},"url":"https://a.example//*","slogan":",}",}`],
    ["names with the vocabulary's address", `${inHead},"x":1}`.replace('"name"', '"https://schema.org/name"')],
    ["names with the vocabulary's prefix", `${inHead},"schema:url":"/"}`.replace('"name"', '"schema:name"')],
    ["a kind of organization", `${inHead}}`.replace("Organization", "DiagnosticLab")],
    ["no more than white space beside it", `${inHead}}</script>${script(" \n ")}<script>`],
  ])("with data that are nearly JSON is read: %s", async (_, text) => {
    expect(await told(script(text))).toEqual(["Nordhälsa"]);
  });

  it.each([
    ["it breaks off", `${inHead}`],
    ["a name without quotes", `{name: "x"}`],
    ["a text without an end", `{"name": "x}`],
    ["a number of two parts", `{"@type":"Offer","price": 1 295,00}`],
    ["no data", "Sidan flyttas"],
  ])("with data that are none says so: %s", async (_, text) => {
    expect(await told(script(text))).toEqual(["broken"]);
    expect(await told(script(text) + script(`${inHead}}`))).toEqual(["Nordhälsa", "broken"]);
  });

  const offered = (property: string, type: string) =>
    `<div ${property}="offers" ${type}Offer"><span ${property}="price" content="199.00">199 kr</span><meta ${property}="priceCurrency" content="SEK"></div>`;

  it.each([
    [
      "a shop",
      `<div itemscope itemtype="https://schema.org/Store"><h1 itemprop="name">Nord<b>hälsa</b>\n</h1></div>`,
      "Nordhälsa",
    ],
    [
      "a product with its maker",
      `<div itemscope itemtype="http://schema.org/Product"><b itemprop="name">Zink</b><div itemprop="brand" itemscope itemtype="http://schema.org/Brand"><b itemprop="name">Nordhälsa</b></div>${offered("itemprop", 'itemscope itemtype="http://schema.org/')}</div>`,
      "Nordhälsa 199-199 SEK",
    ],
    [
      "a maker in a word",
      `<div itemscope itemtype="https://schema.org/Product"><meta itemprop="brand" content="Nordhälsa">${offered("itemprop", 'itemscope itemtype="https://schema.org/')}</div>`,
      "Nordhälsa 199-199 SEK",
    ],
    [
      "a part that stands elsewhere",
      `<b id="n" itemprop="name">Nordhälsa</b><div itemscope itemtype="https://schema.org/Organization" itemref="n"></div>`,
      "Nordhälsa",
    ],
    [
      "RDFa",
      `<div vocab="https://schema.org/" typeof="Organization"><b property="name">Nordhälsa</b></div>`,
      "Nordhälsa",
    ],
    [
      "RDFa with a prefix",
      `<body prefix="s: http://schema.org/"><div typeof="s:Organization"><b property="s:name">Nordhälsa</b></div>`,
      "Nordhälsa",
    ],
    [
      "RDFa with the usual prefix, of a product",
      `<div typeof="schema:Product" resource="#p"><div property="schema:brand" typeof="schema:Brand"><b property="schema:name">Nordhälsa</b></div>${offered("property", 'typeof="schema:').replace(/property="(?!schema)/g, 'property="schema:')}</div>`,
      "Nordhälsa 199-199 SEK",
    ],
  ])("says it beside its text: %s", async (_, html, expected) => {
    expect(await told(`<html><head><title>x</title></head><body>${html}</body></html>`)).toEqual([expected]);
    expect(await told(html)).toEqual([expected]);
  });

  it("says what two things are beside its text, each once, and nothing of other vocabularies", async () => {
    const one = (name: string) =>
      `<p itemscope itemtype="https://schema.org/Organization"><b itemprop="name">${name}</b></p>`;
    expect(await told(one("Nordhälsa") + one("Sydhälsa") + one("NORDHÄLSA"))).toEqual(["Nordhälsa", "Sydhälsa"]);
    expect(
      await told('<p itemscope itemtype="https://annat.example/Organization"><b itemprop="name">Nord</b></p>'),
    ).toEqual([]);
    const seller = `<div itemprop="seller" itemscope itemtype="https://schema.org/Organization"><b itemprop="name">Butiken</b></div>`;
    expect(await told(`<div itemscope itemtype="https://schema.org/Article">${seller}</div>`)).toEqual([]);
  });

  it("refers to what it says elsewhere", async () => {
    const graph = [
      { "@type": "Product", name: "Zink", brand: { "@id": "#b" }, offers: [{ "@id": "#o" }] },
      { "@type": "Brand", "@id": "#b", name: "Nordhälsa", subOrganization: { "@id": "#b" } },
      { "@type": "Offer", "@id": "#o", price: "199", priceCurrency: "SEK", seller: { "@id": "#s" } },
      { "@type": "Organization", "@id": "#s", name: "Butiken" },
    ];
    expect(await told(ldJsonHtml({ "@graph": graph }))).toEqual(["Nordhälsa 199-199 SEK", "Butiken"]);
  });

  it("tells of a company's brands, parts and owner as well, and what it sells stays its own", async () => {
    const company = {
      "@type": "Organization",
      name: "Nordhälsa AB",
      brand: [{ "@type": "Brand", name: "Fjällkraft" }, "Havsro"],
      subOrganization: { "@type": "Store", name: "Nordbutiken" },
      parentOrganization: { name: "Nordgruppen" },
    };
    const zinc = { "@type": "Product", name: "Zink", offers: { price: "199", priceCurrency: "SEK" } };
    expect(await told(ldJsonHtml({ "@graph": [company, zinc] }))).toEqual([
      "Nordhälsa AB 199-199 SEK",
      "Fjällkraft",
      "Havsro",
      "Nordbutiken",
      "Nordgruppen",
    ]);
    expect(await told(ldJsonHtml({ ...company, brand: null, subOrganization: 7, parentOrganization: {} }))).toEqual([
      "Nordhälsa AB",
    ]);
  });

  it("costs what its length does, however it is written", async () => {
    for (const piece of [
      '<div itemscope itemprop="brand" itemtype="https://schema.org/Brand">x',
      '<div itemprop="name">x',
      '<div property="schema:name" typeof="schema:Brand" prefix="a: https://schema.org/">x',
      '<p itemscope itemtype="https://schema.org/Brand" itemref="a a a a a">',
      '<b itemprop="name">x</b>',
    ]) {
      const html = `<div itemscope id="a" typeof="schema:Brand">${piece.repeat(1_000_000 / piece.length)}`;
      expect(await processorTime(() => told(html), 5_000), piece).toBeLessThan(5_000);
    }
    for (const text of ['"', "/*", ", ", " ", "\\", "[", '"\\"', "// ", ";"]) {
      const html = script(`{${text.repeat(1_000_000 / text.length)}}`);
      expect(await processorTime(() => told(html), 2_000), text).toBeLessThan(2_000);
    }
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
