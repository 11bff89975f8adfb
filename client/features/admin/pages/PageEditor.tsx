import { useApolloClient } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useCallback, useState } from "react";
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
import { showToast } from "../../../shell/toasts/toasts.ts";
import { Field } from "../../../ui/form/Field.tsx";
import { Form } from "../../../ui/form/Form.tsx";
import { useZodForm } from "../../../ui/form/useZodForm.ts";
import { TextLink } from "../../../ui/TextLink.tsx";
import { addressOfContentTab } from "../contentTabs.ts";
import { type ChangedField, CurrentVersion, CurrentVersionButton } from "../text/CurrentVersion.tsx";
import { EarlierVersions } from "../text/EarlierVersions.tsx";
import { LeaveGuard } from "../text/LeaveGuard.tsx";
import {
  type PageEditor_PageFragment,
  PageVersionDocument,
  PageVersionsDocument,
  useUpdatePageMutation,
} from "./PagesTab.generated.ts";
import { SectionFields } from "./SectionFields.tsx";

/** What an admin writes of a page. */
type PageText = Pick<PageEditor_PageFragment, "title" | "heading" | "description" | "lead" | "sections">;

/** What the form holds of a page. */
const valuesOf = ({ title, heading, description, lead, sections }: PageText): PageForm => ({
  title,
  heading,
  description,
  lead,
  sections: sections.map((section) => ({ anchor: section.anchor, title: section.title, body: section.body })),
});

/**
 * Editing a page of text.
 * @param props.page as it was when the editor was opened; what others make of it meanwhile changes nothing of what is typed
 */
export function PageEditor(props: { page: PageEditor_PageFragment }) {
  // What the form began with; a save and a choice at OUTDATED begin anew.
  const [page, setPage] = useState(props.page);
  const [standing, setStanding] = useState<PageEditor_PageFragment>();
  const [isShowing, setShowing] = useState(false);
  const [update] = useUpdatePageMutation({});
  const apollo = useApolloClient();
  const site = useSite();
  const [schema] = useState(() => pageSchema(site));
  const form = useZodForm(
    schema,
    async (edited) => {
      const { data } = await update({ variables: { input: { ...edited, slug: page.slug, version: page.version } } });
      const payload = data?.updatePage;
      if (payload?.errors.length) {
        if (payload.errors.some(({ code }) => code === "OUTDATED") && payload.page) setStanding(payload.page);
        return payload.errors;
      }
      if (!payload?.page) return undefined;
      showToast({ title: "Sidan är sparad", text: fillPlaceholders(payload.page.title, site), tone: "confirmation" });
      setStanding(undefined);
      setPage(payload.page);
      form.reset(valuesOf(payload.page));
    },
    valuesOf(props.page),
  );
  const { isDirty } = form.formState;
  const hasChanges = useCallback(() => isDirty, [isDirty]);
  const line = { maxLength: MAX_PAGE_LINE, autoComplete: "off" };
  return (
    <Box sx={{ display: "grid", gap: 6, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <LeaveGuard hasChanges={hasChanges} />
      <Box>
        <TextLink
          to={addressOfContentTab("sidor")}
          sx={{ display: "inline-flex", alignItems: "center", minHeight: 44 }}
        >
          Till alla sidor
        </TextLink>
        <Typography variant="h2" sx={{ mt: 2 }}>
          {fillPlaceholders(page.title, site)}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 2 }}>
          Ändrad {swedishDay(page.updatedOn)}.{" "}
          <TextLink to={page.path} target="_blank">
            Visa på sajten
          </TextLink>
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 3, maxWidth: "66ch" }}>
          {Object.keys(PLACEHOLDERS).map((name, index, all) => (
            <span key={name}>
              {index === 0 ? "" : index === all.length - 1 ? " och " : ", "}
              <code>{`{{${name}}}`}</code>
            </span>
          ))}{" "}
          byts mot sajtens namn och uppgifter om den som driver den när sidan visas. Låt dem stå som de är.
        </Typography>
        <Box sx={{ mt: 4 }}>
          <EarlierVersions
            load={async () => {
              const variables = { slug: page.slug };
              const { data } = await apollo.query({ query: PageVersionsDocument, variables, fetchPolicy: "no-cache" });
              return data?.pageVersions ?? [];
            }}
            find={async (key) => {
              const { data } = await apollo.query({ query: PageVersionDocument, variables: { key } });
              return data?.pageVersion ?? null;
            }}
            differences={(version) => standingFields(version, form.getValues())}
            // What stands now stays what an edit is compared with.
            onTake={(version) => form.reset(valuesOf(version), { keepDefaultValues: true })}
          />
        </Box>
      </Box>
      <Form
        form={form}
        label="Spara"
        pendingLabel="Sparar …"
        remedy={(code) => code === "OUTDATED" && <CurrentVersionButton onClick={() => setShowing(true)} />}
      >
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
        <SectionFields form={form} stored={page.sections} />
      </Form>
      {standing && (
        <CurrentVersion
          fields={standingFields(standing, form.getValues())}
          isOpen={isShowing}
          onClose={() => setShowing(false)}
          onTake={() => {
            setPage(standing);
            form.reset(valuesOf(standing));
          }}
          onKeep={() => {
            // Sent next, what was typed takes the place of what stands now.
            setPage(standing);
            form.clearErrors();
          }}
        />
      )}
    </Box>
  );
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
