import { createHmac } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../config.ts";

/** Secrets that sign sessions and encrypt second-factor keys here; none where no site has run yet. */
export async function readSecrets({ sessionSecrets, dataDir }: Config): Promise<readonly string[]> {
  if (sessionSecrets) return sessionSecrets;
  const stored = await readFile(join(dataDir, "session-secret"), "utf8").catch(() => undefined);
  return stored === undefined ? [] : [stored.trim()];
}

/** Tells secrets apart without telling anything of them: they are long and random. */
export const fingerprintOf = (secret: string): string =>
  createHmac("sha256", secret).update("livsresan backup").digest("hex").slice(0, 16);
