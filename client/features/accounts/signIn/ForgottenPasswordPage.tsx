import { useState } from "react";
import { emailOnlySchema } from "../../../../schema/accounts.ts";
import type { Page } from "../../../pageLoader.ts";
import { Seo } from "../../../shell/Seo.tsx";
import { Field } from "../../../ui/form/Field.tsx";
import { Form } from "../../../ui/form/Form.tsx";
import { useZodForm } from "../../../ui/form/useZodForm.ts";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { AccountColumn } from "./AccountColumn.tsx";
import { useRequestPasswordResetMutation } from "./RequestPasswordReset.generated.ts";
import { useOfferedEmail } from "./useOfferedEmail.ts";

/** /glomt-losenord: mails a link for a new password. */
function ForgottenPasswordPage() {
  const [request] = useRequestPasswordResetMutation({});
  const [isSent, setSent] = useState(false);
  const form = useZodForm(
    emailOnlySchema,
    async (input) => {
      setSent(false);
      const { data } = await request({ variables: { input } });
      setSent(data?.requestPasswordReset.errors.length === 0);
      return data?.requestPasswordReset.errors;
    },
    { email: useOfferedEmail() },
  );
  return (
    <AccountColumn
      title="Glömt lösenordet?"
      intro="Skriv din e-postadress, så mejlar vi en länk till ett nytt lösenord."
    >
      <Seo title="Glömt lösenordet?" />
      <Form
        form={form}
        label="Mejla en länk"
        pendingLabel="Skickar …"
        actions={<TextLink to="/auth">Tillbaka till inloggningen</TextLink>}
      >
        <Field form={form} name="email" label="E-post" type="email" autoComplete="username" inputMode="email" />
        {isSent && (
          <Notice tone="success">
            Om det finns ett konto med den adressen har vi mejlat en länk.
            <span>Länken fungerar i en timme. Titta även i skräpposten.</span>
          </Notice>
        )}
      </Form>
    </AccountColumn>
  );
}

export const page: Page = { Component: ForgottenPasswordPage };
