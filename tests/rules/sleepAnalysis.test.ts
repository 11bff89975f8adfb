import { existsSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sitemapPaths } from "../../client/routes.tsx";
import { FINDING_CATEGORIES } from "../../schema/analyses/vocabulary.ts";
import { fieldsOf, type QuestionField } from "../../schema/questionnaires/definition.ts";
import { SLEEP } from "../../schema/questionnaires/sleep.ts";
import { analyse, analyseBy, selectRules } from "../../schema/rules/analyses/analyse.ts";
import { wordsIn } from "../../schema/rules/analyses/compose.ts";
import { type Mention, type SleepAnswers, type SleepFacts, sleepFacts } from "../../schema/rules/analyses/facts.ts";
import { MENTIONS } from "../../schema/rules/analyses/mentions.ts";
import { holds } from "../../schema/rules/analyses/rule.ts";
import type { SleepTopic } from "../../schema/rules/analyses/sleep/rule.ts";
import { SLEEP_RULES } from "../../schema/rules/analyses/sleepRules.ts";
import { expectEveryCategory } from "../support/analysisTexts.ts";
import { NEVER_FOR, NEVER_TOGETHER } from "../support/contradictoryAdvice.ts";

const mentioned = [...new Set(MENTIONS.map(({ key }) => key))];

const twoDigits = (most: number) => fc.integer({ min: 0, max: most }).map((number) => String(number).padStart(2, "0"));
const times = fc.tuple(twoDigits(23), twoDigits(59)).map(([hour, minute]) => `${hour}:${minute}`);

function answerTo(field: QuestionField): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case "single":
      return fc.constantFrom(...field.options.map(({ value }) => value));
    case "rating":
    case "number":
      return fc.integer({ min: field.min, max: field.max });
    case "time":
      return times;
    case "several":
      // What conditions say comes as mentions and flags.
      if (field.name === "conditions") return fc.constant([]);
      return fc.oneof(
        fc.constant([]),
        fc.subarray(
          field.options.map(({ value }) => value),
          { maxLength: 2 },
        ),
      );
    case "list":
      return fc.constant([]);
    default:
      return fc.constant(null);
  }
}

const answers = fc.record(
  Object.fromEntries(fieldsOf(SLEEP).map((field) => [field.name, answerTo(field)])),
) as unknown as fc.Arbitrary<SleepAnswers>;

const FLAGS = ["asleep-at-wheel", "little-sleep-tired", "waking-tired", "palpitations"].map((id) => ({
  ...{ id, text: "Ring 1177.", because: [] },
  urgency: "1177" as const,
}));

const facts = fc
  .tuple(
    answers,
    fc.oneof(fc.constant<Mention[]>([]), fc.subarray(mentioned, { maxLength: 3 })),
    fc.oneof(fc.constant([]), fc.subarray(FLAGS, { maxLength: 1 })),
  )
  .map(([given, mentions, redFlags]) => sleepFacts(given, mentions, redFlags));

const topicsOf = (of: SleepFacts): Set<SleepTopic> =>
  new Set(selectRules(SLEEP_RULES, of).flatMap(({ advises }) => advises));

/** Answers, as they differ from those of a person who sleeps as most do. */
const answersOf = (different: Partial<SleepAnswers>): SleepAnswers => ({ ...USUAL, ...different });

const somebody = (different: Partial<SleepAnswers>, ...mentions: Mention[]): SleepFacts =>
  sleepFacts(answersOf(different), mentions);

const USUAL: SleepAnswers = {
  age: 42,
  gender: "kvinna",
  bedtime: "22:45",
  waketime: "06:30",
  sleepDuration: "7-8",
  sleepQuality: 3,
  fallAsleepTime: "15-30",
  nightWakings: "1-gång",
  morningTiredness: 3,
  daytimeFatigue: "ibland",
  roomTemperature: "perfekt",
  roomDarkness: "mestadels-mörkt",
  noiseLevel: "mestadels-tyst",
  exerciseFrequency: "1-2-gånger",
  exerciseTime: "eftermiddag",
  caffeineIntake: "2-3-koppar",
  alcoholIntake: "sällan",
  screenTimeBedtime: "direkt-före",
  stressLevel: 3,
  sleepChallenges: null,
  conditions: [],
  medicines: [],
  labFindings: [],
};

/** Lies in bed for ten hours and sleeps six. */
const INSOMNIA = {
  age: 51,
  bedtime: "21:30",
  waketime: "07:30",
  sleepDuration: "5-6",
  sleepQuality: 2,
  fallAsleepTime: "mer-än-60",
  nightWakings: "2-3-gånger",
  morningTiredness: 4,
  daytimeFatigue: "ofta",
  stressLevel: 4,
} as const satisfies Partial<SleepAnswers>;

const idsFor = (of: SleepFacts): string[] => selectRules(SLEEP_RULES, of).map(({ id }) => id);

describe("the rules of the sleep test", () => {
  it("are at least 45, each with an id of its own", () => {
    expect(SLEEP_RULES.length).toBeGreaterThanOrEqual(45);
    expect(new Set(SLEEP_RULES.map(({ id }) => id)).size).toBe(SLEEP_RULES.length);
  });

  it.each(SLEEP_RULES.map((rule) => [rule.id, rule] as const))("are whole: %s", (_, rule) => {
    expect(rule.title.split(" ").length).toBeLessThanOrEqual(8);
    expect(rule.title).toMatch(/^\p{Lu}.*[^.!?]$/u);
    expect(wordsIn(rule.text)).toBeGreaterThanOrEqual(20);
    expect(wordsIn(rule.text)).toBeLessThanOrEqual(45);
    expect(rule.text).toMatch(/^\p{Lu}[^!]*\.$/u);
    expect(rule.evidence).toMatch(/^\p{Lu}[^!.?]{20,}\.$/u);
  });

  it("promise nothing, name no remedy and give no dose", () => {
    const said = SLEEP_RULES.map(({ title, text, evidence }) => `${title}. ${text} ${evidence}`).join("\n");
    expect(said).not.toMatch(/kommer att|garanter|bota[rs]?\b|melatonin|sömntablett|magnesium|tillskott|ljuslampa/i);
    expect(said).not.toMatch(/\d\s*(mg|milligram|µg|gram|tabletter)\b/i);
  });

  it("lead to guides and pages that exist", () => {
    const root = join(import.meta.dirname, "../..");
    for (const path of new Set(SLEEP_RULES.flatMap(({ links = [] }) => links))) {
      const guide = /^\/guider\/([a-z0-9-]+)$/.exec(path)?.[1];
      if (guide) expect(existsSync(join(root, `server/seed/articles/${guide}.md`)), path).toBe(true);
      else expect(["/min-resa", ...sitemapPaths]).toContain(path);
    }
  });

  it("are each said to somebody", () => {
    const said = new Set(fc.sample(facts, { numRuns: 10_000, seed: 1 }).flatMap(idsFor));
    expect(SLEEP_RULES.map(({ id }) => id).filter((id) => !said.has(id))).toEqual([]);
  });

  it("never contradict each other, and leave no category empty", () => {
    const categories = Object.keys(FINDING_CATEGORIES.sleep);
    fc.assert(
      fc.property(facts, (of) => {
        const topics = topicsOf(of);
        expect(NEVER_TOGETHER.sleep.filter(([one, other]) => topics.has(one) && topics.has(other))).toEqual([]);
        const forbidden = NEVER_FOR.sleep.filter(({ when, topics: never }) => {
          return holds(when, of) && never.some((topic) => topics.has(topic));
        });
        expect(forbidden.map(({ who }) => who)).toEqual([]);
        const found = new Set<string>(selectRules(SLEEP_RULES, of).map(({ category }) => category));
        // Where answers contradict each other, what would be said of them is not.
        if (of.doubted?.length) return;
        expect(categories.filter((category) => !found.has(category))).toEqual([]);
      }),
      { numRuns: 10_000 },
    );
  });

  it("do not silence each other: of two that disagree, one is said", () => {
    const disagree = SLEEP_RULES.flatMap((one) =>
      SLEEP_RULES.filter((other) => one !== other && silences(one, other) && silences(other, one)).map((other) => [
        one,
        other,
      ]),
    );
    fc.assert(
      fc.property(facts, (of) => {
        const both = disagree.filter((pair) =>
          pair.every(({ when, unless }) => holds(when, of) && !(unless && holds(unless, of))),
        );
        expect(both.map((pair) => pair.map(({ id }) => id))).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  });
});

const silences = (one: (typeof SLEEP_RULES)[number], other: (typeof SLEEP_RULES)[number]): boolean =>
  Boolean(one.rulesOut?.some((topic) => other.advises.includes(topic)));

describe("what the sleep test answers", () => {
  it("is of a readable length, with something of each category where what matters most leaves room", () => {
    fc.assert(
      fc.property(facts, (of) => {
        const { recommendations, findings } = analyseBy("sleep", of, SLEEP_RULES, []);
        expect(wordsIn(recommendations)).toBeGreaterThanOrEqual(350);
        expect(wordsIn(recommendations)).toBeLessThanOrEqual(650);
        // Nothing is said on the ground of answers that contradict each other.
        if (!of.doubted?.length) expectEveryCategory("sleep", findings);
        expect(findings.filter(({ because }) => because.length === 0)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it("is less time in bed for long-lasting poor sleep, but only for those who may", () => {
    expect(idsFor(somebody(INSOMNIA))).toEqual(
      expect.arrayContaining(["less-time-in-bed", "get-up-when-awake", "cbt"]),
    );
    for (const mention of ["pregnancy", "snoring", "heart"] as const) {
      expect(idsFor(somebody(INSOMNIA, mention))).not.toContain("less-time-in-bed");
      expect(idsFor(somebody(INSOMNIA, mention))).toContain("less-time-in-bed-with-help");
    }
    for (const mention of ["epilepsy", "bipolar"] as const) {
      const ids = idsFor(somebody(INSOMNIA, mention));
      expect(ids).toContain(mention);
      expect(ids.filter((id) => /^(less-time|get-up|cbt|wake-time|bed-when)/.test(id))).toEqual([]);
    }
    expect(idsFor(somebody({ ...INSOMNIA, daytimeFatigue: "alltid" }))).toContain("less-time-in-bed-with-help");
  });

  it("is more time in bed for somebody who sleeps as soon as they lie down", () => {
    const short = {
      bedtime: "00:15",
      waketime: "06:00",
      sleepDuration: "5-6",
      fallAsleepTime: "mindre-än-15",
    } as const;
    expect(idsFor(somebody({ ...short, daytimeFatigue: "ofta" }))).toContain("more-time-in-bed");
    const rested = { ...short, daytimeFatigue: "aldrig", morningTiredness: 1, sleepQuality: 4 } as const;
    expect(idsFor(somebody(rested))).not.toContain("more-time-in-bed");
  });

  it("is another light and rhythm for shift work than for others", () => {
    expect(idsFor(somebody({}))).toEqual(expect.arrayContaining(["wake-time", "daylight"]));
    const shifts = idsFor(somebody({}, "shift-work"));
    expect(shifts).toEqual(expect.arrayContaining(["shift-sleep", "shift-light"]));
    expect(shifts).not.toContain("wake-time");
    expect(shifts).not.toContain("daylight");
    expect(idsFor(somebody({ bedtime: "08:30", waketime: "16:00" }))).toContain("shift-sleep");
  });

  it("says nothing of hours in bed that cannot be meant", () => {
    const opening = (bedtime: string, waketime: string) =>
      analyse("sleep", answersOf({ bedtime, waketime, sleepDuration: "7-8" })).recommendations.split(
        "Därför börjar vi",
      )[0];
    expect(opening("23:00", "06:30")).toContain("ligger i sängen ungefär 7,5 timmar");
    for (const waketime of ["23:00", "22:30", "01:00"]) expect(opening("23:00", waketime)).not.toContain("i sängen");
    expect(idsFor(somebody({ bedtime: "23:00", waketime: "23:00", sleepDuration: "5-6" }))).not.toContain(
      "more-time-in-bed",
    );
  });

  it("is the approved text for somebody with poor nights", async () => {
    const { recommendations } = analyse("sleep", answersOf(INSOMNIA));
    await expect(`${recommendations}\n`).toMatchFileSnapshot("approved/sleep.md");
  });
});
