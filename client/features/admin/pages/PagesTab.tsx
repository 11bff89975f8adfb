import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useSearchParams } from "react-router-dom";
import { fillPlaceholders } from "../../../../schema/rules/content/placeholders.ts";
import { swedishDay } from "../../../../schema/rules/words/dates.ts";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import { useSite } from "../../../shell/site.ts";
import { Badge } from "../../../ui/Badge.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { LoadFailure } from "../../../ui/LoadFailure.tsx";
import { Loading } from "../../../ui/Loading.tsx";
import { Link } from "../../../ui/link/Link.tsx";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { type DataColumn, DataTable } from "../../../ui/table/DataTable.tsx";
import { addressOfContentTab } from "../contentTabs.ts";
import { Deleted } from "../versions/Deleted.tsx";
import { PageEditor } from "./PageEditor.tsx";
import { type PageListQuery, useEditablePageQuery, usePageListQuery } from "./PagesTab.generated.ts";

/** The tab 'Sidor': every page of text, the one that is edited, or a new one. */
export function PagesTab() {
  const [params] = useSearchParams();
  const id = params.get("id");
  if (!id) return <PageList />;
  return id === "ny" ? <PageEditor page={null} /> : <KnownPage key={id} slug={id} />;
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

type Row = NonNullable<PageListQuery["editablePages"]>[number];

/** Where a page is seen. */
function stateOf({ isOwn, isPublished, inFooter, isUnlisted }: Row): string {
  if (!isPublished) return "Utkast";
  const state = isOwn ? "Publicerad" : "Hör till sajten";
  return [state, ...(inFooter ? ["i sidfoten"] : []), ...(isUnlisted ? ["dold för sökmotorer"] : [])].join(", ");
}

const COLUMNS: readonly DataColumn<Row>[] = [
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
  {
    key: "state",
    header: "Läge",
    cell: (page) => (
      <>
        {stateOf(page)}
        {page.isUnfinished && (
          <Box sx={{ mt: 1 }}>
            <Badge tint="orange">Något är kvar att skriva</Badge>
          </Box>
        )}
      </>
    ),
  },
  { key: "updated", header: "Ändrad", cell: ({ updatedOn }) => swedishDay(updatedOn) },
];

function PageList() {
  const { data, error, refetch } = usePageListQuery({ fetchPolicy: "cache-and-network" });
  const site = useSite();
  return (
    <>
      <Typography variant="h2">Sidor</Typography>
      <Typography color="textSecondary" sx={{ mt: 3, mb: 5, maxWidth: "60ch" }}>
        Texterna på sajtens egna sidor, och de sidor du gör själv. En ändring syns direkt.
      </Typography>
      <Button
        component={Link}
        to={addressOfContentTab("sidor", "ny")}
        variant="contained"
        sx={{ minHeight: 48, mb: 5 }}
      >
        Ny sida
      </Button>
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
      <Deleted of="PAGE" nameOf={(name) => fillPlaceholders(name, site)} />
    </>
  );
}

const back = <TextLink to={addressOfContentTab("sidor")}>Till alla sidor</TextLink>;

function KnownPage({ slug }: { slug: string }) {
  // What is edited is what stands now, not what was read a while ago.
  const { data, error, refetch } = useEditablePageQuery({ variables: { slug }, fetchPolicy: "network-only" });
  if (!data) return <Waiting error={error} onRetry={() => void refetch().catch(() => undefined)} />;
  if (!data.editablePage) return <EmptyState title="Sidan finns inte" action={back} />;
  return <PageEditor page={data.editablePage} />;
}

const Waiting = ({ error, onRetry }: { error: unknown; onRetry: () => void }) =>
  error ? <LoadFailure message={visitorMessage(error)} onRetry={onRetry} /> : <Loading label="Hämtar sidan …" />;
