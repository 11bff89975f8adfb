import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { flagsRaisedBy } from "../../schema/rules/analyses/model/judge.ts";
import { RED_FLAG_THEMES } from "../../schema/rules/analyses/redFlagThemes.ts";
import { FOUND, NOTHING_FOUND } from "../support/redFlagSentences.ts";
import { figuresOf, readSentences, type Sentence, tableOf } from "../support/sentences.ts";
import { encoded, exampleOf, trainModel } from "../support/trainModel.ts";

// After a change of the sentences, the phrases or the features, `TRAIN=1 npx vitest run --project rules
// tests/rules/sentenceModel.test.ts` writes new weights, and with CROSS=1 it tells how a model reads the sentences of a
// writer whom it has not met.

const pathOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const WEIGHTS = pathOf("../../schema/rules/analyses/model/weights.ts");
/** Holds the fingerprint of the sentences that the weights are of. */
const TRAINED_ON = pathOf("trainedOn.txt");
const development = readSentences(pathOf("developmentSentences.tsv"));
const training = readSentences(pathOf("trainingSentences.tsv"));
const own: Sentence[] = [
  ...RED_FLAG_THEMES.flatMap(({ key, urgency }) =>
    (FOUND[key] ?? []).map((text) => ({ shall: urgency === "112" ? ("112" as const) : ("flag" as const), text })),
  ),
  ...NOTHING_FOUND.map((text) => ({ shall: "none" as const, text })),
].map((sentence) => ({ ...sentence, theme: "", field: "healthChallenges", writer: "" }));

const learnt = () => [
  ...development.map((sentence) => exampleOf(sentence, true)),
  ...own.map((sentence) => exampleOf(sentence, false)),
];

/** What the weights were trained on. */
const fingerprint = createHash("sha256")
  .update(JSON.stringify([development, training, own]))
  .digest("hex")
  .slice(0, 16);

describe("the model that judges sentences", () => {
  it.runIf(process.env.TRAIN)("is trained", { timeout: 3_600_000 }, () => {
    const model = trainModel([...learnt(), ...training.map((sentence) => exampleOf(sentence, false))]);
    const written = Buffer.from(encoded(model)).toString("base64");
    writeFileSync(
      WEIGHTS,
      `// Written by tests/rules/sentenceModel.test.ts.\n\n/** The model's weights as bytes, in base64. */\nexport const WEIGHTS =\n  "${written}";\n`,
    );
    writeFileSync(TRAINED_ON, `${fingerprint}\n`);
  });

  it.runIf(process.env.CROSS)("reads a writer whom it has not met", { timeout: 3_600_000 }, () => {
    const examples = training.map((sentence) => exampleOf(sentence, false));
    const read = [...new Set(training.map(({ writer }) => writer))].flatMap((writer) => {
      const model = trainModel([...learnt(), ...examples.filter((_, index) => training[index]?.writer !== writer)]);
      return figuresOf(
        training.filter((sentence) => sentence.writer === writer),
        model,
      ).map((figures) => ({ ...figures, theme: `${writer} ${figures.theme}` }));
    });
    process.stdout.write(`${tableOf(read)}\n`);
  });

  it.skipIf(process.env.TRAIN)("is the one that the sentences give", () => {
    expect(readFileSync(TRAINED_ON, "utf8").trim()).toBe(fingerprint);
    expect(readFileSync(WEIGHTS).length).toBeLessThan(580_000);
  });

  it.skipIf(process.env.TRAIN)("reads what it was trained on", { timeout: 120_000 }, () => {
    // Some of each writer, which is enough.
    const figures = figuresOf(training.filter((_, index) => index % 31 === 0)).at(-1);
    expect(figures?.recall).toBeGreaterThan(0.93);
    expect(figures?.specificity).toBeGreaterThan(0.93);
  });

  it("says nothing of who or what wakes somebody, and hears what is told beside it", () => {
    for (const text of [
      "Jag vaknar av grannen.",
      "jag väcks av grannarna",
      "Min man väcker mig",
      "Jag vaknar ofta av min fru",
      "Vaknar av dörren. Grannen stör mig!",
    ]) {
      expect([...flagsRaisedBy(text)], text).toEqual([]);
    }
    expect([...flagsRaisedBy("Jag vaknar av min man. Han slår mig.")]).toContain("violence");
    expect([...flagsRaisedBy("Jag vaknar av att jag inte får luft.")]).not.toEqual([]);
  });

  it("says nothing of nothing, of few words, and of somebody else", () => {
    for (const text of ["", "?", "hej hej", "min pappa fick stroke för tio år sedan"]) {
      expect([...flagsRaisedBy(text)]).toEqual([]);
    }
  });
});
