import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { TEXT_WIDTH } from "../../ui/Artwork.tsx";
import { PageOpening } from "../../ui/PageOpening.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";

/** The opening of a page: its heading, what it is about, and what can be done first. */
export function ContentHero(props: {
  scene: string;
  /** Unknown while the page is loading. */
  heading: string | undefined;
  lead: string | undefined;
  children?: ReactNode;
  /** Said below all that. */
  notice?: ReactNode;
}) {
  return (
    <PageOpening
      scene={props.scene}
      sx={{ py: { xs: 7, md: 12 }, minHeight: { md: 360 }, display: "grid", alignContent: "center" }}
    >
      <Typography variant="h1" sx={{ maxWidth: "18ch" }}>
        {props.heading ?? <Skeleton width="12ch" height="1.1em" />}
      </Typography>
      <Typography sx={{ mt: 3, maxWidth: { sm: "25em", lg: "32em" }, fontSize: { md: "1.25rem" } }}>
        {props.lead ?? <Skeleton width="100%" height="4.5em" />}
      </Typography>
      {props.children && (
        <Box
          data-screen-only=""
          sx={{
            display: "flex",
            flexWrap: "wrap",
            alignItems: "center",
            columnGap: 4,
            rowGap: 0,
            mt: 5,
            maxWidth: TEXT_WIDTH,
          }}
        >
          {props.children}
        </Box>
      )}
      {props.notice}
    </PageOpening>
  );
}
