import { type ChildProcess, spawn } from "node:child_process";
import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import type { WebKitPrograms } from "../support/otherBrowsers.mjs";
import type { Driver } from "./driver.ts";
import { until } from "./until.ts";

/** Names of keys, and what stands for them in the protocol. */
const KEYS: Readonly<Record<string, string>> = {
  Enter: "\uE007",
  Tab: "\uE004",
  Escape: "\uE00C",
  Control: "\uE009",
  ArrowLeft: "\uE012",
  ArrowRight: "\uE014",
  Home: "\uE011",
};

/**
 * Starts WebKitGTK's driver on a screen that nobody sees. Its browser speaks the classic WebDriver protocol, which tells
 * nothing of a page's errors: those after the first look are gathered in the page.
 * @returns opens a window with a store of its own, and what ends all of it
 */
export async function startWebKit(
  programs: WebKitPrograms,
): Promise<{ visit(): Promise<Driver>; stop(): Promise<void> }> {
  // Where it saves files is below its home.
  const home = await mkdtemp(join(tmpdir(), "webkit-"));
  // Scrollbars take room, as with a mouse on a Mac.
  await mkdir(join(home, ".config/gtk-3.0"), { recursive: true });
  await writeFile(join(home, ".config/gtk-3.0/settings.ini"), "[Settings]\ngtk-overlay-scrolling=false\n");
  const screen = spawn(programs.screen, ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const number = await new Promise<string>((found, failed) => {
    screen.once("error", failed);
    (screen.stdio[3] as Readable).once("data", (text: Buffer) => found(text.toString().trim()));
  });
  const port = await freePort();
  const send = async <Value>(method: string, path: string, body?: object): Promise<Value> => {
    const init = { method, ...(body && { body: JSON.stringify(body) }) };
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, init);
    const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  };
  const start = async () => {
    const started = spawn(programs.driver, [`--port=${port}`, "--host=127.0.0.1"], {
      env: { ...process.env, HOME: home, DISPLAY: `:${number}`, XDG_CONFIG_HOME: join(home, ".config") },
      stdio: "ignore",
    });
    await until("WebKitWebDriver answers", async () => Boolean(await send("GET", "/status")));
    return started;
  };
  let driver = await start();
  let isTaken = false;
  return {
    async stop() {
      for (const child of [driver, screen]) await ended(child);
    },
    async visit() {
      // It has one session at a time, and dies where that is closed amid a command, as of a visitor who was given up.
      if (isTaken) {
        await ended(driver);
        driver = await start();
      }
      const { sessionId } = await send<{ sessionId: string }>("POST", "/session", {
        capabilities: {
          alwaysMatch: {
            browserName: "MiniBrowser",
            "webkitgtk:browserOptions": { binary: programs.browser, args: ["--automation"] },
          },
        },
      });
      const session = `/session/${sessionId}`;
      isTaken = true;
      const errors: string[] = [];
      const act = (...actions: object[]) => send<null>("POST", `${session}/actions`, { actions }).then(() => undefined);
      const key = (type: "keyDown" | "keyUp", value: string) => ({ type, value });
      return {
        engine: "WebKitGTK",
        errors,
        downloads: home,
        goTo: (address) => send("POST", `${session}/url`, { url: address }),
        async run(work, ...given) {
          const script = `const done = arguments[arguments.length - 1];
            window.pageErrors ??= (() => {
              const errors = [];
              addEventListener("error", ({ message }) => errors.push(message));
              addEventListener("unhandledrejection", ({ reason }) => errors.push(String(reason)));
              return errors;
            })();
            Promise.resolve((async () => (${work})(...arguments[0]))()).then(
              (result) => done({ result, errors: pageErrors.splice(0) }),
              (error) => done({ failure: String(error?.stack ?? error), errors: [] }),
            );`;
          const answer = await send<{ result: never; failure?: string; errors: string[] }>(
            "POST",
            `${session}/execute/async`,
            { script, args: [given] },
          );
          if (answer.failure) throw new Error(answer.failure);
          errors.push(...answer.errors);
          return answer.result;
        },
        install: (script) => send("POST", `${session}/execute/sync`, { script, args: [] }),
        pressAt: (x, y) =>
          act({
            type: "pointer",
            id: "mouse",
            parameters: { pointerType: "mouse" },
            actions: [
              { type: "pointerMove", duration: 0, x: Math.round(x), y: Math.round(y) },
              { type: "pointerDown", button: 0 },
              { type: "pointerUp", button: 0 },
            ],
          }),
        type: (text) =>
          act({
            type: "key",
            id: "keyboard",
            actions: [...text].flatMap((letter) => [key("keyDown", letter), key("keyUp", letter)]),
          }),
        press(keys) {
          const all = keys.split("+").map((name) => KEYS[name] ?? name);
          const downs = all.map((value) => key("keyDown", value));
          return act({
            type: "key",
            id: "keyboard",
            actions: [...downs, ...all.reverse().map((value) => key("keyUp", value))],
          });
        },
        async resize(width, height) {
          // The window has a bar of its own above the page.
          const set = (more: number) => send<null>("POST", `${session}/window/rect`, { width, height: height + more });
          await set(0);
          const inner = await send<number>("POST", `${session}/execute/sync`, {
            script: "return innerHeight",
            args: [],
          });
          await set(height - inner);
        },
        picture: async () => Buffer.from(await send<string>("GET", `${session}/screenshot`), "base64"),
        async close() {
          await send("DELETE", session);
          isTaken = false;
        },
      };
    },
  };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((done) => child.once("exit", done));
  child.kill();
  await gone;
}

/** A port that nothing listens at. */
function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => found(typeof address === "object" && address ? address.port : 0));
    });
  });
}
