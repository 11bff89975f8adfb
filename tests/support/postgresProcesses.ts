import { spawnSync } from "node:child_process";

/** A server's number and those of its processes, each of which is a session of its own. */
export const processesOf = (pid: number): number[] => [
  pid,
  // Its answer is an error where there are none.
  ...spawnSync("ps", ["-o", "pid=", "--ppid", String(pid)], { encoding: "utf8" })
    .stdout.split("\n")
    .filter((line) => line.trim())
    .map(Number),
];

/** Sends a signal to a process that may have ended. */
export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended by itself.
  }
}
