import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { shortDay, swedishDay } from "../../../schema/rules/words/dates.ts";
import { CardLink } from "../../ui/link/CardLink.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { type ArticleCard_ArticleFragment, ArticleCard_ArticleFragmentDoc } from "./ArticleCard.generated.ts";
import { ArticleImage } from "./ArticleImage.tsx";

/** The article that opens a list has its picture beside its words, where there is room. */
const FEATURED = {
  "@media (max-width: 599.95px)": { "& picture, & [data-picture]": { aspectRatio: "2" } },
  gridColumn: "1 / -1",
  gridTemplateColumns: { md: "minmax(0, 7fr) minmax(0, 5fr)" },
  columnGap: 10,
  alignItems: "center",
} as const;

/** On a phone the others are rows: a small picture, and two lines of what they are about. */
const ROW = {
  "@media (max-width: 599.95px)": {
    gridTemplateColumns: "88px minmax(0, 1fr)",
    columnGap: 4,
    "& picture, & [data-picture]": { aspectRatio: "1" },
    "& h2, & h3": { mt: 0, fontSize: "1.125rem" },
    "& p": { mt: 1, fontSize: "0.875rem", lineHeight: 1.4 },
    // The topics are above the list.
    "& p[data-topic]": { display: "none" },
    "& p[data-about]": {
      display: "-webkit-box",
      WebkitBoxOrient: "vertical",
      WebkitLineClamp: "2",
      overflow: "hidden",
    },
  },
} as const;

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
  return (
    <Box
      component="article"
      aria-labelledby={titleId}
      sx={{
        position: "relative",
        display: "grid",
        alignContent: "start",
        rowGap: 4,
        ...(props.isFeatured ? FEATURED : ROW),
        "& img": { transition: "transform 180ms" },
        "&:hover img": { transform: "scale(1.02)" },
      }}
    >
      <ArticleImage
        url={image?.url ?? null}
        sizes={props.isFeatured ? FEATURED_SIZES : SIZES}
        isFirst={props.isFirst}
      />
      <div>
        <Typography data-topic="" variant="body2" sx={{ fontWeight: 600, color: "primary.main" }}>
          {topicLabel}
        </Typography>
        <Typography
          id={titleId}
          component={props.level ?? "h3"}
          variant={props.isFeatured ? "h2" : "h3"}
          sx={props.isFeatured ? { mt: 1, fontSize: { md: "2.625rem" }, lineHeight: 1.12 } : { mt: 1 }}
        >
          {/* The whole card is the link's target. */}
          <CardLink to={`/guider/${slug}`}>{title}</CardLink>
        </Typography>
        <Typography
          data-about=""
          color="textSecondary"
          sx={{
            mt: 2,
            maxWidth: "58ch",
            ...(props.isFeatured ? { fontSize: { md: "1.1875rem" } } : { lineHeight: 1.5 }),
          }}
        >
          {description}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 3 }}>
          <Box component="span" sx={{ color: "text.primary", fontWeight: 600 }}>
            {author.name}
          </Box>
          {publishedAt ? ` · ${readTime} · ` : ` · ${readTime}`}
          {publishedAt && <time dateTime={publishedAt}>{(props.isFeatured ? swedishDay : shortDay)(publishedAt)}</time>}
        </Typography>
      </div>
    </Box>
  );
}

/** The skeleton of a card. */
export function ArticleCardSkeleton({ isFeatured = false }: { isFeatured?: boolean }) {
  return (
    <Box
      aria-hidden="true"
      data-skeleton=""
      sx={{ display: "grid", alignContent: "start", rowGap: 4, ...(isFeatured ? FEATURED : ROW) }}
    >
      <Box data-picture="" sx={{ aspectRatio: "3 / 2", "& > span": { m: 0 } }}>
        <Skeleton height="100%" radius={14} />
      </Box>
      <div>
        <Skeleton width={72} />
        <Skeleton width="80%" height={28} />
        <Skeleton />
        <Skeleton width="60%" />
        <Skeleton width="70%" />
      </div>
    </Box>
  );
}

/** Cards beside each other: three on a wide screen, two on a tablet, one on a phone. Of just three, a tablet has one above two. */
export function ArticleGrid({ isThree = false, children }: { isThree?: boolean; children: React.ReactNode }) {
  return (
    <Box
      sx={{
        display: "grid",
        columnGap: { xs: 6, lg: 8 },
        rowGap: { xs: 5, sm: 10, md: 14 },
        gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))", lg: "repeat(3, minmax(0, 1fr))" },
        ...(isThree && { "& > :first-of-type": { gridColumn: { sm: "1 / -1", lg: "auto" } } }),
      }}
    >
      {children}
    </Box>
  );
}
