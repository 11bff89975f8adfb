import type { Page } from "@playwright/test";
import { holdRequests } from "./browserHold.ts";
import { cards, hydrated } from "./browserPages.ts";
import { expect } from "./browserTest.ts";

interface Shift {
  value: number;
  /** What moved: element and the beginning of its text. */
  sources: string[];
}

declare global {
  interface Window {
    shifts: Shift[];
  }
}

/** Records what moves in the pages that are opened from now on. */
export const recordShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources = [] } = entry as PerformanceEntry & { value: number; sources?: { node?: Node }[] };
        window.shifts.push({
          value,
          sources: sources.map(({ node }) => node?.nodeName + (node?.textContent ?? "").slice(0, 40)),
        });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

/** How much has moved in the page by now, once what it shows is painted, and what it was. */
export async function shifted(page: Page): Promise<{ total: number; what: string }> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const shifts = await page.evaluate(() => window.shifts);
  return { total: shifts.reduce((sum, { value }) => sum + value, 0), what: JSON.stringify(shifts) };
}

/** Loads the list at a width, and expects it to stay where it is while its fonts are on their way, and when they come. */
export async function expectCalmLoad(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  const letFontsCome = await holdRequests(page, /\.woff2$/);
  await recordShifts(page);
  // A page has loaded when its fonts have; it shows and reacts before.
  await page.goto("/tester", { waitUntil: "commit" });
  await hydrated(page);
  await expect(cards(page)).toHaveCount(24);
  const loaded = await shifted(page);
  expect(loaded.total, loaded.what).toBeLessThan(0.02);
  // Fonts that come late, for which a word or two may change its line.
  letFontsCome();
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  const { total, what } = await shifted(page);
  expect(total, what).toBeLessThan(0.1);
}
