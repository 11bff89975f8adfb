// Runs a TypeScript module of this project: `node server/cli/run.mjs server/cli/emitSchema.ts [args]`.
// Vite compiles it, because decorators need metadata that Node itself does not emit.
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const [file, ...args] = process.argv.slice(2);
process.argv = [process.argv[0], file, ...args];
const vite = await createServer({
  root,
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  appType: "custom",
  logLevel: "error",
  optimizeDeps: { noDiscovery: true },
});
try {
  const module = await vite.ssrLoadModule(resolve(root, file));
  await module.default(args);
} catch (error) {
  console.error(error?.name === "StartError" ? error.message : error);
  process.exitCode = 1;
} finally {
  await vite.close();
}
