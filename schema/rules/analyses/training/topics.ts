import type { TrainingFacts } from "../facts.ts";
import type { Rule } from "../rule.ts";
import type { SharedTopic } from "../sharedTopics.ts";

/** What a rule of the training test advises, or keeps others from advising. */
export type TrainingTopic =
  | SharedTopic
  /** So hard that one cannot talk, in intervals. */
  | "intervals"
  /** A faster pace than now. */
  | "harder"
  /** More weight than now. */
  | "heavier"
  /** So heavy that one strains. */
  | "heavy-lifting"
  /** So heavy that one could do no more than two or three repetitions more. */
  | "loaded"
  /** A hard session now and then among easy ones. */
  | "some-hard"
  /** Measuring oneself at one's utmost. */
  | "max-test"
  /** Several hard sessions in a week. */
  | "many-hard"
  /** Running and jumping. */
  | "impact"
  /** Paths and slopes where one may stumble. */
  | "uneven-ground"
  /** Blows, throws and falls. */
  | "contact"
  /** More sessions or hours than now. */
  | "more-volume"
  /** Fewer hard sessions than now. */
  | "less-hard"
  /** Fewer hours than now. */
  | "less-volume"
  /** Only as hard as one can talk. */
  | "easy-only"
  /** Asking a doctor before training harder. */
  | "doctor-first"
  /** Sessions to be put together without help from a doctor or physiotherapist. */
  | "own-plan"
  /** The week that the hours allow. */
  | "time-plan"
  /** So much less than the hours allow that it becomes a habit. */
  | "start-small"
  | "needs-3h"
  | "needs-5h"
  | "needs-7h"
  | "weight-loss"
  | "weight-gain"
  /** The weight as something to decide about. */
  | "weight-talk"
  /** Eating enough for much training. */
  | "eat-enough"
  | "more-protein"
  /** Something to count or measure: grams, kilos, minutes, sessions. */
  | "numbers"
  | "carbs-before"
  /** Walking in the day, as a beginning or beside training. */
  | "everyday-walk"
  /** Easy sessions for building up fitness. */
  | "cardio-base"
  /** Fewer hard days in a week of many. */
  | "rest-day"
  /** Care for a pain of which nothing more is known. */
  | "pain-general"
  | "sleep-basics"
  | "rest-basics"
  /** A lighter week now and then. */
  | "deload"
  | "mobility-routine"
  | "balance-routine"
  | "fixed-times"
  | "walk-start";

/** A rule of the training test. */
export type TrainingRule = Rule<"training", TrainingFacts, TrainingTopic>;
