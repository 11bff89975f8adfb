import { BRAND } from "../../../schema/brand.ts";
import { imageHeight, imageUrl } from "../../../schema/images.ts";
import { isPicture } from "./ArticleImage.tsx";
import type { AuthorPageQuery } from "./AuthorPage.generated.ts";
import type { GuidePageQuery } from "./GuidePage.generated.ts";

type Guide = NonNullable<GuidePageQuery["article"]>;

/** Guides that a list's structured data names, as the other lists do (specification 2 §9). */
const LISTED = 10;

const publisher = (origin: string): object => ({
  "@type": "Organization",
  name: BRAND.name,
  url: `${origin}/`,
  logo: `${origin}/icon-512.png`,
});

/** schema.org data of a list of guides: its first ten. */
export const guideList = (origin: string, path: string, guides: readonly Pick<Guide, "slug" | "title">[]): object => ({
  "@context": "https://schema.org",
  "@type": "ItemList",
  name: "Guider",
  url: origin + path,
  numberOfItems: Math.min(guides.length, LISTED),
  itemListElement: guides.slice(0, LISTED).map(({ slug, title }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: title,
    url: `${origin}/guider/${slug}`,
  })),
});

/** A guide's picture as search engines read it: they take no vector pictures. */
const searched = (picture: string): string =>
  imageUrl(picture, { width: 1280, height: imageHeight(1280, 3 / 2), format: "jpeg" });

/** schema.org data of a guide. */
export function guideArticle(origin: string, guide: Guide): object {
  const url = `${origin}/guider/${guide.slug}`;
  const { imageUrl: picture, author, reviewer, reviewedAt } = guide;
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: guide.title,
    description: guide.description,
    url,
    mainEntityOfPage: url,
    inLanguage: "sv",
    ...(isPicture(picture) && URL.canParse(picture, url) && { image: new URL(searched(picture), url).href }),
    ...(guide.publishedAt && { datePublished: guide.publishedAt }),
    dateModified: guide.updatedAt,
    articleSection: guide.topicLabel,
    keywords: guide.badges.join(", "),
    author: { "@type": "Person", name: author.name, url: `${origin}/dr-${author.slug}` },
    ...(reviewer && { reviewedBy: { "@type": "Person", name: reviewer } }),
    ...(reviewedAt && { lastReviewed: reviewedAt }),
    publisher: publisher(origin),
  };
}

/** schema.org data of an author. */
export const authorPerson = (origin: string, author: NonNullable<AuthorPageQuery["author"]>): object => ({
  "@context": "https://schema.org",
  "@type": "Person",
  name: author.name,
  jobTitle: author.title,
  url: `${origin}/dr-${author.slug}`,
  worksFor: publisher(origin),
});
