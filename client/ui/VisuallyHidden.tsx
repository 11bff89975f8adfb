import { styled } from "@mui/material/styles";

/** What is read aloud only. In pixels by name: `sx` takes a mere 1 for the whole width. */
export const UNSEEN = {
  position: "absolute",
  width: "1px",
  height: "1px",
  margin: "-1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;

/** Words for those who listen to the page, where others see it. */
export const VisuallyHidden = styled("span")(UNSEEN);
