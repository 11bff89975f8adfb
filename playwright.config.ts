import { defineConfig } from "@playwright/test";
import { browserDataDir } from "./tests/support/browserDataDir.ts";
import { MAIL_PORT, PUSH_PORT, SITE_ORIGIN, SITE_PORT } from "./tests/support/browserPorts.ts";
import { findChromium } from "./tests/support/chromium.mjs";
import { enterRunFolder } from "./tests/support/runFolder.ts";

enterRunFolder();
const executablePath = await findChromium();

/**
 * Browser tests: whole journeys on the production build, with a database of their own.
 * Tests tagged @phone run on a phone only, those tagged @both there too.
 */
export default defineConfig({
  testDir: "tests/browser",
  // What this run leaves to the full one (tests/fullRun.mjs).
  testIgnore: (process.env.LEFT_OUT ?? "")
    .split(",")
    .filter(Boolean)
    .map((file) => `**/${file}`),
  outputDir: "test-results/browser",
  globalSetup: "./tests/support/browserMailSetup.ts",
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // For what hangs, not for what is slow: a shared machine takes three times as long at its worst as at its best.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/browser.json" }]],
  webServer: {
    // As `npm start` runs it.
    command: "node --max-semi-space-size=64 server/cli/start.mjs",
    url: `${SITE_ORIGIN}/readyz`,
    timeout: 300_000,
    reuseExistingServer: false,
    // The server stops its database before it goes.
    gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
    // Errors are logged there.
    stdout: "pipe",
    stderr: "pipe",
    env: {
      PORT: String(SITE_PORT),
      HOST: "localhost",
      DATA_DIR: browserDataDir(),
      LOG_LEVEL: "error",
      SEED: "demo",
      GRAPHIQL: "true",
      DATABASE_URL: "",
      PUBLIC_URL: "",
      SMTP_URL: `smtp://127.0.0.1:${MAIL_PORT}`,
      // Tests about accounts come from networks of their own, so that none uses up another's tries.
      TRUST_PROXY: "127.0.0.1,::1",
      // The sites of suppliers that are read are on this machine.
      COLLECT_PRIVATE_ADDRESSES: "on",
      COLLECT_PAUSE: "0",
      PUSH_SERVICES: `http://127.0.0.1:${PUSH_PORT}`,
    },
  },
  use: {
    baseURL: SITE_ORIGIN,
    browserName: "chromium",
    locale: "sv-SE",
    timezoneId: "Europe/Stockholm",
    // It would answer in the place of what tests answer (page.route); tests of the worker let it in.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath,
      // Most visitors with a mouse see scrollbars that take room.
      ignoreDefaultArgs: ["--hide-scrollbars"],
      args: [
        ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // Two cores are better used by pages than by a process for drawing and threads for collecting garbage. A page
        // lives for seconds here: compiling its scripts once more, for speed, takes more than it gives (a tenth of all).
        "--in-process-gpu",
        // The empty page that a tab begins with and the site share a process: a tenth of a page load.
        "--renderer-process-limit=1",
        "--js-flags=--single-threaded-gc --no-maglev --no-turbofan",
      ],
    },
  },
  projects: [
    { name: "desktop", grepInvert: /@phone\b/, use: { viewport: { width: 1280, height: 900 } } },
    {
      name: "phone",
      grep: /@(phone|both)\b/,
      use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
    },
  ],
});
