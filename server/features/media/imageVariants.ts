import { createHash } from "node:crypto";
import { mkdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import pLimit from "p-limit";
import sharp from "sharp";
import type { ImageOptions } from "../../../schema/images.ts";
import { writeFileAtomically } from "../../platform/atomicFiles.ts";

/** More than any picture of ours; a file that claims more is not decoded. */
const MAX_PIXELS = 40_000_000;

/** Those who may wait for a picture to be made. */
const MAX_QUEUED = 60;

/** What a vector picture's own size is measured in: dots per inch at which one of its units is one pixel. */
const VECTOR_DENSITY = 72;

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
   * @param onStoreFailed is told why one could not be stored, e.g. on a full disk; it is sent all the same
   */
  constructor(
    private readonly directory: string,
    private readonly onStoreFailed: (error: NodeJS.ErrnoException) => void,
  ) {}

  /**
   * @param source file of the picture
   * @returns undefined when too many wait
   */
  async read(source: string, options: Required<ImageOptions>): Promise<ImageVariant | undefined> {
    const { mtimeMs, size } = await stat(source);
    const key = createHash("sha256")
      .update(JSON.stringify([source, mtimeMs, size, options]))
      .digest("hex");
    const file = join(this.directory, `${key}.${options.format}`);
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

  private async make(source: string, options: Required<ImageOptions>, file: string): Promise<Buffer> {
    const body = await draw(await readFile(source), options);
    await mkdir(this.directory, { recursive: true })
      .then(() => writeFileAtomically(file, body))
      .catch(this.onStoreFailed);
    return body;
  }
}

async function draw(original: Buffer, options: Required<ImageOptions>): Promise<Buffer> {
  const { width, height, crop, quality, format } = options;
  const limits = { limitInputPixels: MAX_PIXELS };
  const { format: given, width: ownWidth = width } = await sharp(original, limits).metadata();
  // A vector picture is drawn at the size it is wanted in, not enlarged.
  const density = given === "svg" ? Math.max(1, (VECTOR_DENSITY * width) / ownWidth) : VECTOR_DENSITY;
  return sharp(original, { ...limits, density })
    .rotate()
    .resize({ width, ...(height > 0 && { height }), fit: crop === "fill" ? "cover" : "inside" })
    .toFormat(format, { quality })
    .toBuffer();
}
