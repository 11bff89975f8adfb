import Typography from "@mui/material/Typography";
import type { UseFormRegisterReturn } from "react-hook-form";
import { CONSENTS } from "../../../schema/consents.ts";
import { Choices } from "../../ui/wizard/Choices.tsx";

/** Asks somebody who is signed in whether the account may keep what they tell of their health. */
export function HealthConsent({ field }: { field: UseFormRegisterReturn }) {
  const { kind, text } = CONSENTS.health_data;
  return (
    <div>
      <Choices
        legend="Samtycke (frivilligt)"
        type="checkbox"
        field={field}
        options={{ [kind]: "Spara hur jag mår på mitt konto" }}
      />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        {text}
      </Typography>
    </div>
  );
}
