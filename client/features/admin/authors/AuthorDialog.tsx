import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useEffect } from "react";
import { useController, useWatch } from "react-hook-form";
import {
  AUTHOR_LABELS,
  authorSchema,
  MAX_AUTHOR_NAME,
  MAX_AUTHOR_TITLE,
  MAX_BIO,
  MAX_REGISTRATION,
  newAuthorSchema,
} from "../../../../schema/authors.ts";
import { imageHeight, imageUrl } from "../../../../schema/images.ts";
import { slugOf } from "../../../../schema/rules/words/text.ts";
import { CheckboxField } from "../../../ui/form/CheckboxField.tsx";
import { Field } from "../../../ui/form/Field.tsx";
import { EntryDialog, type EntryDialogProps, useEntryForm } from "../EntryDialog.tsx";
import { LibraryPicker, libraryName } from "../images/LibraryPicker.tsx";
import {
  type AuthorsTab_AuthorFragment as Author,
  useCreateAuthorMutation,
  useDeleteAuthorMutation,
  useUpdateAuthorMutation,
} from "./AuthorsTab.generated.ts";

/** Editing who writes guides, or adding somebody. */
export function AuthorDialog(props: EntryDialogProps<Author>) {
  const { entry: author } = props;
  const [create] = useCreateAuthorMutation({});
  const [update] = useUpdateAuthorMutation({});
  const [remove] = useDeleteAuthorMutation({});
  const entry = useEntryForm(props, {
    words: { of: "AUTHOR", one: "författare", the: "Författaren" },
    schema: author ? authorSchema : newAuthorSchema,
    values: (of) => ({
      name: of?.name ?? "",
      slug: of?.slug ?? "",
      title: of?.title ?? "",
      bio: of?.bio ?? "",
      registration: of?.registration ?? "",
      imageUrl: of?.imageUrl ?? "",
      isExample: of?.isExample ?? false,
    }),
    save: async (facts) => {
      if (!author) return (await create({ variables: { input: facts } })).data?.createAuthor;
      const { slug: _, ...rest } = facts;
      const input = { id: author.id, version: author.version, ...rest };
      const answer = (await update({ variables: { input } })).data?.updateAuthor;
      return answer && { errors: answer.errors, entry: answer.author };
    },
    told: ({ name }) => name,
  });
  const { form } = entry;
  const { field: example } = useController({ control: form.control, name: "isExample" });
  const { field: picture } = useController({ control: form.control, name: "imageUrl" });
  const name = useWatch({ control: form.control, name: "name" });
  const isOwn = Boolean(form.formState.dirtyFields.slug);
  useEffect(() => {
    if (!author && !isOwn) form.setValue("slug", slugOf(name));
  }, [author, isOwn, name, form]);
  const common = (field: "name" | "slug" | "title" | "bio" | "registration") =>
    ({ form, name: field, label: AUTHOR_LABELS[field], autoComplete: "off" }) as const;
  return (
    <EntryDialog
      entry={entry}
      deletion={
        author && {
          name: author.name,
          text: `${author.name} och sidan om personen försvinner. Den som har skrivit guider kan inte tas bort.`,
          remove: async () => {
            const input = { id: author.id, version: author.version };
            return (await remove({ variables: { input } })).data?.deleteAuthor.errors;
          },
        }
      }
    >
      <Field {...common("name")} maxLength={MAX_AUTHOR_NAME} />
      {!author && (
        <Field
          {...common("slug")}
          maxLength={100}
          spellCheck={false}
          hint="Sidan om personen finns på /dr- följt av namnet, till exempel anna-ek. Det går inte att ändra sedan."
        />
      )}
      <Field
        {...common("title")}
        maxLength={MAX_AUTHOR_TITLE}
        isOptional
        hint="Yrke och roll, till exempel Läkare och grundare."
      />
      <Field
        {...common("registration")}
        maxLength={MAX_REGISTRATION}
        isOptional
        hint="Till exempel leg. läkare, specialist i allmänmedicin. Skriv bara det som går att kontrollera."
      />
      <AuthorPicture url={picture.value ?? ""} onChoose={picture.onChange} />
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

/** The picture that shows who it is, chosen out of the library. */
function AuthorPicture({ url, onChoose }: { url: string; onChoose: (url: string) => void }) {
  return (
    <Box role="group" aria-label={AUTHOR_LABELS.imageUrl} sx={{ display: "flex", flexWrap: "wrap", gap: 4 }}>
      {url ? (
        <Box
          component="img"
          src={imageUrl(url, { width: 320, height: imageHeight(320, 1) })}
          alt={libraryName(url) ?? ""}
          width={96}
          height={96}
          sx={{ display: "block", borderRadius: "50%", objectFit: "cover", bgcolor: "mist" }}
        />
      ) : (
        <Typography color="textSecondary" sx={{ width: "100%" }}>
          Ingen bild vald. En bild på den som skriver visas på sidan om personen.
        </Typography>
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2 }}>
        <LibraryPicker chosen={url} label="Välj bild ur biblioteket" onChoose={onChoose} />
        {url && <Button onClick={() => onChoose("")}>Ta bort bilden</Button>}
      </Box>
    </Box>
  );
}
