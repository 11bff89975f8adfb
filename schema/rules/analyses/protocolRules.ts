import type { ProtocolFacts } from "./facts.ts";
import { labFindingRules } from "./labFindingRules.ts";
import { MENTAL_RULES, WORKING_RULES } from "./protocol/mentalRules.ts";
import { MORNING_RULES } from "./protocol/morningRules.ts";
import { NIGHT_RULES } from "./protocol/nightRules.ts";
import { NUTRITION_RULES } from "./protocol/nutritionRules.ts";
import type { ProtocolRule, ProtocolTopic } from "./protocol/rule.ts";
import { DOSE_RULES, SUPPLEMENT_RULES } from "./protocol/supplementRules.ts";
import { TRAINING_RULES } from "./protocol/trainingRules.ts";

/**
 * Every rule of the protocol questionnaire. Equally important rules are named in this
 * order, which decides when there is no room for all: how somebody feels and doses that are too high, then what moves most people
 * furthest, then what is taken and how to keep at it.
 */
export const PROTOCOL_RULES: readonly ProtocolRule[] = [
  ...MENTAL_RULES,
  ...DOSE_RULES,
  ...labFindingRules<"protocol", ProtocolFacts, ProtocolTopic>("supplements"),
  ...TRAINING_RULES,
  ...NIGHT_RULES,
  ...NUTRITION_RULES,
  ...MORNING_RULES,
  ...SUPPLEMENT_RULES,
  ...WORKING_RULES,
];
