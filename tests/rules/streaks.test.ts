import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { logStreak, nextStreak, streakUpToLast } from "../../schema/rules/journey/streaks.ts";
import { addDays, type Day, dayOf } from "../../schema/rules/words/days.ts";
import { inSweden } from "../support/journeys.ts";

/** 400 days from here hold three changes of the clock: 30 March and 26 October 2025, 29 March 2026. */
const START = "2025-03-10";
const COUNT = 400;
const calendar: readonly Day[] = Array.from({ length: COUNT }, (_, index) => addDays(START, index));

/** Days in a row before `today`, all of them active. */
const inARow = (count: number, last: Day): Day[] => Array.from({ length: count }, (_, index) => addDays(last, -index));

/** When somebody is active on a day: nights, evenings, and the hours that the clock skips or repeats. */
const TIMES = ["00:00", "00:30", "01:59", "02:00", "02:30", "03:00", "03:30", "12:00", "23:30", "23:59"];

/** What somebody did on each of the days: nothing, or something at some times. */
const habits = fc
  .integer({ min: 1, max: 60 })
  .chain((keenness) =>
    fc.array(
      fc.oneof(
        { arbitrary: fc.constant<string[]>([]), weight: 1 },
        { arbitrary: fc.subarray(TIMES, { minLength: 1, maxLength: 3 }), weight: keenness },
      ),
      { minLength: COUNT, maxLength: COUNT },
    ),
  );

/**
 * Lives through the days and compares after each what the product says with what a person would
 * count on a paper calendar: the days' numbers alone, no clock.
 */
function live(habit: readonly (readonly string[])[]): { profile: number; log: number } {
  const known: Day[] = [];
  let profile = 0;
  let last: Day | undefined;
  let run = 0;
  let lastRun = 0;
  let log = 0;
  habit.forEach((times, index) => {
    for (const time of times) {
      const today = dayOf(inSweden(calendar[index] ?? "", time));
      profile = nextStreak(profile, last, today);
      last = today;
      known.push(today);
    }
    run = times.length > 0 ? run + 1 : 0;
    if (run > 0) lastRun = run;
    const yesterday = index > 0 && (habit[index - 1]?.length ?? 0) > 0;
    const endsNow = run > 0 || yesterday;
    log = logStreak(known, calendar[index] ?? "");
    expect(profile).toBe(lastRun);
    expect(log).toBe(endsNow ? Math.min(365, lastRun) : 0);
  });
  expect(streakUpToLast(known)).toBe(profile);
  return { profile, log };
}

describe("both streaks over 400 days", () => {
  it("are what a paper calendar says, after every day, whatever the habit", () => {
    fc.assert(
      fc.property(habits, (habit) => {
        live(habit);
      }),
      { numRuns: 25 },
    );
  });

  it.each(TIMES)("grow every day for somebody who is active at %s", (time) => {
    expect(live(calendar.map(() => [time]))).toEqual({ profile: 400, log: 365 });
  });
});

describe("the profile's streak", () => {
  it("rises over a leap day, and begins again after a year", () => {
    expect(nextStreak(6, "2024-02-29", "2024-03-01")).toBe(7);
    expect(nextStreak(6, "2024-06-15", "2025-06-15")).toBe(1);
  });

  it("is the same whichever order the days are known in, and however often", () => {
    const shuffled = fc
      .uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 40 })
      .chain((numbers) =>
        fc.tuple(
          fc.constant(numbers),
          fc.shuffledSubarray([...numbers, ...numbers], { minLength: numbers.length * 2 }),
        ),
      );
    fc.assert(
      fc.property(shuffled, ([numbers, given]) => {
        const inOrder = [...numbers].sort((one, other) => one - other).map((number) => addDays(START, number));
        const byTransitions = inOrder.reduce((streak, day, index) => nextStreak(streak, inOrder[index - 1], day), 0);
        expect(streakUpToLast(given.map((number) => addDays(START, number)))).toBe(byTransitions);
      }),
    );
  });
});

describe("the log's streak", () => {
  const today = "2025-06-15";

  it("is neither begun nor lengthened by days to come", () => {
    expect(logStreak(["2025-06-16"], today)).toBe(0);
    expect(logStreak(["2025-06-17", "2025-06-16", today], today)).toBe(1);
  });

  it.each([364, 365, 366, 5_000])("after %d days in a row is their number, 365 at most", (count) => {
    const expected = Math.min(365, count);
    expect(logStreak(inARow(count, today), today)).toBe(expected);
    expect(logStreak(inARow(count, "2025-06-14"), today)).toBe(expected);
  });
});
