import { addDays, type Day, isDay } from "../words/days.ts";

/** Days from the first to the last; both belong to it. */
export interface Period {
  from: Day;
  to: Day;
}

/** The periods that are offered beside days of one's own, as addresses name them. */
export const CLICK_PERIODS = { "7-dagar": "7 dagar", "30-dagar": "30 dagar", "12-manader": "12 månader" } as const;

/** One of them. */
export type ClickPeriodName = keyof typeof CLICK_PERIODS;

/** The longest period, in days: three years. */
export const MAX_PERIOD_DAYS = 1_096;

const DAY_MS = 24 * 60 * 60 * 1_000;

/** How many days a period has; none when it ends before it begins. */
export const daysIn = ({ from, to }: Period): number =>
  Math.max(0, Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS) + 1);

/** The same number of days right before a period. */
export const periodBefore = (period: Period): Period => ({
  from: addDays(period.from, -daysIn(period)),
  to: addDays(period.from, -1),
});

/** Why a period cannot be asked for, in Swedish; undefined when it can. */
export function wrongPeriod(period: Period): string | undefined {
  if (period.from > period.to) return "Perioden slutar innan den börjar.";
  return daysIn(period) > MAX_PERIOD_DAYS ? "Perioden får vara högst tre år." : undefined;
}

/** An offered period that ends today. */
export function namedPeriod(name: ClickPeriodName, today: Day): Period {
  if (name === "7-dagar") return { from: addDays(today, -6), to: today };
  if (name === "30-dagar") return { from: addDays(today, -29), to: today };
  // A leap day has none a year before: then March begins.
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  return { from: isDay(yearAgo) ? addDays(yearAgo, 1) : `${yearAgo.slice(0, 4)}-03-01`, to: today };
}

/** The period that an address asks for: `?period=7-dagar`, or `?fran=2026-01-01&till=2026-03-31`; 30 days otherwise. */
export function periodFrom(params: URLSearchParams, today: Day): Period & { name: ClickPeriodName | undefined } {
  const own = { from: params.get("fran") ?? "", to: params.get("till") ?? "" };
  if (isDay(own.from) && isDay(own.to) && !wrongPeriod(own)) return { ...own, name: undefined };
  const asked = params.get("period");
  const name = (Object.keys(CLICK_PERIODS) as ClickPeriodName[]).find((known) => known === asked) ?? "30-dagar";
  return { ...namedPeriod(name, today), name };
}

/** Clicks on a day. */
export interface DayClicks {
  day: Day;
  clicks: number;
}

/** Longer periods are shown by month, so that a chart and its table can be read. */
const MAX_SINGLE_DAYS = 62;

/** Clicks by day, or by month where there are many days: each begins at its first day in the period. */
export function clickSteps(days: readonly DayClicks[]): { unit: "day" | "month"; steps: DayClicks[] } {
  if (days.length <= MAX_SINGLE_DAYS) return { unit: "day", steps: [...days] };
  const steps: DayClicks[] = [];
  for (const { day, clicks } of days) {
    const last = steps.at(-1);
    if (last?.day.slice(0, 7) === day.slice(0, 7)) last.clicks += clicks;
    else steps.push({ day, clicks });
  }
  return { unit: "month", steps };
}

/** '+25 %', '−10 %', 'oförändrat'; what there is nothing to compare with is null. */
export function formatChange(now: number, before: number): string | null {
  if (before === 0) return null;
  const percent = Math.round(((now - before) / before) * 100);
  if (percent === 0) return "oförändrat";
  return `${percent > 0 ? "+" : "−"}${Math.abs(percent)} %`;
}
