import Typography from "@mui/material/Typography";
import { useSearchParams } from "react-router-dom";
import { fillPlaceholders } from "../../../../schema/rules/content/placeholders.ts";
import { swedishDay } from "../../../../schema/rules/words/dates.ts";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import { useSite } from "../../../shell/site.ts";
import { type DataColumn, DataTable } from "../../../ui/DataTable.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { LoadFailure } from "../../../ui/LoadFailure.tsx";
import { Loading } from "../../../ui/Loading.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";
import { addressOfContentTab } from "../contentTabs.ts";
import { PageEditor } from "./PageEditor.tsx";
import { type PageListQuery, useEditablePageQuery, usePageListQuery } from "./PagesTab.generated.ts";

/** The tab 'Sidor': every page of text, or the one that is edited. */
export function PagesTab() {
  const id = useSearchParams()[0].get("id");
  return id ? <KnownPage key={id} slug={id} /> : <PageList />;
}

const inTarget = { display: "inline-flex", alignItems: "center", minHeight: 44, my: "-10px" } as const;

/** A title as visitors read it. */
const Title = ({ text }: { text: string }) => fillPlaceholders(text, useSite());

/** The way to a page as visitors see it. */
const OnSite = ({ path, title }: { path: string; title: string }) => (
  <TextLink to={path} aria-label={`Visa ${fillPlaceholders(title, useSite())} på sajten, ${path}`} sx={inTarget}>
    {path}
  </TextLink>
);

const COLUMNS: readonly DataColumn<NonNullable<PageListQuery["editablePages"]>[number]>[] = [
  {
    key: "title",
    header: "Titel",
    isRowHeader: true,
    cell: ({ slug, title }) => (
      <TextLink to={addressOfContentTab("sidor", slug)} sx={inTarget}>
        <Title text={title} />
      </TextLink>
    ),
  },
  {
    key: "path",
    header: "Adress",
    cell: ({ path, title }) => <OnSite path={path} title={title} />,
  },
  { key: "updated", header: "Ändrad", cell: ({ updatedOn }) => swedishDay(updatedOn) },
];

function PageList() {
  const { data, error, refetch } = usePageListQuery({ fetchPolicy: "cache-and-network" });
  return (
    <>
      <Typography variant="h2">Sidor</Typography>
      <Typography color="textSecondary" sx={{ mt: 3, mb: 5, maxWidth: "60ch" }}>
        Texterna på sajtens egna sidor. En ändring syns direkt.
      </Typography>
      {data?.editablePages ? (
        <DataTable
          caption="Sidor"
          columns={COLUMNS}
          rows={data.editablePages}
          keyOf={({ slug }) => slug}
          stackBelow="sm"
        />
      ) : error ? (
        <LoadFailure message={visitorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Loading label="Hämtar sidorna …" />
      )}
    </>
  );
}

function KnownPage({ slug }: { slug: string }) {
  // What is edited is what stands now, not what was read a while ago.
  const { data, error, refetch } = useEditablePageQuery({ variables: { slug }, fetchPolicy: "network-only" });
  if (!data) {
    return error ? (
      <LoadFailure message={visitorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
    ) : (
      <Loading label="Hämtar sidan …" />
    );
  }
  if (!data.editablePage) {
    const back = <TextLink to={addressOfContentTab("sidor")}>Till alla sidor</TextLink>;
    return <EmptyState title="Sidan finns inte" action={back} />;
  }
  return <PageEditor page={data.editablePage} />;
}
