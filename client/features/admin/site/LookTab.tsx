import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { GlobalStyles } from "@mui/system";
import { useCallback, useState } from "react";
import { GROUNDS, isColour, palettesOf, readableColour } from "../../../../schema/rules/site/palette.ts";
import { OWN_COLOUR } from "../../../../schema/site.ts";
import { SITE_LABELS, siteLookSchema } from "../../../../schema/siteEditing.ts";
import { primaryStyles } from "../../../shell/primaryStyles.ts";
import { showToast } from "../../../toasts/toasts.ts";
import { Field } from "../../../ui/form/Field.tsx";
import { Form } from "../../../ui/form/Form.tsx";
import { errorAt } from "../../../ui/form/fieldOf.ts";
import { useZodForm } from "../../../ui/form/useZodForm.ts";
import { LibraryImageField } from "../images/LibraryImageField.tsx";
import { CurrentVersion, CurrentVersionButton } from "../text/CurrentVersion.tsx";
import { LeaveGuard } from "../text/LeaveGuard.tsx";
import { type SiteTabs_SettingsFragment as Settings, useUpdateSiteLookMutation } from "./SiteTabs.generated.ts";
import { WithSettings } from "./WithSettings.tsx";

/** The tab 'Utseende': the site's colour and logo. */
export const LookTab = () => <WithSettings>{(settings) => <LookForm settings={settings} />}</WithSettings>;

const FIELDS = ["primaryColour", "logoUrl"] as const;

const valuesOf = ({ primaryColour, logoUrl }: Settings) => ({
  primaryColour: primaryColour ?? "",
  logoUrl: logoUrl ?? "",
});

function LookForm(props: { settings: Settings }) {
  const [settings, setSettings] = useState(props.settings);
  const [standing, setStanding] = useState<Settings>();
  const [isShowing, setShowing] = useState(false);
  const [update] = useUpdateSiteLookMutation({});
  const form = useZodForm(
    siteLookSchema,
    async (look) => {
      const input = { ...look, version: settings.version };
      const payload = (await update({ variables: { input } })).data?.updateSiteLook;
      if (payload?.errors.length) {
        if (payload.errors.some(({ code }) => code === "OUTDATED") && payload.settings) setStanding(payload.settings);
        return payload.errors;
      }
      if (!payload?.settings) return undefined;
      showToast({
        title: "Utseendet är sparat",
        text: "Det syns på alla sidor som laddas från och med nu.",
        tone: "confirmation",
      });
      take(payload.settings);
    },
    valuesOf(props.settings),
  );
  const { isDirty } = form.formState;
  const hasChanges = useCallback(() => isDirty, [isDirty]);
  const take = (now: Settings, values = valuesOf(now)) => {
    setSettings(now);
    setStanding(undefined);
    form.reset(valuesOf(now));
    for (const field of FIELDS) form.setValue(field, values[field], { shouldDirty: true });
  };
  const { primaryColour: typed, logoUrl } = form.watch();
  const colour = typed === "" ? OWN_COLOUR : typed.trim();
  const choose = (chosen: string) =>
    form.setValue("primaryColour", chosen.toUpperCase(), { shouldDirty: true, shouldValidate: true });
  const suggestion = isColour(colour) ? readableColour(colour) : undefined;
  return (
    <Box sx={{ maxWidth: 640 }}>
      {/* At once here; every other page has them when it is loaded the next time. */}
      {settings !== props.settings && <GlobalStyles styles={primaryStyles(settings.primaryColour ?? OWN_COLOUR)} />}
      <LeaveGuard hasChanges={hasChanges} />
      <Typography variant="h2">Utseende</Typography>
      <Form
        form={form}
        label="Spara"
        pendingLabel="Sparar …"
        remedy={(code) => code === "OUTDATED" && <CurrentVersionButton onClick={() => setShowing(true)} />}
      >
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
        <div>
          <Typography sx={{ fontWeight: 600, mb: 2 }}>{SITE_LABELS.logoUrl}</Typography>
          <LibraryImageField
            chosen={logoUrl}
            kept={settings.logoUrl ?? ""}
            onChoose={(url) => form.setValue("logoUrl", url, { shouldDirty: true, shouldValidate: true })}
            error={errorAt(form, "logoUrl")}
            words={{
              none: "Ingen logotyp: namnet visas",
              choose: "Välj logotyp ur biblioteket",
              remove: "Ta bort logotypen",
            }}
            ground="common.white"
          />
          <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
            Visas i sidhuvudet, i mejl och på delningsbilder i stället för namnet. En logotyp som är kvadratisk blir
            också ikon i webbläsaren och på telefonen.
          </Typography>
        </div>
      </Form>
      {standing && (
        <CurrentVersion
          isOpen={isShowing}
          onClose={() => setShowing(false)}
          fields={FIELDS.filter((field) => (standing[field] ?? "") !== form.getValues(field)).map((field) => ({
            label: SITE_LABELS[field],
            now: standing[field] ?? "",
          }))}
          onTake={() => take(standing)}
          onKeep={() => take(standing, form.getValues())}
        />
      )}
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
