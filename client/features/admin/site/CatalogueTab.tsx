import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useWatch } from "react-hook-form";
import type { z } from "zod";
import { PRODUCT_FEED_PATH } from "../../../../schema/rules/catalogue/productPath.ts";
import { SITE_CATALOGUE_LABELS, siteCatalogueSchema } from "../../../../schema/siteEditing.ts";
import { CheckboxField } from "../../../ui/form/CheckboxField.tsx";
import { errorAt } from "../../../ui/form/fieldOf.ts";
import { NumberField } from "../../../ui/form/NumberField.tsx";
import { type SiteTabs_SettingsFragment as Settings, useUpdateSiteCatalogueMutation } from "./SiteTabs.generated.ts";
import { useSettingsForm } from "./useSettingsForm.tsx";
import { WithSettings } from "./WithSettings.tsx";

/** The tab 'Katalog': what is done with products by themselves. */
export const CatalogueTab = () => <WithSettings>{(settings) => <CatalogueForm settings={settings} />}</WithSettings>;

type Values = z.input<typeof siteCatalogueSchema>;

function CatalogueForm({ settings: given }: { settings: Settings }) {
  const [update] = useUpdateSiteCatalogueMutation({});
  const { form, framed } = useSettingsForm<Values, z.output<typeof siteCatalogueSchema>>({
    schema: siteCatalogueSchema,
    settings: given,
    valuesOf: ({ checksLinks, oldPriceDays, hasProductFeed }) => ({ checksLinks, oldPriceDays, hasProductFeed }),
    save: async (values, version) =>
      (await update({ variables: { input: { ...values, version } } })).data?.updateSiteCatalogue,
    saved: () => ({ title: "Inställningarna är sparade", text: "De gäller från och med nu." }),
    factsOf: ({ checksLinks, oldPriceDays, hasProductFeed }) => [
      { label: SITE_CATALOGUE_LABELS.checksLinks, now: checksLinks ? "Ja" : "Nej" },
      { label: SITE_CATALOGUE_LABELS.oldPriceDays, now: String(oldPriceDays) },
      { label: SITE_CATALOGUE_LABELS.hasProductFeed, now: hasProductFeed ? "Ja" : "Nej" },
    ],
  });
  const { checksLinks, hasProductFeed } = useWatch({ control: form.control }) as Values;
  return (
    <Box sx={{ maxWidth: 640 }}>
      <Typography variant="h2">Katalog</Typography>
      <Typography color="textSecondary" sx={{ mt: 3, mb: 6 }}>
        Det som sajten gör med produkterna av sig själv.
      </Typography>
      {framed(
        <>
          <CheckboxField
            label={SITE_CATALOGUE_LABELS.checksLinks}
            text="Varje länk provas en gång i veckan, om natten. Den som inte har svarat på tre nätter visas som ”Länken svarar inte” tills den svarar igen eller du byter den."
            isChecked={checksLinks}
            onChange={(checked) => form.setValue("checksLinks", checked, { shouldDirty: true, shouldValidate: true })}
            error={errorAt(form, "checksLinks")}
          />
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
          <CheckboxField
            label={SITE_CATALOGUE_LABELS.hasProductFeed}
            text={`De produkter som visas finns då på ${PRODUCT_FEED_PATH}, i det format som Google Merchant och de flesta prisjämförelser läser. Produkter vars pris är ”från”, ett spann eller per månad är inte med.`}
            isChecked={hasProductFeed ?? false}
            onChange={(checked) =>
              form.setValue("hasProductFeed", checked, { shouldDirty: true, shouldValidate: true })
            }
            error={errorAt(form, "hasProductFeed")}
          />
        </>,
      )}
    </Box>
  );
}
