import type { Questionnaire } from "./definition.ts";
import { ONBOARDING } from "./onboarding.ts";
import { PROTOCOL } from "./protocol.ts";
import { RECOMMENDATION } from "./recommendation.ts";
import { SLEEP } from "./sleep.ts";
import { TRAINING } from "./training.ts";

/** Every questionnaire by its kind; a new one adds itself here. */
export const QUESTIONNAIRES = {
  onboarding: ONBOARDING,
  recommendation: RECOMMENDATION,
  sleep: SLEEP,
  training: TRAINING,
  protocol: PROTOCOL,
} as const satisfies Record<string, Questionnaire>;

/** Name of a questionnaire. */
export type QuestionnaireKind = keyof typeof QUESTIONNAIRES;
