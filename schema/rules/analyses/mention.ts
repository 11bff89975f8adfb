import type { ConditionMention } from "./conditions.ts";

/** Something in somebody's free text or answers that rules give way to. */
export type Mention =
  | ConditionMention
  | "minor"
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
