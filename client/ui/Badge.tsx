import type { ReactNode } from "react";
import type { Tint } from "../theme.ts";
import styles from "./Badge.module.css";
import { classNames } from "./classNames.ts";
import { Link } from "./link/Link.tsx";

/** The class that gives a part a tint: its words and its ground. */
export const tintClass = (tint: Tint): string | undefined => styles[tint];

/** A word on a tinted ground; the colour never speaks alone. */
export function Badge(props: {
  tint: Tint;
  children: ReactNode;
  /** Which element it is; default a span. */
  component?: "li";
  /** Where it leads, and its name as a link, which begins with its word. */
  link?: { to: string; name: string };
}) {
  const { tint, children, component: Element = "span", link } = props;
  const badge = <Element className={classNames(styles.badge, tintClass(tint))}>{children}</Element>;
  if (!link) return badge;
  return (
    <Link to={link.to} aria-label={link.name} className={styles.link}>
      {badge}
    </Link>
  );
}
