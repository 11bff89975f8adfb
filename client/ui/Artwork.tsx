import { classNames } from "./classNames.ts";
import styles from "./PageOpening.module.css";

/** How wide words on a scene may be, in pixels: the scene begins where they end. */
export const TEXT_WIDTH = { sm: 480, lg: 640 } as const;

/**
 * A scene beside the words of a page's opening; its dark version shows in dark mode. On phones there is no
 * room beside them: there it is so faint that they can be read on it.
 * @param props.words 'wide' where words are as wide on every window, 'none' where there are none, which shows all of it
 * @param props.isBesideOnly hidden on phones, where long texts would cover it
 */
export function Artwork(props: { scene: string; words?: "wide" | "none"; isBesideOnly?: boolean }) {
  const { scene, words, isBesideOnly } = props;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a picture is not focusable
    <picture aria-hidden="true" className={classNames(styles.scene, isBesideOnly && styles.besideOnly)}>
      <source media="(prefers-color-scheme: dark)" srcSet={`/art/hero-${scene}-dark.svg`} />
      <img
        src={`/art/hero-${scene}.svg`}
        alt=""
        width={1600}
        height={640}
        fetchPriority="high"
        className={classNames(styles.picture, words !== "none" && styles.faded, words === "wide" && styles.fadedFar)}
      />
    </picture>
  );
}
