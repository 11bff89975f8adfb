import ErrorOutlined from "@mui/icons-material/ErrorOutlined";
import Box from "@mui/material/Box";
import { type InputHTMLAttributes, type ReactNode, useId } from "react";
import { type FieldValues, get, type Path } from "react-hook-form";
import { FieldControl, FieldLabel } from "./FieldControl.tsx";
import type { ZodForm } from "./useZodForm.ts";

/** What a field of a form is made of, besides the input's own attributes. */
export interface FieldProps<Values extends FieldValues, Sent>
  extends Omit<InputHTMLAttributes<HTMLInputElement>, "form" | "name"> {
  form: ZodForm<Values, Sent>;
  name: Path<Values>;
  label: string;
  /** Below the input, read out with it. */
  hint?: ReactNode;
  /** Lines of a longer text; one line, when absent. */
  rows?: number;
  /** At the input's end, e.g. a button. */
  end?: ReactNode;
}

/** An input with its label, what helps to fill it in, and what is wrong with it. */
export function Field<Values extends FieldValues, Sent>(props: FieldProps<Values, Sent>) {
  const { form, name, label, hint, rows, end, ...input } = props;
  const id = useId();
  const error: { message?: string } | undefined = get(form.formState.errors, name);
  const describedBy = [error && `${id}-fel`, hint && `${id}-hjalp`].filter(Boolean).join(" ");
  const field = {
    ...form.register(name),
    id,
    required: true,
    "aria-invalid": Boolean(error),
    "aria-describedby": describedBy || undefined,
  };
  return (
    <div>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <FieldControl>
        {rows ? <textarea {...field} rows={rows} /> : <input {...input} {...field} />}
        {end}
      </FieldControl>
      {error && (
        <Box
          id={`${id}-fel`}
          sx={{ display: "flex", gap: 1.5, alignItems: "flex-start", mt: 1.5, color: "error.main", fontSize: 16 }}
        >
          <ErrorOutlined aria-hidden="true" sx={{ fontSize: 20, mt: "2px" }} />
          {error.message}
        </Box>
      )}
      {hint && (
        <Box id={`${id}-hjalp`} sx={{ mt: 1.5, color: "text.secondary", fontSize: 16 }}>
          {hint}
        </Box>
      )}
    </div>
  );
}
