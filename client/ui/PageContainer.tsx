import Box from "@mui/material/Box";
import type { OverridableComponent } from "@mui/material/OverridableComponent";
import type { SxProps, Theme } from "@mui/material/styles";
import type { ReactNode } from "react";
import { mergeSx } from "./mergeSx.ts";

/** How wide a page's content may be: as pages are, a guide with what is beside it, tools and settings, text alone. */
const WIDTHS = { wide: 1280, article: 1160, tools: 1040, reading: 720 } as const;

/**
 * Room above the content on a phone and on a wide window: below an opening where a list or a text begins, where the
 * page begins with its own heading, and between a page's sections.
 */
const TOPS = { none: [0, 0], list: [6, 8], text: [8, 14], heading: [10, 16], section: [16, 24] } as const;

interface PageContainerOwnProps {
  /** Default: the usual width of pages. */
  width?: keyof typeof WIDTHS;
  /** Space above; default none. */
  top?: keyof typeof TOPS;
  sx?: SxProps<Theme>;
  children?: ReactNode;
}

/** The centred column of a page's content. */
export const PageContainer = function PageContainer({
  width = "wide",
  top = "none",
  sx,
  ...props
}: PageContainerOwnProps) {
  const [xs, md] = TOPS[top];
  return (
    <Box {...props} sx={mergeSx({ maxWidth: WIDTHS[width], mx: "auto", px: { xs: 4, md: 6 }, pt: { xs, md } }, sx)} />
  );
} as OverridableComponent<{ props: PageContainerOwnProps; defaultComponent: "div" }>;
