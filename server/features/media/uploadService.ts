import { randomBytes, randomUUID } from "node:crypto";
import type { FileUpload } from "graphql-upload/processRequest.mjs";
import { QueryFailedError } from "typeorm";
import {
  DEFAULT_IMAGE_FOLDER,
  IMAGE_ERRORS,
  type ImageError,
  MAX_IMAGE_BYTES,
  MAX_IMAGES_AT_ONCE,
  publicIdSchema,
  publicIdsFor,
  uploadImagesSchema,
  validateImageFile,
} from "../../../schema/imageLibrary.ts";
import { slugOf } from "../../../schema/rules/words/text.ts";
import { changesBetween, recordAudit } from "../../platform/audit/recordAudit.ts";
import { type FieldError, fieldError, parseInput } from "../../platform/graphql/fieldErrors.ts";
import { arrived, interrupted, isTooLarge } from "../../platform/graphql/uploadedFiles.ts";
import type { CheckedImage } from "./checkImage.ts";
import type { UploadImagesInput, UploadImagesPayload } from "./imageLibraryInputs.ts";
import { subjectOf } from "./imageLibraryService.ts";
import { LibraryImage } from "./LibraryImage.ts";
import type { MediaContext } from "./mediaLoaders.ts";

/** A picture with its row, before either is stored. */
type NewImage = Omit<LibraryImage, "url" | "image" | "usedIn" | "createdAt"> & Pick<CheckedImage, "body">;

const ID_TAKEN = "Det finns redan en bild med det id:t.";
const STORED = "Bilden är uppladdad.";
const LOST_SCRIPT = "Filen innehöll skript. Det togs bort, och bilden ser likadan ut utan det.";
const NOT_STORED = "Bilden laddades inte upp.";

/** What names begin with that are made up: without another wish the site's name, since addresses of pictures are seen. */
async function folderOf(ctx: MediaContext, wanted: string | null | undefined): Promise<string> {
  if (wanted && wanted !== DEFAULT_IMAGE_FOLDER) return wanted;
  return slugOf((await ctx.site.read(ctx)).name) || DEFAULT_IMAGE_FOLDER;
}

/** Looks at pictures and stores them, all or none. */
export async function uploadImages(ctx: MediaContext, input: UploadImagesInput): Promise<UploadImagesPayload> {
  const { value, errors } = parseInput(uploadImagesSchema, input);
  const { length } = input.files;
  if (errors) return rejected([], errors);
  if (length === 0) return rejected([], fieldError("INVALID", "Välj minst en bild.", "files"));
  if (length > MAX_IMAGES_AT_ONCE) {
    return rejected([], fieldError("INVALID", `Högst ${MAX_IMAGES_AT_ONCE} bilder kan laddas upp åt gången.`, "files"));
  }
  const folder = await folderOf(ctx, value.folder);
  const publicIds = publicIdsFor(value.publicId, length, () => `${folder}/${randomBytes(8).toString("hex")}`);
  const tooLong = publicIds.flatMap((publicId) => publicIdSchema.safeParse(publicId).error?.issues ?? []);
  if (tooLong[0]) return rejected([], fieldError("INVALID", tooLong[0].message, "publicId"));

  const names: string[] = [];
  const images: NewImage[] = [];
  const imageErrors: (ImageError | undefined)[] = [];
  const withScript = new Set<number>();
  // One after the other, as they arrive; the rest are looked at after one was refused, too, so that each says its own reason.
  for (const [index, file] of input.files.entries()) {
    const sent = await arrived(file);
    names.push(sent.filename);
    const checked = await look(ctx, sent);
    const isGood = typeof checked === "object";
    imageErrors.push(isGood ? undefined : checked);
    if (isGood) {
      const { lostScript, ...picture } = checked;
      if (lostScript) withScript.add(index);
      images.push({
        id: randomUUID(),
        publicId: publicIds[index] ?? "",
        fileName: shownName(sent.filename),
        alt: "",
        bytes: picture.body.length,
        ...picture,
      });
    }
  }
  const found = imageErrors.flatMap((code, index) =>
    code ? fieldError(IMAGE_ERRORS[code].code, IMAGE_ERRORS[code].message, `files.${index}`) : [],
  );
  if (found.length > 0) return rejected(names, found);
  const stored = await store(ctx, images);
  if (!stored) return rejected(names, fieldError("TAKEN", ID_TAKEN, "publicId"));
  return {
    images: stored,
    results: names.map((fileName, index) => ({
      fileName,
      success: true,
      publicId: publicIds[index] ?? null,
      error: null,
      message: withScript.has(index) ? `${STORED} ${LOST_SCRIPT}` : STORED,
    })),
    message: [
      `${stored.length} bild(er) uppladdade till ${ctx.library.storage.place}.`,
      ...names.flatMap((name, index) => (withScript.has(index) ? `${shownName(name)}: ${LOST_SCRIPT}` : [])),
    ].join(" "),
    errors: [],
  };
}

/** The most characters that are kept of a file's name. */
const MAX_FILE_NAME = 200;

/** A file's name as the library shows it: for recognising a picture, never a path. */
const shownName = (name: string): string =>
  name.replace(/\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu, "").slice(0, MAX_FILE_NAME);

/** Looks at a file; of one that is too large only what it says of itself. */
async function look({ library }: MediaContext, sent: FileUpload): Promise<CheckedImage | ImageError> {
  const file = { name: sent.filename, type: sent.mimetype };
  const body = await received(sent);
  return body === "TOO_LARGE" ? (validateImageFile(file) ?? body) : library.check({ ...file, body });
}

/** A file, once it is there; one that is too large is not waited for. */
async function received(sent: FileUpload): Promise<Buffer | "TOO_LARGE"> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of sent.createReadStream() as AsyncIterable<Buffer>) {
      length += chunk.length;
      // Other files may be larger than a picture.
      if (length > MAX_IMAGE_BYTES) return "TOO_LARGE";
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch (error) {
    return isTooLarge(error) ? "TOO_LARGE" : interrupted(error as NodeJS.ErrnoException);
  }
}

/**
 * Stores files, then their rows in one transaction with the audit log; files without rows are removed again.
 * @returns undefined when one of the names is taken
 */
async function store(ctx: MediaContext, images: readonly NewImage[]): Promise<LibraryImage[] | undefined> {
  const { library, db } = ctx;
  const publicIds = images.map(({ publicId }) => publicId);
  const taken = await ctx.sql.query("SELECT 1 FROM library_image WHERE public_id = ANY($1) LIMIT 1", [publicIds]);
  if (taken.length > 0) return undefined;
  const written: NewImage[] = [];
  let isStored = false;
  try {
    for (const image of images) {
      if (!(await library.storage.write(image, image.body))) return undefined;
      written.push(image);
    }
    const rows = await db.transaction(async (manager) => {
      const made: LibraryImage[] = [];
      for (const { body: _, ...columns } of images) {
        made.push(await manager.save(manager.create(LibraryImage, columns)));
        await recordAudit(manager, {
          actorId: ctx.actor?.userId ?? null,
          action: "CREATED",
          subject: subjectOf(columns),
          changes: changesBetween(null, columns, ["publicId", "width", "height", "format", "bytes"]),
        });
      }
      return made;
    });
    isStored = true;
    return rows;
  } catch (error) {
    // Another upload was faster.
    if (error instanceof QueryFailedError && error.driverError.code === "23505") return undefined;
    throw error;
  } finally {
    if (!isStored) await library.removeFiles(written);
  }
}

/** A batch of which nothing was stored. */
function rejected(names: readonly string[], errors: FieldError[]): UploadImagesPayload {
  const results = names.map((fileName, index) => {
    const error = errors.find(({ field }) => field === `files.${index}`)?.message ?? null;
    return { fileName, success: false, publicId: null, error, message: error ?? NOT_STORED };
  });
  return { images: [], results, message: errors[0]?.message ?? NOT_STORED, errors };
}
