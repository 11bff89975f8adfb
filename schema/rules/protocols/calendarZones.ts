import { instantOf, offsetAt } from "../reminders/nextReminder.ts";
import type { Day } from "../words/days.ts";

/** The zone of Sweden, and of whoever has told of no other. */
export const SWEDISH_ZONE = "Europe/Stockholm";
/** The clock's rules in Sweden as calendars understand them: the same since 1996. */
const SWEDISH_RULES = [
  "BEGIN:VTIMEZONE",
  `TZID:${SWEDISH_ZONE}`,
  `X-LIC-LOCATION:${SWEDISH_ZONE}`,
  "BEGIN:DAYLIGHT",
  "TZOFFSETFROM:+0100",
  "TZOFFSETTO:+0200",
  "TZNAME:CEST",
  "DTSTART:19700329T020000",
  "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU",
  "END:DAYLIGHT",
  "BEGIN:STANDARD",
  "TZOFFSETFROM:+0200",
  "TZOFFSETTO:+0100",
  "TZNAME:CET",
  "DTSTART:19701025T030000",
  "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU",
  "END:STANDARD",
  "END:VTIMEZONE",
].join("\r\n");

const MINUTE_MS = 60_000;
/** The clock is changed for longer than this: for a month of fasting at the least. */
const STEP_MS = 7 * 24 * 60 * MINUTE_MS;
/** Years of changes that are written down, from the year of the first event on. */
const YEARS = 15;

/** An instant by the clock of an offset, as calendars write it. */
const wallTime = (instant: number, offset: number): string =>
  new Date(instant + offset).toISOString().slice(0, 19).replace(/[-:]/g, "");

/** An instant in UTC, as calendars write it. */
export const utcTime = (instant: Date): string => `${wallTime(instant.getTime(), 0)}Z`;

/** How far a clock is ahead of UTC, as calendars write it. */
function offsetText(offset: number): string {
  const minutes = Math.abs(offset) / MINUTE_MS;
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0"));
  return `${offset < 0 ? "-" : "+"}${hour}${minute}`;
}

/** The minute from which on the clock shows another time, between two instants of which it does at the second. */
function changeBetween(from: number, until: number, zone: string): number {
  const before = offsetAt(from, zone);
  let [low, high] = [from, until];
  while (high - low > MINUTE_MS) {
    const middle = Math.floor((low + high) / 2 / MINUTE_MS) * MINUTE_MS;
    if (offsetAt(middle, zone) === before) low = middle;
    else high = middle;
  }
  return high;
}

const observance = (at: number, before: number, after: number): string[] => {
  const kind = after > before ? "DAYLIGHT" : "STANDARD";
  return [
    `BEGIN:${kind}`,
    `TZOFFSETFROM:${offsetText(before)}`,
    `TZOFFSETTO:${offsetText(after)}`,
    `DTSTART:${wallTime(at, before)}`,
    `END:${kind}`,
  ];
};

const known = new Map<string, string>();

/**
 * The clock's rules in a zone as calendars understand them: those of Sweden by its rule, of others each change by itself,
 * from the year before a day on.
 */
export function zoneRules(zone: string, first: Day): string {
  if (zone === SWEDISH_ZONE) return SWEDISH_RULES;
  const year = Number(first.slice(0, 4)) - 1;
  const name = `${zone} ${year}`;
  const rules = known.get(name) ?? rulesFrom(zone, year);
  known.set(name, rules);
  return rules;
}

function rulesFrom(zone: string, year: number): string {
  const [start, end] = [Date.UTC(year, 0, 1), Date.UTC(year + YEARS, 0, 1)];
  const lines = observance(start, offsetAt(start, zone), offsetAt(start, zone));
  for (let at = start; at < end; at += STEP_MS) {
    if (offsetAt(at, zone) === offsetAt(at + STEP_MS, zone)) continue;
    const change = changeBetween(at, at + STEP_MS, zone);
    lines.push(...observance(change, offsetAt(at, zone), offsetAt(change, zone)));
  }
  return ["BEGIN:VTIMEZONE", `TZID:${zone}`, `X-LIC-LOCATION:${zone}`, ...lines, "END:VTIMEZONE"].join("\r\n");
}

/** The last second before a day of a zone. */
export const lastBefore = (day: Day, zone: string): Date => new Date(instantOf(day, "00:00", zone).getTime() - 1_000);
