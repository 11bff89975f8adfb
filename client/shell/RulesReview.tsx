import Typography from "@mui/material/Typography";
import { swedishDay } from "../../schema/rules/words/dates.ts";
import { useSite } from "./site.ts";

/** Who has reviewed the rules of the tests, and when; nothing where nobody has. */
export function RulesReview() {
  const { rulesReview } = useSite();
  if (!rulesReview) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      Reglerna är granskade av {rulesReview.reviewer} {swedishDay(rulesReview.reviewedOn)}
    </Typography>
  );
}
