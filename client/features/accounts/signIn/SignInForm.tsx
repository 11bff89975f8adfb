import { useApolloClient } from "@apollo/client/react";
import { signInSchema } from "../../../../schema/accounts.ts";
import { changeViewer } from "../../../shell/session/viewerChanges.ts";
import { showToast } from "../../../shell/toasts/toasts.ts";
import { Field } from "../../../ui/form/Field.tsx";
import { Form } from "../../../ui/form/Form.tsx";
import { PasswordField } from "../../../ui/form/PasswordField.tsx";
import { useZodForm } from "../../../ui/form/useZodForm.ts";
import { TextLink } from "../../../ui/TextLink.tsx";
import { ResendConfirmation } from "./ResendConfirmation.tsx";
import { useSignInMutation } from "./SignIn.generated.ts";
import { useOfferedEmail } from "./useOfferedEmail.ts";

/** 'Logga in'. Components that follow the viewer update by themselves. */
export function SignInForm() {
  const apollo = useApolloClient();
  const [signIn] = useSignInMutation({});
  const form = useZodForm(
    signInSchema,
    async (input) => {
      const { data } = await signIn({ variables: { input } });
      if (!data?.signIn.me) return data?.signIn.errors;
      await changeViewer(apollo, data.signIn.me);
      showToast({ title: "Välkommen tillbaka!", text: "Du är nu inloggad", tone: "success" });
    },
    { email: useOfferedEmail(), password: "" },
  );

  return (
    <Form
      form={form}
      label="Logga in"
      pendingLabel="Loggar in …"
      actions={<TextLink to="/glomt-losenord">Glömt lösenordet?</TextLink>}
      remedy={(code) => code === "EMAIL_NOT_CONFIRMED" && <ResendConfirmation email={form.getValues("email")} />}
    >
      <Field form={form} name="email" label="E-post" type="email" autoComplete="username" inputMode="email" />
      <PasswordField form={form} name="password" label="Lösenord" autoComplete="current-password" />
    </Form>
  );
}
