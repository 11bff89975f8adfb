import { useApolloClient } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useDeferredValue } from "react";
import { useWatch } from "react-hook-form";
import { useNavigate, useSearchParams } from "react-router-dom";
import { swedishMoment } from "../../../../schema/rules/words/dates.ts";
import { showToast } from "../../../toasts/toasts.ts";
import { Form } from "../../../ui/form/Form.tsx";
import { useZodForm } from "../../../ui/form/useZodForm.ts";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { EditingGuard, useEditing } from "../text/EditingGuard.tsx";
import { MarkdownField } from "../text/MarkdownField.tsx";
import { Versions } from "../versions/Versions.tsx";
import { AboutFields, FieldSection, ReviewFields, StateFields } from "./ArticleFields.tsx";
import {
  EditableArticleDocument,
  useCreateArticleMutation,
  useUpdateArticleMutation,
} from "./ArticlesTab.generated.ts";
import { addressInList, STATES } from "./articleFilters.ts";
import {
  type EditorArticle,
  type EditorAuthor,
  formSchema,
  inputOf,
  saveLabel,
  standingFields,
  valuesOf,
} from "./articleForm.ts";
import { DeleteArticle } from "./DeleteArticle.tsx";
import { GuideChecks, GuidePreview, GuideSources } from "./GuideChecks.tsx";
import { InShortFields } from "./InShortFields.tsx";

/**
 * Editing a guide.
 * @param props.article null for a new one; what it becomes meanwhile by others changes nothing of what is typed
 */
export function ArticleEditor(props: { article: EditorArticle | null; authors: readonly EditorAuthor[] }) {
  const { authors } = props;
  const editing = useEditing(props.article);
  const article = editing.entity;
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [create] = useCreateArticleMutation({});
  const [update] = useUpdateArticleMutation({});
  const apollo = useApolloClient();
  const list = addressInList(params);

  const form = useZodForm(
    formSchema,
    async (edited) => {
      const input = inputOf(edited);
      const payload = article
        ? (await update({ variables: { input: { ...input, id: article.id, version: article.version } } })).data
            ?.updateArticle
        : (await create({ variables: { input } })).data?.createArticle;
      if (payload?.errors.length) return editing.refused(payload.errors, payload.article);
      const saved = payload?.article;
      if (!saved) return undefined;
      showToast({ title: savedTitle(saved), text: saved.title, tone: "confirmation" });
      if (!article) {
        // Its own editor begins with what the server says of it.
        await navigate(addressInList(params, saved.id), SAVED);
        return undefined;
      }
      begin(saved);
    },
    valuesOf(props.article),
  );
  const state = useWatch({ control: form.control, name: "state" });
  const content = useDeferredValue(useWatch({ control: form.control, name: "content" }));
  return (
    <Box sx={{ display: "grid", gap: 6, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <EditingGuard
        editing={editing}
        form={form}
        fieldsOf={(standing, typed) => standingFields(valuesOf(standing), typed, authors)}
        onTake={begin}
      />
      <Box>
        <TextLink to={list} sx={{ display: "inline-flex", alignItems: "center", minHeight: 44 }}>
          Till alla guider
        </TextLink>
        <Typography variant="h2" sx={{ mt: 2, overflowWrap: "anywhere" }}>
          {article ? article.title : "Ny guide"}
        </Typography>
        {article && (
          <Typography color="textSecondary" sx={{ mt: 2 }}>
            {STATES[article.state].label}
            {article.publishAt && ` ${swedishMoment(article.publishAt)}`}
            {". "}
            <TextLink to={article.path} target="_blank">
              {article.state === "PUBLISHED" ? "Visa på sajten" : "Förhandsgranska"}
            </TextLink>
          </Typography>
        )}
        {article && (
          <Box sx={{ mt: 4 }}>
            <Versions
              of="ARTICLE"
              id={article.id}
              hasChanges={form.formState.isDirty}
              onTaken={async () => {
                const options = { query: EditableArticleDocument, variables: { id: article.id } };
                const { data } = await apollo.query({ ...options, fetchPolicy: "network-only" });
                if (data?.editableArticle) begin(data.editableArticle);
              }}
            />
          </Box>
        )}
      </Box>
      <Form
        form={form}
        label={saveLabel(state, article?.state)}
        pendingLabel="Sparar …"
        remedy={editing.remedy}
        actions={article && <DeleteArticle id={article.id} title={article.title} onDeleted={leave} />}
      >
        <AboutFields form={form} article={article} authors={authors} />
        <FieldSection title="Text">
          <MarkdownField
            form={form}
            name="content"
            label="Text i Markdown"
            rows={24}
            hasSources
            preview={(text) => <GuidePreview text={text} />}
          />
          <GuideChecks text={content} />
          <GuideSources text={content} />
        </FieldSection>
        <InShortFields form={form} content={content} />
        <ReviewFields form={form} authors={authors} />
        <StateFields form={form} article={article} />
      </Form>
    </Box>
  );

  function begin(saved: EditorArticle): void {
    editing.begin(saved);
    form.reset(valuesOf(saved));
  }

  function leave(): void {
    void navigate(list, SAVED);
  }
}

/** Whoever has saved or deleted is not asked before they leave. */
const SAVED = { replace: true, state: { isLeaving: true } };

/** What has become of a guide. */
const savedTitle = ({ state }: EditorArticle): string =>
  ({ DRAFT: "Utkastet är sparat", SCHEDULED: "Guiden är schemalagd", PUBLISHED: "Guiden är publicerad" })[state];
