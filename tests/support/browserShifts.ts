import type { Page } from "@playwright/test";

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
