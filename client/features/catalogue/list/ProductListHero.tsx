import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { WORDS } from "../../../ui/Artwork.tsx";
import { DemoNotice } from "../../../ui/DemoNotice.tsx";
import { PageOpening } from "../../../ui/PageOpening.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";
import type { AreaConfig } from "./areas.ts";

/** The opening of a list page: what is found here, and why. */
export function ProductListHero({ area, isDemo }: { area: AreaConfig; isDemo: boolean | undefined }) {
  return (
    <PageOpening scene={area.scenery}>
      <Typography variant="h1" sx={{ maxWidth: "16ch" }}>
        {area.heading}
      </Typography>
      {/* In em: a ch is another width until the font is there, and the lines would break elsewhere. */}
      <Typography sx={{ mt: 3, maxWidth: { sm: "23em", lg: "29.5em" }, fontSize: { md: "1.25rem" } }}>
        {area.lead}
      </Typography>
      <Box
        data-screen-only=""
        sx={{
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          columnGap: 4,
          rowGap: 0,
          mt: 4,
          maxWidth: WORDS,
        }}
      >
        <Button variant="contained" href="#resultat">
          {area.action}
        </Button>
        {area.shortcut && (
          <TextLink to={area.shortcut.to} sx={{ color: "text.primary", py: 2.5 }}>
            {area.shortcut.label}
          </TextLink>
        )}
        <TextLink to="/guider" sx={{ color: "text.primary", py: 2.5 }}>
          Läs guiderna först
        </TextLink>
      </Box>
      <DemoNotice isDemo={isDemo} />
    </PageOpening>
  );
}
