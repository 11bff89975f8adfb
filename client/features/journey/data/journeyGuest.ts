import type { JourneyItems } from "../../../../schema/journey/categories.ts";
import {
  onboardingInputSchema,
  questionnaireInputSchema,
  reportedActivitySchema,
} from "../../../../schema/journey/journeyCodec.ts";
import type { JourneyState } from "../../../../schema/journey/journeyState.ts";
import { emptyJourney } from "../../../../schema/rules/journey/journey.ts";
import {
  answerQuestionnaire,
  completeOnboarding,
  type Refusal,
  recordActivity,
  refusedPlan,
  refusedReport,
  removeFromPlan,
  setPlanned,
} from "../../../../schema/rules/journey/journeyChanges.ts";
import { firstOf, journeyView, newIn, onlyOf } from "../../../../schema/rules/journey/journeyView.ts";
import type { GuestResolvers } from "../../../guest/guestArea.ts";
import type { GuestContext } from "../../../guest/guestContext.ts";
import { withStorageLock } from "../../../guest/storage.ts";
import { keepJourneyItems, loadJourneyItems } from "./journeyItems.ts";
import { readJourney, storeJourney } from "./journeyStorage.ts";

/** What answers the journey for a guest. */
export const journeyGuest: GuestResolvers<"journey"> = {
  root: {
    journey: async (_, __, { apollo }) => shown(readJourney(), await loadJourneyItems(apollo)),

    recordActivity: async (_, { input }, ctx) => {
      const { data, error } = reportedActivitySchema.safeParse(input);
      if (error) return { ...invalid(error.issues), ...NOTHING_NEW };
      const refusal = refusedReport(data, await loadJourneyItems(ctx.apollo));
      if (refusal) return { ...refused(refusal), ...NOTHING_NEW };
      let before = emptyJourney();
      const payload = await change(ctx, (state, items) => {
        before = state;
        return recordActivity(state, data, items, new Date());
      });
      return { ...payload, ...newIn(before, payload.journey) };
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
      const refusal = refusedPlan(key);
      if (refusal) return refused(refusal);
      const payload = await change(ctx, (state) => setPlanned(state, key, isCompleted, new Date()));
      return { ...payload, planned: payload.journey.plan.find((planned) => planned.key === key) ?? null };
    },

    removePlanned: (_, { input: { key } }, ctx) => {
      const refusal = refusedPlan(key, { isRemoval: true });
      return refusal ? refused(refusal) : change(ctx, (state) => removeFromPlan(state, key));
    },
  },
  fields: {
    Journey: {
      categories: ({ categories }, { keys }) => onlyOf(categories, keys),
      activities: ({ activities }, { first }) => firstOf(activities, first),
      recommendations: ({ recommendations }, { first }) => firstOf(recommendations, first),
    },
  },
};

/** Changes what the browser stores by a rule; what it cannot store shows at least until the page is left. */
async function change({ apollo }: GuestContext, rule: (state: JourneyState, items: JourneyItems) => JourneyState) {
  const items = await loadJourneyItems(apollo);
  return withStorageLock("journey", () => {
    const before = readJourney();
    const state = rule(before, items);
    storeJourney(before, state, items);
    keepJourneyItems(items);
    return { journey: shown(state, items), errors: [] };
  });
}

/** Identifies the one journey that a browser holds, as the server's identify those of accounts. */
const GUEST_ID = btoa("Journey:guest").replace(/=+$/, "");

const shown = (state: JourneyState, items: JourneyItems) => ({
  ...journeyView(state, items, new Date()),
  id: GUEST_ID,
});

const NOTHING_NEW = { unlocked: [], completed: [] };

const refused = (...errors: Refusal[]) => ({ journey: null, errors });

const invalid = (issues: readonly { path: PropertyKey[]; message: string }[]) =>
  refused(...issues.map(({ path, message }) => ({ code: "INVALID" as const, field: path.join("."), message })));
