import type { ReactNode } from "react";
import styles from "./TextLink.module.css";
import { TextLink } from "./TextLink.tsx";

/** What a card that leads somewhere adds: its line says that the whole of it is one target. */
export const LINK_CARD = {
  position: "relative",
  transition: "box-shadow 150ms",
  "&:hover": { boxShadow: "inset 0 0 0 1px var(--mui-palette-primary-main)" },
} as const;

/** The link of a card's title, whose target is the whole card; the card, or its stand-in, is positioned. */
export const CardLink = (props: { to: string; children: ReactNode }) => (
  <TextLink {...props} isQuiet className={styles.card} />
);
