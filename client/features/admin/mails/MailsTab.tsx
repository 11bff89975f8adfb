import Typography from "@mui/material/Typography";
import { useSearchParams } from "react-router-dom";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { LoadFailure } from "../../../ui/LoadFailure.tsx";
import { Loading } from "../../../ui/Loading.tsx";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { type DataColumn, DataTable } from "../../../ui/table/DataTable.tsx";
import { addressOfContentTab } from "../contentTabs.ts";
import { MailEditor } from "./MailEditor.tsx";
import { type MailKind, type MailListQuery, useEditableMailQuery, useMailListQuery } from "./MailsTab.generated.ts";

/** The tab 'Mejl': every mail that the site sends, or the one that is edited. */
export function MailsTab() {
  const id = useSearchParams()[0].get("id");
  return id ? <KnownMail key={id} kind={id as MailKind} /> : <MailList />;
}

const COLUMNS: readonly DataColumn<NonNullable<MailListQuery["editableMails"]>[number]>[] = [
  {
    key: "name",
    header: "Mejl",
    isRowHeader: true,
    cell: ({ kind, name }) => (
      <TextLink
        to={addressOfContentTab("mejl", kind)}
        sx={{ display: "inline-flex", alignItems: "center", minHeight: 44, my: "-10px" }}
      >
        {name}
      </TextLink>
    ),
  },
  { key: "occasion", header: "När det skickas", cell: ({ occasion }) => occasion },
  { key: "text", header: "Text", cell: ({ isChanged }) => (isChanged ? "Egen" : "Sajtens") },
];

function MailList() {
  const { data, error, refetch } = useMailListQuery({ fetchPolicy: "cache-and-network" });
  return (
    <>
      <Typography variant="h2">Mejl</Typography>
      <Typography color="textSecondary" sx={{ mt: 3, mb: 5, maxWidth: "60ch" }}>
        Alla mejl som sajten skickar. Du ser dem som de kommer fram, kan skriva om dem och skicka ett testmejl till dig
        själv.
      </Typography>
      {data?.editableMails ? (
        <DataTable
          caption="Mejl"
          columns={COLUMNS}
          rows={data.editableMails}
          keyOf={({ kind }) => kind}
          stackBelow="sm"
        />
      ) : error ? (
        <LoadFailure message={visitorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Loading label="Hämtar mejlen …" />
      )}
    </>
  );
}

function KnownMail({ kind }: { kind: MailKind }) {
  // What is edited is what stands now, not what was read a while ago.
  const { data, error, refetch } = useEditableMailQuery({ variables: { kind }, fetchPolicy: "network-only" });
  if (data?.editableMail) return <MailEditor mail={data.editableMail} />;
  if (!error) return <Loading label="Hämtar mejlet …" />;
  // An address may ask for anything.
  return /MailKind/.test(error.message) ? (
    <EmptyState
      title="Mejlet finns inte"
      action={<TextLink to={addressOfContentTab("mejl")}>Till alla mejl</TextLink>}
    />
  ) : (
    <LoadFailure message={visitorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
  );
}
