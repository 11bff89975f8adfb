import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useMemo } from "react";
import { get, useFieldArray, useWatch } from "react-hook-form";
import Add from "~icons/ic/baseline-add";
import type { ArticleForm, EditedArticle } from "../../../../schema/articleEditing.ts";
import {
  ALL_LABELS,
  IN_SHORT_LABELS,
  MAX_IN_SHORT,
  MAX_IN_SHORT_TEXT,
} from "../../../../schema/rules/content/inShort.ts";
import { headingsOf } from "../../../../schema/rules/content/markdown/headingsOf.ts";
import { sourcesOf } from "../../../../schema/rules/content/sources.ts";
import { Field } from "../../../ui/form/Field.tsx";
import { FieldNotes } from "../../../ui/form/FieldNotes.tsx";
import { optionOf } from "../../../ui/form/optionOf.ts";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import type { ZodForm } from "../../../ui/form/useZodForm.ts";
import { Notice } from "../../../ui/Notice.tsx";
import { FieldSection } from "./ArticleFields.tsx";

const LABELS = ALL_LABELS.map((label) => optionOf(label, label));
const SOURCE_LENGTH = 60;

/**
 * What a guide says in short, in up to four lines; each leads to one of the guide's own sections and names one of its sources.
 * @param props.content the guide's text, as it was typed so far
 */
export function InShortFields({ form, content }: { form: ZodForm<ArticleForm, EditedArticle>; content: string }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "inShort" });
  const lines = useWatch({ control: form.control, name: "inShort" });
  const headings = useMemo(() => headingsOf(content), [content]);
  const sources = useMemo(() => sourcesOf(content), [content]);
  const wrong = get(form.formState.errors, "inShort") as { message?: string; root?: { message?: string } } | undefined;
  const sections = headings.map(({ id, text }) => optionOf(id, text));
  const sourceChoices = sources.map(({ number, text }) =>
    optionOf(
      String(number),
      `[${number}] ${text.length > SOURCE_LENGTH ? `${text.slice(0, SOURCE_LENGTH).trimEnd()} …` : text}`,
    ),
  );
  const lost = lines.filter(({ section }) => section && !headings.some(({ id }) => id === section));
  return (
    <FieldSection title="I korthet">
      <Typography color="textSecondary" sx={{ maxWidth: "60ch" }}>
        Upp till fyra rader som visas under beskrivningen. Skriv bara det som guidens text säger. Utan rader visas
        ingenting.
      </Typography>
      {lost.length > 0 && (
        <Notice tone="warning">
          {lost.map(({ label }) => `”${label}”`).join(" och ")} leder till ett avsnitt som inte längre finns i texten.
          Välj ett annat innan guiden publiceras.
        </Notice>
      )}
      {fields.map(({ id }, index) => (
        <Box
          key={id}
          role="group"
          aria-label={`Rad ${index + 1}`}
          sx={{ display: "grid", gap: 4, p: 4, bgcolor: "mist", borderRadius: 2 }}
        >
          <SelectField
            form={form}
            name={`inShort.${index}.label`}
            label="Fråga"
            placeholder="Välj fråga"
            choices={LABELS}
          />
          <Field form={form} name={`inShort.${index}.text`} label="Svar" rows={3} maxLength={MAX_IN_SHORT_TEXT} />
          <SelectField
            form={form}
            name={`inShort.${index}.section`}
            label="Avsnitt"
            placeholder="Välj avsnitt"
            choices={withStored(sections, lines[index]?.section)}
          />
          <SelectField
            form={form}
            name={`inShort.${index}.source`}
            label="Källa"
            placeholder="Ingen källa"
            choices={withStored(sourceChoices, lines[index]?.source)}
            isOptional
          />
          <Button color="error" onClick={() => remove(index)} sx={{ justifySelf: "start", minHeight: 44, ml: -2 }}>
            Ta bort raden
          </Button>
        </Box>
      ))}
      {fields.length < MAX_IN_SHORT && (
        <Button
          variant="outlined"
          startIcon={<Add />}
          onClick={() =>
            append({ label: IN_SHORT_LABELS.remedy[fields.length] ?? "", text: "", section: "", source: "" })
          }
          sx={{ justifySelf: "start", minHeight: 48 }}
        >
          Lägg till rad
        </Button>
      )}
      <FieldNotes id="i-korthet" error={wrong?.message ?? wrong?.root?.message} />
    </FieldSection>
  );
}

/** Choices with what is stored, where the text has it no more: a list that lacks it would show another one. */
function withStored(choices: ReturnType<typeof optionOf>[], stored: string | number | null | undefined) {
  const value = String(stored ?? "");
  return value === "" || choices.some((choice) => choice.value === value)
    ? choices
    : [...choices, optionOf(value, `${value} (finns inte längre)`)];
}
