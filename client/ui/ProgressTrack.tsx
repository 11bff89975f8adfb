import Box from "@mui/material/Box";
import type { SxProps } from "@mui/material/styles";
import { FORCED_COLORS } from "../theme.ts";

/** How far something is, as a line that fills. */
export function ProgressTrack(props: {
  /** Its label; read out. */
  name: string;
  value: number;
  max?: number;
  /** Read out instead of the share, e.g. 'Steg 2 av 4'. */
  text: string;
  sx?: SxProps;
}) {
  const { name, value, max = 100, text } = props;
  return (
    <Box
      role="progressbar"
      aria-label={name}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={text}
      sx={[
        { height: 8, borderRadius: 999, overflow: "hidden", bgcolor: "divider" },
        ...(Array.isArray(props.sx) ? props.sx : [props.sx]),
      ]}
    >
      <Box
        sx={{
          height: "100%",
          width: `${(100 * value) / max}%`,
          borderRadius: "inherit",
          bgcolor: "primary.main",
          transition: "width 180ms ease-out",
          [FORCED_COLORS]: { bgcolor: "CanvasText" },
        }}
      />
    </Box>
  );
}
