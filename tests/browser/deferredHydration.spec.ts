import type { Page } from "@playwright/test";
import { holdRequests } from "../support/browserHold.ts";
import { hydrated } from "../support/browserPages.ts";
import { recordShifts, shifted } from "../support/browserShifts.ts";
import { expect, test } from "../support/browserTest.ts";

/** Code of parts that the server renders and the browser loads after the page. */
const LATE_CODE = /\/(?:Markdown|GuideText|ContactForm)-[^/]+\.js$/;

declare global {
  interface Window {
    takenAway: string[];
  }
}

/** Records what is taken out of the page. */
const recordRemovals = (page: Page) =>
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

for (const path of ["/kontakt", "/om-oss", "/traning", "/mr-scanning", "/guider/hiit", "/dr-eivor-almvide"]) {
  test(`${path} stays as it came while its code and fonts arrive`, async ({ newVisitor }) => {
    const page = await newVisitor({ viewport: { width: 360, height: 800 } });
    await recordRemovals(page);
    await recordShifts(page);
    const release = [await holdRequests(page, LATE_CODE), await holdRequests(page, /\.woff2$/)];
    const late = page.waitForResponse((response) => LATE_CODE.test(response.url()));
    await page.goto(path, { waitUntil: "commit" });
    await hydrated(page);
    // Whatever the page does once it reacts, it does before the code is there.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
    for (const go of release) go();
    await late;
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => document.fonts.ready);
    const { total, what } = await shifted(page);
    expect(await page.evaluate(() => window.takenAway)).toEqual([]);
    // A fallback's lines cannot all break where the font's do.
    expect(total, what).toBeLessThan(0.05);
  });
}

test("what is written in the contact form before its code is there stays, and counts", async ({ page }) => {
  const release = await holdRequests(page, LATE_CODE);
  await page.goto("/kontakt", { waitUntil: "commit" });
  await hydrated(page);
  await page.getByLabel("Namn").fill("Siv Långström");
  release();
  await page.waitForLoadState("networkidle");
  await expect(page.getByLabel("Namn")).toHaveValue("Siv Långström");
  await page.getByRole("button", { name: "Skicka" }).click();
  // The other fields are missing, this one is not.
  await expect(page.getByText("Skriv vad det gäller.")).toBeVisible();
  await expect(page.getByLabel("Namn")).not.toHaveAttribute("aria-invalid", "true");
});
