import type { DataSource } from "typeorm";
import { Article } from "../../server/features/articles/Article.ts";
import { Author } from "../../server/features/articles/Author.ts";
import { Topic } from "../../server/features/articles/Topic.ts";
import type { Client } from "./api.ts";

/** Every article as stored, with its author: what an independent look at the data starts from. */
export const allArticles = (db: DataSource): Promise<Article[]> =>
  db.getRepository(Article).find({ relations: { author: true }, order: { id: "ASC" } });

let made = 0;

/** Writes an article; what a test does not name is unremarkable. */
export async function anArticle(db: DataSource, changes: Partial<Article> = {}): Promise<Article> {
  const author = await db.getRepository(Author).findOneOrFail({ where: {}, order: { id: "ASC" } });
  made += 1;
  return db.getRepository(Article).save({
    slug: `provartikel-${made}`,
    title: `Provartikel ${made}`,
    description: "Om ingenting särskilt.",
    content: "Ett stycke.\n\n## Källor\n\n1. Ingen.",
    authorId: author.id,
    readTime: "3 min",
    publishedAt: new Date("2026-11-20T05:00:00Z"),
    isPublished: true,
    topic: Topic.FOOD,
    ...changes,
  });
}

/** What a list of articles was asked for, as `articles` takes it. */
export interface ArticlesArguments {
  topic?: string;
  author?: string;
  includeUnpublished?: boolean;
}

interface Page {
  articles: { nodes: { slug: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } };
}

export const ARTICLES = `query ($topic: Topic, $author: String, $first: Int, $after: String, $includeUnpublished: Boolean) {
  articles(topic: $topic, author: $author, first: $first, after: $after, includeUnpublished: $includeUnpublished) {
    nodes { slug } pageInfo { hasNextPage endCursor }
  }
}`;

/** Slugs of a list from its first page to its last, by cursor. */
export async function walkSlugs(client: Client, list: ArticlesArguments = {}, first = 100): Promise<string[]> {
  const slugs: string[] = [];
  for (let after: string | null = null; ; ) {
    const { data, errors } = (await client.graphql<Page>(ARTICLES, { ...list, first, after })) as Awaited<
      ReturnType<typeof client.graphql<Page>>
    >;
    if (!data?.articles) throw new Error(`the list answered ${JSON.stringify(errors)}`);
    slugs.push(...data.articles.nodes.map(({ slug }) => slug));
    if (!data.articles.pageInfo.hasNextPage) return slugs;
    after = data.articles.pageInfo.endCursor;
    if (slugs.length > 10_000) throw new Error("the list does not end");
  }
}
