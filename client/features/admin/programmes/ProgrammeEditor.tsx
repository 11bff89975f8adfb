import type { ApolloCache } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useDeferredValue, useRef, useState } from "react";
import { type FieldValues, useWatch } from "react-hook-form";
import { LEVEL_TITLES } from "../../../../schema/journey/categories.ts";
import { wordsOf } from "../../../../schema/programmes/contentFields.ts";
import {
  contentInWords,
  PROGRAMME_LABELS,
  PROGRAMME_PARTS,
  type ProgrammeContent,
  type ProgrammePart,
} from "../../../../schema/programmes/programmeContent.ts";
import type { Level } from "../../../../schema/programmes/vocabulary.ts";
import { linkReferences } from "../../../../schema/rules/content/sources.ts";
import { programmeWarnings } from "../../../../schema/rules/programmes/specifiedCounts.ts";
import { z } from "../../../../schema/zod.ts";
import { showToast } from "../../../toasts/toasts.ts";
import { Form } from "../../../ui/form/Form.tsx";
import { useZodForm } from "../../../ui/form/useZodForm.ts";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { Markdown } from "../../../ui/markdown/Markdown.tsx";
import { addressOfContentTab } from "../contentTabs.ts";
import { ContentField, ContentFields, type ContentForm } from "../fields/ContentFields.tsx";
import type { ChangedField } from "../text/CurrentVersion.tsx";
import { EditingGuard, useEditing } from "../text/EditingGuard.tsx";
import { Versions } from "../versions/Versions.tsx";
import {
  EditableProgrammeDocument,
  type ProgrammeEditor_ProgrammeFragment,
  useUpdateProgrammeMutation,
} from "./ProgrammesTab.generated.ts";
import { isSamePart, ownOver, picked, savedWith, sectionOf, shapeOf, titleOfPart } from "./programmeParts.ts";
import { Warnings } from "./Warnings.tsx";

/** A programme as it was read, with what it says in its own type. */
interface Programme extends Omit<ProgrammeEditor_ProgrammeFragment, "content"> {
  content: ProgrammeContent;
}

const asProgramme = (read: ProgrammeEditor_ProgrammeFragment): Programme => ({
  ...read,
  content: read.content as ProgrammeContent,
});

/** What of a section is written among the sections. */
const SECTION_TEXTS = ["title", "minutes", "intro"] as const;

/**
 * Editing a part of a programme.
 * @param props.programme as it was when the editor was opened; what others make of it meanwhile changes nothing of what is typed
 */
export function ProgrammeEditor(props: { programme: ProgrammeEditor_ProgrammeFragment; part: ProgrammePart }) {
  const { part } = props;
  const editing = useEditing(asProgramme(props.programme));
  const programme = editing.entity;
  const frame = useRef<HTMLDivElement>(null);
  const [update] = useUpdateProgrammeMutation({ update: forgetProgrammes });
  const apollo = useApolloClient();
  const { content } = programme;
  const level = programme.level.toLowerCase() as Level;
  const fields = savedWith(part);
  const [schema] = useState(() => z.object(shapeOf(fields)) as z.ZodType<FieldValues, FieldValues>);
  const valuesOf = (of: ProgrammeContent) => picked(of, fields) as FieldValues;

  const send = async (edited: FieldValues, version: number) =>
    (await update({ variables: { input: { level: programme.level, version, content: edited } } })).data
      ?.updateProgramme;
  const form: ContentForm = useZodForm(
    schema,
    async (edited) => {
      let payload = await send(edited, programme.version);
      let now = payload?.programme && asProgramme(payload.programme);
      const isOutdated = () => payload?.errors.some(({ code }) => code === "OUTDATED");
      // What others have written of other parts is no conflict.
      if (isOutdated() && now && isSamePart(part, content, now.content)) {
        payload = await send(ownOver(part, edited as Partial<ProgrammeContent>, now.content), now.version);
        now = payload?.programme && asProgramme(payload.programme);
      }
      if (payload?.errors.length)
        return editing
          .refused(payload.errors, now)
          .map((error) => ({ ...error, field: error.field?.replace(/^content\./, "") }));
      if (!now) return undefined;
      showToast({
        title: "Programmet är sparat",
        text: `${LEVEL_TITLES[level]}: ${titleOfPart(part, now.content)}`,
        tone: "confirmation",
      });
      begin(now);
    },
    valuesOf(content),
    {
      // What was folded when the form was sent unfolds first.
      onInvalid: () =>
        setTimeout(() => frame.current?.querySelector<HTMLElement>("[aria-invalid='true']")?.focus(), 50),
    },
  );
  const begin = (saved: Programme) => {
    editing.begin(saved);
    form.reset(valuesOf(saved.content));
  };
  const section = content.sections.findIndex(({ key }) => key === sectionOf(part));
  return (
    <Box ref={frame} sx={{ display: "grid", gap: 6, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <EditingGuard
        editing={editing}
        form={form}
        fieldsOf={(standing, typed) => differences(part, standing.content, { ...standing.content, ...typed })}
        onTake={begin}
        onKeep={(standing) => {
          const kept = ownOver(part, form.getValues() as Partial<ProgrammeContent>, standing.content);
          form.reset(valuesOf(standing.content));
          for (const [name, value] of Object.entries(kept)) form.setValue(name, value, { shouldDirty: true });
        }}
      />
      <Box>
        <TextLink
          to={addressOfContentTab("program")}
          sx={{ display: "inline-flex", alignItems: "center", minHeight: 44 }}
        >
          Till alla program
        </TextLink>
        <Typography variant="h2" sx={{ mt: 2 }}>
          {LEVEL_TITLES[level]}: {titleOfPart(part, content)}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 2, maxWidth: "66ch" }}>
          {EXPLAINED[part] ?? "[1] i en text leder till den första av programmets källor."}{" "}
          <TextLink to={programme.path + (section >= 0 ? `#${part}` : "")} target="_blank">
            Visa på sajten
          </TextLink>
        </Typography>
        <Box sx={{ mt: 4 }}>
          <Versions
            of="PROGRAMME"
            id={level}
            hasChanges={form.formState.isDirty}
            onTaken={async () => {
              const options = { query: EditableProgrammeDocument, variables: { level: programme.level } };
              const { data } = await apollo.query({ ...options, fetchPolicy: "network-only" });
              if (data?.editableProgramme) begin(asProgramme(data.editableProgramme));
            }}
          />
        </Box>
      </Box>
      <Form form={form} label="Spara" pendingLabel="Sparar …" remedy={editing.remedy}>
        {section >= 0 && <SectionTexts form={form} section={section} />}
        <ContentFields form={form} preview={preview} path="" shape={shapeOf(PROGRAMME_PARTS[part])} />
        <WarningsBeforeSaving {...{ form, level, part, content, schema }} />
      </Form>
    </Box>
  );
}

const EXPLAINED: Partial<Record<ProgrammePart, string>> = {
  programme: "Det som står överst på programmets sida, och kortet på översikten.",
  order:
    "Vad avsnitten heter, i vilken ordning de står och vilka som visas. Det som besökare har läst finns kvar, även i ett avsnitt som inte visas.",
  sources: "Det som [1], [2] … i texterna leder till.",
};

const preview = (text: string) => <Markdown text={linkReferences(text)} />;

/** What a section is called, and how it begins. */
function SectionTexts({ form, section }: { form: ContentForm; section: number }) {
  const words = wordsOf(shapeOf(["sections"]).sections as never);
  const shape = words.kind === "list" ? words.shape : {};
  return SECTION_TEXTS.map((name) => (
    <ContentField
      key={name}
      form={form}
      preview={preview}
      name={`sections.${section}.${name}`}
      words={wordsOf(shape[name] as never)}
    />
  ));
}

/** What would differ from what was specified, if it were saved as it is typed. */
function WarningsBeforeSaving(props: {
  form: ContentForm;
  level: Level;
  part: ProgrammePart;
  content: ProgrammeContent;
  schema: z.ZodType<FieldValues, FieldValues>;
}) {
  const { part, content } = props;
  const typed = useDeferredValue(useWatch({ control: props.form.control }));
  const checked = props.schema.safeParse(typed).data;
  const told: readonly ProgrammePart[] = [part, "sources", ...(sectionOf(part) ? ["order" as const] : [])];
  const warnings = checked ? programmeWarnings(props.level, { ...content, ...checked }) : [];
  return (
    <Box role="status">
      <Warnings warnings={warnings.filter((warning) => told.includes(warning.part))}>Det går att spara ändå.</Warnings>
    </Box>
  );
}

/** In which fields of a part what stands now differs from what was typed. */
function differences(part: ProgrammePart, now: ProgrammeContent, typed: ProgrammeContent): ChangedField[] {
  const [stands, own] = [contentInWords(now), contentInWords({ ...typed, ...ownOver(part, typed, now) })];
  return savedWith(part).flatMap((name) =>
    stands[name] === own[name] ? [] : [{ label: PROGRAMME_LABELS[name], now: stands[name] ?? "" }],
  );
}

/** What was read of programmes may be different now. */
function forgetProgrammes(cache: ApolloCache): void {
  for (const fieldName of ["programme", "programmes", "programmeProgress", "journeyItems"])
    cache.evict({ id: "ROOT_QUERY", fieldName });
}
