import { parseRowNumber } from "../../platform/graphql/globalId.ts";
import type { NodeSource } from "../../platform/graphql/Node.ts";
import type { Author } from "./Author.ts";

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
