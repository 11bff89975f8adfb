import FormControlLabel from "@mui/material/FormControlLabel";
import { styled } from "@mui/material/styles";

/** A radio button or checkbox with its label; the whole row is the target. */
export const ChoiceCard = styled(FormControlLabel)(({ theme }) => ({
  gap: 12,
  minHeight: 48,
  margin: 0,
  padding: "8px 16px",
  lineHeight: 1.4,
  borderRadius: 10,
  border: `1px solid ${theme.vars?.palette.text.secondary}`,
  backgroundColor: theme.vars?.palette.background.paper,
  // A field that gets the focus for an error shows with its question.
  scrollMarginTop: 44,
  "&:hover": { backgroundColor: theme.vars?.palette.mist },
  "&:has(:checked)": {
    borderColor: theme.vars?.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars?.palette.primary.main}`,
    backgroundColor: theme.vars?.palette.mist,
    fontWeight: 600,
  },
  "&:has(:focus-visible)": { outline: `3px solid ${theme.vars?.palette.secondary.main}`, outlineOffset: 2 },
  "& .MuiRadio-root, & .MuiCheckbox-root": { padding: 0, flexShrink: 0, color: theme.vars?.palette.text.secondary },
  "& .Mui-checked": { color: theme.vars?.palette.primary.main },
}));
