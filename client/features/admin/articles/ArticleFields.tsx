import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type ReactNode, useEffect } from "react";
import { useController, useWatch } from "react-hook-form";
import {
  ARTICLE_STATE_NAMES,
  type ArticleForm,
  type EditedArticle,
  MAX_BADGE,
  MAX_BADGES,
  MAX_DESCRIPTION,
  MAX_REVIEWER,
  MAX_TITLE,
} from "../../../../schema/articleEditing.ts";
import { GRAPH_TOPICS, TOPICS } from "../../../../schema/articles.ts";
import { dayOf } from "../../../../schema/rules/words/days.ts";
import { slugOf } from "../../../../schema/rules/words/text.ts";
import { CheckboxField } from "../../../ui/form/CheckboxField.tsx";
import { Choices } from "../../../ui/form/Choices.tsx";
import { DateField } from "../../../ui/form/DateField.tsx";
import { Field } from "../../../ui/form/Field.tsx";
import { ListField } from "../../../ui/form/ListField.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { TimeField } from "../../../ui/form/TimeField.tsx";
import type { ZodForm } from "../../../ui/form/useZodForm.ts";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import type { EditorArticle, EditorAuthor } from "./articleForm.ts";

/** The form of an article. */
type EditorForm = ZodForm<ArticleForm, EditedArticle>;

const option = (value: string, label: string) => ({ value, name: value, label });
const TOPIC_CHOICES = Object.entries(GRAPH_TOPICS).map(([name, topic]) => option(name, TOPICS[topic]));
const DIFFICULTY_CHOICES = [option("EASY", "Lätt"), option("MEDIUM", "Medium"), option("HARD", "Svår")];
const STATE_LABELS = {
  DRAFT: "Utkast: syns bara för administratörer",
  SCHEDULED: "Schemalagd: publiceras av sig själv",
  PUBLISHED: "Publicerad: syns för alla",
};
const STATE_CHOICES = ARTICLE_STATE_NAMES.map((state) => option(state, STATE_LABELS[state]));
const line = { autoComplete: "off" } as const;
const PAIR = {
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
  gap: 5,
};

/** Fields that belong together, under their heading. */
export const FieldSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box
    component="section"
    aria-label={title}
    sx={{ display: "grid", gap: 5, gridTemplateColumns: "minmax(0, 1fr)", mt: 4 }}
  >
    <Typography variant="h3">{title}</Typography>
    {children}
  </Box>
);

/** What a guide is called and about. */
export function AboutFields(props: {
  form: EditorForm;
  article: EditorArticle | null;
  authors: readonly EditorAuthor[];
}) {
  const { form, article, authors } = props;
  const { field: training } = useController({ control: form.control, name: "countsAsTraining" });
  useProposedSlug(form, article === null);
  const wasPublished = Boolean(article?.publishedAt);
  const aliases = article?.aliases ?? [];
  return (
    <FieldSection title="Om guiden">
      <Field form={form} name="title" label="Titel" maxLength={MAX_TITLE} {...line} />
      <Field
        form={form}
        name="slug"
        label="Adressnamn"
        maxLength={100}
        spellCheck={false}
        {...line}
        hint={
          <>
            Guiden finns på /guider/ följt av namnet.
            {wasPublished && " Byter du namn leder den gamla adressen vidare till den nya."}
            {aliases.length > 0 && ` Leder hit också: ${aliases.join(", ")}.`}
          </>
        }
      />
      <Field
        form={form}
        name="description"
        label="Beskrivning"
        rows={3}
        maxLength={MAX_DESCRIPTION}
        isOptional
        hint="En mening om vad läsaren får veta, högst 160 tecken. Visas i listor och sökmotorer."
      />
      <Box sx={PAIR}>
        <SelectField form={form} name="topic" label="Ämne" choices={TOPIC_CHOICES} placeholder="Välj ämne" />
        <SelectField
          form={form}
          name="authorId"
          label="Författare"
          choices={authors.map(({ id, name }) => option(id, name))}
          placeholder="Välj författare"
        />
      </Box>
      <ListField
        form={form}
        name="badges"
        label="Märken"
        item="ett märke"
        max={MAX_BADGE}
        maxItems={MAX_BADGES}
        isOptional
        hint="Ett till tre korta ord."
      />
      <SelectField
        form={form}
        name="difficulty"
        label="Svårighet"
        choices={DIFFICULTY_CHOICES}
        placeholder="Inte angiven"
        isOptional
      />
      <CheckboxField
        label="Räknas som träning"
        text="Den som läser guiden får den räknad under träning i sin resa, utöver kunskap."
        isChecked={training.value}
        onChange={training.onChange}
      />
      <Typography color="textSecondary">
        Bilden väljer du under <TextLink to="/admin?flik=artikelbilder">Artikelbilder</TextLink>.
      </Typography>
    </FieldSection>
  );
}

/** Follows a new guide's title with a name in addresses, until somebody writes another. */
function useProposedSlug(form: EditorForm, isNew: boolean): void {
  const title = useWatch({ control: form.control, name: "title" });
  const isOwn = Boolean(form.formState.dirtyFields.slug);
  const { setValue } = form;
  useEffect(() => {
    if (isNew && !isOwn) setValue("slug", slugOf(title));
  }, [title, isNew, isOwn, setValue]);
}

/** Who has reviewed a guide. */
export function ReviewFields({ form, authors }: { form: EditorForm; authors: readonly EditorAuthor[] }) {
  const people = authors.filter(({ isExample }) => !isExample);
  const reviewerId = useWatch({ control: form.control, name: "reviewerId" });
  const authorId = useWatch({ control: form.control, name: "authorId" });
  const isPerson = Boolean(reviewerId);
  const { setValue } = form;
  // One of the two says who it was.
  useEffect(() => {
    if (isPerson) setValue("reviewer", "", { shouldDirty: true });
  }, [isPerson, setValue]);
  return (
    <FieldSection title="Granskning">
      <Typography color="textSecondary">
        Lämna fälten tomma om ingen har granskat guiden. Då står det på sidan att den inte är medicinskt granskad.
      </Typography>
      {people.length > 0 && (
        <SelectField
          form={form}
          name="reviewerId"
          label="Granskare"
          // Nobody reviews what they have written; who is chosen already stays, for the server to refuse.
          choices={people
            .filter(({ id }) => id !== authorId || id === reviewerId)
            .map(({ id, name }) => option(id, name))}
          placeholder="Ingen av sajtens personer"
          isOptional
          hint="Sidan länkar till personen, med titel och legitimation som de är när du sparar."
        />
      )}
      <Box sx={PAIR}>
        {!isPerson && (
          <Field
            form={form}
            name="reviewer"
            label="Granskad av"
            maxLength={MAX_REVIEWER}
            isOptional
            hint="Namn och yrke, till exempel Åsa Ek, legitimerad dietist."
            {...line}
          />
        )}
        <DateField form={form} name="reviewedOn" label="Granskad den" max={dayOf(new Date())} isOptional />
      </Box>
    </FieldSection>
  );
}

/** Whether and when a guide is published. */
export function StateFields({ form, article }: { form: EditorForm; article: EditorArticle | null }) {
  const state = useWatch({ control: form.control, name: "state" });
  return (
    <FieldSection title="Publicering">
      <Choices form={form} name="state" label="Läge" choices={STATE_CHOICES} />
      {state === "SCHEDULED" && (
        <>
          <Box sx={PAIR}>
            <DateField form={form} name="publishDay" label="Dag" min={dayOf(new Date())} />
            <TimeField form={form} name="publishTime" label="Klockslag" />
          </Box>
          <Typography color="textSecondary">
            Svensk tid.
            {article?.state === "PUBLISHED" && " Guiden tas bort från sajten tills dess."}
          </Typography>
        </>
      )}
      {state === "DRAFT" && article?.state === "PUBLISHED" && (
        <Typography color="textSecondary">
          Guiden tas bort från sajten. Länkar till den visar att sidan inte finns.
        </Typography>
      )}
    </FieldSection>
  );
}
