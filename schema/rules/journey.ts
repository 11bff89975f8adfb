import { ACHIEVEMENTS, type AchievementDefinition, type AchievementFacts } from "../journey/achievements.ts";
import { categoryOfItem, JOURNEY_CATEGORIES } from "../journey/categories.ts";
import {
  FIRST_PLAN,
  type Interest,
  RECOMMENDATIONS,
  type Recommendation,
  type RecommendationId,
} from "../journey/recommendations.ts";
import {
  type ActivityType,
  CATEGORY_IDS,
  type CategoryId,
  DEFAULT_ARTICLE_MINUTES,
  DEFAULT_MINUTES,
  type ExperienceLevel,
  type HealthStatus,
  MAX_ACTIVITIES,
  MAX_MINUTES,
  PRIORITIES,
  type Priority,
} from "../journey/vocabulary.ts";
import { type Day, dayOf, isDay } from "./days.ts";
import { type CategoryProgress, categoryProgress, levelOf, overallProgress } from "./progress.ts";
import { type Recommended, recommend } from "./recommendations.ts";
import { logStreak, longestStreak, streakUpToLast } from "./streaks.ts";

/** What a visitor told in onboarding (specification 1 §3). */
export interface Onboarding {
  name: string;
  /** Texts of goals. */
  goals: string[];
  /** Null where it is not kept, which needs consent in an account. */
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

/** Something that a visitor did (specification 1 §3). Instants are ISO texts. */
export interface Activity {
  id: string;
  type: ActivityType;
  title: string;
  url: string;
  /** Minutes. */
  duration: number;
  category: CategoryId | null;
  goals: string[];
  timestamp: string;
}

/** Everything that is known of a journey, in a browser as in an account. */
export interface JourneyState {
  onboarding: Onboarding | null;
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
  /** Of the questionnaire; they stay in the browser. */
  interests: Interest[];
}

/** A journey that has not begun. */
export const emptyJourney = (): JourneyState => ({
  onboarding: null,
  goals: { focusAreas: [], timePerDay: 30, mainGoal: "performance", level: "beginner" },
  completed: [],
  activities: [],
  days: [],
  totalMinutes: 0,
  totalActivities: 0,
  lastActivity: null,
  achievements: [],
  plan: [],
  interests: [],
});

/** An activity as it is reported: what is left out has its default. */
export interface ReportedActivity {
  id: string;
  type: ActivityType;
  title: string;
  url: string;
  /** Minutes; when absent or not usable 5 for an article, 3 for anything else. */
  duration?: number | null;
  category?: CategoryId | null;
  goals?: readonly string[] | null;
  /** ISO text; now when absent. What lies in the future counts as now. */
  timestamp?: string | null;
  /** Items that it completes. */
  items?: readonly string[] | null;
}

/** Nothing was done here before; a clock that says so is wrong. */
const EARLIEST = Date.UTC(2020, 0, 1);

/** An instant that can be: what is unreadable, too early or yet to come counts as now. */
function believable(instant: string | null | undefined, now: Date): string {
  const given = Date.parse(instant ?? "");
  return given >= EARLIEST && given <= now.getTime() ? new Date(given).toISOString() : now.toISOString();
}

const usualMinutes = (type: ActivityType): number => (type === "article" ? DEFAULT_ARTICLE_MINUTES : DEFAULT_MINUTES);

/** An activity as it is kept: in the past, of a believable length. */
export function acceptedActivity(reported: ReportedActivity, now: Date): Activity {
  const minutes = Math.round(reported.duration ?? Number.NaN);
  return {
    id: reported.id,
    type: reported.type,
    title: reported.title,
    url: reported.url,
    duration: minutes >= 1 && minutes <= MAX_MINUTES ? minutes : usualMinutes(reported.type),
    category: reported.category ?? reported.items?.map(categoryOfItem).find((category) => category) ?? null,
    goals: [...(reported.goals ?? [])],
    timestamp: believable(reported.timestamp, now),
  };
}

/**
 * The journey after an activity; one that is known already changes nothing. One that is older than
 * a full log remembers may be known, so its minutes are not added.
 */
export function recordActivity(state: JourneyState, reported: ReportedActivity, now: Date): JourneyState {
  if (state.activities.some(({ id }) => id === reported.id)) return state;
  const activity = acceptedActivity(reported, now);
  const oldest = state.activities.at(-1);
  const isForgotten = state.activities.length >= MAX_ACTIVITIES && oldest && activity.timestamp < oldest.timestamp;
  const next: JourneyState = {
    ...state,
    completed: withCompleted(
      state.completed,
      (reported.items ?? []).map((id) => ({ id, at: activity.timestamp })),
    ),
    activities: newestFirst([activity, ...state.activities]).slice(0, MAX_ACTIVITIES),
    days: [...new Set([...state.days, dayOf(new Date(activity.timestamp))])],
    totalMinutes: state.totalMinutes + (isForgotten ? 0 : activity.duration),
    totalActivities: state.totalActivities + (isForgotten ? 0 : 1),
    lastActivity: later(state.lastActivity, activity.timestamp),
  };
  return withAchievements(next, now);
}

/** Completed items with others: each once, at the earliest it was, and only those that exist. */
function withCompleted(
  completed: JourneyState["completed"],
  others: JourneyState["completed"],
): JourneyState["completed"] {
  const all = new Map(completed.map(({ id, at }) => [id, at]));
  for (const { id, at } of others) {
    const known = all.get(id);
    if (categoryOfItem(id) && (known === undefined || at < known)) all.set(id, at);
  }
  return [...all].map(([id, at]) => ({ id, at }));
}

/** The journey with what it has newly reached; what was reached stays. */
export function withAchievements(state: JourneyState, now: Date): JourneyState {
  const facts = factsOf(state);
  const reached = ACHIEVEMENTS.filter(
    ({ id, maxProgress, progress }) =>
      progress(facts) >= maxProgress && !state.achievements.some((achievement) => achievement.id === id),
  );
  if (reached.length === 0) return state;
  const unlockedAt = now.toISOString();
  return { ...state, achievements: [...state.achievements, ...reached.map(({ id }) => ({ id, unlockedAt }))] };
}

/** The journey with the answers of onboarding. */
export function completeOnboarding(state: JourneyState, onboarding: Onboarding, now: Date): JourneyState {
  const goals = { ...state.goals, focusAreas: onboarding.goals, level: onboarding.experience };
  return withAchievements({ ...state, onboarding, goals }, now);
}

/** The journey with something taken into the plan, ticked, or no longer so; its place stays. */
export function setPlanned(state: JourneyState, id: string, isCompleted: boolean, now: Date): JourneyState {
  if (!isRecommendation(id)) return state;
  const known = state.plan.find((planned) => planned.id === id);
  const planned = { id, completedAt: isCompleted ? (known?.completedAt ?? now.toISOString()) : null };
  const plan = known ? state.plan.map((other) => (other.id === id ? planned : other)) : [...state.plan, planned];
  return { ...state, plan };
}

/** The journey without something in the plan; the first three stay in it. */
export const unplanned = (state: JourneyState, id: string): JourneyState =>
  FIRST_PLAN.includes(id as RecommendationId)
    ? state
    : { ...state, plan: state.plan.filter((planned) => planned.id !== id) };

const isRecommendation = (id: string): id is RecommendationId => Object.hasOwn(RECOMMENDATIONS, id);

/**
 * Two journeys of one person as one: what either knows. Sums are added, so the second must not have
 * been merged before.
 */
export function mergeJourneys(account: JourneyState, browser: JourneyState, now: Date): JourneyState {
  const activities = new Map(account.activities.map((activity) => [activity.id, activity]));
  for (const activity of browser.activities) {
    if (!activities.has(activity.id)) activities.set(activity.id, acceptedActivity(activity, now));
  }
  const plan = new Map(account.plan.map((planned) => [planned.id, planned]));
  for (const { id, completedAt } of browser.plan) {
    const ticked = plan.get(id)?.completedAt ?? (completedAt && believable(completedAt, now));
    if (isRecommendation(id)) plan.set(id, { id, completedAt: ticked });
  }
  const unlocked = new Map(account.achievements.map((achievement) => [achievement.id, achievement]));
  for (const { id, unlockedAt } of browser.achievements) {
    if (!unlocked.has(id) && ACHIEVEMENTS.some((achievement) => achievement.id === id)) {
      unlocked.set(id, { id, unlockedAt: believable(unlockedAt, now) });
    }
  }
  const today = dayOf(now);
  const merged: JourneyState = {
    onboarding: account.onboarding ?? browser.onboarding,
    goals: account.onboarding || !browser.onboarding ? account.goals : browser.goals,
    completed: withCompleted(
      account.completed,
      browser.completed.map(({ id, at }) => ({ id, at: believable(at, now) })),
    ),
    activities: newestFirst([...activities.values()]).slice(0, MAX_ACTIVITIES),
    days: [...new Set([...account.days, ...browser.days.filter((day) => isDay(day) && day <= today)])],
    totalMinutes: account.totalMinutes + Math.max(0, browser.totalMinutes),
    totalActivities: account.totalActivities + Math.max(0, browser.totalActivities),
    lastActivity: later(account.lastActivity, browser.lastActivity && believable(browser.lastActivity, now)),
    achievements: [...unlocked.values()],
    plan: [...plan.values()],
    interests: account.interests,
  };
  return withAchievements(merged, now);
}

/** A category as it is shown. */
export interface CategoryView extends CategoryProgress {
  lastActivity: string | null;
  items: { id: string; title: string; url: string; isCompleted: boolean; completedAt: string | null }[];
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
}

/** Shows a journey as it is at an instant. */
export function journeyView(state: JourneyState, now: Date): JourneyView {
  const completedAt = new Map(state.completed.map(({ id, at }) => [id, at]));
  const days = state.days.filter(isDay).sort();
  const progress = categoryProgress(new Set(completedAt.keys()));
  const overall = overallProgress(progress);
  const facts = factsOf(state);
  return {
    id: "journey",
    onboarding: state.onboarding,
    hasCompletedOnboarding: state.onboarding !== null,
    goals: state.goals,
    streak: streakUpToLast(days),
    logStreak: logStreak(days, dayOf(now)),
    totalTimeSpent: state.totalMinutes,
    totalActivities: state.totalActivities,
    level: levelOf(overall),
    overallPercentage: overall,
    lastActivity: state.lastActivity,
    categories: progress.map((category, index) => ({
      ...category,
      lastActivity: lastOf(state, category.id),
      items: (JOURNEY_CATEGORIES[index]?.items ?? []).map((item) => ({
        ...item,
        isCompleted: completedAt.has(item.id),
        completedAt: completedAt.get(item.id) ?? null,
      })),
    })),
    activities: state.activities,
    days,
    achievements: ACHIEVEMENTS.map(({ progress, ...achievement }) => {
      const unlockedAt = state.achievements.find(({ id }) => id === achievement.id)?.unlockedAt ?? null;
      return {
        ...achievement,
        isUnlocked: unlockedAt !== null,
        unlockedAt,
        progress: unlockedAt ? achievement.maxProgress : progress(facts),
      };
    }),
    plan: planView(state),
    recommendations: recommend({
      overall,
      experience: state.onboarding?.experience ?? null,
      goals: state.onboarding?.goals ?? [],
      interests: state.interests,
    }),
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

function factsOf(state: JourneyState): AchievementFacts {
  const completed = new Set(state.completed.map(({ id }) => id).filter((id) => categoryOfItem(id)));
  return {
    hasOnboarding: state.onboarding !== null,
    completed,
    streak: longestStreak(state.days.filter(isDay)),
    overall: overallProgress(categoryProgress(completed)),
    minutes: state.totalMinutes,
  };
}

/** When something was last done in a category. */
function lastOf(state: JourneyState, category: CategoryId): string | null {
  const activities = state.activities.filter((activity) => activity.category === category);
  const items = state.completed.filter(({ id }) => categoryOfItem(id) === category);
  return [...activities.map(({ timestamp }) => timestamp), ...items.map(({ at }) => at)].reduce<string | null>(
    later,
    null,
  );
}

function later(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
}

const newestFirst = (activities: Activity[]): Activity[] =>
  [...activities].sort((one, other) =>
    one.timestamp < other.timestamp ? 1 : one.timestamp > other.timestamp ? -1 : 0,
  );

/** True for the name of a category. */
export const isCategory = (id: string): id is CategoryId => (CATEGORY_IDS as readonly string[]).includes(id);
