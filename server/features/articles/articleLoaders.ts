import DataLoader from "dataloader";
import type { Context } from "../../platform/graphql/context.ts";
import type { LoaderFactories } from "../../platform/loaders.ts";
import type { Author } from "./Author.ts";
import type { ArticleRow } from "./articleRows.ts";

/** A published article by its slug or another spelling of it, with the columns that are wanted. */
interface WantedGuide {
  slug: string;
  columns: string;
}

/** A page of what an author has published. */
interface WantedPage {
  author: number;
  columns: string;
  limit: number;
  /** Position of the article to continue after. */
  after: readonly [publishedAt: string | null, id: number] | undefined;
}

/** Relations of articles, one statement per request and selection. */
export interface ArticleLoaders {
  /** Null when there is none. */
  authorById: DataLoader<number, Author | null>;
  /** Null when no such article is published. */
  guideBySlug: DataLoader<WantedGuide, ArticleRow | null, string>;
  /** The latest first. */
  articlesByAuthor: DataLoader<WantedPage, ArticleRow[], string>;
  /** Number of an author's published articles. */
  articleCountByAuthor: DataLoader<number, number>;
}

/** Context of articles' resolvers. */
export interface ArticleContext extends Context {
  /** New for each request. */
  loaders: ArticleLoaders;
}

/** Makes the loaders. */
export const articleLoaders: LoaderFactories<ArticleLoaders> = {
  authorById: (sql) =>
    new DataLoader(async (ids) => {
      const rows = await sql.preparedQuery<Author>(
        `SELECT id, slug, name, title, bio, registration, image_url AS "imageUrl", is_example AS "isExample" FROM author WHERE id = ANY($1)`,
        [ids],
      );
      const found = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => found.get(id) ?? null);
    }),
  guideBySlug: (sql) =>
    loaderByKind(
      ({ columns }) => columns,
      ({ slug }) => slug,
      async ({ columns }, slugs) => {
        const rows = await sql.preparedQuery<ArticleRow & { wanted: string }>(
          `SELECT ${columns}, w.slug AS wanted FROM unnest($1::text[]) w (slug) JOIN article a
           ON a.id = coalesce((SELECT id FROM article WHERE slug = w.slug), (SELECT article_id FROM article_alias WHERE slug = w.slug))
           WHERE a.is_published`,
          [slugs],
        );
        const found = new Map(rows.map((row) => [row.wanted, row]));
        return slugs.map((slug) => found.get(slug) ?? null);
      },
    ),
  articlesByAuthor: (sql) =>
    loaderByKind(
      ({ columns, limit, after }) => JSON.stringify([columns, limit, after]),
      ({ author }) => author,
      async ({ columns, limit, after }, authors) => {
        const rows = await sql.preparedQuery<ArticleRow & { wanted: number }>(
          `SELECT w.id AS wanted, a.* FROM unnest($1::int[]) w (id) CROSS JOIN LATERAL (
           SELECT ${columns} FROM article a WHERE a.written_by = w.id AND a.is_published
           ${after ? "AND (a.published_at, a.id) < ($3::timestamptz, $4::int)" : ""}
           ORDER BY a.published_at DESC, a.id DESC LIMIT $2
         ) a ORDER BY a."publishedAt" DESC, a.id DESC`,
          [authors, limit, ...(after ? [after[0] ?? "-infinity", after[1]] : [])],
        );
        return authors.map((author) => rows.filter(({ wanted }) => wanted === author));
      },
    ),
  articleCountByAuthor: (sql) =>
    new DataLoader(async (authors) => {
      const rows = await sql.preparedQuery<{ author: number; count: number }>(
        `SELECT written_by AS author, count(*)::int AS count FROM article
       WHERE is_published AND written_by = ANY($1) GROUP BY written_by`,
        [authors],
      );
      const counts = new Map(rows.map(({ author, count }) => [author, count]));
      return authors.map((author) => counts.get(author) ?? 0);
    }),
};

/**
 * A loader of what can be read at once only where it is wanted in the same way.
 * @param kindOf what must be the same
 * @param keyOf key of an entry
 * @param read reads those of one kind, in the order of their keys
 */
function loaderByKind<Wanted, Key, Found>(
  kindOf: (wanted: Wanted) => string,
  keyOf: (wanted: Wanted) => Key,
  read: (kind: Wanted, keys: readonly Key[]) => Promise<Found[]>,
): DataLoader<Wanted, Found, string> {
  return new DataLoader<Wanted, Found, string>(
    async (all) => {
      const kinds = new Map<string, Wanted[]>();
      for (const one of all) kinds.set(kindOf(one), [...(kinds.get(kindOf(one)) ?? []), one]);
      const found = new Map<Wanted, Found>();
      await Promise.all(
        [...kinds.values()].map(async (same) => {
          const rows = await read(same[0] as Wanted, same.map(keyOf));
          for (const [index, one] of same.entries()) found.set(one, rows[index] as Found);
        }),
      );
      return all.map((one) => found.get(one) as Found);
    },
    { cacheKeyFn: (wanted) => `${keyOf(wanted)} ${kindOf(wanted)}` },
  );
}
