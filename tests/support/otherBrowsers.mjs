// Finds the browsers beside Chromium that journeys are made in, and installs them where it can.
import { existsSync } from "node:fs";
import { fromPackages, onPath } from "./chromium.mjs";

/** Where Debian and Ubuntu have WebKitGTK's own small browser, newest first. */
const MINI_BROWSERS = ["webkitgtk-6.0", "webkit2gtk-4.1", "webkit2gtk-4.0"].flatMap((name) =>
  ["x86_64", "aarch64"].map((machine) => `/usr/lib/${machine}-linux-gnu/${name}/MiniBrowser`),
);

/**
 * Finds Firefox: `FIREFOX_PATH`, on the PATH, or, as root on Debian and Ubuntu, from its package.
 * @returns {string | undefined} path of the program
 */
export function findFirefox() {
  return process.env.FIREFOX_PATH ?? onPath(["firefox-esr", "firefox"]) ?? fromPackages("firefox-esr");
}

/**
 * @typedef {object} WebKitPrograms
 * @property {string} driver
 * @property {string} browser
 * @property {string} screen a screen that nobody sees, which it needs
 */

/**
 * Finds WebKitGTK's driver, browser and screen, or, as root on Debian and Ubuntu, installs them.
 * @returns {WebKitPrograms | undefined}
 */
export function findWebKit() {
  const here = webKitHere();
  if (here) return here;
  fromPackages("webkit2gtk-driver", "xvfb");
  return webKitHere();
}

function webKitHere() {
  const [driver, screen] = [onPath(["WebKitWebDriver"]), onPath(["Xvfb"])];
  const browser = MINI_BROWSERS.find((path) => existsSync(path));
  return driver && screen && browser ? { driver, screen, browser } : undefined;
}

/** What a run says of them before it begins, a line each. */
export function describeOtherBrowsers() {
  const how = "not to be had here, so its journeys are SKIPPED; as root on Debian they are installed:";
  return [
    `Firefox: ${findFirefox() ?? `${how} firefox-esr`}`,
    `WebKitGTK: ${findWebKit()?.browser ?? `${how} webkit2gtk-driver xvfb`}`,
  ];
}
