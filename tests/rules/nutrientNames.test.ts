import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listedMarkers, searchMarkers, searchTermsOfMarkers } from "../../schema/rules/search/markerSearch.ts";
import { plainNames } from "../../schema/rules/search/nutrientNames.ts";
import { searchTermsOf, wordFitOf, wordQueryOf } from "../../schema/rules/search/searchQuery.ts";
import { indexedWords } from "../../schema/rules/search/searchWords.ts";
import { processorTime } from "../support/processorTime.ts";

describe("the names of nutrients", () => {
  it.each([
    [
      "vitamin d",
      ["D-vitamin", "vitamin D", "dvitamin", "D vitamin", "vit. D", "vitD", "vitamin-d", "D–vitaminer", "VITAMIND"],
    ],
    ["d3", ["vitamin D3", "D3-vitamin", "D-3", "vitamin d-3", "vit D3"]],
    ["b12", ["B 12", "b-12", "vitamin B12", "Vitamin B-12", "B12-vitamin", "B₁₂", "vitamin b 12"]],
    ["vitamin a", ["A-vitamin", "a vitamin", "vit. A", "avitamin"]],
    ["vitamin b", ["B-vitamin", "b vitaminer"]],
    ["k2", ["K2-vitamin", "vitamin K2"]],
    ["omega-3", ["omega 3", "Omega3", "OMEGA - 3", "omega tre", "n-3"]],
    ["q10", ["Q-10", "koenzym Q10", "coenzyme q10", "CoQ10", "co-q10"]],
    ["zink", ["Zn", "Zn2+", "zn²⁺", "Zn 2+"]],
    ["järn", ["järn (Fe)", "Fe", "Fe3+", "Järn(Fe)"]],
    ["kalium", ["K+", "K⁺"]],
    ["vitamin d brist", ["D-vitaminbrist", "dvitaminbrist"]],
    ["vitamin c vitamin d", ["vitamin C vitamin D", "C-vitamin D-vitamin"]],
    ["25 μg", ["25 mcg", "25 µg", "25mcg"]],
    ["ferritin", ["S-Ferritin", "fS-ferritin"]],
    ["hb", ["B-Hb", "b-hb", "B–Hb", "fB-Hb", "P-Hb"]],
    ["albumin", ["U-albumin", "dU-albumin", "S-Albumin"]],
    ["egfr", ["Pt-eGFR", "pt-egfr"]],
  ])("are '%s' in every spelling", (plain, spellings) => {
    for (const one of spellings) expect([one, plainNames(one)]).toEqual([one, plain]);
  });

  it.each([
    "vita",
    "vitaminer",
    "vitamine",
    "vitamindroppar",
    "d och k",
    "500 mg",
    "b-komplex",
    "b-celler",
    "p-piller",
    "b 4",
    "omega-3",
    "ca 100 kr",
    "c-peptid",
    "d14",
  ])("are not in '%s'", (text) => expect(plainNames(text)).toBe(text));

  it("stay as they are when they are written so", () => {
    const part = fc.constantFrom(
      "d",
      "b",
      "12",
      "3",
      "vitamin",
      "vit",
      "omega",
      "q",
      "10",
      "-",
      " ",
      "+",
      "mg",
      "brist",
      "och",
      "s-",
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const terms = searchTermsOf([]);
        const plain = plainNames(parts.join(""));
        expect(plainNames(plain).length).toBeLessThan(200);
        expect(() => wordQueryOf("T", plain, terms)).not.toThrow();
      }),
    );
  });

  it("are read in no time from any text that a search takes", async () => {
    for (const one of ["vitamin ", "b12", "omega", "q 1", "d-", "k ", "co", "prov", "s-s-"]) {
      const text = one.repeat(200).slice(0, 200);
      expect(await processorTime(() => wordQueryOf("T", text, searchTermsOf([])), 50), one).toBeLessThan(50);
    }
  });
});

describe("a search that names something", () => {
  const terms = searchTermsOf(
    [
      { term: "kobalamin", meaning: "vitamin B12" },
      { term: "njurvärde", meaning: "Kreatinin" },
      { term: "D-vitamin", meaning: "25-OH-vitamin D" },
    ],
    ["Ferritin", "Järn", "Magnesium", "Blod i urin"],
  );
  const fits = (search: string, title: string) =>
    wordFitOf(search, terms)(indexedWords("", { title: title.split(" | "), subject: [], rest: [] }).sort()) !==
    undefined;

  it.each([
    ["ferritinvärde", "Ferritin"],
    ["ferritinprov", "Ferritin"],
    ["ferritin test", "Ferritin"],
    ["järnbrist", "Järn"],
    ["järntabletter", "Järn"],
    ["magnesiumcitrat", "Magnesium"],
    ["njurprov", "Kreatinin"],
    ["b12-brist", "Vitamin B12"],
    ["kobalamin", "Aktivt B12"],
    ["vitamin d", "25-OH-vitamin D"],
    ["dvitamin", "K2 med vitamin D3"],
  ])("'%s' finds '%s'", (search, title) => expect(fits(search, title)).toBe(true));

  it.each([
    ["D-vitamin", "E-vitamin | D-alfatokoferol"],
    ["vitamin E", "Vitaminer"],
    ["B1", "Vitamin B12"],
    ["blodprov", "Blod i urin"],
    ["järnbrist", "Brist på sömn"],
  ])("'%s' does not find '%s'", (search, title) => expect(fits(search, title)).toBe(false));
});

describe("a search among markers", () => {
  const names = ["25-OH-vitamin D", "Vitamin B12", "Hemoglobin (Hb)", "HbA1c", "Kolesterol"];
  const terms = searchTermsOfMarkers(names, [
    { term: "kobalamin", meaning: "B12" },
    { term: "d-vitamin", meaning: "25-OH-vitamin D" },
    { term: "långtidssocker", meaning: "HbA1c" },
  ]);
  const markers = names.map((name) => ({ name, description: `Om ${name}.`, searchTerms: terms.get(name) ?? [] }));
  const found = (search: string) => searchMarkers(markers, search).found.map(({ name }) => name);

  it.each([
    ["dvitamin", ["25-OH-vitamin D"]],
    ["D vitamin", ["25-OH-vitamin D"]],
    ["kobalamin", ["Vitamin B12"]],
    ["B 12", ["Vitamin B12"]],
    ["långtidssocker", ["HbA1c"]],
    ["hb", ["Hemoglobin (Hb)", "HbA1c"]],
    ["kolestrol", ["Kolesterol"]],
    ["xyzzy", []],
    ["", names],
  ])("for '%s' finds %j", (search, expected) => expect(found(search)).toEqual(expected));
});

describe("a list of markers", () => {
  const names = [
    "Ferritin",
    "TSH",
    "25-OH-vitamin D",
    "Vitamin B12",
    "Aktivt B12",
    "Kortisol i saliv, morgon",
    "LDL-kolesterol",
  ];
  const markers = names.map((name) => ({
    name,
    description: `Om ${name}, vitamin och järn.`,
    searchTerms: name === "LDL-kolesterol" ? ["det onda kolesterolet"] : [],
  }));
  const listed = (search: string) => listedMarkers(markers, search).map(({ marker }) => marker.name);
  const three = ["Ferritin", "TSH", "25-OH-vitamin D"];

  it.each([
    ["ferritin, tsh, vitamin d", three],
    ["Ferritin; TSH och D-vitamin", three],
    ["ferritin tsh vitamin d", three],
    ["ferritin\nTSH\nvitamin D\n", three],
    ["b12 & ferritin", ["Vitamin B12", "Ferritin"]],
    ["det onda kolesterolet, tsh", ["LDL-kolesterol", "TSH"]],
  ])("'%s' names %j", (search, expected) => expect(listed(search)).toEqual(expected));

  it.each([
    "",
    "ferritin",
    "vitamin d",
    "kortisol i saliv, morgon",
    "LDL kolesterol",
    "ferritin, hej",
    "trött och järn",
  ])("'%s' is none", (search) => expect(listed(search)).toEqual([]));
});
