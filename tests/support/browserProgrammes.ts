import type { Page } from "@playwright/test";
import { hydrated } from "./browserPages.ts";
import { expect } from "./browserTest.ts";

/** Opens everything that unfolds in a programme, also what unfolds within, and expects it to fit the window. */
export async function expectUnfoldedFits(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("main details")) {
      details.removeAttribute("name");
      (details as HTMLDetailsElement).open = true;
    }
  });
  const folded = page.getByRole("main").locator("button[aria-expanded='false']:visible");
  while ((await folded.count()) > 0) await folded.first().click();
  await expect(page.getByRole("main").getByText("Vanliga misstag").first()).toBeVisible();
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await expectBlanksBetweenWords(page);
}

/**
 * Expects no words to stand together that are two: a flex box drops the blank between a text and an element beside it, such
 * as one that is marked as English.
 */
export async function expectBlanksBetweenWords(page: Page): Promise<void> {
  const joined = await page.getByRole("main").evaluate((main) =>
    [...main.querySelectorAll("*")]
      .filter((box) => {
        const { display, columnGap } = getComputedStyle(box);
        if (!display.includes("flex") || !["normal", "0px"].includes(columnGap)) return false;
        return [...box.childNodes].some(
          (node) =>
            node instanceof Text &&
            node.data.trim() !== "" &&
            ((/\s$/.test(node.data) && node.nextSibling instanceof Element) ||
              (/^\s/.test(node.data) && node.previousSibling instanceof Element)),
        );
      })
      .map(({ textContent }) => textContent),
  );
  expect.soft(joined).toEqual([]);
}

/** Goes from the overview of the programmes to one of the three. */
export async function goToLevel(page: Page, level: string): Promise<void> {
  await page
    .getByRole("list", { name: "Nivåer" })
    .getByRole("link")
    .and(page.locator(`[href$="/${level}"]`))
    .click();
  // It is a page load.
  await expect(page).toHaveURL(`/mental-optimering/${level}`);
  await hydrated(page);
  await expect(page.getByRole("main").getByText("Vanliga misstag").first()).toBeAttached();
}
