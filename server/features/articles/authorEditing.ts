import type { EntityManager } from "typeorm";
import { authorSchema } from "../../../schema/authors.ts";
import { counted } from "../../../schema/rules/words/numbers.ts";
import { changesBetween, recordAudit } from "../../platform/audit/recordAudit.ts";
import type { Context } from "../../platform/graphql/context.ts";
import { fieldError, parseInput } from "../../platform/graphql/fieldErrors.ts";
import { globalId, parseRowId } from "../../platform/graphql/globalId.ts";
import { signedIn } from "../accounts/sessions/signInService.ts";
import { requireRecentVerification } from "../accounts/sessions/verification.ts";
import { lockImage } from "../media/lockImage.ts";
import { Article } from "./Article.ts";
import { Author } from "./Author.ts";
import type {
  CreateAuthorInput,
  CreateAuthorPayload,
  DeleteAuthorInput,
  DeleteAuthorPayload,
  EditableAuthor,
  UpdateAuthorInput,
  UpdateAuthorPayload,
} from "./EditableAuthor.ts";

type Facts = Pick<Author, "name" | "slug" | "title" | "bio" | "registration" | "imageUrl" | "isExample">;
const FACTS = [
  "name",
  "slug",
  "title",
  "bio",
  "registration",
  "imageUrl",
  "isExample",
] as const satisfies readonly (keyof Facts)[];

const CHANGED =
  "Personen har ändrats sedan du öppnade sidan. Ingenting är sparat. Se vad som står där nu, och ändra igen.";
const GONE = "Personen finns inte längre.";
const NO_IMAGE = fieldError("NOT_FOUND", "Bilden finns inte längre. Välj en annan.", "imageUrl");
const TAKEN = "En annan person har redan det adressnamnet.";

/** All possible authors of articles, by name; one statement. */
export const readEditableAuthors = (ctx: Pick<Context, "db">): Promise<EditableAuthor[]> =>
  readAuthors(ctx.db.manager, null);

/** @param id of the only one that is wanted; all of them when null */
async function readAuthors(manager: EntityManager, id: number | null): Promise<EditableAuthor[]> {
  const rows: (Omit<EditableAuthor, "id"> & { id: number })[] = await manager.query(
    `SELECT w.id, w.slug, w.name, w.title, w.bio, w.registration, w.image_url AS "imageUrl", w.is_example AS "isExample", w.version,
       (SELECT count(*)::int FROM article a WHERE w.id IN (a.written_by, a.reviewed_by)) AS "articleCount"
     FROM author w WHERE $1::int IS NULL OR w.id = $1 ORDER BY w.name, w.id`,
    [id],
  );
  return rows.map((row) => ({ ...row, id: globalId("Author", row.id) }));
}

const readAuthor = async (manager: EntityManager, id: number): Promise<EditableAuthor | null> =>
  (await readAuthors(manager, id))[0] ?? null;

const subjectOf = (id: number, { name }: Pick<Author, "name">) => ({ type: "AUTHOR", id: String(id), name }) as const;

const lockAuthor = (manager: EntityManager, id: number): Promise<Author | null> =>
  manager.findOne(Author, { where: { id }, lock: { mode: "pessimistic_write" } });

/** Makes an author. */
export async function createAuthor(ctx: Context, input: CreateAuthorInput): Promise<CreateAuthorPayload> {
  const { userId } = signedIn(ctx);
  const { value, errors } = parseInput(authorSchema, input);
  if (errors) return { errors };
  return ctx.db.transaction(async (manager) => {
    if (value.imageUrl && !(await lockImage(manager, value.imageUrl))) return { errors: NO_IMAGE };
    const { identifiers } = await manager.createQueryBuilder().insert().into(Author).values(value).orIgnore().execute();
    const id: number | undefined = identifiers[0]?.id;
    if (id === undefined) return { errors: fieldError("TAKEN", TAKEN, "slug") };
    await recordAudit(manager, {
      actorId: userId,
      action: "CREATED",
      subject: subjectOf(id, value),
      changes: changesBetween<Facts>(null, value, FACTS),
    });
    return { author: await readAuthor(manager, id), errors: [] };
  });
}

/**
 * Writes what an admin edited of an author, unless it was changed meanwhile.
 * @throws BAD_USER_INPUT for an identifier of something else
 */
export async function updateAuthor(ctx: Context, input: UpdateAuthorInput): Promise<UpdateAuthorPayload> {
  const { userId } = signedIn(ctx);
  const id = parseRowId(input.id, "Author", "input.id");
  const { value, errors } = parseInput(authorSchema.omit({ slug: true }), input);
  if (errors) return { errors };
  return ctx.db.transaction(async (manager) => {
    const before = await lockAuthor(manager, id);
    if (!before) return { errors: fieldError("NOT_FOUND", GONE, "id") };
    if (before.version !== input.version)
      return { author: await readAuthor(manager, id), errors: fieldError("OUTDATED", CHANGED) };
    if (value.imageUrl && value.imageUrl !== before.imageUrl && !(await lockImage(manager, value.imageUrl)))
      return { errors: NO_IMAGE };
    const changes = changesBetween<Facts>(before, { ...value, slug: before.slug }, FACTS);
    if (changes.length > 0) {
      await manager.update(Author, { id }, value);
      await recordAudit(manager, { actorId: userId, action: "CHANGED", subject: subjectOf(id, value), changes });
    }
    return { author: await readAuthor(manager, id), errors: [] };
  });
}

/** Deletes an author who has written and reviewed nothing: an article is never without one. */
export async function deleteAuthor(ctx: Context, input: DeleteAuthorInput): Promise<DeleteAuthorPayload> {
  const unproved = await requireRecentVerification(ctx);
  if (unproved) return { errors: unproved };
  const { userId } = signedIn(ctx);
  const id = parseRowId(input.id, "Author", "input.id");
  return ctx.db.transaction(async (manager) => {
    // Locks the row against a concurrent article of this author.
    const before = await lockAuthor(manager, id);
    if (!before) return { errors: fieldError("NOT_FOUND", GONE, "id") };
    if (before.version !== input.version) return { errors: fieldError("OUTDATED", CHANGED) };
    const [used, written] = [
      await manager.countBy(Article, [{ authorId: id }, { reviewedById: id }]),
      await manager.countBy(Article, { authorId: id }),
    ];
    if (used > 0) {
      const guides = counted(used, "guide", "guider");
      const as = used === written ? "författare till" : "författare till eller granskare av";
      return {
        errors: fieldError("IN_USE", `${before.name} står som ${as} ${guides}. Ge dem en annan först.`),
      };
    }
    await manager.delete(Author, { id });
    await recordAudit(manager, {
      actorId: userId,
      action: "DELETED",
      subject: subjectOf(id, before),
      changes: changesBetween<Facts>(before, null, FACTS),
    });
    return { deletedId: globalId("Author", id), errors: [] };
  });
}
