import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Piscina } from "piscina";
import { writeFileAtomically } from "../platform/atomicFiles.ts";
import { VisitorError } from "../platform/errors.ts";
import { createThreadPool } from "../platform/threadPool.ts";

/** Text of a share image. */
export interface ShareText {
  /** Name of the site. */
  brand: string;
  title: string;
  description: string;
  /** Path of the picture that the page is about, one of our own; absent: the scene of its area. */
  picture?: string;
}

/** The site's own look of share images. */
export interface ShareLook {
  /** Of the name. */
  colour: string;
  /** In the place of the name: a PNG as a data URL. */
  logo?: { url: string; width: number; height: number };
}

/** A picture, and what changes with all that it shows. */
export interface ShareImage {
  body: Buffer;
  etag: string;
}

/** Requests that may queue for a share image; the next ones get 503. */
const MAX_QUEUED = 20;

/** To be raised when pictures are drawn in another way, so that those drawn before are replaced. */
const DRAWING = 3;

/**
 * Share images of pages: drawn by a worker thread on first request, then stored
 * in a folder, one for each page, until the page says something else.
 */
export class ShareImages {
  private readonly pool: Piscina<object, Uint8Array>;
  private readonly beingDrawn = new Map<string, Promise<Buffer>>();

  /**
   * @param options.root folder of the project
   * @param options.directory the folder for drawn images
   * @param options.onStoreFailed receives the reason when an image could not be stored; it is sent all the same
   */
  constructor(private readonly options: { root: string; directory: string; onStoreFailed(error: Error): void }) {
    this.pool = createThreadPool(join(options.root, "server/web/shareImageWorker.mjs"), {
      name: "draw",
      maxThreads: 1,
    });
  }

  /** Pictures drawn by this process. */
  get drawn(): number {
    return this.pool.completed;
  }

  /**
   * @param path the page's own address, one of few
   * @param beforeDrawing may refuse to have another picture drawn, by throwing
   * @throws SERVICE_UNAVAILABLE when too many wait
   */
  async read(path: string, text: ShareText & ShareLook, beforeDrawing: () => Promise<void>): Promise<ShareImage> {
    const { root, directory } = this.options;
    const scene = text.picture ? join(root, "public", text.picture) : sceneOf(path, root);
    const { mtimeMs, size } = await stat(scene);
    const content = digest(JSON.stringify([DRAWING, text, scene, mtimeMs, size]));
    const etag = `"${content}"`;
    const name = `${digest(path)}.${content}.png`;
    const stored = await readFile(join(directory, name)).catch(() => undefined);
    if (stored) return { body: stored, etag };
    if (!this.beingDrawn.has(name)) await beforeDrawing();
    // Another may have begun meanwhile.
    if (!this.beingDrawn.has(name)) {
      const drawing = this.draw(name, { ...text, scene, isPicture: Boolean(text.picture) });
      this.beingDrawn.set(
        name,
        drawing.finally(() => this.beingDrawn.delete(name)),
      );
    }
    return { body: (await this.beingDrawn.get(name)) ?? Buffer.of(), etag };
  }

  /** Deletes images of pages that no longer exist. */
  async removeAllExcept(paths: Iterable<string>): Promise<void> {
    const pages = new Set([...paths].map(digest));
    await this.remove((file) => !pages.has(pageOf(file)));
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    await this.pool.destroy();
  }

  private async draw(name: string, task: object): Promise<Buffer> {
    if (this.pool.queueSize >= MAX_QUEUED) {
      throw new VisitorError("SERVICE_UNAVAILABLE", "Många bilder ritas just nu. Försök igen om en stund.");
    }
    const body = Buffer.from(await this.pool.run(task));
    await this.store(name, body).catch(this.options.onStoreFailed);
    return body;
  }

  /** Whole or not at all, also when two processes share the folder; it replaces the page's picture of before. */
  private async store(name: string, body: Buffer): Promise<void> {
    const { directory } = this.options;
    await mkdir(directory, { recursive: true });
    await writeFileAtomically(join(directory, name), body);
    await this.remove((file) => pageOf(file) === pageOf(name) && file !== name);
  }

  private async remove(isMeant: (file: string) => boolean): Promise<void> {
    const { directory } = this.options;
    const files = await readdir(directory).catch(() => []);
    await Promise.all(files.filter(isMeant).map((file) => rm(join(directory, file), { force: true })));
  }
}

/** Scenes by the first part of a page's path; the front page's is the default. */
const SCENES: ReadonlyMap<string, string> = new Map([
  ["tester", "tests"],
  ["markorer", "tests"],
  ["kosttillskott", "supplements"],
  ["biohacking", "biohacking"],
  ["mr-scanning", "mr"],
]);

/** File of the scene behind the text. */
function sceneOf(path: string, root: string): string {
  const area = /^\/([^/]+)/.exec(path)?.[1] ?? "";
  const name = SCENES.get(area) ?? "home";
  return join(root, "public/art", `hero-${name}.svg`);
}

const digest = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 32);

/** The part of a file's name that says which page it is of. */
const pageOf = (file: string): string => file.replace(/^\./, "").split(".", 1)[0] ?? "";
