import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useFieldArray, useWatch } from "react-hook-form";
import type { z } from "zod";
import {
  MAX_BUTTON,
  MAX_CARD_TEXT,
  MAX_CARD_TITLE,
  MAX_START_HEADING,
  MAX_START_TEXT,
  startPageSchema,
} from "../../../../schema/siteEditing.ts";
import { DEFAULT_START, START_JOURNEY, type StartPage } from "../../../../schema/startPage.ts";
import { StartCards } from "../../../shell/start/StartCards.tsx";
import { StartHero } from "../../../shell/start/StartHero.tsx";
import { Card } from "../../../ui/Card.tsx";
import { CheckboxField } from "../../../ui/form/CheckboxField.tsx";
import { Field } from "../../../ui/form/Field.tsx";
import { FieldNotes } from "../../../ui/form/FieldNotes.tsx";
import { errorAt } from "../../../ui/form/fieldOf.ts";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import type { ZodForm } from "../../../ui/form/useZodForm.ts";
import { useIsOff } from "../../../ui/link/areasOff.ts";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { LibraryImageField } from "../images/LibraryImageField.tsx";
import { MoveButtons, useMoving } from "./MoveButtons.tsx";
import { type SiteTabs_SettingsFragment as Settings, useUpdateStartPageMutation } from "./SiteTabs.generated.ts";
import { useSettingsForm } from "./useSettingsForm.tsx";
import { choicesOf, useSitePages } from "./useSitePages.ts";
import { WithSettings } from "./WithSettings.tsx";

/** The tab 'Startsida': its opening and its cards. */
export const StartTab = () => <WithSettings>{(settings) => <StartForm settings={settings} />}</WithSettings>;

type Values = z.input<typeof startPageSchema>;
type StartEditor = ZodForm<Values, z.output<typeof startPageSchema>>;

const valuesOfPage = ({ heading, text, imageUrl, mainButton, moreLink, cards }: StartPage): Values => ({
  heading,
  text,
  imageUrl,
  mainButton: { path: mainButton.path, label: mainButton.label },
  moreLink: { path: moreLink.path, label: moreLink.label },
  cards: cards.map(({ icon, isOn, title, text, path, action }) => ({ icon, isOn, title, text, path, action })),
});

const valuesOf = ({ startPage }: Settings): Values => valuesOfPage(startPage);

const INTRODUCTION = { value: START_JOURNEY, name: START_JOURNEY, label: "Introduktionen (öppnas på sidan)" };

function StartForm({ settings: given }: { settings: Settings }) {
  const [update] = useUpdateStartPageMutation({});
  const { form, settings, framed } = useSettingsForm({
    schema: startPageSchema,
    settings: given,
    valuesOf,
    save: async (start, version) =>
      (await update({ variables: { input: { ...start, version } } })).data?.updateStartPage,
    saved: () => ({ title: "Startsidan är sparad", text: "Besökare ser den nu." }),
    factsOf: ({ heading, text, imageUrl, mainButton, moreLink, cards }) => [
      { label: "Rubrik", now: heading },
      { label: "Text", now: text },
      { label: "Bild", now: imageUrl },
      { label: "Knapp", now: `${mainButton.label} (${mainButton.path})` },
      { label: "Länk", now: `${moreLink.label} (${moreLink.path})` },
      {
        label: "Kort",
        now: cards
          .map((card) => `${card.title}${card.isOn ? "" : " (visas inte)"}: ${card.text} ${card.action} (${card.path})`)
          .join("\n"),
      },
    ],
  });
  const choices = choicesOf(useSitePages(settings.areasOff));
  const imageUrl = useWatch({ control: form.control, name: "imageUrl" });
  return (
    <>
      <Box sx={{ maxWidth: 760 }}>
        <Typography variant="h2">Startsida</Typography>
        <Typography color="textSecondary" sx={{ mt: 3, mb: 6 }}>
          Det första som besökare ser. Längst ner visas den som den blir, innan du sparar.
        </Typography>
        {framed(
          <>
            <Field form={form} name="heading" label="Rubrik" maxLength={MAX_START_HEADING} autoComplete="off" />
            <Field form={form} name="text" label="Text" rows={3} maxLength={MAX_START_TEXT} autoComplete="off" />
            <div>
              <Typography sx={{ fontWeight: 600, mb: 2 }}>Bild</Typography>
              <LibraryImageField
                chosen={imageUrl}
                kept={settings.startPage.imageUrl}
                onChoose={(url) => form.setValue("imageUrl", url, { shouldDirty: true, shouldValidate: true })}
                error={errorAt(form, "imageUrl")}
                words={{
                  none: "Ingen bild: sajtens egen teckning visas",
                  choose: "Välj bild ur biblioteket",
                  remove: "Ta bort bilden",
                }}
              />
              <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
                Den beskärs till 4:3. Det den föreställer, för dem som inte ser den, är bildens text i biblioteket.
              </Typography>
            </div>
            <LinkFields form={form} name="mainButton" title="Knapp" choices={[INTRODUCTION, ...choices]} />
            <LinkFields form={form} name="moreLink" title="Länk bredvid knappen" choices={choices} />
            <Cards form={form} choices={choices} />
            <Button
              variant="outlined"
              onClick={() => form.reset(valuesOfPage(DEFAULT_START), { keepDefaultValues: true })}
              sx={{ justifySelf: "start", minHeight: 44 }}
            >
              Som det var från början
            </Button>
          </>,
        )}
      </Box>
      <Preview form={form} />
    </>
  );
}

type PageChoices = ReturnType<typeof choicesOf>;

const group = { display: "grid", gap: 4, gridTemplateColumns: "minmax(0, 1fr)" } as const;

function LinkFields(props: {
  form: StartEditor;
  name: "mainButton" | "moreLink";
  title: string;
  choices: PageChoices;
}) {
  const { form, name } = props;
  return (
    <Card component="section" aria-label={props.title} sx={group}>
      <Typography variant="h4" component="h3">
        {props.title}
      </Typography>
      <Field form={form} name={`${name}.label`} label="Text" maxLength={MAX_BUTTON} autoComplete="off" />
      <SelectField
        form={form}
        name={`${name}.path`}
        label="Leder till"
        placeholder="Välj en sida"
        choices={props.choices}
      />
    </Card>
  );
}

/** The six cards: written, moved, shown or not. */
function Cards({ form, choices }: { form: StartEditor; choices: PageChoices }) {
  const { fields, move } = useFieldArray({ control: form.control, name: "cards" });
  const { list, said, go } = useMoving("Kortet", fields.length, move);
  const wrong = form.formState.errors.cards;
  return (
    <Box component="section" aria-labelledby="kort" sx={group}>
      <Typography id="kort" variant="h3">
        Kort
      </Typography>
      <Box component="ul" ref={list} sx={{ listStyle: "none", m: 0, p: 0, ...group }}>
        {fields.map(({ id }, index) => (
          <CardFields
            key={id}
            form={form}
            index={index}
            count={fields.length}
            choices={choices}
            onMove={(to, direction) => go(index, to, direction)}
          />
        ))}
      </Box>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <FieldNotes id="kort-fel" error={wrong?.root?.message ?? wrong?.message} />
    </Box>
  );
}

function CardFields(props: {
  form: StartEditor;
  index: number;
  count: number;
  choices: PageChoices;
  onMove: (to: number, direction: "up" | "down") => void;
}) {
  const { form, index } = props;
  const name = `cards.${index}` as const;
  const { isOn, title } = useWatch({ control: form.control, name });
  const called = `kort ${index + 1}, ${title}`;
  return (
    <Card component="li" aria-label={`Kort ${index + 1}`} sx={group}>
      <Box sx={{ display: "flex", alignItems: "center" }}>
        <Typography variant="h4" sx={{ mr: "auto" }}>
          Kort {index + 1}
        </Typography>
        <MoveButtons name={called} index={index} count={props.count} onMove={props.onMove} />
      </Box>
      <CheckboxField
        label="Visas"
        isChecked={isOn}
        onChange={(checked) => form.setValue(`${name}.isOn`, checked, { shouldDirty: true })}
      />
      <Field form={form} name={`${name}.title`} label="Rubrik" maxLength={MAX_CARD_TITLE} autoComplete="off" />
      <Field form={form} name={`${name}.text`} label="Text" rows={2} maxLength={MAX_CARD_TEXT} autoComplete="off" />
      <Field form={form} name={`${name}.action`} label="Knappens text" maxLength={MAX_BUTTON} autoComplete="off" />
      <SelectField
        form={form}
        name={`${name}.path`}
        label="Leder till"
        placeholder="Välj en sida"
        choices={props.choices}
      />
    </Card>
  );
}

/** The page as it would be; nothing in it can be pressed. */
function Preview({ form }: { form: StartEditor }) {
  const { heading, text, imageUrl, mainButton, moreLink, cards } = useWatch({ control: form.control }) as Values;
  const isOff = useIsOff();
  const shown = cards.filter(({ isOn, path }) => isOn && path && !isOff(path));
  return (
    <Box component="section" aria-labelledby="forhandsvisning" sx={{ mt: 12 }}>
      <Typography id="forhandsvisning" variant="h3" component="h2" sx={{ mb: 4 }}>
        Så blir den
      </Typography>
      <Card inert sx={{ p: 0, overflow: "hidden" }}>
        <StartHero
          isPreview
          heading={heading}
          text={text}
          image={imageUrl ? { url: imageUrl, alt: "" } : null}
          actions={
            <>
              <Button variant="contained" size="large" component="span" sx={{ px: 7, minHeight: 52 }}>
                {mainButton.label}
              </Button>
              <Typography component="span" sx={{ textDecoration: "underline", py: 2.5 }}>
                {moreLink.label}
              </Typography>
            </>
          }
        />
        <Box sx={{ p: { xs: 3, md: 6 } }}>
          <StartCards cards={shown} />
        </Box>
      </Card>
    </Box>
  );
}
