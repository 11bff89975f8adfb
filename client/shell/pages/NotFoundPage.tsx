import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Link } from "../../ui/Link.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { Seo } from "../Seo.tsx";
import { ShortPage } from "./ShortPage.tsx";

/** An address that leads nowhere; served with HTTP 404. */
export function NotFoundPage() {
  return (
    <ShortPage>
      <Seo title="Sidan finns inte" />
      <Typography variant="h1">Sidan finns inte</Typography>
      <Typography lang="en" variant="body2" sx={{ mt: 2 }}>
        Oops! Page not found
      </Typography>
      <Typography sx={{ mt: 4, mb: 6, maxWidth: "34ch" }}>
        Adressen kan vara felskriven, eller så har sidan flyttats.
      </Typography>
      <Button component={Link} to="/tester" variant="contained" sx={{ mr: 4 }}>
        Jämför hälsotester
      </Button>
      <TextLink to="/" lang="en" sx={{ color: "text.primary", display: "inline-block", py: 2.5 }}>
        Return to Home
      </TextLink>
    </ShortPage>
  );
}
