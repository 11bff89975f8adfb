import { keyframes, styled } from "@mui/material/styles";

const pulse = keyframes({ "50%": { opacity: 0.45 } });

/** A placeholder for content that is loading; by default a line of text. Pulses twice, then rests. */
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
    animation: `${pulse} 1.6s ease-in-out 2`,
  }),
);
