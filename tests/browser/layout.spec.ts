import type { Page } from "@playwright/test";
import { holdRequests } from "../support/browserHold.ts";
import { cards, chooseFirst, drawer, hydrated, open, settled } from "../support/browserPages.ts";
import { recordShifts, shifted } from "../support/browserShifts.ts";
import { expect, test } from "../support/browserTest.ts";

const WIDTHS = [360, 768, 1280] as const;

/** What sticks out of the page to the right, as far as the page itself would scroll there. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.body.querySelectorAll("*")]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .map((element) => `${element.tagName.toLowerCase()}.${element.className} ${element.textContent?.slice(0, 30)}`)
      .concat(`the page is ${document.documentElement.scrollWidth} px wide`);
  });

/** Buttons, links and fields smaller than WCAG 2.2 asks (24 px); links within a line of text may be. */
const smallTargets = (page: Page, minimum: number, within: string) =>
  page.evaluate(
    ([smallest, root]) =>
      [...document.querySelectorAll(`${root} :is(a[href], button, input, select, [role=button], [role=switch])`)]
        .map((element) => ({ element: element.closest("label") ?? element, own: element }))
        .filter(({ element, own }) => element.getClientRects().length > 0 && getComputedStyle(own).display !== "inline")
        .map(({ element }) => ({
          text: element.textContent || element.getAttribute("aria-label"),
          box: element.getBoundingClientRect(),
        }))
        .filter(({ box }) => box.width < smallest || box.height < smallest)
        .map(({ text, box }) => `${text}: ${Math.round(box.width)} × ${Math.round(box.height)}`),
    [minimum, within] as const,
  );

for (const width of WIDTHS) {
  test(`at ${width} px nothing sticks out, and targets are large enough`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, "/tester?q=e&kategori=blodtester&provtyp=blood");
    await expect.poll(() => overflow(page)).toEqual([]);
    await open(page, "/tester");
    await expect.poll(() => overflow(page)).toEqual([]);
    await expect.poll(() => smallTargets(page, 24, "#page")).toEqual([]);
    await expect.poll(() => smallTargets(page, 44, "article")).toEqual([]);

    await chooseFirst(page, 4);
    await expect(page.getByText("4 av 4 valda")).toBeVisible();
    await expect.poll(() => overflow(page)).toEqual([]);
    await page.getByRole("button", { name: "Jämför nu" }).click();
    await expect(drawer(page).getByRole("table")).toBeVisible();
    await settled(page);
    await expect.poll(() => overflow(page)).toEqual([]);
    await expect.poll(() => smallTargets(page, 24, "[role=dialog]")).toEqual([]);
    const box = await drawer(page).boundingBox();
    expect(box?.width).toBeLessThanOrEqual(width);
  });

  test(`at ${width} px nothing jumps while the list loads`, async ({ newVisitor }) => {
    const page = await newVisitor({ viewport: { width, height: 800 } });
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
  });
}

test("results begin above the fold", { tag: "@both" }, async ({ page }) => {
  await open(page, "/tester");
  await expect(page.getByRole("heading", { name: /hittades$/ })).toBeInViewport();
});
