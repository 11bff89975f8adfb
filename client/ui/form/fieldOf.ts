import type { ReactNode } from "react";
import { type FieldValues, get, type Path } from "react-hook-form";
import type { ZodForm } from "./useZodForm.ts";

/** Props that every field of the kit takes. */
export interface FieldOf<Values extends FieldValues, Sent> {
  form: ZodForm<Values, Sent>;
  name: Path<Values>;
  label: ReactNode;
  /** Below the field, read out with it. */
  hint?: ReactNode;
  /** Need not be filled in. */
  isOptional?: boolean;
}

/** Error of a field. */
export const errorAt = <Values extends FieldValues, Sent>(
  form: ZodForm<Values, Sent>,
  name: Path<Values>,
): string | undefined => (get(form.formState.errors, name) as { message?: string } | undefined)?.message;
