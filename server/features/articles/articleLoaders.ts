import DataLoader from "dataloader";
import type { Sql } from "../../platform/database/sql.ts";
import type { Author } from "./Author.ts";

/** Relations of articles, one statement for all of a request's articles. */
export interface ArticleLoaders {
  authorById: DataLoader<number, Author>;
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
});
