import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useWatch } from "react-hook-form";
import type { z } from "zod";
import { ANALYTICS_NAMES, type Analytics, type AnalyticsService, MUST_ASK } from "../../../../schema/analytics.ts";
import { analyticsSchema } from "../../../../schema/siteEditing.ts";
import { CheckboxField } from "../../../ui/form/CheckboxField.tsx";
import { Field } from "../../../ui/form/Field.tsx";
import { errorAt } from "../../../ui/form/fieldOf.ts";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { type SiteTabs_SettingsFragment as Settings, useUpdateSiteAnalyticsMutation } from "./SiteTabs.generated.ts";
import { useSettingsForm } from "./useSettingsForm.tsx";
import { WithSettings } from "./WithSettings.tsx";

/** The tab 'Statistik': what counts visits. */
export const AnalyticsTab = () => <WithSettings>{(settings) => <AnalyticsForm settings={settings} />}</WithSettings>;

const CHOICES = (["MATOMO", "PLAUSIBLE", "OWN"] as const).map((value) => ({
  value,
  name: value,
  label: value === "OWN" ? "Ett eget skript" : ANALYTICS_NAMES[value],
}));

/** What is asked for of each service. */
const WORDS: Readonly<Record<AnalyticsService, { address: string; siteId: string; example: string; text: string }>> = {
  MATOMO: {
    address: "Adressen till Matomo",
    siteId: "Sajtens nummer i Matomo",
    example: "https://statistik.exempel.se",
    text: "Sidvisningar skickas med Matomos Tracking HTTP API. Inget skript från Matomo körs på sidorna, och inga kakor sätts.",
  },
  PLAUSIBLE: {
    address: "Adressen till Plausible",
    siteId: "Sajtens domän i Plausible",
    example: "https://plausible.io",
    text: "Sidvisningar skickas med Plausibles Events API. Inget skript från Plausible körs på sidorna, och inga kakor sätts.",
  },
  OWN: {
    address: "Skriptets adress",
    siteId: "Sajtens id",
    example: "https://statistik.exempel.se/script.js",
    text: "Skriptet körs i en egen ram för varje sida, utan kakor, och kommer inte åt sidan. Sidans adress börjar med /matning i det som skriptet ser; id:t får det som data-site, data-site-id och data-website-id.",
  },
};

function AnalyticsForm({ settings: given }: { settings: Settings }) {
  const [update] = useUpdateSiteAnalyticsMutation({});
  const { form, framed } = useSettingsForm<z.input<typeof analyticsSchema>, Analytics | null>({
    schema: analyticsSchema,
    settings: given,
    valuesOf: ({ analytics }) => ({
      service: analytics?.service ?? "",
      address: analytics?.address ?? "",
      siteId: analytics?.siteId ?? "",
      asksFirst: analytics?.asksFirst ?? true,
    }),
    save: async (analytics, version) => {
      const input = { ...(analytics ?? { service: null, address: "", siteId: "", asksFirst: true }), version };
      return (await update({ variables: { input } })).data?.updateSiteAnalytics;
    },
    saved: ({ analytics }) =>
      analytics
        ? { title: "Statistiken är på", text: "Sidor som laddas från och med nu räknas för dem som får räknas." }
        : { title: "Statistiken är av", text: "Ingenting räknas på sidor som laddas från och med nu." },
    factsOf: ({ service, address, siteId, asksFirst }) => [
      { label: "Tjänst", now: service && ANALYTICS_NAMES[service] },
      { label: "Adress", now: address },
      { label: "Sajtens id", now: siteId },
      { label: "Besökaren tillfrågas först", now: asksFirst ? "Ja" : "Nej" },
    ],
  });
  const { service, asksFirst } = useWatch({ control: form.control }) as z.input<typeof analyticsSchema>;
  const words = service ? WORDS[service] : undefined;
  const mustAsk = service !== "" && MUST_ASK.includes(service);
  return (
    <Box sx={{ maxWidth: 640 }}>
      <Typography variant="h2">Statistik</Typography>
      <Typography color="textSecondary" sx={{ mt: 3, mb: 6 }}>
        Räkna besök med en tjänst som du har själv. Bara sidor som sökmotorer får visa räknas, och bara med sin adress:
        aldrig administrationen, någons konto, resultat eller sökningar. Den vars webbläsare ber om att inte följas
        räknas inte. Integritetspolicyn säger vart uppgifterna skickas, och där och under Dina uppgifter ändrar
        besökaren sitt svar.
      </Typography>
      {framed(
        <>
          <SelectField form={form} name="service" label="Tjänst" placeholder="Ingen" choices={CHOICES} isOptional />
          {words && (
            <>
              <Typography color="textSecondary">{words.text}</Typography>
              <Field
                form={form}
                name="address"
                label={words.address}
                maxLength={300}
                placeholder={words.example}
                inputMode="url"
                autoComplete="off"
                spellCheck={false}
              />
              <Field
                form={form}
                name="siteId"
                label={words.siteId}
                maxLength={100}
                autoComplete="off"
                spellCheck={false}
              />
              <CheckboxField
                label="Fråga besökaren först"
                text={
                  mustAsk
                    ? "Tjänsten skiljer besökare åt, så lagen vill att de tillfrågas."
                    : "Den som säger nej räknas aldrig, vare sig du frågar eller inte."
                }
                isChecked={asksFirst}
                onChange={(checked) => form.setValue("asksFirst", checked, { shouldDirty: true, shouldValidate: true })}
                error={errorAt(form, "asksFirst")}
              />
            </>
          )}
        </>,
      )}
    </Box>
  );
}
