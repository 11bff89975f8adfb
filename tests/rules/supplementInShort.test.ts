import { describe, expect, it } from "vitest";
import { supplementInShort } from "../../schema/rules/catalogue/supplementInShort.ts";
import { supplements } from "../../server/seed/supplements.ts";

const shown = supplements.map(({ name, description, features, warnings = [], goals = [], dose = null }) => ({
  name,
  said: [description, ...features, ...warnings, ...goals.map(({ reason }) => reason)].join(" ").toLowerCase(),
  warnings,
  lines: supplementInShort({ description, features, warnings, goalReasons: goals, dose }),
}));
const lineOf = (name: string, label: string) =>
  shown.find((one) => one.name === name)?.lines.find((line) => line.label === label);

describe("a supplement in short", () => {
  it.each(shown)("$name: says only what its own texts say", ({ said, lines }) => {
    for (const { text } of lines)
      for (const sentence of text.split(/(?<=[.!?])\s+/)) {
        if (/^En dos är |^Inget hälsopåstående är angivet/.test(sentence)) continue;
        expect(said).toContain(sentence.replace(/\.$/, "").toLowerCase());
      }
  });

  it.each(shown)("$name: answers whether it helps, and how much", ({ lines }) => {
    expect(lines.map(({ label }) => label).slice(0, 2)).toEqual(["Hjälper det?", "Hur mycket?"]);
    expect(lines[1]?.text).toMatch(/\d/);
  });

  it.each(shown)("$name: leaves no warning out", ({ lines, warnings }) => {
    const all = lines.map(({ text }) => text).join(" ");
    for (const warning of warnings) expect(all).toContain(warning);
  });

  it("says the amount that a claim demands beside it", () => {
    expect(lineOf("Kreatin Rent", "Hjälper det?")?.text).toMatch(/ vid ett intag av 3 g om dagen\.$/);
    const { lines } = {
      lines: supplementInShort({
        description: "Pulver. Kreatin ökar prestationen. Det gäller vid ett intag av 3 g om dagen. Utan smak.",
        features: [],
        warnings: [],
        goalReasons: [],
        dose: "3 g",
      }),
    };
    expect(lines[0]?.text).toBe("Kreatin ökar prestationen. Det gäller vid ett intag av 3 g om dagen.");
  });

  it("keeps limits with the amount, and packages out of it", () => {
    expect(lineOf("Magnesium 100", "Hur mycket?")?.text).toBe(
      "En dos är 1 kapsel. 100 mg magnesium per kapsel. Högst 250 mg magnesium om dagen från alla tillskott sammanlagt.",
    );
    expect(lineOf("Kollagen Betesmark", "Hur mycket?")?.text).toBe("12 g kollagen per dos.");
    expect(lineOf("B-komplex Åtta", "Hur mycket?")?.text).toBe(
      "En dos är 1 tablett. B6: 2 mg. Niacin: 16 mg som nikotinamid. Riboflavin: 1,4 mg.",
    );
  });
});
