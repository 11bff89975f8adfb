// Builds client and server into dist/, and compresses the client's files once.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { build } from "vite";
import { sourceHash } from "./sourceHash.mjs";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const hash = await sourceHash(root);
process.env.NODE_ENV = "production";
const common = { root, mode: "production", logLevel: "error" };
await build(common);
await build({ ...common, build: { ssr: true } });
await compress(join(root, "dist/client"));
await writeFile(join(root, "dist/source-hash"), hash);

async function compress(folder) {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !/\.(js|css|svg|json)$/.test(entry.name)) continue;
    const content = await readFile(file);
    if (content.length < 400) continue;
    const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content, options));
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
  }
}
