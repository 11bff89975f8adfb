import { GOALS } from "../goals.ts";
import { z } from "../zod.ts";
import { eachSum } from "./journeySums.ts";
import { day, id, instant, path, text } from "./journeyValues.ts";
import { INTERESTS, type Interest } from "./recommendations.ts";
import {
  ACTIVITY_CATEGORIES,
  ACTIVITY_TYPES,
  type ActivityCategory,
  type ActivityType,
  CURRENT_HEALTH,
  type CurrentHealth,
  EXPERIENCES,
  type ExperienceLevel,
  HEALTH_STATUSES,
  type HealthStatus,
} from "./vocabulary.ts";

// What a journey is. Everything else is typed by this.

const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) => Object.keys(table) as Key[];
const experience = z.enum(keysOf<ExperienceLevel>(EXPERIENCES));

/** Kind of an activity. */
export const ACTIVITY = {
  type: z.enum(keysOf<ActivityType>(ACTIVITY_TYPES)),
  title: text(200).min(1, "Titeln saknas."),
  /** The visitor's note about it. */
  note: text(200).nullish(),
};
export const activityCategory = z.enum(keysOf<ActivityCategory>(ACTIVITY_CATEGORIES));

/** Something that a visitor did. */
export const activitySchema = z.object({
  ...ACTIVITY,
  /** Given by the client, so that reporting twice changes nothing. */
  id,
  url: path,
  /** Minutes. */
  duration: z.number(),
  category: activityCategory.nullable(),
  goals: z.array(z.string()),
  timestamp: instant,
});
export type Activity = z.output<typeof activitySchema>;

/** A visitor's answers in onboarding. */
export const onboardingSchema = z.object({
  name: z.string().min(1),
  /** Texts of goals. */
  goals: z.array(z.enum(GOALS.map(({ text }) => text))),
  /** Null where it is not stored. */
  healthStatus: z.enum(keysOf<HealthStatus>(HEALTH_STATUSES)).nullable(),
  experience,
});
export type Onboarding = z.output<typeof onboardingSchema>;

/** A visitor's aim. */
export const goalsSchema = z.object({
  focusAreas: z.array(z.string()),
  /** Minutes. */
  timePerDay: z.number(),
  mainGoal: z.string(),
  level: experience,
});
export type JourneyGoals = z.output<typeof goalsSchema>;

/** The answers of the recommendation questionnaire. */
export const questionnaireSchema = z.object({
  /** These three are stored in a guest's browser only; an account has no use for them. */
  email: z.string().nullish(),
  ageGroup: z.string().nullish(),
  healthGoals: z.string().nullish(),
  /** Null where older answers lack it. */
  currentHealth: z.enum(keysOf<CurrentHealth>(CURRENT_HEALTH)).nullable(),
  interests: z.array(z.enum(keysOf<Interest>(INTERESTS))),
});
export type QuestionnaireAnswers = z.output<typeof questionnaireSchema>;

const completedSchema = z.object({ id: z.string(), at: instant });
export const achievementSchema = z.object({ id: z.string(), unlockedAt: instant });
export const plannedSchema = z.object({ id: z.string(), completedAt: instant.nullable() });

/** Days of rest that were set on purpose, the first and the last included; a streak goes on after them. */
export const pauseSchema = z.object({ from: day, until: day });

/** Everything that is known of a journey, in a browser as in an account. Instants are ISO texts. */
export const journeySchema = z.object({
  onboarding: onboardingSchema.nullable(),
  /** Whether answers about health are stored here: always in a browser, in an account only with consent. */
  keepsHealthStatus: z.boolean(),
  goals: goalsSchema,
  /** Completed items and when. */
  completed: z.array(completedSchema),
  /** The last hundred, the newest first. */
  activities: z.array(activitySchema),
  /** Every day with activity, in no order. */
  days: z.array(z.string()),
  ...eachSum(() => z.number()),
  lastActivity: instant.nullable(),
  achievements: z.array(achievementSchema),
  /** Items added to the plan besides the first three, and ticks of all. */
  plan: z.array(plannedSchema),
  /** Null until the questionnaire is answered, and where its answers are not stored. */
  questionnaire: questionnaireSchema.nullable(),
  /** In their order. */
  pauses: z.array(pauseSchema),
});
export type JourneyState = z.output<typeof journeySchema> & {
  /** Of an account, which never forgets what was counted: which of the activities that a change is about were. */
  counted?: ReadonlySet<string>;
};
