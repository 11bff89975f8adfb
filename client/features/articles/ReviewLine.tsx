import Typography from "@mui/material/Typography";
import { NOT_REVIEWED } from "../../../schema/articles.ts";
import { swedishDay } from "../../../schema/rules/words/dates.ts";
import { TextLink } from "../../ui/link/TextLink.tsx";
import type { GuidePageQuery } from "./GuidePage.generated.ts";

type Guide = NonNullable<GuidePageQuery["article"]>;

/** The reviewer of a guide and the date, or a note that it has not been reviewed. */
export const ReviewLine = ({ guide }: { guide: Guide }) => (
  <Typography variant="body2" color="textSecondary" sx={{ mt: 4 }}>
    {reviewOf(guide)}
    {guide.reviewedBy && (
      <>
        {". "}
        <TextLink to={`/dr-${guide.reviewedBy.slug}`}>{`Mer om ${guide.reviewedBy.name}`}</TextLink>
      </>
    )}
  </Typography>
);

function reviewOf({ reviewer, reviewedOn, author }: Guide): string {
  if (reviewer) return `Granskad av ${reviewer}${reviewedOn ? ` ${swedishDay(reviewedOn)}` : ""}`;
  return author.isExample ? NOT_REVIEWED : "Inte medicinskt granskad";
}
