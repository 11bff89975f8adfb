// What a visitor's browser gets: bytes of script, largest contentful paint against the same HTML
// without scripts, and layout shift.
import type { Browser } from "@playwright/test";
import { median, row, withSite } from "./site.ts";

const ROUNDS = 15;

interface Visit {
  /** Bytes of script as they came over the wire. */
  script: number;
  /** Largest contentful paint, ms. */
  paint: number;
  /** Layout shift. */
  shift: number;
}

/** Sends the lines of a table to the parent. */
// biome-ignore lint/style/noDefaultExport: run by server/cli/run.mjs
export default async function measureClient(): Promise<void> {
  await withSite(async (browser, origin) => {
    const whole: Visit[] = [];
    const bare: Visit[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      whole.push(await visit(browser, `${origin}/tester`, false));
      bare.push(await visit(browser, `${origin}/tester`, true));
    }
    const script = median(whole.map(({ script }) => script)) / 1000;
    const paint = median(whole.map(({ paint }) => paint)) / median(bare.map(({ paint }) => paint));
    const shift = Math.max(...whole.map((visit) => visit.shift));
    process.send?.([
      "| First load of /tester | | Goal | |",
      "|---|---:|---:|---|",
      row(["Script, compressed as sent", `${script.toFixed(1)} kB`], "≤ 185 kB", script <= 185),
      row(["Largest contentful paint ÷ without scripts", paint.toFixed(2)], "≤ 1.3", paint <= 1.3),
      row(["Layout shift, worst of all visits", shift.toFixed(4)], "< 0.02", shift < 0.02),
    ]);
  });
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
