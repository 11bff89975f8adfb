import { execFileSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

/** Programs that will do, best first: without windows of its own the browser takes half the time. */
const INSTALLED = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** Packages of Debian and Ubuntu that have one of them, best first. */
const PACKAGES = ["chromium-headless-shell", "chromium"];

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
  const apt = (...args: string[]): boolean => {
    try {
      execFileSync("apt-get", args, { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" }, stdio: "ignore" });
      return true;
    } catch {
      return false;
    }
  };
  if (!apt("update")) return undefined;
  PACKAGES.some((name) => apt("install", "-y", "--no-install-recommends", name));
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
