import { join } from "node:path";
import { Piscina } from "piscina";

/** After this time without a file the thread ends, and with it the memory that it holds. */
const IDLE_MS = 30_000;

/** A file that takes longer is refused; a map with fifty thousand lines takes ten seconds. */
const TIMEOUT_MS = 60_000;

/** Megabytes that a file may take to be looked at. */
const MAX_MEMORY = 1_024;

/** Makes SVG files harmless, in a thread of its own. */
export class SvgSanitizer {
  private readonly pool: Piscina<string, string | null>;

  /** @param root folder of the project */
  constructor(root: string) {
    this.pool = new Piscina({
      filename: join(root, "server/features/media/svgWorker.mjs"),
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY },
      // Pages go first.
      niceIncrement: 10,
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
