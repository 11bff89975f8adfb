import { join } from "node:path";
import pLimit from "p-limit";
import type { Piscina } from "piscina";
import type { ImageError } from "../../../schema/imageLibrary.ts";
import { createThreadPool } from "../../platform/threadPool.ts";

/** A file that takes longer is refused; a map with fifty thousand lines takes ten seconds. */
const TIMEOUT_MS = 60_000;

/** Megabytes that a file may take to be looked at. */
const MAX_MEMORY = 1_024;

/** A picture without anything that could do something, or why there is none. */
type Sanitized = { clean: string; given: string; imageError?: never } | { clean?: never; imageError: ImageError };

/** Makes SVG files harmless, in a thread of its own. */
export class SvgSanitizer {
  private readonly pool: Piscina<string, Sanitized>;
  /** One after the other, so that the time of each begins when it is looked at, not while another one is. */
  private readonly queue = pLimit(1);

  /** @param root folder of the project */
  constructor(root: string) {
    this.pool = createThreadPool(join(root, "server/features/media/svgWorker.mjs"), {
      name: "sanitize",
      maxThreads: 1,
      resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY },
    });
  }

  /** The picture without anything that could do something, or why it is refused. */
  sanitize(text: string): Promise<Sanitized> {
    const run = () => this.pool.run(text, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return this.queue(run).catch((error: NodeJS.ErrnoException) => {
      if (error.name === "AbortError" || error.code === "ERR_WORKER_OUT_OF_MEMORY") return { imageError: "TOO_SLOW" };
      throw error;
    });
  }

  /** Ends the thread. */
  stop(): Promise<void> {
    return this.pool.destroy();
  }
}
