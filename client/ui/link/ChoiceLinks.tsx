import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { FORCED_COLORS } from "../../theme.ts";
import { Link } from "./Link.tsx";

const CHOSEN = { forcedColorAdjust: "none", bgcolor: "SelectedItem", color: "SelectedItemText" } as const;

/** A few ways to look at the same thing, each at its own address; the one that shows is marked. */
export function ChoiceLinks(props: {
  /** Label of the choice; read out. */
  label: string;
  choices: readonly { label: string; to: string; isChosen: boolean }[];
}) {
  return (
    <Box component="nav" aria-label={props.label} sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
      {props.choices.map(({ label, to, isChosen }) => (
        <Button
          key={to}
          component={Link}
          to={to}
          preventScrollReset
          variant={isChosen ? "contained" : "outlined"}
          aria-current={isChosen || undefined}
          // Colours that somebody has set for all pages leave no other mark of what is chosen.
          sx={{ minHeight: 44, ...(isChosen && { [FORCED_COLORS]: CHOSEN }) }}
        >
          {label}
        </Button>
      ))}
    </Box>
  );
}
