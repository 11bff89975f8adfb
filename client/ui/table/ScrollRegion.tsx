import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { SHORT } from "../shortWindow.ts";
import { useHorizontalOverflow } from "./useHorizontalOverflow.ts";

/** Content that may be wider than the window: it scrolls by itself, by keyboard too, and fades at cut edges. */
export function ScrollRegion(props: {
  /** Element whose words name it. */
  labelledBy: string;
  /** The colour that it fades to. */
  ground: "background.default" | "background.paper";
  /** How high it may be before it scrolls down, too. */
  maxHeight?: number | string;
  children: ReactNode;
}) {
  const { region, hasMoreAside } = useHorizontalOverflow();
  return (
    <Box
      sx={{
        position: "relative",
        maxHeight: props.maxHeight,
        [SHORT]: { maxHeight: "none" },
        display: "flex",
        flexDirection: "column",
        "@media print": { display: "block", maxHeight: "none", "&::after": { display: "none" } },
        "&::after": {
          content: '""',
          position: "absolute",
          insetBlock: 0,
          right: 0,
          width: 24,
          zIndex: 3,
          pointerEvents: "none",
          color: props.ground,
          background: "linear-gradient(to left, currentColor, transparent)",
          opacity: hasMoreAside ? 1 : 0,
        },
      }}
    >
      <Box
        ref={region}
        // What is too wide for the screen can be reached by keyboard too.
        tabIndex={0}
        role="region"
        aria-labelledby={props.labelledBy}
        // What is hidden from the eye is laid out within, and does not widen the page.
        sx={{ position: "relative", overflow: "auto", minHeight: 0, "@media print": { overflow: "visible" } }}
      >
        {props.children}
      </Box>
    </Box>
  );
}
