import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { GOALS, goalWords } from "../../schema/goals.ts";
import { foldCase } from "../../schema/rules/text.ts";

describe("the onboarding goals", () => {
  it("are eight with different names, one of them better physical condition", () => {
    expect(new Set(GOALS.map(({ id }) => id)).size).toBe(8);
    expect(GOALS.map(({ text }) => text)).toContain("Förbättra fysisk kondition");
  });

  it("have keywords in the form that stored texts have", () => {
    for (const { keywords } of GOALS) {
      expect(keywords.length).toBeGreaterThan(0);
      expect(keywords).toEqual(keywords.map(foldCase));
    }
  });
});

describe("the words of a visitor's goals", () => {
  it.each(GOALS)("$id: text and keywords, by id as by text in any case", ({ id, text, keywords }) => {
    const words = [foldCase(text), ...keywords];
    expect(goalWords([id])).toEqual(words);
    expect(goalWords([text])).toEqual(words);
    expect(goalWords([` ${text.toUpperCase()} `])).toEqual(words);
  });

  it("are a free text itself, folded", () => {
    expect(goalWords(["  Sluta SNARKA "])).toEqual(["sluta snarka"]);
  });

  it("are none for nothing", () => {
    expect(goalWords([])).toEqual([]);
    expect(goalWords(["", "   "])).toEqual([]);
  });

  it("hold none twice and no empty one, which would match everything", () => {
    const goal = fc.oneof(fc.constantFrom(...GOALS.map(({ id }) => id)), fc.string());
    fc.assert(
      fc.property(fc.array(goal), (goals) => {
        const words = goalWords(goals);
        expect(new Set(words).size).toBe(words.length);
        expect(words).not.toContain("");
      }),
    );
  });
});
