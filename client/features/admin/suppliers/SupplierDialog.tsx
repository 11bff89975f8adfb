import {
  MAX_FACT,
  MAX_LIST,
  SUPPLIER_LABELS,
  type SupplierFact,
  supplierSchema,
} from "../../../../schema/suppliers.ts";
import { Field } from "../../../ui/form/Field.tsx";
import { ListField } from "../../../ui/form/ListField.tsx";
import { EntryDialog, type EntryDialogProps, useEntryForm } from "../EntryDialog.tsx";
import { useDeleteSupplierMutation, useUpdateSupplierMutation } from "./FoundSuppliers.generated.ts";
import type { TableSupplier } from "./SupplierTable.tsx";

/** Editing a supplier. What is changed here stays as it is, whatever later runs find. */
export function SupplierDialog(props: EntryDialogProps<TableSupplier> & { entry: TableSupplier }) {
  const { entry: supplier } = props;
  const [update] = useUpdateSupplierMutation({});
  const [remove] = useDeleteSupplierMutation({});
  const { id, version } = supplier;
  const entry = useEntryForm(props, {
    words: { of: "SUPPLIER", one: "leverantör", the: "Leverantören" },
    schema: supplierSchema,
    values: (of) => {
      const { name, country, categories, specialisations, priceRange, website } = of ?? supplier;
      const texts = { country: country ?? "", priceRange: priceRange ?? "", website: website ?? "" };
      return { name, categories, specialisations, ...texts };
    },
    save: async ({ country, priceRange, website, ...rest }) => {
      const facts = { ...rest, country: country ?? "", priceRange: priceRange ?? "", website: website ?? "" };
      const answer = (await update({ variables: { input: { id, version, ...facts } } })).data?.updateSupplier;
      return answer && { errors: answer.errors, entry: answer.supplier };
    },
    told: ({ name }) => name,
  });
  const { form } = entry;
  const common = <Name extends SupplierFact>(name: Name) => ({
    form,
    name,
    label: SUPPLIER_LABELS[name],
    hint: formatSource(supplier, name),
  });
  const line = { maxLength: MAX_FACT, autoComplete: "off" };
  const list = { max: MAX_FACT, maxItems: MAX_LIST };
  return (
    <EntryDialog
      entry={entry}
      deletion={{
        name: supplier.name,
        text: `${supplier.name} försvinner ur listan, och insamlingen lägger inte till den igen så länge borttagningen går att ångra.`,
        remove: async () => (await remove({ variables: { input: { id, version } } })).data?.deleteSupplier.errors,
      }}
    >
      <Field {...common("name")} {...line} />
      <Field {...common("country")} {...line} isOptional />
      <ListField {...common("categories")} {...list} item="en kategori" isOptional />
      <ListField {...common("specialisations")} {...list} item="en specialisering" isOptional />
      <Field {...common("priceRange")} {...line} isOptional />
      <Field {...common("website")} type="url" inputMode="url" autoComplete="off" isOptional />
    </EntryDialog>
  );
}

/** Where a fact comes from. */
function formatSource({ editedFields, factSources }: TableSupplier, fact: SupplierFact): string | undefined {
  if (editedFields.includes(fact)) return "Redigerat för hand. Insamlingen ändrar det inte.";
  const source = factSources.find(({ field }) => field === fact);
  return source && `Källa: ${source.url ?? "den egna katalogen"}`;
}
