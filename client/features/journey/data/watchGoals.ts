import type { ApolloClient } from "@apollo/client";
import type { Experience } from "../../../apollo/schemaTypes.generated.ts";
import { refreshPersonal } from "../../../guest/refreshPersonal.ts";
import { VisitorGoalsDocument, type VisitorGoalsQuery } from "./VisitorGoals.generated.ts";

/** Goals that lists are personalised by. */
export interface VisitorGoals {
  /** Texts of goals; empty when the visitor has chosen none. */
  goals: string[];
  /** What they are called, in the same order; without it as their texts. */
  labels?: string[];
  experience: Experience;
  /** True when the journey could not be read. */
  hasFailed?: boolean;
}

/**
 * Tells what the journey says of goals and experience, now and whenever it changes, here or in another tab.
 * @returns ends it
 */
export function watchGoals(apollo: ApolloClient, onKnown: (goals: VisitorGoals) => void): () => void {
  refreshPersonal(apollo);
  const watching = apollo.watchQuery({ query: VisitorGoalsDocument }).subscribe(({ data, error }) => {
    if (error) return onKnown({ goals: [], experience: "BEGINNER", hasFailed: true });
    const known = data?.journey as
      | Pick<NonNullable<VisitorGoalsQuery["journey"]>, "onboarding" | "goalLabels">
      | undefined;
    if (known)
      onKnown({
        goals: known.onboarding?.goals ?? [],
        labels: known.goalLabels,
        experience: known.onboarding?.experience ?? "BEGINNER",
      });
  });
  return () => watching.unsubscribe();
}
