import type { TimeOfDay } from "../../protocols/vocabulary.ts";
import { isQuiet, MAX_REMINDERS_A_DAY, REMINDED_TIMES, type ReminderSettings } from "../../reminders.ts";
import { addDays, type Day } from "../words/days.ts";

/** A reminder that is to come. */
export interface NextReminder {
  at: Date;
  /** The times of day that it is for: those with the same time of the clock come together. */
  times: TimeOfDay[];
}

/** What a device was reminded of already. */
export interface Reminded {
  /** The last day, by the device's own clock, that each time of day was reminded of. */
  last: Partial<Record<TimeOfDay, Day>>;
  /** The day that `count` is of. */
  day: Day | null;
  /** How many reminders came on that day. */
  count: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const formats = new Map<string, Intl.DateTimeFormat>();

/** The day and the time of the clock in a zone. */
export function wallClock(instant: Date, zone: string): { day: Day; time: string } {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat("sv-SE", {
      timeZone: zone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    });
    formats.set(zone, format);
  }
  const [day = "", time = ""] = format.format(instant).split(" ");
  return { day, time };
}

/** How far a zone's clock is ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, zone: string): number {
  const { day, time } = wallClock(new Date(instant), zone);
  return Date.parse(`${day}T${time}:00Z`) - Math.floor(instant / MINUTE_MS) * MINUTE_MS;
}

/**
 * When a zone's clock shows a time on a day. A time that comes twice, when the clock is put back, is the first; one that
 * is left out, when it is put forward, is as much later as it is put.
 */
export function instantOf(day: Day, time: string, zone: string): Date {
  const wall = Date.parse(`${day}T${time}:00Z`);
  const before = offsetAt(wall - DAY_MS, zone);
  const after = offsetAt(wall + DAY_MS, zone);
  const fits = [wall - Math.max(before, after), wall - Math.min(before, after)].filter((instant) => {
    const shown = wallClock(new Date(instant), zone);
    return shown.day === day && shown.time === time;
  });
  return new Date(fits[0] ?? wall - before);
}

/** Days ahead that are looked at: today's may have passed, and tomorrow's may be counted full. */
const DAYS_AHEAD = 3;

/**
 * When a device is reminded next, by its own clock.
 * @param after only what comes later than this
 * @param reminded what is not to come once more: on a journey to the west an hour comes twice
 * @returns null where no time is chosen
 */
export function nextReminder(
  settings: Pick<ReminderSettings, "times" | "quietFrom" | "quietUntil">,
  zone: string,
  after: Date,
  reminded: Reminded,
): NextReminder | null {
  const chosen = REMINDED_TIMES.flatMap((time) => {
    const at = settings.times[time];
    return at === null || isQuiet(at, settings) ? [] : [{ time, at }];
  });
  if (chosen.length === 0) return null;
  const today = wallClock(after, zone).day;
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead++) {
    const day = addDays(today, ahead);
    if (reminded.day === day && reminded.count >= MAX_REMINDERS_A_DAY) continue;
    const coming = chosen
      .filter(({ time }) => (reminded.last[time] ?? "") < day)
      .map(({ time, at }) => ({ time, at: instantOf(day, at, zone).getTime() }))
      .filter(({ at }) => at > after.getTime());
    const at = Math.min(...coming.map((one) => one.at));
    if (coming.length > 0)
      return { at: new Date(at), times: coming.filter((one) => one.at === at).map(({ time }) => time) };
  }
  return null;
}

/** What a device was reminded of, once it was reminded of times of day. */
export function afterReminder(reminded: Reminded, times: readonly TimeOfDay[], at: Date, zone: string): Reminded {
  const { day } = wallClock(at, zone);
  return {
    last: { ...reminded.last, ...Object.fromEntries(times.map((time) => [time, day])) },
    day,
    count: reminded.day === day ? reminded.count + 1 : 1,
  };
}
