import type { EntityManager } from "typeorm";
import { authorSchema, newAuthorSchema } from "../../../schema/authors.ts";
import { counted } from "../../../schema/rules/words/numbers.ts";
import type { Context } from "../../platform/graphql/context.ts";
import { fieldError, parseInput } from "../../platform/graphql/fieldErrors.ts";
import { globalId } from "../../platform/graphql/globalId.ts";
import {
  createVersioned,
  deleteVersioned,
  editVersioned,
  insertUnlessTaken,
  type VersionedKind,
} from "../editing/editVersioned.ts";
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
const NO_IMAGE = fieldError("NOT_FOUND", "Bilden finns inte längre. Välj en annan.", "imageUrl");
const TAKEN = fieldError("TAKEN", "En annan person har redan det adressnamnet.", "slug");

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

/** Who writes and reviews guides. */
export const AUTHORS: VersionedKind<Author, Facts, EditableAuthor, "author"> = {
  entity: Author,
  type: "Author",
  payload: "author",
  noun: "Personen",
  opened: "sidan",
  fields: ["name", "slug", "title", "bio", "registration", "imageUrl", "isExample"],
  subjectOf: (id, { name }) => ({ type: "AUTHOR", id: String(id), name }),
  read: async (manager, id) => (await readAuthors(manager, id))[0] ?? null,
  stateOf: ({ name, title, bio, registration, imageUrl, isExample }) => ({
    name,
    title,
    bio,
    registration: registration ?? "",
    imageUrl: imageUrl ?? "",
    isExample,
  }),
  takeBack: (ctx, target, facts: Omit<UpdateAuthorInput, "id" | "version">) =>
    updateAuthor(ctx, { ...facts, ...target }),
};

/** Makes an author. */
export const createAuthor = (ctx: Context, input: CreateAuthorInput): Promise<CreateAuthorPayload> =>
  createVersioned(ctx, AUTHORS, parseInput(newAuthorSchema, input), async (facts, manager) => {
    if (facts.imageUrl && !(await lockImage(manager, facts.imageUrl))) return { errors: NO_IMAGE };
    return { facts, ...(await insertUnlessTaken(manager, Author, facts, TAKEN)) };
  });

/** Writes what an admin edited of an author. */
export const updateAuthor = (ctx: Context, input: UpdateAuthorInput): Promise<UpdateAuthorPayload> =>
  editVersioned(
    ctx,
    AUTHORS,
    input,
    parseInput(authorSchema.omit({ slug: true }), input),
    async (value, { slug, imageUrl }, manager) => {
      const isNewImage = value.imageUrl && value.imageUrl !== imageUrl;
      return isNewImage && !(await lockImage(manager, value.imageUrl ?? ""))
        ? { errors: NO_IMAGE }
        : { after: { ...value, slug } };
    },
  );

/** Deletes an author who has written and reviewed nothing: an article is never without one. */
export const deleteAuthor = (ctx: Context, input: DeleteAuthorInput): Promise<DeleteAuthorPayload> =>
  // Whoever gives it an article at the same time waits for the row.
  deleteVersioned(ctx, AUTHORS, input, async ({ id, name }, manager) => {
    const used = await manager.countBy(Article, [{ authorId: id }, { reviewedById: id }]);
    if (used === 0) return undefined;
    const written = await manager.countBy(Article, { authorId: id });
    const as = used === written ? "författare till" : "författare till eller granskare av";
    return fieldError("IN_USE", `${name} står som ${as} ${counted(used, "guide", "guider")}. Ge dem en annan först.`);
  });
