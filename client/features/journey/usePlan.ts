import { useApolloClient } from "@apollo/client/react";
import { showToast } from "../../shell/toasts.ts";
import { forgetLists } from "./forgetLists.ts";
import { type PlanRow_PlannedFragment, PlanRow_PlannedFragmentDoc } from "./PlanTab.generated.ts";
import { useRemovePlannedMutation, useSetPlannedMutation } from "./usePlan.generated.ts";

/** Something in the plan, as far as changing it takes. */
export interface PlannedState {
  __typename: "PlannedActivity";
  id: string;
  isCompleted: boolean;
  isRemovable: boolean;
}

/** What recommendations and what is planned have in common. */
type Suggestion = Omit<
  PlanRow_PlannedFragment,
  "__typename" | " $fragmentName" | "isCompleted" | "completedAt" | "isDone" | "isRemovable"
>;

/** Changing the plan; it shows at once, and goes back with a word when it could not be kept. */
export interface Plan {
  /** Takes a recommendation into the plan. */
  add(recommendation: Suggestion): void;
  /** Ticks something, or no longer. */
  tick(planned: PlannedState, isCompleted: boolean): void;
  /** Takes something out; a toast names it and offers to undo it. */
  remove(planned: PlannedState, title: string): void;
}

/** The ways of changing a plan. */
export function usePlan(plan: readonly PlannedState[]): Plan {
  const { cache } = useApolloClient();
  const [setPlanned] = useSetPlannedMutation({});
  const [removePlanned] = useRemovePlannedMutation({});

  /** The journey to expect: with these in its plan. */
  const journeyWith = (ids: readonly string[]) => ({
    __typename: "Journey" as const,
    id: "journey",
    plan: ids.map((id) => ({ __typename: "PlannedActivity" as const, id })),
  });
  const ids = plan.map(({ id }) => id);
  const known = (id: string): PlanRow_PlannedFragment | null =>
    cache.readFragment({
      fragment: PlanRow_PlannedFragmentDoc,
      fragmentName: "PlanRow_planned",
      from: { __typename: "PlannedActivity", id },
    });
  const set = (id: string, isCompleted: boolean, expectedIds: readonly string[], planned = known(id)) => {
    const completedAt = isCompleted ? new Date().toISOString() : null;
    const optimisticResponse = planned
      ? {
          setPlanned: {
            __typename: "PlanPayload" as const,
            planned: { ...planned, isCompleted, completedAt },
            journey: journeyWith(expectedIds),
            errors: [],
          },
        }
      : undefined;
    told(
      setPlanned({ variables: { id, isCompleted }, optimisticResponse }).then(({ data }) => {
        // What is ticked is nothing to do any more.
        if (isCompleted !== planned?.isCompleted) forgetLists(cache, ["recommendations", "nextStep"]);
        return data?.setPlanned.errors;
      }),
    );
  };

  return {
    add({ id, title, description, url, type, priority, category, estimatedTime }) {
      const planned: PlanRow_PlannedFragment = {
        __typename: "PlannedActivity",
        ...{ id, title, description, url, type, priority, category, estimatedTime },
        isCompleted: false,
        completedAt: null,
        isDone: false,
        isRemovable: true,
      };
      set(id, false, [...ids.filter((other) => other !== id), id], planned);
    },
    tick: ({ id }, isCompleted) => set(id, isCompleted, ids),
    remove({ id, isCompleted }, title) {
      const removing = removePlanned({
        variables: { id },
        optimisticResponse: {
          removePlanned: {
            __typename: "PlanPayload",
            journey: journeyWith(ids.filter((other) => other !== id)),
            errors: [],
          },
        },
      });
      told(removing.then(({ data }) => data?.removePlanned.errors));
      showToast({
        title: "Borttagen ur planen",
        text: title,
        action: { label: "Ångra", run: () => set(id, isCompleted, ids) },
      });
    },
  };
}

/** Says when a change was refused or did not arrive. */
function told(change: Promise<readonly { message: string }[] | undefined>): void {
  const failed = (text: string) => showToast({ title: "Planen kunde inte sparas", text, tone: "error" });
  change
    .then((errors) => errors?.[0] && failed(errors[0].message))
    .catch(() => failed("Det du hade finns kvar. Försök igen om en stund."));
}
