import { MAX_STREAK } from "../../journey/vocabulary.ts";
import { addDays, type Day } from "../words/days.ts";

/**
 * The profile's streak after an activity: unchanged on the day of the last
 * one, one more on the day after it, otherwise 1.
 * @param streak days so far
 * @param last day of the last activity, if there was one
 */
export function nextStreak(streak: number, last: Day | undefined, today: Day): number {
  if (last === today) return streak;
  return last === addDays(today, -1) ? streak + 1 : 1;
}

/** The profile's streak as its days tell it: days in a row up to the last one with activity. */
export function streakUpToLast(days: readonly Day[]): number {
  const last = days.reduce<Day | undefined>(
    (latest, day) => (latest === undefined || day > latest ? day : latest),
    undefined,
  );
  return last === undefined ? 0 : daysInRow(new Set(days), last, Number.POSITIVE_INFINITY);
}

/** Most days in a row that there ever were. */
export function longestStreak(days: readonly Day[]): number {
  let [longest, run] = [0, 0];
  let last: Day | undefined;
  for (const day of [...new Set(days)].sort()) {
    run = nextStreak(run, last, day);
    longest = Math.max(longest, run);
    last = day;
  }
  return longest;
}

/** The log's streak: days in a row that end today or yesterday, 365 at most. */
export function logStreak(days: readonly Day[], today: Day): number {
  const active = new Set(days);
  const end = active.has(today) ? today : addDays(today, -1);
  return daysInRow(active, end, MAX_STREAK);
}

function daysInRow(active: ReadonlySet<Day>, end: Day, atMost: number): number {
  let count = 0;
  for (let day = end; active.has(day) && count < atMost; day = addDays(day, -1)) count++;
  return count;
}
