import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { unmetTheme } from "../../schema/rules/analyses/model/unmetSentences.ts";
import { readSentences } from "../support/sentences.ts";
import { trainModel } from "../support/trainModel.ts";

// `TRAIN=1 npx vitest run --project rules tests/rules/sentenceModel.test.ts` writes new weights, after a change of
// the development set or of the features.

const pathOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const WEIGHTS = pathOf("../../schema/rules/analyses/model/weights.ts");
const sentences = readSentences(pathOf("developmentSentences.tsv"));

describe("the model of sentences that no phrase knows", () => {
  it("has the weights that training gives", { timeout: 120_000 }, () => {
    const trained = trainModel(sentences);
    if (process.env.TRAIN) {
      const written = Buffer.from(trained.buffer).toString("base64");
      writeFileSync(
        WEIGHTS,
        `/** Weights of the model, trained by tests/rules/sentenceModel.test.ts: signed bytes, in base64. */\nexport const WEIGHTS =\n  "${written}";\n`,
      );
    }
    const [, written = ""] = /"(.*)"/.exec(readFileSync(WEIGHTS, "utf8")) ?? [];
    const stored = new Int8Array(Buffer.from(written, "base64"));
    expect(stored.length).toBe(trained.length);
    // Machines may round the last digit differently.
    expect(stored.every((weight, place) => Math.abs(weight - (trained[place] as number)) <= 1)).toBe(true);
  });

  it("finds most of what shall raise a flag, and little else", () => {
    const part = (isWanted: boolean): number => {
      const own = sentences.filter(({ shall, text }) => (shall !== "none") === isWanted && text.split(" ").length > 4);
      return own.filter(({ text }) => unmetTheme(text) !== null).length / own.length;
    };
    expect(part(true)).toBeGreaterThan(0.6);
    expect(part(false)).toBeLessThan(0.02);
  });

  it("says nothing of nothing, of few words, and of somebody else", () => {
    for (const text of ["", "?", "hej hej", "min pappa tappade plötsligt talet och kraften i armen"]) {
      expect(unmetTheme(text)).toBeNull();
    }
  });
});
