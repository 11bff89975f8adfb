import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Link as RouterLink } from "react-router-dom";
import type { ComingPath } from "../routes.tsx";
import { seoOf } from "./comingPages.ts";
import { Seo, type SeoProps } from "./Seo.tsx";
import { ShortPage } from "./ShortPage.tsx";

/** The page at a path that is not built yet: that it comes, what it will be where that is told, and what there is now. */
export const comingSoonPage = (path: ComingPath) => () => <ComingSoonPage seo={seoOf(path)} />;

function ComingSoonPage({ seo }: { seo: SeoProps }) {
  return (
    <ShortPage>
      <Seo {...seo} />
      <Typography sx={{ fontWeight: 600, mb: 1 }}>Kommer snart</Typography>
      <Typography variant="h1">{seo.title}</Typography>
      {seo.description && <Typography sx={{ mt: 4, maxWidth: "42ch" }}>{seo.description}</Typography>}
      <Typography sx={{ mt: 4, mb: 6, maxWidth: "42ch" }}>
        Vi bygger den här sidan nu. Under tiden kan du jämföra hälsotester: vad de mäter, hur de tas och vad de kostar.
      </Typography>
      <Button component={RouterLink} to="/tester" variant="contained">
        Jämför hälsotester
      </Button>
    </ShortPage>
  );
}
