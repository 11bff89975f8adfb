import ArrowForward from "@mui/icons-material/ArrowForward";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Card } from "../../../ui/Card.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";
import type { MarkerPicker_BiomarkerFragment } from "./MarkersPage.generated.ts";
import { addressWith } from "./markerAddress.ts";

/** Choices to begin with, by the names of their markers. */
const EXAMPLES = [
  { title: "Järn och D-vitamin", markers: ["Ferritin", "Transferrin", "25-OH-vitamin D"] },
  { title: "Blodfetter och långtidssocker", markers: ["ApoB", "LDL-kolesterol", "Triglycerider", "HbA1c"] },
  { title: "Sköldkörtel, B12 och folat", markers: ["TSH", "Fritt T4", "Vitamin B12", "Folat"] },
] as const;

/** What stands in the answer's place before anything is chosen. */
export function MarkerExamples({ markers }: { markers: readonly MarkerPicker_BiomarkerFragment[] }) {
  const ids = new Map(markers.map(({ databaseId, name }) => [name, databaseId]));
  const examples = EXAMPLES.map(({ title, markers }) => ({
    title,
    names: markers,
    ids: markers.flatMap((name) => ids.get(name) ?? []),
  })).filter((example) => example.ids.length > 0);
  return (
    <Card isTinted isRoomy>
      <Typography id="svarets-rubrik" variant="h3" component="h2">
        Här kommer svaret
      </Typography>
      <Typography sx={{ mt: 2, maxWidth: "52ch" }}>
        Kryssa för en eller flera markörer, så visas det billigaste enskilda testet och den billigaste kombinationen
        bredvid varandra: vad de kostar, vad de mäter och vad som blir över.
      </Typography>
      {examples.length > 0 && (
        <>
          <Typography sx={{ mt: 5, fontWeight: 600 }}>Prova till exempel</Typography>
          <Box component="ul" sx={{ listStyle: "none", p: 0, m: 0, mt: 1 }}>
            {examples.map((example) => (
              <Box component="li" key={example.title} sx={{ py: 2, borderBottom: 1, borderColor: "divider" }}>
                <TextLink
                  to={addressWith(example.ids)}
                  preventScrollReset
                  sx={{ color: "text.primary", fontWeight: 600 }}
                >
                  {example.title} <ArrowForward aria-hidden="true" sx={{ fontSize: 16, verticalAlign: "-2px" }} />
                </TextLink>
                <Typography variant="body2" color="textSecondary">
                  {example.names.join(", ")}
                </Typography>
              </Box>
            ))}
          </Box>
        </>
      )}
    </Card>
  );
}
