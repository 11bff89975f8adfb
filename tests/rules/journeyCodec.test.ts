import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { journeyMergeSchema, journeyStorage, mergeInputOf } from "../../schema/journey/journeyCodec.ts";
import { JOURNEY_KEYS } from "../../schema/journey/journeyKeys.ts";
import { emptyJourney } from "../../schema/rules/journey/journey.ts";
import { STORED_JOURNEY } from "../support/browserJourney.ts";
import { DEMO_ITEMS } from "../support/demoItems.ts";
import { journeys, NOON } from "../support/journeys.ts";

const stored = (values: unknown) => JSON.parse(JSON.stringify(values)) as Record<string, unknown>;
const read = (values: unknown) => journeyStorage(undefined, NOON).decode(stored(values));
const write = (journey: Parameters<typeof mergeInputOf>[1]) => journeyStorage(DEMO_ITEMS, NOON).encode(journey);

/** A journey that the product could have stored: its log within the limit, its name not empty. */
const storable = journeys.map((journey) => ({
  ...journey,
  onboarding: journey.onboarding && { ...journey.onboarding, name: "Åsa", goals: ["Sova bättre" as const] },
  activities: journey.activities.map((activity) => ({ ...activity, title: "Ett besök" })),
}));

describe("what a browser stores of a journey", () => {
  it("is read as it was written", () => {
    fc.assert(
      fc.property(storable, (journey) => {
        const again = read(write(journey));
        const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);
        const lastActivity = journey.lastActivity ?? journey.activities[0]?.timestamp ?? null;
        expect({ ...again, completed: [...again.completed].sort(byId) }).toEqual({
          ...journey,
          completed: [...journey.completed].sort(byId),
          lastActivity,
        });
      }),
    );
  });

  it("is read from the version before", () => {
    const journey = read(STORED_JOURNEY);
    expect(journey.completed).toHaveLength(16);
    expect(journey).toMatchObject({
      onboarding: { name: "Anna", experience: "intermediate" },
      totalMinutes: 1_412,
      totalActivities: 30,
      days: ["2026-03-01", "2026-03-02", "2026-03-03"],
      plan: [{ id: "coaching", completedAt: null }],
      questionnaire: { currentHealth: "good", interests: ["sleep"] },
    });
    expect(journey.achievements.map(({ id }) => id)).toEqual(["started", "first-test", "training", "ten-hours"]);
  });

  it("loses only what cannot be read, not what stands beside it", () => {
    const progress = STORED_JOURNEY["global-progress"] as { achievements: object[]; categories: object[] };
    const journey = read({
      ...STORED_JOURNEY,
      "global-progress": {
        ...progress,
        lastActivity: "i går",
        achievements: [{ id: "started", unlockedAt: "sådär" }, ...progress.achievements.slice(1)],
        categories: [
          { id: "testing", items: [{ id: "test:sleep", status: "completed", completedAt: "2026-13-45" }, 7] },
          ...progress.categories,
        ],
      },
      userActivities: [{ id: "trasig" }, ...(STORED_JOURNEY.userActivities as object[])],
    });
    expect(journey.achievements.map(({ id }) => id)).toEqual(["first-test", "training", "ten-hours"]);
    expect(journey.activities).toHaveLength(3);
    expect(journey.completed.map(({ id }) => id)).toContain("test:sleep");
    expect(journey.completed).toHaveLength(17);
    expect(journey.totalMinutes).toBe(1_412);
  });

  it("never fails, whatever is under its keys", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.values(JOURNEY_KEYS)), fc.jsonValue()), (values) => {
        expect(() => write(read(values))).not.toThrow();
      }),
    );
    expect(read({})).toEqual(emptyJourney());
  });
});

describe("the script that marks a page for a returning visitor", () => {
  const script = readFileSync(join(import.meta.dirname, "../../public/returning.js"), "utf8");
  const marksOf = (stored: string) => {
    const dataset: Record<string, string> = {};
    const localStorage = { getItem: (key: string) => (key === stored ? "{}" : null) };
    runInNewContext(script, { document: { documentElement: { dataset } }, localStorage });
    return dataset;
  };

  it.each([JOURNEY_KEYS.progress, JOURNEY_KEYS.activities, JOURNEY_KEYS.onboarding, JOURNEY_KEYS.answers])(
    "knows one by %s",
    (key) => expect(marksOf(key)).toHaveProperty("returning"),
  );

  it("knows none by anything else", () => expect(marksOf("journey-items")).toEqual({}));
});

describe("a guest's journey on its way to the account", () => {
  it("arrives as it is, without what is of one's health unless that is wanted", () => {
    fc.assert(
      fc.property(storable, fc.boolean(), (journey, withHealth) => {
        const { key, journey: arrived } = journeyMergeSchema.parse(mergeInputOf("a-merge", journey, withHealth));
        expect(key).toBe("a-merge");
        // All but what follows from the rest, and what is of one's health.
        const { keepsHealthStatus: _, lastActivity: __, goals, onboarding, questionnaire, ...all } = journey;
        expect(arrived).toMatchObject(all);
        expect(arrived.goals.timePerDay).toBe(goals.timePerDay);
        expect(arrived.onboarding?.name).toBe(onboarding?.name);
        expect(arrived.onboarding?.healthStatus ?? null).toBe((withHealth && onboarding?.healthStatus) || null);
        expect(arrived.questionnaire).toEqual(
          withHealth && questionnaire ? expect.objectContaining(questionnaire) : null,
        );
      }),
    );
  });
});
