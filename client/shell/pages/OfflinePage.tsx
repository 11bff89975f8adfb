import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { capitalised, joinWithAnd } from "../../../schema/rules/words/phrases.ts";
import { useHad } from "../../ui/link/areasOff.ts";
import { Link } from "../../ui/link/Link.tsx";
import { StaticPage } from "./StaticPage.tsx";

/** Page without a network at an address that was never visited: links to stored pages. */
export function OfflinePage() {
  const kept = useHad()([
    ["din resa", "/min-resa"],
    ["ditt protokoll", "/protokoll"],
    ["sidor som du nyligen har läst", "/"],
  ]);
  return (
    // Nobody can sign in now, and who is signed in is not known here.
    <Box
      sx={{
        "& header a[href='/auth']": { visibility: "hidden" },
        // The scene was never stored, and a picture that does not come leaves its frame.
        "& main img": { display: "none" },
      }}
    >
      <StaticPage title="Du är offline">
        <Typography variant="h1">Du är offline</Typography>
        <Typography sx={{ mt: 4, mb: 6, maxWidth: "44ch" }}>
          Den här sidan har du inte öppnat tidigare, så den finns inte sparad.{" "}
          {`${capitalised(joinWithAnd(kept))} går att öppna ändå.`}
        </Typography>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3 }}>
          <Button component={Link} reloadDocument to="/min-resa" variant="contained">
            Min resa
          </Button>
          <Button component={Link} reloadDocument to="/protokoll" variant="outlined">
            Protokoll
          </Button>
          {/* The address that was asked for, with everything in it. */}
          <Button component="a" href="">
            Försök igen
          </Button>
        </Box>
      </StaticPage>
    </Box>
  );
}
