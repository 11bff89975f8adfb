import Typography from "@mui/material/Typography";
import { useState } from "react";
import { changeEmailSchema } from "../../../../schema/accounts.ts";
import type { Viewer } from "../../../session/viewer.ts";
import { Field } from "../../../ui/form/Field.tsx";
import { Form } from "../../../ui/form/Form.tsx";
import { PasswordField } from "../../../ui/form/PasswordField.tsx";
import { useZodForm } from "../../../ui/form/useZodForm.ts";
import { Notice } from "../../../ui/Notice.tsx";
import { AccountSection } from "./AccountSection.tsx";
import { useChangeEmailMutation } from "./EmailSection.generated.ts";

/** The email address, and a form that changes it. */
export function EmailSection({ viewer }: { viewer: Viewer }) {
  const [change] = useChangeEmailMutation({});
  const [mailedTo, setMailedTo] = useState("");
  const form = useZodForm(changeEmailSchema, async (input) => {
    setMailedTo("");
    const { data } = await change({ variables: { input } });
    if (data?.changeEmail.errors.length) return data.changeEmail.errors;
    setMailedTo(input.email);
    form.reset({ email: "", password: "" });
  });
  return (
    <AccountSection
      title="E-post"
      intro="Vi mejlar en länk till den nya adressen. Den gamla gäller tills du har bekräftat bytet, och kan ångra det i sju dagar."
    >
      <Typography sx={{ mb: 5, overflowWrap: "anywhere" }}>
        Din adress är <strong>{viewer.email}</strong>
      </Typography>
      <Form form={form} label="Byt e-postadress" pendingLabel="Skickar …">
        <Field form={form} name="email" label="Ny e-postadress" type="email" autoComplete="email" inputMode="email" />
        <PasswordField form={form} name="password" label="Ditt lösenord" autoComplete="current-password" />
        {mailedTo && (
          <Notice tone="success">
            Vi har mejlat {mailedTo}.<span>Öppna länken i mejlet för att byta. Tills dess gäller {viewer.email}.</span>
          </Notice>
        )}
      </Form>
    </AccountSection>
  );
}
