import { byNumber, type NodeSource, numbersOf } from "../../platform/graphql/Node.ts";
import type { Author } from "./Author.ts";
import type { ArticleContext } from "./articleLoaders.ts";
import { type ArticleRow, articleColumns } from "./articleRows.ts";

/** Published articles by their numbers. */
export const articleNodes: NodeSource = {
  name: "Article",
  types: ["Article"],
  keyOf: ({ id }: ArticleRow) => id,
  async read(ctx, keys, selection) {
    const rows = await ctx.sql.preparedQuery<ArticleRow>(
      `SELECT ${articleColumns(ctx.db, selection)} FROM article a WHERE a.id = ANY($1) AND a.is_published`,
      [numbersOf(keys)],
    );
    return byNumber(rows);
  },
};

/** Authors by their numbers. */
export const authorNodes: NodeSource<ArticleContext> = {
  name: "Author",
  types: ["Author"],
  keyOf: ({ id }: Author) => id,
  read: async (ctx, keys) => byNumber(await ctx.loaders.authorById.loadMany(numbersOf(keys))),
};
