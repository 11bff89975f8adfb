import Typography from "@mui/material/Typography";
import { swedishDay } from "../../schema/rules/words/dates.ts";
import { useRulesReviewQuery } from "./RulesReview.generated.ts";

/**
 * Who has reviewed the rules of the tests, and when. A page's loader asks for it.
 * @param props.unless what stands there where nobody has
 */
export function RulesReview({ unless = "" }: { unless?: string }) {
  const review = useRulesReviewQuery({}).data?.site?.rulesReview;
  const text = review ? `Reglerna granskades ${swedishDay(review.reviewedOn)} av ${review.reviewer}.` : unless;
  if (!text) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      {text}
    </Typography>
  );
}
