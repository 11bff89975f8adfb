import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Link as RouterLink } from "react-router-dom";
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
      <Button component={RouterLink} to="/tester" variant="contained">
        Jämför hälsotester
      </Button>
    </Box>
  );
}
