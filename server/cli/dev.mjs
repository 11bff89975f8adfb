// `npm run dev`: hot reload for the client; the server restarts on changes.
import { fork } from "node:child_process";
import { watch } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const SERVER_FOLDERS = ["server", "schema", "migrations"];
const SETTLE_MS = 150;

if (process.env.LIVSRESAN_DEV_CHILD) await serve();
else supervise();

/** Runs the server, and restarts it when one of its files changes. */
function supervise() {
  let child = launch();
  let timer;
  for (const folder of SERVER_FOLDERS) {
    watch(join(root, folder), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        child.once("exit", () => {
          child = launch();
        });
        if (child.exitCode === null) child.kill("SIGTERM");
        else child = launch();
      }, SETTLE_MS);
    });
  }
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.on(signal, () => {
      if (child.exitCode !== null) process.exit(0);
      child.once("exit", () => process.exit(0));
      child.kill("SIGTERM");
    });
  }
}

function launch() {
  return fork(fileURLToPath(import.meta.url), { env: { ...process.env, LIVSRESAN_DEV_CHILD: "1" }, stdio: "inherit" });
}

async function serve() {
  const { createServer } = await import("vite");
  const vite = await createServer({ root, logLevel: "warn" });
  // Ctrl-C reaches this process too; the supervisor decides.
  process.on("SIGINT", () => undefined);
  try {
    const { start } = await vite.ssrLoadModule("/server/main.ts");
    const running = await start(process.env, root, { vite });
    console.log(`Livsresan (development) is at ${running.origin}`);
    process.once("SIGTERM", async () => {
      await running.stop();
      await vite.close();
      process.exit(0);
    });
  } catch (error) {
    console.error(error?.name === "StartError" ? error.message : error);
    process.exit(1);
  }
}
