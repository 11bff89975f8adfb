import type { TestKind } from "../../analyses/vocabulary.ts";

/** A result, as far as its one number tells of a change. */
interface Measured {
  key: string;
  kind: Uppercase<TestKind>;
  createdAt: string;
  measure: { label: string; now: string; before: string | null } | null;
}

/** How the one number of a test has changed over the results of it. */
export interface Trend {
  kind: TestKind;
  /** Key of the newest result. */
  key: string;
  /** Swedish: what is measured. */
  label: string;
  /** Swedish: '2 → 4 av 5'. */
  change: string;
  /** The oldest first. */
  points: readonly { at: string; amount: number }[];
}

const NUMBER = /\d+/;
/** Of a range, as '1–2 pass', neither end is the number. */
const SINGLE = /^(?:ungefär )?\d+(?!\d|–)/;

/**
 * The tests that were taken at least twice, and whose number can be drawn, in the order of their newest results.
 * @param results the newest first
 */
export function trendsOf(results: readonly Measured[]): Trend[] {
  const newest = results.filter(({ kind }, place) => results.findIndex((one) => one.kind === kind) === place);
  return newest.flatMap(({ kind, key, measure }) => {
    if (!measure) return [];
    const own = results.filter((one) => one.kind === kind);
    const points = own
      .flatMap(({ createdAt, measure: its }, place) => {
        // One that is measured otherwise itself has been compared by this number with the next.
        const next = own[place - 1]?.measure;
        const value =
          its?.label === measure.label ? its.now : next?.label === measure.label && next.before ? next.before : "";
        return SINGLE.test(value) ? [{ at: createdAt, amount: Number(value.match(NUMBER)?.[0]) }] : [];
      })
      .reverse();
    const first = points[0];
    if (!first || points.length < 2 || !SINGLE.test(measure.now)) return [];
    const change = `${first.amount} → ${measure.now.replace("ungefär ", "")}`;
    return [{ kind: kind.toLowerCase() as TestKind, key, label: measure.label, change, points }];
  });
}
