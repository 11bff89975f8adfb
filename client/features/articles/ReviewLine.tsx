import { NOT_REVIEWED } from "../../../schema/articles.ts";
import { swedishDay } from "../../../schema/rules/words/dates.ts";
import { classNames } from "../../ui/classNames.ts";
import { TextLink } from "../../ui/link/TextLink.tsx";
import textStyles from "../../ui/text.module.css";
import type { GuidePageQuery } from "./GuidePage.generated.ts";
import styles from "./guide.module.css";

type Guide = NonNullable<GuidePageQuery["article"]>;

/** The reviewer of a guide and the date, or a note that it has not been reviewed. */
export const ReviewLine = ({ guide }: { guide: Guide }) => (
  <p className={classNames(textStyles.small, textStyles.quiet, styles.review)}>
    {reviewOf(guide)}
    {guide.reviewedBy && (
      <>
        {". "}
        <TextLink to={`/dr-${guide.reviewedBy.slug}`}>{`Mer om ${guide.reviewedBy.name}`}</TextLink>
      </>
    )}
  </p>
);

function reviewOf({ reviewer, reviewedOn, author }: Guide): string {
  if (reviewer) return `Granskad av ${reviewer}${reviewedOn ? ` ${swedishDay(reviewedOn)}` : ""}`;
  return author.isExample ? NOT_REVIEWED : "Inte medicinskt granskad";
}
