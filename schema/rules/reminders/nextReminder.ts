import {
  fallenProduct,
  isQuiet,
  MAX_REMINDERS_A_DAY,
  NOTICE_TIME,
  type Occasion,
  type OwnTime,
  REMINDED_TIMES,
  type ReminderSettings,
  remindsOf,
  USUAL_PROGRAMME_TIME,
} from "../../reminders.ts";
import { addDays, type Day } from "../words/days.ts";

/** A reminder that is to come. */
export interface NextReminder {
  at: Date;
  /** What it is for: what has the same time of the clock comes together. */
  times: Occasion[];
}

/** What a device was reminded of already. */
export interface Reminded {
  /** The last day, by the device's own clock, that each was reminded of, of the last days. */
  last: Partial<Record<Occasion, Day>>;
  /** The day that `count` is of. */
  day: Day | null;
  /** How many reminders came on that day. */
  count: number;
  /** The day on which samples to take again were last told of. */
  retestsTold?: Day;
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
export function offsetAt(instant: number, zone: string): number {
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

/** What settings a device's reminders follow from. */
type Timing = Pick<ReminderSettings, "times" | "quietFrom" | "quietUntil" | "kinds" | "programmeAt">;

/** A time of the clock, or the first one after quiet hours. */
const outsideQuiet = (at: string, settings: Timing): string =>
  isQuiet(at, settings) ? (settings.quietUntil ?? at) : at;

/** When each day something is looked at, by the clock. */
function occasionsOf(settings: Timing, own: readonly OwnTime[]): { occasion: Occasion; at: string }[] {
  const { times, programmeAt } = settings;
  const steps = [
    ...REMINDED_TIMES.map((occasion) => ({ occasion, at: times[occasion] })),
    ...own.map((occasion) => ({ occasion, at: occasion })),
  ];
  const all: { occasion: Occasion; at: string | null }[] = [
    ...(remindsOf(settings, "steps") ? steps : []),
    ...(remindsOf(settings, "programme")
      ? [{ occasion: "programme" as const, at: programmeAt ?? USUAL_PROGRAMME_TIME }]
      : []),
    ...(remindsOf(settings, "retests")
      ? [{ occasion: "retests" as const, at: outsideQuiet(NOTICE_TIME, settings) }]
      : []),
  ];
  return all.flatMap(({ occasion, at }) => (at === null || isQuiet(at, settings) ? [] : [{ occasion, at }]));
}

/**
 * When a device is reminded next, by its own clock.
 * @param after only what comes later than this
 * @param reminded what is not to come once more: on a journey to the west an hour comes twice
 * @param own times that steps have as their own
 * @returns null where no time is chosen
 */
export function nextReminder(
  settings: Timing,
  zone: string,
  after: Date,
  reminded: Reminded,
  own: readonly OwnTime[] = [],
): NextReminder | null {
  const chosen = occasionsOf(settings, own);
  if (chosen.length === 0) return null;
  const today = wallClock(after, zone).day;
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead++) {
    const day = addDays(today, ahead);
    if (isFull(reminded, day)) continue;
    const coming = chosen
      .filter(({ occasion }) => (reminded.last[occasion] ?? "") < day)
      .map(({ occasion, at }) => ({ occasion, at: instantOf(day, at, zone).getTime() }))
      .filter(({ at }) => at > after.getTime());
    const at = Math.min(...coming.map((one) => one.at));
    if (coming.length > 0)
      return { at: new Date(at), times: coming.filter((one) => one.at === at).map(({ occasion }) => occasion) };
  }
  return null;
}

const isFull = ({ day: counted, count }: Reminded, day: Day): boolean =>
  counted === day && count >= MAX_REMINDERS_A_DAY;

/** When something that happens now may be told: at once, after quiet hours, or on the next day where this one is full. */
export function noticeAt(settings: Timing, zone: string, now: Date, reminded: Reminded): Date {
  const { day, time } = wallClock(now, zone);
  if (isFull(reminded, day)) return instantOf(addDays(day, 1), outsideQuiet(NOTICE_TIME, settings), zone);
  const { quietUntil } = settings;
  if (quietUntil === null || !isQuiet(time, settings)) return now;
  const morning = time < quietUntil ? day : addDays(day, 1);
  return instantOf(morning, isFull(reminded, morning) ? NOTICE_TIME : quietUntil, zone);
}

/** Days that what was reminded of is remembered: on a journey the same day may come again. */
const REMEMBERED_DAYS = 3;

/** What a device was reminded of, once it was reminded of something. */
export function afterReminder(reminded: Reminded, times: readonly Occasion[], at: Date, zone: string): Reminded {
  const { day } = wallClock(at, zone);
  const told = times.filter((one) => fallenProduct(one) === undefined).map((one) => [one, day]);
  const oldest = addDays(day, -REMEMBERED_DAYS);
  const recent = Object.entries(reminded.last).filter(([, last]) => (last ?? "") > oldest);
  return {
    ...reminded,
    last: { ...Object.fromEntries(recent), ...Object.fromEntries(told) },
    day,
    count: reminded.day === day ? reminded.count + 1 : 1,
    ...(times.includes("retests") && { retestsTold: day }),
  };
}
