import { useState } from "react";
import { imageSrcSet, isScaled } from "../../../schema/images.ts";
import { isSitePath } from "../../../schema/sitePath.ts";
import styles from "./ArticleCard.module.css";

/** Shown when an article has no picture, or when it cannot be loaded. */
const PLACEHOLDER = { source: "/art/articles/halsa.svg", inSizes: false };

/** Width over height. */
const RATIO = 3 / 2;

/** Our own pictures have a dark version beside them. */
const darkOf = (url: string): string | undefined =>
  url.startsWith("/art/articles/") ? url.replace(/\.svg$/, "-dark.svg") : undefined;

/** Whether an address can be a picture's: one of ours, or on the web. */
export const isPicture = (url: string | null): url is string =>
  url !== null && (isSitePath(url) || /^https?:/i.test(url));

/**
 * An article's picture, three to two; decoration in a list, where its title says what it is about.
 * @param props.alt what it shows, for those who do not see it
 * @param props.sizes how wide it is shown, as `sizes` of an image says it
 */
export function ArticleImage(props: {
  url: string | null;
  alt?: string | undefined;
  sizes: string;
  isFirst?: boolean;
}) {
  const { url, sizes, isFirst = false } = props;
  const [failed, setFailed] = useState({ url, count: 0 });
  const count = failed.url === url ? failed.count : 0;
  const ways = waysOf(url);
  const { source, inSizes } = ways[count] ?? PLACEHOLDER;
  const dark = darkOf(source);
  const next = () => count < ways.length && setFailed({ url, count: count + 1 });
  return (
    <picture key={count} className={styles.picture}>
      {dark && (
        <source
          media="(prefers-color-scheme: dark)"
          srcSet={inSizes ? imageSrcSet(dark, RATIO) : dark}
          {...(inSizes && { type: "image/webp", sizes })}
        />
      )}
      {inSizes && <source type="image/webp" srcSet={imageSrcSet(source, RATIO)} sizes={sizes} />}
      <img
        src={source}
        // The placeholder is of nothing in particular.
        alt={source === url ? (props.alt ?? "") : ""}
        width={1200}
        height={800}
        loading={isFirst ? "eager" : "lazy"}
        fetchPriority={isFirst ? "high" : undefined}
        decoding="async"
        // The picture may have failed before hydration, when no listener was attached.
        ref={(image: HTMLImageElement | null) => {
          if (image?.complete && image.naturalWidth === 0) next();
        }}
        onError={next}
        className={styles.image}
      />
    </picture>
  );
}

/** The sources of a picture, in the order in which they are tried; the placeholder last. */
function waysOf(url: string | null): (typeof PLACEHOLDER)[] {
  if (!isPicture(url)) return [];
  const original = { source: url, inSizes: false };
  return isScaled(url) ? [{ source: url, inSizes: true }, original] : [original];
}
