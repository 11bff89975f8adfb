import type { ApolloCache } from "@apollo/client";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useRef, useState } from "react";
import { swedishDay } from "../../../../schema/rules/words/dates.ts";
import { type SourceKindName, supplierSourceSchema } from "../../../../schema/suppliers.ts";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import { clearToasts, showToast } from "../../../toasts/toasts.ts";
import { ConfirmAction } from "../../../ui/dialog/ConfirmDialog.tsx";
import { Field } from "../../../ui/form/Field.tsx";
import { Form } from "../../../ui/form/Form.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { useZodForm } from "../../../ui/form/useZodForm.ts";
import { LoadFailure } from "../../../ui/LoadFailure.tsx";
import { Loading } from "../../../ui/Loading.tsx";
import { type DataColumn, DataTable } from "../../../ui/table/DataTable.tsx";
import {
  SupplierSourcesDocument,
  type SupplierSourcesQuery,
  useAddSupplierSourceMutation,
  useRemoveSupplierSourceMutation,
  useSupplierSourcesQuery,
} from "./SourcesSection.generated.ts";

type Source = NonNullable<SupplierSourcesQuery["supplierSources"]>[number];

const KINDS: Readonly<Record<SourceKindName, string>> = { LIST: "Lista med länkar", COMPANY: "Ett företags sida" };

/** Updates the list from a mutation's response. */
function changeSources(cache: ApolloCache, change: (sources: readonly Source[]) => Source[]): void {
  cache.updateQuery({ query: SupplierSourcesDocument }, (known) =>
    known?.supplierSources ? { ...known, supplierSources: change(known.supplierSources) } : undefined,
  );
}

/** The pages that collecting reads: a list, with adding and removing. */
export function SourcesSection() {
  const { data, error, refetch } = useSupplierSourcesQuery({});
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Box component="section" aria-labelledby="kallor" sx={{ mt: 12 }}>
      <Typography ref={heading} id="kallor" variant="h2" tabIndex={-1} sx={{ outline: "none" }}>
        Sidor som läses
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 3, mb: 5, maxWidth: "66ch" }}>
        Lägg till branschlistor och företag som ska gås igenom. Sidorna läses i lugn takt, och bara om webbplatsen
        tillåter det.
      </Typography>
      {data?.supplierSources ? (
        <Sources sources={data.supplierSources} onRemoved={() => heading.current?.focus()} />
      ) : error ? (
        <LoadFailure message={visitorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Loading label="Hämtar sidorna …" />
      )}
      <AddSource />
    </Box>
  );
}

const COLUMNS: readonly DataColumn<Source>[] = [
  {
    key: "url",
    header: "Adress",
    isRowHeader: true,
    cell: ({ url }) => <Box sx={{ overflowWrap: "anywhere" }}>{url}</Box>,
    compare: (one, other) => one.url.localeCompare(other.url, "sv-SE"),
  },
  { key: "kind", header: "Vad det är", cell: ({ kind }) => KINDS[kind] },
  {
    key: "added",
    header: "Tillagd",
    cell: ({ createdAt, addedByName }) => [swedishDay(createdAt), addedByName].filter(Boolean).join(" av "),
    compare: (one, other) => one.createdAt.localeCompare(other.createdAt),
  },
];

function Sources({ sources, onRemoved }: { sources: readonly Source[]; onRemoved: () => void }) {
  const [remove] = useRemoveSupplierSourceMutation({
    update: (cache, { data }) => {
      const removed = data?.removeSupplierSource.removedId;
      if (removed) changeSources(cache, (known) => known.filter(({ id }) => id !== removed));
    },
  });
  const [asked, setAsked] = useState<Source>();
  const [isAsking, setAsking] = useState(false);
  const confirmed = async ({ id }: Source) => {
    try {
      const { data } = await remove({ variables: { input: { id } } });
      const [wrong] = data?.removeSupplierSource.errors ?? [];
      if (wrong) return showToast({ title: "Sidan kunde inte tas bort", text: wrong.message, tone: "error" });
      onRemoved();
      showToast({ title: "Sidan är borttagen", tone: "confirmation" });
    } catch (error) {
      showToast({ title: "Sidan kunde inte tas bort", text: visitorMessage(error), tone: "error" });
    }
  };
  return (
    <Box sx={{ mb: 6 }}>
      <DataTable
        caption="Sidor som läses"
        columns={[
          ...COLUMNS,
          {
            key: "remove",
            header: "Ta bort",
            isHeaderHidden: true,
            align: "end",
            cell: (source) => (
              <Button
                color="error"
                sx={{ my: -2, whiteSpace: "nowrap" }}
                aria-label={`Ta bort ${source.url}`}
                onClick={() => {
                  clearToasts();
                  setAsked(source);
                  setAsking(true);
                }}
              >
                Ta bort
              </Button>
            ),
          },
        ]}
        rows={sources}
        keyOf={({ id }) => id}
        stackBelow="sm"
        empty={
          <Typography color="textSecondary">
            Inga sidor ännu. Tills du lägger till någon läses bara den egna katalogen.
          </Typography>
        }
      />
      <ConfirmAction
        title="Ta bort sidan?"
        text={`${asked?.url ?? ""} läses då inte vid nästa insamling. Leverantörer som redan hittats finns kvar.`}
        label="Ta bort"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => asked && void confirmed(asked)}
      />
    </Box>
  );
}

const KIND_CHOICES = Object.entries(KINDS).map(([value, label]) => ({ value, name: value, label }));

function AddSource() {
  const [add] = useAddSupplierSourceMutation({
    update: (cache, { data }) => {
      const source = data?.addSupplierSource.supplierSource;
      if (!source) return;
      changeSources(cache, (known) =>
        [...known.filter(({ id }) => id !== source.id), source].sort((one, other) => (one.url < other.url ? -1 : 1)),
      );
    },
  });
  const form = useZodForm(
    supplierSourceSchema,
    async (input) => {
      const { data } = await add({ variables: { input } });
      if (data?.addSupplierSource.errors.length) return data.addSupplierSource.errors;
      form.reset({ url: "", kind: input.kind });
      showToast({ title: "Sidan är tillagd", text: input.url, tone: "confirmation" });
    },
    { url: "", kind: "LIST" },
  );
  return (
    <Box sx={{ maxWidth: 640 }}>
      <Form form={form} label="Lägg till sida" pendingLabel="Lägger till …">
        <Field
          form={form}
          name="url"
          label="Sidans adress"
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
        />
        <SelectField form={form} name="kind" label="Vad är det för sida?" choices={KIND_CHOICES} placeholder="Välj …" />
      </Form>
    </Box>
  );
}
