import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DIFFICULTIES } from "../../schema/catalogue.ts";
import { GOALS } from "../../schema/goals.ts";
import { journeyTextsOf } from "../../schema/journey/journeyTexts.ts";
import {
  INTERESTS,
  RECOMMENDATIONS,
  RECOMMENDED_FOR_GOAL,
  type RecommendationId,
} from "../../schema/journey/recommendations.ts";
import {
  CATEGORY_IDS,
  MAX_CONTENT_RECOMMENDATIONS,
  MAX_RECOMMENDATIONS,
  PRIORITIES,
  RECOMMENDATION_TYPES,
} from "../../schema/journey/vocabulary.ts";
import { type RecommendFrom, recommend } from "../../schema/rules/journey/recommendations.ts";
import { experiences, ITEM_IDS, interests } from "../support/journeys.ts";

const idsOf = (from: RecommendFrom, atMost?: number): string[] => recommend(from, atMost).map(({ id }) => id);

const BEGINNING = ["mental-light", "sleep-test", "basic-tests"];
const UNDER_WAY = ["supplements", "training", "mental-medium"];
const BEYOND = ["biohacking", "mental-hardcore", "coaching"];
const byProgress = (overall: number): string[] => (overall < 10 ? BEGINNING : overall < 50 ? UNDER_WAY : BEYOND);
const MENTAL = { beginner: "mental-light", intermediate: "mental-medium", advanced: "mental-hardcore" } as const;

/** Whether something is neither too hard nor too easy for somebody. */
const fits = ({ experience }: RecommendFrom, id: RecommendationId): boolean =>
  !(experience === "beginner" && RECOMMENDATIONS[id].difficulty === "svår") &&
  !(experience === "advanced" && RECOMMENDATIONS[id].difficulty === "lätt");

const visitors = fc.record(
  {
    overall: fc.oneof(fc.constantFrom(9, 10, 49, 50), fc.integer({ min: 0, max: 100 })),
    experience: fc.option(experiences),
    goals: fc.array(fc.constantFrom(...GOALS.flatMap(({ id, text }) => [id, text]), "Sluta snarka", "", "toString")),
    interests,
  },
  { requiredKeys: ["overall"] },
) satisfies fc.Arbitrary<RecommendFrom>;

describe("recommendations", () => {
  it("lead to the test of sleep, to the levels, and to /kontakt for coaching", () => {
    const urls = [0, 10, 50].flatMap((overall) => recommend({ overall })).map(({ id, url }) => [id, url]);
    expect(Object.fromEntries(urls)).toEqual({
      "mental-light": "/mental-optimering/light",
      "mental-medium": "/mental-optimering/medium",
      "mental-hardcore": "/mental-optimering/hardcore",
      "sleep-test": "/somntestet",
      "basic-tests": "/tester",
      supplements: "/kosttillskott",
      training: "/traning",
      biohacking: "/biohacking",
      coaching: "/kontakt",
    });
  });

  it("of mental training take 20, 30 and 45 minutes", () => {
    expect(Object.values(MENTAL).map((id) => RECOMMENDATIONS[id].estimatedTime)).toEqual([20, 30, 45]);
  });

  it("are six at most, with the three of the progress, as on pages of content, and the level of the experience", () => {
    fc.assert(
      fc.property(visitors, (visitor) => {
        const six = idsOf(visitor);
        expect(six.length).toBeLessThanOrEqual(6);
        expect(idsOf(visitor, MAX_RECOMMENDATIONS)).toEqual(six);
        const three = idsOf(visitor, MAX_CONTENT_RECOMMENDATIONS);
        expect(new Set(three)).toEqual(new Set(idsOf({ overall: visitor.overall })));
        expect(six).toEqual(expect.arrayContaining(three));
        if (visitor.experience) expect(six).toContain(MENTAL[visitor.experience]);
      }),
    );
  });

  it("come high before medium before low, none twice, each with a sentence that says why", () => {
    fc.assert(
      fc.property(visitors, (visitor) => {
        const found = recommend(visitor);
        const priorities = found.map(({ priority }) => ["high", "medium", "low"].indexOf(priority));
        expect(priorities).toEqual([...priorities].sort());
        expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
        for (const { id, reason } of found) expect(reason, id).toMatch(/^(Du har|För att du) [^.]+[^. ]\.$/);
      }),
    );
  });

  it("are all that progress, experience, goals and interests suggest, and nothing that is too hard or too easy", () => {
    fc.assert(
      fc.property(visitors, (visitor) => {
        const wished = [
          ...GOALS.filter(({ id, text }) => visitor.goals?.some((goal) => goal === id || goal === text)).map(
            ({ id }) => RECOMMENDED_FOR_GOAL[id] as RecommendationId,
          ),
          ...(visitor.interests ?? []).map((interest) => INTERESTS[interest].recommendation),
        ].filter((id) => fits(visitor, id));
        const expected = new Set<string>([...byProgress(visitor.overall), ...wished]);
        if (visitor.experience) expected.add(MENTAL[visitor.experience]);
        expect(idsOf(visitor, Number.POSITIVE_INFINITY).sort()).toEqual([...expected].sort());
      }),
    );
  });

  it("name the goal, the interest or the experience that they are for", () => {
    const reasons = (from: Omit<RecommendFrom, "overall">) => recommend({ overall: 20, ...from }).map((r) => r.reason);
    expect(reasons({ goals: ["Sova bättre"] })).toContain("För att du vill sova bättre.");
    const texts = journeyTextsOf([{ key: "goal:sleep", title: "Lugna nätter", description: null, isShown: true }]);
    expect(reasons({ goals: ["Sova bättre"], texts })).toContain("För ditt mål ”Lugna nätter”.");
    expect(reasons({ interests: ["tests"] })).toContain("För att du är intresserad av hälsotester.");
    expect(reasons({ experience: "advanced" })).toContain("Du har svarat att du har provat mycket.");
  });

  it("give one reason where there are several: the first of progress, experience, goals and interests", () => {
    const training = recommend({ overall: 20, interests: ["training"] }).find(({ id }) => id === "training");
    expect(training?.reason).toBe("Du har kommit i gång.");
    const sleep = recommend({ overall: 20, goals: ["sleep"], interests: ["sleep"] });
    expect(sleep.find(({ id }) => id === "sleep-guide")?.reason).toBe("För att du vill sova bättre.");
  });

  it("are only the first when only one is wanted, as in the bar of progress", () => {
    expect(recommend({ overall: 0 }, 1).map(({ priority }) => priority)).toEqual(["high"]);
    expect(recommend({ overall: 0 }, 0)).toEqual([]);
  });
});

describe("what is done", () => {
  const done = fc
    .uniqueArray(fc.constantFrom(...(Object.keys(RECOMMENDATIONS) as RecommendationId[])))
    .map((ids) => new Set(ids));

  it("is still named by progress, comes last, and something to do takes its place", () => {
    fc.assert(
      fc.property(visitors, done, (visitor, ids) => {
        const found = recommend({ ...visitor, done: ids });
        expect(found.length).toBeLessThanOrEqual(6);
        expect(found.map(({ id }) => id)).toEqual(expect.arrayContaining(byProgress(visitor.overall)));
        for (const { id, isDone } of found) expect(isDone).toBe(ids.has(id as RecommendationId));
        const order = found.map(({ isDone }) => Number(isDone));
        expect(order).toEqual([...order].sort());
        const left = found.filter(({ isDone }) => !isDone);
        const couldBe = (Object.keys(RECOMMENDATIONS) as RecommendationId[]).filter(
          (id) => !ids.has(id) && fits(visitor, id),
        );
        const isFilled = found.some(({ isDone }) => isDone);
        expect(left.length).toBeGreaterThanOrEqual(Math.min(2, couldBe.length));
        const shown = new Set(left.map(({ id }) => id));
        if (isFilled) expect(found.length === 6 || couldBe.every((id) => shown.has(id))).toBe(true);
      }),
    );
  });

  it("has the list filled with what progress names next", () => {
    const found = recommend({ overall: 0, done: new Set<RecommendationId>(["sleep-test", "mental-light"]) });
    expect(found.map(({ id, isDone }) => [id, isDone])).toEqual([
      ["training", false],
      ["basic-tests", false],
      ["supplements", false],
      ["mental-medium", false],
      ["mental-light", true],
      ["sleep-test", true],
    ]);
  });
});

describe("what can be recommended", () => {
  it.each(Object.entries(RECOMMENDATIONS))("%s can be shown: words, a path on this site, known kinds", (key, one) => {
    expect(one.id).toBe(key);
    for (const name of one.items)
      expect(
        ITEM_IDS.some((item) => (name.endsWith(":") ? item.startsWith(name) : item === name)),
        name,
      ).toBe(true);
    for (const text of [one.title, one.description, one.icon, ...one.tags]) expect(text.trim()).not.toBe("");
    expect(one.url).toMatch(/^\/[a-z0-9-]+(\/[a-z0-9-]+)*$/);
    expect(RECOMMENDATION_TYPES).toContain(one.type);
    expect(CATEGORY_IDS).toContain(one.category);
    expect(Object.keys(PRIORITIES)).toContain(one.priority);
    expect(DIFFICULTIES).toContain(one.difficulty);
    expect(Number.isInteger(one.estimatedTime) && one.estimatedTime > 0).toBe(true);
    expect(one.tags.length).toBeGreaterThan(0);
  });

  it("is something for each of the eight goals and eight interests", () => {
    expect(Object.keys(RECOMMENDED_FOR_GOAL).sort()).toEqual(GOALS.map(({ id }) => id).sort());
    expect(Object.keys(INTERESTS)).toHaveLength(8);
    expect(new Set(Object.values(INTERESTS).map(({ label }) => label)).size).toBe(8);
  });
});
