import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { type FieldValues, get, useController, useFieldArray, useWatch } from "react-hook-form";
import ExpandMore from "~icons/ic/baseline-expand-more";
import {
  emptyValues,
  type FieldsShape,
  type FieldWords,
  titleOf,
  wordsOf,
} from "../../../../schema/programmes/contentFields.ts";
import { capitalised } from "../../../../schema/rules/words/phrases.ts";
import { Card } from "../../../ui/Card.tsx";
import { CheckboxField } from "../../../ui/form/CheckboxField.tsx";
import { DateField } from "../../../ui/form/DateField.tsx";
import { Field } from "../../../ui/form/Field.tsx";
import { FieldInput } from "../../../ui/form/FieldInput.tsx";
import { FieldNotes } from "../../../ui/form/FieldNotes.tsx";
import { errorAt } from "../../../ui/form/fieldOf.ts";
import { LabelledField } from "../../../ui/form/LabelledField.tsx";
import { NumberField } from "../../../ui/form/NumberField.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import type { ZodForm } from "../../../ui/form/useZodForm.ts";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { MoveButtons, useMoving } from "../site/MoveButtons.tsx";
import { MarkdownField } from "../text/MarkdownField.tsx";

/** A form over fields that say themselves how they are shown. */
export type ContentForm = ZodForm<FieldValues>;

interface Shown {
  form: ContentForm;
  /** Shows a text in Markdown as visitors see it. */
  preview: (text: string) => ReactNode;
}

const stack = { display: "grid", gap: 4, gridTemplateColumns: "minmax(0, 1fr)" } as const;

/**
 * The fields of something, each by its kind.
 * @param props.path where they are in the form's values; '' for all of them
 * @param props.within what they are of, where there are several of it, e.g. 'fråga 3'
 */
export function ContentFields(props: Shown & { path: string; shape: FieldsShape; within?: string }) {
  const { path, shape, ...shown } = props;
  return Object.entries(shape).map(([name, schema]) => (
    <ContentField key={name} {...shown} name={path ? `${path}.${name}` : name} words={wordsOf(schema)} />
  ));
}

/** A field by its kind. */
export function ContentField(props: Shown & { name: string; words: FieldWords; within?: string }) {
  const { form, name, words, preview, within } = props;
  const { label, hint, isOptional } = words;
  const field = { form, name, label, hint, isOptional, autoComplete: "off" };
  switch (words.kind) {
    case "key":
      return null;
    case "line":
      return <Field {...field} />;
    case "text":
      return <Field {...field} rows={3} />;
    case "markdown":
      return (
        <MarkdownField
          {...field}
          label={within ? `${label}, ${within}` : label}
          rows={8}
          hasSources
          preview={preview}
        />
      );
    case "lines":
      return <LinesField {...field} />;
    case "number":
      return <NumberField {...field} min={1} max={10_000} step={1} hasTextInput />;
    case "choice":
      return (
        <SelectField
          {...field}
          choices={words.choices.map((one) => ({ ...one, name: one.value }))}
          placeholder={isOptional ? "Ingen" : "Välj"}
        />
      );
    case "flag":
      return <FlagField form={form} name={name} label={label} />;
    case "day":
      return <DateField {...field} />;
    case "group":
      return <GroupField form={form} preview={preview} name={name} words={words} />;
    default:
      return <EntriesField form={form} preview={preview} name={name} words={words} />;
  }
}

/** Short texts, one on each line. */
function LinesField({ form, name, label, hint }: { form: ContentForm; name: string; label: string; hint?: string }) {
  const { field } = useController({ control: form.control, name });
  const lines = (field.value ?? []) as readonly string[];
  return (
    <LabelledField label={label} hint={hint} error={errorAt(form, name)}>
      {(ties) => (
        <FieldInput
          {...ties}
          name={name}
          value={lines.join("\n")}
          onChange={(event) => field.onChange(event.target.value === "" ? [] : event.target.value.split("\n"))}
          onBlur={field.onBlur}
          inputRef={field.ref}
          inputComponent="textarea"
          slotProps={{
            input: { spellCheck: true, lang: "sv", ...{ rows: Math.min(Math.max(3, lines.length + 1), 12) } },
          }}
          sx={{ width: "100%" }}
        />
      )}
    </LabelledField>
  );
}

function FlagField({ form, name, label }: { form: ContentForm; name: string; label: string }) {
  const { field } = useController({ control: form.control, name });
  return (
    <CheckboxField
      label={label}
      isChecked={field.value === true}
      onChange={field.onChange}
      inputRef={field.ref}
      error={errorAt(form, name)}
    />
  );
}

/** Fields that belong together, or none of them. */
function GroupField(props: Shown & { name: string; words: Extract<FieldWords, { kind: "group" }> }) {
  const { form, name, words, preview } = props;
  const { label, shape, isOptional } = words;
  const value: unknown = useWatch({ control: form.control, name });
  const put = (group: unknown) => form.setValue(name, group, { shouldDirty: true });
  return (
    <Card component="section" aria-label={label} sx={stack}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
        <Typography variant="h4" component="h3" sx={{ mr: "auto" }}>
          {label}
        </Typography>
        {isOptional && (
          <Button
            color={value ? "error" : "primary"}
            aria-label={`${value ? "Ta bort" : "Lägg till"}: ${label}`}
            onClick={() => put(value ? null : emptyValues(shape))}
            sx={{ minHeight: 44 }}
          >
            {value ? "Ta bort" : "Lägg till"}
          </Button>
        )}
      </Box>
      {Boolean(value) && <ContentFields form={form} preview={preview} path={name} shape={shape} />}
    </Card>
  );
}

type ListWords = Extract<FieldWords, { kind: "list" }>;

/** Entries of the same kind: written, moved, added and removed; each unfolds. */
function EntriesField(props: Shown & { name: string; words: ListWords }) {
  const { form, name, words, preview } = props;
  const { label, hint, item, shape, max, isFixed } = words;
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name });
  // Places of those that are unfolded: what identifies the entries is other after a save.
  const [opened, setOpened] = useState<readonly number[]>([]);
  const { list, said, say, go } = useMoving(capitalised(item), fields.length, (from, to) => {
    move(from, to);
    setOpened((places) => places.map((place) => (place === from ? to : place === to ? from : place)));
  });
  const turn = (index: number, isOpen: boolean) =>
    setOpened((places) => [...places.filter((place) => place !== index), ...(isOpen ? [index] : [])]);
  const wrong = get(form.formState.errors, name) as { message?: string; root?: { message?: string } } | undefined;
  const heading = `rubrik-${name.replaceAll(".", "-")}`;
  return (
    <Box component="section" aria-labelledby={heading} sx={{ ...stack, gap: 3 }}>
      <Typography id={heading} variant="h4" component="h3">
        {label}
      </Typography>
      {fields.length > 0 && (
        <Box component="ul" ref={list} sx={{ ...stack, gap: 3, listStyle: "none", m: 0, p: 0 }}>
          {fields.map(({ id }, index) => (
            <Entry
              key={id}
              {...{ form, preview, words, index, name: `${name}.${index}` }}
              count={fields.length}
              isOpen={opened.includes(index)}
              onTurn={(isOpen) => turn(index, isOpen)}
              onMove={(to, direction) => go(index, to, direction)}
              onRemove={() => {
                remove(index);
                setOpened((places) =>
                  places.flatMap((place) => (place === index ? [] : place > index ? place - 1 : place)),
                );
                say(`${capitalised(item)} ${index + 1} är borttagen. Det sparas när du sparar.`);
              }}
            />
          ))}
        </Box>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <FieldNotes id={`fel-${name}`} hint={hint} error={wrong?.root?.message ?? wrong?.message} />
      {!isFixed && fields.length < max && (
        <Button
          variant="outlined"
          onClick={() => {
            turn(fields.length, true);
            append(emptyValues(shape), { shouldFocus: false });
          }}
          sx={{ minHeight: 44, justifySelf: "start" }}
        >
          Lägg till {item}
        </Button>
      )}
    </Box>
  );
}

function Entry(
  props: Shown & {
    name: string;
    words: ListWords;
    index: number;
    count: number;
    isOpen: boolean;
    onTurn: (isOpen: boolean) => void;
    onMove: (to: number, direction: "up" | "down") => void;
    onRemove: () => void;
  },
) {
  const { form, name, words, index, preview, isOpen, onTurn } = props;
  const { item, shape, isFixed } = words;
  const title: unknown = useWatch({ control: form.control, name: `${name}.${titleOf(shape)}` });
  // What is wrong within it has to be seen.
  const isWrong = Boolean(get(form.formState.errors, name));
  const unfold = useEffectEvent(() => onTurn(true));
  useEffect(() => {
    if (isWrong) unfold();
  }, [isWrong]);
  const called = `${item} ${index + 1}`;
  const full = title ? `${called}, ${title}` : called;
  return (
    <Card component="li" aria-label={full} sx={{ ...stack, p: { xs: 3, sm: 4 } }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
        <Button
          color="inherit"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? "Fäll ihop" : "Öppna"} ${full}`}
          onClick={() => onTurn(!isOpen)}
          startIcon={<ExpandMore sx={{ transform: isOpen ? "none" : "rotate(-90deg)" }} />}
          sx={{
            flex: "1 1 12rem",
            minHeight: 44,
            justifyContent: "flex-start",
            textAlign: "start",
            overflowWrap: "anywhere",
            fontWeight: 600,
          }}
        >
          {title ? String(title) : capitalised(called)}
        </Button>
        <Box sx={{ display: "flex", flexWrap: "wrap", ml: "auto" }}>
          <MoveButtons name={full} index={index} count={props.count} onMove={props.onMove} />
          {!isFixed && (
            <Button color="error" aria-label={`Ta bort ${full}`} onClick={props.onRemove} sx={{ minHeight: 44 }}>
              Ta bort
            </Button>
          )}
        </Box>
      </Box>
      {isOpen && <ContentFields form={form} preview={preview} path={name} shape={shape} within={called} />}
    </Card>
  );
}
