import { STEP_TICK } from "./vocabulary.ts";

// Without zod, which pages load late.

/** What is known of an activity that is counted. */
interface Counted {
  id: string;
  type: string;
  duration: number;
}

/**
 * What a journey counts: what an activity adds to each sum, and the sum's name in the export. Counting, merging, storage
 * and export follow from this list.
 */
export const JOURNEY_SUMS = {
  totalMinutes: { adds: ({ duration }: Counted): number => duration, exported: "minuter" },
  totalActivities: { adds: (_: Counted): number => 1, exported: "antalAktiviteter" },
  /** Steps of protocols that were ticked. */
  totalSteps: { adds: ({ id }: Counted): number => (id.startsWith(STEP_TICK) ? 1 : 0), exported: "antalSteg" },
};
export type JourneySum = keyof typeof JOURNEY_SUMS;
export const JOURNEY_SUM_NAMES = Object.keys(JOURNEY_SUMS) as JourneySum[];

/** A value for each sum. */
export const eachSum = <Value>(of: (name: JourneySum) => Value): Record<JourneySum, Value> =>
  Object.fromEntries(JOURNEY_SUM_NAMES.map((name) => [name, of(name)])) as Record<JourneySum, Value>;
