import type { AchievementFacts } from "../journey/achievements.ts";
import type { JourneyItems } from "../journey/categories.ts";
import { type Interest, RECOMMENDATIONS, type RecommendationId } from "../journey/recommendations.ts";
import type {
  ActivityCategory,
  ActivityType,
  CurrentHealth,
  ExperienceLevel,
  HealthStatus,
} from "../journey/vocabulary.ts";
import { type Day, isDay } from "./days.ts";
import { categoryProgress, overallProgress } from "./progress.ts";
import { longestStreak } from "./streaks.ts";

/** What a visitor told in onboarding (specification 1 §3). */
export interface Onboarding {
  name: string;
  /** Texts of goals. */
  goals: string[];
  /** Null where it is not kept. */
  healthStatus: HealthStatus | null;
  experience: ExperienceLevel;
}

/** What a visitor aims at; these are the defaults of specification 1 §3. */
export interface JourneyGoals {
  focusAreas: string[];
  /** Minutes. */
  timePerDay: number;
  mainGoal: string;
  level: ExperienceLevel;
}

/** The answers of the recommendation questionnaire. */
export interface QuestionnaireAnswers {
  /** These three are kept in a guest's browser only; an account has no use for them. */
  email?: string | null;
  ageGroup?: string | null;
  healthGoals?: string | null;
  /** Null where older answers did not tell it. */
  currentHealth: CurrentHealth | null;
  interests: Interest[];
}

/** Something that a visitor did (specification 1 §3). Instants are ISO texts. */
export interface Activity {
  id: string;
  type: ActivityType;
  title: string;
  url: string;
  /** Minutes. */
  duration: number;
  category: ActivityCategory | null;
  goals: string[];
  timestamp: string;
}

/** Everything that is known of a journey, in a browser as in an account. */
export interface JourneyState {
  onboarding: Onboarding | null;
  /** Whether what somebody tells of their health is kept here: always in a browser, in an account with consent. */
  keepsHealthStatus: boolean;
  goals: JourneyGoals;
  /** Completed items and when. */
  completed: { id: string; at: string }[];
  /** The last hundred, the newest first. */
  activities: Activity[];
  /** Every day with activity, in no order. */
  days: Day[];
  totalMinutes: number;
  totalActivities: number;
  lastActivity: string | null;
  achievements: { id: string; unlockedAt: string }[];
  /** What was taken into the plan besides the first three, and what was ticked of all. */
  plan: { id: string; completedAt: string | null }[];
  /** Null until the questionnaire is answered, and where its answers are not kept. */
  questionnaire: QuestionnaireAnswers | null;
}

/** A journey that has not begun. */
export const emptyJourney = (): JourneyState => ({
  onboarding: null,
  keepsHealthStatus: true,
  goals: { focusAreas: [], timePerDay: 30, mainGoal: "performance", level: "beginner" },
  completed: [],
  activities: [],
  days: [],
  totalMinutes: 0,
  totalActivities: 0,
  lastActivity: null,
  achievements: [],
  plan: [],
  questionnaire: null,
});

/** What achievements are counted from. */
export function factsOf(state: JourneyState, items: JourneyItems): AchievementFacts {
  const completed = new Set(state.completed.map(({ id }) => id).filter((id) => items.byId.has(id)));
  return {
    hasOnboarding: state.onboarding !== null,
    completed,
    streak: longestStreak(state.days.filter(isDay)),
    overall: overallProgress(categoryProgress(items, completed)),
    minutes: state.totalMinutes,
  };
}

/** The later of two instants, of which either may be missing. */
export function later(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
}

/** True for the name of a recommendation. */
export const isRecommendation = (id: string): id is RecommendationId => Object.hasOwn(RECOMMENDATIONS, id);
