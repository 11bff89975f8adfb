import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ACHIEVEMENT_IDS } from "../../schema/journey/achievements.ts";
import { categoryOfItem, isProgrammeItem, journeyCategories, journeyItems } from "../../schema/journey/categories.ts";
import type { ReportedActivity } from "../../schema/journey/journeyCodec.ts";
import type { JourneyState, Onboarding } from "../../schema/journey/journeyState.ts";
import { FIRST_PLAN, RECOMMENDATIONS } from "../../schema/journey/recommendations.ts";
import { emptyJourney } from "../../schema/rules/journey/journey.ts";
import {
  acceptedActivity,
  completeOnboarding,
  mergeJourneys,
  mergeRepeated,
  recordActivity,
  removeFromPlan,
  setPlanned,
  validatePlan,
  validateReport,
  withAchievements,
} from "../../schema/rules/journey/journeyChanges.ts";
import { journeyView } from "../../schema/rules/journey/journeyView.ts";
import { addDays, dayOf, isDay } from "../../schema/rules/words/days.ts";
import { DEMO_ITEMS } from "../support/demoItems.ts";
import {
  anyStates,
  ITEM_IDS,
  inSweden,
  journeys,
  journeysWithUnknown,
  NOON,
  pastInstants,
  swedishClock,
  visit,
} from "../support/journeys.ts";

const LATER = new Date("2025-06-16T10:00:00.000Z");
const FAR_AHEAD = "2999-01-01T00:00:00.000Z";
const anna: Onboarding = { name: "Anna", goals: ["Sova bättre"], healthStatus: "good", experience: "intermediate" };

const record = (given: readonly ReportedActivity[], state = emptyJourney(), now = NOON): JourneyState =>
  given.reduce((journey, activity) => recordActivity(journey, activity, DEMO_ITEMS, now), state);

const viewOf = (state: JourneyState, now = NOON) => journeyView(state, DEMO_ITEMS, now);
const merge = (account: JourneyState, browser: JourneyState, now = NOON): JourneyState =>
  mergeJourneys(account, browser, DEMO_ITEMS, now);
const mergeAgain = (account: JourneyState, browser: JourneyState, now = NOON): JourneyState =>
  mergeRepeated(account, browser, DEMO_ITEMS, now);
const onboard = (state: JourneyState, answers = anna): JourneyState =>
  completeOnboarding(state, answers, DEMO_ITEMS, NOON);

/** Items whose minutes count whenever they are done. */
const REPEATABLE_IDS = ITEM_IDS.filter((id) => !isProgrammeItem(id));

/** Reports of different activities at different times, of items known and unknown. */
const reports = (atMost: number): fc.Arbitrary<ReportedActivity[]> =>
  fc
    .uniqueArray(
      fc.record({
        timestamp: pastInstants,
        duration: fc.option(fc.integer({ min: 1, max: 120 })),
        items: fc.option(
          fc.uniqueArray(fc.oneof(fc.constantFrom(...REPEATABLE_IDS), fc.constant("guide:finns-inte")), {
            maxLength: 3,
          }),
        ),
      }),
      { selector: ({ timestamp }) => timestamp, maxLength: atMost },
    )
    .map((given) => given.map((report, index) => visit(`a-${index}`, report)));

const keysOf = (list: readonly { key: string }[]): string[] => list.map(({ key }) => key);
const idsOf = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id);
const sorted = (texts: readonly string[]): string[] => [...texts].sort();

/** What a journey knows, without the order in which it came to know it. */
const known = (state: JourneyState) => ({
  completed: sorted(idsOf(state.completed)),
  days: sorted(state.days),
  achievements: sorted(idsOf(state.achievements)),
  activities: idsOf(state.activities),
  plan: sorted(idsOf(state.plan)),
});

/** The same, so that writing to any part of it throws. */
function frozen<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

describe("a journey that has not begun", () => {
  it("has the defaults: thirty minutes a day for performance, as a beginner", () => {
    const view = viewOf(emptyJourney());
    expect(view.goals).toEqual({ focusAreas: [], timePerDay: 30, mainGoal: "performance", level: "beginner" });
    expect(view).toMatchObject({
      onboarding: null,
      hasCompletedOnboarding: false,
      streak: 0,
      logStreak: 0,
      totalTimeSpent: 0,
      totalActivities: 0,
      level: 1,
      overallPercentage: 0,
      lastActivity: null,
      activities: [],
      days: [],
    });
    expect(
      view.categories.map(({ totalSections, completedSections, percentage, lastActivity }) => [
        totalSections,
        completedSections,
        percentage,
        lastActivity,
      ]),
    ).toEqual([18, 12, 15, 25].map((total) => [total, 0, 0, null]));
    expect(view.achievements.every(({ isUnlocked }) => !isUnlocked)).toBe(true);
  });

  it("remembers for each category the days in Sweden on which something of it was done", () => {
    const completed = [
      { id: "mr", at: "2025-06-12T10:00:00.000Z" },
      { id: "markers", at: "2025-06-10T23:30:00.000Z" },
      { id: "guide:unknown", at: "2025-06-11T10:00:00.000Z" },
    ];
    const { categories } = viewOf({ ...emptyJourney(), completed });
    expect(categories.map(({ completedDays }) => completedDays)).toEqual([[], [], ["2025-06-11", "2025-06-12"], []]);
  });

  it("is nobody else's: two of them share nothing", () => {
    const one = emptyJourney();
    one.goals.focusAreas.push("Sömn");
    one.days.push("2025-06-15");
    expect(emptyJourney()).toMatchObject({ days: [], goals: { focusAreas: [] } });
  });
});

describe("a change that names what does not exist", () => {
  it("is refused at its field", () => {
    expect(validatePlan("sleep-test")).toBeUndefined();
    expect(validatePlan("zzz")).toMatchObject({ code: "NOT_FOUND", field: "key" });
    expect(validatePlan("zzz", { isRemoval: true })).toMatchObject({ code: "NOT_FOUND", field: "key" });
    for (const id of FIRST_PLAN) expect(validatePlan(id, { isRemoval: true })).toMatchObject({ code: "INVALID" });
    expect(validatePlan("toString")).toMatchObject({ code: "NOT_FOUND" });
    expect(validateReport(visit("a"), DEMO_ITEMS)).toBeUndefined();
    expect(validateReport(visit("a", { items: ["mr"] }), DEMO_ITEMS)).toBeUndefined();
    expect(validateReport(visit("a", { items: ["mr", "zzz"] }), DEMO_ITEMS)).toMatchObject({
      code: "NOT_FOUND",
      field: "items",
    });
  });
});

describe("an activity as it is kept", () => {
  it.each([
    [8, 8],
    [1, 1],
    [1_440, 1_440],
    [7.4, 7],
    [0.5, 1],
    [0.4, 3],
    [0, 3],
    [-5, 3],
    [1_441, 3],
    [1e300, 3],
    [Number.NaN, 3],
    [Number.POSITIVE_INFINITY, 3],
    [Number.NEGATIVE_INFINITY, 3],
    [null, 3],
    [undefined, 3],
  ])("of %s minutes counts %d", (duration, minutes) => {
    expect(acceptedActivity(visit("a", { duration }), DEMO_ITEMS, NOON).duration).toBe(minutes);
    expect(record([visit("a", { duration })]).totalMinutes).toBe(minutes);
  });

  it("counts five minutes for an article, where none are given", () => {
    expect(acceptedActivity(visit("a", { type: "article" }), DEMO_ITEMS, NOON).duration).toBe(5);
  });

  it("always counts between a minute and a day, in whole minutes", () => {
    fc.assert(
      fc.property(fc.double(), (duration) => {
        const minutes = acceptedActivity(visit("a", { duration }), DEMO_ITEMS, NOON).duration;
        expect(Number.isInteger(minutes) && minutes >= 1 && minutes <= 1_440).toBe(true);
      }),
    );
  });

  it.each([
    ["of yesterday keeps its time", "2025-06-14T08:00:00.000Z", "2025-06-14T08:00:00.000Z"],
    ["with another time zone is kept as an instant", "2025-06-14T10:00:00+02:00", "2025-06-14T08:00:00.000Z"],
    ["of tomorrow is of now", "2025-06-16T08:00:00.000Z", NOON.toISOString()],
    ["of a moment ahead is of now", "2025-06-15T10:00:00.001Z", NOON.toISOString()],
    ["of a far year is of now", FAR_AHEAD, NOON.toISOString()],
    ["of no time is of now", null, NOON.toISOString()],
    ["of a time that is none is of now", "i går", NOON.toISOString()],
    ["of an empty time is of now", "", NOON.toISOString()],
  ])("%s", (_, timestamp, expected) => {
    const state = record([visit("a", { timestamp })]);
    expect(state.activities[0]?.timestamp).toBe(expected);
    expect(state.lastActivity).toBe(expected);
    expect(state.days).toEqual([swedishClock(new Date(expected)).slice(0, 10)]);
  });

  it("is of the category that it names, else of its item's, else of none", () => {
    const categoryOf = (more: Partial<ReportedActivity>) =>
      acceptedActivity(visit("a", more), DEMO_ITEMS, NOON).category;
    expect(categoryOf({ category: "knowledge", items: ["test:sleep"] })).toBe("knowledge");
    expect(categoryOf({ items: ["test:sleep"] })).toBe("testing");
    expect(categoryOf({ items: ["guide:finns-inte"] })).toBeNull();
    expect(categoryOf({})).toBeNull();
  });
});

describe("recording activities", () => {
  it("adds to the log, the day, the sums and what is completed", () => {
    const at = inSweden("2025-06-14", "23:30").toISOString();
    const state = record([visit("a", { timestamp: at, duration: 8, items: ["guide:hiit", "training-guide:hiit"] })]);
    expect(state).toMatchObject({
      completed: [
        { id: "guide:hiit", at },
        { id: "training-guide:hiit", at },
      ],
      days: ["2025-06-14"],
      totalMinutes: 8,
      totalActivities: 1,
      lastActivity: at,
    });
    expect(idsOf(state.activities)).toEqual(["a"]);
  });

  it("counts one that is reported again only once", () => {
    fc.assert(
      fc.property(reports(30), fc.infiniteStream(fc.nat()), (given, picks) => {
        const once = record(given);
        const again = given.map(() => given[(picks.next().value ?? 0) % given.length] ?? visit("a-0"));
        expect(record(again, once)).toEqual(once);
        expect(once.totalActivities).toBe(given.length);
      }),
    );
  });

  it("counts one that is reported again only once, also when it says something else then", () => {
    const first = record([visit("a", { duration: 8 })]);
    expect(record([visit("a", { duration: 90, items: ["mr"], timestamp: "2025-01-01T00:00:00Z" })], first)).toEqual(
      first,
    );
  });

  it("completes nothing more and adds no day for one that the log has forgotten", () => {
    const given = Array.from({ length: 150 }, (_, index) =>
      visit(`a-${index}`, {
        timestamp: new Date(NOON.getTime() - (150 - index) * 3_600_000).toISOString(),
        items: [ITEM_IDS[index % 70] ?? ""],
      }),
    );
    const once = record(given);
    const again = record(given.slice(0, 20), once);
    expect(sorted(again.days)).toEqual(sorted(once.days));
    expect(again.completed).toEqual(once.completed);
  });

  it("dates an item by when it was first done, in whichever order activities arrive", () => {
    const monday = visit("monday", { timestamp: "2025-06-09T10:00:00.000Z", items: ["test:sleep"] });
    const friday = visit("friday", { timestamp: "2025-06-13T10:00:00.000Z", items: ["test:sleep"] });
    expect(record([monday, friday]).completed).toEqual([{ id: "test:sleep", at: monday.timestamp }]);
    expect(record([friday, monday]).completed).toEqual([{ id: "test:sleep", at: monday.timestamp }]);
  });

  it("is what its own bookkeeping says, in whichever order activities arrive", () => {
    fc.assert(
      fc.property(reports(130), (given) => {
        const state = record(given);
        const newest = [...given].sort((one, other) => (String(one.timestamp) < String(other.timestamp) ? 1 : -1));
        const days = new Set(given.map(({ timestamp }) => swedishClock(new Date(timestamp ?? "")).slice(0, 10)));
        const items = new Set(given.flatMap((report) => report.items ?? []).filter((id) => ITEM_IDS.includes(id)));
        expect(idsOf(state.activities)).toEqual(idsOf(newest.slice(0, 100)));
        expect(sorted(state.days)).toEqual(sorted([...days]));
        expect(sorted(idsOf(state.completed))).toEqual(sorted([...items]));
        expect(state.totalMinutes).toBe(given.reduce((sum, { duration }) => sum + (duration ?? 3), 0));
        expect(state.totalActivities).toBe(given.length);
        expect(state.lastActivity).toBe(newest[0]?.timestamp ?? null);
      }),
      { numRuns: 30 },
    );
  });

  it("completes each item once, and none that does not exist", () => {
    const items = ["guide:finns-inte", "", "mental", "toString", "__proto__", "mr", "mr"];
    expect(idsOf(record([visit("a", { items })]).completed)).toEqual(["mr"]);
  });

  it("survives a date from long ago, as a clock that is wrong reports it", () => {
    for (const timestamp of ["0033-05-01T12:00:00.000Z", "-000005-01-01T00:00:00.000Z"]) {
      const state = record([visit("a", { timestamp }), visit("b")]);
      expect(state.days.every(isDay), timestamp).toBe(true);
      expect(viewOf(state).streak, timestamp).toBe(1);
    }
  });

  it("keeps the newest hundred of 10 000, and all of their days and sums, soon enough", () => {
    const began = process.cpuUsage();
    const at = (index: number) => new Date(inSweden("2025-03-10", "00:30").getTime() + index * 3_456_000);
    let state = emptyJourney();
    for (let index = 0; index < 10_000; index++) {
      const now = at(index);
      state = recordActivity(
        state,
        visit(`a-${index}`, { timestamp: now.toISOString(), duration: 2, items: [ITEM_IDS[index % 70] ?? ""] }),
        DEMO_ITEMS,
        now,
      );
    }
    const now = at(9_999);
    const days = new Set(Array.from({ length: 10_000 }, (_, index) => swedishClock(at(index)).slice(0, 10)));
    expect(idsOf(state.activities)).toEqual(Array.from({ length: 100 }, (_, index) => `a-${9_999 - index}`));
    expect(new Set(state.days)).toEqual(days);
    expect(state.days).toHaveLength(days.size);
    // Each of the 18 sections counts its minutes the first time, everything else always.
    const counted = Array.from({ length: 10_000 }, (_, index) => index).filter(
      (index) => index < 70 || !isProgrammeItem(ITEM_IDS[index % 70] ?? ""),
    );
    expect(state).toMatchObject({
      totalMinutes: 2 * counted.length,
      totalActivities: 10_000,
      lastActivity: now.toISOString(),
    });
    expect(viewOf(state, now)).toMatchObject({
      overallPercentage: 100,
      level: 6,
      streak: days.size,
      logStreak: 365,
    });
    // Work of the processor, not time: others may be using the machine.
    const { user, system } = process.cpuUsage(began);
    expect((user + system) / 1e6).toBeLessThan(30);
  });
});

describe("a section of a programme", () => {
  const SECTION_IDS = ITEM_IDS.filter(isProgrammeItem);
  const section = (id: string, day: string, duration = 15): ReportedActivity => ({
    id: `${id}:${day}`,
    type: "section",
    title: "Ett avsnitt",
    url: "/mental-optimering/light",
    duration,
    timestamp: `${day}T08:00:00.000Z`,
    items: [id],
  });
  /** Sections that were completed on some days, as often as somebody began anew. */
  const readings = fc
    .uniqueArray(
      fc.record({
        id: fc.constantFrom(...SECTION_IDS),
        day: fc.integer({ min: 1, max: 14 }).map((day) => `2025-06-${String(day).padStart(2, "0")}`),
      }),
      { selector: ({ id, day }) => `${id} ${day}`, maxLength: 40 },
    )
    .map((given) =>
      given
        .map(({ id, day }) => section(id, day, 5 + SECTION_IDS.indexOf(id)))
        .sort((one, other) => (String(one.timestamp) < String(other.timestamp) ? -1 : 1)),
    );
  const once = (given: readonly ReportedActivity[]) =>
    [...new Map(given.map(({ items, duration }) => [items?.[0], duration ?? 0])).values()].reduce(
      (sum, minutes) => sum + minutes,
      0,
    );
  const minutesInLog = ({ activities }: JourneyState) => activities.reduce((sum, { duration }) => sum + duration, 0);

  it("counts its minutes once ever, and each time as something that was done on a day", () => {
    fc.assert(
      fc.property(readings, (given) => {
        const state = record(given);
        expect(state.totalMinutes).toBe(once(given));
        expect(minutesInLog(state)).toBe(once(given));
        expect(state.totalActivities).toBe(given.length);
        expect(new Set(state.days)).toEqual(new Set(given.map(({ timestamp }) => String(timestamp).slice(0, 10))));
      }),
    );
  });

  it("brings nothing to the day on which it is completed again", () => {
    const state = record([section("mental:light:1", "2025-06-14"), section("mental:light:1", "2025-06-15")]);
    expect(viewOf(state)).toMatchObject({
      minutesToday: 0,
      totalTimeSpent: 15,
      totalActivities: 2,
      week: { minutes: 15, activityCount: 2 },
    });
  });

  it("takes nothing from what is something else, or is done for the first time together with it", () => {
    const begun = record([section("mental:light:1", "2025-06-13"), visit("guide-1", { items: ["guide:hiit"] })]);
    const more = (items: string[]) => record([visit("more", { items, duration: 7 })], begun).totalMinutes;
    expect(more(["guide:hiit"])).toBe(begun.totalMinutes + 7);
    expect(more(["mental:light:1", "mental:light:2"])).toBe(begun.totalMinutes + 7);
    expect(more(["mental:light:1", "guide:hiit"])).toBe(begun.totalMinutes + 7);
    expect(more(["mental:light:1"])).toBe(begun.totalMinutes);
    expect(more([])).toBe(begun.totalMinutes + 7);
  });

  it("counts once when a browser and an account both completed it, on whichever days", () => {
    fc.assert(
      fc.property(readings, readings, (first, second) => {
        const [account, browser] = [record(first), record(second)];
        const merged = merge(account, browser);
        expect(merged.totalMinutes).toBe(once([...first, ...second]));
        expect(minutesInLog(merged)).toBe(once([...first, ...second]));
        expect(mergeAgain(merged, browser)).toEqual(merged);
      }),
    );
  });

  it("counts what was completed since a merge whose answer was lost, once", () => {
    fc.assert(
      fc.property(readings, readings, readings, (first, second, since) => {
        const [account, browser] = [record(first), record(second)];
        const merged = merge(account, browser);
        const grown = mergeAgain(merged, record(since, browser));
        expect(grown.totalMinutes).toBe(once([...first, ...second, ...since]));
      }),
    );
  });
});

describe("onboarding", () => {
  it("is shown with its goals as what to focus on, and its experience as the level", () => {
    const view = viewOf(onboard(emptyJourney()));
    expect(view).toMatchObject({ onboarding: anna, hasCompletedOnboarding: true });
    expect(view.goals).toEqual({
      focusAreas: ["Sova bättre"],
      timePerDay: 30,
      mainGoal: "performance",
      level: "intermediate",
    });
    expect(view.recommendations.map(({ reason }) => reason)).toContain("För att du vill sova bättre.");
  });

  it("leaves out how somebody feels where that is not kept, and nothing else", () => {
    fc.assert(
      fc.property(journeys, (state) => {
        const stored = onboard(state);
        const withoutHealth = onboard({ ...state, keepsHealthStatus: false });
        expect(withoutHealth).toEqual({
          ...stored,
          keepsHealthStatus: false,
          onboarding: { ...anna, healthStatus: null },
        });
      }),
    );
  });

  it("done again replaces the answers and nothing else", () => {
    fc.assert(
      fc.property(journeys, (state) => {
        const onboarded = onboard(state);
        expect(onboarded).toMatchObject({
          onboarding: anna,
          completed: state.completed,
          days: state.days,
          plan: state.plan,
        });
        expect(onboarded.goals).toMatchObject({ timePerDay: state.goals.timePerDay, mainGoal: state.goals.mainGoal });
      }),
    );
  });
});

describe("the plan", () => {
  const planOf = (state: JourneyState) => viewOf(state).plan;

  it("begins with three that are always there", () => {
    expect(planOf(emptyJourney()).map(({ key, isCompleted, isRemovable }) => [key, isCompleted, isRemovable])).toEqual([
      ["sleep-test", false, false],
      ["training", false, false],
      ["mental-light", false, false],
    ]);
    for (const id of FIRST_PLAN) expect(keysOf(planOf(removeFromPlan(emptyJourney(), id)))).toContain(id);
  });

  it("takes something in once and lets it out again", () => {
    const planned = setPlanned(setPlanned(emptyJourney(), "coaching", false, NOON), "coaching", false, NOON);
    expect(planOf(planned).at(-1)).toMatchObject({ key: "coaching", isRemovable: true, isCompleted: false });
    expect(planOf(planned)).toHaveLength(4);
    expect(planOf(removeFromPlan(planned, "coaching"))).toEqual(planOf(emptyJourney()));
  });

  it.each(["sleep-test", "sleep-guide"])("ticks %s with its date, keeps that date, and takes the tick back", (id) => {
    const shown = (state: JourneyState) => planOf(state).find((planned) => planned.key === id);
    const ticked = setPlanned(emptyJourney(), id, true, NOON);
    expect(shown(ticked)).toMatchObject({ isCompleted: true, completedAt: NOON.toISOString() });
    expect(shown(setPlanned(ticked, id, true, LATER))?.completedAt).toBe(NOON.toISOString());
    const undone = setPlanned(ticked, id, false, LATER);
    expect(shown(undone)).toMatchObject({ isCompleted: false, completedAt: null });
    expect(shown(setPlanned(undone, id, true, LATER))?.completedAt).toBe(LATER.toISOString());
  });

  it.each(["", "finns-inte", "SLEEP-TEST", "constructor", "toString", "__proto__"])(
    "takes in nothing by the name of '%s'",
    (id) => {
      expect(setPlanned(emptyJourney(), id, true, NOON)).toEqual(emptyJourney());
      const unknown = { ...emptyJourney(), plan: [{ id, completedAt: null }] };
      expect(planOf(unknown)).toEqual(planOf(emptyJourney()));
      expect(merge(emptyJourney(), unknown).plan).toEqual([]);
    },
  );

  it("is high before medium before low, each once, the first three among them, whatever is done with it", () => {
    const steps = fc.array(
      fc.tuple(fc.constantFrom(...Object.keys(RECOMMENDATIONS)), fc.constantFrom("in", "tick", "out")),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(steps, (taken) => {
        const expected = new Map<string, boolean>(FIRST_PLAN.map((id) => [id, false]));
        let state = emptyJourney();
        for (const [id, step] of taken) {
          if (step === "out" && keysOf(planOf(emptyJourney())).includes(id)) continue;
          state = step === "out" ? removeFromPlan(state, id) : setPlanned(state, id, step === "tick", NOON);
          if (step === "out") expected.delete(id);
          else expected.set(id, step === "tick");
        }
        const plan = planOf(state);
        expect(new Map(plan.map(({ key, isCompleted }) => [key, isCompleted]))).toEqual(expected);
        expect(plan).toHaveLength(expected.size);
        const order = plan.map(({ priority }) => ["high", "medium", "low"].indexOf(priority));
        expect(order).toEqual([...order].sort());
      }),
    );
  });

  it("leaves out what an older product knew", () => {
    fc.assert(
      fc.property(journeysWithUnknown, (state) => {
        const ids = keysOf(planOf(state));
        const wanted = new Set([
          ...FIRST_PLAN,
          ...idsOf(state.plan).filter((id) => Object.keys(RECOMMENDATIONS).includes(id)),
        ]);
        expect(sorted(ids)).toEqual(sorted([...wanted]));
      }),
    );
  });
});

describe("a browser's journey that comes to an account", () => {
  it("is all that either knows", () => {
    fc.assert(
      fc.property(journeys, journeys, (account, browser) => {
        const merged = merge(account, browser);
        const both = <Part>(of: (state: JourneyState) => readonly Part[]) => new Set([...of(account), ...of(browser)]);
        expect(new Set(idsOf(merged.completed))).toEqual(both((state) => idsOf(state.completed)));
        expect(new Set(merged.days)).toEqual(both((state) => state.days));
        expect(new Set(idsOf(merged.activities))).toEqual(both((state) => idsOf(state.activities)));
        expect(new Set(idsOf(merged.plan))).toEqual(both((state) => idsOf(state.plan)));
        for (const id of both((state) => idsOf(state.achievements))) expect(idsOf(merged.achievements)).toContain(id);
        const known = browser.activities.filter(({ id }) => idsOf(account.activities).includes(id));
        const minutes = known.reduce((sum, { duration }) => sum + duration, 0);
        const grown = (sum: number, less: number) => Math.max(0, sum - less);
        expect(merged.totalMinutes).toBe(account.totalMinutes + grown(browser.totalMinutes, minutes));
        expect(merged.totalActivities).toBe(account.totalActivities + grown(browser.totalActivities, known.length));
        const lasts = sorted([account.lastActivity, browser.lastActivity].filter((at) => at !== null));
        expect(merged.lastActivity).toBe(lasts.at(-1) ?? null);
        for (const list of [merged.completed, merged.activities, merged.plan, merged.achievements]) {
          expect(new Set(idsOf(list)).size).toBe(list.length);
        }
        expect(new Set(merged.days).size).toBe(merged.days.length);
      }),
    );
  });

  it("counts once what both were told, with its minutes", () => {
    const twoLogs = reports(60).chain((given) => fc.tuple(fc.subarray(given), fc.subarray(given)));
    fc.assert(
      fc.property(twoLogs, ([first, second]) => {
        const merged = merge(record(first), record(second));
        const once = record([...first, ...second]);
        expect(merged.totalActivities).toBe(once.totalActivities);
        expect(merged.totalMinutes).toBe(once.totalMinutes);
        expect(idsOf(merged.activities).sort()).toEqual(idsOf(once.activities).sort());
      }),
    );
  });

  it("dates an item by when it was first done, and keeps the account's date of an achievement and a tick", () => {
    const at = { early: "2025-06-01T10:00:00.000Z", late: "2025-06-10T10:00:00.000Z" };
    const state = (when: string): JourneyState => ({
      ...emptyJourney(),
      completed: [{ id: "mr", at: when }],
      achievements: [{ id: "streak-7", unlockedAt: when }],
      plan: [{ id: "coaching", completedAt: when }],
    });
    for (const [account, browser] of [
      [at.early, at.late],
      [at.late, at.early],
    ] as const) {
      const merged = merge(state(account), state(browser));
      expect(merged.completed).toEqual([{ id: "mr", at: at.early }]);
      expect(merged.achievements).toContainEqual({ id: "streak-7", unlockedAt: account });
      expect(merged.plan).toEqual([{ id: "coaching", completedAt: account }]);
    }
  });

  it("brings a tick that the account has not", () => {
    const account = setPlanned(emptyJourney(), "coaching", false, NOON);
    const browser = setPlanned(emptyJourney(), "coaching", true, NOON);
    expect(merge(account, browser, LATER).plan).toEqual([{ id: "coaching", completedAt: NOON.toISOString() }]);
    expect(merge(browser, account, LATER).plan).toEqual([{ id: "coaching", completedAt: NOON.toISOString() }]);
  });

  it("adds nothing but its sums when it comes again", () => {
    fc.assert(
      fc.property(journeysWithUnknown, journeysWithUnknown, (account, browser) => {
        const once = merge(account, browser);
        const again = merge(once, { ...browser, totalMinutes: 0, totalActivities: 0, totalSteps: 0 }, LATER);
        expect(again).toEqual(once);
      }),
    );
  });

  it("that comes again changes nothing, and brings what was done since with its minutes", () => {
    fc.assert(
      fc.property(journeysWithUnknown, journeysWithUnknown, (account, browser) => {
        const once = merge(account, browser);
        expect(mergeAgain(once, browser, LATER)).toEqual(once);
        const since = visit("since", { items: ["mr"], duration: 7, timestamp: LATER.toISOString() });
        const grown = mergeAgain(once, recordActivity(browser, since, DEMO_ITEMS, LATER), LATER);
        expect(grown).toMatchObject({
          totalMinutes: once.totalMinutes + 7,
          totalActivities: once.totalActivities + 1,
          plan: once.plan,
        });
        expect(grown.completed.map(({ id }) => id)).toContain("mr");
      }),
    );
  });

  it("knows the same whichever of two devices came first", () => {
    // Sums hold at least what the log does, and the same activity takes the same time everywhere.
    const devices = journeys.map((state): JourneyState => {
      const activities = state.activities.map((activity) => ({ ...activity, duration: activity.id.length }));
      const minutes = activities.reduce((sum, { duration }) => sum + duration, 0);
      const [totalMinutes, totalActivities] = [state.totalMinutes + minutes, state.totalActivities + activities.length];
      return { ...state, activities, totalMinutes, totalActivities };
    });
    fc.assert(
      fc.property(devices, devices, devices, (account, phone, laptop) => {
        const one = merge(merge(account, phone), laptop);
        const other = merge(merge(account, laptop), phone);
        const inAnyOrder = (state: JourneyState) => ({ ...known(state), activities: sorted(idsOf(state.activities)) });
        expect(inAnyOrder({ ...other, achievements: [] })).toEqual(inAnyOrder({ ...one, achievements: [] }));
        expect(other.totalMinutes).toBe(one.totalMinutes);
      }),
    );
  });

  it("keeps the newest hundred activities of both, newest first", () => {
    const hour = (index: number) => new Date(NOON.getTime() - index * 3_600_000).toISOString();
    const log = (name: string, offset: number) =>
      record(
        Array.from({ length: 80 }, (_, index) => visit(`${name}-${index}`, { timestamp: hour(2 * index + offset) })),
      );
    const merged = merge(log("account", 0), log("browser", 1));
    expect(idsOf(merged.activities)).toEqual(
      Array.from({ length: 100 }, (_, index) => `${index % 2 === 0 ? "account" : "browser"}-${Math.floor(index / 2)}`),
    );
    expect(merged.totalActivities).toBe(160);
  });

  it("brings nothing from the future: its days are dropped, its moments are of now", () => {
    const browser: JourneyState = {
      ...emptyJourney(),
      completed: [{ id: "mr", at: FAR_AHEAD }],
      activities: [{ ...acceptedActivity(visit("a"), DEMO_ITEMS, NOON), timestamp: FAR_AHEAD }],
      days: ["2025-06-14", "2025-06-15", "2025-06-16", "2999-01-01"],
      lastActivity: FAR_AHEAD,
      achievements: [{ id: "streak-7", unlockedAt: FAR_AHEAD }],
    };
    const merged = merge(emptyJourney(), browser);
    expect(merged.days).toEqual(["2025-06-14", "2025-06-15"]);
    expect(merged.completed).toEqual([{ id: "mr", at: NOON.toISOString() }]);
    expect(merged.activities[0]?.timestamp).toBe(NOON.toISOString());
    expect(merged.lastActivity).toBe(NOON.toISOString());
    expect(merged.achievements).toEqual([{ id: "streak-7", unlockedAt: NOON.toISOString() }]);
  });

  it("drops days to come by the Swedish calendar, also in the hours when the rest of the world is a day behind", () => {
    const browser = { ...emptyJourney(), days: ["2025-06-15", "2025-06-16"] };
    const merged = (time: string) => merge(emptyJourney(), browser, inSweden("2025-06-15", time)).days;
    expect(merged("23:59")).toEqual(["2025-06-15"]);
    expect(merge(emptyJourney(), browser, inSweden("2025-06-16", "00:30")).days).toEqual(browser.days);
  });

  it("leaves behind what the product does not know", () => {
    fc.assert(
      fc.property(journeys, journeysWithUnknown, (account, browser) => {
        const merged = merge(account, browser);
        for (const { id } of merged.completed) expect(categoryOfItem(DEMO_ITEMS, id)).toBeDefined();
        for (const { id } of merged.plan) expect(Object.keys(RECOMMENDATIONS)).toContain(id);
        for (const { id } of merged.achievements) expect(ACHIEVEMENT_IDS).toContain(id);
      }),
    );
  });

  it("believes no activity of a length that cannot be", () => {
    const browser = {
      ...emptyJourney(),
      activities: [{ ...acceptedActivity(visit("a"), DEMO_ITEMS, NOON), duration: 1e9 }],
    };
    expect(merge(emptyJourney(), browser).activities[0]?.duration).toBe(3);
  });

  it("gives way to the account's onboarding and goals, and brings them when the account has none", () => {
    const account = onboard(emptyJourney());
    const browser = onboard(emptyJourney(), { ...anna, name: "Björn", experience: "advanced" });
    expect(merge(account, browser)).toMatchObject({ onboarding: anna, goals: account.goals });
    expect(merge(emptyJourney(), browser)).toMatchObject({
      onboarding: { name: "Björn" },
      goals: { level: "advanced" },
    });
  });

  it("brings how somebody feels only to an account that keeps it", () => {
    const browser = onboard(emptyJourney());
    for (const keepsHealthStatus of [true, false]) {
      const merged = merge({ ...emptyJourney(), keepsHealthStatus }, browser);
      expect(merged).toMatchObject({
        keepsHealthStatus,
        onboarding: { ...anna, healthStatus: keepsHealthStatus ? "good" : null },
      });
    }
  });

  it("changes nothing of the account when the browser knows nothing", () => {
    fc.assert(
      fc.property(journeys, (given) => {
        const account = withAchievements(given, DEMO_ITEMS, NOON);
        const merged = merge(account, emptyJourney());
        expect({ ...merged, goals: null }).toEqual({ ...account, goals: null });
        if (account.onboarding) expect(merged.goals).toEqual(account.goals);
      }),
    );
  });

  it("does not take back what the account aims at when the browser has said nothing", () => {
    const account = { ...emptyJourney(), goals: { ...emptyJourney().goals, timePerDay: 60 } };
    expect(merge(account, emptyJourney()).goals.timePerDay).toBe(60);
  });

  it("unlocks what only both together reach", () => {
    const days = Array.from({ length: 7 }, (_, index) => addDays("2025-06-09", index));
    const account = { ...emptyJourney(), days: days.filter((_, index) => index % 2 === 0) };
    const browser = { ...emptyJourney(), days: days.filter((_, index) => index % 2 === 1) };
    const merged = merge(account, browser);
    expect(merged.achievements).toEqual([{ id: "streak-7", unlockedAt: NOON.toISOString() }]);
    expect(viewOf(merged)).toMatchObject({ streak: 7, logStreak: 7 });
  });
});

describe("a journey as it is shown", () => {
  it("says of every item whether and when it was done, and of every category when something last was", () => {
    const state = record([
      visit("a", { timestamp: "2025-06-01T10:00:00.000Z", items: ["mental:light:1"] }),
      visit("b", { timestamp: "2025-06-10T10:00:00.000Z", category: "mental" }),
      visit("c", { timestamp: "2025-06-05T10:00:00.000Z", items: ["guide:hiit", "training-guide:hiit"] }),
    ]);
    const view = viewOf(state);
    expect(view.categories.map(({ key, percentage, lastActivity }) => [key, percentage, lastActivity])).toEqual([
      ["mental", 6, "2025-06-10T10:00:00.000Z"],
      ["physical", 8, "2025-06-05T10:00:00.000Z"],
      ["testing", 0, null],
      ["knowledge", 4, "2025-06-05T10:00:00.000Z"],
    ]);
    expect(view.overallPercentage).toBe(5);
    const items = view.categories.flatMap((category) => category.items);
    expect(items).toHaveLength(70);
    expect(items.filter(({ isCompleted }) => isCompleted).map(({ key, completedAt }) => [key, completedAt])).toEqual([
      ["mental:light:1", "2025-06-01T10:00:00.000Z"],
      ["training-guide:hiit", "2025-06-05T10:00:00.000Z"],
      ["guide:hiit", "2025-06-05T10:00:00.000Z"],
    ]);
  });

  it("counts a training guide that is read again in both of its categories", () => {
    const read = (at: string) =>
      visit(`guide:hiit:${at.slice(0, 10)}`, {
        type: "article",
        timestamp: at,
        items: ["guide:hiit", "training-guide:hiit"],
      });
    const again = "2025-06-10T10:00:00.000Z";
    const { categories } = viewOf(record([read("2025-06-01T10:00:00.000Z"), read(again)]));
    expect(categories.map(({ lastActivity }) => lastActivity)).toEqual([null, again, null, again]);
  });

  it("never names what was done as to do, and praises instead of advising once all is done", () => {
    const isKnown = (view: ReturnType<typeof journeyView>, id: string) =>
      view.categories.flatMap(({ items }) => items).some((item) => item.key === id && item.isCompleted);
    fc.assert(
      fc.property(journeys, (state) => {
        const view = viewOf(state);
        for (const { key: id, isDone } of view.recommendations) {
          const [item] = RECOMMENDATIONS[id as keyof typeof RECOMMENDATIONS].items;
          if (item?.startsWith("guide:") && isKnown(view, item)) expect(isDone, id).toBe(true);
        }
        const order = view.recommendations.map(({ isDone }) => Number(isDone));
        expect(order).toEqual([...order].sort());
        expect(view.nextStep?.isDone).not.toBe(true);
        for (const { isDone, isCompleted, completedAt } of view.plan) {
          if (isDone) expect(isCompleted && completedAt).toBeTruthy();
        }
      }),
    );
    const all = viewOf(record([visit("a", { items: [...ITEM_IDS] })]));
    expect(all).toMatchObject({ overallPercentage: 100, recommendations: [], nextStep: null });
    const allButOne = viewOf(record([visit("a", { items: ITEM_IDS.slice(1) })]));
    expect(allButOne.nextStep).toMatchObject({ key: "mental-light", isDone: false });
  });

  it("ticks in the plan what was done, when it was, and nobody unticks it", () => {
    const at = "2025-06-01T10:00:00.000Z";
    const done = record([visit("a", { timestamp: at, items: ["test:sleep"] })]);
    for (const state of [done, setPlanned(done, "sleep-test", false, NOON)]) {
      expect(viewOf(state).plan.find(({ key }) => key === "sleep-test")).toMatchObject({
        isCompleted: true,
        isDone: true,
        completedAt: at,
      });
    }
  });

  it("recommends no guide that is not published, and one that is by its own title and reading time", () => {
    const onboarded = onboard(emptyJourney());
    const titled = (title: string) =>
      journeyItems(
        journeyCategories({
          guides: title ? [{ slug: "somn-optimering", title, minutes: 11, countsAsTraining: false }] : [],
          trainingMethods: [],
        }),
      );
    const found = (title: string) =>
      journeyView(onboarded, titled(title), NOON).recommendations.find(({ key }) => key === "sleep-guide");
    expect(found("Sov gott")).toMatchObject({ title: "Sov gott", estimatedTime: 11 });
    expect(found("")).toBeUndefined();
    const planned = setPlanned(onboarded, "sleep-guide", false, NOON);
    expect(keysOf(journeyView(planned, titled(""), NOON).plan)).not.toContain("sleep-guide");
  });

  it("keeps the profile's streak after a pause, while the log's is over", () => {
    const state = { ...emptyJourney(), days: ["2025-06-10", "2025-06-11", "2025-06-12"] };
    expect(viewOf(state, inSweden("2025-06-13", "23:59"))).toMatchObject({ streak: 3, logStreak: 3 });
    expect(viewOf(state, inSweden("2025-06-14", "00:00"))).toMatchObject({ streak: 3, logStreak: 0 });
  });

  it("goes on with the streak although a clock that was once set ahead left a day that is yet to come", () => {
    const state = { ...emptyJourney(), days: ["2025-06-14", "2025-06-15", "2026-01-01"] };
    expect(viewOf(state)).toMatchObject({
      streak: 2,
      logStreak: 2,
      days: ["2025-06-14", "2025-06-15"],
    });
  });

  it("adds up: sections to items, categories to the whole, the whole to the level", () => {
    fc.assert(
      fc.property(journeysWithUnknown, (state) => {
        const view = viewOf(state);
        for (const { items, completedSections, totalSections } of view.categories) {
          expect(items).toHaveLength(totalSections);
          expect(items.filter(({ isCompleted }) => isCompleted)).toHaveLength(completedSections);
        }
        const sum = view.categories.reduce((total, { percentage }) => total + percentage, 0);
        expect(view.overallPercentage).toBe(Math.round(sum / 4));
        expect(view.level).toBe(1 + Math.floor(view.overallPercentage / 20));
        expect(view.days).toEqual(sorted(state.days));
        expect(view.recommendations.length).toBeLessThanOrEqual(6);
        expect(view.logStreak === 0 || view.logStreak === Math.min(365, view.streak)).toBe(true);
      }),
    );
  });

  it("can be shown whatever its texts are", () => {
    fc.assert(
      fc.property(anyStates, (state) => {
        expect(viewOf(state)).toHaveProperty("level");
      }),
      { numRuns: 300 },
    );
  });
});

describe("the rules of a journey", () => {
  it("change nothing that they are given", () => {
    fc.assert(
      fc.property(journeys, journeys, (one, other) => {
        const state = frozen(one);
        recordActivity(state, frozen(visit("new", { items: ["mr"], goals: ["Sova bättre"] })), DEMO_ITEMS, NOON);
        onboard(state, frozen({ ...anna }));
        setPlanned(state, "coaching", true, NOON);
        removeFromPlan(state, "coaching");
        withAchievements(state, DEMO_ITEMS, NOON);
        merge(state, frozen(other));
        viewOf(state);
      }),
    );
  });

  it("keep the word that an activity is filed under, and count it in its category", () => {
    const state = record([visit("a", { category: "träning" })]);
    expect(state.activities[0]?.category).toBe("träning");
    const { categories } = viewOf(state);
    expect(categories.filter(({ lastActivity }) => lastActivity).map(({ key }) => key)).toEqual(["physical"]);
  });

  it("begin a day at midnight in Sweden", () => {
    const at = (time: string) => record([visit("a")], emptyJourney(), inSweden("2025-06-15", time)).days;
    expect(at("00:00")).toEqual(["2025-06-15"]);
    expect(at("23:59")).toEqual(["2025-06-15"]);
    expect(dayOf(inSweden("2025-06-15", "00:00"))).toBe("2025-06-15");
  });
});
