import type { EntityManager } from "typeorm";
import { foldLine } from "../../../schema/rules/words/text.ts";
import { z } from "../../../schema/zod.ts";
import { badInput } from "../../platform/errors.ts";
import type { Context } from "../../platform/graphql/context.ts";
import { globalId, rowNumberOf } from "../../platform/graphql/globalId.ts";
import { connectionOf, parsePage } from "../../platform/pagination.ts";
import { Article } from "./Article.ts";
import { ArticleAlias } from "./ArticleAlias.ts";
import { Author } from "./Author.ts";
import type { EditableArticlesArgs } from "./articleInputs.ts";
import { guidePath } from "./articleRows.ts";
import type { EditableArticle, EditableArticleConnection } from "./EditableArticle.ts";

const DEFAULT_PAGE_SIZE = 25;
const MAX_SEARCH = 100;

const keySchema: z.ZodType<[updatedAt: string, id: number]> = z.tuple([
  z.iso.datetime().refine((moment) => Date.parse(moment) > 0),
  z.number().int().min(1).max(2_147_483_647),
]);

/** Condition that separates the states. */
const STATE_CONDITIONS = {
  DRAFT: "NOT a.is_published AND a.publish_at IS NULL",
  SCHEDULED: "a.publish_at IS NOT NULL",
  PUBLISHED: "a.is_published",
} as const;

/**
 * A page of all articles, the latest changed first.
 * @throws BAD_USER_INPUT for a bad page, and for a search that is too long
 */
export async function readEditableArticles(
  ctx: Context,
  { search, state, ...args }: EditableArticlesArgs,
): Promise<EditableArticleConnection> {
  const wanted = foldLine(search ?? "").trim();
  if (wanted.length > MAX_SEARCH) throw badInput("search", `Sökordet får vara högst ${MAX_SEARCH} tecken.`);
  if (wanted.includes("\0")) throw badInput("search", "Sökordet innehåller ett tecken som inte går att använda.");
  const page = parsePage(args, keySchema, DEFAULT_PAGE_SIZE, { name: "editableArticles", search: wanted, state });
  const matching = () =>
    ctx.db
      .getRepository(Article)
      .createQueryBuilder("a")
      .innerJoinAndSelect("a.author", "w")
      .leftJoinAndSelect("a.reviewedBy", "r")
      .where("(:wanted = '' OR strpos(lower(concat_ws(' ', a.title, a.slug, w.name)), :wanted) > 0)", { wanted })
      .andWhere(state ? STATE_CONDITIONS[state] : "true");
  const [updatedAt, id] = page.after ?? [null, null];
  const [rows, totalCount] = await Promise.all([
    matching()
      .andWhere(
        "(CAST(:updatedAt AS timestamptz) IS NULL OR (a.updated_at, a.id) < (CAST(:updatedAt AS timestamptz), CAST(:id AS int)))",
        { updatedAt, id },
      )
      .orderBy("a.updatedAt", "DESC")
      .addOrderBy("a.id", "DESC")
      .limit(page.first + 1)
      .getMany(),
    matching().getCount(),
  ]);
  const { edges, nodes, pageInfo } = connectionOf(rows, page, (row): [string, number] => [
    row.updatedAt.toISOString(),
    row.id,
  ]);
  const aliases = await readAliases(
    ctx.db.manager,
    nodes.map((row) => row.id),
  );
  const asEdited = (row: Article) => forEditing(row, aliases);
  return {
    edges: edges().map(({ cursor, node }) => ({ cursor, node: asEdited(node) })),
    nodes: nodes.map(asEdited),
    pageInfo,
    totalCount,
  };
}

/**
 * An article for editing by its identifier; null when there is none.
 * @throws BAD_USER_INPUT for an identifier of something else
 */
export async function readEditableArticle(ctx: Context, id: string): Promise<EditableArticle | null> {
  const number = rowNumberOf(id, "Article");
  return number === undefined ? null : findEditable(ctx.db.manager, number);
}

/** An article for editing by its number, as a transaction sees it. */
export async function findEditable(manager: EntityManager, id: number): Promise<EditableArticle | null> {
  const row = await manager.findOne(Article, { where: { id }, relations: { author: true, reviewedBy: true } });
  return row && forEditing(row, await readAliases(manager, [id]));
}

/** Everybody who can be an article's author, by name. */
export const readArticleAuthors = (ctx: Context): Promise<Author[]> =>
  ctx.db.getRepository(Author).find({ order: { name: "ASC", id: "ASC" } });

/** The aliases of articles, by the articles' numbers. */
async function readAliases(manager: EntityManager, ids: readonly number[]): Promise<Map<number, string[]>> {
  const rows = await manager
    .createQueryBuilder(ArticleAlias, "alias")
    .where("alias.articleId = ANY(:ids)", { ids })
    .orderBy("alias.slug")
    .getMany();
  return new Map(ids.map((id) => [id, rows.filter(({ articleId }) => articleId === id).map(({ slug }) => slug)]));
}

function forEditing(row: Article, aliases: ReadonlyMap<number, string[]>): EditableArticle {
  const { id, slug, isPublished, publishAt, reviewedAt, ...rest } = row;
  return {
    ...rest,
    id: globalId("Article", id),
    slug,
    path: guidePath(slug),
    aliases: aliases.get(id) ?? [],
    publishAt,
    reviewedOn: reviewedAt,
    state: isPublished ? "PUBLISHED" : publishAt ? "SCHEDULED" : "DRAFT",
  };
}
