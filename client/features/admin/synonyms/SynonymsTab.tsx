import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { SynonymKindName } from "../../../../schema/search.ts";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import { Badge } from "../../../ui/Badge.tsx";
import { LoadFailure } from "../../../ui/LoadFailure.tsx";
import { Loading } from "../../../ui/Loading.tsx";
import { type DataColumn, DataTable } from "../../../ui/table/DataTable.tsx";
import { SynonymDialog } from "./SynonymDialog.tsx";
import { type SynonymsTab_SynonymFragment as Synonym, useEditableSynonymsQuery } from "./SynonymsTab.generated.ts";

/** What each kind is called. */
const KIND_LABELS: Record<SynonymKindName, string> = { WORDS: "Andra ord", MARKER: "Markör", GUIDE: "Guide" };

/** The tab 'Sökord': what visitors type, and what they mean by it. */
export function SynonymsTab() {
  const { data, error, refetch } = useEditableSynonymsQuery({ fetchPolicy: "cache-and-network" });
  const [edited, setEdited] = useState<{ synonym: Synonym | null; times: number }>({ synonym: null, times: 0 });
  const [isOpen, setOpen] = useState(false);
  const edit = (synonym: Synonym | null) => {
    setEdited(({ times }) => ({ synonym, times: times + 1 }));
    setOpen(true);
  };
  const synonyms = data?.editableSynonyms;
  const again = () => void refetch().catch(() => undefined);
  return (
    <>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "space-between", gap: 3 }}>
        <Typography variant="h2">Sökord</Typography>
        <Button variant="contained" onClick={() => edit(null)} sx={{ minHeight: 48 }}>
          Nytt sökord
        </Button>
      </Box>
      <Typography color="textSecondary" sx={{ mt: 3, mb: 6, maxWidth: "41em" }}>
        Ord som besökare söker på, och vad de menar. Ett ord som leder till en guide visar den bredvid träffarna. Ett
        ord som leder till en markör blir också en länk i guiderna, första gången det står där. En ändring gäller från
        nästa sökning.
      </Typography>
      {synonyms ? (
        <DataTable
          caption="Sökord"
          isDense
          stackBelow="md"
          columns={columnsWith(edit)}
          rows={synonyms}
          keyOf={({ id }) => id}
          empty={<Typography color="textSecondary">Inga sökord ännu. Skapa ett med Nytt sökord.</Typography>}
        />
      ) : error ? (
        <LoadFailure message={visitorMessage(error)} onRetry={again} />
      ) : (
        <Loading label="Hämtar sökorden …" />
      )}
      {edited.times > 0 && (
        <SynonymDialog
          // What is edited is what was shown: should it change meanwhile, the server says so.
          key={edited.times}
          entry={edited.synonym}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onReload={edit}
          onChanged={again}
        />
      )}
    </>
  );
}

const columnsWith = (edit: (synonym: Synonym) => void): readonly DataColumn<Synonym>[] => [
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
  {
    key: "edit",
    header: "Redigera",
    isHeaderHidden: true,
    align: "end",
    width: "110px",
    cell: (synonym) => (
      <Button
        sx={{ my: -2, minHeight: 44 }}
        aria-label={`Redigera ${synonym.term}: ${KIND_LABELS[synonym.kind]} ${synonym.target}`}
        onClick={() => edit(synonym)}
      >
        Redigera
      </Button>
    ),
  },
];
