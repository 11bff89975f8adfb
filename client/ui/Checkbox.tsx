import { styled } from "@mui/material/styles";
import { FORCED_COLORS } from "../theme.ts";

/** The box of a row that is ticked; the row around it shows where the keyboard is. */
export const Checkbox = styled("input")(({ theme }) => ({
  flexShrink: 0,
  display: "grid",
  placeContent: "center",
  width: 24,
  height: 24,
  margin: "1px 0 0",
  cursor: "inherit",
  borderRadius: 7,
  border: `2px solid ${theme.vars?.palette.text.secondary}`,
  transition: "background-color 120ms, border-color 120ms",
  appearance: "none",
  "&:focus-visible": { outline: "none" },
  "&::before": {
    content: '""',
    width: 14,
    height: 14,
    clipPath: "polygon(13% 46%, 0 60%, 38% 96%, 100% 20%, 86% 8%, 36% 68%)",
    backgroundColor: theme.vars?.palette.primary.contrastText,
    transform: "scale(0)",
    transition: "transform 120ms ease-out",
  },
  "&:checked": { backgroundColor: theme.vars?.palette.primary.main, borderColor: theme.vars?.palette.primary.main },
  "&:checked::before": { transform: "scale(1)" },
  [FORCED_COLORS]: { appearance: "auto", "&::before": { content: "none" } },
}));
