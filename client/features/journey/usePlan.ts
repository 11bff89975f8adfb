import { showToast } from "../../shell/toasts.ts";
import { useRemovePlannedMutation, useSetPlannedMutation } from "./Journey.generated.ts";
import type { Journey } from "./useJourney.ts";

type Planned = Journey["plan"][number];

/** Changing the plan; it shows at once, and goes back with a word when it could not be kept. */
export interface Plan {
  /** Takes a recommendation into the plan. */
  add(recommendation: Journey["recommendations"][number]): void;
  /** Ticks something, or no longer. */
  tick(planned: Planned, isCompleted: boolean): void;
  /** Takes something out; a toast offers to undo it. */
  remove(planned: Planned): void;
}

/** The ways of changing a journey's plan. */
export function usePlan(journey: Journey): Plan {
  const [setPlanned] = useSetPlannedMutation({});
  const [removePlanned] = useRemovePlannedMutation({});

  /** The answer to expect: the journey with another plan. */
  const expected = (plan: Planned[]) => ({
    __typename: "JourneyPayload" as const,
    journey: { ...journey, plan },
    errors: [],
  });
  const set = (id: string, isCompleted: boolean, plan: Planned[]) =>
    told(
      setPlanned({ variables: { id, isCompleted }, optimisticResponse: { setPlanned: expected(plan) } }).then(
        ({ data }) => data?.setPlanned.errors,
      ),
    );
  const without = (id: string) => journey.plan.filter((planned) => planned.id !== id);

  return {
    add({ reason: _, ...recommendation }) {
      const planned: Planned = {
        ...recommendation,
        __typename: "PlannedActivity",
        isCompleted: false,
        completedAt: null,
        isRemovable: true,
      };
      set(planned.id, false, [...without(planned.id), planned]);
    },
    tick(planned, isCompleted) {
      const completedAt = isCompleted ? new Date().toISOString() : null;
      set(
        planned.id,
        isCompleted,
        journey.plan.map((other) => (other.id === planned.id ? { ...other, isCompleted, completedAt } : other)),
      );
    },
    remove(planned) {
      const removing = removePlanned({
        variables: { id: planned.id },
        optimisticResponse: { removePlanned: expected(without(planned.id)) },
      });
      told(removing.then(({ data }) => data?.removePlanned.errors));
      showToast({
        title: "Borttagen ur planen",
        text: planned.title,
        action: { label: "Ångra", run: () => set(planned.id, planned.isCompleted, journey.plan) },
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
