import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import {
  MAX_PROVIDER_COUNTRY,
  MAX_PROVIDER_NAME,
  MAX_PROVIDER_TEXT,
  PROVIDER_LABELS,
  providerSchema,
} from "../../../../schema/providers.ts";
import { Field } from "../../../ui/form/Field.tsx";
import { errorAt } from "../../../ui/form/fieldOf.ts";
import { EntryDialog, type EntryDialogProps, useEntryForm } from "../EntryDialog.tsx";
import { LibraryImageField } from "../images/LibraryImageField.tsx";
import { MergeDialog } from "./MergeDialog.tsx";
import {
  type ProvidersTab_ProviderFragment as Provider,
  useCreateProviderMutation,
  useDeleteProviderMutation,
  useUpdateProviderMutation,
} from "./ProvidersTab.generated.ts";

/** Editing who sells products, or adding somebody. */
export function ProviderDialog(props: EntryDialogProps<Provider>) {
  const { entry: provider } = props;
  const [isMerging, setMerging] = useState(false);
  const [create] = useCreateProviderMutation({});
  const [update] = useUpdateProviderMutation({});
  const [remove] = useDeleteProviderMutation({});
  const entry = useEntryForm(
    { ...props, isOpen: props.isOpen && !isMerging },
    {
      words: { of: "PROVIDER", one: "leverantör", the: "Leverantören" },
      schema: providerSchema,
      values: (of) => ({
        name: of?.name ?? "",
        country: of?.country ?? "",
        website: of?.website ?? "",
        description: of?.description ?? "",
        logoUrl: of?.logoUrl ?? "",
      }),
      save: async ({ country, website, logoUrl, ...rest }) => {
        const facts = { ...rest, country: country ?? "", website: website ?? "", logoUrl: logoUrl ?? "" };
        if (!provider) return (await create({ variables: { input: facts } })).data?.createProvider;
        const input = { id: provider.id, version: provider.version, ...facts };
        const answer = (await update({ variables: { input } })).data?.updateProvider;
        return answer && { errors: answer.errors, entry: answer.provider };
      },
      told: ({ name }) => name,
    },
  );
  const { form } = entry;
  const common = (field: "name" | "country" | "website" | "description") =>
    ({ form, name: field, label: PROVIDER_LABELS[field], autoComplete: "off" }) as const;
  return (
    <>
      <EntryDialog
        entry={entry}
        actions={
          provider && (
            <Button onClick={() => setMerging(true)} sx={{ minHeight: 48 }}>
              Slå ihop med en annan
            </Button>
          )
        }
        deletion={
          provider && {
            name: provider.name,
            text: `${provider.name} och sidan om den försvinner. Den som har produkter kan inte tas bort.`,
            remove: async () => {
              const input = { id: provider.id, version: provider.version };
              return (await remove({ variables: { input } })).data?.deleteProvider.errors;
            },
          }
        }
      >
        <Field
          {...common("name")}
          maxLength={MAX_PROVIDER_NAME}
          hint={
            provider
              ? "Alla produkter får det nya namnet. En import som säger det gamla förstås ändå."
              : "Som det står på produkterna."
          }
        />
        {provider && provider.formerNames.length > 0 && (
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
            Har hetat {provider.formerNames.join(", ")}.
          </Typography>
        )}
        <Field {...common("country")} maxLength={MAX_PROVIDER_COUNTRY} isOptional hint="Till exempel Sverige." />
        <Field {...common("website")} type="url" inputMode="url" isOptional />
        <Field
          {...common("description")}
          rows={5}
          maxLength={MAX_PROVIDER_TEXT}
          isOptional
          hint="Visas på leverantörens sida."
        />
        <div>
          <Typography sx={{ fontWeight: 600, mb: 2 }}>{PROVIDER_LABELS.logoUrl}</Typography>
          <LibraryImageField
            chosen={form.watch("logoUrl")}
            kept={provider?.logoUrl ?? ""}
            onChoose={(url) => form.setValue("logoUrl", url, { shouldDirty: true, shouldValidate: true })}
            error={errorAt(form, "logoUrl")}
            words={{ none: "Ingen logotyp", choose: "Välj logotyp ur biblioteket", remove: "Ta bort logotypen" }}
            ground="common.white"
          />
        </div>
      </EntryDialog>
      {provider && (
        <MergeDialog
          provider={provider}
          isOpen={props.isOpen && isMerging}
          onClose={() => setMerging(false)}
          onMerged={() => {
            props.onChanged();
            props.onClose();
          }}
        />
      )}
    </>
  );
}
