import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { AREAS } from "../../../../schema/catalogue.ts";
import { categorySchema } from "../../../../schema/products.ts";
import { z } from "../../../../schema/zod.ts";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import { withVerification } from "../../../shell/session/verification.ts";
import { showToast } from "../../../shell/toasts/toasts.ts";
import { ConfirmAction } from "../../../ui/ConfirmDialog.tsx";
import { FormDialog } from "../../../ui/FormDialog.tsx";
import { Field } from "../../../ui/form/Field.tsx";
import { Form } from "../../../ui/form/Form.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { useZodForm } from "../../../ui/form/useZodForm.ts";
import {
  type CategoriesTab_CategoryFragment as Category,
  useCreateCategoryMutation,
  useDeleteCategoryMutation,
  useUpdateCategoryMutation,
} from "./CategoriesTab.generated.ts";
import { AREA_LABELS, optionOf, productsInWords } from "./productWords.ts";

/** An input holds a text, also of a number. */
const formSchema = categorySchema.extend({
  position: z.union([z.number(), z.string()]).transform(Number).pipe(categorySchema.shape.position),
});

/** Editing a category, or making one. */
export function CategoryDialog(props: {
  /** Null for a new one. */
  category: Category | null;
  isOpen: boolean;
  onClose: () => void;
  /** Begins anew with what stands now. */
  onReload: (category: Category) => void;
  /** The list is not what it was. */
  onChanged: () => void;
}) {
  const { category, onClose, onChanged } = props;
  const [create] = useCreateCategoryMutation({});
  const [update] = useUpdateCategoryMutation({});
  const [now, setNow] = useState<Category | null>(null);
  const form = useZodForm(
    formSchema,
    async (facts) => {
      if (category) {
        const input = { id: category.id, version: category.version, ...facts };
        const { data } = await update({ variables: { input } });
        setNow(data?.updateCategory.category ?? null);
        if (data?.updateCategory.errors.length) return data.updateCategory.errors;
      } else {
        const { data } = await create({ variables: { input: facts } });
        if (data?.createCategory.errors.length) return data.createCategory.errors;
      }
      showToast({ title: "Kategorin är sparad", text: facts.name, tone: "confirmation" });
      onChanged();
      onClose();
    },
    {
      area: category?.area ?? "TESTS",
      name: category?.name ?? "",
      slug: category?.slug ?? "",
      description: category?.description ?? "",
      position: category?.position ?? 100,
    },
  );
  return (
    <FormDialog title={category ? "Redigera kategori" : "Ny kategori"} isOpen={props.isOpen} onClose={onClose}>
      <Box sx={{ px: { xs: 4, sm: 8 }, pt: 3, pb: { xs: 6, sm: 8 }, overflowY: "auto" }}>
        <Form
          form={form}
          label="Spara"
          pendingLabel="Sparar …"
          remedy={(code) =>
            code === "OUTDATED" &&
            now && (
              <Button onClick={() => props.onReload(now)} sx={{ display: "block" }}>
                Visa vad som står nu
              </Button>
            )
          }
          actions={
            <>
              <Button onClick={onClose}>Avbryt</Button>
              {category && <DeleteCategory category={category} onDeleted={() => [onChanged(), onClose()]} />}
            </>
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
        </Form>
      </Box>
    </FormDialog>
  );
}

/** Why the area stays, where it does. */
function areaHint(category: Category | null): string | undefined {
  if (category?.isFixed) return "Sidor länkar till kategorin. Området kan inte ändras.";
  if (category?.productCount)
    return `Kategorin har ${productsInWords(category.productCount)}. Området kan inte ändras.`;
  return undefined;
}

/** Deleting a category; only an empty one goes, and none that pages link to. */
function DeleteCategory({ category, onDeleted }: { category: Category; onDeleted: () => void }) {
  const [remove] = useDeleteCategoryMutation({});
  const [isAsking, setAsking] = useState(false);
  if (category.isFixed) return null;
  if (category.productCount > 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        Kategorin har {productsInWords(category.productCount)} och kan inte tas bort.
      </Typography>
    );
  }
  const confirmed = async () => {
    const title = "Kategorin är kvar";
    try {
      const { data } = await withVerification(
        () => remove({ variables: { input: { id: category.id, version: category.version } } }),
        (answer) => answer.data?.deleteCategory.errors,
      );
      const [wrong] = data?.deleteCategory.errors ?? [];
      if (wrong) return showToast({ title, text: wrong.message, tone: "error" });
      showToast({ title: "Kategorin är borttagen", text: category.name, tone: "confirmation" });
      onDeleted();
    } catch (error) {
      showToast({ title, text: visitorMessage(error), tone: "error" });
    }
  };
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)}>
        Ta bort
      </Button>
      <ConfirmAction
        title="Ta bort kategorin?"
        text={`${category.name} tas bort för alltid.`}
        label="Ta bort"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void confirmed()}
      />
    </>
  );
}
