import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { sourceHash } from "./sourceHash.mjs";

/** Whether there is a build of these sources. An image without sources serves the build that it was made with. */
export async function isBuilt(root) {
  const built = await readFile(join(root, "dist/source-hash"), "utf8").catch(() => "");
  return built !== "" && built === (await sourceHash(root).catch(() => built));
}
