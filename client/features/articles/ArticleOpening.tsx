import { EXAMPLE_GUIDE, GRAPH_TOPICS, TOPICS } from "../../../schema/articles.ts";
import { swedishDay } from "../../../schema/rules/words/dates.ts";
import { Badge } from "../../ui/Badge.tsx";
import { BADGE_TINTS } from "../../ui/badgeTints.ts";
import { classNames } from "../../ui/classNames.ts";
import { difficultyLabel } from "../../ui/difficultyLabel.ts";
import { TextLink } from "../../ui/link/TextLink.tsx";
import textStyles from "../../ui/text.module.css";
import type { GuidePageQuery } from "./GuidePage.generated.ts";
import styles from "./guide.module.css";
import { addressOf } from "./guidesAddress.ts";
import { InShort } from "./InShort.tsx";
import { ReviewLine } from "./ReviewLine.tsx";
import { ShareButton } from "./ShareButton.tsx";

/** Title, standfirst, who wrote it, when, and how long it takes. */
export function ArticleOpening({
  guide,
  canShare,
}: {
  guide: NonNullable<GuidePageQuery["article"]>;
  canShare: boolean;
}) {
  const { author, badges, difficulty, publishedAt } = guide;
  const topic = GRAPH_TOPICS[guide.topic];
  return (
    <div className={styles.column}>
      {author.isExample && (
        <p className={classNames(textStyles.small, textStyles.quiet, styles.example)}>{EXAMPLE_GUIDE}</p>
      )}
      <p className={classNames(textStyles.small, styles.strong)}>
        <TextLink to={addressOf(topic)} isQuiet className={styles.topic}>
          {TOPICS[topic]}
        </TextLink>
      </p>
      <h1 id="titel" className={classNames(textStyles.h1, styles.title)}>
        {guide.title}
      </h1>
      <p className={classNames(textStyles.body, styles.standfirst)}>{guide.description}</p>
      <InShort html={guide.inShortHtml} />
      <div className={styles.byline}>
        <div>
          <p className={classNames(textStyles.body, styles.strong)}>
            <TextLink to={`/dr-${author.slug}`} isQuiet>
              {author.name}
            </TextLink>
          </p>
          <p className={classNames(textStyles.small, textStyles.quiet)}>
            {publishedAt && <time dateTime={publishedAt}>{swedishDay(publishedAt)}</time>}
            {publishedAt ? ` · ${guide.readTime}` : guide.readTime}
          </p>
        </div>
        {canShare && <ShareButton title={guide.title} />}
      </div>
      <div className={styles.badges}>
        {badges.map((badge) => (
          <Badge key={badge} tint="grey">
            {badge}
          </Badge>
        ))}
        {difficulty && (
          <Badge tint={BADGE_TINTS.difficulty[difficulty]}>{`Svårighet: ${difficultyLabel(difficulty)}`}</Badge>
        )}
      </div>
      <ReviewLine guide={guide} />
    </div>
  );
}
