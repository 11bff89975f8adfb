import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { SITE_AREA_NAMES } from "../../../../schema/siteAreas.ts";
import { SITE_AREAS } from "../../../../schema/siteAreaTexts.ts";
import { siteAreasSchema } from "../../../../schema/siteEditing.ts";
import { showToast } from "../../../toasts/toasts.ts";
import { CheckboxField } from "../../../ui/form/CheckboxField.tsx";
import { Form } from "../../../ui/form/Form.tsx";
import { useZodForm } from "../../../ui/form/useZodForm.ts";
import { EditingGuard, useEditing } from "../text/EditingGuard.tsx";
import { type SiteTabs_SettingsFragment as Settings, useUpdateSiteAreasMutation } from "./SiteTabs.generated.ts";
import { WithSettings } from "./WithSettings.tsx";

/** The tab 'Delar': which parts the site has. */
export const AreasTab = () => <WithSettings>{(settings) => <AreasForm settings={settings} />}</WithSettings>;

const namesOf = (areas: Settings["areasOff"]): string => areas.map((area) => SITE_AREAS[area].label).join(", ");

function AreasForm(props: { settings: Settings }) {
  const editing = useEditing(props.settings);
  const { version } = editing.entity;
  const [update] = useUpdateSiteAreasMutation({});
  const form = useZodForm(
    siteAreasSchema,
    async ({ areasOff }) => {
      const payload = (await update({ variables: { input: { areasOff, version } } })).data?.updateSiteAreas;
      if (payload?.errors.length) return editing.refused(payload.errors, payload.settings);
      if (!payload?.settings) return undefined;
      const off = namesOf(payload.settings.areasOff);
      showToast({
        title: "Delarna är sparade",
        text: off ? `Avstängt: ${off}.` : "Alla delar är på.",
        tone: "confirmation",
      });
      begin(payload.settings);
    },
    { areasOff: props.settings.areasOff },
  );
  const off = form.watch("areasOff");
  const begin = (now: Settings) => {
    editing.begin(now);
    form.reset({ areasOff: now.areasOff });
  };
  return (
    <Box sx={{ maxWidth: 640 }}>
      <EditingGuard
        editing={editing}
        form={form}
        fieldsOf={(standing) => [{ label: "Avstängda delar", now: namesOf(standing.areasOff) || "Inga" }]}
        onTake={begin}
      />
      <Typography variant="h2">Delar</Typography>
      <Typography color="textSecondary" sx={{ mt: 3, mb: 6 }}>
        En del som är av har ingen sida och inga länkar i menyn och sidfoten. Den finns inte heller i sökningen eller på
        sajtkartan, men ingenting i den tas bort. Administrationen påverkas inte, så du kan fylla en del med innehåll
        innan du slår på den.
      </Typography>
      <Form form={form} label="Spara" pendingLabel="Sparar …" remedy={editing.remedy}>
        <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, display: "grid", gap: 3, minWidth: 0 }}>
          <Typography component="legend" sx={{ fontWeight: 600, mb: 3, p: 0 }}>
            Sajten har
          </Typography>
          {SITE_AREA_NAMES.map((area) => (
            <CheckboxField
              key={area}
              label={SITE_AREAS[area].label}
              text={SITE_AREAS[area].text}
              isChecked={!off.includes(area)}
              onChange={(isOn) =>
                form.setValue("areasOff", isOn ? off.filter((one) => one !== area) : [...off, area], {
                  shouldDirty: true,
                })
              }
            />
          ))}
        </Box>
      </Form>
    </Box>
  );
}
