import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useSearchParams } from "react-router-dom";
import { DIFFICULTY_LEVELS, type DifficultyLevel } from "../../../../schema/protocols/vocabulary.ts";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { LoadFailure } from "../../../ui/LoadFailure.tsx";
import { Loading } from "../../../ui/Loading.tsx";
import { Link } from "../../../ui/link/Link.tsx";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { type DataColumn, DataTable } from "../../../ui/table/DataTable.tsx";
import { addressOfContentTab } from "../contentTabs.ts";
import { Deleted } from "../versions/Deleted.tsx";
import { TemplateEditor } from "./TemplateEditor.tsx";
import {
  type TemplatesTab_TemplateFragment as Template,
  useEditableProtocolTemplatesQuery,
} from "./TemplatesTab.generated.ts";

/** The tab 'Protokollmallar': what visitors begin a protocol from; one of them is edited at its own address. */
export function TemplatesTab() {
  const id = useSearchParams()[0].get("id");
  const { data, error, refetch } = useEditableProtocolTemplatesQuery({
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const templates = data?.editableProtocolTemplates;
  if (!templates) {
    return error ? (
      <LoadFailure message={visitorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
    ) : (
      <Loading label="Hämtar mallarna …" />
    );
  }
  const last = Math.max(0, ...templates.map(({ position }) => position));
  if (id === "ny") return <TemplateEditor key="ny" template={null} place={last + 1} />;
  if (id) {
    const edited = templates.find((template) => template.id === id);
    if (edited) return <TemplateEditor key={id} template={edited} place={edited.position} />;
    return (
      <EmptyState
        title="Mallen finns inte längre."
        level="h2"
        action={
          <Button component={Link} to={addressOfContentTab("mallar")} variant="outlined">
            Visa alla mallar
          </Button>
        }
      />
    );
  }
  return (
    <>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "start", gap: 4, mb: 6 }}>
        <Box sx={{ mr: "auto" }}>
          <Typography variant="h2">Protokollmallar</Typography>
          <Typography color="textSecondary" sx={{ mt: 2, maxWidth: "60ch" }}>
            De färdiga protokollen på <TextLink to="/protokoll">protokollsidan</TextLink>. Ändringar syns för besökare
            direkt. Den som redan har startat ett protokoll behåller sitt som det är.
          </Typography>
        </Box>
        <Button component={Link} to={addressOfContentTab("mallar", "ny")} variant="contained">
          Ny mall
        </Button>
      </Box>
      <DataTable
        caption="Protokollmallar"
        isDense
        stackBelow="md"
        columns={COLUMNS}
        rows={templates}
        keyOf={({ id }) => id}
        empty="Inga mallar ännu. Gör den första med knappen ovanför."
      />
      <Deleted of="PROTOCOL_TEMPLATE" />
    </>
  );
}

const COLUMNS: readonly DataColumn<Template>[] = [
  {
    key: "name",
    header: "Namn",
    isRowHeader: true,
    width: "34%",
    cell: ({ id, name }) => (
      <TextLink
        to={addressOfContentTab("mallar", id)}
        sx={{ display: "inline-flex", alignItems: "center", minHeight: 44, my: -2 }}
      >
        {name}
      </TextLink>
    ),
  },
  { key: "position", header: "Plats", width: "80px", cell: ({ position }) => position },
  {
    key: "difficulty",
    header: "Svårighet",
    cell: ({ difficulty }) => DIFFICULTY_LEVELS[difficulty.toLowerCase() as DifficultyLevel],
  },
  { key: "expert", header: "Expert", cell: ({ expertName }) => expertName ?? "–" },
  { key: "steps", header: "Steg", width: "80px", cell: ({ steps }) => steps.length },
  { key: "shown", header: "Visas", width: "90px", cell: ({ isShown }) => (isShown ? "Ja" : "Nej") },
  {
    key: "edit",
    header: "Redigera",
    isHeaderHidden: true,
    align: "end",
    width: "110px",
    cell: ({ id, name }) => (
      <Button component={Link} to={addressOfContentTab("mallar", id)} aria-label={`Redigera ${name}`} sx={{ my: -2 }}>
        Redigera
      </Button>
    ),
  },
];
