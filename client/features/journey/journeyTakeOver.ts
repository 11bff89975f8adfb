import { ACHIEVEMENTS } from "../../../schema/journey/achievements.ts";
import { categoryOfItem } from "../../../schema/journey/categories.ts";
import { activitySchema, onboardingSchema } from "../../../schema/journey/inputs.ts";
import { isRecommendation } from "../../../schema/rules/journey.ts";
import { swedishNumber } from "../../../schema/rules/numbers.ts";
import type { KeptArea } from "../../guest/keptAreas.ts";
import { accountOf } from "../../shell/viewer.ts";
import { MergeJourneyDocument, type MergeJourneyMutationVariables } from "./Journey.generated.ts";
import { keepAccountAnswers, readAside } from "./journeyAside.ts";
import { forgetJourney, hasKeptJourney, mergeIdOfJourney, readAnswers, readKeptJourney } from "./journeyKept.ts";

type Upper<Value extends string> = Uppercase<Value>;
const upper = <Value extends string>(value: Value): Upper<Value> => value.toUpperCase() as Upper<Value>;

const counted = (count: number, one: string, many: string): string =>
  `${swedishNumber(count)} ${count === 1 ? one : many}`;

/** What the browser holds of the journey, and how it becomes the account's. */
export const journeyTakeOver: KeptArea = {
  describe() {
    const { onboarding, completed, days, totalActivities, plan } = readKeptJourney();
    return [
      ...(onboarding ? [`Dina svar i introduktionen, ${onboarding.name}`] : []),
      ...(onboarding?.healthStatus ? ["Hur du mår, som följer med om du har samtyckt till det"] : []),
      ...(totalActivities > 0 ? [counted(totalActivities, "aktivitet", "aktiviteter")] : []),
      ...(completed.length > 0 ? [counted(completed.length, "avklarad del", "avklarade delar")] : []),
      ...(days.length > 0 ? [counted(days.length, "aktiv dag", "aktiva dagar")] : []),
      ...(plan.length > 0 ? [counted(plan.length, "sak i din plan", "saker i din plan")] : []),
      ...(readAnswers() ? ["Dina svar i frågeformuläret, som stannar i webbläsaren"] : []),
    ];
  },

  async takeOver(apollo) {
    if (!hasKeptJourney()) return;
    const { data } = await apollo.mutate({ mutation: MergeJourneyDocument, variables: { input: mergeInput() } });
    const [error] = data?.mergeJourney.errors ?? [];
    if (error) throw new Error(error.message);
    const account = accountOf(apollo);
    const answers = readAnswers();
    if (account && answers && !readAside(account).answers) keepAccountAnswers(account, answers);
    forgetJourney();
  },

  forget: forgetJourney,
};

/** The browser's journey as the graph wants it; what no account could keep is left out, so that the rest can go. */
function mergeInput(): MergeJourneyMutationVariables["input"] {
  const state = readKeptJourney();
  const onboarding = onboardingSchema.safeParse(state.onboarding).data;
  return {
    id: mergeIdOfJourney(),
    onboarding: onboarding && {
      ...onboarding,
      healthStatus: onboarding.healthStatus && upper(onboarding.healthStatus),
      experience: upper(onboarding.experience),
    },
    completed: state.completed.filter(({ id }) => categoryOfItem(id)),
    activities: state.activities
      .filter((activity) => activitySchema.safeParse(activity).success)
      .map((activity) => ({ ...activity, duration: Math.round(activity.duration), type: upper(activity.type) })),
    days: state.days,
    totalMinutes: state.totalMinutes,
    totalActivities: state.totalActivities,
    achievements: state.achievements.filter(({ id }) => ACHIEVEMENTS.some((achievement) => achievement.id === id)),
    plan: state.plan.filter(({ id }) => isRecommendation(id)),
  };
}
