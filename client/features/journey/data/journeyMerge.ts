import { mergeInputOf } from "../../../../schema/journey/journeyCodec.ts";
import { counted } from "../../../../schema/rules/words/numbers.ts";
import { invalidateJourneyLists } from "../../../apollo/invalidateJourneyLists.ts";
import type { GuestMergeArea } from "../../../guest/guestArea.ts";
import {
  MergeJourneyDocument,
  type MergeJourneyMutationVariables,
  MergePreviewDocument,
} from "./journeyMerge.generated.ts";
import { clearJourney, mergeIdOfJourney, readJourney } from "./journeyStorage.ts";

/** Merges the browser's journey into the account. */
export const journeyMerge: GuestMergeArea = {
  async preview(apollo) {
    const { onboarding, questionnaire, completed, days, totalActivities, plan } = readJourney();
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
    const { graphInput } = await import("../../../guest/guestGraph.ts");
    const held = mergeInputOf(mergeIdOfJourney(), readJourney(), withHealth);
    const input = graphInput<MergeJourneyMutationVariables["input"]>("MergeJourneyInput", held);
    const { data } = await apollo.mutate({
      mutation: MergeJourneyDocument,
      variables: { input },
      update: (cache) => invalidateJourneyLists(cache),
    });
    const [error] = data?.mergeJourney.errors ?? [];
    if (error) throw new Error(error.message);
    clearJourney();
  },

  clear: clearJourney,
};
