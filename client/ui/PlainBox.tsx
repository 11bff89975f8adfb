import Box from "@mui/material/Box";
import type { OverridableComponent } from "@mui/material/OverridableComponent";
import type { SxProps, Theme } from "@mui/material/styles";
import type { ReactNode } from "react";

interface PlainBoxOwnProps {
  className?: string;
  sx?: SxProps<Theme>;
  children?: ReactNode;
}

/**
 * The element of a shared part, which a class styles. Only where its user adds `sx`, as pages do that have no stylesheet
 * yet, styles are worked out for it.
 */
export const PlainBox = function PlainBox({
  component: Element = "div",
  sx,
  ...props
}: PlainBoxOwnProps & { component?: React.ElementType }) {
  return sx ? <Box component={Element} sx={sx} {...props} /> : <Element {...props} />;
} as OverridableComponent<{ props: PlainBoxOwnProps; defaultComponent: "div" }>;
