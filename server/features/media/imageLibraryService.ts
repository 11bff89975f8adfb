import { updateImageSchema } from "../../../schema/imageLibrary.ts";
import { z } from "../../../schema/zod.ts";
import { changesBetween, recordAudit } from "../../platform/audit/recordAudit.ts";
import { allColumns } from "../../platform/database/columns.ts";
import { badInput } from "../../platform/errors.ts";
import type { Context } from "../../platform/graphql/context.ts";
import { fieldError, parseInput } from "../../platform/graphql/fieldErrors.ts";
import { isUuid, readGlobalId } from "../../platform/graphql/globalId.ts";
import { connectionOf, parsePage } from "../../platform/pagination.ts";
import { requireRecentVerification } from "../accounts/sessions/verification.ts";
import type { ImageUse } from "./ImageUse.ts";
import type { DeleteImagePayload, ImagesArgs, UpdateImageInput, UpdateImagePayload } from "./imageLibraryInputs.ts";
import { readImageUses } from "./imageUses.ts";
import { LibraryImage, type LibraryImageConnection } from "./LibraryImage.ts";
import type { MediaContext } from "./mediaLoaders.ts";

const DEFAULT_PAGE_SIZE = 24;
const MAX_SEARCH = 100;

/** Place of a picture in the list. */
const placeSchema = z.tuple([z.iso.datetime(), z.uuid()]);

/** Uses that a refusal names; of the others it says how many they are. */
const NAMED_USES = 3;

const GONE = fieldError("NOT_FOUND", "Bilden finns inte längre.", "id");

const columnsOf = ({ db }: Pick<Context, "db">): string => allColumns(db, LibraryImage, "i");

/**
 * A page of the library, the newest first.
 * @throws BAD_USER_INPUT for a page or a search that cannot be
 */
export async function listImages(ctx: MediaContext, args: ImagesArgs): Promise<LibraryImageConnection> {
  const search = args.search?.trim() || null;
  if (search && (search.length > MAX_SEARCH || search.includes("\0"))) {
    throw badInput("search", `Sökningen får ha högst ${MAX_SEARCH} tecken.`);
  }
  const page = parsePage(args, placeSchema, DEFAULT_PAGE_SIZE, { name: "images", search });
  const pattern = search && `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  const where = "($1::text IS NULL OR i.public_id ILIKE $1 OR i.file_name ILIKE $1 OR i.alt ILIKE $1)";
  const [rows, [counted]] = await Promise.all([
    ctx.sql.query<LibraryImage>(
      `SELECT ${columnsOf(ctx)} FROM library_image i
       WHERE ${where} AND ($2::timestamptz IS NULL OR (i.created_at, i.id) < ($2::timestamptz, $3::uuid))
       ORDER BY i.created_at DESC, i.id DESC LIMIT $4`,
      [pattern, page.after?.[0] ?? null, page.after?.[1] ?? null, page.first + 1],
    ),
    ctx.sql.query<{ count: number }>(`SELECT count(*)::int AS count FROM library_image i WHERE ${where}`, [pattern]),
  ]);
  const { edges, nodes, pageInfo } = connectionOf(rows, page, ({ createdAt, id }): [string, string] => [
    createdAt.toISOString(),
    id,
  ]);
  return { edges: edges(), nodes, pageInfo, totalCount: counted?.count ?? 0 };
}

/** Pictures of the library by what identifies their rows, in no order. */
export const readLibraryImages = (ctx: Pick<Context, "db" | "sql">, ids: readonly string[]): Promise<LibraryImage[]> =>
  ctx.sql.preparedQuery<LibraryImage>(`SELECT ${columnsOf(ctx)} FROM library_image i WHERE i.id = ANY($1)`, [ids]);

/** Says what a picture shows. */
export async function updateImage(ctx: MediaContext, input: UpdateImageInput): Promise<UpdateImagePayload> {
  const { value, errors } = parseInput(updateImageSchema, input);
  if (errors) return { errors };
  const id = keyOf(input.id);
  return ctx.db.transaction(async (manager) => {
    const image = id && (await manager.findOne(LibraryImage, { where: { id }, lock: { mode: "pessimistic_write" } }));
    if (!image) return { errors: GONE };
    const { alt } = value;
    const changes = changesBetween(image, { ...image, alt }, ["alt"]);
    if (changes.length === 0) return { image, errors: [] };
    await manager.update(LibraryImage, { id: image.id }, { alt });
    await recordAudit(manager, {
      actorId: ctx.actor?.userId ?? null,
      action: "CHANGED",
      subject: subjectOf(image),
      changes,
    });
    return { image: Object.assign(image, { alt }), errors: [] };
  });
}

/** Deletes a picture that nothing shows: its row first, since a row without its file would be a broken picture. */
export async function deleteImage(ctx: MediaContext, globalId: string): Promise<DeleteImagePayload> {
  const unproved = await requireRecentVerification(ctx);
  if (unproved) return { errors: unproved };
  const id = keyOf(globalId);
  const [image, payload] = await ctx.db.transaction(
    async (manager): Promise<[LibraryImage | undefined, DeleteImagePayload]> => {
      const found = id && (await manager.findOne(LibraryImage, { where: { id }, lock: { mode: "pessimistic_write" } }));
      if (!found) return [undefined, { errors: GONE }];
      const uses = await readImageUses({ query: (text, values) => manager.query(text, values) }, [found.publicId]);
      const usedIn = uses.get(found.publicId) ?? [];
      if (usedIn.length > 0) return [undefined, { errors: fieldError("IN_USE", inUse(usedIn), "id") }];
      await manager.delete(LibraryImage, { id: found.id });
      await recordAudit(manager, {
        actorId: ctx.actor?.userId ?? null,
        action: "DELETED",
        subject: subjectOf(found),
        changes: changesBetween(found, null, ["publicId", "alt"]),
      });
      return [found, { deletedId: globalId, errors: [] }];
    },
  );
  if (image) await ctx.library.removeFiles([image]);
  return payload;
}

/** A picture as the audit log names it. */
export const subjectOf = ({ publicId }: Pick<LibraryImage, "publicId">) =>
  ({ type: "IMAGE", id: publicId, name: publicId }) as const;

/** What identifies a picture's row, by its identifier in the graph. */
function keyOf(id: string): string | undefined {
  const named = readGlobalId(id);
  return named?.type === "LibraryImage" && isUuid(named.key) ? named.key : undefined;
}

const KINDS: Record<ImageUse["type"], string> = {
  ARTICLE: "guiden",
  AUTHOR: "personen",
  PRODUCT: "produkten",
  PROVIDER: "leverantören",
  PAGE: "sidan",
  SITE: "sajten",
};

/** Where a picture is used, in words. */
function inUse(uses: readonly ImageUse[]): string {
  const named = uses.slice(0, NAMED_USES).map(({ type, name }) => `${KINDS[type]} ”${name}”`);
  const more = uses.length - named.length;
  const last = more > 0 ? `${more} till` : named.length > 1 ? named.pop() : undefined;
  return `Bilden används av ${named.join(", ")}${last ? ` och ${last}` : ""}. Välj en annan bild där först.`;
}
