import { mkdtemp, readdir, rm } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { basename, join } from "node:path";
import { threadId } from "node:worker_threads";

// Containers may share a temporary folder and number their processes alike.
const PREFIX = `livsresan-work-${hostname().replace(/[^\w.]/g, "_")}-`;
/** The folders that this thread works with; others with its number are of a process before it. */
const ours = new Set<string>();

/** Makes a folder for files that are there for a moment, and removes those that processes left which were killed. */
export async function makeWorkFolder(): Promise<string> {
  for (const name of await readdir(tmpdir())) {
    if (name.startsWith(PREFIX) && isLeft(name)) await rm(join(tmpdir(), name), { recursive: true, force: true });
  }
  const folder = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-${threadId}-`));
  ours.add(basename(folder));
  return folder;
}

/** Removes a folder that was made. */
export async function removeWorkFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  ours.delete(basename(folder));
}

function isLeft(name: string): boolean {
  const [, pid, thread] = /^(\d+)-(\d+)-/.exec(name.slice(PREFIX.length)) ?? [];
  if (pid === undefined) return false;
  if (Number(pid) === process.pid) return Number(thread) === threadId && !ours.has(name);
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    // What may not be signalled lives.
    return (error as NodeJS.ErrnoException).code === "ESRCH";
  }
}
