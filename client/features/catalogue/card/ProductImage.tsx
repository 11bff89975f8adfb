import Box from "@mui/material/Box";
import type { SxProps, Theme } from "@mui/material/styles";
import { useState } from "react";
import { mergeSx } from "../../../ui/mergeSx.ts";

const PLACEHOLDER = "/products/placeholder.svg";

/** A product's picture; a missing or broken one falls back to its category's icon, and that to a placeholder. */
export function ProductImage(props: { url: string | null; category: string; isFirst: boolean; sx?: SxProps<Theme> }) {
  const { url, category } = props;
  const [broken, setBroken] = useState<readonly (string | null)[]>([null]);
  const source = [url, `/icons/category/${category}.svg`].find((one) => !broken.includes(one)) ?? PLACEHOLDER;
  return (
    <Box
      component="img"
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
      sx={mergeSx(
        {
          display: "block",
          width: 96,
          height: 72,
          ...(source === url ? { objectFit: "cover" } : { objectFit: "contain", p: 2 }),
          borderRadius: 1,
          bgcolor: "mist",
          flexShrink: 0,
          // The discs behind the pictures are light.
          "@media (prefers-color-scheme: dark)": { filter: "brightness(0.86)" },
        },
        props.sx,
      )}
    />
  );
}
