import { currentGoalText, GOALS } from "../../../schema/goals.ts";
import { categoryToStore, type JourneyItems } from "../../../schema/journey/categories.ts";
import { INTERESTS, type Interest } from "../../../schema/journey/recommendations.ts";
import {
  ACTIVITY_CATEGORIES,
  ACTIVITY_TYPES,
  type ActivityCategory,
  type ActivityType,
  CURRENT_HEALTH,
  type CurrentHealth,
  MAX_ACTIVITIES,
} from "../../../schema/journey/vocabulary.ts";
import { dayOf, isDay } from "../../../schema/rules/days.ts";
import { type Activity, emptyJourney, type JourneyState } from "../../../schema/rules/journey.ts";
import { journeyView } from "../../../schema/rules/journeyView.ts";
import { logStreak } from "../../../schema/rules/streaks.ts";
import { z } from "../../../schema/zod.ts";
import { onRefusal, type Reader, readStored, removeStored, storeAll } from "../../guest/storage.ts";
import { showToast } from "../../shell/toasts.ts";
import { JOURNEY_KEYS } from "./journeyKeys.ts";

onRefusal(() =>
  showToast({
    title: "Webbläsaren sparar inget",
    text: "Din resa visas nu men finns kanske inte kvar nästa gång.",
    tone: "warning",
  }),
);

const instant = z.string().refine((text) => !Number.isNaN(Date.parse(text)));
const experience = z.enum(["beginner", "intermediate", "advanced"]);
const count = z.int().nonnegative();
const iso = (text: string): string => new Date(text).toISOString();

const progressSchema = z.object({
  goals: z.object({
    focusAreas: z.array(z.string()),
    timePerDay: z.number(),
    mainGoal: z.string(),
    level: experience,
  }),
  totalTimeSpent: count,
  achievements: z.array(z.object({ id: z.string(), unlockedAt: instant })),
  lastActivity: instant.nullish(),
  categories: z.array(
    z.object({
      id: z.string(),
      items: z.array(z.object({ id: z.string(), status: z.string(), completedAt: instant.optional() })).default([]),
    }),
  ),
});

const activitySchema = z.object({
  id: z.string(),
  type: z.enum(Object.keys(ACTIVITY_TYPES) as ActivityType[]),
  title: z.string(),
  url: z.string().regex(/^\/(?![/\\])/),
  duration: z.number(),
  category: z.enum(Object.keys(ACTIVITY_CATEGORIES) as ActivityCategory[]).nullable(),
  goals: z.array(z.string()),
  timestamp: instant,
});

const onboardingSchema = z.object({
  name: z.string().min(1),
  // What was kept before a goal was reworded is still that goal.
  goals: z.array(
    z
      .string()
      .transform(currentGoalText)
      .pipe(z.enum(GOALS.map(({ text }) => text))),
  ),
  healthStatus: z.enum(["excellent", "good", "average", "poor"]).nullable(),
  experience,
});

const profileSchema = z.object({ totalActivities: count });
const plannedSchema = z.object({ id: z.string(), completedAt: instant.nullable() });
const questionnaireSchema = z.object({
  email: z.string().nullish(),
  ageGroup: z.string().nullish(),
  healthGoals: z.string().nullish(),
  currentHealth: z
    .enum(Object.keys(CURRENT_HEALTH) as CurrentHealth[])
    .nullable()
    .catch(null),
  interests: z.array(z.enum(Object.keys(INTERESTS) as Interest[])),
});

const reader =
  <Schema extends z.ZodType>(schema: Schema): Reader<z.output<Schema>> =>
  (json) => {
    const parsed = schema.safeParse(json);
    return parsed.success ? parsed.data : undefined;
  };

/** A list of which what cannot be read is left out. */
const listReader =
  <Schema extends z.ZodType>(schema: Schema): Reader<z.output<Schema>[]> =>
  (json) =>
    Array.isArray(json)
      ? json.flatMap((item) => {
          const parsed = schema.safeParse(item);
          return parsed.success ? [parsed.data] : [];
        })
      : undefined;

/** The journey that the browser holds; what cannot be read counts as not there, silently. */
export function readKeptJourney(): JourneyState {
  const empty = emptyJourney();
  const progress = readStored(JOURNEY_KEYS.progress, reader(progressSchema));
  const activities = readStored(JOURNEY_KEYS.activities, listReader(activitySchema)) ?? [];
  const hasOnboarding = readStored(JOURNEY_KEYS.hasOnboarding, (json) => json === true) ?? false;
  const days = readStored(JOURNEY_KEYS.days, listReader(z.string().refine(isDay)));
  const lastActivity = progress?.lastActivity ?? activities[0]?.timestamp;
  return {
    keepsHealthStatus: true,
    onboarding: (hasOnboarding && readStored(JOURNEY_KEYS.onboarding, reader(onboardingSchema))) || null,
    goals: progress?.goals ?? empty.goals,
    completed: (progress?.categories ?? []).flatMap(({ items }) =>
      items
        .filter(({ status }) => status === "completed")
        .map(({ id, completedAt }) => ({ id, at: iso(completedAt ?? lastActivity ?? new Date().toISOString()) })),
    ),
    activities: activities
      .slice(0, MAX_ACTIVITIES)
      .map((activity): Activity => ({ ...activity, timestamp: iso(activity.timestamp) })),
    days: days ?? [...new Set(activities.map(({ timestamp }) => dayOf(new Date(timestamp))))],
    totalMinutes: progress?.totalTimeSpent ?? 0,
    totalActivities: readStored(JOURNEY_KEYS.profile, reader(profileSchema))?.totalActivities ?? activities.length,
    lastActivity: lastActivity ? iso(lastActivity) : null,
    achievements: progress?.achievements ?? [],
    plan: readStored(JOURNEY_KEYS.plan, listReader(plannedSchema)) ?? [],
    questionnaire: readStored(JOURNEY_KEYS.answers, reader(questionnaireSchema)) ?? null,
  };
}

/**
 * Keeps a journey in the browser; when only the questionnaire was answered, its answers and nothing else.
 * @returns false when the browser has no room, or keeps nothing at all
 */
export function keepJourney(before: JourneyState, after: JourneyState, items: JourneyItems): boolean {
  const { questionnaire } = after;
  const isAnswersOnly =
    questionnaire !== before.questionnaire && JSON.stringify({ ...before, questionnaire }) === JSON.stringify(after);
  return storeAll(isAnswersOnly ? { [JOURNEY_KEYS.answers]: questionnaire } : storedValues(after, items), {
    isAnswered: true,
  });
}

/** A journey as it is stored, by key. */
function storedValues(state: JourneyState, items: JourneyItems): Record<string, unknown> {
  const view = journeyView(state, items, new Date());
  return {
    [JOURNEY_KEYS.progress]: {
      goals: state.goals,
      streak: view.streak,
      totalTimeSpent: state.totalMinutes,
      level: view.level,
      achievements: state.achievements,
      lastActivity: state.lastActivity,
      categories: view.categories.map(({ items: _, lastActivity, ...category }) => ({
        ...category,
        ...(lastActivity && { lastActivity }),
        // What is not published at the moment stays done, for when it is published again.
        items: state.completed
          .filter(({ id }) => categoryToStore(items, id) === category.id)
          .map(({ id, at }) => ({ id, status: "completed", completedAt: at })),
      })),
    },
    [JOURNEY_KEYS.activities]: state.activities,
    [JOURNEY_KEYS.profile]: {
      lastActivity: state.lastActivity,
      streak: logStreak(state.days, dayOf(new Date())),
      totalTimeSpent: state.totalMinutes,
      totalActivities: state.totalActivities,
    },
    ...(state.onboarding && { [JOURNEY_KEYS.onboarding]: state.onboarding, [JOURNEY_KEYS.hasOnboarding]: true }),
    [JOURNEY_KEYS.days]: state.days,
    [JOURNEY_KEYS.plan]: state.plan,
    ...(state.questionnaire && { [JOURNEY_KEYS.answers]: state.questionnaire }),
  };
}

/** The name under which the browser's journey is taken over; the same until it was. */
export function mergeIdOfJourney(): string {
  const kept = readStored(JOURNEY_KEYS.mergeId, (json) => (typeof json === "string" ? json : undefined));
  if (kept) return kept;
  const id = crypto.randomUUID();
  storeAll({ [JOURNEY_KEYS.mergeId]: id });
  return id;
}

/** Forgets everything of the journey that the browser holds. */
export const forgetJourney = (): void => removeStored(Object.values(JOURNEY_KEYS));
