import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ACHIEVEMENT_IDS, type AchievementFacts, achievementsOf } from "../../schema/journey/achievements.ts";
import type { JourneyState } from "../../schema/journey/journeyState.ts";
import { emptyJourney } from "../../schema/rules/journey/journey.ts";
import { completeOnboarding, recordActivity, withAchievements } from "../../schema/rules/journey/journeyChanges.ts";
import { journeyView } from "../../schema/rules/journey/journeyView.ts";
import { addDays, type Day } from "../../schema/rules/words/days.ts";
import { DEMO_ITEMS, demoIds } from "../support/demoItems.ts";
import { ITEM_IDS, inSweden, journeysWithUnknown, NOON, visit } from "../support/journeys.ts";

const ACHIEVEMENTS = achievementsOf(DEMO_ITEMS);
const numbered = (prefix: string): string[] => Array.from({ length: 6 }, (_, index) => `mental:${prefix}:${index + 1}`);

const nothing: AchievementFacts = {
  hasOnboarding: false,
  completed: new Set(),
  streak: 0,
  overall: 0,
  minutes: 0,
  steps: 0,
};
const done = (...ids: string[]): Partial<AchievementFacts> => ({ completed: new Set(ids) });
const facts: fc.Arbitrary<AchievementFacts> = fc.record({
  hasOnboarding: fc.boolean(),
  completed: fc.subarray([...ITEM_IDS]).map((ids) => new Set(ids)),
  streak: fc.nat(500),
  overall: fc.integer({ min: 0, max: 100 }),
  minutes: fc.nat(100_000),
  steps: fc.nat(2_000),
});

/** How far an achievement is: steps reached, and steps in all. */
function stepsOf(id: string, known: Partial<AchievementFacts>): [number, number] {
  const achievement = ACHIEVEMENTS.find((one) => one.id === id);
  return [achievement?.progress({ ...nothing, ...known }) ?? Number.NaN, achievement?.maxProgress ?? Number.NaN];
}

const unlockedOf = (state: JourneyState): string[] => state.achievements.map(({ id }) => id);

/** A journey with an activity on each of some days in a row. */
function activeFrom(day: Day, count: number, state: JourneyState = emptyJourney()): JourneyState {
  return Array.from({ length: count }, (_, index) => addDays(day, index)).reduce((journey, today) => {
    const now = inSweden(today, "23:30");
    return recordActivity(journey, visit(`${today}`, { timestamp: now.toISOString() }), DEMO_ITEMS, now);
  }, state);
}

describe("the achievements", () => {
  it("are fifteen with different names, among them the week and the three mental levels", () => {
    expect(ACHIEVEMENTS.map(({ id }) => id)).toEqual(ACHIEVEMENT_IDS);
    expect(new Set(ACHIEVEMENT_IDS).size).toBe(15);
    expect(new Set(ACHIEVEMENTS.map(({ title }) => title)).size).toBe(15);
    expect(ACHIEVEMENTS.slice(0, 2).map(({ id, maxProgress }) => [id, maxProgress])).toEqual([
      ["streak-7", 7],
      ["mental-levels", 3],
    ]);
  });

  it.each<[string, string, Partial<AchievementFacts>, number, number]>([
    ["streak-7", "six days", { streak: 6 }, 6, 7],
    ["streak-7", "seven days", { streak: 7 }, 7, 7],
    ["streak-7", "a month", { streak: 31 }, 7, 7],
    ["streak-30", "29 days", { streak: 29 }, 29, 30],
    ["streak-30", "thirty days", { streak: 30 }, 30, 30],
    ["mental-levels", "one level", done(...numbered("light")), 1, 3],
    ["mental-levels", "all but one part", done(...demoIds("mental").slice(1)), 2, 3],
    ["mental-levels", "a part of each", done("mental:light:1", "mental:medium:1", "mental:hardcore:1"), 0, 3],
    ["mental-levels", "all levels", done(...demoIds("mental")), 3, 3],
    ["first-test", "another kind of thing", done("physical:training-test", "category:blodtester"), 0, 1],
    ["first-test", "one test", done("test:sleep"), 1, 1],
    ["three-tests", "two tests", done("test:sleep", "test:training"), 2, 3],
    ["three-tests", "three tests", done("test:sleep", "test:training", "test:protocol"), 3, 3],
    ["started", "nothing onboarded", {}, 0, 1],
    ["started", "onboarding", { hasOnboarding: true }, 1, 1],
    ["reader", "nine guides", done(...demoIds("knowledge").slice(0, 9)), 9, 10],
    ["reader", "ten guides", done(...demoIds("knowledge").slice(0, 10)), 10, 10],
    ["library", "24 guides", done(...demoIds("knowledge").slice(1)), 24, 25],
    ["library", "25 guides", done(...demoIds("knowledge")), 25, 25],
    ["training", "training's guides and test only", done(...demoIds("physical").slice(6)), 0, 6],
    ["training", "six methods", done(...demoIds("physical").slice(0, 6)), 6, 6],
    ["comparer", "two areas", done("comparison:TESTS", "comparison:BIOHACKING"), 2, 3],
    ["comparer", "three areas", done("comparison:TESTS", "comparison:SUPPLEMENTS", "comparison:BIOHACKING"), 3, 3],
    ["ten-hours", "a minute less", { minutes: 599 }, 599, 600],
    ["ten-hours", "ten hours", { minutes: 600 }, 600, 600],
    ["halfway", "49 per cent", { overall: 49 }, 49, 50],
    ["halfway", "half", { overall: 50 }, 50, 50],
  ])("%s with %s", (id, _, known, steps, of) => {
    expect(stepsOf(id, known)).toEqual([steps, of]);
  });

  it("show whole steps between none and all, whatever was done", () => {
    fc.assert(
      fc.property(facts, (known) => {
        for (const { id, progress, maxProgress } of ACHIEVEMENTS) {
          const steps = progress(known);
          expect(Number.isInteger(steps) && steps >= 0 && steps <= maxProgress, id).toBe(true);
        }
      }),
    );
  });

  it("never go back when an item more is done", () => {
    fc.assert(
      fc.property(facts, fc.constantFrom(...ITEM_IDS), (known, more) => {
        const after = { ...known, completed: new Set([...known.completed, more]) };
        for (const { id, progress } of ACHIEVEMENTS)
          expect(progress(after), id).toBeGreaterThanOrEqual(progress(known));
      }),
    );
  });
});

describe("unlocking", () => {
  it("comes with the seventh day in a row, at that moment", () => {
    const six = activeFrom("2025-03-26", 6);
    expect(unlockedOf(six)).not.toContain("streak-7");
    const seven = activeFrom("2025-04-01", 1, six);
    expect(seven.achievements).toEqual([{ id: "streak-7", unlockedAt: inSweden("2025-04-01", "23:30").toISOString() }]);
  });

  it("does not come with seven days that are not in a row", () => {
    const broken = activeFrom("2025-03-30", 3, activeFrom("2025-03-25", 4));
    expect(broken.days).toHaveLength(7);
    expect(unlockedOf(broken)).toEqual([]);
  });

  it("stays with its first date when the streak breaks, and when it is reached again", () => {
    const reached = activeFrom("2025-03-26", 7);
    const again = activeFrom("2025-05-01", 8, activeFrom("2025-04-20", 1, reached));
    expect(again.achievements).toEqual(reached.achievements);
    const view = journeyView(activeFrom("2025-04-20", 1, reached), DEMO_ITEMS, inSweden("2025-04-20", "23:31"));
    expect(view.streak).toBe(1);
    expect(view.achievements[0]).toMatchObject({
      key: "streak-7",
      isUnlocked: true,
      unlockedAt: inSweden("2025-04-01", "23:30").toISOString(),
      progress: 7,
    });
  });

  it("comes with onboarding for telling where one wants to go", () => {
    const onboarded = completeOnboarding(
      emptyJourney(),
      { name: "Anna", goals: ["Sova bättre"], healthStatus: null, experience: "beginner" },
      DEMO_ITEMS,
      NOON,
    );
    expect(onboarded.achievements).toEqual([{ id: "started", unlockedAt: NOON.toISOString() }]);
  });

  it("is possible for every achievement, by doing what the site offers", () => {
    const onboarded = completeOnboarding(
      emptyJourney(),
      { name: "Anna", goals: ["Sova bättre"], healthStatus: "good", experience: "advanced" },
      DEMO_ITEMS,
      NOON,
    );
    const month = activeFrom("2025-06-16", 30, onboarded);
    const all = ITEM_IDS.reduce(
      (journey, id) =>
        recordActivity(journey, visit(id, { items: [id], duration: 8 }), DEMO_ITEMS, inSweden("2025-07-15", "23:45")),
      month,
    );
    const ticked = Array.from({ length: 1_000 }, (_, step) => `step:${step}:2025-07-15`).reduce(
      (journey, id) => recordActivity(journey, visit(id, {}), DEMO_ITEMS, inSweden("2025-07-15", "23:50")),
      all,
    );
    expect(unlockedOf(ticked).sort()).toEqual(ACHIEVEMENTS.map(({ id }) => id).sort());
  });

  it("happens once, whatever the journey, and leaves what was unlocked as it is", () => {
    fc.assert(
      fc.property(journeysWithUnknown, (state) => {
        const first = withAchievements(state, DEMO_ITEMS, NOON);
        const later = new Date(NOON.getTime() + 86_400_000);
        expect(first.achievements.slice(0, state.achievements.length)).toEqual(state.achievements);
        for (const { unlockedAt } of first.achievements.slice(state.achievements.length)) {
          expect(unlockedAt).toBe(NOON.toISOString());
        }
        expect(new Set(unlockedOf(first)).size).toBe(first.achievements.length);
        expect(withAchievements(first, DEMO_ITEMS, later).achievements).toEqual(first.achievements);
      }),
    );
  });

  it("is shown with its date when it happened, else with how far it is", () => {
    fc.assert(
      fc.property(journeysWithUnknown, (given) => {
        const state = withAchievements(given, DEMO_ITEMS, NOON);
        const shown = journeyView(state, DEMO_ITEMS, NOON).achievements;
        expect(shown.map(({ key }) => key)).toEqual(ACHIEVEMENTS.map(({ id }) => id));
        for (const { key: id, isUnlocked, unlockedAt, progress, maxProgress } of shown) {
          const known = state.achievements.find((achievement) => achievement.id === id);
          expect(isUnlocked).toBe(known !== undefined);
          expect(unlockedAt).toBe(known?.unlockedAt ?? null);
          if (isUnlocked) expect(progress).toBe(maxProgress);
          else expect(progress).toBeLessThan(maxProgress);
        }
      }),
    );
  });
});
