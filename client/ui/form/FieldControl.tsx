import { styled, type Theme } from "@mui/material/styles";
import { FORCED_COLORS } from "../../theme.ts";

/** A triangle that points down, of two halves. */
const arrow = (colour: string | undefined): string =>
  `linear-gradient(45deg, transparent 50%, ${colour} 50%), linear-gradient(135deg, ${colour} 50%, transparent 50%)`;

/** The look of an input: a frame, with icons and units beside the input in it. */
export const fieldControl = ({ theme }: { theme: Theme }) => ({
  display: "flex",
  alignItems: "center",
  minHeight: 48,
  borderRadius: 10,
  border: `1px solid ${theme.vars?.palette.text.secondary}`,
  backgroundColor: theme.vars?.palette.background.paper,
  "&:focus-within": { outline: `3px solid ${theme.vars?.palette.secondary.main}`, outlineOffset: 1 },
  "&:has([aria-invalid='true'])": {
    borderColor: theme.vars?.palette.error.main,
    // Outside: within the frame the input would cover it, and icons beside the input would not.
    boxShadow: `0 0 0 1px ${theme.vars?.palette.error.main}`,
  },
  "& input, & select, & textarea": {
    font: "inherit",
    fontSize: "1rem",
    color: theme.vars?.palette.text.primary,
    // The list that a select opens takes this colour, so it cannot be transparent.
    backgroundColor: theme.vars?.palette.background.paper,
    border: 0,
    borderRadius: 9,
    outline: "none",
    flex: 1,
    minWidth: 0,
    minHeight: 46,
    paddingInline: 12,
  },
  // Safari would draw a frame of its own within ours.
  "& select": {
    appearance: "none",
    paddingInline: "12px 34px",
    backgroundImage: arrow(theme.vars?.palette.text.secondary),
    backgroundPosition: "right 17px center, right 12px center",
    backgroundSize: "5px 5px",
    backgroundRepeat: "no-repeat",
    [FORCED_COLORS]: { appearance: "auto", paddingInlineEnd: 8 },
  },
  "& input::placeholder": { color: theme.vars?.palette.text.secondary, opacity: 1 },
});

/** The frame around an input or a list to choose from, where no form is: a search, a filter. */
export const FieldControl = styled("div")(fieldControl);

/** The label above it. */
export const FieldLabel = styled("label")({ display: "block", fontWeight: 600, marginBottom: 4 });
