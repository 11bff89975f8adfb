import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import { LoadFailure } from "../../../ui/LoadFailure.tsx";
import { Loading } from "../../../ui/Loading.tsx";
import { CollectionPanel } from "./CollectionPanel.tsx";
import { FoundSuppliers } from "./FoundSuppliers.tsx";
import { SourcesSection } from "./SourcesSection.tsx";
import { useCollection } from "./useCollection.ts";

const SEARCHED = [
  "Svenska vitamintillverkare",
  "Nordiska kosttillskottsmärken",
  "Leverantörer av probiotika",
  "Protein- och omega-3-företag",
];
const COLLECTED = ["Företagsinformation", "Produktkategorier", "Specialiseringar", "Prisnivåer"];

/** The tab 'Kosttillskott': collecting suppliers, the pages that are read for it, and what was found. */
export function SuppliersTab() {
  // Whatever was changed by a run is asked for again when it has ended.
  const [ended, setEnded] = useState(0);
  const [onEnded] = useState(() => () => setEnded((count) => count + 1));
  const collection = useCollection(onEnded);
  return (
    <>
      <Box component="section" aria-labelledby="insamling">
        <Typography id="insamling" variant="h2">
          Samla in leverantörer
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 3, maxWidth: "66ch" }}>
          Insamlingen går igenom katalogens egna leverantörer och sidorna i listan nedan. Det som du själv har redigerat
          skrivs aldrig över.
        </Typography>
        <Box sx={{ display: "grid", gridTemplateColumns: { sm: "1fr 1fr" }, gap: { xs: 4, sm: 8 }, mt: 5, mb: 6 }}>
          <Listed title="Det här söks igenom" items={SEARCHED} />
          <Listed title="Det här samlas in" items={COLLECTED} />
        </Box>
        {collection.isLoaded ? (
          <CollectionPanel {...collection} />
        ) : collection.error ? (
          <LoadFailure
            message={visitorMessage(collection.error)}
            onRetry={() => void collection.refetch().catch(() => undefined)}
          />
        ) : (
          <Loading label="Hämtar insamlingen …" />
        )}
      </Box>
      <SourcesSection />
      <FoundSuppliers ended={ended} />
    </>
  );
}

function Listed({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <Typography variant="h4" component="h3">
        {title}
      </Typography>
      <Box component="ul" sx={{ mt: 2, mb: 0, pl: 5 }}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </Box>
    </div>
  );
}
