import { useController } from "react-hook-form";
import { CheckboxField } from "../../../ui/form/CheckboxField.tsx";
import { errorAt } from "../../../ui/form/fieldOf.ts";
import type { ProductFormProps } from "./productFormTypes.ts";

/** Something that a product has or has not. */
export function Ticked({
  form,
  name,
  label,
  text,
}: ProductFormProps & {
  name: "isFeatured" | "isAvailable";
  label: string;
  text?: string;
}) {
  const { field } = useController({ control: form.control, name });
  return (
    <CheckboxField
      label={label}
      text={text}
      isChecked={field.value}
      onChange={field.onChange}
      error={errorAt(form, name)}
      inputRef={field.ref}
    />
  );
}
