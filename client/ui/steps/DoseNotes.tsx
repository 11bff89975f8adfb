import Box from "@mui/material/Box";
import { useMemo } from "react";
import { doseNotes } from "../../../schema/rules/protocols/doseNotes.ts";
import type { DoseStep } from "../../../schema/rules/protocols/readDoses.ts";
import { Notice } from "../Notice.tsx";
import type { StepValues } from "./protocolValues.ts";

/**
 * What to know of the doses that steps name together.
 * @param props.others steps that are followed beside them
 * @param props.whose what they are of, as it begins a sentence
 */
export function DoseNotes(props: { steps: readonly StepValues[]; others: readonly DoseStep[]; whose?: string }) {
  const { steps, others, whose } = props;
  const notes = useMemo(
    () =>
      doseNotes(
        [
          ...others,
          ...steps.map(({ title, description, category, dosage, frequency }) => ({
            ...{ title, description, categoryId: category, dosageAmount: dosage, frequency },
          })),
        ],
        whose,
      ),
    [others, steps, whose],
  );
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
