import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import pLimit from "p-limit";
import { type ImageError, MAX_PIXELS } from "../../../schema/imageLibrary.ts";

/** What a file may take, from when it is its turn: whoever sent it waits for the answer. */
const TIMEOUT_MS = 15_000;

/** What drawing it may take of that; what takes longer would keep visitors waiting for other pictures. */
const DRAWING_MS = 10_000;

/** Files looked at at once, so that one that takes its time does not keep the others waiting. */
const AT_ONCE = 2;

/** Megabytes that a file may take to be looked at. */
const MAX_MEMORY = 1_024;

/** After this time without a file a process ends. */
const IDLE_MS = 30_000;

/** A picture without anything that could do something, whether a script was, and how large it is; or why it is refused. */
type Checked =
  | { clean: string; lostScript: boolean; width: number; height: number; imageError?: never }
  | { imageError: ImageError };

/** Has a process look at a file, and ends it where that takes too long. */
function lookAt(trial: ChildProcess, text: string): Promise<Checked> {
  const late = () => trial.kill("SIGKILL");
  const limits = [setTimeout(late, TIMEOUT_MS)];
  let isDrawing = false;
  return new Promise((resolve) => {
    const end = (checked: Checked) => {
      limits.forEach(clearTimeout);
      trial.off("message", onMessage).off("exit", onExit);
      resolve(checked);
    };
    const onMessage = (message: Checked | { isDrawing: true }) => {
      if (!("isDrawing" in message)) return end(message);
      isDrawing = true;
      limits.push(setTimeout(late, DRAWING_MS));
    };
    // Ended by a limit, or by the memory that it took.
    const onExit = () => end({ imageError: isDrawing ? "TOO_SLOW_TO_DRAW" : "TOO_SLOW" });
    trial.on("message", onMessage).on("exit", onExit);
    if (trial.connected) trial.send({ text, maxPixels: MAX_PIXELS });
    else onExit();
  });
}

/** Makes SVG files harmless and tries to draw them, in processes that are ended where that takes too long. */
export class SvgSanitizer {
  /** The time of each begins when it is looked at, not while others are. */
  private readonly queue = pLimit(AT_ONCE);
  private readonly processes = new Set<ChildProcess>();
  /** Those that have nothing to look at now, with what ends them. */
  private readonly idle = new Map<ChildProcess, NodeJS.Timeout>();

  /** @param root folder of the project */
  constructor(private readonly root: string) {}

  /** The picture without anything that could do something, or why it is refused. */
  check(text: string): Promise<Checked> {
    return this.queue(async () => {
      const trial = this.takeIdle() ?? (await this.start());
      const checked = await lookAt(trial, text);
      if (trial.connected) this.idle.set(trial, setTimeout(() => trial.kill("SIGKILL"), IDLE_MS).unref());
      return checked;
    });
  }

  private takeIdle(): ChildProcess | undefined {
    for (const [trial, end] of this.idle) {
      clearTimeout(end);
      this.idle.delete(trial);
      if (trial.connected) return trial;
    }
    return undefined;
  }

  /** Starting a process, which loads what parses a file, does not count as looking at the file. */
  private async start(): Promise<ChildProcess> {
    const file = join(this.root, "server/features/media/svgTrial.mjs");
    const execArgv = [`--max-old-space-size=${MAX_MEMORY}`];
    const trial = fork(file, { stdio: ["ignore", "ignore", "ignore", "ipc"], execArgv });
    this.processes.add(trial);
    // What goes wrong with it is told by its end.
    trial.on("error", () => trial.kill("SIGKILL")).on("exit", () => this.processes.delete(trial));
    // It ends with this process, which does not wait for it.
    trial.unref();
    trial.channel?.unref();
    await Promise.race([once(trial, "message"), once(trial, "exit")]);
    return trial;
  }

  /** Ends the processes. */
  async stop(): Promise<void> {
    for (const trial of this.processes) trial.kill("SIGKILL");
  }
}
