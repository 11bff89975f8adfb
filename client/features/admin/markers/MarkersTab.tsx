import Box from "@mui/material/Box";
import { Badge } from "../../../ui/Badge.tsx";
import type { DataColumn } from "../../../ui/table/DataTable.tsx";
import { EntriesTab } from "../EntriesTab.tsx";
import { MarkerDialog } from "./MarkerDialog.tsx";
import { type MarkersTab_MarkerFragment as Marker, useEditableBiomarkersQuery } from "./MarkersTab.generated.ts";

/** The tab 'Markörer': what tests measure, and what their pages tell of it. */
export function MarkersTab() {
  const { data, ...query } = useEditableBiomarkersQuery({ fetchPolicy: "cache-and-network" });
  return (
    <EntriesTab
      of="MARKER"
      title="Markörer"
      newLabel="Ny markör"
      about="Det som hälsotester mäter. Varje markör som något test mäter har en egen sida med det som står här."
      entries={data?.editableBiomarkers}
      query={query}
      loading="Hämtar markörerna …"
      columns={COLUMNS}
      nameOf={({ name }) => name}
      empty="Inga markörer ännu. Skapa en med Ny markör."
      dialog={MarkerDialog}
    />
  );
}

const COLUMNS: readonly DataColumn<Marker>[] = [
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
];
