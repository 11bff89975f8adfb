import { join } from "node:path";
import pLimit from "p-limit";
import type { Logger } from "pino";
import { formatOfFile } from "../../../schema/imageLibrary.ts";
import { checkImage, type SentFile } from "./checkImage.ts";
import type { CloudinaryAccount } from "./cloudinaryStorage.ts";
import type { ImageStorage, StoredImage } from "./imageStorage.ts";
import { ImageVariants } from "./imageVariants.ts";
import { openImageStorage } from "./openImageStorage.ts";
import { SvgSanitizer } from "./svgSanitizer.ts";

/** What a process has for the library: where its files are, and what looks at new ones. */
export class ImageLibrary {
  readonly storage: ImageStorage;
  /** Pictures in other sizes, the library's and our own. */
  readonly variants: ImageVariants;
  private readonly svg: SvgSanitizer;
  /** One at a time: a large picture takes some hundred megabytes while it is drawn anew. SVG files have a queue of their own. */
  private readonly queue = pLimit(1);
  private readonly log: Logger;

  /**
   * @param options.root folder of the project
   * @param options.dataDir folder for what the process stores
   * @param options.cloudinary where pictures are stored instead of on the disk
   */
  constructor(options: { root: string; dataDir: string; cloudinary: CloudinaryAccount | undefined; log: Logger }) {
    const { root, dataDir, cloudinary, log } = options;
    this.storage = openImageStorage(dataDir, cloudinary);
    this.variants = new ImageVariants(join(dataDir, "media/variants"), ({ code }) =>
      log.warn({ code }, "image variant could not be written to disk"),
    );
    this.svg = new SvgSanitizer(root);
    this.log = log;
  }

  /** Looks at a file and draws it anew, or says why it is refused. */
  check(file: SentFile): ReturnType<typeof checkImage> {
    const isVector = formatOfFile({ name: file.name, type: file.type, size: file.body.length }) === "SVG";
    return isVector ? checkImage(file, this.svg) : this.queue(() => checkImage(file, this.svg));
  }

  /**
   * Removes what is stored of pictures that have no row, or no longer. What cannot be removed is logged and stays: nothing
   * leads to it.
   */
  async removeFiles(images: readonly StoredImage[]): Promise<void> {
    for (const image of images) {
      await Promise.all([this.storage.remove(image), this.variants.remove(image.id)]).catch((error: Error) =>
        this.log.error({ image: image.id, stack: error.stack }, "failed to remove the file of a deleted image"),
      );
    }
  }

  /** Ends its threads. */
  stop(): Promise<void> {
    return this.svg.stop();
  }
}
