import Box from "@mui/material/Box";
import type { FieldValues, Path } from "react-hook-form";
import { FIRST_LAB_DAY, MAX_LAB_NOTE, MAX_LABORATORY } from "../../../../schema/labValues.ts";
import { dayOf } from "../../../../schema/rules/words/days.ts";
import { DateField } from "../../../ui/form/DateField.tsx";
import { Field } from "../../../ui/form/Field.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import type { ZodForm } from "../../../ui/form/useZodForm.ts";
import { useIsBrowser } from "../../../ui/useIsBrowser.ts";
import type { SampleFields } from "./entrySchema.ts";

const FASTING = [
  { value: "yes", name: "yes", label: "Ja" },
  { value: "no", name: "no", label: "Nej" },
];

/** What is known of a sample: its day, the laboratory, whether the person had eaten, a note. */
export function SampleFieldset<Values extends SampleFields & FieldValues, Sent>(props: {
  form: ZodForm<Values, Sent>;
  /** Laboratories of earlier values, to choose from while typing. */
  laboratories: readonly string[];
}) {
  const { form, laboratories } = props;
  // A page that the server has stored may be of yesterday.
  const today = useIsBrowser() ? dayOf(new Date()) : undefined;
  const name = (of: keyof SampleFields) => of as Path<Values>;
  return (
    <Box sx={{ display: "grid", gap: 4, gridTemplateColumns: { sm: "repeat(2, minmax(0, 1fr))" } }}>
      <DateField form={form} name={name("sampledOn")} label="Provdag" min={FIRST_LAB_DAY} max={today} />
      <Field
        form={form}
        name={name("laboratory")}
        label="Laboratorium (valfritt)"
        isOptional
        maxLength={MAX_LABORATORY}
        autoComplete="off"
        list={laboratories.length > 0 ? "laboratorier" : undefined}
      />
      {laboratories.length > 0 && (
        <datalist id="laboratorier">
          {laboratories.map((laboratory) => (
            <option key={laboratory} value={laboratory} />
          ))}
        </datalist>
      )}
      <SelectField
        form={form}
        name={name("isFasting")}
        label="Fastande (valfritt)"
        placeholder="Vet inte"
        choices={FASTING}
        isOptional
      />
      <Field
        form={form}
        name={name("note")}
        label="Anteckning (valfritt)"
        isOptional
        maxLength={MAX_LAB_NOTE}
        autoComplete="off"
      />
    </Box>
  );
}
