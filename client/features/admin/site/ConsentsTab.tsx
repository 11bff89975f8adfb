import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useWatch } from "react-hook-form";
import type { z } from "zod";
import { CONSENTS, type ConsentKind, type ConsentText } from "../../../../schema/consents.ts";
import {
  CONSENT_FIELDS,
  MAX_CONSENT_ASK,
  MAX_CONSENT_TEXT,
  MAX_CONSENT_TITLE,
  SITE_PART_LABELS,
  siteConsentsSchema,
} from "../../../../schema/siteEditing.ts";
import { CheckboxField } from "../../../ui/form/CheckboxField.tsx";
import { Field } from "../../../ui/form/Field.tsx";
import type { ZodForm } from "../../../ui/form/useZodForm.ts";
import { type SiteTabs_SettingsFragment as Settings, useUpdateSiteConsentsMutation } from "./SiteTabs.generated.ts";
import { useSettingsForm } from "./useSettingsForm.tsx";
import { WithSettings } from "./WithSettings.tsx";

/** The tab 'Samtycken': what visitors say yes to before anything about their health is stored. */
export const ConsentsTab = () => <WithSettings>{(settings) => <ConsentsForm settings={settings} />}</WithSettings>;

type Values = z.input<typeof siteConsentsSchema>;
type Sent = z.output<typeof siteConsentsSchema>;

/** In the order of the page, with where each is asked for and what the log calls it. */
const SECTIONS = [
  {
    kind: "health_data",
    heading: SITE_PART_LABELS.healthData,
    where:
      "Frågas när någon som är inloggad berättar hur hen mår: i uppstarten, i frågorna på Min resa och när det som finns i webbläsaren flyttas till kontot.",
  },
  {
    kind: "test_answers",
    heading: SITE_PART_LABELS.testAnswers,
    where: "Frågas i sista steget av varje test.",
  },
  {
    kind: "lab_values",
    heading: SITE_PART_LABELS.labValues,
    where:
      "Frågas första gången någon som är inloggad sparar ett provsvar, och när provsvar i webbläsaren flyttas till kontot.",
  },
] as const satisfies readonly { kind: ConsentKind; heading: string; where: string }[];

const textOf = ({ consents }: Settings, kind: ConsentKind): Omit<ConsentText, "kind"> =>
  consents.find((text) => text.kind === CONSENTS[kind].kind) ?? CONSENTS[kind];

const valuesOf = (settings: Settings): Values => {
  const values = (kind: ConsentKind) => {
    const { title, ask, text } = textOf(settings, kind);
    return { title, ask, text, isSameMeaning: false };
  };
  return { healthData: values("health_data"), testAnswers: values("test_answers"), labValues: values("lab_values") };
};

function ConsentsForm({ settings: given }: { settings: Settings }) {
  const [update] = useUpdateSiteConsentsMutation({
    update: (cache) => void cache.evict({ id: "ROOT_QUERY", fieldName: "consentTexts" }),
  });
  const { form, settings, framed } = useSettingsForm<Values, Sent>({
    schema: siteConsentsSchema,
    settings: given,
    valuesOf,
    save: async (values, version) =>
      (await update({ variables: { input: { ...values, version } } })).data?.updateSiteConsents,
    saved: () => ({ title: "Samtyckena är sparade", text: "Texterna visas från och med nu." }),
    factsOf: (values) =>
      SECTIONS.flatMap(({ kind, heading }) => {
        const { title, ask, text } = values[CONSENT_FIELDS[kind]];
        return [
          { label: `${heading}: rubrik`, now: title },
          { label: `${heading}: vid rutan`, now: ask },
          { label: `${heading}: text`, now: text },
        ];
      }),
  });
  return (
    <Box sx={{ maxWidth: 640 }}>
      <Typography variant="h2">Samtycken</Typography>
      <Typography color="textSecondary" sx={{ mt: 3, mb: 6 }}>
        Det som besökaren säger ja till innan något om hälsa sparas. Skriv vad som sparas, varför, hur länge och att det
        går att ta tillbaka. <code>{"{{sajten}}"}</code> byts mot sajtens namn.
      </Typography>
      {framed(
        SECTIONS.map(({ kind, heading, where }) => (
          <ConsentFields
            key={kind}
            form={form}
            kind={kind}
            heading={heading}
            where={where}
            now={textOf(settings, kind)}
          />
        )),
      )}
    </Box>
  );
}

function ConsentFields(props: {
  form: ZodForm<Values, Sent>;
  kind: ConsentKind;
  heading: string;
  where: string;
  now: Omit<ConsentText, "kind">;
}) {
  const { form, now } = props;
  const name = CONSENT_FIELDS[props.kind];
  const written = useWatch({ control: form.control, name }) as Values[typeof name];
  const isChanged = written.title !== now.title || written.ask !== now.ask || written.text !== now.text;
  return (
    <Box component="section" sx={{ display: "grid", gap: 5, mb: 4 }}>
      <Box>
        <Typography variant="h3">{props.heading}</Typography>
        <Typography color="textSecondary" sx={{ mt: 2 }}>
          {props.where} Nu gäller version {now.version}.
        </Typography>
      </Box>
      <Field form={form} name={`${name}.title`} label="Rubrik" maxLength={MAX_CONSENT_TITLE} autoComplete="off" />
      <Field form={form} name={`${name}.ask`} label="Vid rutan" maxLength={MAX_CONSENT_ASK} autoComplete="off" />
      <Field form={form} name={`${name}.text`} label="Text" rows={8} maxLength={MAX_CONSENT_TEXT} />
      {isChanged && (
        <CheckboxField
          label="Bara språket har ändrats, inte meningen"
          text={
            written.isSameMeaning
              ? `Version ${now.version} gäller fortfarande, så de som har sagt ja frågas inte igen.`
              : `Texten blir version ${now.version + 1}. De som har sagt ja till en tidigare version frågas igen, och det som har sparats används inte förrän de svarar.`
          }
          isChecked={written.isSameMeaning}
          onChange={(isSame) => form.setValue(`${name}.isSameMeaning`, isSame, { shouldDirty: true })}
        />
      )}
    </Box>
  );
}
