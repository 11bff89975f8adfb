import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countWords, minutesOf, readTimeOf } from "../../schema/rules/content/reading.ts";

describe("the words of a text", () => {
  it("are what a reader reads", () => {
    expect(countWords("")).toBe(0);
    expect(countWords("Sömn är viktigt.")).toBe(3);
    expect(countWords("## Hur *mycket* sömn?\n\n- 7–9 timmar\n- 07:30")).toBe(7);
    expect(countWords("Se [våra tester](/tester?kategori=blodtester) och https://exempel.example/a/b.")).toBe(4);
    expect(countWords("| A | B |\n|---|---|\n| ett | två |")).toBe(4);
    expect(countWords("E-post, 2,5 mmol/l och D-vitamin")).toBe(5);
  });

  it("are added when texts are", () => {
    const words = fc.array(fc.stringMatching(/^[a-zåäö]{1,9}$/), { maxLength: 50 });
    fc.assert(
      fc.property(words, words, (a, b) => {
        expect(countWords([...a, ...b].join(" "))).toBe(a.length + b.length);
      }),
    );
  });
});

describe("the read time", () => {
  it("is a minute for every two hundred words, at least one", () => {
    expect(readTimeOf("")).toBe("1 min");
    expect(readTimeOf("ord ".repeat(1_000))).toBe("5 min");
    expect(readTimeOf("ord ".repeat(1_101))).toBe("6 min");
  });

  it("is read as it was written", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (words) => {
        const text = "ord ".repeat(words);
        expect(minutesOf(readTimeOf(text))).toBe(Math.max(1, Math.round(words / 200)));
      }),
      { numRuns: 30 },
    );
  });

  it("is five minutes where it names none", () => {
    for (const text of ["", "lång", "0 min", "min"]) expect(minutesOf(text)).toBe(5);
    expect(minutesOf("12 min")).toBe(12);
    fc.assert(
      fc.property(fc.string(), (text) => {
        const minutes = minutesOf(text);
        expect(minutes).toBeGreaterThanOrEqual(1);
        expect(minutes).toBeLessThan(10_000);
      }),
    );
  });
});
