import { type Day, dayOf } from "./days.ts";
import { capitalised } from "./phrases.ts";

/** Swedish time wherever it is written, so that server and browser write the same. */
const parts = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Stockholm",
  year: "numeric",
  month: "long",
  day: "numeric",
  hour: "2-digit",
  minute: "2-digit",
});

function partsOf(moment: string | Date): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  return Object.fromEntries(parts.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]));
}

/** 'den 3 mars 2026' for an instant, or for a day 'YYYY-MM-DD' */
export function swedishDay(moment: string | Date): string {
  const { day, month, year } = partsOf(moment);
  return `den ${day} ${month} ${year}`;
}

const weekday = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Stockholm", weekday: "long" });

/** 'Tisdag den 3 mars 2026' for an instant, or for a day 'YYYY-MM-DD' */
export function swedishWeekday(moment: string | Date): string {
  const name = weekday.format(new Date(moment));
  return `${capitalised(name)} ${swedishDay(moment)}`;
}

const shortMonth = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Stockholm", month: "short" });

/** '3 mars 2026', '7 sep. 2026' for an instant, or for a day 'YYYY-MM-DD' */
export function shortDay(moment: string | Date): string {
  const { day, year } = partsOf(moment);
  return `${day} ${shortMonth.format(new Date(moment))} ${year}`;
}

/** 'jan.' for a day 'YYYY-MM-DD' */
export const monthName = (day: string): string => shortMonth.format(new Date(day));

/** 'Mars 2026' for a day 'YYYY-MM-DD' */
export function monthAndYear(day: string): string {
  const { month = "", year } = partsOf(day);
  return `${capitalised(month)} ${year}`;
}

/** The days of the week, Monday first. */
export const WEEKDAYS = ["måndag", "tisdag", "onsdag", "torsdag", "fredag", "lördag", "söndag"] as const;

/** '07:30' */
export function swedishTime(moment: string | Date): string {
  const { hour, minute } = partsOf(moment);
  return `${hour}:${minute}`;
}

const second = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Stockholm", timeStyle: "medium" });

/** 'den 3 mars 2026 kl. 07:30', with seconds where another of the moments has the same minute */
export function momentAmong(moment: string, others: readonly string[]): string {
  const written = swedishMoment(moment);
  const isAlone = others.every((other) => other === moment || swedishMoment(other) !== written);
  return isAlone ? written : `${swedishDay(moment)} kl. ${second.format(new Date(moment))}`;
}

/** 'den 3 mars 2026 kl. 07:30' */
export const swedishMoment = (moment: string | Date): string => `${swedishDay(moment)} kl. ${swedishTime(moment)}`;

const HOUR_MS = 60 * 60 * 1_000;

/**
 * The instant at which the clock in Sweden shows a time on a day: of two, the first; undefined for a time that the
 * clock's change leaves out.
 * @param time 'HH:MM'
 */
export function swedishInstant(day: Day, time: string): Date | undefined {
  const shown = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(shown)) return undefined;
  // The clock is ahead of UTC by two hours in summer, by one in winter.
  const instants = [2, 1].map((hours) => new Date(shown - hours * HOUR_MS));
  return instants.find((instant) => dayOf(instant) === day && swedishTime(instant) === time);
}
