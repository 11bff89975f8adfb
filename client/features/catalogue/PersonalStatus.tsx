import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { TextLink } from "../../ui/TextLink.tsx";
import type { VisitorGoals } from "./listFilters.ts";

/** What is known of the visitor, and the way to say more. */
export interface PersonalStatusProps {
  /** Undefined while it is not wanted or not known; without goals nothing is narrowed. */
  visitor: (VisitorGoals & { hasFailed?: boolean }) | undefined;
  onChooseGoals: () => void;
}

/** What the experience leaves out (specification 2 §5). */
const LEFT_OUT = {
  BEGINNER: "Det som är märkt svårt visas inte, eftersom du är nybörjare.",
  INTERMEDIATE: "",
  ADVANCED: "Det som är märkt lätt visas inte, eftersom du är erfaren.",
};

/** What a list is narrowed to, or why it is not. */
export function PersonalStatus({ visitor, onChooseGoals }: PersonalStatusProps) {
  if (!visitor) return null;
  if (visitor.goals.length > 0) {
    return (
      <>
        Dina mål: {visitor.goals.join(", ")}. {LEFT_OUT[visitor.experience]}{" "}
        <TextLink to="/min-resa" sx={{ color: "text.primary" }}>
          Till Min resa
        </TextLink>
      </>
    );
  }
  if (visitor.hasFailed) return "Dina mål gick inte att läsa just nu, så allt visas.";
  return (
    <>
      Du har inte valt några mål än, så allt visas.
      <Box sx={{ mt: 3 }}>
        <Button variant="outlined" onClick={onChooseGoals}>
          Välj dina mål
        </Button>
      </Box>
    </>
  );
}
