import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";

const Picture = styled("picture")({ position: "absolute", inset: 0, pointerEvents: "none" });

/** A scene behind a page's opening; its dark version shows in dark mode. */
export function Artwork({ scene }: { scene: string }) {
  return (
    <Picture aria-hidden="true">
      <source media="(prefers-color-scheme: dark)" srcSet={`/art/hero-${scene}-dark.svg`} />
      <Box
        component="img"
        src={`/art/hero-${scene}.svg`}
        alt=""
        width={1600}
        height={640}
        fetchPriority="high"
        sx={{
          width: "100%",
          height: "100%",
          objectFit: "cover",
          objectPosition: { xs: "78% bottom", sm: "right bottom" },
          opacity: { xs: 0.4, sm: 1 },
          // Leaves the words a calm ground.
          maskImage: {
            xs: "linear-gradient(transparent 30%, #000 80%)",
            sm: "linear-gradient(90deg, transparent 25%, #000 75%)",
          },
        }}
      />
    </Picture>
  );
}
