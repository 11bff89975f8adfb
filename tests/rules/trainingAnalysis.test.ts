import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FINDING_CATEGORIES } from "../../schema/analyses/vocabulary.ts";
import { fieldsOf, type QuestionField } from "../../schema/questionnaires/definition.ts";
import { TRAINING } from "../../schema/questionnaires/training.ts";
import { volumeAgrees } from "../../schema/rules/analyses/agreement.ts";
import { analyseBy, selectRules } from "../../schema/rules/analyses/analyse.ts";
import { wordsIn } from "../../schema/rules/analyses/compose.ts";
import type { Mention, TrainingFacts } from "../../schema/rules/analyses/facts.ts";
import { MENTIONS as TOLD } from "../../schema/rules/analyses/mentions.ts";
import { holds } from "../../schema/rules/analyses/rule.ts";
import { CARE_RULES } from "../../schema/rules/analyses/training/care.ts";
import { TRAINING_RULES } from "../../schema/rules/analyses/trainingRules.ts";
import { pages } from "../../server/seed/seedContent.ts";
import { expectEveryCategory } from "../support/analysisTexts.ts";
import { NEVER_FOR, NEVER_TOGETHER } from "../support/contradictoryAdvice.ts";
import { demoGuides } from "../support/demoItems.ts";

const RUNS = 10_000;

const MENTIONS: readonly Mention[] = TOLD.map(({ key }) => key);

/** Any answer to a question; nobody writes anything here. */
function answerTo(field: QuestionField): fc.Arbitrary<unknown> {
  if (field.kind === "single") return fc.constantFrom(...field.options.map(({ value }) => value));
  if (field.name === "conditions" || field.kind === "list") return fc.constant([]);
  if (field.kind === "several")
    return fc.subarray(
      field.options.map(({ value }) => value),
      { minLength: 1 },
    );
  if (field.kind === "rating" || field.kind === "number") return fc.integer({ min: field.min, max: field.max });
  return fc.constant(null);
}

const anybody = fc
  .record({
    ...Object.fromEntries(fieldsOf(TRAINING).map((field) => [field.name, answerTo(field)])),
    mentions: fc.oneof(fc.constant([]), fc.subarray([...MENTIONS], { maxLength: 3 })),
  })
  .map((facts) => {
    const given = facts as unknown as TrainingFacts;
    return { ...given, flags: [], shape: "plan", volumeAgrees: volumeAgrees(given) ? "yes" : "no" };
  }) as fc.Arbitrary<TrainingFacts>;

/** Somebody who is well, to whom more can be said. */
const anybodyWell = anybody.map((facts): TrainingFacts => {
  return {
    ...facts,
    injuries: "none",
    healthConditions: "none",
    mobilityIssues: "none",
    stressLevel: 2,
    sleepQuality: 4,
    recoveryTime: "fast",
    mentions: [],
  };
});

const anyFacts = fc.oneof(anybody, anybodyWell);

/** By these words a result's paragraphs find the card of their category. */
const WORDS_OF_CATEGORY = {
  plan: /träningsplan|styrka|pass/i,
  cardio: /kondition|puls|zon/i,
  nutrition: /protein|kost|måltid/i,
  recovery: /återhämtning|sömn|vila/i,
  goals: /mål|öka.* stegvis|följ.* upp/i,
};

const checkMany = (numRuns: number, check: (facts: TrainingFacts) => void) =>
  fc.assert(fc.property(anyFacts, check), { numRuns });

const wordCount = (text: string) => text.split(/\s+/).length;

describe("the rules of the training test", () => {
  it("are many, each with an id of its own", () => {
    expect(TRAINING_RULES.length).toBeGreaterThanOrEqual(50);
    expect(new Set(TRAINING_RULES.map(({ id }) => id)).size).toBe(TRAINING_RULES.length);
    expect(new Set(TRAINING_RULES.map(({ title }) => title)).size).toBe(TRAINING_RULES.length);
  });

  it.each(TRAINING_RULES.map((rule) => [rule.id, rule] as const))(
    "%s is short, whole, and leads somewhere",
    (_, rule) => {
      const { title, text, evidence, category, links = [] } = rule;
      expect(wordCount(title)).toBeLessThanOrEqual(8);
      expect(title).toMatch(/^\p{Lu}.*[^.!?]$/u);
      expect(wordCount(text)).toBeGreaterThanOrEqual(20);
      expect(wordCount(text)).toBeLessThanOrEqual(45);
      expect(text).toMatch(/^\p{Lu}[^!]*\.$/u);
      expect(evidence).toMatch(/^\p{Lu}[^!]*\.$/u);
      expect(wordCount(evidence)).toBeLessThanOrEqual(20);
      expect(`${title} ${text}`).toMatch(WORDS_OF_CATEGORY[category]);
      const paths = [...demoGuides.map(({ slug }) => `/guider/${slug}`), ...pages.map(({ slug }) => `/${slug}`)];
      expect(links.length).toBeGreaterThan(0);
      for (const link of links) expect(paths).toContain(link);
    },
  );

  it("leave everybody something of every category, and no two pieces of advice that contradict each other", () => {
    const survived = new Set<string>();
    checkMany(RUNS, (facts) => {
      const selected = selectRules(TRAINING_RULES, facts);
      for (const { id } of selected) survived.add(id);
      // Where answers contradict each other, what would be said of them is not.
      if (!facts.doubted?.length)
        expect(new Set(selected.map(({ category }) => category))).toEqual(
          new Set(Object.keys(FINDING_CATEGORIES.training)),
        );
      const advised = new Map(selected.flatMap(({ id, advises }) => advises.map((topic) => [topic, id] as const)));
      for (const [one, other] of NEVER_TOGETHER.training) {
        if (advised.has(one) && advised.has(other)) expect.fail(`${advised.get(one)} beside ${advised.get(other)}`);
      }
      for (const { who, when, topics } of NEVER_FOR.training) {
        if (!holds(when, facts)) continue;
        for (const topic of topics) {
          if (advised.has(topic)) expect.fail(`${advised.get(topic)} (${topic}) for somebody with ${who}`);
        }
      }
    });
    expect(TRAINING_RULES.map(({ id }) => id).filter((id) => !survived.has(id))).toEqual([]);
  });

  it("make a text of 350 to 650 words for everybody, without an empty section", () => {
    checkMany(1_000, (facts) => {
      const { recommendations, findings } = analyseBy("training", facts, TRAINING_RULES, []);
      expect(wordsIn(recommendations)).toBeGreaterThanOrEqual(350);
      expect(wordsIn(recommendations)).toBeLessThanOrEqual(650);
      expect(recommendations).not.toMatch(/undefined|\[object|\n## [^\n]+\n\n(?=##|$)/);
      expectEveryCategory("training", findings);
      for (const { because } of findings) expect(because.length).toBeGreaterThan(0);
    });
  }, 60_000);

  it("say what matters most of an illness or injury, however much else there is to say", () => {
    checkMany(1_000, (all) => {
      const facts = { ...all, mentions: all.mentions.slice(0, 1) };
      const asked = selectRules(TRAINING_RULES, facts).filter((rule) => CARE_RULES.includes(rule));
      const said = analyseBy("training", facts, TRAINING_RULES, []).findings.map(({ id }) => id);
      expect(said).toEqual(
        expect.arrayContaining(asked.filter(({ priority }) => priority === "high").map(({ id }) => id)),
      );
    });
  }, 60_000);

  it("tell somebody of 72 years with a heart disease and poor balance what was read and approved", async () => {
    const facts: TrainingFacts = {
      age: 72,
      gender: "man",
      trainingExperience: "intermediate",
      currentFrequency: "1-2",
      currentTypes: ["kondition"],
      weeklyHours: "1-2",
      currentIntensity: "light",
      primaryGoals: ["longevity", "balance"],
      timeAvailable: "3-4",
      preferredTrainingTypes: ["outdoor", "group"],
      injuries: "none",
      healthConditions: "cardiovascular",
      mobilityIssues: "balance",
      fitnessLevel: "fair",
      workType: "light-active",
      stressLevel: 2,
      sleepQuality: 4,
      recoveryTime: "slow",
      trainingChallenges: null,
      conditions: [],
      medicines: [],
      labFindings: [],
      motivationFactors: null,
      ...{ mentions: [], flags: [], shape: "plan", volumeAgrees: "yes" },
    };
    const { recommendations } = analyseBy("training", facts, TRAINING_RULES, []);
    await expect(`${recommendations}\n`).toMatchFileSnapshot("approved/training.md");
  });
});
