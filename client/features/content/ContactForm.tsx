import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useEffect, useRef, useState } from "react";
import { contactSchema, MESSAGE_MONTHS } from "../../../schema/contact.ts";
import { useSite } from "../../shell/site.ts";
import { Field } from "../../ui/form/Field.tsx";
import { Form } from "../../ui/form/Form.tsx";
import { useZodForm } from "../../ui/form/useZodForm.ts";
import { TextLink } from "../../ui/link/TextLink.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { useSendContactMessageMutation } from "./SendContactMessage.generated.ts";

/**
 * The form of /kontakt, and the thanks for having used it.
 * @param props.answerTime how soon messages are usually answered; '' where nothing is promised
 */
export function ContactForm({ answerTime = "" }: { answerTime?: string }) {
  const [sentTo, setSentTo] = useState<string>();
  return sentTo === undefined ? (
    <Message onSent={setSentTo} />
  ) : (
    <Thanks email={sentTo} answerTime={answerTime} onAgain={() => setSentTo(undefined)} />
  );
}

function Message({ onSent }: { onSent: (email: string) => void }) {
  const [send] = useSendContactMessageMutation({});
  const { email } = useSite();
  const form = useZodForm(contactSchema, async (input) => {
    const { data } = await send({ variables: { input } });
    if (data?.sendContactMessage.errors.length) return data.sendContactMessage.errors;
    onSent(input.email);
  });
  return (
    <>
      <Form form={form} label="Skicka" pendingLabel="Skickar …">
        <Field form={form} name="name" label="Namn" autoComplete="name" />
        <Field form={form} name="email" label="E-post" type="email" autoComplete="email" inputMode="email" />
        <Field form={form} name="subject" label="Ämne" />
        <Field form={form} name="message" label="Meddelande" rows={7} />
        {/* Programs fill in every field; people never come to this one. */}
        <VisuallyHidden aria-hidden="true">
          <label>
            Webbplats
            <input {...form.register("website")} tabIndex={-1} autoComplete="off" />
          </label>
        </VisuallyHidden>
        <Typography variant="body2" color="textSecondary">
          Vi sparar det du skriver i {MESSAGE_MONTHS} månader för att kunna svara dig, och tar sedan bort det. Läs mer i
          vår <TextLink to="/integritetspolicy#uppgifter">integritetspolicy</TextLink>.
        </Typography>
      </Form>
      <noscript hidden={!email}>
        <p>
          Du kan också mejla oss: <a href={`mailto:${email}`}>{email}</a>
        </p>
      </noscript>
    </>
  );
}

function Thanks({ email, answerTime, onAgain }: { email: string; answerTime: string; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <Typography ref={heading} variant="h3" component="h2" tabIndex={-1} sx={{ outline: "none" }}>
        Tack, ditt meddelande är skickat
      </Typography>
      <Typography sx={{ mt: 3, mb: 5, overflowWrap: "anywhere" }}>
        Vi svarar till {answerTime ? `${email}, ${answerTime}` : email}.
      </Typography>
      <Button variant="outlined" onClick={onAgain}>
        Skriv ett meddelande till
      </Button>
    </>
  );
}
