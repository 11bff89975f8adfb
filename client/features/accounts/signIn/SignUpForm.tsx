import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { signUpSchema } from "../../../../schema/accounts.ts";
import { showToast } from "../../../toasts/toasts.ts";
import { Field } from "../../../ui/form/Field.tsx";
import { Form } from "../../../ui/form/Form.tsx";
import { useZodForm } from "../../../ui/form/useZodForm.ts";
import { Link } from "../../../ui/link/Link.tsx";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { NewPasswordField } from "./NewPasswordField.tsx";
import { ResendConfirmation } from "./ResendConfirmation.tsx";
import { useSignUpMutation } from "./SignUp.generated.ts";
import { storeSignUpReturn } from "./signUpReturn.ts";

/**
 * 'Skapa konto', and then what is left to do.
 * @param props.signInTo address of the sign-in tab, for visitors who have an account
 * @param props.returnTo where the visitor was on the way to
 */
export function SignUpForm({ signInTo, returnTo }: { signInTo: string; returnTo: string }) {
  const [signUp] = useSignUpMutation({});
  const [mailedTo, setMailedTo] = useState("");
  const form = useZodForm(signUpSchema, async (input) => {
    const { data } = await signUp({ variables: { input } });
    if (data?.signUp.errors.length) return data.signUp.errors;
    setMailedTo(input.email);
    storeSignUpReturn(returnTo);
    showToast({
      title: "Konto skapat!",
      text: "Kontrollera din e-post för att bekräfta ditt konto",
      tone: "success",
    });
  });
  if (mailedTo) return <CheckYourMail email={mailedTo} />;

  return (
    <Form form={form} label="Skapa konto" pendingLabel="Skapar konto …">
      <Field form={form} name="fullName" label="Namn" autoComplete="name" />
      <div>
        <Field form={form} name="email" label="E-post" type="email" autoComplete="email" inputMode="email" />
        {form.formState.errors.email?.type === "EMAIL_TAKEN" && (
          <ExistingAccountHelp email={form.getValues("email")} signInTo={signInTo} />
        )}
      </div>
      <NewPasswordField form={form} name="password" label="Lösenord" />
      <Typography variant="body2" color="textSecondary">
        Vi sparar så lite som möjligt om dig. Läs mer i vår{" "}
        <TextLink to="/integritetspolicy">integritetspolicy</TextLink>.
      </Typography>
    </Form>
  );
}

/** Help when the address already has an account, which is most often the visitor's own. */
function ExistingAccountHelp({ email, signInTo }: { email: string; signInTo: string }) {
  const { state } = useLocation();
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 4, rowGap: 2, mt: 2 }}>
      <Button component={Link} to={signInTo} state={{ ...state, email }} variant="outlined">
        Logga in
      </Button>
      <TextLink to="/glomt-losenord" state={{ email }} sx={{ py: 2.5 }}>
        Glömt lösenordet?
      </TextLink>
      <ResendConfirmation email={email} />
    </Box>
  );
}

function CheckYourMail({ email }: { email: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <Typography ref={heading} variant="h3" component="h2" tabIndex={-1} sx={{ outline: "none" }}>
        Konto skapat!
      </Typography>
      <Typography sx={{ mt: 3 }}>Kontrollera din e-post för att bekräfta ditt konto</Typography>
      <Typography color="textSecondary" sx={{ mt: 3, mb: 5, overflowWrap: "anywhere" }}>
        Vi har mejlat en länk till {email}. Öppna den och bekräfta adressen, helst i den här webbläsaren: då är du
        inloggad direkt. Länken fungerar i 72 timmar. Titta även i skräpposten.
      </Typography>
      <ResendConfirmation email={email} />
    </>
  );
}
