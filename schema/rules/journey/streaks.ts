import { MAX_STREAK } from "../../journey/vocabulary.ts";
import { addDays, type Day } from "../words/days.ts";
import type { IsPaused } from "./pauses.ts";

const NEVER: IsPaused = () => false;

/** Days of rest that a streak can outlast at most. */
const MAX_REST = 366;

/**
 * The profile's streak after an activity: unchanged on the day of the last
 * one, one more on the day after it, otherwise 1. Days of rest between them do not end it.
 * @param streak days so far
 * @param last day of the last activity, if there was one
 */
export function nextStreak(streak: number, last: Day | undefined, today: Day, isPaused = NEVER): number {
  if (last === today) return streak;
  let day = addDays(today, -1);
  for (let rest = 0; day !== last && isPaused(day) && rest < MAX_REST; rest++) day = addDays(day, -1);
  return last === day ? streak + 1 : 1;
}

/** The profile's streak, computed from its days: consecutive days up to the last active one. */
export function streakUpToLast(days: readonly Day[], isPaused = NEVER): number {
  const last = days.reduce<Day | undefined>(
    (latest, day) => (latest === undefined || day > latest ? day : latest),
    undefined,
  );
  return last === undefined ? 0 : daysInRow(new Set(days), last, Number.POSITIVE_INFINITY, isPaused);
}

/** Most days in a row that there ever were. */
export function longestStreak(days: readonly Day[], isPaused = NEVER): number {
  let [longest, run] = [0, 0];
  let last: Day | undefined;
  for (const day of [...new Set(days)].sort()) {
    run = nextStreak(run, last, day, isPaused);
    longest = Math.max(longest, run);
    last = day;
  }
  return longest;
}

/** The log's streak: days in a row that end today or yesterday, 365 at most. */
export function logStreak(days: readonly Day[], today: Day, isPaused = NEVER): number {
  const active = new Set(days);
  const end = active.has(today) ? today : addDays(today, -1);
  return daysInRow(active, end, MAX_STREAK, isPaused);
}

/** Days with activity up to one, without a day between them that was neither active nor one of rest. */
function daysInRow(active: ReadonlySet<Day>, end: Day, atMost: number, isPaused: IsPaused): number {
  let [count, rest] = [0, 0];
  for (let day = end; count < atMost && rest < MAX_REST; day = addDays(day, -1)) {
    if (active.has(day)) [count, rest] = [count + 1, 0];
    else if (isPaused(day)) rest++;
    else break;
  }
  return count;
}

/** Streaks that are worth a word when they are reached. */
const MILESTONES = [3, 7, 30];

/** The milestone that a streak has reached by growing; null when it passed none. */
export const milestoneReached = (before: number, after: number): number | null =>
  MILESTONES.findLast((days) => before < days && days <= after) ?? null;
