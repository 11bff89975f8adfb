import type { RedFlag } from "../../analyses/analysis.ts";
import type { AnalysisShape, TestKind } from "../../analyses/vocabulary.ts";
import type { Answers } from "../../questionnaires/definition.ts";
import type { PROTOCOL } from "../../questionnaires/protocol.ts";
import {
  hourOf,
  hoursBetween,
  type SleepAnswers,
  type TrainingAnswers,
  timesAgree,
  volumeAgrees,
} from "./agreement.ts";
import { askedOf } from "./asked.ts";
import { contradictionsIn } from "./contradictions.ts";
import { FREE_TEXTS, SUPPLEMENTS } from "./freeTexts.ts";
import type { Mention } from "./mention.ts";
import { shapeOf } from "./resultShape.ts";
import type { Substance } from "./substances.ts";
import { supplementsTaken, type Taken } from "./supplementsTaken.ts";
import { type TakenTogether, takenTogether } from "./takenTogether.ts";

export type { Mention, SleepAnswers, TrainingAnswers };

export type ProtocolAnswers = Answers<typeof PROTOCOL>;

/** The answers of each test. */
export interface AnswersOf {
  sleep: SleepAnswers;
  training: TrainingAnswers;
  protocol: ProtocolAnswers;
}

/** Facts of every test, and what rules advice out (`ruledOut.ts`). */
export interface SafetyFacts extends Partial<TakenTogether> {
  age?: number | null;
  /** Known of who answered the protocol questionnaire. */
  dietType?: ProtocolAnswers["dietType"];
  /** What blood tests have shown. */
  labFindings?: SleepAnswers["labFindings"];
  /** Mentions in free texts and in answers. */
  mentions: Mention[];
  /** The mentions and red flags that come from questions. */
  asked?: string[];
  /** Ids of the red flags that they raise. */
  flags: string[];
  /** Kind of the result after those. */
  shape: AnalysisShape;
  /** Names of answers that contradict each other, and of what follows from them: nothing is concluded from these. */
  doubted?: readonly string[];
}

/** Facts beyond the answers of a test. */
type Safety = Omit<SafetyFacts, "age" | "dietType" | "labFindings">;

/** Facts that follow from red flags. */
const MENTIONED_BY_FLAG: Readonly<Record<string, Mention>> = {
  "sleep-apnoea": "snoring",
  "pregnancy-warning": "pregnancy",
  seizures: "epilepsy",
  "eating-disorder": "eating-disorder",
  "deep-sadness": "depression",
  "restless-legs": "restless-legs",
};

/** Food and drinks in the answers. */
const eatenBy = (answers: Readonly<Record<string, unknown>>): Substance[] => [
  ...(answers.dietType === "keto" ? (["keto"] as const) : []),
  ...(answers.dietType === "intermittent" ? (["fasting"] as const) : []),
  ...((answers.caffeineIntake ?? "inget") === "inget" ? [] : (["caffeine"] as const)),
  ...((answers.alcoholIntake ?? "aldrig") === "aldrig" ? [] : (["alcohol"] as const)),
];

/** The facts of any test: red flags are facts like the rest, and so is what they were asked. */
function safetyFacts(
  kind: TestKind,
  answers: Readonly<Record<string, unknown>>,
  named: readonly Mention[],
  redFlags: readonly RedFlag[],
): Safety {
  const asked = askedOf(answers);
  const flagged = redFlags.flatMap(({ id }) => MENTIONED_BY_FLAG[id] ?? []);
  const mentions = [...new Set([...named, ...asked.mentions, ...flagged])];
  const textOf = (name: string) => (answers[name] ?? null) as string | null;
  return {
    ...takenTogether({
      supplements: textOf(SUPPLEMENTS),
      texts: FREE_TEXTS[kind].filter((name) => name !== SUPPLEMENTS).map(textOf),
      medicines: asked.medicines,
      mentions,
      eaten: eatenBy(answers),
    }),
    mentions,
    asked: [...asked.mentions, ...asked.flags],
    flags: redFlags.map(({ id }) => id),
    shape: shapeOf(redFlags),
  };
}

/** The sleep test's answers, and what follows from them. */
export interface SleepFacts extends SleepAnswers, Safety {
  /** Hours between going to bed and waking up; undefined where the two times cannot be meant so. */
  hoursInBed: number | undefined;
  /** Hour of going to bed, 12 to 36: 23:30 is 23.5, half past midnight 24.5. */
  bedHour: number;
  /** Hour of waking up, 0 to 24. */
  wakeHour: number;
  /** Whether the two times and the hours of sleep can all be meant; nothing is concluded from them where they cannot. */
  timesAgree: "yes" | "no";
}

/** The training test's answers, and what follows from them. */
export interface TrainingFacts extends TrainingAnswers, Safety {
  /** Whether how often and how many hours somebody trains can both be meant. */
  volumeAgrees: "yes" | "no";
}

/** The protocol questionnaire's answers, and what follows from them. */
export interface ProtocolFacts extends ProtocolAnswers, Safety {
  /** The supplements that they named. */
  takes: Taken[];
}

/** The answers that a fact follows from, by the fact's name; other facts are answers themselves. */
export const ANSWERS_BEHIND: Readonly<Record<string, readonly string[]>> = {
  hoursInBed: ["bedtime", "waketime"],
  bedHour: ["bedtime"],
  wakeHour: ["waketime"],
  timesAgree: ["bedtime", "waketime", "sleepDuration"],
  volumeAgrees: ["currentFrequency", "weeklyHours"],
  takes: ["currentSupplements", "medicines"],
};

/** Facts that say whether answers agree. They rest on none of them. */
const OF_AGREEMENT: ReadonlySet<string> = new Set(["timesAgree", "volumeAgrees"]);

/** Names of answers that contradict each other, and of what follows from them. */
export function doubtedIn(kind: TestKind, answers: object): string[] {
  const fields = contradictionsIn(kind, answers as Readonly<Record<string, unknown>>).flatMap((one) => one.fields);
  if (fields.length === 0) return [];
  const following = Object.entries(ANSWERS_BEHIND).filter(
    ([fact, names]) => !OF_AGREEMENT.has(fact) && names.some((name) => fields.includes(name)),
  );
  return [...fields, ...following.map(([fact]) => fact)];
}

/** Facts from the answers of the sleep test. */
export function sleepFacts(
  answers: SleepAnswers,
  mentions: readonly Mention[],
  redFlags: readonly RedFlag[] = [],
): SleepFacts {
  const bed = hourOf(answers.bedtime);
  const agree = timesAgree(answers.sleepDuration, answers);
  return {
    ...answers,
    ...safetyFacts("sleep", { ...answers }, mentions, redFlags),
    wakeHour: hourOf(answers.waketime),
    bedHour: bed < 12 ? bed + 24 : bed,
    hoursInBed: agree ? hoursBetween(answers.bedtime, answers.waketime) : undefined,
    timesAgree: agree ? "yes" : "no",
    doubted: doubtedIn("sleep", answers),
  };
}

/** Facts from the answers of the training test. */
export const trainingFacts = (
  answers: TrainingAnswers,
  mentions: readonly Mention[],
  redFlags: readonly RedFlag[] = [],
): TrainingFacts => ({
  ...answers,
  ...safetyFacts("training", { ...answers }, mentions, redFlags),
  volumeAgrees: volumeAgrees(answers) ? "yes" : "no",
  doubted: doubtedIn("training", answers),
});

/** Facts from the answers of the protocol questionnaire. */
export const protocolFacts = (
  answers: ProtocolAnswers,
  mentions: readonly Mention[],
  redFlags: readonly RedFlag[] = [],
): ProtocolFacts => ({
  ...answers,
  ...safetyFacts("protocol", { ...answers }, mentions, redFlags),
  takes: supplementsTaken([answers.currentSupplements, ...(answers.medicines ?? [])].filter(Boolean).join("\n")),
});
