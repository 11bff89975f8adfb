import { keyframes, styled } from "@mui/material/styles";

const breathe = keyframes({ "50%": { opacity: 0.45 } });

/** The shape of something that is on its way; a line of text unless told otherwise. Breathes twice, then rests. */
export const Skeleton = styled("span", {
  shouldForwardProp: (prop) => prop !== "width" && prop !== "height" && prop !== "radius",
})<{ width?: number | string; height?: number | string; radius?: number }>(
  ({ theme, width = "100%", height = "1em", radius = 6 }) => ({
    display: "block",
    flexShrink: 0,
    width,
    height,
    marginBlock: "0.3em",
    borderRadius: radius,
    backgroundColor: theme.vars?.palette.mist,
    animation: `${breathe} 1.6s ease-in-out 2`,
  }),
);
