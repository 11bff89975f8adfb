import type { SxProps, Theme } from "@mui/material/styles";
import type { ReactNode } from "react";
import { Artwork } from "./Artwork.tsx";
import { classNames } from "./classNames.ts";
import { PageContainer } from "./PageContainer.tsx";
import styles from "./PageOpening.module.css";

/**
 * A page's opening: its heading and what belongs to it, on a scene, with a line below.
 * @param props.words 'wide' where they are as wide on every window
 * @param props.isBesideOnly the scene is hidden on phones, where long texts would cover it
 * @param props.className of the column with the words
 */
export function PageOpening(props: {
  scene: string;
  words?: "wide";
  isBesideOnly?: boolean;
  className?: string | undefined;
  sx?: SxProps<Theme>;
  children: ReactNode;
}) {
  return (
    <div className={styles.opening}>
      <Artwork scene={props.scene} words={props.words} isBesideOnly={props.isBesideOnly} />
      <PageContainer className={classNames(styles.column, props.className)} {...(props.sx && { sx: props.sx })}>
        {props.children}
      </PageContainer>
    </div>
  );
}
