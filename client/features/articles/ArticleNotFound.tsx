import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { ShortPage } from "../../shell/pages/ShortPage.tsx";
import { Seo } from "../../shell/Seo.tsx";
import { Link } from "../../ui/link/Link.tsx";

/** The page for a guide that does not exist, or not yet; served with HTTP 404. */
export function ArticleNotFound() {
  return (
    <ShortPage>
      <Seo title="Artikel hittades inte" />
      <Typography variant="h1">Artikel hittades inte</Typography>
      <Typography sx={{ mt: 4, mb: 6, maxWidth: "40ch" }}>
        Den artikel du söker existerar inte eller har tagits bort.
      </Typography>
      <Button component={Link} to="/guider" variant="contained">
        Till alla guider
      </Button>
    </ShortPage>
  );
}
