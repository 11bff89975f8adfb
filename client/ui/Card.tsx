import type { OverridableComponent } from "@mui/material/OverridableComponent";
import type { SxProps, Theme } from "@mui/material/styles";
import type { ReactNode } from "react";
import styles from "./Card.module.css";
import { classNames } from "./classNames.ts";
import { PlainBox } from "./PlainBox.tsx";

interface CardOwnProps {
  /** A tinted ground without a line, for what is beside the page's own matter; a sheet of paper otherwise. */
  isTinted?: boolean;
  /** More room within, where there is more than a few lines. */
  isRoomy?: boolean;
  className?: string;
  sx?: SxProps<Theme>;
  children?: ReactNode;
}

/** A surface with what belongs together; `component` says which element it is (article, section, li …). */
export const Card = function Card({ isTinted, isRoomy, className, ...props }: CardOwnProps) {
  return (
    <PlainBox
      {...props}
      className={classNames(isTinted ? styles.tinted : styles.paper, isRoomy && styles.roomy, className)}
    />
  );
} as OverridableComponent<{ props: CardOwnProps; defaultComponent: "div" }>;

/** A card of several cells with hairlines between them; each cell has its own ground. */
export const CardCells = function CardCells({ className, ...props }: Omit<CardOwnProps, "isTinted" | "isRoomy">) {
  return <Card {...props} className={classNames(styles.cells, className)} />;
} as OverridableComponent<{ props: Omit<CardOwnProps, "isTinted" | "isRoomy">; defaultComponent: "div" }>;
