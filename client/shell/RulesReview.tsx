import Typography from "@mui/material/Typography";
import { swedishDay } from "../../schema/rules/words/dates.ts";
import { useRulesReviewQuery } from "./RulesReview.generated.ts";

/** Who has reviewed the rules of the tests, and when; nothing where nobody has. A page's loader asks for it. */
export function RulesReview() {
  const review = useRulesReviewQuery({}).data?.site?.rulesReview;
  if (!review) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      {`Reglerna granskades ${swedishDay(review.reviewedOn)} av ${review.reviewer}.`}
    </Typography>
  );
}
