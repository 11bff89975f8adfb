import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { GlobalStyles } from "@mui/system";
import { GROUNDS, isColour, palettesOf, readableColour } from "../../../../schema/rules/site/palette.ts";
import { OWN_COLOUR } from "../../../../schema/site.ts";
import { MIN_ICON, SHARE_SIZE, SITE_LABELS, siteLookSchema } from "../../../../schema/siteEditing.ts";
import { primaryStyles } from "../../../shell/primaryStyles.ts";
import { showToast } from "../../../toasts/toasts.ts";
import { Field } from "../../../ui/form/Field.tsx";
import { Form } from "../../../ui/form/Form.tsx";
import { errorAt } from "../../../ui/form/fieldOf.ts";
import { useZodForm } from "../../../ui/form/useZodForm.ts";
import { LibraryImageField } from "../images/LibraryImageField.tsx";
import { EditingGuard, useEditing } from "../text/EditingGuard.tsx";
import { type SiteTabs_SettingsFragment as Settings, useUpdateSiteLookMutation } from "./SiteTabs.generated.ts";
import { WithSettings } from "./WithSettings.tsx";

/** The tab 'Utseende': the site's colour, logo, icon and the picture of links to it. */
export const LookTab = () => <WithSettings>{(settings) => <LookForm settings={settings} />}</WithSettings>;

const FIELDS = ["primaryColour", "logoUrl", "iconUrl", "shareImageUrl"] as const;

const valuesOf = (settings: Settings) => ({
  primaryColour: settings.primaryColour ?? "",
  logoUrl: settings.logoUrl ?? "",
  iconUrl: settings.iconUrl ?? "",
  shareImageUrl: settings.shareImageUrl ?? "",
});

/** The pictures: what each is for, and what to say of it. */
const PICTURES = [
  {
    field: "logoUrl",
    words: {
      none: "Ingen logotyp: namnet visas",
      choose: "Välj logotyp ur biblioteket",
      remove: "Ta bort logotypen",
    },
    text: "Visas i sidhuvudet, i mejl och på delningsbilder i stället för namnet. En logotyp som är kvadratisk blir också ikon, om ingen annan är vald.",
  },
  {
    field: "iconUrl",
    words: { none: "Ingen egen ikon", choose: "Välj ikon ur biblioteket", remove: "Ta bort ikonen" },
    text: `Visas i webbläsarens flik och på telefonens hemskärm. Välj en SVG, eller en bild som är minst ${MIN_ICON} bildpunkter. En bild som inte är kvadratisk får luft runt sig.`,
  },
  {
    field: "shareImageUrl",
    words: {
      none: "Ingen egen bild: en ritas för varje sida, med namn och färg",
      choose: "Välj delningsbild ur biblioteket",
      remove: "Ta bort delningsbilden",
    },
    text: `Visas där någon delar en länk. Guider har sina egna bilder. Minst ${SHARE_SIZE.width} × ${SHARE_SIZE.height} bildpunkter, eller en SVG; det som inte får plats skärs bort i kanterna.`,
  },
] as const;

function LookForm(props: { settings: Settings }) {
  const editing = useEditing(props.settings);
  const settings = editing.entity;
  const [update] = useUpdateSiteLookMutation({});
  const form = useZodForm(
    siteLookSchema,
    async (look) => {
      const input = { ...look, version: settings.version };
      const payload = (await update({ variables: { input } })).data?.updateSiteLook;
      if (payload?.errors.length) return editing.refused(payload.errors, payload.settings);
      if (!payload?.settings) return undefined;
      showToast({
        title: "Utseendet är sparat",
        text: "Det syns på alla sidor som laddas från och med nu.",
        tone: "confirmation",
      });
      begin(payload.settings);
    },
    valuesOf(props.settings),
  );
  const begin = (now: Settings) => {
    editing.begin(now);
    form.reset(valuesOf(now));
  };
  const { primaryColour: typed, ...pictures } = form.watch();
  const colour = typed === "" ? OWN_COLOUR : typed.trim();
  const choose = (chosen: string) =>
    form.setValue("primaryColour", chosen.toUpperCase(), { shouldDirty: true, shouldValidate: true });
  const suggestion = isColour(colour) ? readableColour(colour) : undefined;
  return (
    <Box sx={{ maxWidth: 640 }}>
      {/* At once here; every other page has them when it is loaded the next time. */}
      {settings !== props.settings && <GlobalStyles styles={primaryStyles(settings.primaryColour ?? OWN_COLOUR)} />}
      <EditingGuard
        editing={editing}
        form={form}
        fieldsOf={(standing, typed) =>
          FIELDS.filter((field) => (standing[field] ?? "") !== typed[field]).map((field) => ({
            label: SITE_LABELS[field],
            now: standing[field] ?? "",
          }))
        }
        onTake={begin}
      />
      <Typography variant="h2">Utseende</Typography>
      <Form form={form} label="Spara" pendingLabel="Sparar …" remedy={editing.remedy}>
        <Typography color="textSecondary">
          Knappar, länkar i menyer och markeringar får färgen. I mörkt läge används en ljusare nyans av den, som räknas
          ut av sig själv. Sidornas bakgrund och text är desamma.
        </Typography>
        <Field
          form={form}
          name="primaryColour"
          label={SITE_LABELS.primaryColour}
          isOptional
          maxLength={7}
          autoComplete="off"
          spellCheck={false}
          placeholder={OWN_COLOUR}
          hint={`# och sex tecken. Tomt ger produktens egen, ${OWN_COLOUR}.`}
          end={
            <Box
              component="input"
              type="color"
              aria-label="Välj färgen i en palett"
              value={isColour(colour) ? colour.toLowerCase() : OWN_COLOUR.toLowerCase()}
              onChange={({ target }) => choose(target.value)}
              sx={{
                // The field's own input takes all the room.
                "&&": { flex: "none", width: 48, height: 36, p: 0, border: 0, minHeight: 0 },
                mr: 1.5,
                bgcolor: "transparent",
                cursor: "pointer",
              }}
            />
          }
        />
        {suggestion && suggestion !== colour.toUpperCase() && (
          <Button variant="outlined" onClick={() => choose(suggestion)} sx={{ justifySelf: "start" }}>
            <Swatch colour={suggestion} />
            Använd {suggestion}
          </Button>
        )}
        {suggestion && <Preview colour={suggestion} />}
        {PICTURES.map(({ field, words, text }) => (
          <div key={field}>
            <Typography sx={{ fontWeight: 600, mb: 2 }}>{SITE_LABELS[field]}</Typography>
            <LibraryImageField
              chosen={pictures[field] ?? ""}
              kept={settings[field] ?? ""}
              onChoose={(url) => form.setValue(field, url, { shouldDirty: true, shouldValidate: true })}
              error={errorAt(form, field)}
              words={words}
              ground="common.white"
            />
            <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
              {text}
            </Typography>
          </div>
        ))}
      </Form>
    </Box>
  );
}

const Swatch = ({ colour }: { colour: string }) => (
  <Box component="span" sx={{ width: 20, height: 20, borderRadius: "50%", bgcolor: colour, mr: 2, flexShrink: 0 }} />
);

/** How the colour is in both schemes, whichever the browser has. */
function Preview({ colour }: { colour: string }) {
  const palettes = palettesOf(colour);
  return (
    <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: { sm: "1fr 1fr" } }} aria-hidden="true">
      {(["light", "dark"] as const).map((scheme) => {
        const { main, contrastText } = palettes[scheme];
        return (
          <Box
            key={scheme}
            sx={{ bgcolor: GROUNDS[scheme][0], border: 1, borderColor: "divider", borderRadius: 1, p: 4 }}
          >
            <Typography variant="body2" sx={{ color: main, fontWeight: 600, mb: 3 }}>
              {scheme === "light" ? "Ljust läge" : "Mörkt läge"} {main}
            </Typography>
            <Box
              sx={{
                display: "inline-block",
                bgcolor: main,
                color: contrastText,
                borderRadius: 99,
                px: 5,
                py: 2.5,
                fontWeight: 600,
              }}
            >
              Jämför tester
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
