import { isDeepStrictEqual } from "node:util";
import { type EntityManager, In } from "typeorm";
import { articleSchema, type EditedArticle, missingToPublish } from "../../../schema/articleEditing.ts";
import { GRAPH_TOPICS } from "../../../schema/articles.ts";
import { formatProblem, guideProblems } from "../../../schema/rules/content/guideProblems.ts";
import { type InShortLine, inShortProblems } from "../../../schema/rules/content/inShort.ts";
import { headingsOf } from "../../../schema/rules/content/markdown/headingsOf.ts";
import { readTimeOf } from "../../../schema/rules/content/reading.ts";
import { sourcesOf } from "../../../schema/rules/content/sources.ts";
import { swedishInstant } from "../../../schema/rules/words/dates.ts";
import { foldName } from "../../../schema/rules/words/text.ts";
import type { Context } from "../../platform/graphql/context.ts";
import { type FieldError, fieldError, parseInput } from "../../platform/graphql/fieldErrors.ts";
import { globalId, parseRowId } from "../../platform/graphql/globalId.ts";
import { Difficulty } from "../catalogue/catalogueEnums.ts";
import { createVersioned, deleteVersioned, editVersioned, type VersionedKind } from "../editing/editVersioned.ts";
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
import type { EditableArticle } from "./EditableArticle.ts";

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
  "inShort",
  "readTime",
  "isPublished",
  "publishAt",
  "publishedAt",
] as const satisfies (keyof Article)[];

/** The columns that an admin writes, and can have back. */
const WRITTEN = EDITED.slice(0, 13);

type WrittenArticle = Pick<
  Article,
  Exclude<(typeof EDITED)[number], "readTime" | "isPublished" | "publishAt" | "publishedAt">
>;

function writtenOf(article: Article): WrittenArticle {
  return Object.fromEntries(WRITTEN.map((field) => [field, article[field]])) as unknown as WrittenArticle;
}

const inOneLine = ({ label, text }: Pick<InShortLine, "label" | "text">): string => `${label} ${text}`;

/** What `updatedAt` is of: its text, not who reviewed it or where it stands. */
const TEXT = ["title", "description", "content", "inShort"] as const satisfies (keyof Article)[];

/** Furthest that an article can be scheduled ahead, in days. */
const MAX_DAYS_AHEAD = 730;
const DAY_MS = 24 * 60 * 60 * 1_000;

const TAKEN = fieldError("TAKEN", "En annan guide har eller har haft det adressnamnet. Välj ett annat.", "slug");
/** An article's columns, as an edit wants them. */
type Wanted = Pick<Article, (typeof EDITED)[number]>;

/** The database has the names of a line in an order of its own. */
const inOrder = ({ label, text, section, source }: InShortLine): InShortLine => ({ label, text, section, source });

/** Guides. */
export const ARTICLES: VersionedKind<Article, Wanted, EditableArticle, "article"> = {
  entity: Article,
  type: "Article",
  payload: "article",
  noun: "Guiden",
  opened: "den",
  keepsText: true,
  idField: null,
  fields: EDITED,
  subjectOf: (_, { slug, title }) => ({ type: "ARTICLE", id: slug, name: title }),
  read: findEditable,
  // One transaction at a time decides which article has which name: it follows from two tables.
  lockFirst: (manager) => manager.query("SELECT pg_advisory_xact_lock(hashtext('livsresan article slugs'))"),
  factsOf: (article) => ({ ...article, inShort: article.inShort.map(inOrder) }),
  stateOf: writtenOf,
  takeBack: takeArticleBack,
  async inLog({ authorId, reviewedById, inShort, ...facts }, manager) {
    const people = await manager.findBy(Author, { id: In([authorId, reviewedById]) });
    const nameOf = (wanted: number | null) => people.find(({ id }) => id === wanted)?.name ?? null;
    return {
      ...facts,
      authorId: nameOf(authorId),
      reviewedById: nameOf(reviewedById),
      inShort: inShort.map(inOneLine),
    };
  },
  inWords: async ({ authorId, reviewedById: _, inShort, ...written }: WrittenArticle, manager) => ({
    ...written,
    inShort: (inShort ?? []).map(inOneLine),
    author: (await manager.findOneBy(Author, { id: authorId }))?.name ?? null,
  }),
};

/** Writes a new article. */
export const createArticle = (ctx: Context, input: CreateArticleInput): Promise<CreateArticlePayload> =>
  createVersioned(ctx, ARTICLES, checkInput(input), async (value, manager) => {
    const { wanted: facts, errors } = await wantedOf(manager, value, null);
    if (errors) return { errors };
    if (await isTaken(manager, facts.slug, null)) return { errors: TAKEN };
    const made = manager.create(Article, { ...facts, updatedAt: facts.publishedAt ?? new Date() });
    return { key: (await manager.save(made)).id, facts };
  });

/** Writes what an admin edited. */
export const updateArticle = (ctx: Context, input: UpdateArticleInput): Promise<UpdateArticlePayload> =>
  saveArticle(ctx, input);

/** @param keepsState whether it stays published, scheduled or a draft, whatever the input says */
const saveArticle = (ctx: Context, input: UpdateArticleInput, keepsState = false): Promise<UpdateArticlePayload> =>
  editVersioned(ctx, ARTICLES, input, checkInput(input), async (value, before, manager) => {
    const { id } = before;
    // Who does not know of the lines leaves them as they are.
    const inShort = input.inShort ? value.inShort : before.inShort.map(inOrder);
    const { wanted, errors } = await wantedOf(manager, { ...value, inShort }, before);
    if (errors) return { errors };
    const { isPublished, publishAt, publishedAt } = before;
    const after = keepsState ? { ...wanted, isPublished, publishAt, publishedAt } : wanted;
    if (await isTaken(manager, after.slug, id)) return { errors: TAKEN };
    return {
      after,
      write: async () => {
        await moveSlug(manager, before, after.slug);
        await manager.update(Article, { id }, { ...after, updatedAt: updatedAtOf(before, after) });
      },
    };
  });

/** Writes what an article was; it stays published or not as it is. */
async function takeArticleBack(
  ctx: Context,
  { id, version }: { id: string; version: number },
  written: WrittenArticle,
): Promise<UpdateArticlePayload> {
  const { authorId, reviewer, reviewedById, reviewedAt, ...text } = written;
  const now = await ctx.db.getRepository(Article).findOneBy({ id: parseRowId(id, "Article", "input.id") });
  const input: UpdateArticleInput = {
    ...text,
    id,
    version,
    authorId: globalId("Author", authorId),
    reviewer: reviewedById ? "" : (reviewer ?? ""),
    reviewerId: reviewedById === null ? null : globalId("Author", reviewedById),
    reviewedOn: reviewedAt,
    // What was kept before guides had it says nothing of it.
    inShort: text.inShort ?? [],
    // What is published by itself later must be as complete as what is.
    state: now?.isPublished || now?.publishAt ? "PUBLISHED" : "DRAFT",
  };
  return saveArticle(ctx, input, true);
}

/** Deletes an article with its aliases. What was read of it stays in the journeys of those who did. */
export const deleteArticle = (ctx: Context, { id }: DeleteArticleInput): Promise<DeleteArticlePayload> =>
  deleteVersioned(ctx, ARTICLES, { id });

/** An edit as its schema wants it; one that shall be published has everything that visitors rely on. */
function checkInput(
  input: CreateArticleInput,
): { value: EditedArticle; errors?: undefined } | { value?: undefined; errors: FieldError[] } {
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
    inShort: input.inShort ?? [],
  });
  if (errors) return { errors };
  if (value.state === "DRAFT") return { value };
  const missing = missingToPublish(value).flatMap(({ field, message }) => fieldError("INVALID", message, field));
  const problem = guideProblems(value.content).find(({ severity }) => severity === "ERROR");
  if (problem) {
    const place = problem.line === null ? "" : ` (rad ${problem.line})`;
    missing.push(...fieldError("INVALID", `Guiden kan inte publiceras${place}: ${formatProblem(problem)}`, "content"));
  }
  const sources = sourcesOf(value.content).map(({ number }) => number);
  const headings = headingsOf(value.content).map(({ id }) => id);
  for (const { index, field, message } of inShortProblems(value.inShort, headings, sources))
    missing.push(...fieldError("INVALID", message, `inShort.${index}.${field}`));
  return missing.length > 0 ? { errors: missing } : { value };
}

const nameOf = (table: Readonly<Record<string, string>>, stored: string): string | undefined =>
  Object.keys(table).find((name) => table[name] === stored);

/** The columns that an edit wants. */
async function wantedOf(
  manager: EntityManager,
  value: EditedArticle,
  before: Article | null,
): Promise<{ wanted: Wanted; errors?: undefined } | { wanted?: undefined; errors: FieldError[] }> {
  const authorId = parseRowId(value.authorId, "Author", "input.authorId");
  const author = await manager.findOneBy(Author, { id: authorId });
  if (!author) return { errors: fieldError("NOT_FOUND", "Författaren finns inte längre.", "authorId") };
  const review = await reviewOf(manager, value, author);
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

/** The reviewer of an article: one of the site's people by their current name, or a written name; never its author. */
async function reviewOf(
  manager: EntityManager,
  { reviewer, reviewerId }: EditedArticle,
  author: Author,
): Promise<Pick<Article, "reviewer" | "reviewedById"> | { errors: FieldError[] }> {
  const own = "Den som har skrivit guiden kan inte granska den. Ange någon annan, eller lämna fältet tomt.";
  if (!reviewerId) {
    const [name = ""] = (reviewer ?? "").split(",");
    return foldName(name) === foldName(author.name)
      ? { errors: fieldError("INVALID", own, "reviewer") }
      : { reviewer, reviewedById: null };
  }
  const id = parseRowId(reviewerId, "Author", "input.reviewerId");
  const person = await manager.findOneBy(Author, { id });
  if (!person) return { errors: fieldError("NOT_FOUND", "Granskaren finns inte längre.", "reviewerId") };
  if (person.isExample) {
    return { errors: fieldError("INVALID", "Personen är påhittad och kan inte ha granskat guiden.", "reviewerId") };
  }
  if (id === author.id) return { errors: fieldError("INVALID", own, "reviewerId") };
  return { reviewer: [person.name, person.registration || person.title].filter(Boolean).join(", "), reviewedById: id };
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
  return TEXT.some((field) => !isDeepStrictEqual(before[field], wanted[field])) ? new Date() : before.updatedAt;
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
