import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findGoal, GOALS } from "../../schema/goals.ts";
import { ACHIEVEMENT_IDS, achievementsOf } from "../../schema/journey/achievements.ts";
import {
  achievementKey,
  goalChoices,
  goalKey,
  journeyTextsOf,
  labelOfGoalText,
  type WrittenText,
} from "../../schema/journey/journeyTexts.ts";
import { ONBOARDING, onboardingOf } from "../../schema/questionnaires/onboarding.ts";
import { emptyJourney } from "../../schema/rules/journey/journey.ts";
import { journeyView } from "../../schema/rules/journey/journeyView.ts";
import { DEMO_ITEMS } from "../support/demoItems.ts";

const KEYS = [...GOALS.map(({ id }) => goalKey(id)), ...ACHIEVEMENT_IDS.map(achievementKey)];
const written = fc.uniqueArray(
  fc.record<WrittenText>({
    key: fc.constantFrom(...KEYS),
    title: fc.option(fc.string({ minLength: 1 })),
    description: fc.option(fc.string({ minLength: 1 })),
    isShown: fc.boolean(),
  }),
  { selector: ({ key }) => key },
);
const NOW = new Date("2026-11-28T12:00:00Z");

describe("what admins have written of goals and achievements", () => {
  it("shows, and what they have not is as it came", () => {
    fc.assert(
      fc.property(written, (rows) => {
        const items = { ...DEMO_ITEMS, texts: journeyTextsOf(rows) };
        const of = (key: string) => rows.find((row) => row.key === key);
        for (const [index, { id, title, description }] of achievementsOf(items).entries()) {
          const original = achievementsOf(DEMO_ITEMS)[index];
          expect(title).toBe(of(achievementKey(id))?.title ?? original?.title);
          expect(description).toBe(of(achievementKey(id))?.description ?? original?.description);
        }
        for (const { id, text } of GOALS)
          expect(labelOfGoalText(text, items.texts)).toBe(of(goalKey(id))?.title ?? text);
      }),
    );
  });

  it("changes nothing of what is stored, sent or counted", () => {
    fc.assert(
      fc.property(written, fc.subarray([...GOALS]), (rows, chosen) => {
        const texts = journeyTextsOf(rows);
        const goals = chosen.map(({ text }) => text);
        const state = {
          ...emptyJourney(),
          onboarding: { name: "Åsa", goals, healthStatus: null, experience: "beginner" as const },
        };
        const plain = journeyView(state, DEMO_ITEMS, NOW);
        const view = journeyView(state, { ...DEMO_ITEMS, texts }, NOW);
        expect(view.onboarding).toEqual(plain.onboarding);
        expect(view.recommendations.map(({ key }) => key)).toEqual(plain.recommendations.map(({ key }) => key));
        expect(view.achievements.map(({ key, progress, isUnlocked }) => [key, progress, isUnlocked])).toEqual(
          plain.achievements.map(({ key, progress, isUnlocked }) => [key, progress, isUnlocked]),
        );
        expect(view.goalLabels).toHaveLength(goals.length);
        // A goal is found by its own text, whatever it is called now.
        expect(goalChoices(texts).map(({ text }) => findGoal(text)?.id)).toEqual(GOALS.map(({ id }) => id));
      }),
    );
  });

  it("leaves onboarding as it is where there is none", () => {
    expect(JSON.stringify(onboardingOf(goalChoices(journeyTextsOf([]))))).toBe(JSON.stringify(ONBOARDING));
    expect(labelOfGoalText("något eget", journeyTextsOf([]))).toBe("något eget");
  });
});
