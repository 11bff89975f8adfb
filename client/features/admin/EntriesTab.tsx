import { useApolloClient } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { type ComponentType, type ReactNode, useState } from "react";
import type { VersionedName } from "../../../schema/audit.ts";
import { visitorMessage } from "../../apollo/visitorMessage.ts";
import { LoadFailure } from "../../ui/LoadFailure.tsx";
import { Loading } from "../../ui/Loading.tsx";
import { type DataColumn, DataTable } from "../../ui/table/DataTable.tsx";
import type { EntryDialogProps } from "./EntryDialog.tsx";
import { Deleted } from "./versions/Deleted.tsx";
import { DeletedDocument } from "./versions/Versions.generated.ts";

/** A tab with a list of small entries, each of which is made, edited and deleted in a dialog. */
export function EntriesTab<Entry extends { id: string }>(props: {
  title: string;
  /** Their kind, by which what was deleted of it is kept. */
  of: VersionedName;
  /** On the button that makes one; without it there are those that the product has. */
  newLabel?: string;
  /** What they are for. */
  about?: ReactNode;
  /** Between that and the list, e.g. a search. */
  filters?: ReactNode;
  entries: readonly Entry[] | null | undefined;
  query: { error?: Error; refetch: () => Promise<unknown> };
  loading: string;
  columns: readonly DataColumn<Entry>[];
  /** What the button that edits one is called after 'Redigera'. */
  nameOf: (entry: Entry) => string;
  empty: string;
  /** How the list is drawn, where it is more than one table. */
  list?: (
    table: (caption: string, rows: readonly Entry[], columns?: readonly DataColumn<Entry>[]) => ReactNode,
    entries: readonly Entry[],
  ) => ReactNode;
  dialog: ComponentType<EntryDialogProps<Entry>>;
}) {
  const { title, entries, query, list, dialog: Dialog } = props;
  const [edited, setEdited] = useState<{ entry: Entry | null; times: number }>({ entry: null, times: 0 });
  const [isOpen, setOpen] = useState(false);
  const edit = (entry: Entry | null) => {
    setEdited(({ times }) => ({ entry, times: times + 1 }));
    setOpen(true);
  };
  const apollo = useApolloClient();
  const again = () =>
    void Promise.all([query.refetch(), apollo.refetchQueries({ include: [DeletedDocument] })]).catch(() => undefined);
  const withButton = (columns: readonly DataColumn<Entry>[]): readonly DataColumn<Entry>[] => [
    ...columns,
    {
      key: "edit",
      header: "Redigera",
      isHeaderHidden: true,
      align: "end",
      width: "110px",
      cell: (entry) => (
        <Button
          sx={{ my: -2, minHeight: 44 }}
          aria-label={`Redigera ${props.nameOf(entry)}`}
          onClick={() => edit(entry)}
        >
          Redigera
        </Button>
      ),
    },
  ];
  const table = (caption: string, rows: readonly Entry[], columns = props.columns) => (
    <DataTable
      caption={caption}
      isDense
      stackBelow="md"
      columns={withButton(columns)}
      rows={rows}
      keyOf={({ id }) => id}
      empty={<Typography color="textSecondary">{props.empty}</Typography>}
    />
  );
  return (
    <>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "space-between", gap: 3 }}>
        <Typography variant="h2">{title}</Typography>
        {props.newLabel && (
          <Button variant="contained" onClick={() => edit(null)} sx={{ minHeight: 48 }}>
            {props.newLabel}
          </Button>
        )}
      </Box>
      {props.about && (
        <Typography color="textSecondary" sx={{ mt: 3, mb: props.filters ? 0 : 6, maxWidth: "41em" }}>
          {props.about}
        </Typography>
      )}
      {props.filters}
      {entries ? (
        (list?.(table, entries) ?? table(title, entries))
      ) : query.error ? (
        <LoadFailure message={visitorMessage(query.error)} onRetry={again} />
      ) : (
        <Loading label={props.loading} />
      )}
      <Deleted of={props.of} />
      {edited.times > 0 && (
        <Dialog
          // What is edited is what was shown: should it change meanwhile, the server says so.
          key={edited.times}
          entry={edited.entry}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onReload={(entry) => setEdited(({ times }) => ({ entry, times }))}
          onChanged={again}
        />
      )}
    </>
  );
}
