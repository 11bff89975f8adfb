import type { OverridableComponent } from "@mui/material/OverridableComponent";
import type { SxProps, Theme } from "@mui/material/styles";
import type { ReactNode } from "react";
import { Card } from "./Card.tsx";
import { mergeSx } from "./mergeSx.ts";

interface CardCellsOwnProps {
  /** Number of cells beside each other. */
  sx: SxProps<Theme>;
  children: ReactNode;
}

/** A card of several cells with hairlines between them, which are its ground; each cell has its own ground. */
export const CardCells = function CardCells({ sx, ...props }: CardCellsOwnProps) {
  return (
    <Card {...props} sx={mergeSx({ display: "grid", gap: "1px", p: 0, overflow: "hidden", bgcolor: "divider" }, sx)} />
  );
} as OverridableComponent<{ props: CardCellsOwnProps; defaultComponent: "div" }>;
