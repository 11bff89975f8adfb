import type { TrainingFacts } from "./facts.ts";
import { labFindingRules } from "./labFindingRules.ts";
import { CARDIO_RULES } from "./training/cardio.ts";
import { CARE_RULES } from "./training/care.ts";
import { FOOD_AND_REST_RULES } from "./training/foodAndRest.ts";
import { GOAL_RULES } from "./training/goals.ts";
import { PLAN_RULES } from "./training/plan.ts";
import type { TrainingRule, TrainingTopic } from "./training/topics.ts";

/** The rules of the training test. Of those that matter alike the first comes first, so what an illness asks for leads. */
export const TRAINING_RULES: readonly TrainingRule[] = [
  ...CARE_RULES,
  ...labFindingRules<"training", TrainingFacts, TrainingTopic>(undefined),
  ...PLAN_RULES,
  ...CARDIO_RULES,
  ...FOOD_AND_REST_RULES,
  ...GOAL_RULES,
];
