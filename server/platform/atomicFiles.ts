import { randomUUID } from "node:crypto";
import { rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/**
 * Writes a file whole or not at all, also when several processes write it or the disk is full; nothing
 * unfinished is left.
 * @param mode its permissions
 */
export async function writeFileAtomically(file: string, body: Buffer, mode = 0o644): Promise<void> {
  const unfinished = join(dirname(file), `.${basename(file)}.${randomUUID()}`);
  try {
    await writeFile(unfinished, body, { mode });
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw error;
  }
}
