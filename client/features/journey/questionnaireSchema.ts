import { INTERESTS, type Interest } from "../../../schema/journey/recommendations.ts";
import { AGE_GROUPS, CURRENT_HEALTH, type CurrentHealth } from "../../../schema/journey/vocabulary.ts";
import { z } from "../../../schema/zod.ts";

/** What the questionnaire demands of its answers (specification 1 §5); interests may be left out. */
export const questionnaireSchema = z.object({
  email: z.string().trim().pipe(z.email("Skriv en e-postadress, till exempel namn@exempel.se.")),
  ageGroup: z.string().pipe(z.enum(AGE_GROUPS)),
  healthGoals: z.string().trim().min(1).max(1_000),
  currentHealth: z.string().pipe(z.enum(Object.keys(CURRENT_HEALTH) as CurrentHealth[])),
  interests: z.array(z.enum(Object.keys(INTERESTS) as Interest[])),
  /** Kinds of consent that were ticked. */
  consents: z.array(z.string()),
});

/** The answers as they are filled in; empty where nothing is. */
export type QuestionnaireDraft = z.input<typeof questionnaireSchema>;

/** The answers when everything that must be is filled in. */
export type QuestionnaireAnswers = z.output<typeof questionnaireSchema>;
