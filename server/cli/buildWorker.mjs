// Builds the service worker from client/offline/worker.ts, with the list of the files that it keeps.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";

/** Pages that are of no use without a network: signing in, accounts, administration. */
const ONLINE_ONLY = /^client\/features\/(accounts|admin)\//;

/** The faces that Swedish is set in; others are kept when they were seen. */
const FACE = /-latin-wght-normal-[^/]*\.woff2$/;

/**
 * To be called when the client is built.
 * @param {string} root folder of the project
 * @param {string} version another for every build
 */
export async function buildWorker(root, version) {
  const outDir = join(root, "dist/client");
  const manifest = JSON.parse(await readFile(join(outDir, "manifest.json"), "utf8"));
  await build({
    root,
    mode: "production",
    logLevel: "error",
    configFile: false,
    publicDir: false,
    define: {
      SITE_FILES: JSON.stringify(siteFiles(manifest)),
      SITE_VERSION: JSON.stringify(version),
      "process.env.NODE_ENV": '"production"',
    },
    build: {
      outDir,
      emptyOutDir: false,
      target: "es2022",
      rolldownOptions: {
        input: "client/offline/worker.ts",
        output: { format: "iife", entryFileNames: "sw.js" },
      },
    },
  });
}

/** All that the browser's entry loads now or later, which leaves out the playground. */
function siteFiles(manifest) {
  const chunks = new Set();
  const collect = (name) => {
    if (chunks.has(name)) return;
    chunks.add(name);
    const { imports = [], dynamicImports = [] } = manifest[name];
    // What a page of the site imports is part of it, wherever it stands.
    for (const imported of [...imports, ...dynamicImports.filter((one) => !ONLINE_ONLY.test(one))]) collect(imported);
  };
  collect("client/browser.tsx");
  const files = [...chunks].flatMap((name) => {
    const { file, css = [], assets = [] } = manifest[name];
    return [file, ...css, ...assets.filter((asset) => FACE.test(asset))];
  });
  return [...new Set(files)].sort().map((file) => `/${file}`);
}
