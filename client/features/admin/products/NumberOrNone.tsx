import { useController } from "react-hook-form";
import { FieldInput } from "../../../ui/form/FieldInput.tsx";
import { errorAt } from "../../../ui/form/fieldOf.ts";
import { LabelledField } from "../../../ui/form/LabelledField.tsx";
import type { ProductFormProps } from "./productFormTypes.ts";

/** A number, or none; what is no number is kept as it was typed, and the schema says so. */
export function NumberOrNone(
  props: ProductFormProps & {
    name: "externalRating" | "dosesPerPackage";
    label: string;
    hint: string;
  },
) {
  const { form, name, label, hint } = props;
  const { field } = useController({ control: form.control, name });
  const change = (text: string) => {
    const number = Number(text.replace(",", "."));
    const isWhole = text.trim() !== "" && !Number.isNaN(number) && !/[.,]$/.test(text);
    field.onChange(text.trim() === "" ? null : isWhole ? number : text);
  };
  return (
    <LabelledField label={label} error={errorAt(form, name)} hint={hint}>
      {(ties) => (
        <FieldInput
          {...ties}
          name={field.name}
          value={field.value === null ? "" : String(field.value).replace(".", ",")}
          onChange={(event) => change(event.target.value)}
          onBlur={field.onBlur}
          inputRef={field.ref}
          slotProps={{ input: { inputMode: "decimal", autoComplete: "off" } }}
        />
      )}
    </LabelledField>
  );
}
