import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { flagsRaisedBy } from "../../schema/rules/analyses/model/judge.ts";
import { RED_FLAG_THEMES } from "../../schema/rules/analyses/redFlagThemes.ts";
import { FOUND, NOTHING_FOUND } from "../support/redFlagSentences.ts";
import { figuresOf, readSentences, type Sentence, tableOf } from "../support/sentences.ts";
import { encoded, exampleOf, trainModel } from "../support/trainModel.ts";
import { bytesOfNetwork, networkExampleOf, trainNetwork } from "../support/trainNetwork.ts";

// After a change of the sentences, the phrases or the features, `TRAIN=1 npx vitest run --project rules
// tests/rules/sentenceModel.test.ts` writes new weights, and with CROSS=writer-1,writer-2 it tells how they would read the
// sentences of writers whom they have not met, were those left out.

const pathOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const WEIGHTS = pathOf("../../schema/rules/analyses/model/weights.ts");
const NETWORK = pathOf("../../schema/rules/analyses/model/networkWeights.ts");
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

/** The linear model and the network that sentences teach, with those that everybody who trains has. */
function taughtBy(sentences: readonly Sentence[]) {
  const examplesBy = <Example>(read: (sentence: Sentence, areRulesTuned: boolean) => Example): Example[] => [
    ...development.map((sentence) => read(sentence, true)),
    ...[...own, ...sentences].map((sentence) => read(sentence, false)),
  ];
  return { linear: trainModel(examplesBy(exampleOf)), network: trainNetwork(examplesBy(networkExampleOf)) };
}

/** Writes bytes as a module, in base64. */
function write(path: string, name: string, comment: string, bytes: Uint8Array): void {
  const base64 = Buffer.from(bytes).toString("base64");
  writeFileSync(
    path,
    `// Written by tests/rules/sentenceModel.test.ts.\n\n/** ${comment} as bytes, in base64. */\nexport const ${name} =\n  "${base64}";\n`,
  );
}

/** What the weights were trained on. */
const fingerprint = createHash("sha256")
  .update(JSON.stringify([development, training, own]))
  .digest("hex")
  .slice(0, 16);

describe("the model that judges sentences", () => {
  it.runIf(process.env.TRAIN)("is trained", { timeout: 3_600_000 }, () => {
    const { linear, network } = taughtBy(training);
    write(WEIGHTS, "WEIGHTS", "The linear model's weights", encoded(linear));
    write(NETWORK, "NETWORK", "The network's weights", bytesOfNetwork(network));
    writeFileSync(TRAINED_ON, `${fingerprint}\n`);
  });

  it.runIf(process.env.CROSS)("reads writers whom it has not met", { timeout: 3_600_000 }, () => {
    const unmet = new Set(process.env.CROSS?.split(","));
    const judges = taughtBy(training.filter(({ writer }) => !unmet.has(writer)));
    const figures = figuresOf(
      training.filter(({ writer }) => unmet.has(writer)),
      judges,
    );
    process.stdout.write(`${tableOf(figures)}\n`);
  });

  it.skipIf(process.env.TRAIN)("is the one that the sentences give", () => {
    expect(readFileSync(TRAINED_ON, "utf8").trim()).toBe(fingerprint);
    expect(readFileSync(WEIGHTS).length).toBeLessThan(580_000);
    expect(readFileSync(NETWORK).length).toBeLessThan(760_000);
  });

  it.skipIf(process.env.TRAIN)("reads what it was trained on", { timeout: 120_000 }, () => {
    // Some of each writer, which is enough.
    const figures = figuresOf(training.filter((_, index) => index % 31 === 0)).at(-1);
    expect(figures?.recall).toBeGreaterThan(0.93);
    expect(figures?.specificity).toBeGreaterThan(0.93);
  });

  it("says nothing of nothing, of few words, and of somebody else", () => {
    for (const text of ["", "?", "hej hej", "min pappa fick stroke för tio år sedan"]) {
      expect([...flagsRaisedBy(text)]).toEqual([]);
    }
  });
});
