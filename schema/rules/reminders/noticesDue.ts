import type { LevelProgress } from "../../programmes/progressState.ts";
import { addDays, type Day, dayOf } from "../words/days.ts";

/** Days without reading after which nobody is reminded of a programme, and for which a sample is worth telling of. */
const DAYS = 14;

/** A programme that somebody is reading. */
export interface Reading {
  /** The last day on which they read in it. */
  readOn: Day;
  /** Title of the section that comes next. */
  nextSection: string;
}

/** The programme that was read last, of those that are begun and not read to their end. */
export function readingOf(levels: readonly LevelProgress[]): Reading | null {
  const begun = levels.flatMap(({ sections }): Reading[] => {
    const visits = sections.flatMap(({ lastVisited }) => lastVisited ?? []).sort();
    const last = visits.at(-1);
    const next = sections.find(({ status }) => status !== "completed");
    return last && next ? [{ readOn: dayOf(new Date(last)), nextSection: next.title }] : [];
  });
  return begun.sort((one, other) => other.readOn.localeCompare(one.readOn))[0] ?? null;
}

/** Whether a programme is worth a reminder on a day: nothing of it was read that day, and it has not been left. */
export const isReadingDue = (readOn: Day, day: Day): boolean => readOn < day && readOn >= addDays(day, -DAYS);

/**
 * Whether it is time to tell of a sample that is worth taking again from a day on.
 * @param told the last day on which samples were told of: each is told once
 */
export const isRetestDue = (from: Day, day: Day, told: Day | undefined): boolean =>
  from <= day && from > addDays(day, -DAYS) && (told === undefined || told < from);
