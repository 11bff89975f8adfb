import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldCase } from "../../schema/rules/words/text.ts";
import { Area, SampleType, SupplementForm } from "../../server/features/catalogue/catalogueEnums.ts";
import { deriveColumns, type ProductFacts } from "../../server/features/catalogue/derivedColumns.ts";

const facts: ProductFacts = {
  name: "Namnet",
  description: "Beskrivningen",
  providerName: "Leverantören",
  providerCountry: "Sverige",
  biomarkers: ["Markör ett", "Markör två"],
  features: ["Egenskapen"],
  pros: ["Fördelen"],
  sampleType: SampleType.CHEEK_SWAB,
  testCategory: "Smart ring",
  priceEstimate: "från 1 295 kr",
  turnaroundTime: "3–5 arbetsdagar",
  dosesPerPackage: null,
  isFeatured: false,
  goalReasons: [],
  includesDoctorReview: null,
  needsReferral: null,
};

const derive = (area: Area, changes: Partial<ProductFacts> = {}) =>
  deriveColumns({ ...facts, ...changes }, { area, name: "Kategorin", slug: "kategorin" });

/** Which of four products comes first: f featured, s Swedish. */
const ranks = (area: Area) => {
  const rank = (isFeatured: boolean, isSwedish: boolean) =>
    derive(area, { isFeatured, providerCountry: isSwedish ? "Sverige" : "Norge" }).sortRank;
  return { fs: rank(true, true), f: rank(true, false), s: rank(false, true), none: rank(false, false) };
};

describe("a product's place in its area's order", () => {
  it("is featured first for tests, wherever they come from", () => {
    const { fs, f, s, none } = ranks(Area.TESTS);
    expect(fs).toBe(f);
    expect(s).toBe(none);
    expect(f).toBeLessThan(s);
  });

  it("is Swedish, then featured, for supplements", () => {
    const { fs, f, s, none } = ranks(Area.SUPPLEMENTS);
    expect([fs, s, f, none]).toEqual([0, 1, 2, 3]);
  });

  it("is featured, then Swedish, for equipment", () => {
    const { fs, f, s, none } = ranks(Area.BIOHACKING);
    expect([fs, f, s, none]).toEqual([0, 1, 2, 3]);
  });
});

describe("what a search looks in", () => {
  const fields = (area: Area) => derive(area).searchText.split("\n").sort();

  it("is name, description, biomarkers, provider, category and sample type of a test", () => {
    const looked = ["Namnet", "Beskrivningen", "Markör ett", "Markör två", "Leverantören", "Kategorin"];
    expect(fields(Area.TESTS)).toEqual([...looked, "cheek_swab", "Kinnsvabb"].map(foldCase).sort());
  });

  it("is name, description, biomarkers and features of a supplement", () => {
    const looked = ["Namnet", "Beskrivningen", "Markör ett", "Markör två", "Egenskapen"];
    expect(fields(Area.SUPPLEMENTS)).toEqual(looked.map(foldCase).sort());
  });

  it("is name, description, provider, type, features and pros of equipment", () => {
    const looked = ["Namnet", "Beskrivningen", "Leverantören", "Smart ring", "Egenskapen", "Fördelen"];
    expect(fields(Area.BIOHACKING)).toEqual(looked.map(foldCase).sort());
  });

  it("is the slug of a category too, where its name is another word", () => {
    const found = (name: string, slug: string) =>
      deriveColumns(facts, { area: Area.SUPPLEMENTS, name, slug }).searchText.split("\n").includes(slug);
    expect(found("Mjölksyrabakterier", "probiotika")).toBe(true);
    expect(found("Övriga kosttillskott", "kosttillskott")).toBe(false);
    expect(found("DNA & epigenetik", "dna-epigenetik")).toBe(false);
  });

  it("never spans two fields, whatever stands in them", () => {
    const text = fc.string({ unit: fc.constantFrom("a", "B", " ", "\n", "\r", "\t", "\u2028", "ä") });
    fc.assert(
      fc.property(text, text, (name, description) => {
        const { searchText } = derive(Area.SUPPLEMENTS, { name, description, biomarkers: [], features: [] });
        expect(searchText.split("\n").length).toBe([name, description].filter(Boolean).length || 1);
      }),
    );
  });
});

describe("the other stored columns", () => {
  it("take the area from the category and the price from its text", () => {
    expect(derive(Area.TESTS)).toMatchObject({ area: Area.TESTS, priceFrom: 129_500, isSwedish: true });
    expect(derive(Area.TESTS, { priceEstimate: null, providerCountry: null })).toMatchObject({
      priceFrom: null,
      isSwedish: false,
    });
  });

  it("keep the second filter: sample type, form or equipment type, nothing when there is none", () => {
    expect(derive(Area.TESTS).kind).toBe("cheek_swab");
    expect(derive(Area.SUPPLEMENTS, { sampleType: SupplementForm.POWDER }).kind).toBe("pulver");
    expect(derive(Area.BIOHACKING).kind).toBe("Smart ring");
    expect(derive(Area.TESTS, { sampleType: null }).kind).toBe("");
    expect(derive(Area.BIOHACKING, { testCategory: null }).kind).toBe("");
  });

  it("keep the goals that it is tied to, each once, for their index", () => {
    const goalReasons = (["sleep", "energy", "sleep"] as const).map((goal) => ({ goal, reason: "" }));
    expect(derive(Area.TESTS, { goalReasons }).goalIds).toEqual(["sleep", "energy"]);
    expect(derive(Area.TESTS).goalIds).toEqual([]);
  });

  it("look for a goal's text in name, description and category only", () => {
    expect(derive(Area.TESTS).goalText).toBe("namnet\nbeskrivningen\nkategorin");
  });
});
