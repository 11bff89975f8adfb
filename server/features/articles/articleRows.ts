import type { DataSource } from "typeorm";
import { asProperties, selectColumns } from "../../platform/database/columns.ts";
import type { Selection } from "../../platform/graphql/selection.ts";
import { Article } from "./Article.ts";

/** Path of a guide's page. */
export const guidePath = (slug: string): string => `/guider/${slug}`;

/** Slug of the guide at a path. */
export const guideSlug = (path: string): string => path.slice(guidePath("").length);

/** Path of an author's page. */
export const authorPath = (slug: string): string => `/dr-${slug}`;

/** An article as read: the asked columns, and what its place in a list is. */
export type ArticleRow = Partial<Article> & Pick<Article, "id" | "publishedAt">;

/** Fields that are not columns themselves, and the columns they are made of. */
const FIELD_DEPENDENCIES: Record<string, (keyof Article)[]> = {
  author: ["authorId"],
  topicLabel: ["topic"],
  image: ["imageUrl"],
  path: ["slug"],
  reviewedBy: ["reviewedById"],
  reviewedOn: ["reviewedAt"],
  sources: ["content"],
  contentHtml: ["content"],
  headings: ["content"],
  inShortHtml: ["inShort", "content"],
  namedMarkers: ["content"],
  markerQuestions: ["slug"],
};

const remembered = new WeakMap<Selection, string>();

/**
 * The columns that a selection on `Article` needs, and no others, over `article a`.
 * @param selection fields asked for on Article
 */
export function articleColumns(db: DataSource, selection: Selection): string {
  const known = remembered.get(selection);
  if (known) return known;
  const columns = asProperties(
    selectColumns(db, Article, {
      alias: "a",
      fields: selection.keys(),
      dependencies: FIELD_DEPENDENCIES,
      always: ["id", "publishedAt"],
    }),
  );
  remembered.set(selection, columns);
  return columns;
}
