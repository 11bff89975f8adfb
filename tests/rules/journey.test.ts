import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ACHIEVEMENT_IDS } from "../../schema/journey/achievements.ts";
import {
  categoryOfItem,
  isProgrammeItem,
  journeyCategories,
  journeyItems,
  RESULT_AGAIN,
} from "../../schema/journey/categories.ts";
import type { ReportedActivity } from "../../schema/journey/journeyCodec.ts";
import type { JourneyState, Onboarding } from "../../schema/journey/journeyState.ts";
import { eachSum } from "../../schema/journey/journeySums.ts";
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
  withAchievements,
} from "../../schema/rules/journey/journeyChanges.ts";
import { journeyView } from "../../schema/rules/journey/journeyView.ts";
import { addDays } from "../../schema/rules/words/days.ts";
import { DEMO_ITEMS } from "../support/demoItems.ts";
import {
  anyStates,
  ITEM_IDS,
  inSweden,
  journeys,
  journeysWithUnknown,
  NOON,
  pastInstants,
  swedishDay,
  unknownIds,
  visit,
} from "../support/journeys.ts";

const LATER = new Date("2025-06-16T10:00:00.000Z");
const NOW = NOON.toISOString();
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

/** Items whose minutes count whenever they are done: a result seen again takes no time. */
const REPEATABLE_IDS = ITEM_IDS.filter((id) => !isProgrammeItem(id) && id !== RESULT_AGAIN);

/** Reports of different activities at different times, which name known and unknown items twice. */
const reports: fc.Arbitrary<ReportedActivity[]> = fc
  .uniqueArray(
    fc.record({
      timestamp: pastInstants,
      duration: fc.option(fc.integer({ min: 1, max: 120 })),
      items: fc.array(fc.oneof(fc.constantFrom(...REPEATABLE_IDS), unknownIds)).map((ids) => [...ids, ...ids]),
    }),
    { selector: ({ timestamp }) => timestamp },
  )
  .map((given) => given.map((report, index) => visit(`a-${index}`, report)));

const keysOf = (list: readonly { key: string }[]): string[] => list.map(({ key }) => key);
const idsOf = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id);
const sorted = (texts: Iterable<string>): string[] => [...texts].sort();
const union = (one: readonly string[], other: readonly string[]): string[] => sorted(new Set([...one, ...other]));
const hoursAgo = (hours: number): string => new Date(NOON.getTime() - hours * 3_600_000).toISOString();

/** The minutes of all of them; three where none are given. */
const minutesIn = (activities: readonly Pick<ReportedActivity, "duration">[]): number =>
  activities.reduce((sum, { duration }) => sum + (duration ?? 3), 0);

/** What is given, so that writing to any part of it throws. */
function frozen<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

describe("a journey that has not begun", () => {
  it("has the defaults: thirty minutes a day for performance, as a beginner", () => {
    const view = viewOf(emptyJourney());
    const sums = { streak: 0, logStreak: 0, totalTimeSpent: 0, totalActivities: 0, level: 1, overallPercentage: 0 };
    expect(view).toMatchObject({ ...sums, lastActivity: null, activities: [], days: [] });
    expect(view).toMatchObject({ onboarding: null, hasCompletedOnboarding: false });
    expect(view.goals).toEqual({ focusAreas: [], timePerDay: 30, mainGoal: "performance", level: "beginner" });
    const nothing = { completedSections: 0, percentage: 0, lastActivity: null };
    expect(view.categories).toMatchObject([18, 12, 15, 25].map((totalSections) => ({ totalSections, ...nothing })));
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

describe("an activity as it is kept", () => {
  /** The minutes that it is kept with, and that it adds to the sum. */
  const minutesOf = (more: Partial<ReportedActivity>) => {
    const { activities, totalMinutes } = record([visit("a", more)]);
    expect(totalMinutes).toBe(minutesIn(activities));
    return totalMinutes;
  };

  it.each([0.4, 0, -5, 1_441, 1e300, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, null, undefined])(
    "of %s minutes, which cannot be, counts three, or five as an article",
    (duration) => {
      expect(minutesOf({ duration })).toBe(3);
      expect(minutesOf({ duration, type: "article" })).toBe(5);
    },
  );

  it("takes no time where a result is only looked at again", () => {
    for (const duration of [undefined, 0, 7]) {
      const { activities, totalMinutes } = record([
        visit("result-again:2025-06-15", { items: [RESULT_AGAIN], duration }),
      ]);
      expect([activities[0]?.duration, totalMinutes]).toEqual([0, 0]);
    }
  });

  it("counts its minutes, rounded, where they are between one and those of a day", () => {
    const ofADay = fc.double({ min: 0, max: 1_442, noNaN: true });
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(0.5, 7.4, 1_440), ofADay, fc.double()), (duration) => {
        const minutes = Math.round(duration);
        expect(minutesOf({ duration })).toBe(minutes >= 1 && minutes <= 1_440 ? minutes : 3);
      }),
    );
  });

  it.each([
    ["of yesterday keeps its time", "2025-06-14T08:00:00.000Z", "2025-06-14T08:00:00.000Z"],
    ["with another time zone is kept as an instant", "2025-06-14T10:00:00+02:00", "2025-06-14T08:00:00.000Z"],
    ["of a moment ahead is of now", "2025-06-15T10:00:00.001Z", NOW],
    ["of a far year is of now", FAR_AHEAD, NOW],
    ["of long ago, as a wrong clock reports it, is of now", "0033-05-01T12:00:00.000Z", NOW],
    ["of a year below zero is of now", "-000005-01-01T00:00:00.000Z", NOW],
    ["of no time is of now", null, NOW],
    ["of a time that is none is of now", "i går", NOW],
  ])("%s", (_, timestamp, expected) => {
    const state = record([visit("a", { timestamp })]);
    expect(state.activities[0]?.timestamp).toBe(expected);
    expect(state.lastActivity).toBe(expected);
    expect(state.days).toEqual([swedishDay(expected)]);
  });

  it("is of the category that it names, else of its item's, else of none", () => {
    const categoryOf = (more: Partial<ReportedActivity>) =>
      acceptedActivity(visit("a", more), DEMO_ITEMS, NOON).category;
    expect(categoryOf({ category: "träning", items: ["test:sleep"] })).toBe("träning");
    expect(categoryOf({ items: ["test:sleep"] })).toBe("testing");
    expect(categoryOf({ items: ["guide:finns-inte"] })).toBeNull();
    expect(categoryOf({})).toBeNull();
  });
});

describe("recording activities", () => {
  it("counts one that is reported again only once, also when it says something else then", () => {
    const other = { duration: 90, items: ["mr"], timestamp: "2025-01-01T00:00:00Z" };
    fc.assert(
      fc.property(reports, fc.boolean(), (given, isOther) => {
        const once = record(given);
        const again = given.map((report) => (isOther ? { ...report, ...other } : report));
        expect(record(again, once)).toEqual(once);
        expect(once.totalActivities).toBe(given.length);
      }),
    );
  });

  it("changes nothing for one that is reported again when the log has forgotten it", () => {
    const given = Array.from({ length: 150 }, (_, index) =>
      visit(`a-${index}`, { timestamp: hoursAgo(150 - index), items: [ITEM_IDS[index % 70] ?? ""] }),
    );
    const once = record(given);
    expect(record(given.slice(0, 20), once)).toEqual(once);
  });

  it("dates an item by when it was first done, in whichever order activities arrive", () => {
    const monday = visit("monday", { timestamp: "2025-06-09T10:00:00.000Z", items: ["test:sleep"] });
    const friday = visit("friday", { timestamp: "2025-06-13T10:00:00.000Z", items: ["test:sleep"] });
    expect(record([monday, friday]).completed).toEqual([{ id: "test:sleep", at: monday.timestamp }]);
    expect(record([friday, monday]).completed).toEqual([{ id: "test:sleep", at: monday.timestamp }]);
  });

  it("is what its own bookkeeping says, in whichever order activities arrive", () => {
    fc.assert(
      fc.property(reports, (given) => {
        const state = record(given);
        const newest = [...given].sort((one, other) => (String(one.timestamp) < String(other.timestamp) ? 1 : -1));
        const days = new Set(given.map(({ timestamp }) => swedishDay(timestamp ?? "")));
        const items = new Set(given.flatMap((report) => report.items ?? []).filter((id) => ITEM_IDS.includes(id)));
        expect(idsOf(state.activities)).toEqual(idsOf(newest));
        expect(sorted(state.days)).toEqual(sorted(days));
        expect(sorted(idsOf(state.completed))).toEqual(sorted(items));
        expect(state.totalMinutes).toBe(minutesIn(given));
        expect(state.totalActivities).toBe(given.length);
        expect(state.lastActivity).toBe(newest[0]?.timestamp ?? null);
      }),
    );
  });

  it("keeps the newest hundred of thousands, and all of their days and sums, soon enough", () => {
    const count = process.env.FULL_RUN ? 10_000 : 1_000;
    const began = process.cpuUsage();
    const first = inSweden("2025-03-10", "00:30").getTime();
    const given = Array.from({ length: count }, (_, index) =>
      visit(`a-${index}`, {
        timestamp: new Date(first + (index / count) * 400 * 86_400_000).toISOString(),
        duration: 2,
        items: [ITEM_IDS[index % 70] ?? ""],
      }),
    );
    const lastActivity = given.at(-1)?.timestamp ?? "";
    const state = record(given, emptyJourney(), new Date(lastActivity));
    const days = new Set(given.map(({ timestamp }) => swedishDay(timestamp ?? "")));
    expect(idsOf(state.activities)).toEqual(idsOf(given.slice(-100).reverse()));
    expect(sorted(state.days)).toEqual(sorted(days));
    // Each of the 18 sections counts its minutes the first time, a result seen again none, everything else always.
    const counted = given.filter(
      ({ items }, index) => items?.[0] !== RESULT_AGAIN && (index < 70 || !isProgrammeItem(items?.[0] ?? "")),
    );
    expect(state).toMatchObject({ totalMinutes: 2 * counted.length, totalActivities: count, lastActivity });
    const shown = { overallPercentage: 100, level: 6, streak: days.size, logStreak: 365 };
    expect(viewOf(state, new Date(lastActivity))).toMatchObject(shown);
    // Work of the processor, not time: others may be using the machine.
    const { user, system } = process.cpuUsage(began);
    expect((user + system) / 1e6).toBeLessThan(30);
  });
});

describe("a section of a programme", () => {
  const SECTION_IDS = ITEM_IDS.filter(isProgrammeItem);
  const section = (id: string, day: string, duration = 15): ReportedActivity =>
    visit(`${id}:${day}`, { type: "section", duration, timestamp: `${day}T08:00:00.000Z`, items: [id] });
  /** Sections that were completed on some days, as often as somebody began anew. */
  const readings = fc
    .uniqueArray(fc.tuple(fc.nat(13), fc.constantFrom(...SECTION_IDS)), { selector: String })
    .map((given) =>
      given
        .sort(([one], [other]) => one - other)
        .map(([day, id]) => section(id, addDays("2025-06-01", day), 5 + SECTION_IDS.indexOf(id))),
    );
  /** The minutes of each section that is among them. */
  const once = (given: readonly ReportedActivity[]) =>
    minutesIn([...new Map(given.map((report) => [report.items?.[0], report])).values()]);

  it("counts its minutes once ever, and each time as something that was done on a day", () => {
    fc.assert(
      fc.property(readings, (given) => {
        const state = record(given);
        expect(state.totalMinutes).toBe(once(given));
        expect(minutesIn(state.activities)).toBe(once(given));
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

  it("counts once when a browser and an account both completed it, on whichever days, also since they were merged", () => {
    fc.assert(
      fc.property(readings, readings, readings, (first, second, since) => {
        const browser = record(second);
        const merged = merge(record(first), browser);
        expect(merged.totalMinutes).toBe(once([...first, ...second]));
        expect(minutesIn(merged.activities)).toBe(once([...first, ...second]));
        expect(mergeAgain(merged, browser)).toEqual(merged);
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
    expect(view.goals).toMatchObject({ focusAreas: ["Sova bättre"], timePerDay: 30, level: "intermediate" });
    expect(view.recommendations.map(({ reason }) => reason)).toContain("För att du vill sova bättre.");
  });

  it("done again replaces the answers and nothing else, without how somebody feels where that is not kept", () => {
    fc.assert(
      fc.property(journeys, (state) => {
        const onboarded = onboard(state);
        const { completed, days, plan, goals } = state;
        expect(onboarded).toMatchObject({ onboarding: anna, completed, days, plan });
        expect(onboarded.goals).toMatchObject({ timePerDay: goals.timePerDay, mainGoal: goals.mainGoal });
        const withoutHealth = { keepsHealthStatus: false, onboarding: { ...anna, healthStatus: null } };
        expect(onboard({ ...state, keepsHealthStatus: false })).toEqual({ ...onboarded, ...withoutHealth });
      }),
    );
  });
});

describe("the plan", () => {
  const planOf = (state: JourneyState) => viewOf(state).plan;

  it("begins with three", () => {
    expect(keysOf(planOf(emptyJourney()))).toEqual(["sleep-test", "training", "mental-light"]);
  });

  it.each(["sleep-test", "sleep-guide"])("ticks %s with its date, keeps that date, and takes the tick back", (id) => {
    const shown = (state: JourneyState) => planOf(state).find((planned) => planned.key === id);
    const ticked = setPlanned(emptyJourney(), id, true, NOON);
    expect(shown(ticked)).toMatchObject({ isCompleted: true, completedAt: NOW });
    expect(shown(setPlanned(ticked, id, true, LATER))?.completedAt).toBe(NOW);
    const undone = setPlanned(ticked, id, false, LATER);
    expect(shown(undone)).toMatchObject({ isCompleted: false, completedAt: null });
    expect(shown(setPlanned(undone, id, true, LATER))?.completedAt).toBe(LATER.toISOString());
  });

  it("is high before medium before low, each once, the first three always among them, whatever is done with it", () => {
    const always: readonly string[] = FIRST_PLAN;
    const ids = fc.oneof(fc.constantFrom(...always), fc.constantFrom(...Object.keys(RECOMMENDATIONS)));
    const anyStep = fc.tuple(ids, fc.constantFrom("in", "tick", "out"));
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 40 }), (taken) => {
        const expected = new Map(always.map((id) => [id, false]));
        let state = emptyJourney();
        for (const [id, step] of taken) {
          state = step === "out" ? removeFromPlan(state, id) : setPlanned(state, id, step === "tick", NOON);
          if (step !== "out") expected.set(id, step === "tick");
          else if (!always.includes(id)) expected.delete(id);
        }
        const plan = planOf(state);
        expect(new Map(plan.map(({ key, isCompleted }) => [key, isCompleted]))).toEqual(expected);
        expect(plan).toHaveLength(expected.size);
        for (const { key, isRemovable } of plan) expect(isRemovable, key).toBe(!always.includes(key));
        const order = plan.map(({ priority }) => ["high", "medium", "low"].indexOf(priority));
        expect(order).toEqual([...order].sort());
      }),
    );
  });

  it("takes in nothing that the product does not know, and leaves out what an older one knew", () => {
    fc.assert(
      fc.property(journeysWithUnknown, unknownIds, (state, unknown) => {
        expect(setPlanned(state, unknown, true, NOON)).toEqual(state);
        const known = idsOf(state.plan).filter((id) => Object.keys(RECOMMENDATIONS).includes(id));
        expect(sorted(keysOf(planOf(state)))).toEqual(union(FIRST_PLAN, known));
      }),
    );
  });
});

describe("a browser's journey that comes to an account", () => {
  const kept = acceptedActivity(visit("a"), DEMO_ITEMS, NOON);
  /** A journey in which all that there is happened at one instant. */
  const dated = (at: string): JourneyState => ({
    ...emptyJourney(),
    completed: [{ id: "mr", at }],
    activities: [{ ...kept, timestamp: at }],
    lastActivity: at,
    achievements: [{ id: "streak-7", unlockedAt: at }],
    plan: [{ id: "coaching", completedAt: at }],
  });

  it("is all that either knows, each once", () => {
    fc.assert(
      fc.property(journeys, journeys, (account, browser) => {
        const merged = merge(account, browser);
        for (const part of ["completed", "activities", "plan"] as const)
          expect(sorted(idsOf(merged[part])), part).toEqual(union(idsOf(account[part]), idsOf(browser[part])));
        expect(sorted(merged.days)).toEqual(union(account.days, browser.days));
        const unlocked = idsOf(merged.achievements);
        for (const { id } of [...account.achievements, ...browser.achievements]) expect(unlocked).toContain(id);
        expect(new Set(unlocked).size).toBe(unlocked.length);
        const known = browser.activities.filter(({ id }) => idsOf(account.activities).includes(id));
        const grown = (sum: number, less: number) => Math.max(0, sum - less);
        expect(merged.totalMinutes).toBe(account.totalMinutes + grown(browser.totalMinutes, minutesIn(known)));
        expect(merged.totalActivities).toBe(account.totalActivities + grown(browser.totalActivities, known.length));
        const lasts = sorted([account.lastActivity, browser.lastActivity].filter((at) => at !== null));
        expect(merged.lastActivity).toBe(lasts.at(-1) ?? null);
      }),
    );
  });

  it("counts once what both were told, with its minutes", () => {
    const twoLogs = reports.chain((given) => fc.tuple(fc.subarray(given), fc.subarray(given)));
    fc.assert(
      fc.property(twoLogs, ([first, second]) => {
        const merged = merge(record(first), record(second));
        const once = record([...first, ...second]);
        expect(merged.totalActivities).toBe(once.totalActivities);
        expect(merged.totalMinutes).toBe(once.totalMinutes);
        expect(sorted(idsOf(merged.activities))).toEqual(sorted(idsOf(once.activities)));
      }),
    );
  });

  it("dates an item by when it was first done, and keeps the account's date of an achievement and a tick", () => {
    fc.assert(
      fc.property(pastInstants, pastInstants, (account, browser) => {
        const [first = "", last = ""] = sorted([account, browser]);
        const expected = { ...dated(account), completed: [{ id: "mr", at: first }], lastActivity: last };
        expect(merge(dated(account), dated(browser))).toEqual(expected);
      }),
    );
  });

  it("brings a tick that the account has not", () => {
    const account = setPlanned(emptyJourney(), "coaching", false, NOON);
    const browser = setPlanned(emptyJourney(), "coaching", true, NOON);
    expect(merge(account, browser, LATER).plan).toEqual([{ id: "coaching", completedAt: NOW }]);
    expect(merge(browser, account, LATER).plan).toEqual([{ id: "coaching", completedAt: NOW }]);
  });

  it("changes nothing when it comes again, and brings what was done since with its minutes", () => {
    fc.assert(
      fc.property(journeysWithUnknown, journeysWithUnknown, (account, browser) => {
        const once = merge(account, browser);
        expect(mergeAgain(once, browser, LATER)).toEqual(once);
        const withoutSums = { ...browser, ...eachSum(() => 0) };
        expect(merge(once, withoutSums, LATER)).toEqual(once);
        const since = visit("since", { items: ["mr"], duration: 7, timestamp: LATER.toISOString() });
        const grown = mergeAgain(once, record([since], browser, LATER), LATER);
        expect(grown).toMatchObject({
          totalMinutes: once.totalMinutes + 7,
          totalActivities: once.totalActivities + 1,
          plan: once.plan,
        });
        expect(idsOf(grown.completed)).toContain("mr");
      }),
    );
  });

  it("knows the same whichever of two devices came first", () => {
    // Sums hold at least what the log does, and the same activity takes the same time everywhere.
    const devices = journeys.map((state): JourneyState => {
      const activities = state.activities.map((activity) => ({ ...activity, duration: activity.id.length }));
      const totalMinutes = state.totalMinutes + minutesIn(activities);
      return { ...state, activities, totalMinutes, totalActivities: state.totalActivities + activities.length };
    });
    const known = ({ completed, activities, plan, days, totalMinutes }: JourneyState) => ({
      ids: [completed, activities, plan].map((list) => sorted(idsOf(list))),
      days: sorted(days),
      totalMinutes,
    });
    fc.assert(
      fc.property(devices, devices, devices, (account, phone, laptop) => {
        const laptopFirst = merge(merge(account, laptop), phone);
        expect(known(merge(merge(account, phone), laptop))).toEqual(known(laptopFirst));
      }),
    );
  });

  it("keeps the newest hundred activities of both, newest first", () => {
    const log = (name: string, offset: number) =>
      record(
        Array.from({ length: 80 }, (_, index) =>
          visit(`${name}-${index}`, { timestamp: hoursAgo(2 * index + offset) }),
        ),
      );
    const merged = merge(log("account", 0), log("browser", 1));
    expect(idsOf(merged.activities)).toEqual(
      Array.from({ length: 100 }, (_, index) => `${index % 2 === 0 ? "account" : "browser"}-${Math.floor(index / 2)}`),
    );
    expect(merged.totalActivities).toBe(160);
  });

  it("brings nothing from the future: its days are dropped, its moments are of now", () => {
    const browser = { ...dated(FAR_AHEAD), days: ["2025-06-14", "2025-06-15", "2025-06-16", "2999-01-01"] };
    expect(merge(emptyJourney(), browser)).toEqual({ ...dated(NOW), days: ["2025-06-14", "2025-06-15"] });
  });

  it("drops days to come by the Swedish calendar, also in the hours when the rest of the world is a day behind", () => {
    const browser = { ...emptyJourney(), days: ["2025-06-15", "2025-06-16"] };
    const daysAt = (day: string, time: string) => merge(emptyJourney(), browser, inSweden(day, time)).days;
    expect(daysAt("2025-06-15", "23:59")).toEqual(["2025-06-15"]);
    expect(daysAt("2025-06-16", "00:30")).toEqual(browser.days);
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
    const browser = { ...emptyJourney(), activities: [{ ...kept, duration: 1e9 }] };
    expect(merge(emptyJourney(), browser).activities).toEqual([kept]);
  });

  it("gives way to the account's onboarding and goals, and brings them when the account has none", () => {
    const account = onboard(emptyJourney());
    const browser = onboard(emptyJourney(), { ...anna, name: "Björn", experience: "advanced" });
    expect(merge(account, browser)).toMatchObject({ onboarding: anna, goals: account.goals });
    const { onboarding, goals } = browser;
    expect(merge(emptyJourney(), browser)).toMatchObject({ onboarding, goals });
  });

  it("brings how somebody feels only to an account that keeps it", () => {
    for (const keepsHealthStatus of [true, false]) {
      const onboarding = { ...anna, healthStatus: keepsHealthStatus ? "good" : null };
      const merged = merge({ ...emptyJourney(), keepsHealthStatus }, onboard(emptyJourney()));
      expect(merged).toMatchObject({ keepsHealthStatus, onboarding });
    }
  });

  it("changes nothing of the account when the browser knows nothing", () => {
    fc.assert(
      fc.property(journeys, (given) => {
        const account = withAchievements(given, DEMO_ITEMS, NOON);
        expect(merge(account, emptyJourney())).toEqual(account);
      }),
    );
  });

  it("unlocks what only both together reach", () => {
    const days = Array.from({ length: 7 }, (_, index) => addDays("2025-06-09", index));
    const account = { ...emptyJourney(), days: days.filter((_, index) => index % 2 === 0) };
    const browser = { ...emptyJourney(), days: days.filter((_, index) => index % 2 === 1) };
    const merged = merge(account, browser);
    expect(merged.achievements).toEqual([{ id: "streak-7", unlockedAt: NOW }]);
    expect(viewOf(merged)).toMatchObject({ streak: 7, logStreak: 7 });
  });
});

describe("a journey as it is shown", () => {
  it("says of every item whether and when it was done, and of every category when something last was", () => {
    const state = record([
      visit("a", { timestamp: "2025-06-01T10:00:00.000Z", items: ["mental:light:1"] }),
      visit("b", { timestamp: "2025-06-10T10:00:00.000Z", category: "träning" }),
      visit("c", { timestamp: "2025-06-05T10:00:00.000Z", items: ["guide:hiit", "training-guide:hiit"] }),
    ]);
    const view = viewOf(state);
    expect(view.categories.map(({ key, percentage, lastActivity }) => [key, percentage, lastActivity])).toEqual([
      ["mental", 6, "2025-06-01T10:00:00.000Z"],
      ["physical", 8, "2025-06-10T10:00:00.000Z"],
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
    const items = ["guide:hiit", "training-guide:hiit"];
    const read = (timestamp: string) => visit(`guide:hiit:${timestamp.slice(0, 10)}`, { timestamp, items });
    const again = "2025-06-10T10:00:00.000Z";
    const { categories } = viewOf(record([read("2025-06-01T10:00:00.000Z"), read(again)]));
    expect(categories.map(({ lastActivity }) => lastActivity)).toEqual([null, again, null, again]);
  });

  it("never names what was done as to do, and praises instead of advising once all is done", () => {
    fc.assert(
      fc.property(journeys, (state) => {
        const view = viewOf(state);
        for (const { key: id, isDone } of view.recommendations) {
          const [item] = RECOMMENDATIONS[id as keyof typeof RECOMMENDATIONS].items;
          if (item?.startsWith("guide:") && idsOf(state.completed).includes(item)) expect(isDone, id).toBe(true);
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
      const planned = viewOf(state).plan.find(({ key }) => key === "sleep-test");
      expect(planned).toMatchObject({ isCompleted: true, isDone: true, completedAt: at });
    }
  });

  it("recommends no guide that is not published, and one that is by its own title and reading time", () => {
    const onboarded = onboard(emptyJourney());
    const titled = (title: string) =>
      journeyItems(
        journeyCategories({
          guides: title ? [{ slug: "somn-optimering", title, minutes: 11, countsAsTraining: false }] : [],
          trainingMethods: [],
          programmes: [],
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
    expect(viewOf(state)).toMatchObject({ streak: 2, logStreak: 2, days: ["2025-06-14", "2025-06-15"] });
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
});
