import Typography from "@mui/material/Typography";
import { NOT_REVIEWED } from "../../../schema/articles.ts";
import { swedishDay } from "../../../schema/rules/dates.ts";
import type { GuidePageQuery } from "./GuidePage.generated.ts";

/** Who has reviewed a guide and when, or that nobody has. */
export function ReviewLine(props: { guide: Pick<NonNullable<GuidePageQuery["article"]>, "reviewer" | "reviewedAt"> }) {
  const { reviewer, reviewedAt } = props.guide;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 4 }}>
      {reviewer ? `Medicinskt granskad av ${reviewer}${reviewedAt ? ` ${swedishDay(reviewedAt)}` : ""}` : NOT_REVIEWED}
    </Typography>
  );
}
