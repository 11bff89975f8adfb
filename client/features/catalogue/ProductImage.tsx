import Box from "@mui/material/Box";
import { useState } from "react";

/** A product's picture; a missing or broken one falls back to the placeholder. */
export function ProductImage({ url, isFirst }: { url: string | null; isFirst: boolean }) {
  const [failed, setFailed] = useState<string | null>(null);
  const source = url && failed !== url ? url : "/products/placeholder.svg";
  return (
    <Box
      component="img"
      src={source}
      alt=""
      width={480}
      height={360}
      loading={isFirst ? "eager" : "lazy"}
      decoding="async"
      // A picture may have failed before the page came alive, when nobody heard of it.
      ref={(image: HTMLImageElement | null) => {
        if (image?.complete && image.naturalWidth === 0 && url && failed !== url) setFailed(url);
      }}
      onError={() => setFailed(url)}
      sx={{
        display: "block",
        width: 96,
        height: 72,
        objectFit: "cover",
        borderRadius: 1,
        bgcolor: "mist",
        flexShrink: 0,
        // The discs the pictures stand on are light.
        "@media (prefers-color-scheme: dark)": { filter: "brightness(0.86)" },
      }}
    />
  );
}
