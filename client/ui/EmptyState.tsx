import type { ReactNode } from "react";
import { Card } from "./Card.tsx";
import { classNames } from "./classNames.ts";
import styles from "./EmptyState.module.css";
import textStyles from "./text.module.css";

/** Where a list, a tab or a table has nothing: what is missing, what to do about it, and one button. */
export function EmptyState(props: {
  /** A small drawing above the words, which says nothing by itself. */
  art?: ReactNode;
  title: ReactNode;
  /** Level of its title where that is a heading of the page. */
  level?: "h2" | "h3";
  /** Advice, in a sentence. */
  children?: ReactNode;
  /** A button or link. */
  action?: ReactNode;
}) {
  const Title = props.level ?? "p";
  return (
    <Card isTinted className={styles.empty}>
      {props.art}
      <Title className={textStyles.h4}>{props.title}</Title>
      {props.children && (
        <p className={classNames(textStyles.body, textStyles.quiet, styles.advice)}>{props.children}</p>
      )}
      {props.action}
    </Card>
  );
}
