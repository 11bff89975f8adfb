import type { ProtocolFacts } from "../facts.ts";
import type { Condition, Rule } from "../rule.ts";
import type { SharedTopic } from "../sharedTopics.ts";

/** What a rule of the protocol questionnaire advises, or keeps others from advising. */
export type ProtocolTopic =
  | SharedTopic
  // The advice that everybody gets unless something more personal takes its place.
  | "basic-morning"
  | "basic-nutrition"
  | "basic-training"
  | "basic-supplements"
  | "basic-mental"
  | "basic-sleep"
  // Light and rhythm.
  | "morning-light"
  | "light-after-waking"
  | "fixed-rise"
  | "early-coffee-stop"
  | "busy-morning"
  | "late-evening"
  // Movement, and what strains the heart.
  | "walk"
  | "workout"
  | "strength"
  | "heavy-strength"
  | "hard-training"
  | "long-session"
  | "morning-training"
  | "cold"
  | "heat"
  | "warm-shower"
  // Food.
  | "fasting"
  | "keto"
  | "eat-regularly"
  | "more-greens"
  | "more-protein"
  | "animal-food"
  | "fish"
  | "counting"
  | "less-salt"
  // What is taken. B12 has a topic of its own, since little speaks against it.
  | "b12"
  | "vitamin-d"
  | "magnesium"
  | "iron"
  | "creatine"
  | "omega-3"
  | "folic-acid"
  | "buy"
  | "less-alcohol"
  // The night.
  | "get-up-when-awake"
  // Ways of working with it.
  | "measuring"
  | "app"
  | "many-things"
  | "one-thing";

/** A rule of the protocol questionnaire. */
export type ProtocolRule = Rule<"protocol", ProtocolFacts, ProtocolTopic>;

/** Somebody who works in shifts, by the answer or by what they wrote. */
export const SHIFTS: readonly Condition<ProtocolFacts>[] = [
  { workType: ["skiftarbete"] },
  { mentions: ["shift-work"] },
];
