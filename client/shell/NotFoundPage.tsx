import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Link as RouterLink } from "react-router-dom";
import { TextLink } from "../ui/TextLink.tsx";
import { Seo } from "./Seo.tsx";

/** An address that leads nowhere; served with HTTP 404. */
export function NotFoundPage() {
  return (
    <Box sx={{ maxWidth: 640, mx: "auto", px: 4, py: { xs: 16, md: 24 } }}>
      <Seo title="Sidan finns inte" />
      <Typography variant="h1">Sidan finns inte</Typography>
      <Typography lang="en" sx={{ mt: 4, fontSize: "1.25rem" }}>
        Oops! Page not found
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 2, mb: 6 }}>
        Adressen kan vara felskriven, eller så har sidan flyttats.
      </Typography>
      <Button component={RouterLink} to="/tester" variant="contained">
        Jämför hälsotester
      </Button>
      <TextLink to="/" lang="en" sx={{ ml: 4 }}>
        Return to Home
      </TextLink>
    </Box>
  );
}
