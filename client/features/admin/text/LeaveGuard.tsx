import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { type HeldNavigation, useNavigationGuard, useUnloadQuestion } from "../../../ui/link/navigationGuards.ts";

/**
 * Asks before what was typed is lost: by a link, by Back, and by leaving the site.
 * @param props.hasChanges whether there is something to lose
 */
export function LeaveGuard({ hasChanges }: { hasChanges: boolean }) {
  const [held, setHeld] = useState<HeldNavigation>();
  useNavigationGuard(true, {
    isBlocking: ({ currentLocation: from, nextLocation: to }) =>
      hasChanges &&
      // Whoever has saved or deleted goes on by themselves.
      (to.state as { isLeaving?: boolean } | null)?.isLeaving !== true &&
      (from.pathname !== to.pathname || from.search !== to.search),
    onBlocked: setHeld,
  });
  const stay = () => {
    held?.reset();
    setHeld(undefined);
  };
  useUnloadQuestion(hasChanges);
  return (
    <ConfirmDialog title="Lämna utan att spara?" isOpen={held !== undefined} onClose={stay}>
      <Typography>Det du har ändrat är inte sparat. Lämnar du nu försvinner det.</Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3 }}>
        <Button variant="contained" color="error" onClick={() => held?.proceed()}>
          Lämna utan att spara
        </Button>
        <Button onClick={stay}>Stanna kvar</Button>
      </Box>
    </ConfirmDialog>
  );
}
