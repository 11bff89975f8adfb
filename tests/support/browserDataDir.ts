import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * A data folder for one run of the browser tests, removed when the run ends. The runner's workers
 * read the configuration again and get the same one.
 */
export function browserDataDir(): string {
  const known = process.env.BROWSER_TEST_DATA_DIR;
  if (known) return known;
  const folder = mkdtempSync(join(tmpdir(), "livsresan-browser-"));
  // As root the database runs as another user, who must be able to pass through.
  chmodSync(folder, 0o755);
  process.env.BROWSER_TEST_DATA_DIR = folder;
  process.once("exit", () => {
    for (const made of [elsewhere(folder), folder]) if (made) rmSync(made, { recursive: true, force: true });
  });
  return folder;
}

/** Where the database went when its user could not reach the data folder or the installed programs. */
function elsewhere(folder: string): string | undefined {
  try {
    return readFileSync(join(folder, "postgres-folder"), "utf8").trim() || undefined;
  } catch {
    return undefined;
  }
}
