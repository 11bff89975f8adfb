import { useApolloClient } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { resetPasswordSchema } from "../../../../schema/accounts.ts";
import type { Page } from "../../../pageLoader.ts";
import { announceViewerChange, recheckViewer } from "../../../session/viewerChanges.ts";
import { Seo } from "../../../shell/Seo.tsx";
import { Form } from "../../../ui/form/Form.tsx";
import { useZodForm } from "../../../ui/form/useZodForm.ts";
import { Link } from "../../../ui/link/Link.tsx";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { AccountColumn } from "./AccountColumn.tsx";
import { NewPasswordField } from "./NewPasswordField.tsx";
import { useResetPasswordMutation } from "./ResetPassword.generated.ts";

/** /nytt-losenord?nyckel=…: where the link in the mail leads. */
function NewPasswordPage() {
  const [params, setParams] = useSearchParams();
  // Only in memory: a URL stays in the history, and others may see it.
  const [token] = useState(params.get("nyckel"));
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    if (params.has("nyckel")) setParams({}, { replace: true, preventScrollReset: true });
  }, [params, setParams]);

  return (
    <AccountColumn title="Nytt lösenord">
      <Seo title="Nytt lösenord" />
      {isDone ? (
        <Done />
      ) : token ? (
        <NewPasswordForm token={token} onDone={() => setDone(true)} />
      ) : (
        <Notice tone="info">
          Öppna sidan från länken i mejlet. Länken fungerar bara en gång.
          <TextLink to="/glomt-losenord">Be om en ny länk</TextLink>
        </Notice>
      )}
    </AccountColumn>
  );
}

function NewPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const apollo = useApolloClient();
  const [reset] = useResetPasswordMutation({});
  const form = useZodForm(resetPasswordSchema, async ({ password }) => {
    const { data } = await reset({ variables: { input: { token, password } } });
    if (data?.resetPassword.errors.length !== 0) return data?.resetPassword.errors;
    onDone();
    // The account's sessions have ended, perhaps this one too.
    void recheckViewer(apollo).then(announceViewerChange);
  });
  return (
    <Form
      form={form}
      label="Spara lösenordet"
      pendingLabel="Sparar …"
      remedy={(code) => code === "INVALID_TOKEN" && <TextLink to="/glomt-losenord">Be om en ny länk</TextLink>}
    >
      <NewPasswordField form={form} name="password" label="Nytt lösenord" />
    </Form>
  );
}

function Done() {
  return (
    <>
      <Notice tone="success">
        Ditt lösenord är ändrat.
        <span>Alla dina enheter är utloggade. Logga in med det nya lösenordet.</span>
      </Notice>
      <Button component={Link} to="/auth" variant="contained" sx={{ mt: 5 }}>
        Logga in
      </Button>
    </>
  );
}

export const page: Page = { Component: NewPasswordPage };
