import { addDays, type Day, dayOf } from "../words/days.ts";
import type { CalendarEntry, CancelledEntry, Revision } from "./calendarFile.ts";

// How a calendar that subscribes learns what has changed: by how often each event was (SEQUENCE), and when.

/** What is remembered of an event that calendars were given. */
export interface KnownEntry {
  uid: string;
  /** Of all that the event said; null once it is cancelled. */
  digest: string | null;
  sequence: number;
  /** ISO. */
  modifiedAt: string;
  /** The first day that it came on. */
  start: Day;
  /** The day from which on it comes no more, if there is one. */
  end: Day | null;
}

/** So many days calendars may have what is gone: most read again within a day, a device that was off later. */
export const GONE_DAYS = 60;
/** So many days what is gone is remembered, so that it goes on counting where it comes back. */
const KNOWN_DAYS = 366;

/**
 * Compares what a calendar is given with what it was given before.
 * @param digestOf a short text that tells two events apart
 * @returns what is cancelled, what is known from now on, and whether that differs from what was
 */
export function reviseEntries(
  entries: readonly CalendarEntry[],
  known: readonly KnownEntry[],
  now: Date,
  digestOf: (text: string) => string,
): { cancelled: CancelledEntry[]; known: KnownEntry[]; hasChanged: boolean } {
  const before = new Map(known.map((entry) => [entry.uid, entry]));
  const modifiedAt = now.toISOString();
  const there = entries.map((entry): KnownEntry => {
    const { uid, start, end } = entry;
    const digest = digestOf(JSON.stringify(entry));
    const last = before.get(uid);
    if (last?.digest === digest) return last;
    return { uid, digest, sequence: last ? last.sequence + 1 : 0, modifiedAt, start, end };
  });
  const uids = new Set(there.map(({ uid }) => uid));
  const ago = (days: number) => addDays(dayOf(now), -days);
  const gone = known
    .filter(({ uid, modifiedAt: at }) => !uids.has(uid) && dayOf(new Date(at)) >= ago(KNOWN_DAYS))
    .map((entry): KnownEntry => {
      // What ended long ago is left out without a word: nobody looks for it any longer.
      const isOver = entry.end !== null && entry.end <= ago(GONE_DAYS);
      if (entry.digest === null || isOver) return entry;
      return { ...entry, digest: null, sequence: entry.sequence + 1, modifiedAt };
    });
  const cancelled = gone.filter(
    ({ digest, modifiedAt: at }) => digest === null && dayOf(new Date(at)) >= ago(GONE_DAYS),
  );
  const all = [...there, ...gone];
  return {
    cancelled,
    known: all,
    hasChanged: all.length !== known.length || all.some((entry) => before.get(entry.uid) !== entry),
  };
}

/** How often each event was changed, and when it was last. */
export function revisionsOf(known: readonly KnownEntry[]): (uid: string) => Revision {
  const all = new Map(known.map((entry) => [entry.uid, entry]));
  return (uid) => {
    const { sequence = 0, modifiedAt = new Date(0).toISOString() } = all.get(uid) ?? {};
    return { sequence, modifiedAt: new Date(modifiedAt) };
  };
}
