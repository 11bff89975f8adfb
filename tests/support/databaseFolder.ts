import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * A new folder for an embedded PostgreSQL. Others may pass through it: as root, the cluster
 * belongs to another user.
 */
export async function makeDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "livsresan-test-"));
  await chmod(folder, 0o711);
  return folder;
}

/** Removes a data folder and the one that stood in for it where the cluster's user could not reach it. */
export async function removeDataFolder(folder: string): Promise<void> {
  const standIn = await readFile(join(folder, "postgres-folder"), "utf8").catch(() => "");
  if (standIn) await rm(standIn, { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
}
