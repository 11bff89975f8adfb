import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import { type ReactNode, type Ref, useId } from "react";
import { ChoiceCard } from "./ChoiceCard.tsx";
import { describedBy, FieldNotes } from "./FieldNotes.tsx";

/** A checkbox with an explanation below. It is not a form value, since consent must never be saved in a draft. */
export function CheckboxField(props: {
  label: string;
  /** Meaning of agreeing. */
  text?: ReactNode;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  isRequired?: boolean;
  isDisabled?: boolean;
  error?: string;
  /** For giving it the focus. */
  inputRef?: Ref<HTMLInputElement>;
}) {
  const { error } = props;
  const notes = { id: useId(), error, hint: props.text };
  return (
    <Box>
      <ChoiceCard
        label={props.label}
        disableTypography
        sx={{ width: "100%" }}
        control={
          <Checkbox
            checked={props.isChecked}
            disabled={props.isDisabled}
            onChange={(_, isChecked) => props.onChange(isChecked)}
            slotProps={{
              input: {
                ref: props.inputRef,
                required: props.isRequired,
                "aria-invalid": Boolean(error),
                "aria-describedby": describedBy(notes),
              },
            }}
          />
        }
      />
      <FieldNotes {...notes} />
    </Box>
  );
}
