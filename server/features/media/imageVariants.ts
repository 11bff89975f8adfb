import { createHash } from "node:crypto";
import { mkdir, readFile, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import pLimit from "p-limit";
import sharp from "sharp";
import { MAX_PIXELS } from "../../../schema/imageLibrary.ts";
import type { ImageOptions } from "../../../schema/images.ts";
import { writeFileAtomically } from "../../platform/atomicFiles.ts";

/** Requests that may queue for an image variant. */
const MAX_QUEUED = 60;

/** What a vector picture's own size is measured in: dots per inch at which one of its units is one pixel. */
const VECTOR_DENSITY = 72;

/** The most that sharp takes. */
const MAX_DENSITY = 100_000;

/** How much worse AVIF may be for the same look. */
const AVIF_LESS = 25;

/** The least that is tried for a smaller file: more would take seconds for a few per cent. */
const AVIF_EFFORT = 2;

/** In what size and format a picture is wanted. */
export interface VariantOptions extends Omit<Required<ImageOptions>, "format" | "height"> {
  /** Pixels; 0 for its own aspect ratio. */
  height: number;
  format: ImageOptions["format"] | "avif";
}

/** A picture that others are made from. */
export interface PictureSource {
  /** Tells it from every other, and from itself as it was before it was changed. */
  key: string;
  /** What its other sizes are forgotten by; undefined for what is never deleted. */
  folder?: string;
  read(): Promise<Buffer>;
}

/** A picture in a file that is not changed while the process runs, but may be by the next version. */
export async function fileSource(file: string): Promise<PictureSource> {
  const { mtimeMs, size } = await stat(file);
  return { key: JSON.stringify([file, mtimeMs, size]), read: () => readFile(file) };
}

/** A picture in one size and format. */
export interface ImageVariant {
  body: Buffer;
  /** Changes with the source and with what was asked. */
  etag: string;
}

/** Pictures in other sizes and formats: made on first request, then cached in a folder. */
export class ImageVariants {
  /** One at a time: a large one takes a processor for a quarter of a second. */
  private readonly queue = pLimit(1);
  private readonly beingMade = new Map<string, Promise<Buffer>>();

  /**
   * @param directory the cache folder
   * @param onStoreFailed receives the reason when one could not be stored, e.g. on a full disk; it is sent all the same
   */
  constructor(
    private readonly directory: string,
    private readonly onStoreFailed: (error: NodeJS.ErrnoException) => void,
  ) {}

  /** @returns undefined when too many wait */
  async read(source: PictureSource, options: VariantOptions): Promise<ImageVariant | undefined> {
    const key = createHash("sha256")
      .update(JSON.stringify([source.key, options]))
      .digest("hex");
    const file = join(this.directory, source.folder ?? "", `${key}.${options.format}`);
    const cached = await readFile(file).catch(() => undefined);
    if (cached) return { body: cached, etag: `"${key}"` };
    if (!this.beingMade.has(key)) {
      if (this.queue.pendingCount >= MAX_QUEUED) return undefined;
      const making = this.queue(() => this.make(source, options, file)).finally(() => this.beingMade.delete(key));
      this.beingMade.set(key, making);
    }
    const body = await this.beingMade.get(key);
    return body && { body, etag: `"${key}"` };
  }

  /** Removes every size of a picture that was deleted. */
  async remove(folder: string): Promise<void> {
    await rm(join(this.directory, folder), { recursive: true, force: true });
  }

  private async make(source: PictureSource, options: VariantOptions, file: string): Promise<Buffer> {
    const body = await drawVariant(await source.read(), options);
    await mkdir(dirname(file), { recursive: true })
      .then(() => writeFileAtomically(file, body))
      .catch(this.onStoreFailed);
    return body;
  }
}

/** Draws a picture; of one that moves, its beginning. */
export async function drawVariant(
  original: Buffer,
  options: Omit<VariantOptions, "width"> & { width: number },
): Promise<Buffer> {
  const { width, height, crop, quality, format = "webp" } = options;
  const limits = { limitInputPixels: MAX_PIXELS };
  const { format: given, width: ownWidth = width } = await sharp(original, limits).metadata();
  // A vector picture is drawn at the size it is wanted in, not enlarged.
  const fitting = Math.min(MAX_DENSITY, Math.max(1, (VECTOR_DENSITY * width) / ownWidth));
  const density = given === "svg" ? fitting : VECTOR_DENSITY;
  const drawn = sharp(original, { ...limits, density })
    .rotate()
    .resize({ width, ...(height > 0 && { height }), fit: crop === "fill" ? "cover" : "inside" });
  return format === "avif"
    ? drawn.avif({ quality: quality - AVIF_LESS, effort: AVIF_EFFORT }).toBuffer()
    : // JPEG has nothing to see through; without paper behind it, that would be black.
      (format === "jpeg" ? drawn.flatten({ background: "#fff" }) : drawn).toFormat(format, { quality }).toBuffer();
}
