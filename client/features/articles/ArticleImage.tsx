import Box from "@mui/material/Box";
import { useState } from "react";

/** Shown where an article has no picture, or one that cannot be loaded. */
const PLACEHOLDER = "/art/articles/halsa.svg";

/** Our own pictures have a dark version beside them. */
const darkOf = (url: string): string | undefined =>
  url.startsWith("/art/articles/") ? url.replace(/\.svg$/, "-dark.svg") : undefined;

/** Whether an address can be a picture's: one of ours, or on the web. */
export const isPicture = (url: string | null): url is string => url !== null && /^(\/(?!\/)|https?:)/i.test(url);

/** An article's picture, three to two; decoration, since its title says what it is about. */
export function ArticleImage({ url, isFirst = false }: { url: string | null; isFirst?: boolean }) {
  const [failed, setFailed] = useState<string | null>(null);
  const source = isPicture(url) && failed !== url ? url : PLACEHOLDER;
  const dark = darkOf(source);
  return (
    <Box
      component="picture"
      sx={{ display: "block", aspectRatio: "3 / 2", overflow: "hidden", borderRadius: "14px", bgcolor: "mist" }}
    >
      {dark && <source media="(prefers-color-scheme: dark)" srcSet={dark} />}
      <Box
        component="img"
        src={source}
        alt=""
        width={1200}
        height={800}
        loading={isFirst ? "eager" : "lazy"}
        fetchPriority={isFirst ? "high" : undefined}
        decoding="async"
        // A picture may have failed before the page came alive, when nobody heard of it.
        ref={(image: HTMLImageElement | null) => {
          if (image?.complete && image.naturalWidth === 0 && url && failed !== url) setFailed(url);
        }}
        onError={() => setFailed(url)}
        sx={{ display: "block", width: "100%", height: "100%", objectFit: "cover" }}
      />
    </Box>
  );
}
