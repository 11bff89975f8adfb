import { type IsPaused, type Pause, pausedBy } from "../../../../schema/rules/journey/pauses.ts";
import { addDays, type Day, mondayOf } from "../../../../schema/rules/words/days.ts";

/** Weeks that the map of a year shows, this one among them. */
const WEEKS = 53;

/** How a day was. */
export type DayKind = "active" | "rest" | "quiet" | "to come";

/** The Monday on which the year begins that ends with this week. */
export const yearFrom = (today: Day): Day => addDays(mondayOf(today), -7 * (WEEKS - 1));

/** The weeks of the year that ends with this one, Monday first. */
export function yearOfDays(days: readonly Day[], pauses: readonly Pause[], today: Day) {
  const active = new Set(days);
  const isPaused = pausedBy(pauses);
  const from = yearFrom(today);
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: 7 }, (_, place) => {
      const day = addDays(from, 7 * week + place);
      return { day, kind: kindOf(day, active, isPaused, today) };
    }),
  );
}

/** The first day of a day's month. */
export const monthFrom = (today: Day): Day => `${today.slice(0, 7)}-01`;

/** The weeks of this month, Monday first; days of other months have no kind. */
export function monthOfDays(days: readonly Day[], pauses: readonly Pause[], today: Day) {
  const active = new Set(days);
  const isPaused = pausedBy(pauses);
  const from = mondayOf(monthFrom(today));
  const isOfMonth = (day: Day): boolean => day.slice(0, 7) === today.slice(0, 7);
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, place) => {
      const day = addDays(from, 7 * week + place);
      return { day, kind: isOfMonth(day) ? kindOf(day, active, isPaused, today) : null };
    }),
  ).filter((week) => week.some(({ kind }) => kind));
}

function kindOf(day: Day, active: ReadonlySet<Day>, isPaused: IsPaused, today: Day): DayKind {
  if (day > today) return "to come";
  if (active.has(day)) return "active";
  return isPaused(day) ? "rest" : "quiet";
}

/** A month of the year: how many days were active and of rest. */
export interface MonthOfDays {
  /** 'YYYY-MM' */
  month: string;
  active: number;
  rest: number;
}

/** The months of a year's weeks, the newest first. */
export function monthsOf(weeks: ReturnType<typeof yearOfDays>): MonthOfDays[] {
  const months = new Map<string, MonthOfDays>();
  for (const { day, kind } of weeks.flat()) {
    if (kind === "to come") continue;
    const month = day.slice(0, 7);
    const known = months.get(month) ?? { month, active: 0, rest: 0 };
    if (kind === "active") known.active++;
    if (kind === "rest") known.rest++;
    months.set(month, known);
  }
  return [...months.values()].reverse();
}
