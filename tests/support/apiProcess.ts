import { type ChildProcess, spawn } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import { root } from "./api.ts";

/** The product's own start command, running as a process of its own. */
export interface ServerProcess {
  child: ChildProcess;
  /** Where it answers; rejects with what it printed when it stops before that. */
  origin: Promise<string>;
  /** Exit code, or the signal that ended it. */
  exit: Promise<number | string>;
  /** Everything it has printed so far, both streams. */
  output(): string;
}

/**
 * Runs `npm start`'s command; killed when the test is over, should it still run.
 * @param env all settings of the process besides the system's own; the data folder is one that such processes share
 */
export function spawnServer(env: Record<string, string>): ServerProcess {
  const { PATH = "", HOME = "", TMPDIR } = process.env;
  const child = spawn(process.execPath, [join(root, "server/cli/start.mjs")], {
    cwd: root,
    env: { PATH, HOME, ...(TMPDIR && { TMPDIR }), PORT: "0", DATA_DIR: join(tmpdir(), "processes"), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  const exit = new Promise<number | string>((done) =>
    child.once("close", (code, signal) => done(code ?? signal ?? "unknown")),
  );
  const origin = new Promise<string>((found, failed) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => {
        printed += text;
        const address = /is at (http:\S+)/.exec(printed)?.[1];
        if (address) found(address);
      });
    }
    void exit.then((code) => failed(new Error(`the server ended with ${code}: ${printed}`)));
  });
  origin.catch(() => undefined);
  onTestFinished(() => {
    if (child.exitCode === null && child.signalCode === null) child.kill("SIGKILL");
  });
  return { child, origin, exit, output: () => printed };
}

/**
 * Runs one of the operators' commands, as `npm run` does.
 * @param command e.g. 'admin'
 * @param env all settings of the process besides the system's own
 * @param signal kills it
 * @returns its exit code (null when it was killed) and what it printed, a line each: first what was printed, then the complaints. The two come by
 * pipes of their own, so nothing is known of their order between them.
 */
export async function runCommand(
  command: string,
  args: string[],
  env: Record<string, string>,
  signal?: AbortSignal,
): Promise<{ code: number | null; lines: string[] }> {
  const { PATH = "", HOME = "", TMPDIR } = process.env;
  const child = spawn(process.execPath, ["server/cli/run.mjs", `server/cli/${command}.ts`, ...args], {
    cwd: root,
    env: { PATH, HOME, ...(TMPDIR && { TMPDIR }), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  signal?.addEventListener("abort", () => child.kill("SIGKILL"));
  const [printed, complaints, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((done) => child.once("close", done)),
  ]);
  return { code, lines: `${printed}\n${complaints}`.split("\n").filter(Boolean) };
}
