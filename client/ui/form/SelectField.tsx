import NativeSelect from "@mui/material/NativeSelect";
import type { FieldValues } from "react-hook-form";
import type { Option } from "../../../schema/questionnaires/definition.ts";
import { FieldInput } from "./FieldInput.tsx";
import { errorAt, type FieldOf } from "./fieldOf.ts";
import { LabelledField } from "./LabelledField.tsx";

/** A list that opens, with the device's own way of choosing from it. */
export function SelectField<Values extends FieldValues, Sent>(
  props: FieldOf<Values, Sent> & {
    choices: readonly Option[];
    /** While nothing is chosen. */
    placeholder: string;
  },
) {
  const { form, name } = props;
  const { ref, ...registered } = form.register(name);
  return (
    <LabelledField label={props.label} error={errorAt(form, name)} hint={props.hint}>
      {(ties) => (
        <NativeSelect
          {...registered}
          {...ties}
          inputRef={ref}
          required={!props.isOptional}
          input={<FieldInput sx={{ width: "100%" }} />}
        >
          <option value="">{props.placeholder}</option>
          {props.choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
      )}
    </LabelledField>
  );
}
