import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import Check from "~icons/ic/baseline-check";
import { Card } from "../../../ui/Card.tsx";
import { openOnboarding } from "../dialogEvents.ts";
import { GRID_LIST } from "../progress/grids.ts";

const BENEFITS = [
  "Råd som utgår från dina mål och din erfarenhet",
  "En plan som du bockar av i din egen takt",
  "Överblick över det du har gjort inom fyra områden",
];

/** The invitation to the wizard, until it was completed. */
export function StartPrompt() {
  return (
    <Card
      sx={{
        p: { xs: 5, sm: 8, md: 12 },
        display: "grid",
        gap: { xs: 6, md: 12 },
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "1fr 1fr" },
        alignItems: "center",
      }}
    >
      <div>
        <Typography variant="h2">Starta din resa</Typography>
        <Typography sx={{ mt: 3, mb: 5, maxWidth: "46ch" }}>
          Berätta vart du vill, så blir den här sidan din. Det är fyra korta steg och tar ungefär en minut.
        </Typography>
        <Button variant="contained" onClick={openOnboarding} sx={{ "@media (scripting: none)": { display: "none" } }}>
          Starta din resa
        </Button>
      </div>
      <Box component="ul" aria-label="Det här får du" sx={{ ...GRID_LIST, gap: 4 }}>
        {BENEFITS.map((text) => (
          <Box component="li" key={text} sx={{ display: "flex", gap: 3 }}>
            <Check aria-hidden="true" sx={{ color: "success.main", mt: 0.25 }} />
            {text}
          </Box>
        ))}
      </Box>
    </Card>
  );
}
