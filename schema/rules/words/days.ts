/** A calendar day in Sweden, 'YYYY-MM-DD'. */
export type Day = string;

const DAY_MS = 24 * 60 * 60 * 1_000;
const swedish = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Stockholm", dateStyle: "short" });
const swedishHour = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Stockholm",
  hour: "numeric",
  hourCycle: "h23",
});

/** The day that it is in Sweden at an instant. */
export const dayOf = (instant: Date): Day => swedish.format(instant);

/** The hour of the day in Sweden, 0 to 23. */
export const hourOf = (instant: Date): number => Number(swedishHour.format(instant));

/** The day some days later, or earlier; days of the calendar, so that the clock's changes do not matter. */
export function addDays(day: Day, count: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}

/** The Monday of the week that a day is in. */
export function mondayOf(day: Day): Day {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/** The days of the week that a day is in, Monday first. */
export const weekOf = (day: Day): Day[] => Array.from({ length: 7 }, (_, place) => addDays(mondayOf(day), place));

/** Whether a text is a day that exists. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) && addDays(text, 0) === text;
