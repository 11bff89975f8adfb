import type { InputHTMLAttributes, ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { FieldInput } from "./FieldInput.tsx";
import { errorAt, type FieldOf } from "./fieldOf.ts";
import { LabelledField } from "./LabelledField.tsx";

/** Props of a form's field, besides the input's own attributes. */
export interface FieldProps<Values extends FieldValues, Sent>
  extends FieldOf<Values, Sent>,
    Omit<InputHTMLAttributes<HTMLInputElement>, "form" | "name" | "color"> {
  /** Lines of a longer text; one line, when absent. */
  rows?: number;
  /** At the input's end, e.g. a button. */
  end?: ReactNode;
}

/** An input with its label, what helps to fill it in, and what is wrong with it. */
export function Field<Values extends FieldValues, Sent>(props: FieldProps<Values, Sent>) {
  const { form, name, label, hint, isOptional, rows, end, ...attributes } = props;
  const { ref, ...registered } = form.register(name);
  return (
    <LabelledField label={label} error={errorAt(form, name)} hint={hint}>
      {(ties) => (
        <FieldInput
          {...registered}
          {...ties}
          inputRef={ref}
          inputComponent={rows ? "textarea" : "input"}
          required={!isOptional}
          endAdornment={end}
          slotProps={{ input: { type: rows ? undefined : "text", ...attributes, ...(rows && { rows }) } }}
        />
      )}
    </LabelledField>
  );
}
