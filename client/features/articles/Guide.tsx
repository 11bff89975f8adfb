import { minutesOf } from "../../../schema/rules/content/reading.ts";
import { PageContainer } from "../../ui/PageContainer.tsx";
import { ArticleImage } from "./ArticleImage.tsx";
import { ArticleOpening } from "./ArticleOpening.tsx";
import { AuthorBox } from "./AuthorBox.tsx";
import type { GuidePageQuery } from "./GuidePage.generated.ts";
import { GuideQuestions } from "./GuideQuestions.tsx";
import { GuideText } from "./GuideText.tsx";
import styles from "./guide.module.css";

/** A guide from its title to its author. */
export function Guide(props: {
  guide: NonNullable<GuidePageQuery["article"]>;
  /** Visitors do not see it yet, or no more. */
  isHidden: boolean;
  onRead: () => void;
}) {
  const { guide, onRead } = props;
  return (
    <PageContainer component="article" aria-labelledby="titel" width="article" top="text">
      <ArticleOpening guide={guide} canShare={!props.isHidden} />
      <div className={styles.picture}>
        <ArticleImage
          url={guide.image?.url ?? null}
          alt={guide.image?.alt}
          sizes="(min-width: 1200px) 1152px, 100vw"
          isFirst
        />
      </div>
      <GuideText guide={guide} minutes={minutesOf(guide.readTime)} onRead={onRead}>
        <GuideQuestions questions={guide.markerQuestions} />
        <AuthorBox guide={guide} />
      </GuideText>
    </PageContainer>
  );
}
