// `npm start`: builds when there is no build of these sources, then serves it.
import { spawnSync } from "node:child_process";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { isBuilt } from "./isBuilt.mjs";

const SIGNALS = ["SIGTERM", "SIGINT"];
const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
if (!(await isBuilt(root))) {
  console.log("Building …");
  const { status } = spawnSync(process.execPath, [join(root, "server/cli/build.mjs")], { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

// Libraries run in production mode; the settings below see the environment as it was given.
const env = { ...process.env };
process.env.NODE_ENV = "production";
const { start } = await import(pathToFileURL(join(root, "dist/server/main.js")).href);
// Handled before anything is started, so that nothing is left behind. A second signal does not stop it
// faster: open requests and the database come first.
const stopping = new AbortController();
for (const signal of SIGNALS) process.on(signal, () => stopping.abort());
try {
  const running = await start(env, root, { signal: stopping.signal });
  const stop = () => running.stop().then(() => process.exit(0));
  if (stopping.signal.aborted) await stop();
  stopping.signal.addEventListener("abort", stop);
  console.log(`Livsresan is at ${running.origin}`);
  if (running.metricsOrigin) console.log(`Metrics are at ${running.metricsOrigin}/metrics`);
  if (running.outbox) console.log(`Mail is written to ${running.outbox}`);
  if (running.newAdmin)
    console.log(`Admin of the demo: ${running.newAdmin.email}, password ${running.newAdmin.password}`);
  const { isOpen, hasAdmin } = running;
  // Where people go, which may be a balancer in front.
  const origin = env.PUBLIC_URL?.replace(/\/+$/, "") || running.origin;
  if (!hasAdmin)
    console.log(
      `There is no admin: make an account at ${origin}/auth, confirm it by its mail, and run npm run admin -- grant EMAIL. Or start with ADMIN_EMAIL and ADMIN_PASSWORD`,
    );
  else if (!isOpen)
    console.log(`The site is not open yet: sign in at ${origin}/auth, then ${origin}/admin/sajten lists what is left`);
} catch (error) {
  if (stopping.signal.aborted) process.exit(0);
  console.error(error?.name === "StartError" ? error.message : error);
  process.exit(1);
}
