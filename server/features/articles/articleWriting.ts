import type { EntityManager } from "typeorm";
import { articleSchema, type EditedArticle, missingToPublish } from "../../../schema/articleEditing.ts";
import { GRAPH_TOPICS } from "../../../schema/articles.ts";
import { formatProblem, guideProblems } from "../../../schema/rules/content/guideProblems.ts";
import { readTimeOf } from "../../../schema/rules/content/reading.ts";
import { swedishInstant } from "../../../schema/rules/words/dates.ts";
import { changesBetween, recordAudit } from "../../platform/audit/recordAudit.ts";
import type { Context } from "../../platform/graphql/context.ts";
import { type FieldError, fieldError, parseInput } from "../../platform/graphql/fieldErrors.ts";
import { parseRowId } from "../../platform/graphql/globalId.ts";
import { keepVersion } from "../../platform/versions/versions.ts";
import { signedIn } from "../accounts/sessions/signInService.ts";
import { requireRecentVerification } from "../accounts/sessions/verification.ts";
import { Difficulty } from "../catalogue/catalogueEnums.ts";
import { Article } from "./Article.ts";
import { ArticleAlias } from "./ArticleAlias.ts";
import { Author } from "./Author.ts";
import { findEditable } from "./articleEditingReads.ts";
import type {
  CreateArticleInput,
  CreateArticlePayload,
  DeleteArticleInput,
  DeleteArticlePayload,
  UpdateArticleInput,
  UpdateArticlePayload,
} from "./articleInputs.ts";
import { WRITTEN, type WrittenArticle } from "./EditableArticle.ts";

/** The fields of an article that are edited, as the audit log names them. */
const EDITED = [
  "title",
  "slug",
  "description",
  "topic",
  "authorId",
  "badges",
  "difficulty",
  "countsAsTraining",
  "reviewer",
  "reviewedById",
  "reviewedAt",
  "content",
  "readTime",
  "isPublished",
  "publishAt",
  "publishedAt",
] as const satisfies (keyof Article)[];

const writtenOf = (article: Article): WrittenArticle =>
  Object.fromEntries(WRITTEN.map((field) => [field, article[field]])) as unknown as WrittenArticle;

/** Its number: its name in addresses may change. */
const subjectOf = (id: number) => ({ type: "ARTICLE", id: String(id) }) as const;

/** Fields that change `updatedAt`: those of the text, not its reviewer or address. */
const TEXT = ["title", "description", "content"] as const satisfies (keyof Article)[];

/** Furthest that an article can be scheduled ahead, in days. */
const MAX_DAYS_AHEAD = 730;
const DAY_MS = 24 * 60 * 60 * 1_000;

const CHANGED = "Guiden har ändrats sedan du öppnade den. Ingenting är sparat, och det du har skrivit finns kvar här.";
const TAKEN = "En annan guide har eller har haft det adressnamnet. Välj ett annat.";
const GONE = "Guiden finns inte längre.";

/** An article's columns, as an edit wants them. */
type Wanted = Pick<Article, (typeof EDITED)[number]>;

/** Lets one transaction at a time decide which article has which name: it follows from two tables. */
const lockSlugs = (manager: EntityManager): Promise<unknown> =>
  manager.query("SELECT pg_advisory_xact_lock(hashtext('livsresan article slugs'))");

/** Writes a new article. */
export async function createArticle(ctx: Context, input: CreateArticleInput): Promise<CreateArticlePayload> {
  const { userId } = signedIn(ctx);
  const checked = checkInput(input);
  if ("errors" in checked) return checked;
  return ctx.db.transaction(async (manager) => {
    await lockSlugs(manager);
    const made = await wantedOf(manager, checked.value, null);
    if ("errors" in made) return made;
    const { wanted } = made;
    if (await isTaken(manager, wanted.slug, null)) return { errors: fieldError("TAKEN", TAKEN, "slug") };
    const { id } = await manager.save(
      manager.create(Article, { ...wanted, updatedAt: wanted.publishedAt ?? new Date() }),
    );
    await recordAudit(manager, {
      actorId: userId,
      action: "CREATED",
      subject: { type: "ARTICLE", id: wanted.slug, name: wanted.title },
      changes: changesBetween<Wanted>(null, wanted, EDITED),
    });
    return { article: await findEditable(manager, id), errors: [] };
  });
}

/**
 * Writes what an admin edited.
 * @throws BAD_USER_INPUT for an identifier of something else
 */
export async function updateArticle(ctx: Context, input: UpdateArticleInput): Promise<UpdateArticlePayload> {
  const { userId } = signedIn(ctx);
  const id = parseRowId(input.id, "Article", "input.id");
  const checked = checkInput(input);
  if ("errors" in checked) return checked;
  return ctx.db.transaction(async (manager) => {
    await lockSlugs(manager);
    const before = await manager.findOne(Article, { where: { id }, lock: { mode: "pessimistic_write" } });
    if (!before) return { errors: fieldError("NOT_FOUND", GONE) };
    if (before.version !== input.version)
      return { article: await findEditable(manager, id), errors: fieldError("OUTDATED", CHANGED) };
    const made = await wantedOf(manager, checked.value, before);
    if ("errors" in made) return made;
    const { wanted } = made;
    if (await isTaken(manager, wanted.slug, id)) return { errors: fieldError("TAKEN", TAKEN, "slug") };
    const changes = changesBetween<Wanted>(before, wanted, EDITED);
    if (changes.length > 0) {
      await moveSlug(manager, before, wanted.slug);
      await manager.update(Article, { id }, { ...wanted, updatedAt: updatedAtOf(before, wanted) });
      const entryId = await recordAudit(manager, {
        actorId: userId,
        action: "CHANGED",
        subject: { type: "ARTICLE", id: wanted.slug, name: wanted.title },
        changes,
      });
      if (WRITTEN.some((field) => changes.some((change) => change.field === field)))
        await keepVersion(manager, subjectOf(id), { name: before.title, state: writtenOf(before), entryId });
    }
    return { article: await findEditable(manager, id), errors: [] };
  });
}

/**
 * Deletes an article with its aliases. What was read of it stays in the journeys of those who did.
 * @throws BAD_USER_INPUT for an identifier of something else
 */
export async function deleteArticle(ctx: Context, input: DeleteArticleInput): Promise<DeleteArticlePayload> {
  const refused = await requireRecentVerification(ctx);
  if (refused) return { errors: refused };
  const { userId } = signedIn(ctx);
  const id = parseRowId(input.id, "Article", "input.id");
  return ctx.db.transaction(async (manager) => {
    await lockSlugs(manager);
    const before = await manager.findOne(Article, { where: { id }, lock: { mode: "pessimistic_write" } });
    if (!before) return { errors: fieldError("NOT_FOUND", GONE) };
    await manager.delete(Article, { id });
    const entryId = await recordAudit(manager, {
      actorId: userId,
      action: "DELETED",
      subject: { type: "ARTICLE", id: before.slug, name: before.title },
      changes: changesBetween<Wanted>(before, null, EDITED),
    });
    const was = { name: before.title, state: writtenOf(before), entryId, isDeleted: true };
    await keepVersion(manager, subjectOf(id), was);
    return { deletedId: input.id, errors: [] };
  });
}

/** An edit as its schema wants it; one that shall be published has everything that visitors rely on. */
function checkInput(input: CreateArticleInput): { value: EditedArticle } | { errors: FieldError[] } {
  const { topic, difficulty, ...rest } = input;
  const { value, errors } = parseInput(articleSchema, {
    ...rest,
    // The graph gives enums as they are stored, and the schema has their names.
    topic: nameOf(GRAPH_TOPICS, topic),
    difficulty: difficulty ? nameOf(Difficulty, difficulty) : null,
    reviewerId: input.reviewerId ?? null,
    reviewedOn: input.reviewedOn ?? null,
    publishDay: input.publishDay ?? null,
    publishTime: input.publishTime ?? null,
  });
  if (errors) return { errors };
  if (value.state === "DRAFT") return { value };
  const missing = missingToPublish(value).flatMap(({ field, message }) => fieldError("INVALID", message, field));
  const problem = guideProblems(value.content).find(({ severity }) => severity === "ERROR");
  if (problem) {
    const place = problem.line === null ? "" : ` (rad ${problem.line})`;
    missing.push(...fieldError("INVALID", `Guiden kan inte publiceras${place}: ${formatProblem(problem)}`, "content"));
  }
  return missing.length > 0 ? { errors: missing } : { value };
}

const nameOf = (table: Readonly<Record<string, string>>, stored: string): string | undefined =>
  Object.keys(table).find((name) => table[name] === stored);

/** The columns that an edit wants. */
async function wantedOf(
  manager: EntityManager,
  value: EditedArticle,
  before: Article | null,
): Promise<{ wanted: Wanted } | { errors: FieldError[] }> {
  const authorId = parseRowId(value.authorId, "Author", "input.authorId");
  if (!(await manager.existsBy(Author, { id: authorId })))
    return { errors: fieldError("NOT_FOUND", "Författaren finns inte längre.", "authorId") };
  const review = await reviewOf(manager, value);
  if ("errors" in review) return review;
  const publication = publicationOf(value, before);
  if ("errors" in publication) return publication;
  const { state, publishDay, publishTime, topic, difficulty, reviewedOn, reviewerId, ...texts } = value;
  return {
    wanted: {
      ...texts,
      ...review,
      ...publication,
      authorId,
      topic: GRAPH_TOPICS[topic],
      difficulty: difficulty && Difficulty[difficulty],
      reviewedAt: reviewedOn,
      readTime: readTimeOf(value.content),
    },
  };
}

/** The reviewer of an article: one of the site's people by their current name, or a written name. */
async function reviewOf(
  manager: EntityManager,
  { reviewer, reviewerId }: EditedArticle,
): Promise<Pick<Article, "reviewer" | "reviewedById"> | { errors: FieldError[] }> {
  if (!reviewerId) return { reviewer, reviewedById: null };
  const id = parseRowId(reviewerId, "Author", "input.reviewerId");
  const person = await manager.findOneBy(Author, { id });
  if (!person) return { errors: fieldError("NOT_FOUND", "Granskaren finns inte längre.", "reviewerId") };
  if (person.isExample) {
    return { errors: fieldError("INVALID", "Personen är påhittad och kan inte ha granskat guiden.", "reviewerId") };
  }
  return { reviewer: [person.name, person.registration].filter(Boolean).join(", "), reviewedById: id };
}

/** Publication state and date of an article. A published article keeps its first date. */
function publicationOf(
  { state, publishDay, publishTime }: EditedArticle,
  before: Article | null,
): Pick<Article, "isPublished" | "publishAt" | "publishedAt"> | { errors: FieldError[] } {
  const publishedAt = before?.publishedAt ?? null;
  if (state === "DRAFT") return { isPublished: false, publishAt: null, publishedAt };
  if (state === "PUBLISHED") return { isPublished: true, publishAt: null, publishedAt: publishedAt ?? new Date() };
  const publishAt = swedishInstant(publishDay ?? "", publishTime ?? "");
  if (!publishAt) {
    const message = "Den tiden finns inte den dagen, eftersom klockan ställs om till sommartid. Välj en annan.";
    return { errors: fieldError("INVALID", message, "publishTime") };
  }
  const ahead = publishAt.getTime() - Date.now();
  if (ahead <= 0) {
    const message = "Tiden har redan varit. Välj en senare, eller publicera direkt.";
    return { errors: fieldError("INVALID", message, "publishTime") };
  }
  if (ahead > MAX_DAYS_AHEAD * DAY_MS)
    return { errors: fieldError("INVALID", "Välj en dag inom två år.", "publishDay") };
  return { isPublished: false, publishAt, publishedAt };
}

/** When the text was last changed; what nobody could read before begins on the day on which it is published. */
function updatedAtOf(before: Article, wanted: Wanted): Date {
  if (!before.publishedAt && wanted.publishedAt) return wanted.publishedAt;
  return TEXT.some((field) => before[field] !== wanted[field]) ? new Date() : before.updatedAt;
}

/** Whether another article has, or had, a slug. */
async function isTaken(manager: EntityManager, slug: string, id: number | null): Promise<boolean> {
  const rows = await manager.query(
    `SELECT 1 FROM article WHERE slug = $1 AND id IS DISTINCT FROM $2::int
     UNION ALL SELECT 1 FROM article_alias WHERE slug = $1 AND article_id IS DISTINCT FROM $2::int`,
    [slug, id],
  );
  return rows.length > 0;
}

/** Lets the old name of what was ever published lead to it; a name that it had before becomes its own again. */
async function moveSlug(manager: EntityManager, before: Article, slug: string): Promise<void> {
  if (slug === before.slug) return;
  await manager.delete(ArticleAlias, { slug });
  if (before.publishedAt) await manager.insert(ArticleAlias, { slug: before.slug, articleId: before.id });
}
