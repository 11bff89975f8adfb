import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { TEXT_WIDTH } from "../../../ui/Artwork.tsx";
import { DemoNotice } from "../../../ui/DemoNotice.tsx";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { PageOpening } from "../../../ui/PageOpening.tsx";
import type { AreaConfig } from "./areas.ts";

/**
 * The opening of a list page: what is found here, and why.
 * @param props.isEmpty whether there is nothing to compare yet, and so nowhere to go
 */
export function ProductListHero(props: { area: AreaConfig; isDemo: boolean | undefined; isEmpty: boolean }) {
  const { area, isDemo } = props;
  return (
    <PageOpening scene={area.scenery} sx={{ py: { xs: 3, sm: 6, md: 7 } }}>
      {/* On phones one line, so that the list begins on the first screen. */}
      <Typography variant="h1" sx={{ maxWidth: TEXT_WIDTH, fontSize: { xs: "1.3125rem", sm: "2.625rem" } }}>
        {area.heading}
      </Typography>
      {/* In em: a ch is another width until the font is there, and the lines would break elsewhere. */}
      <Typography
        sx={{
          display: { xs: "none", sm: "block" },
          mt: 3,
          maxWidth: { sm: "23em", lg: "29.5em" },
          fontSize: { md: "1.125rem" },
        }}
      >
        {area.lead}
      </Typography>
      {!props.isEmpty && (
        <Box
          data-screen-only=""
          sx={{
            display: { xs: "none", sm: "flex" },
            flexWrap: "wrap",
            alignItems: "center",
            columnGap: 4,
            rowGap: 0,
            mt: 4,
            maxWidth: TEXT_WIDTH,
          }}
        >
          <Button variant="contained" href="#resultat">
            {area.action}
          </Button>
          {area.shortcut && (
            <>
              <TextLink to={area.shortcut.path} sx={{ color: "text.primary", py: 2.5 }}>
                {area.shortcut.label}
              </TextLink>
              {/* Three fit beside each other in some fonts only: the break would come and go as they load. */}
              <Box sx={{ display: { lg: "none" }, flexBasis: "100%" }} />
            </>
          )}
          <TextLink to="/guider" sx={{ color: "text.primary", py: 2.5 }}>
            Läs guiderna först
          </TextLink>
        </Box>
      )}
      {!props.isEmpty && area.shortcut && (
        <Box data-screen-only="" sx={{ display: { sm: "none" } }}>
          <TextLink to={area.shortcut.path} sx={{ display: "inline-block", py: 2.5, color: "text.primary" }}>
            {area.shortcut.label}
          </TextLink>
        </Box>
      )}
      <Box
        sx={{
          "& > p": {
            mt: { xs: 1, sm: 3 },
            fontSize: { xs: "0.8125rem", sm: "0.875rem" },
            lineHeight: { xs: 1.4, sm: 1.5 },
          },
        }}
      >
        <DemoNotice isDemo={isDemo} />
      </Box>
    </PageOpening>
  );
}
