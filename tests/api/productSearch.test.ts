import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FORM_LABELS, SAMPLE_LABELS } from "../../schema/catalogue.ts";
import { nutrientAt, plainNames } from "../../schema/rules/search/nutrientNames.ts";
import { searchedWords, stemOf, wordsOf } from "../../schema/rules/search/searchWords.ts";
import { foldCase } from "../../schema/rules/words/text.ts";
import type { SampleType } from "../../server/features/catalogue/catalogueEnums.ts";
import type { Product } from "../../server/features/catalogue/Product.ts";
import { synonyms } from "../../server/seed/synonyms.ts";
import { startApi } from "../support/api.ts";
import {
  AREA_NAMES,
  type AreaName,
  allProducts,
  aProduct,
  categoryId,
  totalOf,
  walkIds,
  write,
} from "../support/apiCatalogue.ts";

const api = await startApi();
const labels: Record<string, string> = { ...SAMPLE_LABELS, ...FORM_LABELS };

/** Categories whose name is another word than people search for, which is their slug. */
const SEARCHED_AS = ["probiotika", "kollektillskott"];

/** Where each area's search looks, read from the products themselves. */
const FIELDS: Record<AreaName, (p: Product) => (string | null)[]> = {
  TESTS: (p) => [
    p.name,
    p.description,
    ...p.biomarkers,
    p.providerName,
    p.category.name,
    p.sampleType,
    labels[p.sampleType ?? ""] ?? null,
  ],
  SUPPLEMENTS: (p) => [
    p.name,
    p.description,
    ...p.biomarkers,
    ...p.features,
    SEARCHED_AS.includes(p.category.slug) ? p.category.slug : null,
  ],
  BIOHACKING: (p) => [p.name, p.description, p.providerName, p.testCategory, ...p.features, ...p.pros],
};

/** Whether words of a search mean others as well, which it finds, or are spelt otherwise. */
const hasSynonym = (search: string): boolean =>
  plainNames(search) !== foldCase(search) ||
  wordsOf(search).some((_, at, words) => nutrientAt(words, at)) ||
  synonyms.some(({ term }) => ` ${wordsOf(search).join(" ")} `.includes(` ${wordsOf(term).join(" ")} `));

const found = async (area: AreaName, search: string): Promise<number[]> =>
  (await walkIds(api, { area, filter: { search } })).sort((a, b) => a - b);

it.each(SEARCHED_AS)("a search for '%s' finds what is in the category of another name", async (slug) => {
  const products = (await allProducts(api.db)).filter((p) => p.category.slug === slug && p.isAvailable);
  expect(products[0]?.category.name.toLocaleLowerCase("sv")).not.toContain(slug);
  expect(await found("SUPPLEMENTS", slug)).toEqual(products.map(({ id }) => id));
});

it("of supplements finds vitamin D, D3 first, and no other vitamin, however it is written", async () => {
  const products = (await allProducts(api.db)).filter((p) => p.category.area === "SUPPLEMENTS" && p.isAvailable);
  const right = products.filter((p) => /vitamin d|d-vitamin|\bd3\b/i.test(FIELDS.SUPPLEMENTS(p).join("\n")));
  for (const search of ["D-vitamin", "vitamin D", "dvitamin", "D vitamin", "D-vitamintabletter"]) {
    const ids = await walkIds(api, { area: "SUPPLEMENTS", filter: { search } });
    expect([search, ids.toSorted((a, b) => a - b)]).toEqual([search, right.map(({ id }) => id).sort((a, b) => a - b)]);
    const first = ids.slice(0, 3).map((id) => products.find((p) => p.id === id)?.name);
    expect(first.every((name) => name?.includes("D3"))).toBe(true);
  }
});

describe.each(AREA_NAMES)("a search in %s", (area) => {
  it("finds all products that have the text in one of the area's fields, in any case, and what has its words", async () => {
    const products = (await allProducts(api.db)).filter((p) => p.category.area === area && p.isAvailable);
    const texts = products.flatMap((p) => FIELDS[area](p)).filter((text) => text !== null && text.trim() !== "");
    const piece = fc
      .tuple(fc.constantFrom(...texts), fc.nat(), fc.integer({ min: 2, max: 12 }), fc.boolean())
      .map(([text, start, length, isUpper]) => {
        const letters = [...(text ?? "")];
        const part = letters
          .slice(start % letters.length)
          .slice(0, length)
          .join("");
        const upper = part.toLocaleUpperCase("sv");
        // Some letters, such as 'µ', have a capital that belongs to another small letter.
        return isUpper && upper.toLocaleLowerCase("sv") === part.toLocaleLowerCase("sv") ? upper : part;
      })
      .filter((part) => part.trim().length > 1 && !/^\p{M}/u.test(part) && !hasSynonym(part));
    await fc.assert(
      fc.asyncProperty(piece, async (search) => {
        const wanted = search.trim().toLocaleLowerCase("sv");
        const expected = products.filter((p) =>
          FIELDS[area](p).some((text) => text?.toLocaleLowerCase("sv").includes(wanted)),
        );
        expect(expected).not.toEqual([]);
        const ids = await found(area, search);
        expect(ids).toEqual(expect.arrayContaining(expected.map(({ id }) => id)));
        // The rest has it without its dots, or each of its words at the beginning of one.
        const plain = wordsOf(search).join(" ");
        for (const product of products.filter(({ id }) => ids.includes(id) && !expected.some((one) => one.id === id))) {
          const { category, providerName, sampleType } = product;
          const kind = [sampleType, labels[sampleType ?? ""] ?? null];
          const texts = [...FIELDS[area](product), providerName, category.name, category.slug, ...kind];
          const words = texts.flatMap((text) => wordsOf(text ?? "")).join(" ");
          const joined = words.replaceAll(" ", "");
          const missing = searchedWords(search).filter((word) => !joined.includes(stemOf(word)));
          expect([search, product.name, words.includes(plain) ? [] : missing]).toEqual([search, product.name, []]);
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe("a product written with telling texts", async () => {
  const everything = {
    name: "Namnåfält",
    description: "Beskrivningäfält",
    biomarkers: ["Markörett", "Markörtvå"],
    providerName: "Leverantörfält",
    features: ["Egenskapfält"],
    pros: ["Fördelfält"],
    cons: ["Nackdelfält"],
    turnaroundTime: "Svarstidfält",
  };
  const slugs = { TESTS: "dna-epigenetik", SUPPLEMENTS: "adaptogener", BIOHACKING: "biohacking-utrustning" } as const;
  const kinds = {
    TESTS: { sampleType: "cheek_swab" as SampleType },
    SUPPLEMENTS: { sampleType: "gummies" as SampleType },
    BIOHACKING: { sampleType: null, testCategory: "Typfält" },
  };
  for (const area of AREA_NAMES)
    await write(api.db, aProduct({ ...everything, ...kinds[area], categoryId: await categoryId(api.db, slugs[area]) }));
  const own = async (area: AreaName, search: string): Promise<boolean> => {
    const [product] = (await allProducts(api.db)).filter((p) => p.name === "Namnåfält" && p.category.area === area);
    return (await found(area, search)).includes(product?.id ?? 0);
  };

  it.each([
    ["TESTS", ["NAMNÅFÄLT", "beskrivningÄfält", "markörett", "MARKÖRTVÅ", "leverantörfält", "dna & epi", "cheek_swab"]],
    ["TESTS", ["kinnsvabb", "NAMNAFALT", "amnafa", "namnåfältet", "markorett", "epigenetik dna"]],
    [
      "SUPPLEMENTS",
      ["namnÅf", "BESKRIVNINGÄFÄLT", "markörtvå", "egenskapfält", "leverantörfält", "adaptogener", "gummies"],
    ],
    [
      "BIOHACKING",
      ["namnåf", "beskrivningäf", "LEVERANTÖRFÄLT", "typfält", "egenskapFÄLT", "fördelfält", "utrustning"],
    ],
  ] as const)("is found in %s by each of %j", async (area, searches) => {
    for (const search of searches) expect([search, await own(area, search)]).toEqual([search, true]);
  });

  it.each([
    ["TESTS", ["egenskapfält", "fördelfält", "nackdelfält", "svarstidfält"]],
    ["SUPPLEMENTS", ["fördelfält", "nackdelfält"]],
    ["BIOHACKING", ["markörett", "nackdelfält"]],
  ] as const)("is not found in %s by any of %j", async (area, searches) => {
    for (const search of searches) expect([search, await own(area, search)]).toEqual([search, false]);
  });

  it.each(["Namnåfält Beskrivning", "beskrivningä namnåfält", "leverantörfält namnåfält", "namn-åfält", "namn åfält"])(
    "is found by words of several fields, in any order, joined or not: %j",
    async (search) => {
      for (const area of AREA_NAMES) expect([area, await own(area, search)]).toEqual([area, true]);
    },
  );

  it("is found by a part of a word that it was given later", async () => {
    const name = "Nyuppfunnetord";
    await write(api.db, aProduct({ name, categoryId: await categoryId(api.db, slugs.TESTS) }));
    expect(await found("TESTS", "uppfunneto")).toHaveLength(1);
    const product = (await allProducts(api.db)).find((one) => one.name === name);
    await write(api.db, {
      ...aProduct({ name: "Omgjortbenämnd", categoryId: product?.category.id ?? 0 }),
      id: product?.id,
    });
    expect(await found("TESTS", "uppfunneto")).toEqual([]);
    expect(await found("TESTS", "gjortbenam")).toEqual([product?.id]);
  });

  it.each(["Namnåfält finnsinteåls", "namnåfältxyzzy"])("is not found when a word is missing: %j", async (search) => {
    for (const area of AREA_NAMES) expect(await own(area, search)).toBe(false);
  });
});

describe("special characters in a search", async () => {
  const category = await categoryId(api.db, "blodtester");
  const names = ["100% järn", "100 järn", "a_b", "axb", "c\\d", "cd", "💉🩸🧬🧪💊🔬🩺🫀🧠🦴", "e\u0301n", "O'Brien"];
  await write(api.db, ...names.map((name) => aProduct({ name, categoryId: category })));
  const namesFound = async (search: string): Promise<string[]> => {
    const ids = await found("TESTS", search);
    const all = await allProducts(api.db);
    return all.filter(({ id, name }) => ids.includes(id) && names.includes(name)).map(({ name }) => name);
  };

  it.each([
    ["0% j", ["100% järn"]],
    ["a_b", ["a_b"]],
    ["c\\d", ["c\\d", "cd"]],
    ["💉🩸🧬🧪💊🔬🩺🫀🧠🦴", ["💉🩸🧬🧪💊🔬🩺🫀🧠🦴"]],
    ["🧠🦴", ["💉🩸🧬🧪💊🔬🩺🫀🧠🦴"]],
    ["\u00e9n", ["e\u0301n", "O'Brien"]],
    ["o'brien", ["O'Brien"]],
    ["  100%   JÄRN ", ["100% järn", "100 järn"]],
    ["💉", ["💉🩸🧬🧪💊🔬🩺🫀🧠🦴"]],
    ["!?", []],
    ["((a | b) & !c:*", []],
    ["\\%", []],
    ["'; DROP TABLE product; --", []],
    ["$1", []],
  ])("are taken as they are: %j", async (search, expected) => {
    expect(await namesFound(search)).toEqual(expected);
  });

  it("find only what has them when they are the whole search", async () => {
    expect(await namesFound("%")).toContain("100% järn");
    expect(await namesFound("%")).not.toContain("100 järn");
    expect(await namesFound("\\")).toEqual(["c\\d"]);
    expect(await namesFound("_")).not.toContain("axb");
  });
});

describe("a search", () => {
  it.each(["", "   ", null])("for %j is no search", async (search) => {
    expect(await totalOf(api, { area: "TESTS", filter: { search } })).toEqual(await totalOf(api, { area: "TESTS" }));
  });

  it.each([
    ["of more than 200 characters", "å".repeat(201)],
    ["with a NUL", "järn\0"],
  ])("%s is refused", async (_, search) => {
    const { status, errors, data } = await api.graphql(
      "query ($s: String) { products(area: TESTS, filter: { search: $s }) { totalCount } }",
      { s: search },
    );
    expect(status).toBe(400);
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", field: "filter.search" });
    expect(data).toEqual({ products: null });
  });
});
