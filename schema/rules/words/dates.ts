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
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${swedishDay(moment)}`;
}

const shortMonth = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Stockholm", month: "short" });

/** 'jan.' for a day 'YYYY-MM-DD' */
export const monthName = (day: string): string => shortMonth.format(new Date(day));

/** 'Mars 2026' for a day 'YYYY-MM-DD' */
export function monthAndYear(day: string): string {
  const { month = "", year } = partsOf(day);
  return `${month.charAt(0).toUpperCase()}${month.slice(1)} ${year}`;
}

/** The days of the week, Monday first. */
export const WEEKDAYS = ["måndag", "tisdag", "onsdag", "torsdag", "fredag", "lördag", "söndag"] as const;

/** '07:30' */
export function swedishTime(moment: string | Date): string {
  const { hour, minute } = partsOf(moment);
  return `${hour}:${minute}`;
}

/** 'den 3 mars 2026 kl. 07:30' */
export const swedishMoment = (moment: string | Date): string => `${swedishDay(moment)} kl. ${swedishTime(moment)}`;
