import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Link as RouterLink } from "react-router-dom";
import type { ComingPath } from "../../../schema/comingPaths.ts";
import { Seo } from "../Seo.tsx";
import { comingPage, seoOf } from "./comingPages.ts";
import { ShortPage } from "./ShortPage.tsx";

/** The page at a path that is not built yet: that it comes, what it will be, and what there is to read now. */
export const comingSoonPage = (path: ComingPath) => () => <ComingSoonPage path={path} />;

function ComingSoonPage({ path }: { path: ComingPath }) {
  const { heading, title, text, guide } = comingPage(path);
  return (
    <ShortPage>
      <Seo {...seoOf(path)} />
      <Typography sx={{ fontWeight: 600, mb: 1 }}>Kommer snart</Typography>
      <Typography variant="h1">{heading ?? title}</Typography>
      <Typography sx={{ mt: 4, maxWidth: "42ch" }}>{text}</Typography>
      <Typography sx={{ mt: 4, mb: 6, maxWidth: "42ch" }}>
        Vi bygger den här sidan nu. Under tiden finns en guide om samma ämne.
      </Typography>
      <Button component={RouterLink} to={guide.path} variant="contained">
        {guide.text}
      </Button>
    </ShortPage>
  );
}
