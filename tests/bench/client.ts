// What a visitor's browser gets: bytes of script, largest contentful paint against the same HTML
// without scripts, and layout shift.
import { fork } from "node:child_process";
import { type Browser, chromium } from "@playwright/test";
import { findChromium } from "../support/chromium.ts";
import { answering } from "./answering.mjs";

const ROUNDS = 15;
const PORT = 3_310;

const LAUNCH_ARGUMENTS = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-background-networking",
];

interface Visit {
  /** Bytes of script as they came over the wire. */
  script: number;
  /** Largest contentful paint, ms. */
  paint: number;
  /** Layout shift. */
  shift: number;
}

/** Sends the lines of a table to the parent; asks the production build with the smallest catalogue. */
// biome-ignore lint/style/noDefaultExport: run by server/cli/run.mjs
export default async function measureClient([databaseUrl]: string[]): Promise<void> {
  const server = fork("server/cli/start.mjs", [], {
    env: { ...process.env, DATABASE_URL: databaseUrl, SEED: "none", LOG_LEVEL: "error", PORT: String(PORT) },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const origin = `http://localhost:${PORT}`;
  const browser = await chromium.launch({ executablePath: findChromium(), args: LAUNCH_ARGUMENTS });
  try {
    await answering(`${origin}/readyz`);
    const whole: Visit[] = [];
    const bare: Visit[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      whole.push(await visit(browser, `${origin}/tester`, false));
      bare.push(await visit(browser, `${origin}/tester`, true));
    }
    const script = median(whole.map(({ script }) => script)) / 1000;
    const paint = median(whole.map(({ paint }) => paint)) / median(bare.map(({ paint }) => paint));
    const shift = Math.max(...whole.map((visit) => visit.shift));
    const row = (name: string, value: string, goal: string, met: boolean) =>
      `| ${name} | ${value} | ${goal} | ${met ? "met" : "missed"} |`;
    process.send?.([
      "| First load of /tester | | Goal | |",
      "|---|---:|---:|---|",
      row("Script, compressed as sent", `${script.toFixed(1)} kB`, "≤ 190 kB", script <= 190),
      row("Largest contentful paint ÷ without scripts", paint.toFixed(2), "≤ 1.3", paint <= 1.3),
      row("Layout shift, worst of all visits", shift.toFixed(4), "< 0.02", shift < 0.02),
    ]);
  } finally {
    await browser.close();
    server.kill("SIGTERM");
    if (server.exitCode === null && server.signalCode === null) await new Promise((done) => server.once("exit", done));
  }
}

/** One visit by a browser that knows nothing yet. */
async function visit(browser: Browser, url: string, withoutScripts: boolean): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  if (withoutScripts) {
    await page.route(url, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({
        response,
        body: html.replace(/<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g, ""),
      });
    });
  } else {
    // The same detour, so that only the scripts differ.
    await page.route(url, async (route) => route.fulfill({ response: await route.fetch() }));
  }
  const scripts: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    if (request.url().endsWith(".js")) scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(url, { waitUntil: "networkidle" });
  const { paint, shift } = await page.evaluate(
    () =>
      new Promise<{ paint: number; shift: number }>((done) => {
        const seen = { paint: 0, shift: 0 };
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) seen.paint = entry.startTime;
        }).observe({ type: "largest-contentful-paint", buffered: true });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => done(seen), 300);
      }),
  );
  const script = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
  await context.close();
  return { script, paint, shift };
}

const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
