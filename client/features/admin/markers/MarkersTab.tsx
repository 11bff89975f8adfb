import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import { Badge } from "../../../ui/Badge.tsx";
import { LoadFailure } from "../../../ui/LoadFailure.tsx";
import { Loading } from "../../../ui/Loading.tsx";
import { type DataColumn, DataTable } from "../../../ui/table/DataTable.tsx";
import { MarkerDialog } from "./MarkerDialog.tsx";
import { type MarkersTab_MarkerFragment as Marker, useEditableBiomarkersQuery } from "./MarkersTab.generated.ts";

/** The tab 'Markörer': what tests measure, and what their pages tell of it. */
export function MarkersTab() {
  const { data, error, refetch } = useEditableBiomarkersQuery({ fetchPolicy: "cache-and-network" });
  const [edited, setEdited] = useState<{ marker: Marker | null; times: number }>({ marker: null, times: 0 });
  const [isOpen, setOpen] = useState(false);
  const edit = (marker: Marker | null) => {
    setEdited(({ times }) => ({ marker, times: times + 1 }));
    setOpen(true);
  };
  const markers = data?.editableBiomarkers;
  const again = () => void refetch().catch(() => undefined);
  return (
    <>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "space-between", gap: 3 }}>
        <Typography variant="h2">Markörer</Typography>
        <Button variant="contained" onClick={() => edit(null)} sx={{ minHeight: 48 }}>
          Ny markör
        </Button>
      </Box>
      <Typography color="textSecondary" sx={{ mt: 3, mb: 6, maxWidth: "41em" }}>
        Det som hälsotester mäter. Varje markör som något test mäter har en egen sida med det som står här.
      </Typography>
      {markers ? (
        <DataTable
          caption="Markörer"
          isDense
          stackBelow="md"
          columns={columnsWith(edit)}
          rows={markers}
          keyOf={({ id }) => id}
          empty={<Typography color="textSecondary">Inga markörer ännu. Skapa en med Ny markör.</Typography>}
        />
      ) : error ? (
        <LoadFailure message={visitorMessage(error)} onRetry={again} />
      ) : (
        <Loading label="Hämtar markörerna …" />
      )}
      {edited.times > 0 && (
        <MarkerDialog
          // What is edited is what was shown: should it change meanwhile, the server says so.
          key={edited.times}
          entry={edited.marker}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onReload={edit}
          onChanged={again}
        />
      )}
    </>
  );
}

const columnsWith = (edit: (marker: Marker) => void): readonly DataColumn<Marker>[] => [
  {
    key: "name",
    header: "Markör",
    isRowHeader: true,
    width: "26%",
    cell: ({ name, isMeasured }) => (
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, overflowWrap: "anywhere" }}>
        {name}
        {!isMeasured && <Badge tint="orange">Ingår inte i något test</Badge>}
      </Box>
    ),
  },
  { key: "unit", header: "Enhet", width: "14%", cell: ({ unit }) => unit || "–" },
  { key: "group", header: "Grupp", width: "22%", cell: ({ group }) => group || "–" },
  { key: "description", header: "Vad den säger", cell: ({ description }) => description || "–" },
  {
    key: "edit",
    header: "Redigera",
    isHeaderHidden: true,
    align: "end",
    width: "110px",
    cell: (marker) => (
      <Button sx={{ my: -2, minHeight: 44 }} aria-label={`Redigera ${marker.name}`} onClick={() => edit(marker)}>
        Redigera
      </Button>
    ),
  },
];
