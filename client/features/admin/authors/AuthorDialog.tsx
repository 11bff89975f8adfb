import { useEffect } from "react";
import { useController, useWatch } from "react-hook-form";
import { AUTHOR_LABELS, authorSchema, MAX_AUTHOR_NAME, MAX_AUTHOR_TITLE, MAX_BIO } from "../../../../schema/authors.ts";
import { slugOf } from "../../../../schema/rules/words/text.ts";
import { showToast } from "../../../shell/toasts/toasts.ts";
import { CheckboxField } from "../../../ui/form/CheckboxField.tsx";
import { Field } from "../../../ui/form/Field.tsx";
import { DeleteEntry } from "../DeleteEntry.tsx";
import { EntryDialog, type EntryDialogProps, useEntryForm } from "../EntryDialog.tsx";
import {
  type AuthorsTab_AuthorFragment as Author,
  useCreateAuthorMutation,
  useDeleteAuthorMutation,
  useUpdateAuthorMutation,
} from "./AuthorsTab.generated.ts";

/** Editing who writes guides, or adding somebody. */
export function AuthorDialog(props: EntryDialogProps<Author>) {
  const { entry: author, onClose, onChanged } = props;
  const [create] = useCreateAuthorMutation({});
  const [update] = useUpdateAuthorMutation({});
  const [remove] = useDeleteAuthorMutation({});
  const finish = (title: string, name: string) => {
    showToast({ title, text: name, tone: "confirmation" });
    onChanged();
    onClose();
  };
  const entry = useEntryForm(
    authorSchema,
    {
      name: author?.name ?? "",
      slug: author?.slug ?? "",
      title: author?.title ?? "",
      bio: author?.bio ?? "",
      isExample: author?.isExample ?? false,
    },
    async (facts) => {
      if (!author) return (await create({ variables: { input: facts } })).data?.createAuthor;
      const { slug: _, ...rest } = facts;
      const input = { id: author.id, version: author.version, ...rest };
      const answer = (await update({ variables: { input } })).data?.updateAuthor;
      return answer && { errors: answer.errors, entry: answer.author };
    },
    ({ name }) => finish("Författaren är sparad", name),
  );
  const { form } = entry;
  const { field: example } = useController({ control: form.control, name: "isExample" });
  const name = useWatch({ control: form.control, name: "name" });
  const isOwn = Boolean(form.formState.dirtyFields.slug);
  useEffect(() => {
    if (!author && !isOwn) form.setValue("slug", slugOf(name));
  }, [author, isOwn, name, form]);
  const common = (field: "name" | "slug" | "title" | "bio") =>
    ({ form, name: field, label: AUTHOR_LABELS[field], autoComplete: "off" }) as const;
  return (
    <EntryDialog
      dialog={props}
      title={author ? "Redigera författare" : "Ny författare"}
      entry={entry}
      deletion={
        author && (
          <DeleteEntry
            question="Ta bort författaren?"
            text={`${author.name} och sidan om personen försvinner. Den som har skrivit guider kan inte tas bort.`}
            failure="Författaren är kvar"
            remove={async () => {
              const input = { id: author.id, version: author.version };
              return (await remove({ variables: { input } })).data?.deleteAuthor.errors;
            }}
            onDeleted={() => finish("Författaren är borttagen", author.name)}
          />
        )
      }
    >
      <Field {...common("name")} maxLength={MAX_AUTHOR_NAME} />
      {!author && (
        <Field
          {...common("slug")}
          maxLength={100}
          spellCheck={false}
          hint="Sidan om personen finns på /dr- följt av namnet. Det går inte att ändra sedan."
        />
      )}
      <Field {...common("title")} maxLength={MAX_AUTHOR_TITLE} isOptional hint="Till exempel Legitimerad läkare." />
      <Field
        {...common("bio")}
        rows={6}
        maxLength={MAX_BIO}
        isOptional
        hint="Visas på sidan om personen. Du kan använda Markdown."
      />
      <CheckboxField
        label="Personen är påhittad. Det står då på sidan och vid guiderna, och sökmotorer får inte veta namnet."
        isChecked={example.value}
        onChange={example.onChange}
        inputRef={example.ref}
      />
    </EntryDialog>
  );
}
