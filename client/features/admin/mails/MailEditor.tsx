import { useApolloClient } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { MAX_BUTTON, MAX_SUBJECT, type MailForm, mailSchema } from "../../../../schema/mailEditing.ts";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import { showToast } from "../../../toasts/toasts.ts";
import { Field } from "../../../ui/form/Field.tsx";
import { Form } from "../../../ui/form/Form.tsx";
import { useZodForm } from "../../../ui/form/useZodForm.ts";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { useSettled } from "../../../ui/useSettled.ts";
import { addressOfContentTab } from "../contentTabs.ts";
import type { ChangedField } from "../text/CurrentVersion.tsx";
import { EditingGuard, useEditing } from "../text/EditingGuard.tsx";
import { Versions } from "../versions/Versions.tsx";
import {
  EditableMailDocument,
  type MailEditor_MailFragment as Mail,
  useMailPreviewQuery,
  useSendTestMailMutation,
  useUpdateMailMutation,
} from "./MailsTab.generated.ts";

const valuesOf = ({ subject, body, button }: MailForm): MailForm => ({ subject, body, button });

const LABELS = { subject: "Ämnesrad", body: "Text", button: "Knappens text" } as const;

/** In which fields a text differs from what was typed. */
const differences = (now: MailForm, typed: MailForm): ChangedField[] =>
  (["subject", "body", "button"] as const).flatMap((name) =>
    now[name] === typed[name] ? [] : [{ label: LABELS[name], now: now[name] }],
  );

/**
 * Editing a mail, beside how it arrives.
 * @param props.mail as it was when the editor was opened; what others make of it meanwhile changes nothing of what is typed
 */
export function MailEditor(props: { mail: Mail }) {
  const editing = useEditing(props.mail);
  const mail = editing.entity;
  const [update] = useUpdateMailMutation({});
  const apollo = useApolloClient();
  const { kind, variables } = mail;
  const [schema] = useState(() => mailSchema(variables));
  const form = useZodForm(
    schema,
    async (edited) => {
      const payload = (await update({ variables: { input: { ...edited, kind, version: mail.version } } })).data
        ?.updateMail;
      if (payload?.errors.length) return editing.refused(payload.errors, payload.mail);
      if (!payload?.mail) return undefined;
      showToast({ title: "Mejlet är sparat", text: mail.name, tone: "confirmation" });
      begin(payload.mail);
    },
    valuesOf(props.mail),
  );
  const begin = (saved: Mail) => {
    editing.begin(saved);
    form.reset(valuesOf(saved));
  };
  const take = (text: MailForm) => form.reset(valuesOf(text), { keepDefaultValues: true });
  return (
    <Box sx={{ display: "grid", gap: 6, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <EditingGuard editing={editing} form={form} fieldsOf={differences} onTake={begin} />
      <Box>
        <TextLink to={addressOfContentTab("mejl")} sx={{ display: "inline-flex", alignItems: "center", minHeight: 44 }}>
          Till alla mejl
        </TextLink>
        <Typography variant="h2" sx={{ mt: 2 }}>
          {mail.name}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 2 }}>
          {mail.occasion} {mail.isChanged ? "Texten är er egen." : "Texten är sajtens."}
        </Typography>
        <Box sx={{ mt: 4, display: "flex", flexWrap: "wrap", gap: 3 }}>
          <Versions
            of="MAIL"
            id={kind}
            hasChanges={form.formState.isDirty}
            onTaken={async () => {
              const options = { query: EditableMailDocument, variables: { kind } };
              const { data } = await apollo.query({ ...options, fetchPolicy: "network-only" });
              if (data?.editableMail) begin(data.editableMail);
            }}
          />
          {mail.isChanged && (
            <Button variant="outlined" color="inherit" onClick={() => take(mail.original)} sx={{ minHeight: 48 }}>
              Hämta sajtens text
            </Button>
          )}
          <TestMail kind={kind} />
        </Box>
      </Box>
      <Box
        sx={{ display: "grid", gap: 8, gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" } }}
      >
        <Form form={form} label="Spara" pendingLabel="Sparar …" remedy={editing.remedy}>
          <Field form={form} name="subject" label={LABELS.subject} maxLength={MAX_SUBJECT} autoComplete="off" />
          <Field
            form={form}
            name="body"
            label={LABELS.body}
            rows={14}
            hint="En tom rad skiljer styckena åt. Orden inom dubbla klamrar byts ut när mejlet skickas."
          />
          {variables.some(({ name }) => name === "länk") && (
            <Field form={form} name="button" label={LABELS.button} maxLength={MAX_BUTTON} autoComplete="off" />
          )}
          <Variables variables={variables} />
        </Form>
        <Preview mail={mail} form={form} />
      </Box>
    </Box>
  );
}

/** What the words in braces stand for. */
const Variables = ({ variables }: Pick<Mail, "variables">) => (
  <Box component="dl" sx={{ m: 0, display: "grid", gap: 3 }}>
    {variables.map(({ name, description, isRequired }) => (
      <div key={name}>
        <Typography component="dt" sx={{ fontWeight: 600 }}>
          <code>{`{{${name}}}`}</code>
          {isRequired && " – måste stå kvar"}
        </Typography>
        <Typography component="dd" color="textSecondary" sx={{ m: 0 }}>
          {description}
        </Typography>
      </div>
    ))}
  </Box>
);

/** The mail as it would arrive with what is typed. */
function Preview({ mail, form }: { mail: Mail; form: ReturnType<typeof useZodForm<MailForm, MailForm>> }) {
  const { subject = "", body = "", button = "" } = useWatch({ control: form.control });
  const input = { kind: mail.kind, ...(JSON.parse(useSettled(JSON.stringify({ subject, body, button }))) as MailForm) };
  const { data, previousData } = useMailPreviewQuery({ variables: { input }, fetchPolicy: "no-cache" });
  const shown = (data ?? previousData)?.mailPreview;
  return (
    <Box component="section" aria-labelledby="forhandsvisning" sx={{ minWidth: 0 }}>
      <Typography id="forhandsvisning" variant="h3">
        Så kommer det fram
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 2, mb: 4 }}>
        Med exempel i stället för riktiga uppgifter.
      </Typography>
      <Typography sx={{ mb: 3, fontWeight: 600, overflowWrap: "anywhere" }}>{shown?.subject}</Typography>
      <Box
        component="iframe"
        title={`Mejlet ${mail.name}`}
        // Nothing of it runs or leads anywhere.
        sandbox=""
        srcDoc={shown?.html ?? ""}
        sx={{ width: "100%", height: 620, border: 1, borderColor: "divider", borderRadius: 1, bgcolor: "#FBFAF6" }}
      />
    </Box>
  );
}

/** Sends the mail as it is stored to who is signed in. */
function TestMail({ kind }: Pick<Mail, "kind">) {
  const [send, { loading }] = useSendTestMailMutation({});
  const sendNow = async () => {
    try {
      const payload = (await send({ variables: { input: { kind } } })).data?.sendTestMail;
      const text = payload?.isSent
        ? `Det går till ${payload.sentTo}. Det är texten som är sparad.`
        : "Sajten skickar inga mejl än, så det ligger bland de andra i datamappen.";
      showToast({ title: "Testmejlet är på väg", text, tone: "confirmation" });
    } catch (error) {
      showToast({ title: "Testmejlet kunde inte skickas", text: visitorMessage(error), tone: "error" });
    }
  };
  return (
    <Button variant="outlined" color="inherit" disabled={loading} onClick={() => void sendNow()} sx={{ minHeight: 48 }}>
      Skicka ett testmejl till mig
    </Button>
  );
}
