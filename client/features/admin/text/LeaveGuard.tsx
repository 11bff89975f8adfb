import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { type HeldNavigation, useNavigationGuard, useUnloadQuestion } from "../../../ui/link/navigationGuards.ts";

/** What is lost by leaving, and how to leave nevertheless. */
const UNSAVED = {
  title: "Lämna utan att spara?",
  text: "Det du har ändrat är inte sparat. Lämnar du nu försvinner det.",
  label: "Lämna utan att spara",
};

/** The same for files on their way: their request ends with the page, and nobody sees what became of it. */
export const SENDING: typeof UNSAVED = {
  title: "Lämna innan det är klart?",
  text: "Dina filer är inte färdiga. Lämnar du nu kan de avbrytas, och du får inte veta hur det gick.",
  label: "Lämna ändå",
};

/**
 * Asks before what was typed is lost: by a link, by Back, and by leaving the site.
 * @param props.hasChanges whether there is something to lose
 * @param props.words what the question is, where it is not about something typed
 */
export function LeaveGuard({ hasChanges, words = UNSAVED }: { hasChanges: boolean; words?: typeof UNSAVED }) {
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
    <ConfirmDialog title={words.title} isOpen={held !== undefined} onClose={stay}>
      <Typography>{words.text}</Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3 }}>
        <Button variant="contained" color="error" onClick={() => held?.proceed()}>
          {words.label}
        </Button>
        <Button onClick={stay}>Stanna kvar</Button>
      </Box>
    </ConfirmDialog>
  );
}
