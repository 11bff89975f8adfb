import { execFileSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

const INSTALLED = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/**
 * Finds a browser for the tests: `CHROMIUM_PATH`, one on the PATH, Playwright's own, or, as root
 * on Debian and Ubuntu, the package, which is installed then.
 * @returns path of the program
 * @throws Error with one line that says what to do
 */
export function findChromium(): string {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!isProgram(given)) throw new Error(`CHROMIUM_PATH is ${given}, which is no program`);
    return given;
  }
  const known = onPath() ?? playwrightsOwn() ?? fromPackage();
  if (!known) {
    throw new Error(
      "The browser tests need Chromium: install it, set CHROMIUM_PATH, or run npx playwright install chromium",
    );
  }
  // The test runner's workers read the configuration too, and need not look again.
  process.env.CHROMIUM_PATH = known;
  return known;
}

function onPath(): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return INSTALLED.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

function playwrightsOwn(): string | undefined {
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

function fromPackage(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  try {
    execFileSync("apt-get", ["update"], { env, stdio: "ignore" });
    execFileSync("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], { env, stdio: "ignore" });
  } catch {
    return undefined;
  }
  return onPath();
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
