// The production build over one database, and a browser to visit it with.
import { fork } from "node:child_process";
import { type Browser, chromium } from "@playwright/test";
import { findChromium } from "../support/chromium.mjs";
import { answering } from "./answering.mjs";

const PORT = 3_310;

const LAUNCH_ARGUMENTS = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-background-networking",
];

/** Starts server and browser, and ends both after the work; the server's settings are this process's. */
export async function withSite(work: (browser: Browser, origin: string) => Promise<void>): Promise<void> {
  const server = fork("server/cli/start.mjs", [], {
    env: { ...process.env, PORT: String(PORT) },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const origin = `http://localhost:${PORT}`;
  const browser = await chromium.launch({ executablePath: await findChromium(), args: LAUNCH_ARGUMENTS });
  try {
    await answering(`${origin}/readyz`);
    await work(browser, origin);
  } finally {
    await browser.close();
    server.kill("SIGTERM");
    if (server.exitCode === null && server.signalCode === null) await new Promise((done) => server.once("exit", done));
  }
}

/** The middle one. */
export const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** A line of a table: what was measured, and whether that is what is aimed at. */
export const row = (cells: readonly string[], goal: string, isMet: boolean): string =>
  `| ${[...cells, goal, isMet ? "met" : "missed"].join(" | ")} |`;
