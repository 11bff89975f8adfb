import type { EntityManager } from "typeorm";
import { readTimeOf } from "../../schema/rules/content/reading.ts";
import { Article } from "../features/articles/Article.ts";
import { ArticleAlias } from "../features/articles/ArticleAlias.ts";
import { Author } from "../features/articles/Author.ts";
import type { Topic } from "../features/articles/Topic.ts";
import type { Difficulty } from "../features/catalogue/catalogueEnums.ts";
import { authors } from "./authors.ts";
import { parseGuide } from "./guideFile.ts";

// The texts are in the build, so that a server without its sources has them too.
const files = import.meta.glob<string>("./articles/*.md", { query: "?raw", import: "default", eager: true });

/** Other spellings of slugs that pages link to: alias → slug. */
const ALIASES: Readonly<Record<string, string>> = {
  "styrktraning-longevity": "styrketraning-longevity",
  "zone-2-traning": "zone-2",
};

/** The morning of a day. */
const morningOf = (day: string): Date => new Date(`${day}T05:00:00Z`);

/**
 * Fills a database without authors with the demo's authors and guides.
 * @throws StartError naming the file of a guide that cannot be used
 */
export async function seedArticles(manager: EntityManager): Promise<void> {
  const guides = Object.entries(files).map(([path, source]) => parseGuide(path.split("/").at(-1) ?? path, source));
  if ((await manager.count(Author)) > 0) return;
  await manager.insert(
    Author,
    authors.map((author) => ({ ...author, isExample: true })),
  );
  const authorIds = new Map((await manager.find(Author)).map(({ slug, id }) => [slug, id]));
  await manager.insert(
    Article,
    guides.map(({ author, publishedAt, topic, difficulty, ...guide }) => ({
      ...guide,
      authorId: authorIds.get(author) ?? 0,
      topic: topic as Topic,
      difficulty: difficulty as Difficulty,
      readTime: readTimeOf(guide.content),
      publishedAt: morningOf(publishedAt),
      updatedAt: morningOf(publishedAt),
      isPublished: true,
    })),
  );
  const articleIds = new Map(
    (await manager.find(Article, { select: { id: true, slug: true } })).map((a) => [a.slug, a.id]),
  );
  const aliases = Object.entries(ALIASES).flatMap(([slug, target]) => {
    const articleId = articleIds.get(target);
    return articleId === undefined ? [] : [{ slug, articleId }];
  });
  if (aliases.length > 0) await manager.insert(ArticleAlias, aliases);
}
