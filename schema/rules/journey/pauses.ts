import type { ValidationError } from "../../fieldErrors.ts";
import type { JourneyState } from "../../journey/journeyState.ts";
import { addDays, type Day } from "../words/days.ts";

/** A time of rest that was set on purpose, from its first day to its last; streaks go on after it. */
export interface Pause {
  from: Day;
  until: Day;
}

/** How many days back a pause can begin: people report an illness afterwards. */
export const MAX_DAYS_BACK = 7;
/** How far ahead one can begin, and how long it can be, in days. */
export const MAX_DAYS_AHEAD = 180;
export const MAX_PAUSE_DAYS = 90;
/** How many of them are stored. */
export const MAX_PAUSES = 100;

/** Says whether a day is one of rest. */
export type IsPaused = (day: Day) => boolean;

/** Whether a day is in one of the pauses. */
export const pausedBy =
  (pauses: readonly Pause[]): IsPaused =>
  (day) =>
    pauses.some(({ from, until }) => from <= day && day <= until);

/** The pause that is now, or the next one; null when there is none. */
export const currentPause = (pauses: readonly Pause[], today: Day): Pause | null =>
  [...pauses].sort(byFirstDay).find(({ until }) => until >= today) ?? null;

const byFirstDay = (one: Pause, other: Pause): number => (one.from < other.from ? -1 : one.from > other.from ? 1 : 0);

/** Pauses in their order; those that meet are one. */
export function joinPauses(pauses: readonly Pause[]): Pause[] {
  const joined: Pause[] = [];
  for (const { from, until } of [...pauses].sort(byFirstDay)) {
    const last = joined.at(-1);
    if (last && from <= addDays(last.until, 1)) last.until = last.until > until ? last.until : until;
    else joined.push({ from, until });
  }
  return joined;
}

/** Error of a pause: it ends before it begins or before today, or is too far off. */
export function validatePause({ from, until }: Pause, today: Day): ValidationError | undefined {
  const invalid = (field: string, message: string): ValidationError => ({ code: "INVALID", field, message });
  if (from < addDays(today, -MAX_DAYS_BACK))
    return invalid("from", `En paus kan börja för högst ${MAX_DAYS_BACK} dagar sedan.`);
  if (from > addDays(today, MAX_DAYS_AHEAD)) return invalid("from", "Välj en dag inom ett halvår.");
  if (until < from) return invalid("until", "Sista dagen kan inte komma före den första.");
  if (until < today) return invalid("until", "Välj en sista dag som inte har varit.");
  if (until > addDays(from, MAX_PAUSE_DAYS - 1))
    return invalid("until", `En paus kan vara högst ${MAX_PAUSE_DAYS} dagar.`);
  return undefined;
}

/**
 * The journey with a pause, which takes the place of the one that is now or was to come.
 * @param from the day on which the pause that is now began, or today, when none is given
 */
export function setPause(
  state: JourneyState,
  { from, until }: { from?: Day | null | undefined; until: Day },
  today: Day,
): JourneyState {
  const current = currentPause(state.pauses, today);
  const pause = { from: from ?? (current && current.from < today ? current.from : today), until };
  return { ...state, pauses: joinPauses([...endedPauses(state.pauses, today), pause]).slice(-MAX_PAUSES) };
}

/** The journey without the pause that is now or was to come; the days of it that have been stay days of rest. */
export const endPause = (state: JourneyState, today: Day): JourneyState =>
  currentPause(state.pauses, today) ? { ...state, pauses: endedPauses(state.pauses, today) } : state;

const endedPauses = (pauses: readonly Pause[], today: Day): Pause[] => {
  const yesterday = addDays(today, -1);
  return pauses.flatMap(({ from, until }) =>
    from > yesterday ? [] : [{ from, until: until > yesterday ? yesterday : until }],
  );
};
