import { ARTICLE_IMAGES } from "../../../schema/articles.ts";
import { drawingText, guideDrawing } from "../../../schema/guideDrawings.ts";
import { changesBetween, recordAudit } from "../../platform/audit/recordAudit.ts";
import { fieldError } from "../../platform/graphql/fieldErrors.ts";
import { parseRowId } from "../../platform/graphql/globalId.ts";
import type { Selection } from "../../platform/graphql/selection.ts";
import { signedIn } from "../accounts/sessions/signInService.ts";
import { lockImage } from "../media/lockImage.ts";
import { Article } from "./Article.ts";
import type { ArticleContext } from "./articleLoaders.ts";
import { type ArticleRow, articleColumns } from "./articleRows.ts";
import type { UpdateArticleImageInput, UpdateArticleImagePayload } from "./UpdateArticleImage.ts";

const OWN_IMAGES: readonly string[] = Object.keys(ARTICLE_IMAGES).map((name) => `/art/articles/${name}.svg`);

/**
 * Gives an article a picture; it counts as changed from now on.
 * @param selection fields asked for on the article
 * @throws BAD_USER_INPUT for an identifier of something else
 */
export async function updateArticleImage(
  ctx: ArticleContext,
  { id, imageUrl }: UpdateArticleImageInput,
  selection: Selection | undefined,
): Promise<UpdateArticleImagePayload> {
  const { userId } = signedIn(ctx);
  const key = parseRowId(id, "Article", "input.id");
  const isDrawing = drawingText(imageUrl) !== undefined;
  const noImage = () => fieldError("NOT_FOUND", "Bilden finns inte.", "imageUrl");
  const errors = await ctx.db.transaction(async (manager) => {
    if (!isDrawing && !OWN_IMAGES.includes(imageUrl) && !(await lockImage(manager, imageUrl))) return noImage();
    const before = await manager.findOne(Article, {
      where: { id: key },
      select: { id: true, slug: true, title: true, imageUrl: true },
      lock: { mode: "pessimistic_write" },
    });
    if (!before) return fieldError("NOT_FOUND", "Artikeln finns inte längre.", "id");
    // The drawing of another guide is no picture of this one.
    if (isDrawing && guideDrawing(before.slug) !== imageUrl) return noImage();
    if (before.imageUrl === imageUrl) return [];
    await manager.update(Article, { id: key }, { imageUrl, updatedAt: () => "now()" });
    await recordAudit(manager, {
      actorId: userId,
      action: "CHANGED",
      subject: { type: "ARTICLE", id: before.slug, name: before.title },
      changes: changesBetween(before, { ...before, imageUrl }, ["imageUrl"]),
    });
    return [];
  });
  if (errors.length > 0) return { errors };
  return { article: (await readArticle(ctx, key, selection)) as Article | null, errors: [] };
}

async function readArticle(
  ctx: ArticleContext,
  id: number,
  selection: Selection = new Map(),
): Promise<ArticleRow | null> {
  const [row] = await ctx.sql.preparedQuery<ArticleRow>(
    `SELECT ${articleColumns(ctx.db, selection)} FROM article a WHERE a.id = $1`,
    [id],
  );
  return row ?? null;
}
