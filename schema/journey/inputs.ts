import { answersInputSchema } from "../questionnaires/answersSchema.ts";
import { ONBOARDING } from "../questionnaires/onboarding.ts";
import { RECOMMENDATION } from "../questionnaires/recommendation.ts";
import { isDay } from "../rules/days.ts";
import { z } from "../zod.ts";
import {
  ACTIVITY_CATEGORIES,
  ACTIVITY_TYPES,
  type ActivityCategory,
  type ActivityType,
  MAX_ACTIVITIES,
} from "./vocabulary.ts";

/** Largest sum of minutes or activities, in what a browser holds and in an account. */
export const MAX_SUM = 10_000_000;
/** Most items that a browser can bring to an account. */
export const MAX_COMPLETED = 2_000;

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

/** The answers of onboarding. */
export const onboardingSchema = answersInputSchema(ONBOARDING);

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
export const questionnaireAnswersSchema = answersInputSchema(RECOMMENDATION);

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
