import type { TestKind } from "../../analyses/vocabulary.ts";
import { hoursBetween, sleepEfficiency, timesAgree, volumeAgrees } from "./agreement.ts";
import type { ProtocolAnswers, SleepAnswers, TrainingAnswers } from "./facts.ts";

/** One number of somebody's answers, which the next test is compared by. */
export interface Measure {
  /** Swedish: what is measured. Two tests are compared where this is the same. */
  label: string;
  /** Swedish: 'ungefär 70 %'. */
  value: string;
  /** By which two are compared: more is better. */
  amount: number;
  /** Swedish: what to look at in the next test. */
  ask: string;
}

type Given = Readonly<Record<string, unknown>>;

const HEALTH = { dalig: 0, okej: 1, bra: 2, utmarkt: 3 } as const;
const CALM = { "mycket-hog": 0, hog: 1, medel: 2, lag: 3 } as const;
const MOST_IN_PROTOCOL = 9;

function ofSleep({ sleepDuration, bedtime, waketime, sleepQuality }: SleepAnswers): Measure {
  const hoursInBed = timesAgree(sleepDuration, { bedtime, waketime }) ? hoursBetween(bedtime, waketime) : undefined;
  const share = sleepEfficiency({ sleepDuration, hoursInBed });
  if (share === undefined) return ratingOfSleep(sleepQuality);
  const ask =
    share >= 85
      ? `Talet att hålla är sömnens del av tiden i sängen, ungefär ${share} % nu.`
      : `Talet att titta på är sömnens del av tiden i sängen: ungefär ${share} % nu, och 85 % är ett bra mål.`;
  return { label: "Sömn av tiden i sängen", value: `ungefär ${share} %`, amount: share, ask };
}

function ratingOfSleep(sleepQuality: number): Measure {
  const value = `${sleepQuality} av 5`;
  const ask = `Se om betyget på sömnen är bättre än ${value}.`;
  return { label: "Ditt betyg på sömnen", value, amount: sleepQuality, ask };
}

const DAYS: Readonly<Record<TrainingAnswers["currentFrequency"], string>> = {
  never: "inga pass",
  "1-2": "1–2 pass",
  "3-4": "3–4 pass",
  "5-6": "5–6 pass",
  daily: "pass varje dag",
};

const FITNESS = { poor: "svag", fair: "hyfsad", good: "god", excellent: "mycket god" } as const;

function ofTraining(answers: TrainingAnswers): Measure {
  const { currentFrequency, fitnessLevel } = answers;
  if (!volumeAgrees(answers)) return ratingOfTraining(fitnessLevel);
  const value = DAYS[currentFrequency];
  const ask =
    currentFrequency === "5-6" || currentFrequency === "daily"
      ? `Talet att hålla är passen i veckan, ${value} nu. Fler behövs inte.`
      : `Talet att titta på är passen i veckan: ${value} nu.`;
  return { label: "Pass i veckan", value, amount: Object.keys(DAYS).indexOf(currentFrequency), ask };
}

function ratingOfTraining(fitnessLevel: keyof typeof FITNESS): Measure {
  const value = FITNESS[fitnessLevel];
  const amount = Object.keys(FITNESS).indexOf(fitnessLevel);
  const ask = `Se om du kallar konditionen något annat än ${value}.`;
  return { label: "Konditionen, som du kallar den", value, amount, ask };
}

function ofProtocol({ currentHealth, sleepQuality, stressLevel }: ProtocolAnswers): Measure {
  const amount = HEALTH[currentHealth] + HEALTH[sleepQuality] + CALM[stressLevel];
  const value = `${amount} av ${MOST_IN_PROTOCOL}`;
  const ask = `Talet att titta på är hälsa, sömn och lugn tillsammans: ${value} nu.`;
  return { label: "Hälsa, sömn och lugn tillsammans", value, amount, ask };
}

const MEASURES: Readonly<Record<TestKind, (answers: never) => Measure>> = {
  sleep: ofSleep as (answers: never) => Measure,
  training: ofTraining as (answers: never) => Measure,
  protocol: ofProtocol as (answers: never) => Measure,
};

/** What somebody says of themselves, which is there whatever else contradicts: two tests can always be compared by it. */
const RATINGS: Readonly<Record<TestKind, (answers: never) => Measure>> = {
  sleep: ({ sleepQuality }: SleepAnswers) => ratingOfSleep(sleepQuality),
  training: ({ fitnessLevel }: TrainingAnswers) => ratingOfTraining(fitnessLevel),
  protocol: ofProtocol,
} as Readonly<Record<TestKind, (answers: never) => Measure>>;

const NEEDS: Readonly<Record<TestKind, readonly string[]>> = {
  sleep: ["sleepDuration", "bedtime", "waketime", "sleepQuality"],
  training: ["currentFrequency", "weeklyHours", "fitnessLevel"],
  protocol: ["currentHealth", "sleepQuality", "stressLevel"],
};

/** The number of a test's answers; undefined where they are not all there, as in results of other versions. */
export const measureOf = (kind: TestKind, answers: Given): Measure | undefined =>
  NEEDS[kind].every((name) => answers[name] !== null && answers[name] !== undefined)
    ? MEASURES[kind](answers as never)
    : undefined;

/** The number of a test, beside that of the test before. */
export interface MeasureView {
  label: string;
  now: string;
  before: string | null;
  /** Whether it has become better; null without a test before, or one that has no number. */
  trend: "better" | "same" | "worse" | null;
}

/** The change from one test to another, in one number. */
export function measureView(kind: TestKind, answers: Given, before: Given | null): MeasureView | null {
  const now = measureOf(kind, answers);
  if (!now) return null;
  const then = before ? measureOf(kind, before) : undefined;
  if (!before || !then) return { label: now.label, now: now.value, before: null, trend: null };
  if (then.label === now.label && then.amount !== now.amount) return compared(now, then);
  // A number that is the same, or that only one of them has, hides what has changed.
  const rate = RATINGS[kind] as (answers: Given) => Measure;
  const [rating, ratingThen] = [rate(answers), rate(before)];
  return then.label === now.label && ratingThen.amount === rating.amount
    ? compared(now, then)
    : compared(rating, ratingThen);
}

function compared(now: Measure, then: Measure): MeasureView {
  const trend = now.amount > then.amount ? "better" : now.amount < then.amount ? "worse" : "same";
  return { label: now.label, now: now.value, before: then.value, trend };
}
