import { type AchievementDefinition, achievementsOf } from "../../journey/achievements.ts";
import {
  categoryOfItem,
  itemsCompletedBy,
  itemsOf,
  type JourneyItem,
  type JourneyItems,
} from "../../journey/categories.ts";
import type {
  Activity,
  JourneyGoals,
  JourneyState,
  Onboarding,
  QuestionnaireAnswers,
} from "../../journey/journeyState.ts";
import { eachSum, type JourneySum } from "../../journey/journeySums.ts";
import { type GoalChoice, goalChoices, labelOfGoalText } from "../../journey/journeyTexts.ts";
import {
  FIRST_PLAN,
  RECOMMENDATIONS,
  type Recommendation,
  type RecommendationId,
} from "../../journey/recommendations.ts";
import { ACTIVITY_CATEGORIES, type CategoryId, PRIORITIES, type Priority } from "../../journey/vocabulary.ts";
import { type Day, dayOf, isDay, mondayOf } from "../words/days.ts";
import { factsOf, isRecommendation, isStepTick, latest } from "./journey.ts";
import { currentPause, type Pause, pausedBy } from "./pauses.ts";
import { type CategoryProgress, categoryProgress, levelOf, overallProgress } from "./progress.ts";
import { type Recommended, recommend } from "./recommendations.ts";
import { currentRecommendation, doneAt, missingRecommendations } from "./recommendedItems.ts";
import { logStreak, milestoneReached, streakUpToLast } from "./streaks.ts";

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
  /** True when all that belongs to it was done, which cannot be unticked. */
  isDone: boolean;
  /** False for the first three. */
  isRemovable: boolean;
}

/** A journey as it is shown, computed from what is known; the same in a browser and in an account. */
export interface JourneyView extends Record<JourneySum, number> {
  onboarding: Onboarding | null;
  hasCompletedOnboarding: boolean;
  /** Whether answers about how the visitor feels are stored here. */
  keepsHealthStatus: boolean;
  questionnaire: QuestionnaireAnswers | null;
  goals: JourneyGoals;
  /** What the goals of onboarding are called now, in their order. */
  goalLabels: string[];
  /** The goals that onboarding offers. */
  goalChoices: GoalChoice[];
  /** The profile's streak. */
  streak: number;
  /** The log's streak. */
  logStreak: number;
  /** `totalMinutes`, by the name that the graph has for it. */
  totalTimeSpent: number;
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
  upNext: UpNext | null;
  week: WeekView;
  /** Minutes of what was done today. */
  minutesToday: number;
  /** The pause that is now, or the next one. */
  pause: Pause | null;
  pauses: Pause[];
}

/** One thing that can be done now. */
export interface UpNext {
  title: string;
  path: string;
  /** Minutes that it takes, where that is known. */
  minutes: number | null;
  /** Why this one, in a sentence. */
  reason: string;
}

/** How the week has been so far. */
export interface WeekView {
  /** Its Monday. */
  from: Day;
  /** The day that it is. */
  today: Day;
  /** Days with activity, ascending. */
  days: Day[];
  /** Completed items, of the last hundred activities. */
  activityCount: number;
  minutes: number;
  /** Titles of what was done besides ticking steps, the last first, each once. */
  titles: string[];
}

/** The first items of a list; all when no number is given. */
export const firstOf = <Item>(list: readonly Item[], first?: number | null): readonly Item[] =>
  list.slice(0, Math.max(0, first ?? list.length));

/** A list's days from one on; all when none is given. */
export const daysFrom = (days: readonly Day[], from?: Day | null): readonly Day[] =>
  days.filter((day) => day >= (from ?? ""));

/** The categories with the given keys; all when none are given. */
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
  const isPaused = pausedBy(state.pauses);
  const facts = factsOf({ ...state, days }, items);
  const plan = planView(state, items, completedAt);
  const isAllDone = progress.every(({ completedSections, totalSections }) => completedSections === totalSections);
  // No advice once everything is done.
  const recommendations = (
    isAllDone
      ? []
      : recommend({
          overall,
          experience: state.onboarding?.experience ?? null,
          goals: state.onboarding?.goals ?? [],
          texts: items.texts,
          interests: state.questionnaire?.interests ?? [],
          currentHealth: state.questionnaire?.currentHealth ?? null,
          done: doneRecommendations(state, items, completedAt),
          missing: missingRecommendations(items),
        })
  ).map((recommended) =>
    linked({ ...recommended, ...currentRecommendation(recommended.id as RecommendationId, items) }),
  );
  const nextStep = recommendations.find(({ isDone }) => !isDone) ?? null;
  return {
    onboarding: state.onboarding,
    hasCompletedOnboarding: state.onboarding !== null,
    keepsHealthStatus: state.keepsHealthStatus,
    questionnaire: state.questionnaire,
    goals: state.goals,
    goalLabels: (state.onboarding?.goals ?? []).map((text) => labelOfGoalText(text, items.texts)),
    goalChoices: goalChoices(items.texts),
    streak: streakUpToLast(days, isPaused),
    logStreak: logStreak(days, today, isPaused),
    ...eachSum((name) => state[name]),
    totalTimeSpent: state.totalMinutes,
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
    nextStep,
    upNext: upNext(plan, recommendations, items, completedAt),
    week: weekView(state.activities, days, today),
    minutesToday: minutesOf(state.activities.filter((activity) => dayOfActivity(activity) === today)),
    pause: currentPause(state.pauses, today),
    pauses: [...state.pauses],
  };
}

/** What can be done now: of the plan, of the advice, or the next guide; never what is done. */
function upNext(
  plan: readonly PlannedView[],
  recommendations: JourneyView["recommendations"],
  items: JourneyItems,
  completedAt: ReadonlyMap<string, string>,
): UpNext | null {
  const planned = plan.find(({ isCompleted }) => !isCompleted);
  if (planned) {
    const { title, path, estimatedTime } = planned;
    return { title, path, minutes: estimatedTime, reason: "Ur din plan." };
  }
  const advised = recommendations.find(({ isDone }) => !isDone);
  if (advised) {
    const { title, path, estimatedTime, reason } = advised;
    return { title, path, minutes: estimatedTime, reason };
  }
  const guide = itemsOf(items, "knowledge").find(({ id }) => !completedAt.has(id));
  if (!guide) return null;
  const { title, url, minutes } = guide;
  return { title, path: url, minutes: minutes ?? null, reason: "En guide som du inte har läst än." };
}

const minutesOf = (activities: readonly Activity[]): number =>
  activities.reduce((sum, { duration }) => sum + duration, 0);

/** The day on which something was done; undefined where that cannot be read. */
const dayOfActivity = ({ timestamp }: Activity): Day | undefined =>
  Number.isNaN(Date.parse(timestamp)) ? undefined : dayOf(new Date(timestamp));

function weekView(activities: readonly Activity[], days: readonly Day[], today: Day): WeekView {
  const from = mondayOf(today);
  const done = activities.filter((activity) => (dayOfActivity(activity) ?? "") >= from);
  return {
    from,
    today,
    days: days.filter((day) => day >= from),
    activityCount: done.length,
    minutes: minutesOf(done),
    titles: [...new Set(done.filter((activity) => !isStepTick(activity)).map(({ title }) => title))],
  };
}

/**
 * What a change has newly come to: achievements that were reached, items that were done for the first time, and a
 * streak that has grown to a milestone.
 */
export const newlyAchieved = (before: JourneyState, view: JourneyView, now: Date) => ({
  streakReached: milestoneReached(
    logStreak(before.days.filter(isDay), dayOf(now), pausedBy(before.pauses)),
    view.logStreak,
  ),
  unlocked: view.achievements.filter(
    ({ key, isUnlocked }) => isUnlocked && !before.achievements.some(({ id }) => id === key),
  ),
  completed: view.categories
    .flatMap(({ items }) => items)
    .filter(({ key, isCompleted }) => isCompleted && !before.completed.some(({ id }) => id === key)),
});

/** Completed and ticked items. */
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
    latest,
    null,
  );
}
