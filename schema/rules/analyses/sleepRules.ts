import type { SleepFacts } from "./facts.ts";
import { labFindingRules } from "./labFindingRules.ts";
import { CONDITION_RULES } from "./sleep/conditionRules.ts";
import { DAY_RULES } from "./sleep/dayRules.ts";
import { EVENING_RULES } from "./sleep/eveningRules.ts";
import { MIND_RULES } from "./sleep/mindRules.ts";
import { RHYTHM_RULES } from "./sleep/rhythmRules.ts";
import { ROOM_RULES } from "./sleep/roomRules.ts";
import type { SleepRule, SleepTopic } from "./sleep/rule.ts";

/** The rules of the sleep test. Equally important ones are shown in this order. */
export const SLEEP_RULES: readonly SleepRule[] = [
  ...CONDITION_RULES,
  ...labFindingRules<"sleep", SleepFacts, SleepTopic>("day"),
  ...RHYTHM_RULES,
  ...EVENING_RULES,
  ...ROOM_RULES,
  ...DAY_RULES,
  ...MIND_RULES,
];
