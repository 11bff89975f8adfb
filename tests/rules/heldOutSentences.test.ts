import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { type Figures, figuresOf, readSentences, tableOf } from "../support/sentences.ts";

// Sentences by somebody who has not read the rules, and that the rules were never tuned on. They are no place to look for
// what is missing: write sentences of your own for that (developmentSentences.tsv).

const pathOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/**
 * What was reached. Wanted are a recall of 97 % for suicide, stroke, chest pain, breathlessness, anaphylaxis, bleeding and
 * sleep apnoea, of 90 % for every other theme, and a specificity of 93 %: raise these when more is reached.
 */
const REACHED = {
  recall: 0.935,
  specificity: 0.93,
  recallOf: {
    "suicide-and-self-harm": 0.97,
    "stroke-tia": 0.98,
    "chest-pain-heart": 0.96,
    breathlessness: 0.96,
    anaphylaxis: 0.98,
    bleeding: 0.98,
    "sleep-apnoea": 0.96,
  },
};

describe("sentences that the rules have never met", () => {
  let figures: Figures[] = [];

  beforeAll(() => {
    figures = figuresOf(readSentences(pathOf("heldOutSentences.tsv")));
    process.stdout.write(`${tableOf(figures)}\n`);
  });

  it("raise a flag where they shall, no more seldom than before", () => {
    expect(figures.at(-1)?.recall).toBeGreaterThanOrEqual(REACHED.recall);
    for (const [theme, least] of Object.entries(REACHED.recallOf))
      expect(figures.find((one) => one.theme === theme)?.recall, theme).toBeGreaterThanOrEqual(least);
  });

  it("raise none where they shall not, no more often than before", () => {
    expect(figures.at(-1)?.specificity).toBeGreaterThanOrEqual(REACHED.specificity);
  });
});

/** Reached of the four themes that are read worst, by five writers who were asked for what is difficult. */
const REACHED_OF_DIFFICULT = { recall: 0.81, specificity: 0.87 };

describe.runIf(process.env.FULL_RUN)(
  "sentences that were meant to be difficult, on which no more than three thresholds were chosen",
  () => {
    it("are read no worse than before", { timeout: 300_000 }, () => {
      const figures = figuresOf(readSentences(pathOf("difficultSentences.tsv")));
      process.stdout.write(`${tableOf(figures)}\n`);
      expect(figures.at(-1)?.recall).toBeGreaterThanOrEqual(REACHED_OF_DIFFICULT.recall);
      expect(figures.at(-1)?.specificity).toBeGreaterThanOrEqual(REACHED_OF_DIFFICULT.specificity);
    });
  },
);
