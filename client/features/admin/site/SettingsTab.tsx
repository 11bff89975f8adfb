import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { MAX_REVIEWER } from "../../../../schema/articleEditing.ts";
import { isReviewOld } from "../../../../schema/rules/content/reviews.ts";
import { dayOf } from "../../../../schema/rules/words/days.ts";
import {
  MAX_ADDRESS,
  MAX_ANSWER_TIME,
  MAX_OPERATOR,
  MAX_SITE_NAME,
  MAX_TAGLINE,
  SITE_LABELS,
  siteSchema,
} from "../../../../schema/siteEditing.ts";
import { showToast } from "../../../toasts/toasts.ts";
import { DateField } from "../../../ui/form/DateField.tsx";
import { Field } from "../../../ui/form/Field.tsx";
import { Form } from "../../../ui/form/Form.tsx";
import { useZodForm } from "../../../ui/form/useZodForm.ts";
import { Notice } from "../../../ui/Notice.tsx";
import { EditingGuard, useEditing } from "../text/EditingGuard.tsx";
import { type SiteTabs_SettingsFragment as Settings, useUpdateSiteSettingsMutation } from "./SiteTabs.generated.ts";
import { WithSettings } from "./WithSettings.tsx";

/** The tab 'Inställningar': what the site is called, and who answers for it. */
export const SettingsTab = () => <WithSettings>{(settings) => <SettingsForm settings={settings} />}</WithSettings>;

const FACTS = [
  "name",
  "tagline",
  "operatorName",
  "organisationNumber",
  "address",
  "email",
  "answerTime",
  "rulesReviewer",
] as const;

const valuesOf = ({
  name,
  tagline,
  operatorName,
  organisationNumber,
  address,
  email,
  answerTime,
  rulesReviewer,
  rulesReviewedOn,
}: Settings) => ({
  name,
  tagline,
  operatorName,
  organisationNumber,
  address,
  email,
  answerTime,
  rulesReviewer,
  rulesReviewedOn: rulesReviewedOn ?? "",
});

function SettingsForm(props: { settings: Settings }) {
  const editing = useEditing(props.settings);
  const settings = editing.entity;
  const [update] = useUpdateSiteSettingsMutation({});
  const form = useZodForm(
    siteSchema,
    async (facts) => {
      const { data } = await update({ variables: { input: { ...facts, version: settings.version } } });
      const payload = data?.updateSiteSettings;
      if (payload?.errors.length) return editing.refused(payload.errors, payload.settings);
      if (!payload?.settings) return undefined;
      showToast({ title: "Inställningarna är sparade", text: "De syns på alla sidor.", tone: "confirmation" });
      begin(payload.settings);
    },
    valuesOf(props.settings),
  );
  const begin = (now: Settings) => {
    editing.begin(now);
    form.reset(valuesOf(now));
  };
  const common = (name: (typeof FACTS)[number]) =>
    ({ form, name, label: SITE_LABELS[name], autoComplete: "off" }) as const;
  return (
    <Box sx={{ maxWidth: 640 }}>
      <EditingGuard
        editing={editing}
        form={form}
        fieldsOf={(standing, typed) =>
          [...FACTS, "rulesReviewedOn" as const]
            .filter((fact) => (standing[fact] ?? "") !== (typed[fact] ?? ""))
            .map((fact) => ({ label: SITE_LABELS[fact], now: standing[fact] ?? "" }))
        }
        onTake={begin}
      />
      <Form form={form} label="Spara" pendingLabel="Sparar …" remedy={editing.remedy}>
        <Typography variant="h3" component="h2">
          Namn
        </Typography>
        <Field
          {...common("name")}
          maxLength={MAX_SITE_NAME}
          hint="I sidhuvudet, i titlar, på delningsbilder och i mejl."
        />
        <Field
          {...common("tagline")}
          maxLength={MAX_TAGLINE}
          hint="I sidfoten, och i sökmotorer för sidor utan egen beskrivning."
        />
        <Typography variant="h3" component="h2" sx={{ mt: 4 }}>
          Den som driver sajten
        </Typography>
        <Typography color="textSecondary">
          Uppgifterna står på Om oss, Kontakt, Integritetspolicy och Användarvillkor. De behövs innan sajten kan öppna.
        </Typography>
        <Field {...common("operatorName")} maxLength={MAX_OPERATOR} isOptional />
        <Field
          {...common("organisationNumber")}
          maxLength={40}
          isOptional
          hint="Tio siffror, till exempel 556000-4615."
        />
        <Field {...common("address")} maxLength={MAX_ADDRESS} isOptional />
        <Field
          {...common("email")}
          type="email"
          inputMode="email"
          maxLength={254}
          isOptional
          hint="Dit besökare skriver. Mejl från sajten kommer också härifrån, om servern inte säger något annat."
        />
        <Field
          {...common("answerTime")}
          maxLength={MAX_ANSWER_TIME}
          isOptional
          hint="Hur snart ni brukar svara den som skriver, till exempel oftast inom två arbetsdagar. Lämnas fältet tomt utlovas inget."
        />
        <Typography variant="h3" component="h2" sx={{ mt: 4 }}>
          Testernas regler
        </Typography>
        <Typography color="textSecondary">
          Den som har granskat reglerna bakom sömntestet, träningstestet och hälsoprotokollet. Det står vid varje
          resultat och på Så gör vi råden. Lämna fälten tomma om ingen har granskat dem.
        </Typography>
        {isReviewOld(settings.rulesReviewedOn, dayOf(new Date())) && (
          <Notice tone="warning">Granskningen är äldre än ett år. Be någon granska reglerna på nytt.</Notice>
        )}
        <Field
          {...common("rulesReviewer")}
          maxLength={MAX_REVIEWER}
          isOptional
          hint="Namn och yrke, till exempel Åsa Ek, legitimerad läkare."
        />
        <DateField
          form={form}
          name="rulesReviewedOn"
          label={SITE_LABELS.rulesReviewedOn}
          max={dayOf(new Date())}
          isOptional
        />
        <FromServer settings={settings} />
      </Form>
    </Box>
  );
}

/** What the server's environment says, which wins over what is filled in. */
function FromServer({ settings: { mailFrom, contactEmail, sendsMail } }: { settings: Settings }) {
  return (
    <>
      {mailFrom && (
        <Notice tone="info">
          Servern bestämmer avsändaren av mejl: <strong>{mailFrom}</strong> (MAIL_FROM).
        </Notice>
      )}
      {contactEmail && (
        <Notice tone="info">
          Servern bestämmer vart meddelanden från kontaktsidan skickas: <strong>{contactEmail}</strong> (
          {contactEmail === mailFrom ? "MAIL_FROM" : "CONTACT_EMAIL"}).
        </Notice>
      )}
      {!sendsMail && (
        <Notice tone="warning">
          Mejl skickas inte än, utan läggs i en mapp på servern. Ställ in SMTP_URL på servern och starta om den.
        </Notice>
      )}
    </>
  );
}
