import IconButton from "@mui/material/IconButton";
import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import VisibilityOutlined from "~icons/ic/outline-visibility";
import VisibilityOffOutlined from "~icons/ic/outline-visibility-off";
import { Field, type FieldProps } from "./Field.tsx";

/** A field for a password, which can be looked at while it is typed. */
export function PasswordField<Values extends FieldValues, Sent>(props: FieldProps<Values, Sent>) {
  const [isShown, setShown] = useState(false);
  return (
    <Field
      {...props}
      type={isShown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <IconButton
          aria-label={isShown ? "Dölj tecknen" : "Visa tecknen"}
          onClick={() => setShown(!isShown)}
          sx={{ width: 44, height: 44, mr: "1px", color: "text.secondary" }}
        >
          {isShown ? <VisibilityOffOutlined /> : <VisibilityOutlined />}
        </IconButton>
      }
    />
  );
}
