import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Link as RouterLink } from "react-router-dom";
import { openOnboarding } from "../features/journey/journeySignals.ts";
import { TextLink } from "../ui/TextLink.tsx";
import { Seo, type SeoProps } from "./Seo.tsx";

/** A page that is not built yet, and says so. */
export function ComingSoonPage({ seo }: { seo: SeoProps }) {
  return (
    <Box sx={{ maxWidth: 640, mx: "auto", px: 4, py: { xs: 16, md: 24 } }}>
      <Seo {...seo} />
      <Typography variant="h1">{seo.title}</Typography>
      <Typography color="textSecondary" sx={{ mt: 4, mb: 6, fontSize: "1.25rem" }}>
        Kommer snart
      </Typography>
      {seo.path === "/" && <Start />}
      <Button component={RouterLink} to="/tester" variant={seo.path === "/" ? "outlined" : "contained"}>
        Jämför hälsotester
      </Button>
    </Box>
  );
}

/** The two ways in that the home page begins with (specification 1 §2). */
function Start() {
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 4, mb: 4 }}>
      <Button variant="contained" onClick={openOnboarding}>
        Starta din resa
      </Button>
      <TextLink to="/om-oss">Läs mer om oss</TextLink>
    </Box>
  );
}
