import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { sourceHash } from "./sourceHash.mjs";

/**
 * Whether there is a build of these sources, with the playground where it is wanted. An image without sources serves the
 * build that it was made with.
 */
export async function isBuilt(root, env = process.env) {
  const read = (file) => readFile(join(root, "dist", file), "utf8").catch(() => "");
  const built = await read("source-hash");
  if (built === "") return false;
  const hash = await sourceHash(root).catch(() => undefined);
  if (hash === undefined) return true;
  return built === hash && (!withPlayground(env) || (await read("client/manifest.json")).includes(`"${PLAYGROUND}"`));
}

/** Where the playground begins. */
const PLAYGROUND = "client/graphiql/graphiql.tsx";

/** Whether the playground is wanted: as `GRAPHIQL` says, otherwise everywhere but in production (`server/config.ts`). */
export const withPlayground = ({ GRAPHIQL, NODE_ENV } = process.env) =>
  GRAPHIQL ? ["on", "true", "1"].includes(GRAPHIQL) : NODE_ENV !== "production";
