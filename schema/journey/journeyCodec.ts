import { currentGoalText, GOALS } from "../goals.ts";
import { answersInputSchema } from "../questionnaires/answersSchema.ts";
import { ONBOARDING } from "../questionnaires/onboarding.ts";
import { RECOMMENDATION } from "../questionnaires/recommendation.ts";
import { emptyJourney, isRecommendation } from "../rules/journey/journey.ts";
import { journeyView, keyed, linked } from "../rules/journey/journeyView.ts";
import { MAX_PAUSES, pausedBy } from "../rules/journey/pauses.ts";
import { logStreak } from "../rules/journey/streaks.ts";
import { dayOf } from "../rules/words/days.ts";
import { z } from "../zod.ts";
import { ACHIEVEMENT_IDS } from "./achievements.ts";
import { categoryToStore, type JourneyItems } from "./categories.ts";
import { JOURNEY_KEYS } from "./journeyKeys.ts";
import {
  ACTIVITY,
  achievementSchema,
  activityCategory,
  activitySchema,
  goalsSchema,
  type JourneyState,
  journeySchema,
  onboardingSchema,
  pauseSchema,
  plannedSchema,
  questionnaireSchema,
} from "./journeyState.ts";
import { eachSum } from "./journeySums.ts";
import { day, givenInstant, id, path, text } from "./journeyValues.ts";
import { MAX_ACTIVITIES, MAX_DAILY_AIM, MIN_DAILY_AIM } from "./vocabulary.ts";

// How a browser stores a journey (`journeyState.ts`), and how the graph takes it.

/** Largest sum of minutes or activities, in what a browser holds and in an account. */
export const MAX_SUM = 10_000_000;
/** Most items, days, and other things that a browser can bring to an account. */
const MAX_COMPLETED = 2_000;
const MAX_DAYS = 4_000;
const MAX_CHOSEN = 100;

const list = <Item extends z.ZodType>(item: Item, max: number) =>
  z.array(item).max(max, `Listan får ha högst ${max} delar.`);
const sum = z.number().int().min(0, "Talet kan inte vara mindre än 0.").max(MAX_SUM, "Talet är för stort.");

// ---- How a browser stores it

/** The readable parts of a value: a part that cannot be read is left out. */
const partOf = <Schema extends z.ZodType>(schema: Schema, json: unknown): z.output<Schema> | undefined =>
  schema.safeParse(json).data;
const partsOf = <Schema extends z.ZodType>(schema: Schema, json: unknown): z.output<Schema>[] | undefined =>
  Array.isArray(json) ? json.flatMap((item) => partOf(schema, item) ?? []) : undefined;
const object = (json: unknown): Record<string, unknown> => partOf(z.record(z.string(), z.unknown()), json) ?? {};

const count = z.int().nonnegative();
const storedItemSchema = z.object({
  id: z.string(),
  status: z.literal("completed"),
  completedAt: givenInstant.optional().catch(undefined),
});
const storedActivitySchema = activitySchema.extend({ timestamp: givenInstant });
const storedOnboardingSchema = onboardingSchema.extend({
  // What was stored before a goal was reworded is still that goal.
  goals: z.array(
    z
      .string()
      .transform(currentGoalText)
      .pipe(z.enum(GOALS.map(({ text }) => text))),
  ),
});

/**
 * A journey as a browser stores it: a value under each of `JOURNEY_KEYS`.
 * @param items what counts, for the sums that are stored beside the items; reading needs none
 */
export const journeyStorage = (items: JourneyItems | undefined, now: Date) =>
  z.codec(z.record(z.string(), z.unknown()), journeySchema, {
    decode(stored) {
      const empty = emptyJourney();
      const progress = object(stored[JOURNEY_KEYS.progress]);
      const activities = partsOf(storedActivitySchema, stored[JOURNEY_KEYS.activities]) ?? [];
      const lastActivity = partOf(givenInstant, progress.lastActivity) ?? activities[0]?.timestamp ?? null;
      const categories = partsOf(z.record(z.string(), z.unknown()), progress.categories) ?? [];
      const hasOnboarding = stored[JOURNEY_KEYS.hasOnboarding] === true;
      const profile = object(stored[JOURNEY_KEYS.profile]);
      const answers = object(stored[JOURNEY_KEYS.answers]);
      return {
        keepsHealthStatus: true,
        onboarding: (hasOnboarding && partOf(storedOnboardingSchema, stored[JOURNEY_KEYS.onboarding])) || null,
        goals: partOf(goalsSchema, progress.goals) ?? empty.goals,
        completed: categories
          .flatMap((category) => partsOf(storedItemSchema, category.items) ?? [])
          .map(({ id, completedAt }) => ({ id, at: completedAt ?? lastActivity ?? now.toISOString() })),
        activities: activities.slice(0, MAX_ACTIVITIES),
        days: partsOf(day, stored[JOURNEY_KEYS.days]) ?? [
          ...new Set(activities.map(({ timestamp }) => dayOf(new Date(timestamp)))),
        ],
        ...eachSum((name) => partOf(count, profile[name]) ?? 0),
        totalMinutes: partOf(count, progress.totalTimeSpent) ?? 0,
        totalActivities: partOf(count, profile.totalActivities) ?? activities.length,
        lastActivity,
        achievements: partsOf(achievementSchema.extend({ unlockedAt: givenInstant }), progress.achievements) ?? [],
        plan: partsOf(plannedSchema.extend({ completedAt: givenInstant.nullable() }), stored[JOURNEY_KEYS.plan]) ?? [],
        questionnaire:
          partOf(questionnaireSchema, answers) ??
          partOf(questionnaireSchema, { ...answers, currentHealth: null }) ??
          null,
        pauses: (partsOf(pauseSchema, stored[JOURNEY_KEYS.pauses]) ?? []).slice(-MAX_PAUSES),
      };
    },
    encode(journey) {
      if (!items) throw new Error("encodeJourney: `items` is required");
      const view = journeyView(journey, items, now);
      const { totalMinutes, ...otherSums } = eachSum((name) => journey[name]);
      return {
        [JOURNEY_KEYS.progress]: {
          goals: journey.goals,
          streak: view.streak,
          totalTimeSpent: totalMinutes,
          level: view.level,
          achievements: journey.achievements,
          lastActivity: journey.lastActivity,
          categories: view.categories.map(({ items: _, completedDays: __, lastActivity, key, ...category }) => ({
            id: key,
            ...category,
            ...(lastActivity && { lastActivity }),
            // What is not published at the moment stays done, for when it is published again.
            items: journey.completed
              .filter(({ id }) => categoryToStore(items, id) === key)
              .map(({ id, at }) => ({ id, status: "completed", completedAt: at })),
          })),
        },
        [JOURNEY_KEYS.activities]: journey.activities,
        [JOURNEY_KEYS.profile]: {
          lastActivity: journey.lastActivity,
          streak: logStreak(journey.days, dayOf(now), pausedBy(journey.pauses)),
          totalTimeSpent: totalMinutes,
          ...otherSums,
        },
        ...(journey.onboarding && {
          [JOURNEY_KEYS.onboarding]: journey.onboarding,
          [JOURNEY_KEYS.hasOnboarding]: true,
        }),
        [JOURNEY_KEYS.days]: journey.days,
        [JOURNEY_KEYS.plan]: journey.plan,
        [JOURNEY_KEYS.pauses]: journey.pauses,
        ...(journey.questionnaire && { [JOURNEY_KEYS.answers]: journey.questionnaire }),
      };
    },
  });

// ---- How the graph takes it

/** An activity as it is reported; what can be corrected is, the rest is refused. */
export const reportedActivitySchema = z
  .object({
    ...ACTIVITY,
    key: id,
    path,
    duration: z.number().nullish(),
    category: activityCategory.nullish(),
    goals: list(text(200), 20).nullish(),
    timestamp: givenInstant.nullish(),
    /** Items that it completes. */
    items: list(id, 20).nullish(),
  })
  .transform(({ key, path, ...activity }) => ({ ...activity, id: key, url: path }));
export type ReportedActivity = z.output<typeof reportedActivitySchema>;

/** The answers of onboarding. */
export const onboardingInputSchema = answersInputSchema(ONBOARDING);

/** The answers of the recommendation questionnaire. */
export const questionnaireInputSchema = answersInputSchema(RECOMMENDATION);

/** Minutes that somebody aims at for a day. */
const dailyAim = z
  .int("Välj hela minuter.")
  .min(MIN_DAILY_AIM, `Välj minst ${MIN_DAILY_AIM} minuter.`)
  .max(MAX_DAILY_AIM, `Välj högst ${MAX_DAILY_AIM} minuter.`);
/** A pause as it is set; without a last day the one that is now ends. */
export const pauseInputSchema = z.object({ from: day.nullish(), until: day.nullish() });
export const dailyAimInputSchema = z.object({ minutes: dailyAim });

/** What the graph names by a key, as it is known inside. */
const unkeyed = <Thing extends { key: string }>({ key, ...rest }: Thing) => ({ ...rest, id: key });
const completedInputSchema = z.object({ key: id, at: givenInstant });

/** A guest's journey in the browser, and the name under which it is merged once. */
export const journeyMergeSchema = z
  .object({
    key: id,
    onboarding: onboardingInputSchema.nullish(),
    completed: list(completedInputSchema.transform(unkeyed), MAX_COMPLETED),
    activities: list(reportedActivitySchema, MAX_ACTIVITIES),
    days: list(day, MAX_DAYS),
    // Older browsers do not send those that came later.
    ...eachSum(() => sum.nullish()),
    totalMinutes: sum,
    totalActivities: sum,
    achievements: list(z.object({ key: id, unlockedAt: givenInstant }).transform(unkeyed), MAX_CHOSEN),
    plan: list(z.object({ key: id, completedAt: givenInstant.nullish() }).transform(unkeyed), MAX_CHOSEN),
    questionnaire: questionnaireInputSchema.nullish(),
    timePerDay: dailyAim.nullish(),
    pauses: list(pauseSchema, MAX_PAUSES).nullish(),
  })
  .transform(({ key, onboarding, activities, plan, questionnaire, timePerDay, pauses, ...rest }) => {
    const empty = emptyJourney();
    const journey: JourneyState = {
      ...empty,
      ...rest,
      onboarding: onboarding ? { ...onboarding, healthStatus: onboarding.healthStatus ?? null } : null,
      goals: {
        ...empty.goals,
        ...(onboarding && { focusAreas: onboarding.goals, level: onboarding.experience }),
        timePerDay: timePerDay ?? empty.goals.timePerDay,
      },
      ...eachSum((name) => rest[name] ?? 0),
      pauses: pauses ?? [],
      activities: activities.map(({ items: _, ...activity }) => ({
        ...activity,
        duration: activity.duration ?? 0,
        category: activity.category ?? null,
        goals: activity.goals ?? [],
        timestamp: activity.timestamp ?? new Date().toISOString(),
      })),
      lastActivity:
        activities
          .map(({ timestamp }) => timestamp ?? "")
          .sort()
          .at(-1) || null,
      plan: plan.map(({ id, completedAt }) => ({ id, completedAt: completedAt ?? null })),
      questionnaire: questionnaire ? { ...questionnaire, currentHealth: questionnaire.currentHealth ?? null } : null,
    };
    return { key, journey };
  });

/**
 * A guest's journey as `journeyMergeSchema` takes it; what no account can store is left out, so that the rest can be merged.
 * @param withHealth false to leave out answers about health
 */
export function mergeInputOf(key: string, journey: JourneyState, withHealth: boolean) {
  const onboarding = partOf(onboardingInputSchema, journey.onboarding);
  const { currentHealth, interests } = journey.questionnaire ?? {};
  return {
    key,
    onboarding: onboarding && (withHealth ? onboarding : { ...onboarding, healthStatus: null }),
    completed: journey.completed
      .map(keyed)
      .filter((item) => partOf(completedInputSchema, item))
      .slice(0, MAX_COMPLETED),
    activities: journey.activities.map((activity) => ({
      ...linked(activity),
      duration: Math.round(activity.duration),
    })),
    days: journey.days.slice(-MAX_DAYS),
    ...eachSum((name) => Math.min(MAX_SUM, journey[name])),
    achievements: journey.achievements.filter(({ id }) => ACHIEVEMENT_IDS.some((known) => known === id)).map(keyed),
    plan: journey.plan.filter(({ id }) => isRecommendation(id)).map(keyed),
    questionnaire: withHealth && interests ? { currentHealth, interests } : null,
    timePerDay: partOf(dailyAim, journey.goals.timePerDay) ?? null,
    pauses: journey.pauses.slice(-MAX_PAUSES),
  };
}
