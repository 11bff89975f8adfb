// Builds client, server and service worker into dist/, and compresses the client's files once.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { build } from "vite";
import { buildWorker } from "./buildWorker.mjs";
import { withPlayground } from "./isBuilt.mjs";
import { sourceHash } from "./sourceHash.mjs";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const hash = await sourceHash(root);
// As whoever builds wants it, before libraries are told to be those of production.
process.env.GRAPHIQL = withPlayground() ? "on" : "off";
process.env.NODE_ENV = "production";
const common = { root, mode: "production", logLevel: "error" };
await build(common);
await build({ ...common, build: { ssr: true } });
await buildWorker(root, hash);
await compress(join(root, "dist/client"));
await writeFile(join(root, "dist/source-hash"), hash);

/** All files at once: zlib works on them in threads of its own. */
async function compress(folder) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile() && /\.(js|css|svg|json)$/.test(entry.name));
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = join(parentPath, name);
      const content = await readFile(file);
      if (content.length < 400) return;
      const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
      await Promise.all([
        promisify(brotliCompress)(content, options).then((short) => writeFile(`${file}.br`, short)),
        promisify(gzip)(content, { level: 9 }).then((short) => writeFile(`${file}.gz`, short)),
      ]);
    }),
  );
}
