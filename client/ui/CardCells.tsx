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

/** A hairline around each cell: where a row has fewer cells than the others, the card's own ground is to be seen. */
const HAIRLINES = { "& > *": { boxShadow: "0 0 0 1px var(--mui-palette-divider)" } };

/** A card of several cells with hairlines between them; each cell has its own ground. */
export const CardCells = function CardCells({ sx, ...props }: CardCellsOwnProps) {
  return <Card {...props} sx={mergeSx({ display: "grid", gap: "1px", p: 0, overflow: "hidden", ...HAIRLINES }, sx)} />;
} as OverridableComponent<{ props: CardCellsOwnProps; defaultComponent: "div" }>;
