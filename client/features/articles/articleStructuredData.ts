import { GRAPH_TOPICS, TOPICS } from "../../../schema/articles.ts";
import { imageHeight, imageUrl } from "../../../schema/images.ts";
import { parseUrl } from "../../../schema/parseUrl.ts";
import { breadcrumbs } from "../../shell/layout/breadcrumbs.ts";
import { isPicture } from "./ArticleImage.tsx";
import type { AuthorPageQuery } from "./AuthorPage.generated.ts";
import type { GuidePageQuery } from "./GuidePage.generated.ts";

type Guide = NonNullable<GuidePageQuery["article"]>;

/** Guides that a list's structured data names, as the other lists do. */
const LISTED = 10;

/** The page above every guide. */
const GUIDES = { name: "Guider", path: "/guider" };

const CONTEXT = { "@context": "https://schema.org" };

/** Where the site is, and what it is called. */
export interface Publisher {
  origin: string;
  name: string;
}

const publisher = ({ origin, name }: Publisher): object => ({
  "@type": "Organization",
  name,
  url: `${origin}/`,
  logo: `${origin}/icon-512.png`,
});

/** schema.org data of a list of guides: its first ten, and where it is on the site. */
export const guideList = (
  origin: string,
  path: string,
  guides: readonly Pick<Guide, "slug" | "title">[],
  topic?: string,
): object[] => [
  {
    ...CONTEXT,
    "@type": "ItemList",
    name: topic ?? GUIDES.name,
    url: origin + path,
    numberOfItems: Math.min(guides.length, LISTED),
    itemListElement: guides.slice(0, LISTED).map(({ slug, title }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      url: `${origin}/guider/${slug}`,
    })),
  },
  breadcrumbs(origin, GUIDES, ...(topic ? [{ name: topic, path }] : [])),
];

/** A guide's picture as search engines read it: they take no vector pictures. */
const searched = (picture: string): string =>
  imageUrl(picture, { width: 1280, height: imageHeight(1280, 3 / 2), format: "jpeg" });

/** The author of a guide. An invented person is left out of structured data: the site answers for the text instead. */
const authorOf = (site: Publisher, { name, slug, isExample }: Guide["author"]): object =>
  isExample
    ? { "@type": "Organization", name: site.name }
    : { "@type": "Person", name, url: `${site.origin}/dr-${slug}` };

/** schema.org data of a guide, and where it is on the site. */
export function guideArticle(site: Publisher, guide: Guide): object[] {
  const { origin } = site;
  const path = `/guider/${guide.slug}`;
  const url = origin + path;
  const { reviewer, reviewedBy, reviewedOn } = guide;
  const picture = guide.image?.url ?? null;
  const article = {
    ...CONTEXT,
    "@type": "Article",
    headline: guide.title,
    description: guide.description,
    url,
    // In schema.org, reviewers and review dates are properties of pages, not of articles.
    mainEntityOfPage: {
      "@type": "WebPage",
      "@id": url,
      ...(reviewer && {
        reviewedBy: {
          "@type": "Person",
          name: reviewedBy?.name ?? reviewer,
          ...(reviewedBy && { url: `${site.origin}/dr-${reviewedBy.slug}` }),
        },
      }),
      ...(reviewedOn && { lastReviewed: reviewedOn }),
    },
    inLanguage: "sv",
    ...(isPicture(picture) && parseUrl(picture, url) && { image: new URL(searched(picture), url).href }),
    // An example's days are as invented as its author.
    ...(!guide.author.isExample && {
      ...(guide.publishedAt && { datePublished: guide.publishedAt }),
      dateModified: guide.updatedAt,
    }),
    articleSection: TOPICS[GRAPH_TOPICS[guide.topic]],
    ...(guide.badges.length > 0 && { keywords: guide.badges.join(", ") }),
    author: authorOf(site, guide.author),
    publisher: publisher(site),
  };
  return [article, breadcrumbs(origin, GUIDES, { name: guide.title, path })];
}

/** schema.org data of an author's page; of an invented one only where it is on the site. */
export function authorPerson(site: Publisher, author: NonNullable<AuthorPageQuery["author"]>): object[] {
  const { origin } = site;
  const { name, title, slug, isExample } = author;
  const path = `/dr-${slug}`;
  const trail = breadcrumbs(origin, { name, path });
  if (isExample) return [trail];
  const person = { "@type": "Person", name, jobTitle: title, url: origin + path, worksFor: publisher(site) };
  return [{ ...CONTEXT, ...person }, trail];
}
