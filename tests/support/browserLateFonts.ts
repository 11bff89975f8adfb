import type { Page } from "@playwright/test";
import { holdRequests } from "./browserHold.ts";
import { hydrated } from "./browserPages.ts";
import { shifted } from "./browserShifts.ts";
import { expect } from "./browserTest.ts";

declare global {
  interface Window {
    takenAway: string[];
  }
}

/** Records what is taken out of the pages that are opened from now on. */
export const recordRemovals = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.takenAway = [];
    new MutationObserver((records) => {
      for (const { target, removedNodes } of records) {
        if (!target.parentElement?.closest("main")) continue;
        for (const node of removedNodes) {
          if (node instanceof HTMLElement && node.innerText.trim()) window.takenAway.push(node.innerText.slice(0, 60));
        }
      }
    }).observe(document, { childList: true, subtree: true });
  });

/**
 * Opens a page whose fonts are held back, and waits until it has nothing to do for now.
 * @returns lets them come, and waits until they have
 */
export async function openWithoutFonts(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdRequests(page, /\.woff2$/);
  await page.goto(path, { waitUntil: "commit" });
  await hydrated(page);
  // Whatever the page does once it reacts, it does before the fonts are there.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))));
  return async () => {
    release();
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => document.fonts.ready);
    await page.unroute(/\.woff2$/);
  };
}

/** Expects that nothing went and hardly anything moved in a page that was recorded from its beginning. */
export async function expectStayed(page: Page): Promise<void> {
  const { total, what } = await shifted(page);
  expect(await page.evaluate(() => window.takenAway)).toEqual([]);
  // A fallback's lines cannot all break where the font's do.
  expect(total, what).toBeLessThan(0.05);
}
