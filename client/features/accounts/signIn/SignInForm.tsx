import { useApolloClient } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { signInBeforeCodeSchema, signInWithCodeSchema } from "../../../../schema/accounts.ts";
import { changeViewer } from "../../../session/viewerChanges.ts";
import { showToast } from "../../../toasts/toasts.ts";
import { CodeField } from "../../../ui/form/CodeField.tsx";
import { Field } from "../../../ui/form/Field.tsx";
import { Form } from "../../../ui/form/Form.tsx";
import { PasswordField } from "../../../ui/form/PasswordField.tsx";
import { useZodForm } from "../../../ui/form/useZodForm.ts";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { ResendConfirmation } from "./ResendConfirmation.tsx";
import { useSignInMutation } from "./SignIn.generated.ts";
import { useOfferedEmail } from "./useOfferedEmail.ts";

/** 'Logga in', in two steps for an account with a second factor. Components that follow the viewer update by themselves. */
export function SignInForm() {
  const apollo = useApolloClient();
  const [signIn] = useSignInMutation({});
  const [isAskingCode, setAskingCode] = useState(false);
  const form = useZodForm(
    isAskingCode ? signInWithCodeSchema : signInBeforeCodeSchema,
    async ({ code, ...input }) => {
      const { data } = await signIn({ variables: { input: isAskingCode ? { ...input, code } : input } });
      const { me, errors } = data?.signIn ?? {};
      if (me) {
        await changeViewer(apollo, me);
        showToast({ title: "Välkommen tillbaka!", text: "Du är nu inloggad", tone: "success" });
        return;
      }
      if (!errors?.some((error) => error.code === "SECOND_FACTOR_REQUIRED")) return errors;
      setAskingCode(true);
    },
    { email: useOfferedEmail(), password: "", code: "" },
  );
  const goBack = () => {
    form.clearErrors();
    form.setValue("code", "");
    setAskingCode(false);
  };

  return (
    <Form
      form={form}
      label="Logga in"
      pendingLabel="Loggar in …"
      actions={
        isAskingCode ? (
          <Button onClick={goBack}>Tillbaka</Button>
        ) : (
          <TextLink to="/glomt-losenord">Glömt lösenordet?</TextLink>
        )
      }
      remedy={(code) => code === "EMAIL_NOT_CONFIRMED" && <ResendConfirmation email={form.getValues("email")} />}
    >
      {isAskingCode ? (
        <>
          <Box>
            <Typography variant="h4" component="h2">
              Ett steg till
            </Typography>
            <Typography sx={{ mt: 2, overflowWrap: "anywhere" }}>
              Kontot {form.getValues("email")} har tvåstegsinloggning. Öppna appen på din telefon och skriv koden.
            </Typography>
          </Box>
          <CodeField form={form} name="code" takesRecovery />
        </>
      ) : (
        <>
          <Field form={form} name="email" label="E-post" type="email" autoComplete="username" inputMode="email" />
          <PasswordField form={form} name="password" label="Lösenord" autoComplete="current-password" />
        </>
      )}
    </Form>
  );
}
