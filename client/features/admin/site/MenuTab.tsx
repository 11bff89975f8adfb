import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { useEffect, useRef } from "react";
import { get, useFieldArray, useWatch } from "react-hook-form";
import type { z } from "zod";
import Close from "~icons/ic/baseline-close";
import { MAX_FOOTER_LINKS, MAX_LINK_LABEL, MAX_MENU_LINKS, siteMenuSchema } from "../../../../schema/siteEditing.ts";
import { DEFAULT_FOOTER, DEFAULT_MENU, type SiteLink } from "../../../../schema/siteMenu.ts";
import { Card } from "../../../ui/Card.tsx";
import { Field } from "../../../ui/form/Field.tsx";
import { FieldNotes } from "../../../ui/form/FieldNotes.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import type { ZodForm } from "../../../ui/form/useZodForm.ts";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { MoveButtons, useMoving } from "./MoveButtons.tsx";
import { type SiteTabs_SettingsFragment as Settings, useUpdateSiteMenuMutation } from "./SiteTabs.generated.ts";
import { useSettingsForm } from "./useSettingsForm.tsx";
import { choicesOf, type SitePage, useSitePages } from "./useSitePages.ts";
import { WithSettings } from "./WithSettings.tsx";

/** The tab 'Meny': what stands in the menu and in the footer. */
export const MenuTab = () => <WithSettings>{(settings) => <MenuForm settings={settings} />}</WithSettings>;

type Values = z.input<typeof siteMenuSchema>;
type MenuEditor = ZodForm<Values, z.output<typeof siteMenuSchema>>;

const linksOf = (links: readonly SiteLink[]): Values["menu"] => links.map(({ path, label }) => ({ path, label }));

const valuesOf = ({ menu, footer }: Pick<Settings, "menu" | "footer">): Values => ({
  menu: linksOf(menu),
  footer: footer.map(({ title, links }) => ({ title, links: linksOf(links) })),
});

const AS_IT_CAME: Values = {
  menu: linksOf(DEFAULT_MENU),
  footer: DEFAULT_FOOTER.map(({ title, links }) => ({ title, links: linksOf(links) })),
};

const inWords = (links: Values["menu"]): string => links.map(({ label, path }) => `${label} (${path})`).join("\n");

function MenuForm({ settings: given }: { settings: Settings }) {
  const [update] = useUpdateSiteMenuMutation({});
  const { form, settings, framed } = useSettingsForm({
    schema: siteMenuSchema,
    settings: given,
    valuesOf,
    save: async (links, version) =>
      (await update({ variables: { input: { ...links, version } } })).data?.updateSiteMenu,
    saved: () => ({ title: "Menyn och sidfoten är sparade", text: "De syns på alla sidor." }),
    factsOf: ({ menu, footer }) => [
      { label: "Meny", now: inWords(menu) },
      ...footer.map(({ title, links }, at) => ({
        label: `Sidfoten, grupp ${at + 1}`,
        now: `${title}\n${inWords(links)}`,
      })),
    ],
  });
  const pages = useSitePages(settings.areasOff);
  const wrong = form.formState.errors.footer;
  return (
    <Box sx={{ maxWidth: 760 }}>
      <Typography variant="h2">Meny och sidfot</Typography>
      <Typography color="textSecondary" sx={{ mt: 3, mb: 6 }}>
        Vilka sidor som står i menyn och sidfoten, i vilken ordning och med vilka namn. En länk till en del som är
        avstängd, eller till ett utkast, syns inte förrän delen är på eller sidan är publicerad.
      </Typography>
      {framed(
        <>
          <Links form={form} name="menu" title="Meny" pages={pages} max={MAX_MENU_LINKS} />
          <Typography variant="h3" component="h2" sx={{ mt: 4 }}>
            Sidfot
          </Typography>
          <Typography color="textSecondary">
            Tre grupper. En som är tom syns inte. Egna sidor med ”Länk i sidfoten” som inte står här kommer sist i den
            sista gruppen.
          </Typography>
          {([0, 1, 2] as const).map((at) => (
            <Links
              key={at}
              form={form}
              name={`footer.${at}.links`}
              title={`Grupp ${at + 1} i sidfoten`}
              heading={`footer.${at}.title`}
              pages={pages}
              max={MAX_FOOTER_LINKS}
            />
          ))}
          <FieldNotes id="sidfot-fel" error={wrong?.root?.message ?? wrong?.message} />
          <Button
            variant="outlined"
            onClick={() => form.reset(AS_IT_CAME, { keepDefaultValues: true })}
            sx={{ justifySelf: "start", minHeight: 44 }}
          >
            Som det var från början
          </Button>
        </>,
      )}
    </Box>
  );
}

type LinksName = "menu" | `footer.${0 | 1 | 2}.links`;

/** Links in their order: added, named, moved and removed. */
function Links(props: {
  form: MenuEditor;
  name: LinksName;
  title: string;
  /** Field of their heading, where they have one. */
  heading?: `footer.${0 | 1 | 2}.title`;
  pages: readonly SitePage[];
  max: number;
}) {
  const { form, name, pages } = props;
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name });
  const { list, said, say, go } = useMoving("Länken", fields.length, move);
  const wrong = get(form.formState.errors, name) as { message?: string; root?: { message?: string } } | undefined;
  return (
    <Card
      component="section"
      aria-label={props.title}
      sx={{ display: "grid", gap: 4, gridTemplateColumns: "minmax(0, 1fr)" }}
    >
      <Typography variant="h4" component="h3">
        {props.title}
      </Typography>
      {props.heading && (
        <Field form={form} name={props.heading} label="Rubrik" maxLength={MAX_LINK_LABEL} autoComplete="off" />
      )}
      <Box component="ul" ref={list} sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 4 }}>
        {fields.map(({ id }, index) => (
          <LinkRow
            key={id}
            form={form}
            name={`${name}.${index}`}
            at={index}
            count={fields.length}
            pages={pages}
            onMove={(to, direction) => go(index, to, direction)}
            onRemove={() => {
              remove(index);
              say("Länken är borttagen.");
            }}
          />
        ))}
      </Box>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <FieldNotes id={`fel-${name}`} error={wrong?.root?.message ?? wrong?.message} />
      {fields.length < props.max && (
        <Button
          variant="outlined"
          onClick={() => append({ path: "", label: "" }, { focusName: `${name}.${fields.length}.path` })}
          sx={{ minHeight: 44, justifySelf: "start" }}
        >
          Lägg till länk
        </Button>
      )}
    </Card>
  );
}

function LinkRow(props: {
  form: MenuEditor;
  name: `${LinksName}.${number}`;
  at: number;
  count: number;
  pages: readonly SitePage[];
  onMove: (to: number, direction: "up" | "down") => void;
  onRemove: () => void;
}) {
  const { form, name, at, pages } = props;
  const { setValue, getValues } = form;
  const path = useWatch({ control: form.control, name: `${name}.path` });
  const label = useWatch({ control: form.control, name: `${name}.label` });
  const proposal = pages.find((page) => page.path === path)?.label.slice(0, MAX_LINK_LABEL);
  // A page's own name until somebody writes another.
  const proposed = useRef("");
  useEffect(() => {
    if (proposal === undefined || getValues(`${name}.label`) !== proposed.current) return;
    proposed.current = proposal;
    setValue(`${name}.label`, proposal, { shouldDirty: true });
  }, [proposal, name, setValue, getValues]);
  const called = `länk ${at + 1}${label ? `, ${label}` : ""}`;
  return (
    <Box
      component="li"
      sx={{
        display: "grid",
        gap: 3,
        gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "minmax(0, 1fr) minmax(0, 1fr) auto" },
        alignItems: "end",
      }}
    >
      <SelectField
        form={form}
        name={`${name}.path`}
        label="Sida"
        placeholder="Välj en sida"
        choices={choicesOf(pages)}
      />
      <Field form={form} name={`${name}.label`} label="Namn" maxLength={MAX_LINK_LABEL} autoComplete="off" />
      <Box sx={{ display: "flex" }}>
        <MoveButtons name={called} index={at} count={props.count} onMove={props.onMove} />
        <IconButton aria-label={`Ta bort ${called}`} onClick={props.onRemove} sx={{ width: 44, height: 44 }}>
          <Close />
        </IconButton>
      </Box>
    </Box>
  );
}
