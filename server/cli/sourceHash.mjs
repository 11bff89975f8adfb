import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDERS = ["client", "server", "schema", "migrations", "public"];
const FILES = ["package-lock.json", "tsconfig.json", "vite.config.ts", "iconModules.ts", "themeStyles.ts"];

/**
 * A hash of everything the build is made of; a build with another hash is stale. Read synchronously: every start waits
 * for it, and has nothing else to do; for a thousand small files that takes a tenth of the time.
 */
export async function sourceHash(root) {
  const hash = createHash("sha256");
  const files = [...FILES];
  for (const folder of FOLDERS) {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true, recursive: true })) {
      if (entry.isFile()) files.push(join(entry.parentPath, entry.name).slice(root.length + 1));
    }
  }
  for (const file of files.sort())
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(join(root, file)));
  return hash.digest("hex");
}
