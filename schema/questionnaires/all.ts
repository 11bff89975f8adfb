import type { Questionnaire } from "./definition.ts";
import { ONBOARDING } from "./onboarding.ts";
import { RECOMMENDATION } from "./recommendation.ts";

/** Every questionnaire by its kind; a new one adds itself here. */
export const QUESTIONNAIRES = {
  onboarding: ONBOARDING,
  recommendation: RECOMMENDATION,
} as const satisfies Record<string, Questionnaire>;

/** Name of a questionnaire. */
export type QuestionnaireKind = keyof typeof QUESTIONNAIRES;
