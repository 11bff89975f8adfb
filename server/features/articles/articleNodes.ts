import { parseRowNumber } from "../../platform/graphql/globalId.ts";
import type { NodeSource } from "../../platform/graphql/Node.ts";
import type { Author } from "./Author.ts";
import { type ArticleRow, articleColumns } from "./articleRows.ts";

/** Published articles by their numbers. */
export const articleNodes: NodeSource = {
  name: "Article",
  types: ["Article"],
  keyOf: ({ id }: ArticleRow) => id,
  async read(ctx, keys, selection) {
    const rows = await ctx.sql.prepared<ArticleRow>(
      `SELECT ${articleColumns(ctx.db, selection)} FROM article a WHERE a.id = ANY($1) AND a.is_published`,
      [keys.map(parseRowNumber).filter((key) => key !== undefined)],
    );
    return new Map(rows.map((row) => [String(row.id), row]));
  },
};

/** Authors by their numbers. */
export const authorNodes: NodeSource = {
  name: "Author",
  types: ["Author"],
  keyOf: ({ id }: Author) => id,
  async read(ctx, keys) {
    const authors = await ctx.loaders.authorById.loadMany(keys.map(parseRowNumber).filter((key) => key !== undefined));
    return new Map(authors.flatMap((author) => (author instanceof Error ? [] : [[String(author.id), author]])));
  },
};
