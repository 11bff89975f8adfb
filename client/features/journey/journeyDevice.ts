import { activitySchema, onboardingSchema } from "../../../schema/journey/inputs.ts";
import { type JourneyState } from "../../../schema/rules/journey.ts";
import { completeOnboarding, recordActivity, setPlanned, unplanned } from "../../../schema/rules/journeyChanges.ts";
import { journeyView } from "../../../schema/rules/journeyView.ts";
import type { Recommended } from "../../../schema/rules/recommendations.ts";
import type { DeviceAnswers } from "../../apollo/device.ts";
import type {
  CompleteOnboardingMutation,
  CompleteOnboardingMutationVariables,
  Journey_AllFragment,
  JourneyQuery,
  RecordActivityMutation,
  RecordActivityMutationVariables,
  RemovePlannedMutation,
  RemovePlannedMutationVariables,
  SetPlannedMutation,
  SetPlannedMutationVariables,
} from "./Journey.generated.ts";
import { keepJourney, readKeptJourney } from "./journeyKept.ts";

/** The personal operations of the journey, answered by the browser when nobody is signed in. */
export const answers: DeviceAnswers = {
  Journey: (): JourneyQuery => ({ journey: journeyOf(readKeptJourney()) }),

  RecordActivity: ({ input }: RecordActivityMutationVariables): RecordActivityMutation => {
    const { type, ...rest } = input;
    const parsed = activitySchema.safeParse({ ...rest, type: type.toLowerCase() });
    if (!parsed.success) return { recordActivity: { __typename: "JourneyPayload", ...refused(parsed.error.issues) } };
    const reported = { ...parsed.data, timestamp: parsed.data.timestamp?.toISOString() ?? null };
    return { recordActivity: change((state) => recordActivity(state, reported, new Date())) };
  },

  CompleteOnboarding: ({ input }: CompleteOnboardingMutationVariables): CompleteOnboardingMutation => {
    const parsed = onboardingSchema.safeParse({
      ...input,
      healthStatus: input.healthStatus?.toLowerCase(),
      experience: input.experience.toLowerCase(),
    });
    if (!parsed.success)
      return { completeOnboarding: { __typename: "JourneyPayload", ...refused(parsed.error.issues) } };
    const given = { ...parsed.data, healthStatus: parsed.data.healthStatus ?? null };
    return { completeOnboarding: change((state) => completeOnboarding(state, given, new Date())) };
  },

  SetPlanned: ({ id, isCompleted }: SetPlannedMutationVariables): SetPlannedMutation => ({
    setPlanned: change((state) => setPlanned(state, id, isCompleted, new Date())),
  }),

  RemovePlanned: ({ id }: RemovePlannedMutationVariables): RemovePlannedMutation => ({
    removePlanned: change((state) => unplanned(state, id)),
  }),
};

type Payload = RecordActivityMutation["recordActivity"];

/** Changes what the browser holds by a rule; one that it cannot keep shows at least until the page is left. */
function change(rule: (state: JourneyState) => JourneyState): Payload {
  const state = rule(readKeptJourney());
  keepJourney(state);
  return { __typename: "JourneyPayload", journey: journeyOf(state), errors: [] };
}

const refused = (issues: readonly { path: PropertyKey[]; message: string }[]) => ({
  journey: null,
  errors: issues.map(({ path, message }) => ({
    __typename: "FieldError" as const,
    code: "INVALID",
    field: path.join("."),
    message,
  })),
});

const upper = <Value extends string>(value: Value): Uppercase<Value> => value.toUpperCase() as Uppercase<Value>;
const DIFFICULTY = { lätt: "LATT", medium: "MEDIUM", svår: "SVAR" } as const;

/** A journey as the graph would send it. */
function journeyOf(state: JourneyState): Journey_AllFragment {
  const { onboarding, goals, categories, activities, achievements, plan, recommendations, ...rest } = journeyView(
    state,
    new Date(),
  );
  return {
    __typename: "Journey",
    ...rest,
    onboarding: onboarding && {
      __typename: "OnboardingAnswers",
      ...onboarding,
      healthStatus: onboarding.healthStatus && upper(onboarding.healthStatus),
      experience: upper(onboarding.experience),
    },
    goals: { __typename: "JourneyGoals", ...goals, level: upper(goals.level) },
    categories: categories.map(({ items, ...category }) => ({
      __typename: "JourneyCategory",
      ...category,
      items: items.map((item) => ({ __typename: "JourneyItemView", ...item })),
    })),
    activities: activities.map((activity) => ({
      __typename: "ActivityEntry",
      ...activity,
      type: upper(activity.type),
    })),
    achievements: achievements.map((achievement) => ({ __typename: "Achievement", ...achievement })),
    plan: plan.map((planned) => ({
      __typename: "PlannedActivity",
      ...planned,
      tags: [...planned.tags],
      type: upper(planned.type),
      priority: upper(planned.priority),
      difficulty: DIFFICULTY[planned.difficulty],
    })),
    recommendations: recommendationsOf(recommendations),
  };
}

/** Recommendations as the graph would send them. */
export const recommendationsOf = (recommendations: readonly Recommended[]): Journey_AllFragment["recommendations"] =>
  recommendations.map((recommendation) => ({
    __typename: "Recommendation",
    ...recommendation,
    tags: [...recommendation.tags],
    type: upper(recommendation.type),
    priority: upper(recommendation.priority),
    difficulty: DIFFICULTY[recommendation.difficulty],
  }));
