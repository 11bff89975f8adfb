import { createHash } from "node:crypto";
import { fileTypeFromBuffer } from "file-type";
import sharp, { type Sharp } from "sharp";
import {
  formatOfFile,
  type ImageError,
  LIBRARY_FORMATS,
  type LibraryFormatName,
  validateImageFile,
} from "../../../schema/imageLibrary.ts";
import { drawVariant, MAX_PIXELS } from "./imageVariants.ts";
import { LibraryFormat } from "./LibraryImage.ts";
import type { SvgSanitizer } from "./svgSanitizer.ts";

/** A file as it was sent. */
export interface SentFile {
  name: string;
  /** The media type that its sender says it has. */
  type: string;
  body: Buffer;
}

/** A picture that can be stored. */
export interface CheckedImage {
  format: LibraryFormat;
  body: Buffer;
  width: number;
  height: number;
  /** A few letters that follow from its content. */
  version: string;
}

/** A picture this many times as wide as high, or as high as wide, at most: in every width it stays one that can be drawn. */
const MAX_RATIO = 10;

/** Seconds that drawing a picture anew may take. */
const TIMEOUT_SECONDS = 60;

/** Percent of the best a format can do, where it loses something. */
const QUALITY = 90;

/** How each kind is written, of what was read. */
const WRITERS: Record<Exclude<LibraryFormatName, "SVG">, (picture: Sharp) => Sharp> = {
  JPEG: (picture) => picture.autoOrient().jpeg({ quality: QUALITY, progressive: true }),
  PNG: (picture) => picture.autoOrient().png(),
  GIF: (picture) => picture.gif(),
  WEBP: (picture) => picture.webp({ quality: QUALITY }),
};

/**
 * Looks at a file, and draws its picture anew, so that nothing is stored but what can be seen: no metadata, nothing that
 * was hidden before, behind or within. What moves stays moving.
 * @returns why it is refused, when it is
 */
export async function checkImage(file: SentFile, svg: SvgSanitizer): Promise<CheckedImage | ImageError> {
  const { name, type, body } = file;
  const imageError = validateImageFile({ name, type, size: body.length });
  const format = formatOfFile({ name, type });
  if (imageError || !format) return imageError ?? "UNSUPPORTED_FORMAT";
  const found = (await fileTypeFromBuffer(body))?.mime;
  if (format === "SVG") return found === undefined || found === "application/xml" ? checkVector(body, svg) : "INVALID";
  return found === LIBRARY_FORMATS[format].mimeType ? checkRaster(body, format) : "INVALID";
}

async function checkRaster(
  body: Buffer,
  format: Exclude<LibraryFormatName, "SVG">,
): Promise<CheckedImage | ImageError> {
  const picture = sharp(body, { animated: format === "GIF" || format === "WEBP", limitInputPixels: MAX_PIXELS });
  try {
    // The header alone says how large it is, all pictures of a moving one together.
    const { width, height } = await picture.metadata();
    if (width * height > MAX_PIXELS) return "INVALID";
    const { data, info } = await WRITERS[format](picture)
      .timeout({ seconds: TIMEOUT_SECONDS })
      .toBuffer({ resolveWithObject: true });
    return checked(LibraryFormat[format], data, info.width, info.pageHeight ?? info.height);
  } catch {
    // What cannot be read as the picture that it says it is.
    return "INVALID";
  }
}

async function checkVector(body: Buffer, svg: SvgSanitizer): Promise<CheckedImage | ImageError> {
  const text = textOf(body);
  const clean = text === undefined ? null : await svg.sanitize(text);
  if (clean === null) return "INVALID";
  const data = Buffer.from(clean);
  try {
    const { width, height } = await sharp(data, { limitInputPixels: MAX_PIXELS }).metadata();
    const image = checked(LibraryFormat.SVG, data, width, height);
    // One that takes for ever to be drawn is found out here, not when a page shows it.
    if (typeof image === "object") await drawVariant(data, LARGEST, TIMEOUT_SECONDS);
    return image;
  } catch {
    return "INVALID";
  }
}

const LARGEST = { width: 1536, height: 0, crop: "fit", quality: 75, format: "webp" } as const;

function checked(format: LibraryFormat, body: Buffer, width: number, height: number): CheckedImage | ImageError {
  if (Math.max(width, height) > MAX_RATIO * Math.min(width, height)) return "INVALID";
  const version = createHash("sha256").update(body).digest("hex").slice(0, 16);
  return { format, body, width, height, version };
}

/** The file as text; undefined for one that is none. */
function textOf(body: Buffer): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(body);
  } catch {
    return undefined;
  }
}
