// Runs a TypeScript module of this project: `node server/cli/run.mjs server/cli/emitSchema.ts [args]`.
// The build has the commands for operators: with a build of these sources they begin at once, and an image without
// sources has them too. Everything else Vite compiles, because decorators need metadata that Node itself does not emit.
import { existsSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { isBuilt } from "./isBuilt.mjs";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const [file, ...args] = process.argv.slice(2);
process.argv = [process.argv[0], file, ...args];
// Settings are what was given, whatever libraries see.
const env = { ...process.env };
const built = join(root, "dist/server", `${basename(file, ".ts")}.js`);
// No command has to do with the playground.
if (existsSync(built) && (await isBuilt(root, { GRAPHIQL: "off" }))) {
  // Libraries run in production mode, as the server runs them.
  process.env.NODE_ENV = "production";
  await run(() => import(pathToFileURL(built).href));
} else {
  const { createServer } = await import("vite");
  const vite = await createServer({
    root,
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    appType: "custom",
    logLevel: "error",
    optimizeDeps: { noDiscovery: true },
  });
  await run(() => vite.ssrLoadModule(resolve(root, file)));
  await vite.close();
}

/** Loads a module and calls its default export; what goes wrong is printed, by its message alone where that says it all. */
async function run(load) {
  try {
    const module = await load();
    await module.default(args, env);
  } catch (error) {
    console.error(error?.name === "StartError" ? error.message : error);
    process.exitCode = 1;
  }
}
