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
  await expect(page.getByRole("main").getByText("Vanliga misstag").first()).toBeVisible();
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
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
