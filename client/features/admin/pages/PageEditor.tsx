import type { ApolloCache } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import {
  MAX_LEAD,
  MAX_PAGE_DESCRIPTION,
  MAX_PAGE_LINE,
  type PageForm,
  pageSchema,
} from "../../../../schema/pageEditing.ts";
import { fillPlaceholders, PLACEHOLDERS } from "../../../../schema/rules/content/placeholders.ts";
import { swedishDay } from "../../../../schema/rules/words/dates.ts";
import { useSite } from "../../../shell/site.ts";
import { showToast } from "../../../toasts/toasts.ts";
import { Field } from "../../../ui/form/Field.tsx";
import { Form } from "../../../ui/form/Form.tsx";
import { useZodForm } from "../../../ui/form/useZodForm.ts";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { addressOfContentTab } from "../contentTabs.ts";
import { DeleteEntry } from "../DeleteEntry.tsx";
import type { ChangedField } from "../text/CurrentVersion.tsx";
import { EditingGuard, useEditing } from "../text/EditingGuard.tsx";
import { Versions } from "../versions/Versions.tsx";
import {
  EditablePageDocument,
  type PageEditor_PageFragment,
  useCreatePageMutation,
  useDeletePageMutation,
  useUpdatePageMutation,
} from "./PagesTab.generated.ts";
import { PlaceFields } from "./PlaceFields.tsx";
import { SectionFields } from "./SectionFields.tsx";

/** What an admin writes of a page. */
type PageText = Pick<PageEditor_PageFragment, "title" | "heading" | "description" | "lead" | "sections">;

/** What the form holds of a page; where the site's own pages stand is not asked. */
const valuesOf = (page: PageEditor_PageFragment | null): PageForm => ({
  ...textOf(page ?? { title: "", heading: "", description: "", lead: "", sections: [] }),
  slug: page?.slug ?? "",
  isPublished: page?.isPublished ?? false,
  inFooter: page?.inFooter ?? false,
  isUnlisted: page?.isUnlisted ?? false,
});

const textOf = ({ title, heading, description, lead, sections }: PageText) => ({
  title,
  heading,
  description,
  lead,
  sections: sections.map((section) => ({ anchor: section.anchor, title: section.title, body: section.body })),
});

/**
 * Editing a page of text.
 * @param props.page null for a new one; what others make of it meanwhile changes nothing of what is typed
 */
export function PageEditor(props: { page: PageEditor_PageFragment | null }) {
  const editing = useEditing(props.page);
  const page = editing.entity;
  const navigate = useNavigate();
  const [create] = useCreatePageMutation({ update: forgetPages });
  const [update] = useUpdatePageMutation({ update: forgetPages });
  const [remove] = useDeletePageMutation({ update: forgetPages });
  const apollo = useApolloClient();
  const site = useSite();
  const [schema] = useState(() => pageSchema(site));
  const form = useZodForm(
    schema,
    async (edited) => {
      const { slug, ...text } = edited;
      const payload = page
        ? (await update({ variables: { input: { ...text, slug: page.slug, newSlug: slug, version: page.version } } }))
            .data?.updatePage
        : (await create({ variables: { input: edited } })).data?.createPage;
      if (payload?.errors.length) return editing.refused(payload.errors, payload.page);
      const saved = payload?.page;
      if (!saved) return undefined;
      showToast({ title: "Sidan är sparad", text: fillPlaceholders(saved.title, site), tone: "confirmation" });
      if (saved.slug !== page?.slug) {
        // The editor of its address begins with what the server says of it.
        await navigate(addressOfContentTab("sidor", saved.slug), SAVED);
        return undefined;
      }
      begin(saved);
    },
    valuesOf(props.page),
  );
  const begin = (saved: PageEditor_PageFragment) => {
    editing.begin(saved);
    form.reset(valuesOf(saved));
  };
  const line = { maxLength: MAX_PAGE_LINE, autoComplete: "off" };
  return (
    <Box sx={{ display: "grid", gap: 6, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <EditingGuard editing={editing} form={form} fieldsOf={standingFields} onTake={begin} />
      <Box>
        <TextLink
          to={addressOfContentTab("sidor")}
          sx={{ display: "inline-flex", alignItems: "center", minHeight: 44 }}
        >
          Till alla sidor
        </TextLink>
        <Typography variant="h2" sx={{ mt: 2 }}>
          {page ? fillPlaceholders(page.title, site) : "Ny sida"}
        </Typography>
        {page && (
          <Typography color="textSecondary" sx={{ mt: 2 }}>
            Ändrad {swedishDay(page.updatedOn)}.{" "}
            <TextLink to={page.path} target="_blank">
              Visa på sajten
            </TextLink>
            {page.aliases.length > 0 && ` Hit leder också ${page.aliases.map((slug) => `/${slug}`).join(", ")}.`}
          </Typography>
        )}
        <Typography color="textSecondary" sx={{ mt: 3, maxWidth: "66ch" }}>
          {Object.keys(PLACEHOLDERS).map((name, index, all) => (
            <span key={name}>
              {index === 0 ? "" : index === all.length - 1 ? " och " : ", "}
              <code>{`{{${name}}}`}</code>
            </span>
          ))}{" "}
          byts mot sajtens namn och uppgifter om den som driver den när sidan visas. Skriv dem som de står här.
        </Typography>
        {page && (
          <Box sx={{ mt: 4, display: "flex", flexWrap: "wrap", gap: 3 }}>
            <Versions
              of="PAGE"
              id={page.slug}
              hasChanges={form.formState.isDirty}
              onTaken={async () => {
                const options = { query: EditablePageDocument, variables: { slug: page.slug } };
                const { data } = await apollo.query({ ...options, fetchPolicy: "network-only" });
                if (data?.editablePage) begin(data.editablePage);
              }}
            />
            {page.isOwn && (
              <DeleteEntry
                label="Ta bort sidan"
                question="Ta bort sidan?"
                text={`”${fillPlaceholders(page.title, site)}” tas bort, och adresserna som leder till den slutar fungera. Det går att ångra i 30 dagar.`}
                failure="Sidan kunde inte tas bort"
                remove={async () =>
                  (await remove({ variables: { input: { slug: page.slug } } })).data?.deletePage.errors
                }
                onDeleted={() => {
                  showToast({ title: "Sidan är borttagen", text: page.title, tone: "confirmation" });
                  void navigate(addressOfContentTab("sidor"), SAVED);
                }}
              />
            )}
          </Box>
        )}
      </Box>
      <Form form={form} label="Spara" pendingLabel="Sparar …" remedy={editing.remedy}>
        <Field form={form} name="title" label="Titel" hint="I webbläsarens flik, sökmotorer och listor." {...line} />
        <Field form={form} name="heading" label="Rubrik" hint="Överst på sidan." {...line} />
        <Field
          form={form}
          name="description"
          label="Beskrivning"
          rows={3}
          hint={`Vad sidan handlar om, högst ${MAX_PAGE_DESCRIPTION} tecken. Visas i sökmotorer.`}
        />
        <Field form={form} name="lead" label="Ingress" rows={4} maxLength={MAX_LEAD} isOptional />
        <SectionFields form={form} stored={page?.sections ?? []} />
        <PlaceFields form={form} isOwn={!page || page.isOwn} isNew={!page} />
      </Form>
    </Box>
  );
}

/** Whoever has saved or deleted is not asked before they leave. */
const SAVED = { replace: true, state: { isLeaving: true } };

/** What was read of pages may be different now. */
function forgetPages(cache: ApolloCache): void {
  for (const fieldName of ["page", "footerPages", "deleted"]) cache.evict({ id: "ROOT_QUERY", fieldName });
}

/** In which fields what stands now differs from what was typed. */
function standingFields(now: PageText, typed: PageForm): ChangedField[] {
  const lines = (["title", "heading", "description", "lead"] as const).flatMap((name) =>
    now[name] === typed[name]
      ? []
      : [
          {
            label: { title: "Titel", heading: "Rubrik", description: "Beskrivning", lead: "Ingress" }[name],
            now: now[name],
          },
        ],
  );
  const sections = now.sections.flatMap(({ anchor, title, body }) => {
    const own = typed.sections.find((section) => section.anchor === anchor);
    return own?.title === title && own.body === body ? [] : [{ label: `Avsnitt: ${title}`, now: body }];
  });
  const gone = typed.sections.flatMap(({ anchor, title }) =>
    now.sections.some((section) => section.anchor === anchor)
      ? []
      : [{ label: `Avsnitt: ${title}`, now: "Finns inte i det som är sparat" }],
  );
  return [...lines, ...sections, ...gone];
}
