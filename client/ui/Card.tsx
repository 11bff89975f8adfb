import Box from "@mui/material/Box";
import type { OverridableComponent } from "@mui/material/OverridableComponent";
import type { SxProps, Theme } from "@mui/material/styles";
import type { ReactNode } from "react";
import { CARD_RADIUS } from "../theme.ts";
import { mergeSx } from "./mergeSx.ts";

interface CardOwnProps {
  /** A tinted ground without a line, for what is beside the page's own matter; a sheet of paper otherwise. */
  isTinted?: boolean;
  /** More room within, where there is more than a few lines. */
  isRoomy?: boolean;
  sx?: SxProps<Theme>;
  children?: ReactNode;
}

/** A surface with what belongs together; `component` says which element it is (article, section, li …). */
export const Card = function Card({ isTinted, isRoomy, sx, ...props }: CardOwnProps) {
  return (
    <Box
      {...props}
      sx={mergeSx(
        {
          ...(isTinted ? { bgcolor: "mist" } : { bgcolor: "background.paper", border: 1, borderColor: "divider" }),
          borderRadius: CARD_RADIUS,
          p: isRoomy ? { xs: 5, sm: 8 } : 5,
        },
        sx,
      )}
    />
  );
} as OverridableComponent<{ props: CardOwnProps; defaultComponent: "div" }>;
