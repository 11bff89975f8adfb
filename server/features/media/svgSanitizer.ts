import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import pLimit from "p-limit";
import type { Piscina } from "piscina";
import { type ImageError, MAX_PIXELS } from "../../../schema/imageLibrary.ts";
import { createThreadPool } from "../../platform/threadPool.ts";

/**
 * What a file may take to be looked at and drawn, from when it is its turn: whoever sent it waits for the answer, and
 * what takes longer to draw would keep visitors waiting for other pictures.
 */
const TIMEOUT_MS = 15_000;

/** What drawing it may take of that. */
const DRAWING_MS = 10_000;

/** Files looked at at once, so that one that takes its time does not keep the others waiting. */
const AT_ONCE = 2;

/** Megabytes that a file may take to be looked at. */
const MAX_MEMORY = 1_024;

/** A picture without anything that could do something, or why there is none. */
type Sanitized = { clean: string; given: string; imageError?: never } | { clean?: never; imageError: ImageError };

/** How large a picture is that was drawn in good time and looks as before, or why it is refused. */
export type Drawn = { width: number; height: number; imageError?: never } | { imageError: ImageError };

/** A harmless picture, and how large it is. */
type Checked = { clean: string; width: number; height: number; imageError?: never } | { imageError: ImageError };

/** Makes SVG files harmless, in threads, and tries to draw them, in processes of their own. */
export class SvgSanitizer {
  private readonly pool: Piscina<string, Sanitized>;
  /** The time of each begins when it is looked at, not while others are. */
  private readonly queue = pLimit(AT_ONCE);

  /** Processes that draw pictures on trial and have nothing to draw now; started when none is free. */
  private readonly idle: ChildProcess[] = [];
  private readonly trials = new Set<ChildProcess>();

  /** @param root folder of the project */
  constructor(private readonly root: string) {
    this.pool = createThreadPool(join(root, "server/features/media/svgWorker.mjs"), {
      name: "sanitize",
      maxThreads: AT_ONCE,
      resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY },
    });
  }

  /** The picture without anything that could do something, tried where nobody else waits for it, or why it is refused. */
  check(text: string): Promise<Checked> {
    return this.queue(async () => {
      const started = performance.now();
      const sanitized = await this.sanitize(text);
      if (sanitized.clean === undefined) return sanitized;
      const left = TIMEOUT_MS - (performance.now() - started);
      const drawn = await this.draw(sanitized, Math.min(DRAWING_MS, left));
      return drawn.imageError ? drawn : { ...drawn, clean: sanitized.clean };
    });
  }

  private sanitize(text: string): Promise<Sanitized> {
    return this.pool.run(text, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((error: NodeJS.ErrnoException) => {
      if (error.name === "AbortError" || error.code === "ERR_WORKER_OUT_OF_MEMORY") return { imageError: "TOO_SLOW" };
      throw error;
    });
  }

  private async draw({ given, clean }: { given: string; clean: string }, limitMs: number): Promise<Drawn> {
    const trial = this.idle.pop() ?? (await this.startTrial());
    const limit = new AbortController();
    const ended = once(trial, "exit", { signal: limit.signal }).then((): Drawn => ({ imageError: "TOO_SLOW_TO_DRAW" }));
    const drawn = once(trial, "message", { signal: limit.signal }).then(([message]) => message as Drawn);
    const late = setTimeout(() => trial.kill("SIGKILL"), limitMs);
    try {
      if (!trial.connected) return { imageError: "TOO_SLOW_TO_DRAW" };
      trial.send({ given, clean, maxPixels: MAX_PIXELS });
      const result = await Promise.race([drawn, ended]);
      if (trial.connected) this.idle.push(trial);
      return result;
    } finally {
      clearTimeout(late);
      limit.abort();
      await Promise.allSettled([drawn, ended]);
    }
  }

  private async startTrial(): Promise<ChildProcess> {
    const file = join(this.root, "server/features/media/svgTrial.mjs");
    const trial = fork(file, { stdio: ["ignore", "ignore", "ignore", "ipc"], execArgv: [] });
    this.trials.add(trial);
    // What goes wrong with it is told by its end.
    trial.on("error", () => trial.kill("SIGKILL"));
    trial.on("exit", () => {
      this.trials.delete(trial);
      const at = this.idle.indexOf(trial);
      if (at >= 0) this.idle.splice(at, 1);
    });
    // It ends with this process, which does not wait for it.
    trial.unref();
    trial.channel?.unref();
    // Starting the process does not count as drawing time.
    await Promise.race([once(trial, "message"), once(trial, "exit")]);
    return trial;
  }

  /** Ends the threads and the processes. */
  stop(): Promise<void> {
    for (const trial of this.trials) trial.kill("SIGKILL");
    return this.pool.destroy();
  }
}
