import Box from "@mui/material/Box";
import Button, { type ButtonProps } from "@mui/material/Button";
import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { useUnsaved } from "../dialog/dialogFrame.tsx";
import { Notice } from "../Notice.tsx";
import { useIsBrowser } from "../useIsBrowser.ts";
import { useScrollIntoView } from "../useScrollIntoView.ts";
import type { FormErrorCode, ZodForm } from "./useZodForm.ts";

/** A form: its fields, what is wrong with the whole of it, and the button that sends it. */
export function Form<Values extends FieldValues, Sent>(props: {
  form: ZodForm<Values, Sent>;
  /** On the button, at rest and while it is being sent. */
  label: string;
  pendingLabel: string;
  color?: ButtonProps["color"];
  /** Remedy for an error. */
  remedy?: (code: FormErrorCode) => ReactNode;
  /** Beside the button. */
  actions?: ReactNode;
  /** The account's e-mail, for password managers. */
  userName?: string;
  /** True where what is typed only proves who it is: a dialog around does not ask before it closes. */
  isProof?: boolean;
  children: ReactNode;
}) {
  const { form } = props;
  const { isSubmitting, isDirty } = form.formState;
  useUnsaved(isDirty && !props.isProof);
  // Without scripts nothing can be sent; a password must never end up in an address.
  const isAlive = useIsBrowser();
  const alert = useScrollIntoView(form.alert !== undefined && !isSubmitting);
  return (
    <Box
      component="form"
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
      sx={{ display: "grid", gap: 5 }}
    >
      {/* Dialogs count what is hidden as a stop of the Tab key, and get stuck at it, unless told not to. */}
      {props.userName && (
        <input type="text" autoComplete="username" value={props.userName} readOnly hidden tabIndex={-1} />
      )}
      {props.children}
      {form.alert && (
        <Box ref={alert} sx={{ scrollMargin: "16px" }}>
          <Notice tone="error">
            {form.alert.message}
            {props.remedy?.(form.alert.code)}
          </Notice>
        </Box>
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 4 }}>
        <Button
          type="submit"
          variant="contained"
          color={props.color}
          disabled={!isAlive}
          aria-disabled={isSubmitting}
          sx={{ minHeight: 48, opacity: isSubmitting ? 0.75 : 1 }}
        >
          {isSubmitting ? props.pendingLabel : props.label}
        </Button>
        {props.actions}
      </Box>
      <noscript>Formuläret behöver JavaScript. Slå på det i webbläsaren och ladda om sidan.</noscript>
    </Box>
  );
}
