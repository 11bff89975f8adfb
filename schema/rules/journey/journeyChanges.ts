import type { FieldErrorCode } from "../../fieldErrors.ts";
import { ACHIEVEMENT_IDS, achievementsOf } from "../../journey/achievements.ts";
import { categoryOfItem, type JourneyItems } from "../../journey/categories.ts";
import type { ReportedActivity } from "../../journey/journeyCodec.ts";
import type { Activity, JourneyState, Onboarding, QuestionnaireAnswers } from "../../journey/journeyState.ts";
import { FIRST_PLAN, type RecommendationId } from "../../journey/recommendations.ts";
import {
  type ActivityType,
  DEFAULT_ARTICLE_MINUTES,
  DEFAULT_MINUTES,
  MAX_ACTIVITIES,
  MAX_MINUTES,
} from "../../journey/vocabulary.ts";
import { dayOf, isDay } from "../words/days.ts";
import { factsOf, isRecommendation, later } from "./journey.ts";

/** Nothing was done here before; a clock that says so is wrong. */
const EARLIEST = Date.UTC(2020, 0, 1);

/** An instant that can be: what is unreadable, too early or yet to come counts as now. */
function believable(instant: string | null | undefined, now: Date): string {
  const given = Date.parse(instant ?? "");
  return given >= EARLIEST && given <= now.getTime() ? new Date(given).toISOString() : now.toISOString();
}

const usualMinutes = (type: ActivityType): number => (type === "article" ? DEFAULT_ARTICLE_MINUTES : DEFAULT_MINUTES);

/** An activity as it is kept: in the past, of a believable length. */
export function acceptedActivity(reported: ReportedActivity, items: JourneyItems, now: Date): Activity {
  const { items: completes, ...activity } = reported;
  const minutes = Math.round(reported.duration ?? Number.NaN);
  return {
    ...activity,
    duration: minutes >= 1 && minutes <= MAX_MINUTES ? minutes : usualMinutes(reported.type),
    category: reported.category ?? completes?.map((id) => categoryOfItem(items, id)).find(Boolean) ?? null,
    goals: [...(reported.goals ?? [])],
    timestamp: believable(reported.timestamp, now),
  };
}

/**
 * The journey after an activity; one that is known already changes nothing. One that is older than
 * a full log remembers may be known, so its minutes are not added.
 */
export function recordActivity(
  state: JourneyState,
  reported: ReportedActivity,
  items: JourneyItems,
  now: Date,
): JourneyState {
  if (state.activities.some(({ id }) => id === reported.id)) return state;
  const activity = acceptedActivity(reported, items, now);
  const oldest = state.activities.at(-1);
  const isForgotten = state.activities.length >= MAX_ACTIVITIES && oldest && activity.timestamp < oldest.timestamp;
  const next: JourneyState = {
    ...state,
    completed: withCompleted(
      state.completed,
      (reported.items ?? []).map((id) => ({ id, at: activity.timestamp })),
      items,
    ),
    activities: newestFirst([activity, ...state.activities]).slice(0, MAX_ACTIVITIES),
    days: [...new Set([...state.days, dayOf(new Date(activity.timestamp))])],
    totalMinutes: state.totalMinutes + (isForgotten ? 0 : activity.duration),
    totalActivities: state.totalActivities + (isForgotten ? 0 : 1),
    lastActivity: later(state.lastActivity, activity.timestamp),
  };
  return withAchievements(next, items, now);
}

/** Completed items with others: each once, at the earliest it was, and only those that exist. */
function withCompleted(
  completed: JourneyState["completed"],
  others: JourneyState["completed"],
  items: JourneyItems,
): JourneyState["completed"] {
  const all = new Map(completed.map(({ id, at }) => [id, at]));
  for (const { id, at } of others) {
    const known = all.get(id);
    if (items.byId.has(id) && (known === undefined || at < known)) all.set(id, at);
  }
  return [...all].map(([id, at]) => ({ id, at }));
}

/** The journey with what it has newly reached; what was reached stays. */
export function withAchievements(state: JourneyState, items: JourneyItems, now: Date): JourneyState {
  const facts = factsOf(state, items);
  const reached = achievementsOf(items).filter(
    ({ id, maxProgress, progress }) =>
      progress(facts) >= maxProgress && !state.achievements.some((achievement) => achievement.id === id),
  );
  if (reached.length === 0) return state;
  const unlockedAt = now.toISOString();
  return { ...state, achievements: [...state.achievements, ...reached.map(({ id }) => ({ id, unlockedAt }))] };
}

/** The journey with the answers of onboarding; how somebody feels only where that is kept. */
export function completeOnboarding(
  state: JourneyState,
  given: Onboarding,
  items: JourneyItems,
  now: Date,
): JourneyState {
  const onboarding = keepable(state, given);
  const goals = { ...state.goals, focusAreas: onboarding.goals, level: onboarding.experience };
  return withAchievements({ ...state, onboarding, goals }, items, now);
}

const keepable = ({ keepsHealthStatus }: JourneyState, onboarding: Onboarding): Onboarding =>
  keepsHealthStatus ? onboarding : { ...onboarding, healthStatus: null };

/** The journey with the answers of the questionnaire, which its recommendations follow. */
export const answerQuestionnaire = (state: JourneyState, answers: QuestionnaireAnswers): JourneyState => ({
  ...state,
  questionnaire: answers,
});

/** Of a guest's answers those that an account keeps. */
const kept = ({ currentHealth, interests }: QuestionnaireAnswers): QuestionnaireAnswers => ({
  currentHealth,
  interests,
});

/** Why a change is refused: what it names is not there, or stays as it is. */
export interface Refusal {
  code: FieldErrorCode;
  /** Of the input. */
  field: string;
  message: string;
}

/** What is wrong with a report: it completes something that does not exist. */
export const refusedReport = ({ items: completes }: ReportedActivity, items: JourneyItems): Refusal | undefined =>
  completes?.every((id) => items.byId.has(id)) === false
    ? { code: "NOT_FOUND", field: "items", message: "Det som är gjort finns inte." }
    : undefined;

/** What is wrong with a change of the plan: no such recommendation, or one that every plan has is to be taken out. */
export function refusedPlan(key: string, { isRemoval = false } = {}): Refusal | undefined {
  if (!isRecommendation(key)) return { code: "NOT_FOUND", field: "key", message: "Det förslaget finns inte." };
  if (!isRemoval || !FIRST_PLAN.includes(key)) return undefined;
  return { code: "INVALID", field: "key", message: "Det förslaget finns i varje plan." };
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
export const removeFromPlan = (state: JourneyState, id: string): JourneyState =>
  FIRST_PLAN.includes(id as RecommendationId)
    ? state
    : { ...state, plan: state.plan.filter((planned) => planned.id !== id) };

/**
 * Two journeys of one person as one: what either knows, and what both know once. Sums are added, so the second must
 * not have been merged before.
 */
export function mergeJourneys(
  account: JourneyState,
  browser: JourneyState,
  items: JourneyItems,
  now: Date,
): JourneyState {
  const activities = new Map(account.activities.map((activity) => [activity.id, activity]));
  // What both logs hold was done once: it is in both sums, so the browser's is taken off.
  const known = browser.activities.filter(({ id }) => activities.has(id));
  const knownMinutes = known.reduce((sum, activity) => sum + acceptedActivity(activity, items, now).duration, 0);
  for (const activity of browser.activities) {
    if (!activities.has(activity.id)) activities.set(activity.id, acceptedActivity(activity, items, now));
  }
  const plan = new Map(account.plan.map((planned) => [planned.id, planned]));
  for (const { id, completedAt } of browser.plan) {
    const ticked = plan.get(id)?.completedAt ?? (completedAt && believable(completedAt, now));
    if (isRecommendation(id)) plan.set(id, { id, completedAt: ticked });
  }
  const unlocked = new Map(account.achievements.map((achievement) => [achievement.id, achievement]));
  for (const { id, unlockedAt } of browser.achievements) {
    if (!unlocked.has(id) && ACHIEVEMENT_IDS.some((known) => known === id)) {
      unlocked.set(id, { id, unlockedAt: believable(unlockedAt, now) });
    }
  }
  const today = dayOf(now);
  const merged: JourneyState = {
    onboarding: account.onboarding ?? (browser.onboarding && keepable(account, browser.onboarding)),
    keepsHealthStatus: account.keepsHealthStatus,
    goals: account.onboarding || !browser.onboarding ? account.goals : browser.goals,
    completed: withCompleted(
      account.completed,
      browser.completed.map(({ id, at }) => ({ id, at: believable(at, now) })),
      items,
    ),
    activities: newestFirst([...activities.values()]).slice(0, MAX_ACTIVITIES),
    days: [...new Set([...account.days, ...browser.days.filter((day) => isDay(day) && day <= today)])],
    totalMinutes: account.totalMinutes + Math.max(0, browser.totalMinutes - knownMinutes),
    totalActivities: account.totalActivities + Math.max(0, browser.totalActivities - known.length),
    lastActivity: later(account.lastActivity, browser.lastActivity && believable(browser.lastActivity, now)),
    achievements: [...unlocked.values()],
    plan: [...plan.values()],
    questionnaire:
      account.questionnaire ??
      (account.keepsHealthStatus && browser.questionnaire ? kept(browser.questionnaire) : null),
  };
  return withAchievements(merged, items, now);
}

/**
 * A journey with a browser's that was merged before, and whose answer may have been lost: only what
 * was done since is new. Sums grow by it, and the plan stays as it has become.
 */
export function mergeAgain(account: JourneyState, browser: JourneyState, items: JourneyItems, now: Date): JourneyState {
  const known: JourneyState = { ...browser, activities: [], totalMinutes: 0, totalActivities: 0, plan: [] };
  return browser.activities.reduce(
    (state, activity) => recordActivity(state, activity, items, now),
    mergeJourneys(account, known, items, now),
  );
}

const newestFirst = (activities: Activity[]): Activity[] =>
  [...activities].sort((one, other) =>
    one.timestamp < other.timestamp ? 1 : one.timestamp > other.timestamp ? -1 : 0,
  );
