import type { SxProps, Theme } from "@mui/material/styles";
import type { ReactNode } from "react";
import { classNames } from "./classNames.ts";
import styles from "./FoldedSection.module.css";
import { FoldButton, usePhoneFold } from "./PhoneFold.tsx";
import { PlainBox } from "./PlainBox.tsx";
import textStyles from "./text.module.css";

/**
 * A section of a page that narrow windows fold below its heading.
 * @param props.anchor id of the heading, for links to the section
 * @param props.sx styles of the heading
 */
export function FoldedSection(props: { anchor: string; title: ReactNode; sx?: SxProps<Theme>; children: ReactNode }) {
  const fold = usePhoneFold("md");
  return (
    <section ref={fold.container} aria-labelledby={props.anchor} className={styles.section}>
      <div className={styles.line}>
        <PlainBox
          component="h2"
          id={props.anchor}
          tabIndex={-1}
          className={classNames(textStyles.h2, styles.heading)}
          sx={props.sx}
        >
          {props.title}
        </PlainBox>
        <FoldButton fold={fold} labelledBy={props.anchor} />
      </div>
      <div id={fold.id} className={classNames(styles.content, fold.hidden)}>
        {props.children}
      </div>
    </section>
  );
}
