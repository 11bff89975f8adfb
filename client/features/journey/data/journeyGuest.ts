import type { ValidationError } from "../../../../schema/fieldErrors.ts";
import type { JourneyItems } from "../../../../schema/journey/categories.ts";
import {
  dailyAimInputSchema,
  onboardingInputSchema,
  pauseInputSchema,
  questionnaireInputSchema,
  type ReportedActivity,
  reportedActivitySchema,
} from "../../../../schema/journey/journeyCodec.ts";
import type { JourneyState } from "../../../../schema/journey/journeyState.ts";
import {
  answerQuestionnaire,
  completeOnboarding,
  recordActivity,
  removeFromPlan,
  setDailyAim,
  tickPlanned,
  validatePlan,
  validateReport,
} from "../../../../schema/rules/journey/journeyChanges.ts";
import { daysFrom, firstOf, journeyView, newlyAchieved, onlyOf } from "../../../../schema/rules/journey/journeyView.ts";
import { endPause, setPause, validatePause } from "../../../../schema/rules/journey/pauses.ts";
import { dayOf } from "../../../../schema/rules/words/days.ts";
import type { GuestResolvers } from "../../../guest/guestArea.ts";
import type { GuestContext } from "../../../guest/guestContext.ts";
import { withStorageLock } from "../../../guest/storage.ts";
import { loadJourneyItems, storeJourneyItems } from "./journeyItems.ts";
import { readJourney, storeJourney } from "./journeyStorage.ts";

/** Resolvers of a guest's journey. */
export const journeyGuest: GuestResolvers<"journey"> = {
  root: {
    journey: async (_, __, { apollo }) => shown(readJourney(), await loadJourneyItems(apollo)),

    recordActivity: async (_, { input }, ctx) => {
      const { data, error } = reportedActivitySchema.safeParse(input);
      if (error) return invalid(error.issues);
      const violation = validateReport(data, await loadJourneyItems(ctx.apollo));
      return violation ? rejected(violation) : countActivity(ctx, data);
    },

    completeOnboarding: (_, { input }, ctx) => {
      const { data, error } = onboardingInputSchema.safeParse(input);
      if (error) return invalid(error.issues);
      const given = { ...data, healthStatus: data.healthStatus ?? null };
      return change(ctx, (state, items) => completeOnboarding(state, given, items, new Date()));
    },

    answerQuestionnaire: (_, { input }, ctx) => {
      const { data, error } = questionnaireInputSchema.safeParse(input);
      return error ? invalid(error.issues) : change(ctx, (state) => answerQuestionnaire(state, data));
    },

    setPlanned: async (_, { input: { key, isCompleted } }, ctx) => {
      const violation = validatePlan(key);
      if (violation) return rejected(violation);
      const payload = await change(ctx, (state, items) => tickPlanned(state, key, isCompleted, items, new Date()));
      return { ...payload, planned: payload.journey.plan.find((planned) => planned.key === key) ?? null };
    },

    removePlanned: (_, { input: { key } }, ctx) => {
      const violation = validatePlan(key, { isRemoval: true });
      return violation ? rejected(violation) : change(ctx, (state) => removeFromPlan(state, key));
    },

    setPause: (_, { input }, ctx) => {
      const { data, error } = pauseInputSchema.safeParse(input);
      if (error) return invalid(error.issues);
      const today = dayOf(new Date());
      const { from, until } = data;
      if (!until) return change(ctx, (state) => endPause(state, today));
      const violation = validatePause({ from: from ?? today, until }, today);
      return violation ? rejected(violation) : change(ctx, (state) => setPause(state, { from, until }, today));
    },

    setDailyAim: (_, { input }, ctx) => {
      const { data, error } = dailyAimInputSchema.safeParse(input);
      return error ? invalid(error.issues) : change(ctx, (state) => setDailyAim(state, data.minutes));
    },
  },
  fields: {
    Journey: {
      days: ({ days }, { from }) => daysFrom(days, from),
      categories: ({ categories }, { keys }) => onlyOf(categories, keys),
      activities: ({ activities }, { first }) => firstOf(activities, first),
      recommendations: ({ recommendations }, { first }) => firstOf(recommendations, first),
    },
  },
};

/** Counts something that was done, also in another area (`GuestContext`), and says what was reached with it. */
export const countActivity = (ctx: GuestContext, activity: ReportedActivity) =>
  change(ctx, (state, items) => recordActivity(state, activity, items, new Date()));

type Rule = (state: JourneyState, items: JourneyItems) => JourneyState;

/**
 * Changes what the browser stores by a rule, and says what was reached and done for the first time with it. What the
 * browser cannot store shows at least until the page is left.
 */
async function change({ apollo }: GuestContext, rule: Rule) {
  const items = await loadJourneyItems(apollo);
  return withStorageLock("journey", () => {
    const before = readJourney();
    const state = rule(before, items);
    storeJourney(before, state, items);
    storeJourneyItems(items);
    const journey = shown(state, items);
    return { journey, errors: [], ...newlyAchieved(before, journey, new Date()) };
  });
}

/** Identifies the one journey that a browser holds, as the server's identify those of accounts. */
const GUEST_ID = btoa("Journey:guest").replace(/=+$/, "");

const shown = (state: JourneyState, items: JourneyItems) => ({
  ...journeyView(state, items, new Date()),
  id: GUEST_ID,
});

const rejected = (...errors: ValidationError[]) => ({
  journey: null,
  errors,
  unlocked: [],
  completed: [],
  streakReached: null,
});

const invalid = (issues: readonly { path: PropertyKey[]; message: string }[]) =>
  rejected(...issues.map(({ path, message }) => ({ code: "INVALID" as const, field: path.join("."), message })));
