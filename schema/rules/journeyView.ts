import { type AchievementDefinition, achievementsOf } from "../journey/achievements.ts";
import { categoryOfItem, type JourneyItem, type JourneyItems } from "../journey/categories.ts";
import { FIRST_PLAN, RECOMMENDATIONS, type Recommendation } from "../journey/recommendations.ts";
import { ACTIVITY_CATEGORIES, type CategoryId, PRIORITIES, type Priority } from "../journey/vocabulary.ts";
import { type Day, dayOf, isDay } from "./days.ts";
import {
  type Activity,
  factsOf,
  isRecommendation,
  type JourneyGoals,
  type JourneyState,
  later,
  type Onboarding,
  type QuestionnaireAnswers,
} from "./journey.ts";
import { type CategoryProgress, categoryProgress, levelOf, overallProgress } from "./progress.ts";
import { type Recommended, recommend } from "./recommendations.ts";
import { logStreak, streakUpToLast } from "./streaks.ts";

/** A category as it is shown. */
export interface CategoryView extends CategoryProgress {
  lastActivity: string | null;
  items: (JourneyItem & { isCompleted: boolean; completedAt: string | null })[];
}

/** An achievement as it is shown. */
export interface AchievementView extends Omit<AchievementDefinition, "progress"> {
  isUnlocked: boolean;
  unlockedAt: string | null;
  progress: number;
}

/** Something in the plan as it is shown. */
export interface PlannedView extends Recommendation {
  isCompleted: boolean;
  completedAt: string | null;
  /** False for the first three. */
  isRemovable: boolean;
}

/** A journey as it is shown, computed from what is known; the same in a browser and in an account. */
export interface JourneyView {
  id: "journey";
  onboarding: Onboarding | null;
  hasCompletedOnboarding: boolean;
  /** Whether how somebody feels is kept here. */
  keepsHealthStatus: boolean;
  questionnaire: QuestionnaireAnswers | null;
  goals: JourneyGoals;
  /** The profile's streak. */
  streak: number;
  /** The log's streak. */
  logStreak: number;
  totalTimeSpent: number;
  totalActivities: number;
  level: number;
  overallPercentage: number;
  lastActivity: string | null;
  categories: CategoryView[];
  activities: Activity[];
  days: Day[];
  achievements: AchievementView[];
  plan: PlannedView[];
  recommendations: Recommended[];
  /** The first recommendation; null when nothing is left. */
  nextStep: Recommended | null;
}

/** So many of a list's first items; all when no number is given. */
export const firstOf = <Item>(list: readonly Item[], first?: number | null): readonly Item[] =>
  list.slice(0, Math.max(0, first ?? list.length));

/** Shows a journey as it is at an instant. */
export function journeyView(state: JourneyState, items: JourneyItems, now: Date): JourneyView {
  const completedAt = new Map(state.completed.map(({ id, at }) => [id, at]));
  const today = dayOf(now);
  // A clock that was once set ahead left days that are yet to come; a streak does not wait for them.
  const days = state.days.filter((day) => isDay(day) && day <= today).sort();
  const progress = categoryProgress(items, new Set(completedAt.keys()));
  const overall = overallProgress(progress);
  const facts = factsOf({ ...state, days }, items);
  const recommendations = recommend({
    overall,
    experience: state.onboarding?.experience ?? null,
    goals: state.onboarding?.goals ?? [],
    interests: state.questionnaire?.interests ?? [],
    currentHealth: state.questionnaire?.currentHealth ?? null,
  });
  return {
    id: "journey",
    onboarding: state.onboarding,
    hasCompletedOnboarding: state.onboarding !== null,
    keepsHealthStatus: state.keepsHealthStatus,
    questionnaire: state.questionnaire,
    goals: state.goals,
    streak: streakUpToLast(days),
    logStreak: logStreak(days, today),
    totalTimeSpent: state.totalMinutes,
    totalActivities: state.totalActivities,
    level: levelOf(overall),
    overallPercentage: overall,
    lastActivity: state.lastActivity,
    categories: progress.map((category, index) => ({
      ...category,
      lastActivity: lastOf(state, category.id, items),
      items: (items.categories[index]?.items ?? []).map((item) => ({
        ...item,
        isCompleted: completedAt.has(item.id),
        completedAt: completedAt.get(item.id) ?? null,
      })),
    })),
    activities: state.activities,
    days,
    achievements: achievementsOf(items).map(({ progress, ...achievement }) => {
      const unlockedAt = state.achievements.find(({ id }) => id === achievement.id)?.unlockedAt ?? null;
      return {
        ...achievement,
        isUnlocked: unlockedAt !== null,
        unlockedAt,
        progress: unlockedAt ? achievement.maxProgress : progress(facts),
      };
    }),
    plan: planView(state),
    recommendations,
    nextStep: recommendations[0] ?? null,
  };
}

function planView(state: JourneyState): PlannedView[] {
  const order = Object.keys(PRIORITIES) as Priority[];
  const ids = [...new Set<string>([...FIRST_PLAN, ...state.plan.map(({ id }) => id)])];
  return ids
    .flatMap((id): PlannedView[] => {
      if (!isRecommendation(id)) return [];
      const completedAt = state.plan.find((planned) => planned.id === id)?.completedAt ?? null;
      const isRemovable = !FIRST_PLAN.includes(id);
      return [{ ...RECOMMENDATIONS[id], isCompleted: completedAt !== null, completedAt, isRemovable }];
    })
    .sort((one, other) => order.indexOf(one.priority) - order.indexOf(other.priority));
}

/** When something was last done in a category. */
function lastOf(state: JourneyState, category: CategoryId, items: JourneyItems): string | null {
  const activities = state.activities.filter(
    (activity) => activity.category && ACTIVITY_CATEGORIES[activity.category] === category,
  );
  const completed = state.completed.filter(({ id }) => categoryOfItem(items, id) === category);
  return [...activities.map(({ timestamp }) => timestamp), ...completed.map(({ at }) => at)].reduce<string | null>(
    later,
    null,
  );
}
