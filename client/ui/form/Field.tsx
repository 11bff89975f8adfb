import ErrorOutlined from "@mui/icons-material/ErrorOutlined";
import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import { type InputHTMLAttributes, type ReactNode, useId } from "react";
import { type FieldValues, get, type Path } from "react-hook-form";
import type { ZodForm } from "./useZodForm.ts";

const Control = styled("div")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  minHeight: 48,
  borderRadius: 10,
  border: `1px solid ${theme.vars?.palette.text.secondary}`,
  backgroundColor: theme.vars?.palette.background.paper,
  "&:focus-within": { outline: `3px solid ${theme.vars?.palette.secondary.main}`, outlineOffset: 1 },
  "&:has([aria-invalid='true'])": {
    borderColor: theme.vars?.palette.error.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars?.palette.error.main}`,
  },
  "& input": {
    font: "inherit",
    fontSize: 16,
    color: theme.vars?.palette.text.primary,
    backgroundColor: "transparent",
    border: 0,
    borderRadius: 9,
    outline: "none",
    flex: 1,
    minWidth: 0,
    minHeight: 46,
    paddingInline: 12,
  },
  "& input::placeholder": { color: theme.vars?.palette.text.secondary, opacity: 1 },
}));

const Label = styled("label")({ display: "block", fontWeight: 600, marginBottom: 4 });

/** What a field of a form is made of, besides the input's own attributes. */
export interface FieldProps<Values extends FieldValues, Sent>
  extends Omit<InputHTMLAttributes<HTMLInputElement>, "form" | "name"> {
  form: ZodForm<Values, Sent>;
  name: Path<Values>;
  label: string;
  /** Below the input, read out with it. */
  hint?: ReactNode;
  /** At the input's end, e.g. a button. */
  end?: ReactNode;
}

/** An input with its label, what helps to fill it in, and what is wrong with it. */
export function Field<Values extends FieldValues, Sent>(props: FieldProps<Values, Sent>) {
  const { form, name, label, hint, end, ...input } = props;
  const id = useId();
  const error: { message?: string } | undefined = get(form.formState.errors, name);
  const describedBy = [error && `${id}-fel`, hint && `${id}-hjalp`].filter(Boolean).join(" ");
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <Control>
        <input
          {...input}
          {...form.register(name)}
          id={id}
          required
          aria-invalid={Boolean(error)}
          aria-describedby={describedBy || undefined}
        />
        {end}
      </Control>
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
