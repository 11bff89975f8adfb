import type { Page } from "@playwright/test";
import { cards, firstSeen, settled } from "./browserPages.ts";
import { expect } from "./browserTest.ts";

/** Expects a list on a phone to begin on the first screen, with 24 cards none of which is higher than 300 pixels. */
export async function expectListOnPhone(page: Page): Promise<void> {
  await expect(cards(page)).toHaveCount(24);
  const { name, price } = await firstSeen(page);
  expect.soft(name).toBeGreaterThan(0);
  expect.soft(price).toBeGreaterThan(name);
  expect.soft(price, "the first price is on the first screen").toBeLessThanOrEqual(780);
  const heights = await cards(page).evaluateAll((all) =>
    all.map((one) => [one.querySelector("h3")?.textContent, Math.round(one.getBoundingClientRect().height)]),
  );
  expect.soft(heights.filter(([, height]) => Number(height) > 300)).toEqual([]);
  const title = await page.getByRole("heading", { level: 1 }).boundingBox();
  expect.soft(title?.height, "the title is one line").toBeLessThan(40);
  await expectNothingSticksOut(page);
}

/** Expects the page not to scroll sideways. */
export async function expectNothingSticksOut(page: Page): Promise<void> {
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
}

/**
 * Expects the open sheet of a list's filters to name each choice once, and to cover what is scrolled below its button.
 * @param selects the names of its selects
 */
export async function expectWholeSheet(page: Page, selects: readonly string[]): Promise<void> {
  const sheet = page.getByRole("dialog", { name: "Filter" });
  await expect
    .soft(sheet.locator("label", { has: page.locator("select") }).or(sheet.locator("label[for]")))
    .toHaveText([...selects]);
  await expect.soft(sheet.getByRole("navigation")).toHaveCount(0);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 320 });
  await settled(page);
  // To both sides of the button, and below it.
  const covered = await sheet.getByRole("button", { name: /^Visa / }).evaluate((button) => {
    const { left, right, bottom } = button.getBoundingClientRect();
    const footer = button.parentElement as Element;
    return [
      [left - 4, bottom - 4],
      [right + 4, bottom - 4],
      [left + 40, bottom + 2],
    ].map(([x = 0, y = 0]) => footer.contains(document.elementFromPoint(x, y)));
  });
  expect.soft(covered).toEqual([true, true, true]);
  if (size) await page.setViewportSize(size);
}
