import { activitySchema, onboardingSchema, questionnaireAnswersSchema } from "../../../schema/journey/inputs.ts";
import type { JourneyState } from "../../../schema/rules/journey.ts";
import {
  answerQuestionnaire,
  completeOnboarding,
  recordActivity,
  setPlanned,
  unplanned,
} from "../../../schema/rules/journeyChanges.ts";
import { firstOf, type JourneyView, journeyView } from "../../../schema/rules/journeyView.ts";
import type { GuestResolvers } from "../../guest/guestAreas.ts";
import { withStorageLock } from "../../guest/storage.ts";
import { keepJourney, readKeptJourney } from "./journeyKept.ts";

/** What answers the journey for a guest. */
export const journeyGuest: GuestResolvers<"journey"> = {
  root: {
    journey: () => view(readKeptJourney()),

    recordActivity: (_, { input }) => {
      const { data, error } = activitySchema.safeParse(input);
      if (error) return refused(error.issues);
      const reported = { ...data, timestamp: data.timestamp?.toISOString() ?? null };
      return change((state) => recordActivity(state, reported, new Date()));
    },

    completeOnboarding: (_, { input }) => {
      const { data, error } = onboardingSchema.safeParse(input);
      if (error) return refused(error.issues);
      const given = { ...data, healthStatus: data.healthStatus ?? null };
      return change((state) => completeOnboarding(state, given, new Date()));
    },

    answerQuestionnaire: (_, { input }) => {
      const { data, error } = questionnaireAnswersSchema.safeParse(input);
      return error ? refused(error.issues) : change((state) => answerQuestionnaire(state, data));
    },

    setPlanned: async (_, { id, isCompleted }) => {
      const payload = await change((state) => setPlanned(state, id, isCompleted, new Date()));
      return { ...payload, planned: payload.journey.plan.find((planned) => planned.id === id) ?? null };
    },

    removePlanned: (_, { id }) => change((state) => unplanned(state, id)),
  },
  fields: {
    Journey: {
      activities: ({ activities }, { first }) => firstOf(activities, first),
      recommendations: ({ recommendations }, { first }) => firstOf(recommendations, first),
    },
  },
};

const view = (state: JourneyState): JourneyView => journeyView(state, new Date());

/** Changes what the browser stores by a rule; what it cannot store shows at least until the page is left. */
const change = (rule: (state: JourneyState) => JourneyState) =>
  withStorageLock("journey", () => {
    const before = readKeptJourney();
    const state = rule(before);
    keepJourney(before, state);
    return { journey: view(state), errors: [] };
  });

const refused = (issues: readonly { path: PropertyKey[]; message: string }[]) => ({
  journey: null,
  errors: issues.map(({ path, message }) => ({ code: "INVALID", field: path.join("."), message })),
});
