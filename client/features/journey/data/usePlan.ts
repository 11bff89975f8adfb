import type { Unmasked } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { invalidateJourneyLists } from "../../../apollo/invalidateJourneyLists.ts";
import { accountOf } from "../../../session/viewer.ts";
import { toastAchievements } from "../../../toasts/toastAchievements.ts";
import { endErrorsAbout, showToast } from "../../../toasts/toasts.ts";
import { type PlanRow_PlannedFragment, PlanRow_PlannedFragmentDoc } from "../tabs/PlanTab.generated.ts";
import { type TodayAndNext_JourneyFragment, TodayAndNext_JourneyFragmentDoc } from "../today/Today.generated.ts";
import { useRemovePlannedMutation, useSetPlannedMutation } from "./usePlan.generated.ts";

/** Something in the plan, as far as changing it takes. */
export interface PlannedState {
  __typename: "PlannedActivity";
  key: string;
  isCompleted: boolean;
  isRemovable: boolean;
}

/** Common fields of recommendations and plan items. */
type Suggestion = Omit<
  PlanRow_PlannedFragment,
  "__typename" | " $fragmentName" | "isCompleted" | "completedAt" | "isDone" | "isRemovable"
>;

/**
 * Changes of the plan. An account's show at once, and are rolled back with a toast when they could not be stored; a
 * guest's show when they are stored, which takes no network: once one shows, the page may be closed.
 */
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
  const apollo = useApolloClient();
  const { cache } = apollo;
  const [setPlanned] = useSetPlannedMutation({});
  const [removePlanned] = useRemovePlannedMutation({});

  /**
   * The journey to expect with these in its plan; what ticking one will count, only the server says. Null for a guest,
   * and while the rest of it is not known.
   */
  const journeyWith = (keys: readonly string[]) => {
    if (accountOf(apollo) === undefined) return null;
    const day: Unmasked<TodayAndNext_JourneyFragment> | null = cache.readFragment({
      fragment: TodayAndNext_JourneyFragmentDoc,
      fragmentName: "TodayAndNext_journey",
      from: { __typename: "Journey" },
    });
    return day && { ...day, plan: keys.map((key) => ({ __typename: "PlannedActivity" as const, key })) };
  };
  const keys = plan.map(({ key }) => key);
  const known = (key: string): PlanRow_PlannedFragment | null =>
    cache.readFragment({ fragment: PlanRow_PlannedFragmentDoc, from: { __typename: "PlannedActivity", key } });
  const set = (key: string, isCompleted: boolean, expected: readonly string[], planned = known(key)) => {
    const completedAt = isCompleted ? new Date().toISOString() : null;
    const journey = journeyWith(expected);
    const optimisticResponse =
      planned && journey
        ? {
            setPlanned: {
              planned: { ...planned, isCompleted, completedAt },
              journey,
              unlocked: [],
              streakReached: null,
              errors: [],
            },
          }
        : undefined;
    showFailure(
      setPlanned({ variables: { input: { key, isCompleted } }, optimisticResponse }).then(({ data }) => {
        // What is ticked is nothing to do any more.
        if (isCompleted !== planned?.isCompleted)
          invalidateJourneyLists(cache, ["recommendations", "activities", "days", "achievements"]);
        if (data) toastAchievements(data.setPlanned);
        return data?.setPlanned.errors;
      }),
    );
  };

  return {
    add({ key, title, description, path, type, priority, category, estimatedTime }) {
      const planned: PlanRow_PlannedFragment = {
        __typename: "PlannedActivity",
        ...{ key, title, description, path, type, priority, category, estimatedTime },
        isCompleted: false,
        completedAt: null,
        isDone: false,
        isRemovable: true,
      };
      set(key, false, [...keys.filter((other) => other !== key), key], planned);
    },
    tick: ({ key }, isCompleted) => set(key, isCompleted, keys),
    remove({ key, isCompleted }, title) {
      const journey = journeyWith(keys.filter((other) => other !== key));
      const removing = removePlanned({
        variables: { input: { key } },
        optimisticResponse: journey ? { removePlanned: { journey, errors: [] } } : undefined,
      });
      showFailure(removing.then(({ data }) => data?.removePlanned.errors));
      showToast({
        title: "Borttagen ur planen",
        text: title,
        action: { label: "Ångra", run: () => set(key, isCompleted, keys) },
      });
    },
  };
}

/** Says when a change was refused or did not arrive. */
function showFailure(change: Promise<readonly { message: string }[] | undefined>): void {
  const failed = (text: string) => showToast({ title: "Planen kunde inte sparas", text, tone: "error", about: "plan" });
  change
    .then((errors) => (errors?.[0] ? failed(errors[0].message) : endErrorsAbout("plan")))
    .catch(() => failed("Det du hade finns kvar. Försök igen om en stund."));
}
