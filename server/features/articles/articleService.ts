import { TOPICS, topicSlug } from "../../../schema/articles.ts";
import { isSlug } from "../../../schema/editedTexts.ts";
import { z } from "../../../schema/zod.ts";
import { forbidden } from "../../platform/graphql/policy.ts";
import type { Selection } from "../../platform/graphql/selection.ts";
import { connectionOf, type Page, parsePage } from "../../platform/pagination.ts";
import type { ArticleConnection, ArticleTopic } from "./ArticleConnection.ts";
import type { ArticlePageArgs, ArticlesArgs } from "./ArticlesArgs.ts";
import type { Author } from "./Author.ts";
import type { ArticleContext } from "./articleLoaders.ts";
import { canSeeUnpublished } from "./articlePolicy.ts";
import { type ArticleRow, articleColumns, guidePath, guideSlug } from "./articleRows.ts";
import type { Topic } from "./Topic.ts";

/** Articles that a list shows at first and with each 'Visa fler'. */
const DEFAULT_PAGE_SIZE = 24;

/** Place of an article in a list: when it was published (null for a draft, which comes last), and its id. */
type ArticleKey = [publishedAt: string | null, id: number];
const articleKeySchema: z.ZodType<ArticleKey> = z.tuple([
  z.iso
    .datetime()
    .refine((moment) => Date.parse(moment) > 0)
    .nullable(),
  z.number().int().min(1).max(2_147_483_647),
]);

/** Drafts have no date: they count as older than everything. */
const PLACE = "coalesce(a.published_at, '-infinity')";

/**
 * A page of articles, the latest first.
 * @throws BAD_USER_INPUT for a page that cannot be; FORBIDDEN for `includeUnpublished` unless admin
 */
export async function listArticles(
  ctx: ArticleContext,
  args: ArticlesArgs,
  selection: Selection,
): Promise<ArticleConnection> {
  const { topic, author, reviewer, includeUnpublished } = args;
  const list = { name: "articles", topic, author, reviewer, includeUnpublished: includeUnpublished ?? false };
  const page = parsePage(args, articleKeySchema, DEFAULT_PAGE_SIZE, list);
  const all = wantsUnpublished(ctx, args);
  if ([author, reviewer].some((slug) => typeof slug === "string" && !isSlug(slug)))
    return connection([], page, selection, 0);
  const [rows, totalCount] = await Promise.all([
    readList(ctx, args, page, all, nodeSelection(selection)),
    selection.has("totalCount") ? countList(ctx, args, all) : 0,
  ]);
  return connection(rows, page, selection, totalCount);
}

/**
 * A page of what an author has published, the latest first.
 * @throws BAD_USER_INPUT for a page that cannot be
 */
export async function listArticlesOf(
  ctx: ArticleContext,
  { id: author }: Author,
  args: ArticlePageArgs,
  selection: Selection,
): Promise<ArticleConnection> {
  const page = parsePage(args, articleKeySchema, DEFAULT_PAGE_SIZE, { name: "Author.articles", author });
  const columns = articleColumns(ctx.db, nodeSelection(selection));
  const [rows, totalCount] = await Promise.all([
    ctx.loaders.articlesByAuthor.load({ author, columns, limit: page.first + 1, after: page.after }),
    selection.has("totalCount") ? ctx.loaders.articleCountByAuthor.load(author) : 0,
  ]);
  return connection(rows, page, selection, totalCount);
}

function connection(
  rows: ArticleRow[],
  page: Page<ArticleKey>,
  selection: Selection,
  totalCount: number,
): ArticleConnection {
  const { edges, nodes, pageInfo } = connectionOf(
    rows,
    page,
    (row): ArticleKey => [row.publishedAt?.toISOString() ?? null, row.id],
  );
  return {
    // Rows hold the columns that were asked for, which is all that is read of them.
    edges: (selection.has("edges") ? edges() : []) as ArticleConnection["edges"],
    nodes: nodes as ArticleConnection["nodes"],
    pageInfo,
    totalCount,
  };
}

/** Conditions of a list, without its page. */
function conditions(
  { topic, author, reviewer }: ArticlesArgs,
  all: boolean,
  bind: (value: unknown) => string,
): string[] {
  const where = [all ? "true" : "a.is_published"];
  if (topic) where.push(`a.topic = ${bind(topic)}`);
  if (author) where.push(`a.written_by = (SELECT id FROM author WHERE slug = ${bind(author)})`);
  if (reviewer) where.push(`a.reviewed_by = (SELECT id FROM author WHERE slug = ${bind(reviewer)})`);
  return where;
}

function readList(
  ctx: ArticleContext,
  args: ArticlesArgs,
  page: Page<ArticleKey>,
  all: boolean,
  selection: Selection,
): Promise<ArticleRow[]> {
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  // Only published articles are in the index, so that its order needs no default for a date.
  const place = all ? PLACE : "a.published_at";
  const where = conditions(args, all, bind);
  if (page.after) {
    const [publishedAt, id] = page.after;
    where.push(`(${place}, a.id) < (${bind(publishedAt ?? "-infinity")}::timestamptz, ${bind(id)}::int)`);
  }
  return ctx.sql.preparedQuery<ArticleRow>(
    `SELECT ${articleColumns(ctx.db, selection)} FROM article a WHERE ${where.join(" AND ")}
     ORDER BY ${place} DESC, a.id DESC LIMIT ${bind(page.first + 1)}`,
    values,
  );
}

async function countList(ctx: ArticleContext, args: ArticlesArgs, all: boolean): Promise<number> {
  const values: unknown[] = [];
  const where = conditions(args, all, (value) => `$${values.push(value)}`);
  const [row] = await ctx.sql.preparedQuery<{ count: number }>(
    `SELECT count(*)::int AS count FROM article a WHERE ${where.join(" AND ")}`,
    values,
  );
  return row?.count ?? 0;
}

/**
 * A published article by its slug or another spelling of it, with others that are asked for in the same way; null when
 * there is none.
 */
export const findGuide = (ctx: ArticleContext, slug: string, selection: Selection): Promise<ArticleRow | null> =>
  ctx.loaders.guideBySlug.load({ slug, columns: articleColumns(ctx.db, selection) });

/** Of links to pages of the site all but those to guides that are not published, as on a site without the demo. */
export async function withoutMissingGuides<Link extends { path: string | null }>(
  ctx: ArticleContext,
  links: readonly Link[],
): Promise<Link[]> {
  const isThere = await Promise.all(
    links.map(async ({ path }) => {
      const slug = path?.startsWith(guidePath("")) && guideSlug(path).replace(/#.*/, "");
      return !slug || (await ctx.loaders.guideBySlug.load({ slug, columns: "a.id" })) !== null;
    }),
  );
  return links.filter((_, index) => isThere[index]);
}

/**
 * The article with this slug, or the one that the slug is another spelling of; null when there is none
 * that the actor may see.
 * @throws FORBIDDEN for `includeUnpublished` unless admin
 */
export async function findArticle(
  ctx: ArticleContext,
  args: { slug: string; includeUnpublished?: boolean | null },
  selection: Selection,
): Promise<ArticleRow | null> {
  const all = wantsUnpublished(ctx, args);
  if (!isSlug(args.slug)) return null;
  const [row] = await ctx.sql.preparedQuery<ArticleRow>(
    `SELECT ${articleColumns(ctx.db, selection)} FROM article a
     WHERE a.id = coalesce((SELECT id FROM article WHERE slug = $1), (SELECT article_id FROM article_alias WHERE slug = $1))
       AND (a.is_published OR $2)`,
    [args.slug, all],
  );
  return row ?? null;
}

/** The topics that published articles are about, in their order. */
export async function readTopics(ctx: Pick<ArticleContext, "sql">): Promise<ArticleTopic[]> {
  const rows = await ctx.sql.preparedQuery<{ topic: Topic; count: number }>(
    `SELECT a.topic, count(*)::int AS count FROM article a WHERE a.is_published GROUP BY a.topic ORDER BY a.topic`,
    [],
  );
  return rows.map(({ topic, count }) => ({ topic, slug: topicSlug(topic), label: TOPICS[topic], count }));
}

/** The author with this slug, or null. */
export async function findAuthor(ctx: Pick<ArticleContext, "sql">, slug: string): Promise<Author | null> {
  if (!isSlug(slug)) return null;
  const [author] = await ctx.sql.preparedQuery<Author>(
    `SELECT id, slug, name, title, bio, registration, image_url AS "imageUrl", is_example AS "isExample" FROM author WHERE slug = $1`,
    [slug],
  );
  return author ?? null;
}

function wantsUnpublished(
  ctx: ArticleContext,
  { includeUnpublished }: { includeUnpublished?: boolean | null },
): boolean {
  if (!includeUnpublished) return false;
  if (!canSeeUnpublished(ctx.actor)) throw forbidden();
  return true;
}

/** Fields selected on each article, whether by `nodes` or by `edges { node }`. */
function nodeSelection(selection: Selection): Selection {
  const [nodes, edges] = [selection.get("nodes"), selection.get("edges")?.get("node")];
  if (!nodes || !edges) return nodes ?? edges ?? EMPTY_SELECTION;
  return new Map([...nodes, ...edges]);
}

const EMPTY_SELECTION: Selection = new Map();

/** Addresses of published articles and of authors, with the day their text was last changed. */
export async function readArticleAddresses(
  sql: ArticleContext["sql"],
): Promise<{ path: string; changedOn?: string | undefined }[]> {
  const articles = await sql.preparedQuery<{ path: string; changedOn: string }>(
    `SELECT '/guider/' || slug AS path, to_char(updated_at AT TIME ZONE 'Europe/Stockholm', 'YYYY-MM-DD') AS "changedOn"
     FROM article WHERE is_published ORDER BY published_at DESC, id`,
    [],
  );
  const authors = await sql.preparedQuery<{ path: string }>(
    `SELECT '/dr-' || slug AS path FROM author WHERE NOT is_example ORDER BY id`,
    [],
  );
  return [...articles, ...authors];
}
