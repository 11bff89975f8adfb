import type { Sex } from "../../catalogue.ts";
import { swedishNumber } from "../words/numbers.ts";

/** Where 95 of a hundred healthy adults of a kind lie. */
export interface ReferenceInterval {
  /** Null for both. */
  sex: Sex | null;
  /** Years, inclusive; null for no bound, where all are adults. */
  fromAge: number | null;
  toAge: number | null;
  /** In the marker's unit; null where only the other limit is given. */
  low: number | null;
  high: number | null;
}

/** Whom an interval is of: 'Kvinnor', 'Män 18–39 år', 'Vuxna från 50 år'. */
export function personsOf({ sex, fromAge, toAge }: Pick<ReferenceInterval, "sex" | "fromAge" | "toAge">): string {
  const who = sex === null ? "Vuxna" : sex === "FEMALE" ? "Kvinnor" : "Män";
  if (fromAge === null && toAge === null) return who;
  if (toAge === null) return `${who} från ${fromAge} år`;
  return fromAge === null ? `${who} till ${toAge} år` : `${who} ${fromAge}–${toAge} år`;
}

/** Its limits: '117–153 g/L', 'högst 0,75 µkat/L', 'minst 1'. */
export function limitsOf({ low, high }: Pick<ReferenceInterval, "low" | "high">, unit: string | null): string {
  const limits =
    low === null
      ? `högst ${swedishNumber(high ?? 0)}`
      : high === null
        ? `minst ${swedishNumber(low)}`
        : `${swedishNumber(low)}–${swedishNumber(high)}`;
  return unit ? `${limits} ${unit}` : limits;
}

/** All intervals of a marker in a line: 'kvinnor 117–153, män 134–170 g/L'. */
export const intervalsInWords = (intervals: readonly ReferenceInterval[], unit: string | null): string =>
  intervals
    .map((one, place) => {
      const limits = limitsOf(one, place === intervals.length - 1 ? unit : null);
      return intervals.length === 1 ? limits : `${personsOf(one).toLocaleLowerCase("sv")} ${limits}`;
    })
    .join(", ");

const overlaps = (one: ReferenceInterval, other: ReferenceInterval): boolean =>
  (one.sex === null || other.sex === null || one.sex === other.sex) &&
  (one.fromAge ?? 0) <= (other.toAge ?? Infinity) &&
  (other.fromAge ?? 0) <= (one.toAge ?? Infinity);

/** Places of two intervals that both hold for somebody; undefined where each adult has at most one. */
export function overlapOf(intervals: readonly ReferenceInterval[]): [number, number] | undefined {
  for (const [place, interval] of intervals.entries()) {
    const other = intervals.findIndex((one, at) => at < place && overlaps(one, interval));
    if (other >= 0) return [other, place];
  }
  return undefined;
}

/** How much of a band lies outside of its widest interval, on each side. */
const MARGIN = 0.25;

/**
 * Where intervals lie on one scale, in hundredths of its length, so that they can be compared by eye. What has no lower
 * limit begins at zero, what has no upper one goes on to the end.
 */
export function bandsOf(intervals: readonly ReferenceInterval[]): { from: number; to: number }[] {
  const lows = intervals.map(({ low }) => low ?? 0);
  const limits = [...lows, ...intervals.flatMap(({ high }) => high ?? [])];
  const [least, most] = [Math.min(...limits), Math.max(...limits)];
  const margin = (most - least || most || 1) * MARGIN;
  // Nothing that is measured here is below zero.
  const start = Math.max(0, least - margin);
  const scale = 100 / (most + margin - start);
  return intervals.map(({ low, high }) => ({
    from: low === null ? 0 : (low - start) * scale,
    to: high === null ? 100 : (high - start) * scale,
  }));
}
