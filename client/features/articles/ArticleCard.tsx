import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import type { ReactNode } from "react";
import { shortDay, swedishDay } from "../../../schema/rules/words/dates.ts";
import { classNames } from "../../ui/classNames.ts";
import { CardLink } from "../../ui/link/CardLink.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import textStyles from "../../ui/text.module.css";
import { type ArticleCard_ArticleFragment, ArticleCard_ArticleFragmentDoc } from "./ArticleCard.generated.ts";
import styles from "./ArticleCard.module.css";
import { ArticleImage } from "./ArticleImage.tsx";

/** How wide the pictures are shown. */
const SIZES = "(min-width: 1200px) 380px, (min-width: 600px) 50vw, 144px";
const FEATURED_SIZES = "(min-width: 1200px) 680px, (min-width: 900px) 58vw, 100vw";

/** A guide in a list: its picture, title, what it is about, who wrote it, and when. */
export function ArticleCard(props: {
  article: FragmentType<ArticleCard_ArticleFragment>;
  /** Level of its title. */
  level?: "h2" | "h3";
  isFeatured?: boolean;
  /** Visible without scrolling: its picture loads eagerly. */
  isFirst?: boolean;
}) {
  const { data, complete } = useFragment({
    fragment: ArticleCard_ArticleFragmentDoc,
    fragmentName: "ArticleCard_article",
    from: props.article,
  });
  if (!complete) return null;
  const { slug, title, description, image, readTime, publishedAt, topicLabel, author } = data;
  const titleId = `guide-${slug}`;
  const Title = props.level ?? "h3";
  return (
    <article
      aria-labelledby={titleId}
      className={classNames(styles.card, props.isFeatured ? styles.isFeatured : styles.isRow)}
    >
      <ArticleImage
        url={image?.url ?? null}
        sizes={props.isFeatured ? FEATURED_SIZES : SIZES}
        isFirst={props.isFirst}
      />
      <div>
        <p className={classNames(textStyles.small, styles.topic)}>{topicLabel}</p>
        <Title id={titleId} className={classNames(props.isFeatured ? textStyles.h2 : textStyles.h3, styles.title)}>
          {/* The whole card is the link's target. */}
          <CardLink to={`/guider/${slug}`}>{title}</CardLink>
        </Title>
        <p className={classNames(textStyles.body, textStyles.quiet, styles.about)}>{description}</p>
        <p className={classNames(textStyles.small, textStyles.quiet, styles.byline)}>
          <span className={styles.author}>{author.name}</span>
          {publishedAt ? ` · ${readTime} · ` : ` · ${readTime}`}
          {publishedAt && <time dateTime={publishedAt}>{(props.isFeatured ? swedishDay : shortDay)(publishedAt)}</time>}
        </p>
      </div>
    </article>
  );
}

/** The skeleton of a card. */
export function ArticleCardSkeleton({ isFeatured = false }: { isFeatured?: boolean }) {
  return (
    <div
      aria-hidden="true"
      data-skeleton=""
      className={classNames(styles.card, isFeatured ? styles.isFeatured : styles.isRow)}
    >
      <div className={styles.pending}>
        <Skeleton height="100%" radius={14} />
      </div>
      <div>
        <Skeleton width={72} />
        <Skeleton width="80%" height={28} />
        <Skeleton />
        <Skeleton width="60%" />
        <Skeleton width="70%" />
      </div>
    </div>
  );
}

/** Cards beside each other: three on a wide screen, two on a tablet, one on a phone. Of just three, a tablet has one above two. */
export const ArticleGrid = ({ isThree = false, children }: { isThree?: boolean; children: ReactNode }) => (
  <div className={classNames(styles.grid, isThree && styles.isThree)}>{children}</div>
);
