import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { randomToken } from "./tokens.ts";

/** The secret of this installation, generated at the first start and stored in its folder. */
export async function readOrCreateSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, "session-secret");
  const secret = randomToken();
  try {
    // Processes that start at once on one folder: only one of them makes it.
    await writeFile(file, secret, { mode: 0o600, flag: "wx" });
    return secret;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    return (await readFile(file, "utf8")).trim();
  }
}
