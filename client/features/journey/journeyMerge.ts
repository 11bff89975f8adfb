import { ACHIEVEMENT_IDS } from "../../../schema/journey/achievements.ts";
import {
  activitySchema,
  completedItemSchema,
  MAX_COMPLETED,
  onboardingSchema,
  questionnaireAnswersSchema,
} from "../../../schema/journey/inputs.ts";
import { isRecommendation } from "../../../schema/rules/journey.ts";
import { swedishNumber } from "../../../schema/rules/numbers.ts";
import type { GuestMergeArea } from "../../guest/guestMerge.ts";
import { forgetLists } from "./forgetLists.ts";
import { forgetJourney, mergeIdOfJourney, readKeptJourney } from "./journeyKept.ts";
import {
  MergeJourneyDocument,
  type MergeJourneyMutationVariables,
  MergePreviewDocument,
} from "./journeyMerge.generated.ts";

type Upper<Value extends string> = Uppercase<Value>;
const upper = <Value extends string>(value: Value): Upper<Value> => value.toUpperCase() as Upper<Value>;

const counted = (count: number, one: string, many: string): string =>
  `${swedishNumber(count)} ${count === 1 ? one : many}`;

/** What the browser holds of the journey, and how it becomes the account's. */
export const journeyMerge: GuestMergeArea = {
  async preview(apollo) {
    const { onboarding, questionnaire, completed, days, totalActivities, plan } = readKeptJourney();
    const { data } = await apollo.query({ query: MergePreviewDocument, fetchPolicy: "network-only" });
    const account = data?.journey;
    const taken = [
      ...(totalActivities > 0 ? [counted(totalActivities, "aktivitet", "aktiviteter")] : []),
      ...(completed.length > 0 ? [counted(completed.length, "avklarad del", "avklarade delar")] : []),
      ...(days.length > 0 ? [counted(days.length, "aktiv dag", "aktiva dagar")] : []),
      ...(plan.length > 0 ? [counted(plan.length, "sak i din plan", "saker i din plan")] : []),
    ];
    const left: string[] = [];
    if (onboarding) {
      if (account?.hasCompletedOnboarding)
        left.push(`Svaren i introduktionen, ${onboarding.name}: ditt konto har redan egna svar, och de gäller`);
      else taken.unshift(`Dina svar i introduktionen, ${onboarding.name}`);
    }
    const health = [
      ...(onboarding?.healthStatus && !account?.hasCompletedOnboarding ? ["Hur du mår"] : []),
      ...(questionnaire && !account?.questionnaire ? ["Hur du mår och dina intressen, ur frågeformuläret"] : []),
    ];
    if (health.length === 0) return { taken, left, health: "none" };
    if (account?.keepsHealthStatus) return { taken: [...taken, ...health], left, health: "allowed" };
    return {
      taken,
      left: [...left, ...health.map((what) => `${what}: om du inte samtycker`)],
      health: "needs consent",
    };
  },

  async merge(apollo, withHealth) {
    const { data } = await apollo.mutate({
      mutation: MergeJourneyDocument,
      variables: { input: mergeInput(withHealth) },
      update: (cache) => forgetLists(cache),
    });
    const [error] = data?.mergeJourney.errors ?? [];
    if (error) throw new Error(error.message);
    forgetJourney();
  },

  forget: forgetJourney,
};

/** The browser's journey as the graph wants it; what no account could keep is left out, so that the rest can go. */
function mergeInput(withHealth: boolean): MergeJourneyMutationVariables["input"] {
  const state = readKeptJourney();
  const onboarding = onboardingSchema.safeParse(state.onboarding).data;
  const questionnaire = withHealth ? questionnaireAnswersSchema.safeParse(state.questionnaire).data : undefined;
  return {
    id: mergeIdOfJourney(),
    onboarding: onboarding && {
      ...onboarding,
      healthStatus: withHealth && onboarding.healthStatus ? upper(onboarding.healthStatus) : null,
      experience: upper(onboarding.experience),
    },
    completed: state.completed.filter((item) => completedItemSchema.safeParse(item).success).slice(0, MAX_COMPLETED),
    activities: state.activities
      .filter((activity) => activitySchema.safeParse(activity).success)
      .map((activity) => ({ ...activity, duration: Math.round(activity.duration), type: upper(activity.type) })),
    days: state.days,
    totalMinutes: state.totalMinutes,
    totalActivities: state.totalActivities,
    achievements: state.achievements.filter(({ id }) => ACHIEVEMENT_IDS.some((known) => known === id)),
    plan: state.plan.filter(({ id }) => isRecommendation(id)),
    questionnaire: questionnaire && {
      currentHealth: questionnaire.currentHealth && upper(questionnaire.currentHealth),
      interests: questionnaire.interests.map(upper),
    },
  };
}
