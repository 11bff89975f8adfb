import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";

/** How wide words on a scene may be, in pixels: the scene begins where they end. */
export const TEXT_WIDTH = { sm: 480, lg: 640 } as const;

/** Where words end in the page's column, whose edges are 24 pixels from it at most. */
const fadedAfter = (width: number) => {
  const end = `max(24px, 50% - 616px) + ${width}px`;
  return `linear-gradient(90deg, transparent calc(${end}), #000 calc(${end} + 280px))`;
};

const Picture = styled("picture")({ position: "absolute", inset: 0, pointerEvents: "none" });

/**
 * A scene beside the words of a page's opening; its dark version shows in dark mode. On phones there is no
 * room beside them: there it is so faint that they can be read on it.
 * @param props.words how wide the words are, where that is not as usual; 0 where there are none, which shows all of it
 * @param props.isBesideOnly hidden on phones, where long texts would cover it
 */
export function Artwork(props: { scene: string; words?: number; isBesideOnly?: boolean }) {
  const { scene, words, isBesideOnly } = props;
  return (
    <Picture aria-hidden="true" sx={isBesideOnly ? { display: { xs: "none", sm: "block" } } : undefined}>
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
          ...(words !== 0 && {
            opacity: { xs: 0.4, sm: 1 },
            maskImage: {
              xs: "linear-gradient(transparent 30%, #000 80%)",
              sm: fadedAfter(words ?? TEXT_WIDTH.sm),
              lg: fadedAfter(words ?? TEXT_WIDTH.lg),
            },
          }),
        }}
      />
    </Picture>
  );
}
