import type { OverridableComponent } from "@mui/material/OverridableComponent";
import type { SxProps, Theme } from "@mui/material/styles";
import type { ReactNode } from "react";
import { classNames } from "./classNames.ts";
import styles from "./PageContainer.module.css";
import { PlainBox } from "./PlainBox.tsx";

interface PageContainerOwnProps {
  /** How wide it may be; default: the usual width of pages. */
  width?: "wide" | "article" | "tools" | "reading";
  /** Space above, as the stylesheet says; default none. */
  top?: "list" | "text" | "heading" | "section";
  className?: string | undefined;
  sx?: SxProps<Theme>;
  children?: ReactNode;
}

/** The centred column of a page's content. */
export const PageContainer = function PageContainer({
  width = "wide",
  top,
  className,
  ...props
}: PageContainerOwnProps) {
  return <PlainBox {...props} className={classNames(styles.container, styles[width], top && styles[top], className)} />;
} as OverridableComponent<{ props: PageContainerOwnProps; defaultComponent: "div" }>;
