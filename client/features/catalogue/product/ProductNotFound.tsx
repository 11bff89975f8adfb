import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Link } from "react-router-dom";
import { ShortPage } from "../../../shell/pages/ShortPage.tsx";
import { Seo } from "../../../shell/Seo.tsx";
import type { AreaConfig } from "../list/areas.ts";

/** The page for a product that there is not, or no longer; served with HTTP 404. */
export function ProductNotFound({ area }: { area: AreaConfig }) {
  return (
    <ShortPage>
      <Seo title="Produkten finns inte" />
      <Typography variant="h1">Produkten finns inte</Typography>
      <Typography sx={{ mt: 4, mb: 6, maxWidth: "44ch" }}>
        Den har tagits bort, eller så är adressen fel. Bland de andra finns kanske något som passar.
      </Typography>
      <Button component={Link} to={area.path} variant="contained">
        {area.action}
      </Button>
    </ShortPage>
  );
}
