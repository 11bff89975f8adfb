import type { FieldValues, Path, PathValue } from "react-hook-form";
import { readClockTime } from "../../../schema/rules/words/clockTime.ts";
import { Field } from "./Field.tsx";
import type { FieldOf } from "./fieldOf.ts";

/**
 * A time of the day, 'HH:MM', written by hand. A browser's own field shows a time where there is none (Safari), or hours
 * up to 12 with AM and PM where the browser is in English.
 */
export function TimeField<Values extends FieldValues, Sent>(props: FieldOf<Values, Sent>) {
  const { form, name } = props;
  const tidy = (text: string) => {
    const time = readClockTime(text);
    if (!time || time === text) return;
    const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
    form.setValue(name, time as PathValue<Values, Path<Values>>, options);
  };
  return (
    <Field
      {...props}
      inputMode="numeric"
      autoComplete="off"
      placeholder="tt:mm"
      maxLength={8}
      onBlur={({ target }) => tidy(target.value)}
    />
  );
}
