import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emptyJourney } from "../../schema/rules/journey/journey.ts";
import { mergeJourneys, recordActivity } from "../../schema/rules/journey/journeyChanges.ts";
import { journeyView } from "../../schema/rules/journey/journeyView.ts";
import {
  currentPause,
  endPause,
  joinPauses,
  pausedBy,
  setPause,
  validatePause,
} from "../../schema/rules/journey/pauses.ts";
import { logStreak, longestStreak, nextStreak, streakUpToLast } from "../../schema/rules/journey/streaks.ts";
import { addDays } from "../../schema/rules/words/days.ts";
import { DEMO_ITEMS } from "../support/demoItems.ts";
import { journeys, NOON, pauseLists } from "../support/journeys.ts";

const TODAY = "2025-06-15";
const ago = (days: number) => addDays(TODAY, -days);
const paused = (from: number, until: number) => pausedBy([{ from: ago(from), until: ago(until) }]);

describe("a streak with a pause", () => {
  it("goes on over days of rest, which it does not count", () => {
    const days = [9, 8, 7, 2, 1].map(ago);
    expect(logStreak(days, TODAY)).toBe(2);
    expect(logStreak(days, TODAY, paused(6, 3))).toBe(5);
    expect(streakUpToLast(days, paused(6, 3))).toBe(5);
    expect(longestStreak(days, paused(6, 3))).toBe(5);
    expect(nextStreak(3, ago(7), ago(2), paused(6, 3))).toBe(4);
  });

  it("lasts while the pause does, and until the day after it", () => {
    const days = [7, 6, 5].map(ago);
    expect(logStreak(days, TODAY)).toBe(0);
    expect(logStreak(days, TODAY, paused(4, -3))).toBe(3);
    expect(logStreak(days, TODAY, paused(4, 1))).toBe(3);
    expect(logStreak(days, TODAY, paused(4, 2))).toBe(0);
  });

  it("counts what is done on a day of rest", () => {
    expect(logStreak([5, 4, 3, 2].map(ago), TODAY, paused(3, -1))).toBe(4);
  });

  it("ends where one day is missing beside the pause", () => {
    expect(logStreak([8, 7, 1].map(ago), TODAY, paused(5, 2))).toBe(1);
  });

  it("is never shorter with a pause than without, and no longer than its days", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(60), { maxLength: 40 }), pauseLists, (numbers, pauses) => {
        const days = numbers.map(ago);
        const [without, withPauses] = [logStreak(days, TODAY), logStreak(days, TODAY, pausedBy(pauses))];
        expect(withPauses).toBeGreaterThanOrEqual(without);
        expect(withPauses).toBeLessThanOrEqual(days.length);
        expect(longestStreak(days, pausedBy(pauses))).toBeGreaterThanOrEqual(streakUpToLast(days, pausedBy(pauses)));
      }),
    );
  });

  it("is found at once, however long a pause is", () => {
    expect(logStreak(["1900-01-01"], TODAY, () => true)).toBe(0);
    expect(nextStreak(3, "1900-01-01", TODAY, () => true)).toBe(1);
  });
});

describe("pauses", () => {
  it("are joined where they meet, whatever their order", () => {
    expect(
      joinPauses([
        { from: "2025-03-10", until: "2025-03-12" },
        { from: "2025-03-01", until: "2025-03-05" },
        { from: "2025-03-06", until: "2025-03-07" },
      ]),
    ).toEqual([
      { from: "2025-03-01", until: "2025-03-07" },
      { from: "2025-03-10", until: "2025-03-12" },
    ]);
    fc.assert(
      fc.property(pauseLists, pauseLists, (one, other) => {
        const both = joinPauses([...one, ...other]);
        expect(joinPauses(both)).toEqual(both);
        for (const { from, until } of [...one, ...other]) {
          expect(pausedBy(both)(from) && pausedBy(both)(until)).toBe(true);
        }
      }),
    );
  });

  it("are refused when they end before they begin, are over, or are too far off or too long", () => {
    const errorOf = (from: number, until: number) =>
      validatePause({ from: addDays(TODAY, from), until: addDays(TODAY, until) }, TODAY);
    expect(errorOf(0, 0)).toBeUndefined();
    expect(errorOf(-7, 82)).toBeUndefined();
    expect(errorOf(180, 200)).toBeUndefined();
    expect(errorOf(-8, 1)).toMatchObject({ code: "INVALID", field: "from" });
    expect(errorOf(181, 190)).toMatchObject({ field: "from" });
    expect(errorOf(3, 2)).toMatchObject({ field: "until" });
    expect(errorOf(-3, -1)).toMatchObject({ field: "until" });
    expect(errorOf(0, 90)).toMatchObject({ field: "until", message: "En paus kan vara högst 90 dagar." });
  });

  it("can be set, moved and ended; days of rest that have been stay", () => {
    const begun = setPause(emptyJourney(), { until: addDays(TODAY, 5) }, TODAY);
    expect(begun.pauses).toEqual([{ from: TODAY, until: addDays(TODAY, 5) }]);
    const tomorrow = addDays(TODAY, 2);
    const longer = setPause(begun, { until: addDays(TODAY, 9) }, tomorrow);
    expect(longer.pauses).toEqual([{ from: TODAY, until: addDays(TODAY, 9) }]);
    const ended = endPause(longer, tomorrow);
    expect(ended.pauses).toEqual([{ from: TODAY, until: addDays(TODAY, 1) }]);
    expect(currentPause(ended.pauses, tomorrow)).toBeNull();
    expect(endPause(begun, TODAY).pauses).toEqual([]);
    expect(endPause(ended, tomorrow)).toBe(ended);
  });

  it("of a browser and of an account are both there after the merge", () => {
    fc.assert(
      fc.property(journeys, journeys, (account, browser) => {
        const { pauses } = mergeJourneys(account, browser, DEMO_ITEMS, NOON);
        expect(pauses).toEqual(joinPauses([...account.pauses, ...browser.pauses]));
      }),
    );
  });
});

describe("the week", () => {
  it("counts its days, its minutes and what was done besides steps", () => {
    // NOON is a Sunday.
    const done = [
      { id: "guide:hiit:2025-06-08", title: "HIIT", at: "2025-06-08T08:00:00Z" },
      { id: "guide:hiit:2025-06-09", title: "HIIT", at: "2025-06-09T08:00:00Z" },
      { id: "step:a:2025-06-10", title: "Vatten", at: "2025-06-10T08:00:00Z" },
      { id: "guide:hiit:2025-06-15", title: "HIIT", at: "2025-06-15T08:00:00Z" },
    ];
    const state = done.reduce(
      (before, { id, title, at }) =>
        recordActivity(before, { id, type: "step", title, url: "/", duration: 10, timestamp: at }, DEMO_ITEMS, NOON),
      emptyJourney(),
    );
    expect(state.totalSteps).toBe(1);
    expect(journeyView(state, DEMO_ITEMS, NOON)).toMatchObject({
      week: {
        from: "2025-06-09",
        days: ["2025-06-09", "2025-06-10", "2025-06-15"],
        activityCount: 3,
        minutes: 30,
        titles: ["HIIT"],
      },
      minutesToday: 10,
    });
  });
});
