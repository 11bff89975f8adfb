import type { FieldErrorCode } from "./fieldErrors.ts";
import { z } from "./zod.ts";

/** Bytes that a picture for the library may have at most. */
export const MAX_IMAGE_BYTES = 10_485_760;

/** Pictures that can be sent at once. */
export const MAX_IMAGES_AT_ONCE = 10;

/** Where pictures go that were given no name of their own. */
export const DEFAULT_IMAGE_FOLDER = "livsresan";

/** Kinds of pictures that the library takes: how each is stored, what its files are called, what browsers call it. */
export const LIBRARY_FORMATS = {
  JPEG: { stored: "jpeg", extensions: ["jpg", "jpeg"], mimeType: "image/jpeg" },
  PNG: { stored: "png", extensions: ["png"], mimeType: "image/png" },
  GIF: { stored: "gif", extensions: ["gif"], mimeType: "image/gif" },
  WEBP: { stored: "webp", extensions: ["webp"], mimeType: "image/webp" },
  SVG: { stored: "svg", extensions: ["svg"], mimeType: "image/svg+xml" },
} as const;

/** A kind of picture, as the graph names it. */
export type LibraryFormatName = keyof typeof LIBRARY_FORMATS;

/** Why a picture was refused, in words for an admin. */
export const IMAGE_ERRORS = {
  TOO_LARGE: "För stor fil (max 10MB)",
  UNSUPPORTED_FORMAT: "Ogiltigt filformat",
  INVALID: "Ogiltig fil",
} as const satisfies Partial<Record<FieldErrorCode, string>>;

/** A reason for which a picture is refused. */
export type ImageError = keyof typeof IMAGE_ERRORS;

/** A file as its sender tells of it. */
interface ToldFile {
  name: string;
  /** Its media type. */
  type: string;
  /** Bytes; left out where they are not known yet. */
  size?: number;
}

/** The kind of picture that a file says it is; undefined for one that is none that the library takes. */
export function formatOfFile({ name, type }: ToldFile): LibraryFormatName | undefined {
  const extension = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "";
  const formats = Object.entries(LIBRARY_FORMATS) as [
    LibraryFormatName,
    { extensions: readonly string[]; mimeType: string },
  ][];
  return formats.find(
    ([, { extensions, mimeType }]) => extensions.includes(extension) && mimeType === type.toLowerCase(),
  )?.[0];
}

/** Why a file is refused by what it says of itself; undefined when it may be sent. */
export function validateImageFile(file: ToldFile): ImageError | undefined {
  if (!formatOfFile(file)) return "UNSUPPORTED_FORMAT";
  if ((file.size ?? 0) > MAX_IMAGE_BYTES) return "TOO_LARGE";
  return undefined;
}

/** First parts of names that mean something else in addresses: our own pictures, and how a picture is wanted. */
const RESERVED = /^(?:art|[whcqf]_[a-z0-9]+)\//;

const name = (what: string, maxLength: number, after = "") =>
  z
    .string()
    .trim()
    .max(maxLength, { error: `${what} får ha högst ${maxLength} tecken.` })
    .regex(/^[A-Za-z0-9_-]+(?:\/[A-Za-z0-9_-]+)*$/, {
      error: `${what} får bara innehålla bokstäverna a–z, siffror, bindestreck, understreck och snedstreck mellan delarna.`,
    })
    .refine((value) => !RESERVED.test(value + after), {
      error: `${what} börjar på ett ord som sajten själv använder.`,
    });

/** What a picture is called in addresses, e.g. 'livsresan/somn'. */
export const publicIdSchema = name("Bildens id", 120);

/** Where pictures go, and what they are to be called; an empty name is none. */
export const uploadImagesSchema = z.object({
  folder: name("Mappen", 60, "/").nullish(),
  publicId: z
    .string()
    .nullish()
    .transform((value) => value?.trim() || null)
    .pipe(publicIdSchema.nullable()),
});

/** What a picture shows, for those who do not see it. */
export const updateImageSchema = z.object({
  alt: z.string().trim().max(300, { error: "Beskrivningen får ha högst 300 tecken." }),
});

/**
 * The names of several pictures that were given one: as it is for one, with its number from 1 for several.
 * @param make a name for each where none was given
 */
export const publicIdsFor = (publicId: string | null, count: number, make: () => string): string[] =>
  Array.from({ length: count }, (_, index) =>
    publicId === null ? make() : count === 1 ? publicId : `${publicId}_${index + 1}`,
  );
