import { createHash } from "node:crypto";
import { fileTypeFromBuffer } from "file-type";
import sharp, { type Sharp } from "sharp";
import {
  CONVERTED_FORMATS,
  formatOfFile,
  type ImageError,
  type LibraryFormatName,
  MAX_PIXELS,
  MAX_RATIO,
  refusedContent,
  TAKEN_FORMATS,
  type TakenFormatName,
  validateImageFile,
} from "../../../schema/imageLibrary.ts";
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
  /** Whether there was a script in the file, which is not in the picture. */
  lostScript?: boolean;
}

/** Seconds that drawing a picture anew may take. */
const TIMEOUT_SECONDS = 60;

/** Percent of the best a format can do, where it loses something. */
const QUALITY = 90;

/** How each kind is written, of what was read. */
const WRITERS: Record<Exclude<LibraryFormatName, "SVG">, (picture: Sharp) => Sharp> = {
  JPEG: (picture) => picture.jpeg({ quality: QUALITY, progressive: true }),
  PNG: (picture) => picture.png(),
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
  const described = { name, type, size: body.length };
  const imageError = validateImageFile(described);
  if (body.length === 0) return imageError ?? "EMPTY";
  // What it is counts for more than what it is called: phones send HEIC under any name.
  const found = await contentOf(body);
  const refused = found && refusedContent(found);
  // Illustrator writes PDF, and cameras TIFF.
  if (refused && imageError !== "POSTSCRIPT" && imageError !== "RAW") return refused;
  const format = formatOfFile(described);
  if (imageError || !format) {
    const isTaken = Object.values(TAKEN_FORMATS).some(({ mimeType }) => mimeType === found);
    return isTaken && imageError !== "UNSUPPORTED_FORMAT" ? "OTHER_CONTENT" : (imageError ?? "UNSUPPORTED_FORMAT");
  }
  if (format === "SVG" && found === "application/gzip") return "SVGZ";
  if (format === "SVG")
    return found === undefined || found === "application/xml" || utf16Of(body)
      ? checkVector(body, svg)
      : "OTHER_CONTENT";
  return found === TAKEN_FORMATS[format].mimeType ? checkRaster(body, format) : "OTHER_CONTENT";
}

/** What a file's content is, as a media type; undefined for text, and for what is not known. */
async function contentOf(body: Buffer): Promise<string | undefined> {
  // The brands of a file identify its content; the first may be a general one.
  if (body.toString("latin1", 4, 8) === "ftyp") {
    const brands = body.toString("latin1", 8, Math.min(body.readUInt32BE(0), MAX_BRANDS)).match(/.{4}/gs) ?? [];
    if (brands.some((brand) => /^avi[fs]$/.test(brand))) return "image/avif";
    if (brands.some((brand) => /^(?:he[iv][cxms]|hevx|mi[fa][f123]|msf1|MiHE|MiHA|MiHB|avci|avcs|jpeg)$/.test(brand)))
      return "image/heif";
  }
  return (await fileTypeFromBuffer(body))?.mime;
}

/** Bytes of a file in which its brands are looked for. */
const MAX_BRANDS = 512;

async function checkRaster(body: Buffer, taken: Exclude<TakenFormatName, "SVG">): Promise<CheckedImage | ImageError> {
  const format = taken === "AVIF" ? CONVERTED_FORMATS[taken].storedAs : taken;
  const picture = sharp(body, { animated: format === "GIF" || format === "WEBP", limitInputPixels: false });
  if (format === "GIF" && !isWholeGif(body)) return "NOT_READABLE";
  try {
    // The header alone says how large it is, all pictures of a moving one together.
    const { width, height, pages = 1, orientation = 1, delay, loop } = await picture.metadata();
    if (width * height > MAX_PIXELS) return "TOO_MANY_PIXELS";
    const isTurned = pages > 1 && orientation > 1;
    if (isTurned && pages > MAX_TURNED) return "TOO_SLOW";
    const written = isTurned
      ? (await turnedFrames(picture, pages, orientation)).webp({ quality: QUALITY, delay, loop })
      : WRITERS[format](pages > 1 ? picture : picture.autoOrient());
    const { data, info } = await written.timeout({ seconds: TIMEOUT_SECONDS }).toBuffer({ resolveWithObject: true });
    return checked(LibraryFormat[format], data, info.width, info.pageHeight ?? info.height);
  } catch (error) {
    // What cannot be read as the picture that it says it is.
    return isTooSlow(error) ? "TOO_SLOW" : "NOT_READABLE";
  }
}

/** Most frames of an animation that are rotated, one by one. */
const MAX_TURNED = 500;

/** What makes a picture upright that says how it is turned (EXIF). */
const TURNS: Record<number, (picture: Sharp) => Sharp> = {
  2: (picture) => picture.flop(),
  3: (picture) => picture.rotate(180),
  4: (picture) => picture.flip(),
  // Mirrored first, in whichever order it is said.
  5: (picture) => picture.flop().rotate(270),
  6: (picture) => picture.rotate(90),
  7: (picture) => picture.flop().rotate(90),
  8: (picture) => picture.rotate(270),
};

/** A moving picture with each of its pictures turned, which the library does of single ones only. */
async function turnedFrames(picture: Sharp, pages: number, orientation: number): Promise<Sharp> {
  const { data, info } = await picture
    .timeout({ seconds: TIMEOUT_SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, channels } = info;
  const height = info.height / pages;
  const size = width * height * channels;
  const frames: Buffer[] = [];
  for (let page = 0; page < pages; page++) {
    const frame = sharp(data.subarray(page * size, (page + 1) * size), { raw: { width, height, channels } });
    frames.push(await (TURNS[orientation]?.(frame) ?? frame).png({ compressionLevel: 1 }).toBuffer());
  }
  return sharp(frames, { join: { animated: true } });
}

/** Whether no picture of a moving GIF was cut off: the library that reads it would leave the rest out without a word. */
function isWholeGif(body: Buffer): boolean {
  const colours = (flags = 0): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let at = 13 + colours(body[10]);
  while (body[at] === 0x21 || body[at] === 0x2c) {
    // An extension has a label; a picture its place, its own colours and how it is packed.
    at += body[at] === 0x21 ? 2 : 11 + colours(body[at + 9]);
    for (let size = body[at]; size !== 0; size = body[at]) {
      if (size === undefined) return false;
      at += 1 + size;
    }
    at += 1;
  }
  return true;
}

async function checkVector(body: Buffer, svg: SvgSanitizer): Promise<CheckedImage | ImageError> {
  const text = textOf(body);
  if (text === undefined) return "ENCODING";
  // Measured and drawn in a process of its own: this one can neither stop that nor do anything else meanwhile.
  const image = await svg.check(text);
  if (image.imageError) return image.imageError;
  const found = checked(LibraryFormat.SVG, Buffer.from(image.clean), image.width, image.height);
  return typeof found === "object" ? { ...found, lostScript: image.lostScript } : found;
}

const isTooSlow = (error: unknown): boolean => error instanceof Error && /timeout/i.test(error.message);

function checked(format: LibraryFormat, body: Buffer, width: number, height: number): CheckedImage | ImageError {
  if (Math.max(width, height) > MAX_RATIO * Math.min(width, height)) return "TOO_NARROW";
  const version = createHash("sha256").update(body).digest("hex").slice(0, 16);
  return { format, body, width, height, version };
}

/** Encodings of which each reads an SVG's tags as what they are, by the names that files give them. */
const ENCODINGS = /^(?:utf-?8|utf-?16(?:le|be)?|us-ascii|iso-8859-\d{1,2}|latin1|windows-125\d|macintosh)$/i;

/** UTF-16 by a text's first bytes, a mark or the sign '<'; a mark is that of sound files as well. */
const utf16Of = ([first, second]: Buffer): string | undefined => {
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return "utf-16le";
  return (first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c) ? "utf-16be" : undefined;
};

/** What a text says of its encoding and version, at its beginning. */
const DECLARATION = /^\s*<\?xml\s[^>]{0,200}\?>/;

/**
 * The file as text, in the encoding of its first bytes or that it says it has, and without saying it: from here on it
 * has another one.
 * @returns undefined for one that is no text
 */
function textOf(body: Buffer): string | undefined {
  const beginning = body.toString("latin1", 0, 300).replace(/^\u00ef\u00bb\u00bf/, "");
  const isMarked = beginning.length < body.toString("latin1", 0, 300).length;
  const declared = /\bencoding\s*=\s*["']([\w-]{1,40})["']/.exec(DECLARATION.exec(beginning)?.[0] ?? "")?.[1];
  // What says that it is UTF-16 in letters of one byte is not.
  const single = !declared || isMarked || /^utf-?16/i.test(declared) ? "utf-8" : declared;
  const encoding = utf16Of(body) ?? single;
  if (!ENCODINGS.test(encoding)) return undefined;
  try {
    const decoder = new TextDecoder(encoding, { fatal: true });
    // Read at once, Node takes Windows-1252 for Latin-1, in which dashes and quotation marks are signs that nobody sees.
    return (decoder.decode(body, { stream: true }) + decoder.decode()).replace(DECLARATION, "");
  } catch {
    return undefined;
  }
}
