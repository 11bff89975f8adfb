import type { FieldValues } from "react-hook-form";
import { Field } from "./Field.tsx";
import type { FieldOf } from "./fieldOf.ts";

/** A time of the day, 'HH:MM', chosen in the way of the device. */
export const TimeField = <Values extends FieldValues, Sent>(props: FieldOf<Values, Sent>) => (
  <Field {...props} type="time" />
);
