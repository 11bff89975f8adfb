import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const NAME = /^livsresan-run-(\d+)-/;

/**
 * Gives this process, and those that it starts, a temporary folder of their own: all that a run of the tests makes
 * is in it, and goes when this process ends. What runs left behind that were killed goes now.
 */
export function enterRunFolder(): void {
  if (process.env.LIVSRESAN_TEST_RUN) return;
  for (const name of readdirSync(tmpdir())) {
    const [, pid] = NAME.exec(name) ?? [];
    if (pid && !isAlive(Number(pid))) clear(join(tmpdir(), name));
  }
  const folder = mkdtempSync(join(tmpdir(), `livsresan-run-${process.pid}-`));
  // As root, the database runs as another user, who passes through.
  chmodSync(folder, 0o711);
  process.env.LIVSRESAN_TEST_RUN = folder;
  process.env.TMPDIR = folder;
  process.once("exit", () => clear(folder));
}

/** Removes a run's folder, the databases that still run there, and the folders that stand in for some of it. */
function clear(folder: string): void {
  for (const name of namesIn(folder)) {
    const standIn = textOf(join(folder, name, "postgres-folder")).trim();
    for (const directory of [join(folder, name, "postgres"), standIn && join(standIn, "postgres")]) {
      if (directory) endServer(directory);
    }
    if (standIn) rmSync(standIn, { recursive: true, force: true });
  }
  try {
    // A process that is just ending may write once more.
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  } catch {
    // Somebody else's: it stays.
  }
}

/** What is in a folder: nothing when another run, which ends at the same time, has just removed it. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Ends a PostgreSQL at once; its data is not wanted any more. */
function endServer(directory: string): void {
  const pid = Number(textOf(join(directory, "postmaster.pid")).split("\n")[0]);
  if (!pid || !textOf(`/proc/${pid}/cmdline`).includes(directory)) return;
  try {
    process.kill(pid, "SIGQUIT");
  } catch {
    // It has ended meanwhile.
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
