import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * A data folder for one run of the browser tests, within the run's own. The runner's workers read the
 * configuration again and get the same one.
 */
export function browserDataDir(): string {
  const known = process.env.BROWSER_TEST_DATA_DIR;
  if (known) return known;
  const folder = mkdtempSync(join(tmpdir(), "livsresan-browser-"));
  // As root the database runs as another user, who must be able to pass through.
  chmodSync(folder, 0o755);
  process.env.BROWSER_TEST_DATA_DIR = folder;
  return folder;
}
