import type { ValidationError } from "../../fieldErrors.ts";
import { ACHIEVEMENT_IDS, achievementsOf } from "../../journey/achievements.ts";
import { categoryOfItem, isProgrammeItem, type JourneyItems, RESULT_AGAIN } from "../../journey/categories.ts";
import type { ReportedActivity } from "../../journey/journeyCodec.ts";
import type { Activity, JourneyState, Onboarding, QuestionnaireAnswers } from "../../journey/journeyState.ts";
import { eachSum, JOURNEY_SUM_NAMES, JOURNEY_SUMS } from "../../journey/journeySums.ts";
import { FIRST_PLAN, type RecommendationId } from "../../journey/recommendations.ts";
import {
  type ActivityType,
  DEFAULT_ARTICLE_MINUTES,
  DEFAULT_MINUTES,
  MAX_ACTIVITIES,
  MAX_MINUTES,
} from "../../journey/vocabulary.ts";
import { dayOf, isDay } from "../words/days.ts";
import { emptyJourney, factsOf, isRecommendation, latest } from "./journey.ts";
import { joinPauses, MAX_PAUSES } from "./pauses.ts";
import { currentRecommendation } from "./recommendedItems.ts";

/** Nothing was done here before; a clock that says so is wrong. */
const EARLIEST = Date.UTC(2020, 0, 1);

/** An instant that can be: what is unreadable, too early or yet to come counts as now. */
function clampToPast(instant: string | null | undefined, now: Date): string {
  const given = Date.parse(instant ?? "");
  return given >= EARLIEST && given <= now.getTime() ? new Date(given).toISOString() : now.toISOString();
}

const usualMinutes = (type: ActivityType): number => (type === "article" ? DEFAULT_ARTICLE_MINUTES : DEFAULT_MINUTES);

/** The items that an activity was done for. A log does not hold them: there its name tells, which begins with the item's. */
const itemsOfActivity = ({ id, items }: Pick<ReportedActivity, "id" | "items">): readonly string[] =>
  items?.length ? items : [id.slice(0, Math.max(0, id.lastIndexOf(":")))];

/** An activity as it is stored: in the past, and of a plausible length; none for a result that is looked at again. */
export function acceptedActivity(reported: ReportedActivity, items: JourneyItems, now: Date): Activity {
  const { items: completes, ...activity } = reported;
  const of = itemsOfActivity(reported);
  const isLook = of.length > 0 && of.every((item) => item === RESULT_AGAIN);
  const minutes = isLook ? 0 : Math.round(reported.duration ?? Number.NaN);
  const least = isLook || of.every(isProgrammeItem) ? 0 : 1;
  const isPlausible = minutes >= least && minutes <= MAX_MINUTES;
  return {
    ...activity,
    duration: isPlausible ? minutes : usualMinutes(reported.type),
    category: reported.category ?? completes?.map((id) => categoryOfItem(items, id)).find(Boolean) ?? null,
    goals: [...(reported.goals ?? [])],
    timestamp: clampToPast(reported.timestamp, now),
  };
}

/** Whether an activity was nothing but sections of programmes that had been completed before. */
const isSectionAgain = (activity: Pick<ReportedActivity, "id" | "items">, done: JourneyState["completed"]): boolean =>
  itemsOfActivity(activity).every((item) => isProgrammeItem(item) && done.some(({ id }) => id === item));

/**
 * The journey after an activity; one that is known already changes nothing. In a browser, one that is older than
 * a full log remembers may be known, so its minutes are not added. The minutes of a programme's section count once
 * ever: a programme can be begun anew, on another day, and what was read before brings none then.
 */
export const recordActivity = (
  state: JourneyState,
  reported: ReportedActivity,
  items: JourneyItems,
  now: Date,
): JourneyState => addActivity(state, reported, items, now, state.completed);

/**
 * @param done what was completed before, of which sections count no more minutes
 */
function addActivity(
  state: JourneyState,
  reported: ReportedActivity,
  items: JourneyItems,
  now: Date,
  done: JourneyState["completed"],
): JourneyState {
  if (state.activities.some(({ id }) => id === reported.id) || state.counted?.has(reported.id)) return state;
  const accepted = acceptedActivity(reported, items, now);
  const activity = isSectionAgain(reported, done) ? { ...accepted, duration: 0 } : accepted;
  const oldest = state.activities.at(-1);
  const isForgotten =
    !state.counted && state.activities.length >= MAX_ACTIVITIES && oldest && activity.timestamp < oldest.timestamp;
  const next: JourneyState = {
    ...state,
    completed: withCompleted(
      state.completed,
      (reported.items ?? []).map((id) => ({ id, at: activity.timestamp })),
      items,
    ),
    activities: newestFirst([activity, ...state.activities]).slice(0, MAX_ACTIVITIES),
    days: [...new Set([...state.days, dayOf(new Date(activity.timestamp))])],
    ...eachSum((name) => state[name] + (isForgotten ? 0 : JOURNEY_SUMS[name].adds(activity))),
    lastActivity: latest(state.lastActivity, activity.timestamp),
    ...(state.counted && { counted: new Set([...state.counted, activity.id]) }),
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

/** The journey with the answers of onboarding; how the visitor feels only where that may be stored. */
export function completeOnboarding(
  state: JourneyState,
  given: Onboarding,
  items: JourneyItems,
  now: Date,
): JourneyState {
  const onboarding = storableOnboarding(state, given);
  const goals = { ...state.goals, focusAreas: onboarding.goals, level: onboarding.experience };
  return withAchievements({ ...state, onboarding, goals }, items, now);
}

const storableOnboarding = ({ keepsHealthStatus }: JourneyState, onboarding: Onboarding): Onboarding =>
  keepsHealthStatus ? onboarding : { ...onboarding, healthStatus: null };

/** The journey with the answers of the questionnaire, which its recommendations follow. */
export const answerQuestionnaire = (state: JourneyState, answers: QuestionnaireAnswers): JourneyState => ({
  ...state,
  questionnaire: answers,
});

/** The part of a guest's answers that an account stores. */
const storableAnswers = ({ currentHealth, interests }: QuestionnaireAnswers): QuestionnaireAnswers => ({
  currentHealth,
  interests,
});

/** Error of a report: it completes something that does not exist. */
export const validateReport = (
  { items: completes }: ReportedActivity,
  items: JourneyItems,
): ValidationError | undefined =>
  completes?.every((id) => items.byId.has(id)) === false
    ? { code: "NOT_FOUND", field: "items", message: "Det som är gjort finns inte." }
    : undefined;

/** Error of a change of the plan: no such recommendation, or one that every plan has is to be removed. */
export function validatePlan(key: string, { isRemoval = false } = {}): ValidationError | undefined {
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

/** What ticking something in the plan is called as an activity: it counts once a day. */
export const planActivity = (id: string, now: Date): string => `plan:${id}:${dayOf(now)}`;

/**
 * The journey with something in its plan ticked, or no longer so. What is ticked counts as an activity, once a day;
 * unticking it leaves that, as other things that were done stay done.
 */
export function tickPlanned(
  state: JourneyState,
  id: string,
  isCompleted: boolean,
  items: JourneyItems,
  now: Date,
): JourneyState {
  const isTicked = state.plan.some((planned) => planned.id === id && planned.completedAt !== null);
  const next = setPlanned(state, id, isCompleted, now);
  if (!isCompleted || isTicked || !isRecommendation(id)) return next;
  const { title, url, category } = currentRecommendation(id, items);
  return recordActivity(next, { id: planActivity(id, now), type: "step", title, url, category }, items, now);
}

/** The journey with another aim for a day, in minutes. */
export const setDailyAim = (state: JourneyState, minutes: number): JourneyState => ({
  ...state,
  goals: { ...state.goals, timePerDay: minutes },
});

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
  // What both have counted was done once: it is in both sums, so the browser's is taken off.
  const isCounted = (id: string): boolean => activities.has(id) || account.counted?.has(id) === true;
  const known = eachSum(() => 0);
  for (const activity of browser.activities) {
    const accepted = acceptedActivity(activity, items, now);
    // The minutes of a section that the account had completed were counted there.
    const added = isSectionAgain(activity, account.completed) ? { ...accepted, duration: 0 } : accepted;
    for (const name of JOURNEY_SUM_NAMES) {
      const { adds } = JOURNEY_SUMS[name];
      known[name] += adds(accepted) - (isCounted(activity.id) ? 0 : adds(added));
    }
    if (!isCounted(activity.id)) activities.set(activity.id, added);
  }
  const plan = new Map(account.plan.map((planned) => [planned.id, planned]));
  for (const { id, completedAt } of browser.plan) {
    const ticked = plan.get(id)?.completedAt ?? (completedAt && clampToPast(completedAt, now));
    if (isRecommendation(id)) plan.set(id, { id, completedAt: ticked });
  }
  const unlocked = new Map(account.achievements.map((achievement) => [achievement.id, achievement]));
  for (const { id, unlockedAt } of browser.achievements) {
    if (!unlocked.has(id) && ACHIEVEMENT_IDS.some((known) => known === id)) {
      unlocked.set(id, { id, unlockedAt: clampToPast(unlockedAt, now) });
    }
  }
  const today = dayOf(now);
  const usual = emptyJourney().goals.timePerDay;
  const merged: JourneyState = {
    onboarding: account.onboarding ?? (browser.onboarding && storableOnboarding(account, browser.onboarding)),
    keepsHealthStatus: account.keepsHealthStatus,
    goals: {
      ...(account.onboarding || !browser.onboarding ? account.goals : browser.goals),
      // The aim that somebody chose, and the account's before the browser's.
      timePerDay: account.goals.timePerDay === usual ? browser.goals.timePerDay : account.goals.timePerDay,
    },
    completed: withCompleted(
      account.completed,
      browser.completed.map(({ id, at }) => ({ id, at: clampToPast(at, now) })),
      items,
    ),
    activities: newestFirst([...activities.values()]).slice(0, MAX_ACTIVITIES),
    days: [...new Set([...account.days, ...browser.days.filter((day) => isDay(day) && day <= today)])],
    ...eachSum((name) => account[name] + Math.max(0, browser[name] - known[name])),
    lastActivity: latest(account.lastActivity, browser.lastActivity && clampToPast(browser.lastActivity, now)),
    achievements: [...unlocked.values()],
    plan: [...plan.values()],
    pauses: joinPauses([...account.pauses, ...browser.pauses]).slice(-MAX_PAUSES),
    ...(account.counted && { counted: new Set([...account.counted, ...browser.activities.map(({ id }) => id)]) }),
    questionnaire:
      account.questionnaire ??
      (account.keepsHealthStatus && browser.questionnaire ? storableAnswers(browser.questionnaire) : null),
  };
  return withAchievements(merged, items, now);
}

/**
 * A journey with a browser's that was merged before, and whose answer may have been lost: only what
 * was done since is new. Sums grow by it, and the plan stays as it has become.
 */
export function mergeRepeated(
  account: JourneyState,
  browser: JourneyState,
  items: JourneyItems,
  now: Date,
): JourneyState {
  const known: JourneyState = {
    ...browser,
    activities: [],
    ...eachSum(() => 0),
    plan: [],
  };
  return browser.activities.reduce(
    // What the browser has completed since is among what is merged first, and counts.
    (state, activity) => addActivity(state, activity, items, now, account.completed),
    mergeJourneys(account, known, items, now),
  );
}

const newestFirst = (activities: Activity[]): Activity[] =>
  [...activities].sort((one, other) =>
    one.timestamp < other.timestamp ? 1 : one.timestamp > other.timestamp ? -1 : 0,
  );
