import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { type Figures, figuresOf, readSentences, tableOf } from "../support/sentences.ts";

// Sentences by somebody who has not read the rules, and that the rules were never tuned on.

const PATH = fileURLToPath(new URL("heldOutSentences.tsv", import.meta.url));

/** Themes of which next to nothing may be missed, and what of the others must be found. */
const NEVER_MISSED = [
  "suicide-and-self-harm",
  "stroke-tia",
  "chest-pain-heart",
  "breathlessness",
  "anaphylaxis",
  "bleeding",
  "sleep-apnoea",
];
const [RECALL_OF_THESE, RECALL, SPECIFICITY] = [0.97, 0.9, 0.93];

describe("sentences that the rules have never met", () => {
  let figures: Figures[] = [];

  beforeAll(() => {
    if (!existsSync(PATH)) throw new Error(`The held-out sentences are missing: ${PATH}`);
    figures = figuresOf(readSentences(PATH));
    process.stdout.write(`${tableOf(figures)}\n`);
  });

  it("are of every theme of which next to nothing may be missed", () => {
    expect(figures.map(({ theme }) => theme)).toEqual(expect.arrayContaining(NEVER_MISSED));
  });

  it("raise a flag where they shall", () => {
    const missed = figures.filter(
      ({ theme, recall }) => recall < (NEVER_MISSED.includes(theme) ? RECALL_OF_THESE : theme === "all" ? 0 : RECALL),
    );
    expect(missed.map(({ theme, recall }) => `${theme} ${recall.toFixed(3)}`)).toEqual([]);
  });

  it("raise none where they shall not", () => {
    expect(figures.at(-1)?.specificity).toBeGreaterThanOrEqual(SPECIFICITY);
  });
});
