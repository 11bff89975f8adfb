import Box from "@mui/material/Box";
import { type FieldValues, useWatch } from "react-hook-form";
import { MIN_PASSWORD } from "../../../../schema/accounts.ts";
import { passwordStrength } from "../../../../schema/rules/accounts/passwordStrength.ts";
import type { FieldProps } from "../../../ui/form/Field.tsx";
import { PasswordField } from "../../../ui/form/PasswordField.tsx";

const COLOURS = ["divider", "error.main", "warning.main", "success.main"];

/** A field for a new password, with a hint at its strength. */
export function NewPasswordField<Values extends FieldValues, Sent>(props: FieldProps<Values, Sent>) {
  const typed: string | undefined = useWatch({ control: props.form.control, name: props.name });
  const { level, word, advice } = passwordStrength(typed ?? "");
  return (
    <PasswordField
      {...props}
      autoComplete="new-password"
      minLength={MIN_PASSWORD}
      placeholder={`Minst ${MIN_PASSWORD} tecken`}
      hint={
        <>
          <Box aria-hidden="true" sx={{ display: "flex", gap: 1, pt: 1, mb: 1.5 }}>
            {[1, 2, 3].map((step) => (
              <Box
                key={step}
                sx={{ flex: 1, height: 4, borderRadius: 999, bgcolor: level >= step ? COLOURS[level] : "divider" }}
              />
            ))}
          </Box>
          <span aria-live="polite">
            {word && <strong>{word}. </strong>}
            {advice}
          </span>
        </>
      }
    />
  );
}
