import { useMemo } from "react";
import type { DoseStep } from "../../../../schema/rules/protocols/readDoses.ts";
import { useFollowedDosesQuery } from "./BuilderView.generated.ts";

/**
 * Steps that are followed already, for what they and others name together.
 * @param edited key of the followed protocol that is being changed, whose stored steps do not count
 */
export function useFollowedDoses(edited: string | undefined): readonly DoseStep[] {
  const followed = useFollowedDosesQuery({}).data?.activeProtocols;
  return useMemo(
    () =>
      (followed?.flatMap(({ protocol }) => (protocol.key === edited ? [] : protocol.steps)) ?? []).map(
        ({ title, description, category, dosage, frequency }) => ({
          ...{ title, description, categoryId: category.key, dosageAmount: dosage },
          frequency: frequency === "WEEKLY" ? ("weekly" as const) : ("daily" as const),
        }),
      ),
    [followed, edited],
  );
}
