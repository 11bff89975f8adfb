import type { ComponentProps, ReactNode } from "react";
import styles from "./prose.module.css";

/** A text that is set for reading. */
export const Prose = (props: ComponentProps<"div">) => <div className={styles.prose} {...props} />;

/** The frame of a text that is set as a guide. */
export const GuideProse = (props: ComponentProps<"div">) => <div className={styles.article} {...props} />;

/** A text as it was written. */
export const PlainText = ({ children }: { children: ReactNode }) => <div className={styles.plain}>{children}</div>;
