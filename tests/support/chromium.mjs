// Finds the browser of the tests, and installs it where it can. As a program it does just that.
import { execFileSync } from "node:child_process";
import { accessSync, constants, existsSync, readdirSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Chromium without windows of its own: a page costs it less than half the processor time of the whole browser. */
const SHELL = "chromium-headless-shell";

/** Whole browsers that will do. */
const WHOLE = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/**
 * Finds a browser: `CHROMIUM_PATH`; Chromium's headless shell on the PATH, of Playwright, or, as root on Debian and
 * Ubuntu, from its package, which is installed then; any other Chromium. Sets `CHROMIUM_PATH`.
 * @returns {Promise<string>} path of the program
 * @throws {Error} with one line that says what to do
 */
export async function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!isProgram(given)) throw new Error(`CHROMIUM_PATH is ${given}, which is no program`);
    return given;
  }
  const found =
    onPath([SHELL]) ?? (await playwrightsShell()) ?? fromPackages(SHELL) ?? onPath(WHOLE) ?? fromPackages("chromium");
  if (!found) {
    throw new Error(
      "The browser tests need Chromium: install it, set CHROMIUM_PATH, or run npx playwright install --only-shell chromium",
    );
  }
  // The test runner's workers read the configuration too, and need not look again.
  process.env.CHROMIUM_PATH = found;
  return found;
}

/**
 * What a browser is called in the first line of a run.
 * @param {string} path
 */
export function describeBrowser(path) {
  return /headless[-_]shell/.test(path)
    ? path
    : `${path}, a whole browser: with chromium-headless-shell the browser tests take half the time`;
}

/** @param {string[]} names */
export function onPath(names) {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

/** The headless shell that `npx playwright install` has put beside Playwright's browsers. */
async function playwrightsShell() {
  const own = await import("@playwright/test").then(
    ({ chromium }) => chromium.executablePath(),
    () => "",
  );
  // .../ms-playwright/chromium-1234/chrome-linux/chrome
  const browsers = own && dirname(dirname(dirname(own)));
  if (!browsers || !existsSync(browsers)) return undefined;
  return readdirSync(browsers, { recursive: true })
    .map((name) => join(browsers, String(name)))
    .find((path) => /[/\\](chrome-)?headless[-_]shell(\.exe)?$/.test(path) && isProgram(path));
}

/**
 * Installs packages, as root on Debian and Ubuntu.
 * @param {string[]} names of them; the first is that of the program, too
 * @returns {string | undefined} path of the program
 */
export function fromPackages(...names) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  try {
    execFileSync("apt-get", ["update"], { env, stdio: "ignore", timeout: 120_000 });
    execFileSync("apt-get", ["install", "-y", "--no-install-recommends", ...names], {
      env,
      stdio: "ignore",
      timeout: 300_000,
    });
  } catch {
    return undefined;
  }
  return onPath(names);
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(describeBrowser(await findChromium()));
