import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import type { Tint } from "../theme.ts";

/** A word on a tinted ground; the colour never speaks alone. */
export function Badge({ tint, children }: { tint: Tint; children: ReactNode }) {
  return (
    <Box
      component="span"
      sx={{
        display: "inline-block",
        px: 2,
        py: 0.5,
        borderRadius: 999,
        fontSize: 14,
        fontWeight: 600,
        lineHeight: 1.4,
        color: `tint.${tint}.0`,
        bgcolor: `tint.${tint}.1`,
      }}
    >
      {children}
    </Box>
  );
}
