import { useState } from "react";
import { classNames } from "../../../ui/classNames.ts";
import styles from "./card.module.css";

const PLACEHOLDER = "/products/placeholder.svg";

/** A product's picture; a missing or broken one falls back to its category's icon, and that to a placeholder. */
export function ProductImage(props: {
  url: string | null;
  category: string;
  isFirst: boolean;
  className?: string | undefined;
}) {
  const { url, category } = props;
  const [broken, setBroken] = useState<readonly (string | null)[]>([null]);
  const source = [url, `/icons/category/${category}.svg`].find((one) => !broken.includes(one)) ?? PLACEHOLDER;
  return (
    <img
      src={source}
      alt=""
      width={480}
      height={360}
      loading={props.isFirst ? "eager" : "lazy"}
      decoding="async"
      // The picture may have failed before hydration, when no listener was attached.
      ref={(image: HTMLImageElement | null) => {
        if (image?.complete && image.naturalWidth === 0 && !broken.includes(source)) setBroken([...broken, source]);
      }}
      onError={() => setBroken([...broken, source])}
      className={classNames(styles.image, source !== url && styles.icon, props.className)}
    />
  );
}
