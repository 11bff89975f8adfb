import type { ReactNode } from "react";
import { imageHeight, imageUrl } from "../../../schema/images.ts";
import { classNames } from "../../ui/classNames.ts";
import { PageContainer } from "../../ui/PageContainer.tsx";
import { PageOpening } from "../../ui/PageOpening.tsx";
import textStyles from "../../ui/text.module.css";
import styles from "./start.module.css";

/** Width over height that a picture is cut to. */
const RATIO = 4 / 3;

const addressOf = (url: string, width: 640 | 1024 | 1280): string =>
  imageUrl(url, { width, height: imageHeight(width, RATIO) });

/**
 * The start page's opening: on the product's own drawing, or beside an operator's picture.
 * @param props.isPreview its heading is not the page's
 * @param props.isHidden keeps the place of words that are on their way
 * @param props.actions its buttons
 */
export function StartHero(props: {
  heading: string;
  text: string;
  image?: { url: string; alt: string } | null;
  isPreview?: boolean;
  isHidden?: boolean;
  actions: ReactNode;
  children?: ReactNode;
}) {
  const { image } = props;
  const hidden = props.isHidden && styles.isHidden;
  const Heading = props.isPreview ? "p" : "h1";
  const words = (
    <>
      <Heading className={classNames(textStyles.h1, styles.heading, hidden)}>{props.heading}</Heading>
      <p className={classNames(textStyles.body, styles.lead, hidden)}>{props.text}</p>
      <div className={styles.actions}>{props.actions}</div>
      {props.children}
    </>
  );
  if (!image) {
    return (
      <PageOpening scene="home" className={styles.opening}>
        {words}
      </PageOpening>
    );
  }
  return (
    <div className={styles.illustrated}>
      <PageContainer className={styles.halves}>
        <div>{words}</div>
        <img
          src={addressOf(image.url, 1024)}
          srcSet={([640, 1024, 1280] as const).map((width) => `${addressOf(image.url, width)} ${width}w`).join(", ")}
          sizes="(min-width: 900px) 560px, 100vw"
          alt={image.alt}
          width={1024}
          height={imageHeight(1024, RATIO)}
          fetchPriority="high"
          className={styles.image}
        />
      </PageContainer>
    </div>
  );
}
