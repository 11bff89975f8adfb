import Box from "@mui/material/Box";
import type { SynonymKindName } from "../../../../schema/search.ts";
import { Badge } from "../../../ui/Badge.tsx";
import type { DataColumn } from "../../../ui/table/DataTable.tsx";
import { EntriesTab } from "../EntriesTab.tsx";
import { SynonymDialog } from "./SynonymDialog.tsx";
import { type SynonymsTab_SynonymFragment as Synonym, useEditableSynonymsQuery } from "./SynonymsTab.generated.ts";

/** What each kind is called. */
const KIND_LABELS: Record<SynonymKindName, string> = { WORDS: "Andra ord", MARKER: "Markör", GUIDE: "Guide" };

/** The tab 'Sökord': what visitors type, and what they mean by it. */
export function SynonymsTab() {
  const { data, ...query } = useEditableSynonymsQuery({ fetchPolicy: "cache-and-network" });
  return (
    <EntriesTab
      of="SYNONYM"
      title="Sökord"
      newLabel="Nytt sökord"
      about="Ord som besökare söker på, och vad de menar. Ett ord som leder till en guide visar den bredvid träffarna. Ett ord som leder till en markör blir också en länk i guiderna, första gången det står där. En ändring gäller från nästa sökning."
      entries={data?.editableSynonyms}
      query={query}
      loading="Hämtar sökorden …"
      columns={COLUMNS}
      nameOf={({ term, kind, target }) => `${term}: ${KIND_LABELS[kind]} ${target}`}
      empty="Inga sökord ännu. Skapa ett med Nytt sökord."
      dialog={SynonymDialog}
    />
  );
}

const COLUMNS: readonly DataColumn<Synonym>[] = [
  { key: "term", header: "Sökord", isRowHeader: true, width: "30%", cell: ({ term }) => term },
  { key: "kind", header: "Leder till", width: "20%", cell: ({ kind }) => KIND_LABELS[kind] },
  {
    key: "target",
    header: "Vad",
    cell: ({ target, isLost }) => (
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, overflowWrap: "anywhere" }}>
        {target}
        {isLost && <Badge tint="orange">Finns inte längre</Badge>}
      </Box>
    ),
  },
];
