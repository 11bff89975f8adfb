import Box from "@mui/material/Box";
import type { FieldValues } from "react-hook-form";
import { VisuallyHidden } from "../VisuallyHidden.tsx";
import { Field } from "./Field.tsx";
import type { FieldOf } from "./fieldOf.ts";

/** A number. One with decimals is a text to the browser, since only that takes a Swedish comma everywhere. */
export function NumberField<Values extends FieldValues, Sent>({
  min,
  max,
  step,
  unit,
  label,
  hasTextInput = false,
  ...field
}: FieldOf<Values, Sent> & {
  min: number;
  max: number;
  step: number;
  unit?: string;
  placeholder?: string;
  /** A whole number that is written into a field for texts. */
  hasTextInput?: boolean;
}) {
  const isWhole = Number.isInteger(step);
  const kind =
    isWhole && !hasTextInput
      ? ({ type: "number", inputMode: "numeric", min, max, step } as const)
      : ({ type: "text", inputMode: isWhole ? "numeric" : "decimal" } as const);
  return (
    <Field
      {...field}
      {...kind}
      autoComplete="off"
      label={
        <>
          {label}
          {unit && <VisuallyHidden>, {unit}</VisuallyHidden>}
        </>
      }
      end={
        unit && (
          <Box component="span" aria-hidden="true" sx={{ pr: 3.5, color: "text.secondary" }}>
            {unit}
          </Box>
        )
      }
    />
  );
}
