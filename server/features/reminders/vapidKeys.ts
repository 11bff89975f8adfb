import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import webPush, { type VapidKeys } from "web-push";

/** The keys that push services know this installation by, made at the first start and stored in its folder. */
export async function readOrCreateVapidKeys(dataDir: string): Promise<VapidKeys> {
  const file = join(dataDir, "vapid-keys.json");
  const keys = webPush.generateVAPIDKeys();
  try {
    // Processes that start at once on one folder: only one of them makes them.
    await writeFile(file, JSON.stringify(keys), { mode: 0o600, flag: "wx" });
    return keys;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    return JSON.parse(await readFile(file, "utf8")) as VapidKeys;
  }
}
