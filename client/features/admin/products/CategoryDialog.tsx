import Typography from "@mui/material/Typography";
import { AREAS } from "../../../../schema/catalogue.ts";
import { categorySchema, formatProductCount } from "../../../../schema/products.ts";
import { z } from "../../../../schema/zod.ts";
import { Field } from "../../../ui/form/Field.tsx";
import { optionOf } from "../../../ui/form/optionOf.ts";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { EntryDialog, type EntryDialogProps, useEntryForm } from "../EntryDialog.tsx";
import {
  type CategoriesTab_CategoryFragment as Category,
  useCreateCategoryMutation,
  useDeleteCategoryMutation,
  useUpdateCategoryMutation,
} from "./CategoriesTab.generated.ts";
import { AREA_LABELS } from "./productLabels.ts";

/** An input holds a text, also of a number. */
const formSchema = categorySchema.extend({
  position: z.union([z.number(), z.string()]).transform(Number).pipe(categorySchema.shape.position),
});

/** Editing a category, or making one. */
export function CategoryDialog(props: EntryDialogProps<Category>) {
  const { entry: category } = props;
  const [create] = useCreateCategoryMutation({});
  const [update] = useUpdateCategoryMutation({});
  const [remove] = useDeleteCategoryMutation({});
  const entry = useEntryForm(props, {
    words: { of: "CATEGORY", one: "kategori", the: "Kategorin" },
    schema: formSchema,
    values: (of) => ({
      area: of?.area ?? "TESTS",
      name: of?.name ?? "",
      slug: of?.slug ?? "",
      description: of?.description ?? "",
      position: of?.position ?? 100,
    }),
    save: async (facts) => {
      if (!category) return (await create({ variables: { input: facts } })).data?.createCategory;
      const input = { id: category.id, version: category.version, ...facts };
      const answer = (await update({ variables: { input } })).data?.updateCategory;
      return answer && { errors: answer.errors, entry: answer.category };
    },
    told: ({ name }) => name,
  });
  const { form } = entry;
  return (
    <EntryDialog
      entry={entry}
      actions={
        category &&
        !category.isFixed &&
        category.productCount > 0 && (
          <Typography variant="body2" color="textSecondary">
            Kategorin har {formatProductCount(category.productCount)} och kan inte tas bort.
          </Typography>
        )
      }
      deletion={
        category &&
        !category.isFixed &&
        category.productCount === 0 && {
          name: category.name,
          text: `${category.name} tas bort.`,
          remove: async () => {
            const input = { id: category.id, version: category.version };
            return (await remove({ variables: { input } })).data?.deleteCategory.errors;
          },
        }
      }
    >
      <Field form={form} name="name" label="Namn" maxLength={100} autoComplete="off" />
      <SelectField
        form={form}
        name="area"
        label="Område"
        placeholder="Välj område"
        choices={AREAS.map((area) => optionOf(area, AREA_LABELS[area]))}
        hint={areaHint(category)}
      />
      <Field
        form={form}
        name="slug"
        label="Adressnamn"
        maxLength={60}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={category?.isFixed}
        hint={
          category?.isFixed
            ? "Sidor länkar till adressnamnet. Det kan inte ändras, och kategorin kan inte tas bort."
            : "Små bokstäver a–z, siffror och bindestreck, till exempel hormontester."
        }
      />
      <Field form={form} name="description" label="Beskrivning" maxLength={300} rows={3} isOptional />
      <Field
        form={form}
        name="position"
        label="Plats"
        inputMode="numeric"
        autoComplete="off"
        hint="Ett tal: lägst kommer först. Gäller hälsotester. Andra områden står i bokstavsordning."
      />
    </EntryDialog>
  );
}

/** Why the area stays, where it does. */
function areaHint(category: Category | null): string | undefined {
  if (category?.isFixed) return "Sidor länkar till kategorin. Området kan inte ändras.";
  if (category?.productCount)
    return `Kategorin har ${formatProductCount(category.productCount)}. Området kan inte ändras.`;
  return undefined;
}
