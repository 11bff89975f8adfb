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

/** Code of parts that the server renders and the browser loads after the page. */
const LATE_CODE = /\/(?:Markdown|GuideText|ContactForm)-[^/]+\.js$/;

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
 * Opens a page whose late code and fonts are held back, and waits until it has nothing to do for now.
 * @returns lets them come, and waits until they have
 */
export const openWithoutLateCode = (page: Page, path: string): Promise<() => Promise<void>> =>
  withoutLateCode(page, () => page.goto(path, { waitUntil: "commit" }));

/** Reloads the page likewise. */
export const reloadWithoutLateCode = (page: Page): Promise<() => Promise<void>> =>
  withoutLateCode(page, () => page.reload({ waitUntil: "commit" }));

async function withoutLateCode(page: Page, load: () => Promise<unknown>): Promise<() => Promise<void>> {
  const release = [await holdRequests(page, LATE_CODE), await holdRequests(page, /\.woff2$/)];
  const late = page.waitForResponse((response) => LATE_CODE.test(response.url()));
  await load();
  await hydrated(page);
  // Whatever the page does once it reacts, it does before the code is there.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))));
  return async () => {
    for (const go of release) go();
    await late;
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => document.fonts.ready);
  };
}

/** Expects that nothing went and hardly anything moved in a page that was recorded from its beginning. */
export async function expectStayed(page: Page): Promise<void> {
  const { total, what } = await shifted(page);
  expect(await page.evaluate(() => window.takenAway)).toEqual([]);
  // A fallback's lines cannot all break where the font's do.
  expect(total, what).toBeLessThan(0.05);
}
