import type { Day } from "../../../../schema/rules/words/days.ts";

/** Days in a row with one price, in öre. */
export interface ChartPeriod {
  startsOn: Day;
  endsOn: Day;
  price: number;
}

const DAY_MS = 24 * 60 * 60 * 1_000;
const dayNumber = (day: Day): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

/** Marks along an axis of amounts, from zero to the first one that is not below the highest amount. */
export function amountMarks(highest: number): number[] {
  const rough = Math.max(highest, 300) / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  return Array.from({ length: Math.max(1, Math.ceil(highest / step)) + 1 }, (_, index) => index * step);
}

/**
 * Lines of prices over days, as paths of SVG in a square of a hundred by a hundred: a step where a price changed, and a
 * line of its own after days without a price.
 * @param periods the first one first; one at least
 * @param top the amount at the upper edge
 */
export function priceLines(periods: readonly ChartPeriod[], top: number): { line: string; area: string }[] {
  const [first, last] = [periods[0], periods.at(-1)];
  if (!first || !last) return [];
  const start = dayNumber(first.startsOn);
  // A day at least, so that what began today has a width.
  const days = Math.max(1, dayNumber(last.endsOn) - start);
  const x = (day: number): number => round(Math.min(1, (day - start) / days) * 100);
  const y = (price: number): number => round(100 - (price / top) * 100);
  const lines: { line: string; from: number; to: number; endsBefore: number }[] = [];
  for (const { startsOn, endsOn, price } of periods) {
    const [from, until] = [dayNumber(startsOn), dayNumber(endsOn) + 1];
    const current = lines.at(-1);
    if (current?.endsBefore === from) {
      current.line += ` V ${y(price)} H ${x(until)}`;
      current.to = x(until);
      current.endsBefore = until;
    } else {
      lines.push({
        line: `M ${x(from)} ${y(price)} H ${x(until)}`,
        from: x(from),
        to: x(until),
        endsBefore: until,
      });
    }
  }
  return lines.map(({ line, from, to }) => ({ line, area: `${line} L ${to} 100 L ${from} 100 Z` }));
}

const round = (value: number): number => Math.round(value * 100) / 100;
