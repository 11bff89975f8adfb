import Box from "@mui/material/Box";
import { useMemo } from "react";
import { doseNotes } from "../../../../schema/rules/protocols/doseNotes.ts";
import { Notice } from "../../../ui/Notice.tsx";
import { useFollowedDosesQuery } from "./BuilderView.generated.ts";
import type { StepValues } from "./protocolValues.ts";

/**
 * What to know of the doses that what is being made and what is followed already name together.
 * @param props.edited key of the followed protocol that is being changed, whose stored steps do not count
 */
export function DoseNotes({ steps, edited }: { steps: readonly StepValues[]; edited: string | undefined }) {
  const followed = useFollowedDosesQuery({}).data?.activeProtocols;
  const notes = useMemo(() => {
    const others = followed?.flatMap(({ protocol }) => (protocol.key === edited ? [] : protocol.steps)) ?? [];
    return doseNotes([
      ...others.map(({ title, description, category, dosage, frequency }) => ({
        ...{ title, description, categoryId: category.key, dosageAmount: dosage },
        frequency: frequency === "WEEKLY" ? ("weekly" as const) : ("daily" as const),
      })),
      ...steps.map(({ title, description, category, dosage, frequency }) => ({
        ...{ title, description, categoryId: category, dosageAmount: dosage, frequency },
      })),
    ]);
  }, [followed, steps, edited]);
  return (
    <Box aria-live="polite" sx={{ display: "grid", gap: 3, "&:not(:empty)": { mt: 6 } }}>
      {notes.map(({ substance, text }) => (
        <Notice key={substance} tone="info">
          <strong>Värt att veta om doserna</strong>
          <span>{text}</span>
        </Notice>
      ))}
    </Box>
  );
}
