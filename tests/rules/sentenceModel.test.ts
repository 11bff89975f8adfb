import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { flagsRaisedBy } from "../../schema/rules/analyses/model/judge.ts";
import { networkOf } from "../../schema/rules/analyses/model/network.ts";
import { decoded } from "../../schema/rules/analyses/model/sentenceModel.ts";
import { RED_FLAG_THEMES } from "../../schema/rules/analyses/redFlagThemes.ts";
import { FOUND, NOTHING_FOUND } from "../support/redFlagSentences.ts";
import { figuresOf, readSentences, type Sentence, tableOf } from "../support/sentences.ts";
import { encoded, exampleOf, trainModel } from "../support/trainModel.ts";
import { bytesOfNetwork, networkExampleOf, trainNetwork } from "../support/trainNetwork.ts";

// After a change of the sentences, the phrases or the features, `TRAIN=1 npx vitest run --project rules
// tests/rules/sentenceModel.test.ts` writes new weights (half an hour), and with CROSS=writer-2,writer-26 it tells how
// judges that have not met these writers read them.

const pathOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const WEIGHTS = pathOf("../../schema/rules/analyses/model/weights.ts");
const NETWORK_WEIGHTS = pathOf("../../schema/rules/analyses/model/networkWeights.ts");
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

/** Judges that have learnt from these sentences of the training set, and from those of whoever wrote the rules. */
function train(sentences: readonly Sentence[]): { linear: Uint8Array; network: Uint8Array } {
  const linear = trainModel([
    ...development.map((sentence) => exampleOf(sentence, true)),
    ...[...own, ...sentences].map((sentence) => exampleOf(sentence, false)),
  ]);
  const network = trainNetwork([
    ...development.map((sentence) => networkExampleOf(sentence, true)),
    ...sentences.map((sentence) => networkExampleOf(sentence, false)),
  ]);
  return { linear: encoded(linear), network: bytesOfNetwork(network) };
}

/** What the weights were trained on. */
const fingerprint = createHash("sha256")
  .update(JSON.stringify([development, training, own]))
  .digest("hex")
  .slice(0, 16);

describe("the model that judges sentences", () => {
  it.runIf(process.env.TRAIN)("is trained", { timeout: 7_200_000 }, () => {
    const { linear, network } = train(training);
    const write = (path: string, name: string, of: string, bytes: Uint8Array) =>
      writeFileSync(
        path,
        `// Written by tests/rules/sentenceModel.test.ts.\n\n/** The ${of} as bytes, in base64. */\nexport const ${name} =\n  "${Buffer.from(bytes).toString("base64")}";\n`,
      );
    write(WEIGHTS, "WEIGHTS", "model's weights", linear);
    write(NETWORK_WEIGHTS, "NETWORK", "network", network);
    writeFileSync(TRAINED_ON, `${fingerprint}\n`);
  });

  it.runIf(process.env.CROSS)("reads writers whom it has not met", { timeout: 7_200_000 }, () => {
    const unmet = new Set(process.env.CROSS?.split(","));
    const { linear, network } = train(training.filter(({ writer }) => !unmet.has(writer)));
    const judges = { linear: decoded(linear), network: networkOf(network) };
    const figures = figuresOf(
      training.filter(({ writer }) => unmet.has(writer)),
      judges,
    );
    process.stdout.write(`${tableOf(figures)}\n`);
  });

  it.skipIf(process.env.TRAIN)("is the one that the sentences give", () => {
    expect(readFileSync(TRAINED_ON, "utf8").trim()).toBe(fingerprint);
    expect(readFileSync(WEIGHTS).length).toBeLessThan(580_000);
    expect(readFileSync(NETWORK_WEIGHTS).length).toBeLessThan(760_000);
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
      "Sambon väcker mig när hon går upp",
      "Min fru väcker mig klockan fem när hon ska till jobbet.",
      "Sambon väcker mig när han kommer hem från krogen",
      "katten väcker mig när den vill ut",
      "Mannen väcker mig när han går på toa på natten",
      "Min man väcker mig",
      "Jag vaknar ofta av min fru",
      "Vaknar av dörren. Grannen stör mig!",
    ]) {
      expect([...flagsRaisedBy(text)], text).toEqual([]);
    }
    expect([...flagsRaisedBy("Jag vaknar av min man. Han slår mig.")]).toContain("violence");
    expect([...flagsRaisedBy("Sambon väcker mig när han kommer hem full och slår mig")]).toContain("violence");
    expect([...flagsRaisedBy("Sambon väcker mig när jag slutar andas")]).toContain("sleep-apnoea");
    expect([...flagsRaisedBy("Jag vaknar av att jag inte får luft.")]).not.toEqual([]);
  });

  it("says nothing of nothing, of few words, and of somebody else", () => {
    for (const text of ["", "?", "hej hej", "min pappa fick stroke för tio år sedan"]) {
      expect([...flagsRaisedBy(text)]).toEqual([]);
    }
  });
});
