import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { MAX_FACT, MAX_LIST, type SupplierFact, supplierSchema } from "../../../../schema/suppliers.ts";
import { showToast } from "../../../toasts/toasts.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { Field } from "../../../ui/form/Field.tsx";
import { Form } from "../../../ui/form/Form.tsx";
import { ListField } from "../../../ui/form/ListField.tsx";
import { useZodForm } from "../../../ui/form/useZodForm.ts";
import { useUpdateSupplierMutation } from "./FoundSuppliers.generated.ts";
import type { TableSupplier } from "./SupplierTable.tsx";
import { FACT_LABELS } from "./supplierLabels.ts";

/** Editing a supplier. What is changed here stays as it is, whatever later runs find. */
export function SupplierDialog(props: { supplier: TableSupplier; isOpen: boolean; onClose: () => void }) {
  const { supplier, isOpen, onClose } = props;
  const [update] = useUpdateSupplierMutation({});
  const form = useZodForm(
    supplierSchema,
    async ({ country, priceRange, website, ...facts }) => {
      const { data } = await update({
        variables: {
          input: {
            id: supplier.id,
            version: supplier.version,
            ...facts,
            country: country ?? "",
            priceRange: priceRange ?? "",
            website: website ?? "",
          },
        },
      });
      if (data?.updateSupplier.errors.length) return data.updateSupplier.errors;
      showToast({ title: "Leverantören är sparad", text: facts.name, tone: "confirmation" });
      onClose();
    },
    {
      name: supplier.name,
      country: supplier.country ?? "",
      categories: supplier.categories,
      specialisations: supplier.specialisations,
      priceRange: supplier.priceRange ?? "",
      website: supplier.website ?? "",
    },
  );
  const { isDirty } = form.formState;
  const common = <Name extends SupplierFact>(name: Name) => ({
    form,
    name,
    label: FACT_LABELS[name],
    hint: formatSource(supplier, name),
  });
  const line = { maxLength: MAX_FACT, autoComplete: "off" };
  const list = { max: MAX_FACT, maxItems: MAX_LIST };
  return (
    <FormDialog title="Redigera leverantör" isOpen={isOpen} onClose={onClose} hasChanges={() => isDirty}>
      <Box sx={{ px: { xs: 4, sm: 8 }, pt: 3, pb: { xs: 6, sm: 8 }, overflowY: "auto" }}>
        <Form form={form} label="Spara" pendingLabel="Sparar …" actions={<Button onClick={onClose}>Avbryt</Button>}>
          <Field {...common("name")} {...line} />
          <Field {...common("country")} {...line} isOptional />
          <ListField {...common("categories")} {...list} item="en kategori" isOptional />
          <ListField {...common("specialisations")} {...list} item="en specialisering" isOptional />
          <Field {...common("priceRange")} {...line} isOptional />
          <Field {...common("website")} type="url" inputMode="url" autoComplete="off" isOptional />
        </Form>
      </Box>
    </FormDialog>
  );
}

/** Where a fact comes from. */
function formatSource({ editedFields, factSources }: TableSupplier, fact: SupplierFact): string | undefined {
  if (editedFields.includes(fact)) return "Redigerat för hand. Insamlingen ändrar det inte.";
  const source = factSources.find(({ field }) => field === fact);
  return source && `Källa: ${source.url ?? "den egna katalogen"}`;
}
