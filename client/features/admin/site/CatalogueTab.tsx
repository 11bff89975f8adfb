import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useWatch } from "react-hook-form";
import type { z } from "zod";
import { SITE_CATALOGUE_LABELS, siteCatalogueSchema } from "../../../../schema/siteEditing.ts";
import { CheckboxField } from "../../../ui/form/CheckboxField.tsx";
import { errorAt } from "../../../ui/form/fieldOf.ts";
import { NumberField } from "../../../ui/form/NumberField.tsx";
import { type SiteTabs_SettingsFragment as Settings, useUpdateSiteCatalogueMutation } from "./SiteTabs.generated.ts";
import { useSettingsForm } from "./useSettingsForm.tsx";
import { WithSettings } from "./WithSettings.tsx";

/** The tab 'Katalog': what is done with products by themselves, and for whom. */
export const CatalogueTab = () => <WithSettings>{(settings) => <CatalogueForm settings={settings} />}</WithSettings>;

type Values = z.input<typeof siteCatalogueSchema>;

function CatalogueForm({ settings: given }: { settings: Settings }) {
  const [update] = useUpdateSiteCatalogueMutation({});
  const { form, framed, settings } = useSettingsForm<Values, z.output<typeof siteCatalogueSchema>>({
    schema: siteCatalogueSchema,
    settings: given,
    valuesOf: ({ checksLinks, hasGoogleFeed, oldPriceDays }) => ({ checksLinks, hasGoogleFeed, oldPriceDays }),
    save: async (values, version) =>
      (await update({ variables: { input: { ...values, version } } })).data?.updateSiteCatalogue,
    saved: () => ({ title: "Inställningarna är sparade", text: "De gäller från och med nu." }),
    factsOf: ({ checksLinks, hasGoogleFeed, oldPriceDays }) => [
      { label: SITE_CATALOGUE_LABELS.checksLinks, now: checksLinks ? "Ja" : "Nej" },
      { label: SITE_CATALOGUE_LABELS.hasGoogleFeed, now: hasGoogleFeed ? "Ja" : "Nej" },
      { label: SITE_CATALOGUE_LABELS.oldPriceDays, now: String(oldPriceDays) },
    ],
  });
  const { checksLinks, hasGoogleFeed } = useWatch({ control: form.control }) as Values;
  const tick = (name: "checksLinks" | "hasGoogleFeed", isChecked: boolean, text: string) => (
    <CheckboxField
      label={SITE_CATALOGUE_LABELS[name]}
      text={text}
      isChecked={isChecked}
      onChange={(checked) => form.setValue(name, checked, { shouldDirty: true, shouldValidate: true })}
      error={errorAt(form, name)}
    />
  );
  return (
    <Box sx={{ maxWidth: 640 }}>
      <Typography variant="h2">Katalog</Typography>
      <Typography color="textSecondary" sx={{ mt: 3, mb: 6 }}>
        Det som sajten gör med produkterna av sig själv.
      </Typography>
      {framed(
        <>
          {tick(
            "checksLinks",
            checksLinks,
            "Varje länk provas en gång i veckan, om natten. Den som inte har svarat på tre nätter visas som 'Länken svarar inte' tills den svarar igen eller du byter den.",
          )}
          {tick(
            "hasGoogleFeed",
            hasGoogleFeed,
            "Alla produkter som visas, med ett pris i kronor, som RSS 2.0 enligt Googles beskrivning. Vem som helst kan läsa flödet.",
          )}
          {settings.hasGoogleFeed && (
            <Box component="a" href="/floden/google.xml" sx={{ color: "secondary.main" }}>
              /floden/google.xml
            </Box>
          )}
          <NumberField
            form={form}
            name="oldPriceDays"
            label={SITE_CATALOGUE_LABELS.oldPriceDays}
            min={1}
            max={730}
            step={1}
            unit="dagar"
            hint="Äldre priser står under Att se över i Verktyg."
          />
        </>,
      )}
    </Box>
  );
}
