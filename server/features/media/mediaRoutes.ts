import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { LIBRARY_FORMATS } from "../../../schema/imageLibrary.ts";
import { publicIdAt } from "../../../schema/images.ts";
import type { Sql } from "../../platform/database/sql.ts";
import { VisitorError } from "../../platform/errors.ts";
import type { ImageLibrary } from "./imageLibrary.ts";
import { fileSource, type ImageVariant, type PictureSource, type VariantOptions } from "./imageVariants.ts";
import type { LibraryImage } from "./LibraryImage.ts";
import { type AskedOptions, formatFor, readMediaAddress } from "./mediaAddress.ts";

/** What the route needs to know of a picture of the library. */
type LibraryFile = Pick<LibraryImage, "id" | "publicId" | "format" | "version">;

/** Our own pictures change with the site only. */
const OWN_CACHING = "public, max-age=86400";

/** A picture at an address that changes with it is stored for good; at any other it is soon asked for again. */
const LIBRARY_CACHING = {
  versioned: "public, max-age=31536000, immutable",
  other: "public, max-age=300",
} as const;

/** Even opened by itself, a picture runs nothing, loads nothing and is of no origin. */
const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; sandbox";

/**
 * `/media/…`: our own pictures in other sizes, those of the library as they are and in other sizes; `mediaAddress.ts`
 * says how that is asked for. What is no picture is 404, a size that is not offered 400.
 * @param options.root folder of the project
 */
export async function registerMediaRoutes(
  app: FastifyInstance,
  options: { root: string; library: ImageLibrary; sql: Pick<Sql, "preparedQuery"> },
): Promise<void> {
  const { root, library, sql } = options;
  const ownFiles = await readOwnFiles(root);

  app.get<{ Params: { "*": string }; Querystring: Record<string, unknown> }>(
    "/media/*",
    { config: { isFile: true } },
    async (request, reply) => {
      const { name, asked, version } = readMediaAddress(request.params["*"], request.query);
      const file = ownFiles.get(name);
      if (file) {
        if (!asked || version !== undefined) throw notOffered();
        return sendVariant(request, reply, { source: await fileSource(file), asked, caching: OWN_CACHING });
      }
      const image = await findFile(sql, name);
      if (!image) return reply.callNotFound();
      if (asked === null) throw notOffered();
      const caching = version === image.version ? LIBRARY_CACHING.versioned : LIBRARY_CACHING.other;
      const source = sourceOf({ library }, image);
      if (asked) return sendVariant(request, reply, { source, asked, caching, isOpaque: image.format === "jpeg" });
      return sendOriginal(request, reply, image, source, caching);
    },
  );

  async function sendVariant(
    request: FastifyRequest,
    reply: FastifyReply,
    wanted: { source: PictureSource; asked: AskedOptions; caching: string; isOpaque?: boolean },
  ): Promise<FastifyReply> {
    const { source, asked, caching, isOpaque = false } = wanted;
    const isAuto = asked.format === "auto";
    const format = asked.format === "auto" ? formatFor(request.headers.accept, !isOpaque) : asked.format;
    const variant = await library.variants.read(source, { ...asked, format });
    if (!variant) {
      throw new VisitorError("SERVICE_UNAVAILABLE", "Många bilder ritas just nu. Försök igen om en stund.", {
        retryAfter: 5,
      });
    }
    const { body, etag } = variant;
    reply.headers({ ...ELSEWHERE, "cache-control": caching, etag, ...(isAuto && { vary: "accept" }) });
    if (request.headers["if-none-match"] === etag) return reply.code(304).send();
    return reply.type(`image/${format}`).send(body);
  }
}

async function sendOriginal(
  request: FastifyRequest,
  reply: FastifyReply,
  { publicId, format, version }: LibraryFile,
  source: PictureSource,
  caching: string,
): Promise<FastifyReply> {
  const etag = `"${version}"`;
  reply.headers({
    ...ELSEWHERE,
    "cache-control": caching,
    etag,
    "content-security-policy": SANDBOX,
    "content-disposition": `inline; filename="${publicId.split("/").at(-1)}.${format}"`,
  });
  if (request.headers["if-none-match"] === etag) return reply.code(304).send();
  const { mimeType } = Object.values(LIBRARY_FORMATS).find(({ stored }) => stored === format) ?? LIBRARY_FORMATS.PNG;
  return reply.type(mimeType).send(await source.read());
}

/** Mails, their preview and readers of feeds show the pictures on pages of other origins. */
const ELSEWHERE = { "cross-origin-resource-policy": "cross-origin" };

const notOffered = (): VisitorError => new VisitorError("BAD_USER_INPUT", "Bilden finns inte i den storleken.");

/** Our own pictures by their paths. A name is looked up, never put together: nothing outside the folder can be named. */
async function readOwnFiles(root: string): Promise<ReadonlyMap<string, string>> {
  const folder = join(root, "public/art");
  const files = await readdir(folder, { recursive: true });
  return new Map(
    files
      .filter((file) => file.endsWith(".svg"))
      .map((file) => [`art/${file.replaceAll("\\", "/")}`, join(folder, file)]),
  );
}

/** What pictures of the library are read with. */
interface Reading {
  sql: Pick<Sql, "preparedQuery">;
  library: ImageLibrary;
}

const sourceOf = ({ library }: Pick<Reading, "library">, image: LibraryFile): PictureSource => ({
  key: image.version,
  folder: image.id,
  read: () => library.storage.read(image),
});

/**
 * A picture of the library in a size and format.
 * @param address as things store it
 * @returns undefined for one that is not there, or cannot be made at the moment
 */
export async function readVariant(
  reading: Reading,
  address: string,
  wanted: VariantOptions,
): Promise<ImageVariant | undefined> {
  const image = await findFile(reading.sql, publicIdAt(address) ?? "");
  return image && reading.library.variants.read(sourceOf(reading, image), wanted);
}

/** A picture of the library as it was uploaded; undefined for one that is not there. */
export async function readOriginal(
  { sql, library }: Reading,
  address: string,
): Promise<{ body: Buffer; isVector: boolean } | undefined> {
  const image = await findFile(sql, publicIdAt(address) ?? "");
  return image && { body: await library.storage.read(image), isVector: image.format === "svg" };
}

async function findFile(sql: Pick<Sql, "preparedQuery">, publicId: string): Promise<LibraryFile | undefined> {
  // What PostgreSQL cannot hold is no name.
  if (publicId.includes("\0")) return undefined;
  const [image] = await sql.preparedQuery<LibraryFile>(
    `SELECT id, public_id AS "publicId", format, version FROM library_image WHERE public_id = $1`,
    [publicId],
  );
  return image;
}
