import { styled } from "@mui/material/styles";

/** A thin line at the top that grows with what has been read; `useReading` sets its length. */
export const ReadingProgress = styled("div")(({ theme }) => ({
  position: "fixed",
  insetInline: 0,
  top: 0,
  height: 3,
  zIndex: theme.zIndex.appBar + 1,
  backgroundColor: theme.vars?.palette.primary.main,
  transform: "scaleX(0)",
  transformOrigin: "left",
  pointerEvents: "none",
  "@media print": { display: "none" },
}));
