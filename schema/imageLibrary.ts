import type { FieldErrorCode } from "./fieldErrors.ts";
import { isUsableText, tidyLine } from "./rules/words/text.ts";
import { z } from "./zod.ts";

/** Bytes that a picture for the library may have at most. */
export const MAX_IMAGE_BYTES = 10_485_760;

/** Pictures that can be sent at once. */
export const MAX_IMAGES_AT_ONCE = 10;

/** Where pictures go that were given no name of their own. */
export const DEFAULT_IMAGE_FOLDER = "livsresan";

/** Kinds of pictures that the library takes: how each is stored, what its files are called, what browsers call it. */
export const LIBRARY_FORMATS = {
  JPEG: { stored: "jpeg", extensions: ["jpg", "jpeg", "jfif", "jpe"], mimeType: "image/jpeg" },
  PNG: { stored: "png", extensions: ["png"], mimeType: "image/png" },
  GIF: { stored: "gif", extensions: ["gif"], mimeType: "image/gif" },
  WEBP: { stored: "webp", extensions: ["webp"], mimeType: "image/webp" },
  SVG: { stored: "svg", extensions: ["svg"], mimeType: "image/svg+xml" },
} as const;

/** A kind of picture, as the graph names it. */
export type LibraryFormatName = keyof typeof LIBRARY_FORMATS;

/** Kinds of pictures that the library takes and stores as another one. */
export const CONVERTED_FORMATS = {
  AVIF: { storedAs: "WEBP", extensions: ["avif"], mimeType: "image/avif" },
} as const;

/** Pixels that a picture may have at most: those of a phone's camera. A file that claims more is not decoded. */
export const MAX_PIXELS = 64_000_000;

/** A picture this many times as wide as high, or as high as wide, at most: in every width it stays one that can be drawn. */
export const MAX_RATIO = 10;

const unsupported = (why: string) => ({ code: "UNSUPPORTED_FORMAT", message: `Ogiltigt filformat${why}` }) as const;
const invalid = (why: string) => ({ code: "INVALID", message: `Ogiltig fil: ${why}` }) as const;

/** Why a picture was refused, in words for an admin. */
export const IMAGE_ERRORS = {
  TOO_LARGE: { code: "TOO_LARGE", message: "För stor fil (max 10MB)" },
  UNSUPPORTED_FORMAT: unsupported(": välj JPEG, PNG, GIF, WebP, AVIF eller SVG."),
  HEIC: unsupported(
    ": iPhone sparar bilder som HEIC, som inte går att läsa här. Spara bilden som JPEG. För nya bilder: välj Inställningar, Kamera, Format och ”Mest kompatibel” i telefonen.",
  ),
  TIFF: unsupported(": TIFF visas inte i webbläsare. Spara bilden som JPEG eller PNG."),
  BMP: unsupported(": BMP tar onödigt stor plats på en webbplats. Spara bilden som PNG eller JPEG."),
  PSD: unsupported(": PSD är Photoshops arbetsfil. Exportera den som PNG, JPEG eller WebP."),
  PDF: unsupported(": en PDF är ett dokument. Exportera bilden i den som SVG, PNG eller JPEG."),
  POSTSCRIPT: unsupported(": EPS och AI är arbetsfiler för tryck. Exportera bilden som SVG eller PNG."),
  ICO: unsupported(": ICO är en ikonfil. Spara ikonen som PNG eller SVG."),
  RAW: unsupported(": RAW är kamerans råfil. Exportera bilden som JPEG."),
  VIDEO: unsupported(": filen är en film. Välj en bild, eller spara en ruta ur filmen som JPEG."),
  APNG: unsupported(": rörliga PNG (APNG) går inte att spara här. Spara den som GIF eller WebP."),
  SVGZ: unsupported(": SVGZ är en komprimerad SVG. Spara den som vanlig SVG."),
  EMPTY: invalid("den är tom."),
  OTHER_CONTENT: invalid(
    "innehållet är av ett annat slag än namnet säger. Byt filändelse, eller spara bilden på nytt.",
  ),
  NOT_READABLE: invalid("bilden är skadad eller ofullständig."),
  TOO_MANY_PIXELS: invalid(
    `bilden är för stor att rita. Den får ha högst ${MAX_PIXELS / 1_000_000} miljoner bildpunkter.`,
  ),
  TOO_SMALL: invalid(
    "SVG-bilden är mindre än en bildpunkt. Ge den en bredd och en höjd i bildpunkter, eller en större viewBox.",
  ),
  TOO_NARROW: invalid(`bilden får vara högst ${MAX_RATIO} gånger så bred som hög, eller så hög som bred.`),
  TOO_SLOW: invalid("bilden tar för lång tid att läsa. Förenkla den, eller spara den som PNG."),
  TOO_SLOW_TO_DRAW: invalid(
    "SVG-bilden tar för lång tid att rita, ofta för att en linje har tusentals punkter eller streck. Förenkla den, eller spara den som PNG.",
  ),
  NOT_WELL_FORMED: invalid("SVG-koden går inte att läsa. Något är skrivet fel i den."),
  NO_SVG: invalid("den är ingen SVG-bild."),
  NO_NAMESPACE: invalid('SVG-koden saknar xmlns="http://www.w3.org/2000/svg".'),
  TOO_DEEP: invalid("SVG-bilden har för många grupper i varandra. Förenkla den, eller spara den som PNG."),
  TOO_COMPLEX: invalid(
    "SVG-bilden har, eller upprepar, fler delar än vi kan rita. Förenkla den, eller spara den som PNG.",
  ),
  ALTERED: invalid(
    "bilden ser annorlunda ut utan det som vi måste ta bort: skript, rörelser, länkar till andra ställen och stilmallar med sådana. Spara den utan dem, eller som PNG.",
  ),
  PAGE: invalid(
    "en del av bilden är skriven som en webbsida (foreignObject), ofta text, och det måste vi ta bort. Exportera bilden med texten som kurvor, eller som PNG.",
  ),
  ENTITIES: invalid("SVG-koden har egna definitioner (ENTITY) som inte går att läsa säkert. Spara den utan dem."),
  ENCODING: invalid("texten i SVG-filen har en teckenkodning som inte går att läsa. Spara den som UTF-8."),
} as const satisfies Record<string, { code: FieldErrorCode; message: string }>;

/** A reason for which a picture is refused. */
export type ImageError = keyof typeof IMAGE_ERRORS;

/** A file as its sender describes it. */
interface ToldFile {
  name: string;
  /** Its media type. */
  type: string;
  /** Bytes; left out where they are not known yet. */
  size?: number;
}

/** A kind of picture that the library takes. */
export type TakenFormatName = LibraryFormatName | keyof typeof CONVERTED_FORMATS;

/** Extensions and media type of each kind. */
export const TAKEN_FORMATS: Record<TakenFormatName, { extensions: readonly string[]; mimeType: string }> = {
  ...LIBRARY_FORMATS,
  ...CONVERTED_FORMATS,
};

/** Media types of senders that do not know a file's kind. */
const UNDECLARED: readonly string[] = ["", "application/octet-stream"];
/** Other names that browsers have, or had, for kinds of pictures. */
const OTHER_TYPES: Readonly<Record<string, string>> = {
  "image/jpg": "image/jpeg",
  "image/pjpeg": "image/jpeg",
  "image/jfif": "image/jpeg",
  "image/x-png": "image/png",
};

/** The kind of picture that a file says it is; undefined for one that is none that the library takes. */
export function formatOfFile({ name, type }: ToldFile): TakenFormatName | undefined {
  const extension = extensionOf(name);
  const declared = type.toLowerCase();
  const formats = Object.entries(TAKEN_FORMATS) as [TakenFormatName, (typeof TAKEN_FORMATS)[TakenFormatName]][];
  return formats.find(
    ([, { extensions, mimeType }]) =>
      extensions.includes(extension) &&
      (UNDECLARED.includes(declared) || (OTHER_TYPES[declared] ?? declared) === mimeType),
  )?.[0];
}

const extensionOf = (name: string): string => /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "";

/** Files that people take for pictures of the library, by the ends of their names. */
const REFUSED_NAMES: Readonly<Partial<Record<ImageError, string>>> = {
  HEIC: "heic heif hif heics heifs",
  TIFF: "tif tiff",
  BMP: "bmp dib",
  PSD: "psd psb",
  PDF: "pdf",
  POSTSCRIPT: "ai eps ps",
  ICO: "ico cur",
  RAW: "cr2 cr3 nef arw dng raf orf rw2",
  VIDEO: "mp4 mov m4v avi webm mkv",
  SVGZ: "svgz",
};

/** The same, by what their content is: media types as `file-type` names them. */
const REFUSED_CONTENT: readonly (readonly [RegExp, ImageError])[] = [
  [/^image\/hei[cf]/, "HEIC"],
  [/^image\/tiff$/, "TIFF"],
  [/^image\/bmp$/, "BMP"],
  [/photoshop$/, "PSD"],
  [/^application\/pdf$/, "PDF"],
  [/^application\/(?:postscript|eps|illustrator)$/, "POSTSCRIPT"],
  [/^image\/x-icon$/, "ICO"],
  [/^image\/x-(?:canon|nikon|sony|adobe|fujifilm|olympus|panasonic)/, "RAW"],
  [/^video\//, "VIDEO"],
  [/^image\/apng$/, "APNG"],
];

/** Why a file is refused by what its content is; undefined for a picture, and for what nothing is said of. */
export const refusedContent = (mimeType: string): ImageError | undefined =>
  REFUSED_CONTENT.find(([pattern]) => pattern.test(mimeType))?.[1];

/** Why a file is refused by what it says of itself; undefined when it may be sent. */
export function validateImageFile(file: ToldFile): ImageError | undefined {
  if (!formatOfFile(file)) {
    const extension = extensionOf(file.name);
    const named = Object.entries(REFUSED_NAMES).find(([, names]) => names.split(" ").includes(extension));
    return (named?.[0] as ImageError | undefined) ?? "UNSUPPORTED_FORMAT";
  }
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

/** Name of a picture in addresses, e.g. 'livsresan/somn'. */
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

/** Text alternative of a picture. */
export const updateImageSchema = z.object({
  alt: z
    .string()
    .overwrite(tidyLine)
    .max(300, { error: "Beskrivningen får ha högst 300 tecken." })
    .refine(isUsableText, "Beskrivningen innehåller ett tecken som inte går att använda."),
});

/**
 * The names of several pictures that were given one: as it is for one, with its number from 1 for several.
 * @param make a name for each where none was given
 */
export const publicIdsFor = (publicId: string | null, count: number, make: () => string): string[] =>
  Array.from({ length: count }, (_, index) =>
    publicId === null ? make() : count === 1 ? publicId : `${publicId}_${index + 1}`,
  );
