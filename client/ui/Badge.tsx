import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { FORCED_COLORS, type Tint } from "../theme.ts";
import { Link } from "./link/Link.tsx";

/** A word on a tinted ground; the colour never speaks alone. */
export function Badge(props: {
  tint: Tint;
  children: ReactNode;
  /** Where it leads, and its name as a link, which begins with its word. */
  link?: { to: string; name: string };
}) {
  const { tint, children, link } = props;
  const badge = (
    <Box
      component="span"
      sx={{
        display: "inline-block",
        maxWidth: "100%",
        overflowWrap: "anywhere",
        px: 2,
        py: 0.5,
        borderRadius: 999,
        fontSize: "0.875rem",
        fontWeight: 600,
        lineHeight: 1.4,
        color: `tint.${tint}.0`,
        bgcolor: `tint.${tint}.1`,
        [FORCED_COLORS]: { outline: "1px solid" },
      }}
    >
      {children}
    </Box>
  );
  if (!link) return badge;
  return (
    // As large as a finger needs; what is beside the badge stays where it is.
    <Box
      component={Link}
      to={link.to}
      aria-label={link.name}
      sx={{ display: "inline-flex", alignItems: "center", minHeight: 44, my: "-10px", textDecoration: "none" }}
    >
      {badge}
    </Box>
  );
}
