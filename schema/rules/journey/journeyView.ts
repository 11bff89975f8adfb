import { type AchievementDefinition, achievementsOf } from "../../journey/achievements.ts";
import { categoryOfItem, itemsCompletedBy, type JourneyItem, type JourneyItems } from "../../journey/categories.ts";
import type {
  Activity,
  JourneyGoals,
  JourneyState,
  Onboarding,
  QuestionnaireAnswers,
} from "../../journey/journeyState.ts";
import {
  FIRST_PLAN,
  RECOMMENDATIONS,
  type Recommendation,
  type RecommendationId,
} from "../../journey/recommendations.ts";
import { ACTIVITY_CATEGORIES, type CategoryId, PRIORITIES, type Priority } from "../../journey/vocabulary.ts";
import { type Day, dayOf, isDay } from "../words/days.ts";
import { factsOf, isRecommendation, later } from "./journey.ts";
import { type CategoryProgress, categoryProgress, levelOf, overallProgress } from "./progress.ts";
import { type Recommended, recommend } from "./recommendations.ts";
import { currentRecommendation, doneAt, missingRecommendations } from "./recommendedItems.ts";
import { logStreak, streakUpToLast } from "./streaks.ts";

/** What has a name inside (`id`) as the graph shows it, where an `id` is opaque. */
type Keyed<Thing extends { id: unknown }> = Omit<Thing, "id"> & { key: Thing["id"] };
/** What can be linked as the graph shows it. */
type Linked<Thing extends { id: unknown; url: string }> = Omit<Keyed<Thing>, "url"> & { path: string };

/** A thing that has a name, with the graph's word for it. */
export const keyed = <Thing extends { id: unknown }>({ id, ...rest }: Thing): Keyed<Thing> => ({ ...rest, key: id });

/** A thing that can be linked, with the graph's names. */
export function linked<Thing extends { id: unknown; url: string }>(thing: Thing): Linked<Thing> {
  const { url, ...rest } = keyed(thing);
  return { ...rest, path: url };
}

/** A category as it is shown. */
export interface CategoryView extends Keyed<CategoryProgress> {
  lastActivity: string | null;
  /** For each completed item the day on which it was done, ascending. */
  completedDays: Day[];
  items: (Linked<JourneyItem> & { isCompleted: boolean; completedAt: string | null })[];
}

/** An achievement as it is shown. */
export interface AchievementView extends Omit<Keyed<AchievementDefinition>, "progress"> {
  isUnlocked: boolean;
  unlockedAt: string | null;
  progress: number;
}

/** Something in the plan as it is shown. */
export interface PlannedView extends Linked<Recommendation> {
  /** True when it was ticked, or done. */
  isCompleted: boolean;
  completedAt: string | null;
  /** True when all that belongs to it was done: nobody can untick that. */
  isDone: boolean;
  /** False for the first three. */
  isRemovable: boolean;
}

/** A journey as it is shown, computed from what is known; the same in a browser and in an account. */
export interface JourneyView {
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
  activities: Linked<Activity>[];
  days: Day[];
  achievements: AchievementView[];
  plan: PlannedView[];
  recommendations: Linked<Recommended>[];
  /** The first recommendation that is not done; null when nothing is left. */
  nextStep: Linked<Recommended> | null;
}

/** So many of a list's first items; all when no number is given. */
export const firstOf = <Item>(list: readonly Item[], first?: number | null): readonly Item[] =>
  list.slice(0, Math.max(0, first ?? list.length));

/** Those categories of which the keys are given; all when none are. */
export const onlyOf = <Category extends { key: string }>(
  categories: readonly Category[],
  keys?: readonly string[] | null,
): readonly Category[] => categories.filter(({ key }) => keys?.includes(key) ?? true);

/** Shows a journey as it is at an instant. */
export function journeyView(state: JourneyState, items: JourneyItems, now: Date): JourneyView {
  const completedAt = new Map(state.completed.map(({ id, at }) => [id, at]));
  const today = dayOf(now);
  // A clock that was once set ahead left days that are yet to come; a streak does not wait for them.
  const days = state.days.filter((day) => isDay(day) && day <= today).sort();
  const progress = categoryProgress(items, new Set(completedAt.keys()));
  const overall = overallProgress(progress);
  const facts = factsOf({ ...state, days }, items);
  const plan = planView(state, items, completedAt);
  const isAllDone = progress.every(({ completedSections, totalSections }) => completedSections === totalSections);
  // Nobody is advised who has gone through everything.
  const recommendations = (
    isAllDone
      ? []
      : recommend({
          overall,
          experience: state.onboarding?.experience ?? null,
          goals: state.onboarding?.goals ?? [],
          interests: state.questionnaire?.interests ?? [],
          currentHealth: state.questionnaire?.currentHealth ?? null,
          done: doneRecommendations(state, items, completedAt),
          missing: missingRecommendations(items),
        })
  ).map((recommended) =>
    linked({ ...recommended, ...currentRecommendation(recommended.id as RecommendationId, items) }),
  );
  return {
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
    categories: progress.map((category, index) => {
      const own = (items.categories[index]?.items ?? []).map((item) => ({
        ...linked(item),
        isCompleted: completedAt.has(item.id),
        completedAt: completedAt.get(item.id) ?? null,
      }));
      return {
        ...keyed(category),
        lastActivity: lastOf(state, category.id, items),
        completedDays: own
          .flatMap(({ completedAt }) => (Date.parse(completedAt ?? "") ? [dayOf(new Date(completedAt ?? ""))] : []))
          .sort(),
        items: own,
      };
    }),
    activities: state.activities.map(linked),
    days,
    achievements: achievementsOf(items).map(({ progress, ...achievement }) => {
      const unlockedAt = state.achievements.find(({ id }) => id === achievement.id)?.unlockedAt ?? null;
      return {
        ...keyed(achievement),
        isUnlocked: unlockedAt !== null,
        unlockedAt,
        progress: unlockedAt ? achievement.maxProgress : progress(facts),
      };
    }),
    plan,
    recommendations,
    nextStep: recommendations.find(({ isDone }) => !isDone) ?? null,
  };
}

/** What a change has newly come to: achievements that were reached, and items that were done for the first time. */
export const newIn = (before: JourneyState, view: JourneyView) => ({
  unlocked: view.achievements.filter(
    ({ key, isUnlocked }) => isUnlocked && !before.achievements.some(({ id }) => id === key),
  ),
  completed: view.categories
    .flatMap(({ items }) => items)
    .filter(({ key, isCompleted }) => isCompleted && !before.completed.some(({ id }) => id === key)),
});

/** What there is nothing left to do of: what was done, and what somebody has ticked. */
function doneRecommendations(
  { plan }: JourneyState,
  items: JourneyItems,
  completedAt: ReadonlyMap<string, string>,
): Set<RecommendationId> {
  const ticked = new Set(plan.filter((planned) => planned.completedAt !== null).map(({ id }) => id));
  const ids = Object.keys(RECOMMENDATIONS) as RecommendationId[];
  return new Set(ids.filter((id) => ticked.has(id) || doneAt(id, items, completedAt) !== null));
}

function planView(state: JourneyState, items: JourneyItems, completedAt: ReadonlyMap<string, string>): PlannedView[] {
  const order = Object.keys(PRIORITIES) as Priority[];
  const missing = missingRecommendations(items);
  const ids = [...new Set<string>([...FIRST_PLAN, ...state.plan.map(({ id }) => id)])];
  return ids
    .flatMap((id): PlannedView[] => {
      if (!isRecommendation(id) || missing.has(id)) return [];
      const done = doneAt(id, items, completedAt);
      const at = state.plan.find((planned) => planned.id === id)?.completedAt ?? done;
      return [
        {
          ...linked(currentRecommendation(id, items)),
          isCompleted: at !== null,
          completedAt: at,
          isDone: done !== null,
          isRemovable: !FIRST_PLAN.includes(id),
        },
      ];
    })
    .sort((one, other) => order.indexOf(one.priority) - order.indexOf(other.priority));
}

/** When something was last done in a category. */
function lastOf(state: JourneyState, category: CategoryId, items: JourneyItems): string | null {
  // What is done again counts wherever it counted the first time; its activity's id begins with the item's.
  const countsIn = ({ id, category: filedUnder }: Activity) =>
    (filedUnder && ACTIVITY_CATEGORIES[filedUnder] === category) ||
    itemsCompletedBy(items, id.slice(0, id.lastIndexOf(":"))).some((item) => categoryOfItem(items, item) === category);
  const activities = state.activities.filter(countsIn);
  const completed = state.completed.filter(({ id }) => categoryOfItem(items, id) === category);
  return [...activities.map(({ timestamp }) => timestamp), ...completed.map(({ at }) => at)].reduce<string | null>(
    later,
    null,
  );
}
