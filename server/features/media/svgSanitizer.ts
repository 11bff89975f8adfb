import { join } from "node:path";
import type { Piscina } from "piscina";
import { createThreadPool } from "../../platform/threadPool.ts";

/** A file that takes longer is refused; a map with fifty thousand lines takes ten seconds. */
const TIMEOUT_MS = 60_000;

/** Megabytes that a file may take to be looked at. */
const MAX_MEMORY = 1_024;

/** Makes SVG files harmless, in a thread of its own. */
export class SvgSanitizer {
  private readonly pool: Piscina<string, string | null>;

  /** @param root folder of the project */
  constructor(root: string) {
    this.pool = createThreadPool(join(root, "server/features/media/svgWorker.mjs"), {
      name: "sanitize",
      maxThreads: 1,
      resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY },
    });
  }

  /**
   * The picture without anything that could do something.
   * @returns null for what is no SVG, defines entities, or takes too long or too much memory
   */
  sanitize(text: string): Promise<string | null> {
    return this.pool.run(text, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((error: NodeJS.ErrnoException) => {
      if (error.name === "AbortError" || error.code === "ERR_WORKER_OUT_OF_MEMORY") return null;
      throw error;
    });
  }

  /** Ends the thread. */
  stop(): Promise<void> {
    return this.pool.destroy();
  }
}
