import { currentGoalText, GOALS } from "../goals.ts";
import { isDay } from "../rules/days.ts";
import { z } from "../zod.ts";
import { INTERESTS, type Interest } from "./recommendations.ts";
import {
  ACTIVITY_CATEGORIES,
  ACTIVITY_TYPES,
  type ActivityCategory,
  type ActivityType,
  AGE_GROUPS,
  CURRENT_HEALTH,
  type CurrentHealth,
  MAX_ACTIVITIES,
} from "./vocabulary.ts";

/** Largest sum of minutes or activities, in what a browser holds and in an account. */
export const MAX_SUM = 10_000_000;
/** Most items that a browser can bring to an account. */
export const MAX_COMPLETED = 2_000;
const goalTexts = GOALS.map(({ text }) => text);

const withoutControls = (text: string): boolean => !/\p{Cc}/u.test(text);
const text = (max: number) =>
  z
    .string()
    .max(max, `Texten får vara högst ${max} tecken.`)
    .refine(withoutControls, "Texten innehåller ett tecken som inte går att använda.");
/** A path on the site, so that no list ever leads anywhere else. */
const path = text(300).regex(/^\/(?![/\\])/, "Adressen ska vara en sida här.");
const id = z.string().regex(/^[\w:.-]{1,128}$/, "Värdet går inte att använda.");
const list = <Item extends z.ZodType>(item: Item, max: number) =>
  z.array(item).max(max, `Listan får ha högst ${max} delar.`);
const sum = z.number().int().min(0, "Talet kan inte vara mindre än 0.").max(MAX_SUM, "Talet är för stort.");
const instant = z.union([z.date(), z.iso.datetime({ offset: true }).transform((value) => new Date(value))]);

/** First name of onboarding's second step (specification 1 §5). */
export const firstNameSchema = z
  .string({ error: "Skriv ditt förnamn." })
  .trim()
  .min(1, "Skriv ditt förnamn.")
  .max(60, "Namnet får vara högst 60 tecken.")
  .refine(withoutControls, "Namnet innehåller ett tecken som inte går att använda.");

/** The answers of onboarding. */
export const onboardingSchema = z.object({
  name: firstNameSchema,
  goals: z
    .array(z.string().transform(currentGoalText).pipe(z.enum(goalTexts, "Målet finns inte.")))
    .min(1, "Välj minst ett mål.")
    .max(GOALS.length, `Det finns ${GOALS.length} mål.`),
  healthStatus: z.enum(["excellent", "good", "average", "poor"]).nullish(),
  experience: z.enum(["beginner", "intermediate", "advanced"]),
});

/** An activity as it is reported; what can be corrected is, the rest is refused. */
export const activitySchema = z.object({
  id,
  type: z.enum(Object.keys(ACTIVITY_TYPES) as ActivityType[]),
  title: text(200).min(1, "Titeln saknas."),
  url: path,
  duration: z.number().nullish(),
  category: z.enum(Object.keys(ACTIVITY_CATEGORIES) as ActivityCategory[]).nullish(),
  goals: list(text(200), 20).nullish(),
  timestamp: instant.nullish(),
  items: list(id, 20).nullish(),
});

/** The answers of the recommendation questionnaire. */
export const questionnaireAnswersSchema = z.object({
  email: z.email("Skriv en e-postadress, till exempel namn@exempel.se.").max(254).nullish(),
  ageGroup: z.enum(AGE_GROUPS).nullish(),
  healthGoals: z.string().max(1_000, "Texten får vara högst 1 000 tecken.").nullish(),
  currentHealth: z
    .enum(Object.keys(CURRENT_HEALTH) as CurrentHealth[])
    .nullish()
    .transform((health) => health ?? null),
  interests: z.array(z.enum(Object.keys(INTERESTS) as Interest[])).max(Object.keys(INTERESTS).length),
});

/** An item that was completed. */
export const completedItemSchema = z.object({ id, at: instant });

/** What a browser holds of a journey. */
export const journeyMergeSchema = z.object({
  id,
  onboarding: onboardingSchema.nullish(),
  completed: list(completedItemSchema, MAX_COMPLETED),
  activities: list(activitySchema, MAX_ACTIVITIES),
  days: list(z.string().refine(isDay, "Dagen finns inte."), 4_000),
  totalMinutes: sum,
  totalActivities: sum,
  achievements: list(z.object({ id, unlockedAt: instant }), 100),
  plan: list(z.object({ id, completedAt: instant.nullish() }), 100),
  questionnaire: questionnaireAnswersSchema.nullish(),
});
