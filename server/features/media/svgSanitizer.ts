import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import pLimit from "p-limit";
import type { Piscina } from "piscina";
import type { ImageError } from "../../../schema/imageLibrary.ts";
import { createThreadPool } from "../../platform/threadPool.ts";

/** A file that takes longer is refused; a map with fifty thousand lines takes ten seconds. */
const TIMEOUT_MS = 60_000;

/** What drawing a file may take, in its own process; what takes longer would keep visitors waiting for other pictures. */
const DRAWING_MS = 10_000;

/** Megabytes that a file may take to be looked at. */
const MAX_MEMORY = 1_024;

/** A picture without anything that could do something, or why there is none. */
type Sanitized = { clean: string; given: string; imageError?: never } | { clean?: never; imageError: ImageError };

/** Makes SVG files harmless, in a thread of its own. */
export class SvgSanitizer {
  private readonly pool: Piscina<string, Sanitized>;
  /** One after the other, so that the time of each begins when it is looked at, not while another one is. */
  private readonly queue = pLimit(1);

  /** Draws pictures on trial; started with the first, and anew after one that had to be ended. */
  private trial?: ChildProcess;
  private readonly trials = pLimit(1);

  /** @param root folder of the project */
  constructor(private readonly root: string) {
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

  /** Whether pictures are drawn in good time, tried where nobody else waits for it. */
  isDrawnInTime(pictures: string[]): Promise<boolean> {
    return this.trials(async () => {
      if (this.trial?.connected !== true) {
        this.trial = this.startTrial();
        // Starting the process does not count as drawing time.
        await Promise.race([once(this.trial, "message"), once(this.trial, "exit")]);
      }
      const { trial } = this;
      const limit = new AbortController();
      const ended = once(trial, "exit", { signal: limit.signal }).then(() => false);
      const drawn = once(trial, "message", { signal: limit.signal }).then(() => true);
      const late = setTimeout(() => trial.kill("SIGKILL"), DRAWING_MS);
      try {
        trial.send(pictures);
        return await Promise.race([drawn, ended]);
      } finally {
        clearTimeout(late);
        limit.abort();
        await Promise.allSettled([drawn, ended]);
      }
    });
  }

  private startTrial(): ChildProcess {
    const file = join(this.root, "server/features/media/svgTrial.mjs");
    const trial = fork(file, { stdio: ["ignore", "ignore", "ignore", "ipc"], execArgv: [] });
    // It ends with this process, which does not wait for it; what goes wrong with it is told by its end.
    trial.on("error", () => trial.kill("SIGKILL"));
    trial.unref();
    trial.channel?.unref();
    return trial;
  }

  /** Ends the thread and the process. */
  stop(): Promise<void> {
    this.trial?.kill("SIGKILL");
    return this.pool.destroy();
  }
}
