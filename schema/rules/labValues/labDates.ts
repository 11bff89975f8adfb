import { type Day, isDay } from "../words/days.ts";
import { foldCase } from "../words/text.ts";

/** A day that a line tells, and where. */
export interface DayInText {
  /** Undefined for a date that can be read in more than one way, or that does not exist. */
  day: Day | undefined;
  start: number;
  end: number;
}

const MONTHS = ["jan", "feb", "mar", "apr", "maj", "jun", "jul", "aug", "sep", "okt", "nov", "dec"];

/** With the time of day, which is left out. */
const TIME = String.raw`(?:[ T,]{1,2}(?:kl\.?\s?)?\d{1,2}[:.]\d{2}(?::\d{2})?(?:\.\d{1,6})?(?:Z|[+-]\d{2}:?\d{2})?(?![\d,]))?`;
const DATES = new RegExp(
  String.raw`(?<![\d.,/-])(?:(\d{4})-(\d{2})-(\d{2})|(\d{2})-(\d{2})-(\d{2})|(\d{1,2})([/.])(\d{1,2})([/.]|(?<=/\d{1,2}) )(\d{4})|(?:den\s)?(\d{1,2})\s(jan|feb|mar|apr|maj|jun|jul|aug|sep|okt|nov|dec)[a-z]{0,6}\.?\s(\d{4}))(?![\d/-])${TIME}`,
  "giu",
);

/** So old may a date with two digits of the year be, in years. */
const YEARS_OF_SHORT = 15;

const pad = (number: string): string => number.padStart(2, "0");
const existing = (day: string): Day | undefined => (isDay(day) ? day : undefined);

/** Days in a line, as laboratories write them: 2026-03-01, 26-03-01, 31/03/2026, 31/3 2026, 1 mars 2026. */
export const daysIn = (line: string, today: Day): DayInText[] =>
  [...line.matchAll(DATES)].map((found) => ({
    day: dayOf(found, today),
    start: found.index,
    end: found.index + found[0].length,
  }));

function dayOf(found: RegExpMatchArray, today: Day): Day | undefined {
  const [, year, month = "", day = "", shortYear, shortMonth, shortDay, d, mark, m, next, y, date, name, yearOfName] =
    found;
  if (year) return existing(`${year}-${month}-${day}`);
  if (shortYear) return shortDayOf(shortYear, shortMonth ?? "", shortDay ?? "", today);
  if (y) {
    // '3/4/2026' is the fourth of March where English is written; '3/4 2026' and '3.4.2026' are written by nobody there.
    const isEither = mark === "/" && next === "/" && d !== m && Number(d) <= 12 && Number(m) <= 12;
    return isEither ? undefined : existing(`${y}-${pad(m ?? "")}-${pad(d ?? "")}`);
  }
  const place = MONTHS.indexOf(foldCase(name ?? "").slice(0, 3));
  return existing(`${yearOfName}-${pad(String(place + 1))}-${pad(date ?? "")}`);
}

/** '26-03-01' as Swedes write it, the year first; none where that would be long ago, since the day may stand first then. */
function shortDayOf(year: string, month: string, day: string, today: Day): Day | undefined {
  const read = existing(`20${year}-${month}-${day}`);
  return read && read <= today && Number(today.slice(0, 4)) - Number(read.slice(0, 4)) <= YEARS_OF_SHORT
    ? read
    : undefined;
}
