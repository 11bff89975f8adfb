import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CATEGORY_SLUGS } from "../../schema/catalogue.ts";
import { foldCase, foldName } from "../../schema/rules/words/text.ts";
import { categories } from "../../server/seed/categories.ts";

describe("folding case", () => {
  it("keeps å, ä and ö apart from a and o", () => {
    expect(foldCase("ÅÄÖ")).toBe("åäö");
    expect(foldCase("Ål")).not.toBe(foldCase("al"));
  });

  it("makes both ways of writing ä the same", () => {
    expect(foldCase("ha\u0308lsa")).toBe(foldCase("HÄLSA"));
  });

  it("changes nothing the second time", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(foldCase(foldCase(text))).toBe(foldCase(text));
      }),
    );
  });
});

describe("folding names", () => {
  it("makes a name and its slug the same", () => {
    expect(foldName("DNA & epigenetik")).toBe(foldName("dna-epigenetik"));
    expect(foldName("Hälsokontroller")).toBe("halsokontroller");
    expect(foldName("  Omega-3 ")).toBe("omega 3");
  });

  it("leaves nothing of a text without letters and digits", () => {
    expect(foldName("–&%_\\ ")).toBe("");
  });

  it("finds a category's slug in its name, but where the word may not be shown", () => {
    expect(categories.map(({ slug }) => slug).sort()).toEqual(Object.values(CATEGORY_SLUGS).flat().sort());
    const others = categories.filter(({ name, slug }) => !foldName(name).includes(foldName(slug)));
    expect(others.map(({ slug, name }) => [slug, name])).toEqual([
      ["probiotika", "Mjölksyrabakterier"],
      ["kollektillskott", "Kollagen"],
    ]);
  });
});
