import { addDays, type Day } from "../words/days.ts";

/** A price from a day on, as the database has it; null where there was no price. */
export interface PriceChange {
  day: Day;
  /** In öre. */
  price: number | null;
  /** Its unit or period, where it is not for one, paid once: 'månad', '100 g'. */
  per: string | null;
}

/** Days in a row on which something cost the same. */
export interface PricePeriod {
  startsOn: Day;
  /** The last of the days; today for the price that holds. */
  endsOn: Day;
  /** In öre. */
  price: number;
}

/** A price that was lowered lately. */
export interface PriceReduction {
  /** The day on which it was lowered; of several steps, the first one. */
  reducedOn: Day;
  /** The lowest price of the thirty days before that, in öre. */
  lowestBefore: number;
}

/** Days before a reduction that count, by the act on price information. */
const DAYS = 30;

/**
 * The periods that changes make, the first one first, without days on which no price was told. What was paid once is
 * not compared with what is paid each month, or for 100 g: the periods begin where the kind of price last changed.
 * @param changes by day, one a day at most
 */
export function pricePeriods(changes: readonly PriceChange[], today: Day): PricePeriod[] {
  const kind = changes.findLast(({ price }) => price !== null)?.per;
  const before = changes.findLastIndex(({ price, per }) => price !== null && per !== kind);
  const comparable = changes.slice(before + 1);
  const periods: PricePeriod[] = [];
  for (const [index, { day, price }] of comparable.entries()) {
    if (price === null) continue;
    const next = comparable[index + 1];
    // A change of a moment ago may be of a day that has just begun.
    const endsOn = next ? addDays(next.day, -1) : day > today ? day : today;
    const last = periods.at(-1);
    if (last?.price === price && addDays(last.endsOn, 1) === day) last.endsOn = endsOn;
    else periods.push({ startsOn: day, endsOn, price });
  }
  return periods;
}

/** The lowest price on any of some days, both ends included; null where none is known. */
function lowestBetween(periods: readonly PricePeriod[], from: Day, to: Day): number | null {
  const prices = periods.filter(({ startsOn, endsOn }) => startsOn <= to && endsOn >= from).map(({ price }) => price);
  return prices.length > 0 ? Math.min(...prices) : null;
}

/** The lowest price of the last thirty days, today among them; null where none is known. */
export const lowestOfLastDays = (periods: readonly PricePeriod[], today: Day): number | null =>
  lowestBetween(periods, addDays(today, 1 - DAYS), today);

/**
 * Whether today's price may be called reduced: it is below every price of the thirty days before it was lowered, all of
 * them are known, and it has not held for longer than thirty days itself. A price that was lowered step by step is
 * compared with what it was before the first of the steps.
 * @returns null where it may not
 */
export function priceReduction(periods: readonly PricePeriod[], today: Day): PriceReduction | null {
  const now = periods.at(-1);
  if (!now || now.endsOn < today || now.startsOn <= addDays(today, -DAYS)) return null;
  const reducedOn = firstStep(periods, addDays(now.startsOn, -DAYS)).startsOn;
  const [from, to] = [addDays(reducedOn, -DAYS), addDays(reducedOn, -1)];
  if (!isKnownThroughout(periods, from, to)) return null;
  const lowestBefore = lowestBetween(periods, from, to);
  return lowestBefore !== null && now.price < lowestBefore ? { reducedOn, lowestBefore } : null;
}

/** The first period of those that each lowered the price further until the last one; none that began before a day. */
function firstStep(periods: readonly PricePeriod[], earliest: Day): PricePeriod {
  const isStep = (index: number): boolean => {
    const [before, after] = [periods[index - 1], periods[index]];
    return before !== undefined && after !== undefined && before.price > after.price && isNext(before, after);
  };
  let index = periods.length - 1;
  while (isStep(index) && isStep(index - 1) && (periods[index - 1]?.startsOn ?? "") >= earliest) index--;
  return periods[index] as PricePeriod;
}

/** Whether a period begins on the day after another one. */
const isNext = (before: PricePeriod, after: PricePeriod): boolean => addDays(before.endsOn, 1) === after.startsOn;

/** Whether each of some days has a price. */
function isKnownThroughout(periods: readonly PricePeriod[], from: Day, to: Day): boolean {
  let wanted = from;
  for (const { startsOn, endsOn } of periods) {
    if (startsOn <= wanted && endsOn >= wanted) wanted = addDays(endsOn, 1);
    if (wanted > to) return true;
  }
  return false;
}
