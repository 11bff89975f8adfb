import type { Answers } from "../../questionnaires/definition.ts";
import type { SLEEP } from "../../questionnaires/sleep.ts";
import type { TRAINING } from "../../questionnaires/training.ts";

export type SleepAnswers = Answers<typeof SLEEP>;
export type TrainingAnswers = Answers<typeof TRAINING>;

// Whether answers can all be meant. Forms ask with it, so it needs nothing else of the analysis.

/** A time as hours: 23:30 is 23.5. */
export const hourOf = (time: string): number => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;

/** Hours between going to bed and waking up. */
export const hoursBetween = (bedtime: string, waketime: string): number =>
  (hourOf(waketime) - hourOf(bedtime) + 24) % 24;

/** True when somebody can sleep so long between two times, a quarter of an hour to spare. */
export const timesAgree = (
  duration: SleepAnswers["sleepDuration"],
  { bedtime, waketime }: Pick<SleepAnswers, "bedtime" | "waketime">,
): boolean => {
  const between = hoursBetween(bedtime, waketime);
  return between >= LEAST_IN_BED[duration] - 0.25 && between <= MOST_IN_BED;
};

/** Hours in bed without which nobody sleeps so long. */
const LEAST_IN_BED: Readonly<Record<SleepAnswers["sleepDuration"], number>> = {
  "mindre-än-5": 1,
  "5-6": 5,
  "7-8": 7,
  "9-eller-mer": 9,
};

/** More hours in bed are a time that was mistyped. */
const MOST_IN_BED = 16;

/** True when somebody can train so often in so many hours: not every day in none, nor never in eight. */
export const volumeAgrees = ({
  currentFrequency,
  weeklyHours,
}: Pick<TrainingAnswers, "currentFrequency" | "weeklyHours">): boolean =>
  (currentFrequency === "never") === (weeklyHours === "0");

/** Hours of sleep in the middle of what was answered. */
const SLEPT: Readonly<Record<SleepAnswers["sleepDuration"], number>> = {
  "mindre-än-5": 4.5,
  "5-6": 5.5,
  "7-8": 7.5,
  "9-eller-mer": 9.5,
};

/** Sleep as a share of the time in bed, in per cent, roughly; undefined where the times contradict each other. */
export function sleepEfficiency({
  hoursInBed,
  sleepDuration,
}: Pick<SleepAnswers, "sleepDuration"> & { hoursInBed: number | undefined }): number | undefined {
  if (hoursInBed === undefined) return undefined;
  return Math.min(95, Math.round(((SLEPT[sleepDuration] / hoursInBed) * 100) / 5) * 5);
}
