import DataLoader from "dataloader";
import type { Sql } from "../../platform/database/sql.ts";
import type { Author } from "./Author.ts";

/** Relations of articles, one statement for all of a request's articles. */
export interface ArticleLoaders {
  authorById: DataLoader<number, Author>;
  /** Title of a published guide by slug; null when there is none. */
  guideTitleBySlug: DataLoader<string, string | null>;
}

/** @param sql used for reading */
export const createArticleLoaders = (sql: Sql): ArticleLoaders => ({
  authorById: new DataLoader(async (ids) => {
    const rows = await sql.prepared<Author>(
      `SELECT id, slug, name, title, bio, is_example AS "isExample" FROM author WHERE id = ANY($1)`,
      [ids],
    );
    const found = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => found.get(id) ?? new Error(`there is no author ${id}`));
  }),
  guideTitleBySlug: new DataLoader(async (slugs) => {
    const rows = await sql.prepared<{ slug: string; title: string }>(
      "SELECT slug, title FROM article WHERE slug = ANY($1) AND is_published",
      [slugs],
    );
    const found = new Map(rows.map(({ slug, title }) => [slug, title]));
    return slugs.map((slug) => found.get(slug) ?? null);
  }),
});
