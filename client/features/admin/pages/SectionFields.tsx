import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useFieldArray, useWatch } from "react-hook-form";
import ArrowDownward from "~icons/ic/baseline-arrow-downward";
import ArrowUpward from "~icons/ic/baseline-arrow-upward";
import { type EditedPage, MAX_PAGE_LINE, MAX_SECTIONS, type PageForm } from "../../../../schema/pageEditing.ts";
import { fillPlaceholders } from "../../../../schema/rules/content/placeholders.ts";
import { slugOf } from "../../../../schema/rules/words/text.ts";
import { useSite } from "../../../shell/site.ts";
import { Card } from "../../../ui/Card.tsx";
import { Field } from "../../../ui/form/Field.tsx";
import { FieldNotes } from "../../../ui/form/FieldNotes.tsx";
import type { ZodForm } from "../../../ui/form/useZodForm.ts";
import { Markdown } from "../../../ui/markdown/Markdown.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { MarkdownField } from "../text/MarkdownField.tsx";

type EditorForm = ZodForm<PageForm, EditedPage>;

/** A section as it is stored. */
interface StoredSection {
  anchor: string;
  attachment: string | null;
}

/** The sections of a page: written, moved, added and removed. Those that are stored keep their anchors, which links lead to. */
export function SectionFields({ form, stored }: { form: EditorForm; stored: readonly StoredSection[] }) {
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: "sections" });
  const list = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState("");
  const go = (from: number, to: number, direction: "up" | "down") => {
    // At once, so that the button that was pressed keeps the focus at its section's new place.
    flushSync(() => {
      move(from, to);
      setSaid(`Avsnittet är nu nummer ${to + 1} av ${fields.length}.`);
    });
    const buttons = list.current?.querySelectorAll<HTMLElement>(`[data-direction='${direction}']`);
    buttons?.[to]?.focus();
  };
  const wrong = form.formState.errors.sections;
  return (
    <Box
      component="section"
      aria-labelledby="avsnitt"
      sx={{ display: "grid", gap: 5, gridTemplateColumns: "minmax(0, 1fr)" }}
    >
      <Typography id="avsnitt" variant="h3">
        Avsnitt
      </Typography>
      <Box ref={list} sx={{ display: "grid", gap: 5, gridTemplateColumns: "minmax(0, 1fr)" }}>
        {fields.map(({ id, anchor }, index) => (
          <Section
            key={id}
            form={form}
            index={index}
            count={fields.length}
            stored={stored.find((section) => section.anchor === anchor)}
            onMove={(to, direction) => go(index, to, direction)}
            onRemove={() => {
              remove(index);
              setSaid("Avsnittet är borttaget.");
            }}
          />
        ))}
      </Box>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <FieldNotes id="avsnitt" error={wrong?.root?.message ?? wrong?.message} />
      {fields.length < MAX_SECTIONS && (
        <Button
          variant="outlined"
          onClick={() => append({ anchor: "", title: "", body: "" }, { focusName: `sections.${fields.length}.title` })}
          sx={{ minHeight: 48, justifySelf: "start" }}
        >
          Lägg till avsnitt
        </Button>
      )}
    </Box>
  );
}

function Section(props: {
  form: EditorForm;
  index: number;
  count: number;
  stored: StoredSection | undefined;
  onMove: (to: number, direction: "up" | "down") => void;
  onRemove: () => void;
}) {
  const { form, index, count, stored } = props;
  const site = useSite();
  const title = useWatch({ control: form.control, name: `sections.${index}.title` });
  const name = `avsnitt ${index + 1}${title ? `, ${fillPlaceholders(title, site)}` : ""}`;
  return (
    <Card
      component="section"
      aria-label={`Avsnitt ${index + 1}`}
      sx={{ display: "grid", gap: 4, gridTemplateColumns: "minmax(0, 1fr)" }}
    >
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
        <Typography variant="h4" sx={{ mr: "auto" }}>
          Avsnitt {index + 1}
        </Typography>
        <IconButton
          aria-label={`Flytta upp ${name}`}
          data-direction="up"
          aria-disabled={index === 0}
          onClick={() => index > 0 && props.onMove(index - 1, "up")}
          sx={{ width: 44, height: 44, opacity: index === 0 ? 0.4 : 1 }}
        >
          <ArrowUpward />
        </IconButton>
        <IconButton
          aria-label={`Flytta ner ${name}`}
          data-direction="down"
          aria-disabled={index === count - 1}
          onClick={() => index < count - 1 && props.onMove(index + 1, "down")}
          sx={{ width: 44, height: 44, opacity: index === count - 1 ? 0.4 : 1 }}
        >
          <ArrowDownward />
        </IconButton>
        {!stored?.attachment && (
          <Button color="error" aria-label={`Ta bort ${name}`} onClick={props.onRemove} sx={{ minHeight: 44 }}>
            Ta bort
          </Button>
        )}
      </Box>
      <Field
        form={form}
        name={`sections.${index}.title`}
        label="Rubrik"
        maxLength={MAX_PAGE_LINE}
        autoComplete="off"
        hint={stored && `Länkar hit slutar på #${stored.anchor}.`}
      />
      {!stored && <Anchor form={form} index={index} title={title} />}
      <MarkdownField
        form={form}
        name={`sections.${index}.body`}
        label={`Text i avsnitt ${index + 1}`}
        rows={10}
        preview={(text) => <Markdown text={fillPlaceholders(text, site)} />}
        hint={stored?.attachment && "Under texten visas tabellen över sparade uppgifter. Den finns kvar."}
      />
    </Card>
  );
}

/** The anchor of a new section: proposed from its heading until somebody writes another. */
function Anchor({ form, index, title }: { form: EditorForm; index: number; title: string }) {
  const proposed = useRef("");
  const { setValue, getValues } = form;
  useEffect(() => {
    if (getValues(`sections.${index}.anchor`) !== proposed.current) return;
    proposed.current = slugOf(title);
    setValue(`sections.${index}.anchor`, proposed.current);
  }, [title, index, setValue, getValues]);
  return (
    <Field
      form={form}
      name={`sections.${index}.anchor`}
      label="Ankare"
      maxLength={100}
      spellCheck={false}
      autoComplete="off"
      hint="Avsnittets plats i adressen, efter #. Kan inte ändras sedan sidan är sparad."
    />
  );
}
