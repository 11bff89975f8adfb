import type { FieldValues } from "react-hook-form";
import { Field } from "./Field.tsx";
import type { FieldOf } from "./fieldOf.ts";

/** A day, chosen in the way of the device. */
export function DateField<Values extends FieldValues, Sent>(
  props: FieldOf<Values, Sent> & {
    /** First and last day, 'YYYY-MM-DD'. */
    min?: string;
    max?: string;
  },
) {
  return <Field {...props} type="date" />;
}
