import NativeSelect from "@mui/material/NativeSelect";
import { useController } from "react-hook-form";
import { NOT_KNOWN } from "../../../../schema/catalogue.ts";
import { FieldInput } from "../../../ui/form/FieldInput.tsx";
import { errorAt } from "../../../ui/form/fieldOf.ts";
import { LabelledField } from "../../../ui/form/LabelledField.tsx";
import type { ProductFormProps } from "./productFormTypes.ts";

const VALUES: Readonly<Record<string, boolean>> = { yes: true, no: false };

/** Something that a product has or has not, where that may be unknown. */
export function YesNoField({
  form,
  name,
  label,
}: ProductFormProps & { name: "hasDoctorAnalysis" | "requiresPrescription"; label: string }) {
  const { field } = useController({ control: form.control, name });
  return (
    <LabelledField label={label} error={errorAt(form, name)}>
      {(ties) => (
        <NativeSelect
          {...ties}
          name={name}
          value={typeof field.value === "boolean" ? (field.value ? "yes" : "no") : ""}
          onChange={(event) => field.onChange(VALUES[event.target.value] ?? null)}
          onBlur={field.onBlur}
          inputRef={field.ref}
          input={<FieldInput sx={{ width: "100%" }} />}
        >
          <option value="">{NOT_KNOWN}</option>
          <option value="yes">Ja</option>
          <option value="no">Nej</option>
        </NativeSelect>
      )}
    </LabelledField>
  );
}
