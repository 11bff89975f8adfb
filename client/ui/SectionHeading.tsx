import type { ReactNode } from "react";
import textStyles from "./text.module.css";

/** The heading of a section of a page about one thing, which the section is labelled by. */
export const SectionHeading = ({ id, children }: { id: string; children: ReactNode }) => (
  <h2 id={id} className={textStyles.section}>
    {children}
  </h2>
);
