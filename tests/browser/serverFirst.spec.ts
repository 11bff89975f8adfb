import type { Page } from "@playwright/test";
import { alive } from "../support/browserPages.ts";
import { expect, test } from "../support/browserTest.ts";

/** Code of parts that the server renders and the browser loads after the page. */
const LATE_CODE = /\/(?:Markdown|GuideText|ContactForm)-[^/]+\.js$/;

/** Keeps the files that match from arriving, until the function that comes back is called. */
async function hold(page: Page, files: RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

declare global {
  interface Window {
    takenAway: string[];
    shifts: number[];
  }
}

/** Records what is taken out of the page, and how much of it moves. */
const record = (page: Page) =>
  page.addInitScript(() => {
    window.takenAway = [];
    window.shifts = [];
    new MutationObserver((records) => {
      for (const { target, removedNodes } of records) {
        if (!target.parentElement?.closest("main")) continue;
        for (const node of removedNodes) {
          if (node instanceof HTMLElement && node.innerText.trim()) window.takenAway.push(node.innerText.slice(0, 60));
        }
      }
    }).observe(document, { childList: true, subtree: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });

for (const path of ["/kontakt", "/om-oss", "/traning", "/mr-scanning", "/guider/hiit", "/dr-eivor-almvide"]) {
  test(`${path} stays as it came while its code and fonts arrive`, async ({ newVisitor }) => {
    const page = await newVisitor({ viewport: { width: 360, height: 800 } });
    await record(page);
    const release = [await hold(page, LATE_CODE), await hold(page, /\.woff2$/)];
    const late = page.waitForResponse((response) => LATE_CODE.test(response.url()));
    await page.goto(path, { waitUntil: "commit" });
    await alive(page);
    // Whatever the page does once it reacts, it does before the code is there.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
    for (const go of release) go();
    await late;
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await page.evaluate(() => window.takenAway)).toEqual([]);
    const moved = await page.evaluate(() => window.shifts.reduce((sum, shift) => sum + shift, 0));
    // A fallback's lines cannot all break where the font's do.
    expect(moved).toBeLessThan(0.05);
  });
}

test("what is written in the contact form before its code is there stays, and counts", async ({ page }) => {
  const release = await hold(page, LATE_CODE);
  await page.goto("/kontakt", { waitUntil: "commit" });
  await alive(page);
  await page.getByLabel("Namn").fill("Siv Långström");
  release();
  await page.waitForLoadState("networkidle");
  await expect(page.getByLabel("Namn")).toHaveValue("Siv Långström");
  await page.getByRole("button", { name: "Skicka" }).click();
  // The other fields are missing, this one is not.
  await expect(page.getByText("Skriv vad det gäller.")).toBeVisible();
  await expect(page.getByLabel("Namn")).not.toHaveAttribute("aria-invalid", "true");
});
