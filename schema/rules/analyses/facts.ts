import type { Answers } from "../../questionnaires/definition.ts";
import type { PROTOCOL } from "../../questionnaires/protocol.ts";
import type { SLEEP } from "../../questionnaires/sleep.ts";
import type { TRAINING } from "../../questionnaires/training.ts";
import { supplementsTaken, type Taken } from "./supplementsTaken.ts";

export type SleepAnswers = Answers<typeof SLEEP>;
export type TrainingAnswers = Answers<typeof TRAINING>;
export type ProtocolAnswers = Answers<typeof PROTOCOL>;

/** The answers of each test. */
export interface AnswersOf {
  sleep: SleepAnswers;
  training: TrainingAnswers;
  protocol: ProtocolAnswers;
}

/** Something that somebody told in their own words and that rules give way to. */
export type Mention =
  | "pregnancy"
  | "blood-thinner"
  | "medicines"
  | "heart"
  | "high-blood-pressure"
  | "kidney"
  | "liver"
  | "diabetes"
  | "epilepsy"
  | "bipolar"
  | "eating-disorder"
  | "depression"
  | "cancer"
  | "asthma"
  | "migraine"
  | "shift-work"
  | "small-children"
  | "pain"
  | "restless-legs"
  | "snoring"
  | "hot-flushes";

/** The sleep test's answers, and what follows from them. */
export interface SleepFacts extends SleepAnswers {
  /** Hours between going to bed and waking up; undefined where the two times cannot be meant so. */
  hoursInBed: number | undefined;
  /** Hour of going to bed, 12 to 36: 23:30 is 23.5, half past midnight 24.5. */
  bedHour: number;
  /** Hour of waking up, 0 to 24. */
  wakeHour: number;
  mentions: Mention[];
}

/** The training test's answers, and what follows from them. */
export interface TrainingFacts extends TrainingAnswers {
  mentions: Mention[];
}

/** The protocol questionnaire's answers, and what follows from them. */
export interface ProtocolFacts extends ProtocolAnswers {
  mentions: Mention[];
  /** The supplements that they told of. */
  takes: Taken[];
}

/** The answers that a fact follows from, by the fact's name; other facts are answers themselves. */
export const ANSWERS_BEHIND: Readonly<Record<string, readonly string[]>> = {
  hoursInBed: ["bedtime", "waketime"],
  bedHour: ["bedtime"],
  wakeHour: ["waketime"],
  takes: ["currentSupplements"],
};

const hourOf = (time: string): number => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;

/** What follows from the answers of the sleep test. */
export function sleepFacts(answers: SleepAnswers, mentions: Mention[]): SleepFacts {
  const bed = hourOf(answers.bedtime);
  const wakeHour = hourOf(answers.waketime);
  const between = (wakeHour - bed + 24) % 24;
  const isMeant = between >= LEAST_IN_BED[answers.sleepDuration] && between <= MOST_IN_BED;
  return {
    ...answers,
    mentions,
    wakeHour,
    bedHour: bed < 12 ? bed + 24 : bed,
    hoursInBed: isMeant ? between : undefined,
  };
}

/** Hours in bed without which nobody sleeps so long, with an hour to spare for who counts roughly. */
const LEAST_IN_BED: Readonly<Record<SleepAnswers["sleepDuration"], number>> = {
  "mindre-än-5": 1,
  "5-6": 4,
  "7-8": 6,
  "9-eller-mer": 8,
};

/** More hours in bed are a time that was mistyped. */
const MOST_IN_BED = 16;

/** What follows from the answers of the protocol questionnaire. */
export const protocolFacts = (answers: ProtocolAnswers, mentions: Mention[]): ProtocolFacts => ({
  ...answers,
  mentions,
  takes: supplementsTaken(answers.currentSupplements),
});
