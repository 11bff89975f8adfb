import MuiSwitch from "@mui/material/Switch";
import { styled } from "@mui/material/styles";
import { focusRing } from "../theme.ts";

/** A switch that looks switched off when it is, and shows where the keyboard is. */
export const Switch = styled(MuiSwitch)(({ theme }) => ({
  "&:has(:focus-visible)": { ...focusRing, outlineOffset: -4, borderRadius: 999 },
  "& .MuiSwitch-thumb": { boxShadow: "none" },
  "& .MuiSwitch-switchBase:not(.Mui-checked) .MuiSwitch-thumb": { backgroundColor: theme.vars?.palette.text.secondary },
  "& .MuiSwitch-switchBase:not(.Mui-checked) + .MuiSwitch-track": {
    opacity: 1,
    backgroundColor: theme.vars?.palette.divider,
  },
}));
