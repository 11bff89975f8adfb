import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useFieldArray } from "react-hook-form";
import { FILE_PRESETS } from "../../../../schema/catalogueMapping.ts";
import { type FeedOperator, MAX_CONDITION_VALUES, MAX_CONDITIONS } from "../../../../schema/productFeeds.ts";
import { capitalised } from "../../../../schema/rules/words/phrases.ts";
import { CheckboxField } from "../../../ui/form/CheckboxField.tsx";
import { Choices } from "../../../ui/form/Choices.tsx";
import { Field } from "../../../ui/form/Field.tsx";
import { FieldGroup } from "../../../ui/form/FieldGroup.tsx";
import { ListField } from "../../../ui/form/ListField.tsx";
import { optionOf } from "../../../ui/form/optionOf.ts";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import type { ZodForm } from "../../../ui/form/useZodForm.ts";
import { EntryDialog, type EntryDialogProps, useEntryForm } from "../EntryDialog.tsx";
import { useEditableCategoriesQuery } from "../products/CategoriesTab.generated.ts";
import {
  type FeedsTab_FeedFragment as Feed,
  useCreateProductFeedMutation,
  useDeleteProductFeedMutation,
  useSavedCatalogueMappingsQuery,
  useUpdateProductFeedMutation,
} from "./FeedsTab.generated.ts";
import { feedFormSchema, feedValues } from "./feedForm.ts";

const HOURS = Array.from({ length: 24 }, (_, hour) =>
  optionOf(String(hour), `Klockan ${String(hour).padStart(2, "0")}.00`),
);
const PRESETS = Object.entries(FILE_PRESETS).map(([name, called]) => optionOf(name, capitalised(called)));
const OPERATORS = Object.entries({
  IS: "är",
  CONTAINS: "innehåller",
  IS_NOT: "är inte",
} satisfies Record<FeedOperator, string>).map(([value, label]) => optionOf(value, label));
const NEW_ONES = [
  optionOf("review", "Granskas först: de visas när du har tittat på dem"),
  optionOf("shown", "Visas direkt, utom de vars beskrivning påstår något om hälsa: dem granskar du först"),
];

/** Editing a feed of products, or making one. */
export function FeedDialog(props: EntryDialogProps<Feed>) {
  const { entry: feed } = props;
  const categories = useEditableCategoriesQuery({}).data?.editableCategories ?? [];
  const mappings =
    useSavedCatalogueMappingsQuery({ fetchPolicy: "cache-and-network" }).data?.savedCatalogueMappings ?? [];
  const [create] = useCreateProductFeedMutation({});
  const [update] = useUpdateProductFeedMutation({});
  const [remove] = useDeleteProductFeedMutation({});
  const entry = useEntryForm(props, {
    words: { of: "PRODUCT_FEED", one: "produktflöde", the: "Produktflödet", isNeuter: true },
    schema: feedFormSchema,
    values: feedValues,
    save: async (facts) => {
      if (!feed) return (await create({ variables: { input: facts } })).data?.createProductFeed;
      const answer = (await update({ variables: { input: { id: feed.id, version: feed.version, ...facts } } })).data;
      return answer && { errors: answer.updateProductFeed.errors, entry: answer.updateProductFeed.feed };
    },
    told: ({ name }) => name,
  });
  const { form } = entry;
  return (
    <EntryDialog
      entry={entry}
      deletion={
        feed && {
          name: feed.name,
          text: `${feed.name} hämtas inte längre. Produkterna finns kvar som de är.`,
          remove: async () => {
            const input = { id: feed.id, version: feed.version };
            return (await remove({ variables: { input } })).data?.deleteProductFeed.errors;
          },
        }
      }
    >
      <Field form={form} name="name" label="Flödets namn" maxLength={100} autoComplete="off" />
      <Field
        form={form}
        name="providerName"
        label="Leverantör"
        maxLength={200}
        autoComplete="off"
        hint="Den som säljer produkterna. Flödet ändrar bara den leverantörens produkter."
      />
      <Field
        form={form}
        name="url"
        label="Adress"
        type="url"
        inputMode="url"
        maxLength={2_000}
        autoComplete="off"
        placeholder="https://"
        hint="Länken till filen, som butiken eller nätverket ger dig. CSV, XML, JSON eller Excel, packad eller inte."
      />
      <SelectField
        form={form}
        name="category"
        label="Kategori"
        isOptional
        placeholder="Som kopplingen säger"
        choices={categories.map(({ slug, name }) => optionOf(slug, name))}
        hint="Dit flödets produkter hör, när kopplingen inte säger något annat om en rad."
      />
      <SelectField
        form={form}
        name="mapping"
        label="Koppling av fält"
        isOptional
        placeholder="Känns igen automatiskt"
        choices={mappings.map(({ name }) => optionOf(name, name))}
        hint="Sparade kopplingar gör du under Import och export, med en fil från samma butik."
      />
      {!form.watch("mapping") && (
        <SelectField
          form={form}
          name="preset"
          label="Filen ska vara"
          isOptional
          placeholder="Vilken fil som helst"
          choices={PRESETS}
        />
      )}
      <Conditions form={form} />
      <Choices form={form} name="showsNew" label="Nya produkter" choices={NEW_ONES} />
      <SelectField form={form} name="hour" label="Hämtas varje dag" placeholder="Välj en timme" choices={HOURS} />
      <CheckboxField
        label="Hämta automatiskt"
        text="Utan det hämtas flödet bara när du trycker på Hämta nu."
        isChecked={form.watch("isOn")}
        onChange={(isOn) => form.setValue("isOn", isOn, { shouldDirty: true })}
      />
    </EntryDialog>
  );
}

/** The conditions that a row has to fulfil, by the file's own fields. */
function Conditions({ form }: { form: FeedForm }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "filter" });
  return (
    <FieldGroup
      legend="Vilka rader som tas med"
      hint={
        fields.length === 0 ? "Alla. Lägg till ett villkor om du bara vill ha några." : "De som uppfyller alla villkor."
      }
    >
      <Box sx={{ display: "grid", gap: 5 }}>
        {fields.map(({ id }, at) => (
          <Box key={id} sx={{ display: "grid", gap: 3, p: 4, border: 1, borderColor: "divider", borderRadius: 1 }}>
            <Field
              form={form}
              name={`filter.${at}.field`}
              label="Fält i filen"
              maxLength={500}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
            <SelectField
              form={form}
              name={`filter.${at}.operator`}
              label="Villkor"
              placeholder="Välj"
              choices={OPERATORS}
            />
            <ListField
              form={form}
              name={`filter.${at}.values`}
              label="Något av"
              item="ett värde"
              max={500}
              maxItems={MAX_CONDITION_VALUES}
            />
            <Button color="error" onClick={() => remove(at)} sx={{ justifySelf: "start", minHeight: 44 }}>
              Ta bort villkoret
            </Button>
          </Box>
        ))}
        {fields.length < MAX_CONDITIONS && (
          <Button
            variant="outlined"
            onClick={() => append({ field: "", operator: "IS", values: [] })}
            sx={{ justifySelf: "start", minHeight: 44 }}
          >
            Lägg till ett villkor
          </Button>
        )}
      </Box>
    </FieldGroup>
  );
}

type FeedForm = ZodForm<ReturnType<typeof feedValues>, Parameters<typeof sent>[0]>;
const sent = (facts: ReturnType<typeof feedFormSchema.parse>) => facts;
