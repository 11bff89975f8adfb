import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { imageHeight, imageUrl } from "../../../schema/images.ts";
import { CARD_RADIUS } from "../../theme.ts";
import { PageContainer } from "../../ui/PageContainer.tsx";
import { PageOpening } from "../../ui/PageOpening.tsx";

/** Width over height that a picture is cut to. */
const RATIO = 4 / 3;

const addressOf = (url: string, width: 640 | 1024 | 1280): string =>
  imageUrl(url, { width, height: imageHeight(width, RATIO) });

/**
 * The start page's opening: on the product's own drawing, or beside an operator's picture.
 * @param props.isPreview its heading is not the page's
 * @param props.isHidden keeps the place of words that are on their way
 * @param props.actions its buttons
 */
export function StartHero(props: {
  heading: string;
  text: string;
  image?: { url: string; alt: string } | null;
  isPreview?: boolean;
  isHidden?: boolean;
  actions: ReactNode;
  children?: ReactNode;
}) {
  const { image } = props;
  const visibility = props.isHidden ? "hidden" : undefined;
  const words = (
    <>
      <Typography
        variant="h1"
        component={props.isPreview ? "p" : "h1"}
        sx={{
          maxWidth: "12ch",
          fontSize: { xs: "2.625rem", md: "4.25rem" },
          lineHeight: { md: 1.04 },
          overflowWrap: "anywhere",
          visibility,
        }}
      >
        {props.heading}
      </Typography>
      <Typography
        sx={{
          mt: { xs: 4, md: 6 },
          maxWidth: { sm: "34ch", lg: "42ch" },
          fontSize: { xs: "1.125rem", md: "1.3125rem" },
          lineHeight: 1.5,
          visibility,
        }}
      >
        {props.text}
      </Typography>
      <Box
        sx={{
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          columnGap: 6,
          rowGap: 3,
          mt: { xs: 6, md: 8 },
        }}
      >
        {props.actions}
      </Box>
      {props.children}
    </>
  );
  if (!image) {
    return (
      <PageOpening scene="home" sx={{ pt: { xs: 14, md: 26 }, pb: { xs: 20, md: 30 } }}>
        {words}
      </PageOpening>
    );
  }
  return (
    <Box sx={{ borderBottom: 1, borderColor: "divider" }}>
      <PageContainer
        sx={{
          display: "grid",
          gap: { xs: 8, md: 12 },
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) minmax(0, 1fr)" },
          alignItems: "center",
          py: { xs: 10, md: 16 },
        }}
      >
        <div>{words}</div>
        <Box
          component="img"
          src={addressOf(image.url, 1024)}
          srcSet={([640, 1024, 1280] as const).map((width) => `${addressOf(image.url, width)} ${width}w`).join(", ")}
          sizes="(min-width: 900px) 560px, 100vw"
          alt={image.alt}
          width={1024}
          height={imageHeight(1024, RATIO)}
          fetchPriority="high"
          sx={{ display: "block", width: "100%", height: "auto", borderRadius: CARD_RADIUS, bgcolor: "mist" }}
        />
      </PageContainer>
    </Box>
  );
}
