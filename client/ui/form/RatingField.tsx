import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import { type FieldValues, useController } from "react-hook-form";
import { VisuallyHidden } from "../VisuallyHidden.tsx";
import { FieldGroup } from "./FieldGroup.tsx";
import { errorAt, type FieldOf } from "./fieldOf.ts";

const Step = styled("label")(({ theme }) => ({
  position: "relative",
  display: "grid",
  placeItems: "center",
  minHeight: 48,
  cursor: "pointer",
  borderRadius: 10,
  border: `1px solid ${theme.vars?.palette.text.secondary}`,
  backgroundColor: theme.vars?.palette.background.paper,
  scrollMarginTop: 44,
  "&:hover": { backgroundColor: theme.vars?.palette.mist },
  "&:has(:checked)": {
    borderColor: theme.vars?.palette.primary.main,
    boxShadow: `inset 0 0 0 2px ${theme.vars?.palette.primary.main}`,
    backgroundColor: theme.vars?.palette.mist,
    fontWeight: 700,
  },
  "&:has(:focus-visible)": { outline: `3px solid ${theme.vars?.palette.secondary.main}`, outlineOffset: 2 },
  // The whole of the step, so that it is what a finger or a switch device finds.
  "& input": {
    position: "absolute",
    inset: 0,
    width: "100%",
    height: "100%",
    margin: 0,
    opacity: 0,
    cursor: "pointer",
  },
}));

/** How much of something, from one end to the other; what the ends mean is said beside them. */
export function RatingField<Values extends FieldValues, Sent>(
  props: FieldOf<Values, Sent> & { min: number; max: number; lowLabel: string; highLabel: string },
) {
  const { form, name, min, max, lowLabel, highLabel } = props;
  const { field } = useController({ control: form.control, name });
  const steps = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return (
    <FieldGroup legend={props.label} error={errorAt(form, name)} hint={props.hint}>
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: `repeat(auto-fit, minmax(48px, 1fr))` }}>
        {steps.map((step) => (
          <Step key={step}>
            <input
              type="radio"
              name={name}
              value={step}
              checked={field.value === String(step)}
              required={!props.isOptional}
              onChange={() => field.onChange(String(step))}
              onBlur={field.onBlur}
              ref={step === min ? field.ref : undefined}
            />
            {step}
            {step === min && <VisuallyHidden>, {lowLabel}</VisuallyHidden>}
            {step === max && <VisuallyHidden>, {highLabel}</VisuallyHidden>}
          </Step>
        ))}
      </Box>
      <Box
        aria-hidden="true"
        sx={{
          display: "flex",
          justifyContent: "space-between",
          gap: 4,
          mt: 1,
          color: "text.secondary",
          fontSize: "1rem",
        }}
      >
        <span>{lowLabel}</span>
        <Box component="span" sx={{ textAlign: "right" }}>
          {highLabel}
        </Box>
      </Box>
    </FieldGroup>
  );
}
