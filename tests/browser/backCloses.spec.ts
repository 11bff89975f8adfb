import type { Page } from "@playwright/test";
import { startSession, test } from "../support/browserAccounts.ts";
import { open } from "../support/browserPages.ts";
import { expect } from "../support/browserTest.ts";

test("Back closes the menu and stays on the page, and nothing of it is left in the history", { tag: "@phone" }, async ({
  page,
}) => {
  await open(page, "/om-oss");
  const menuButton = page.getByRole("button", { name: "Öppna menyn" });
  const menu = page.getByRole("dialog", { name: "Meny" });
  await goByMenu(page, "Guider");

  await menuButton.click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL("/guider");
  await expect(page.getByRole("heading", { level: 1, name: "Guider" })).toBeVisible();

  // Closed by its button, it leaves no step to go back through.
  await menuButton.click();
  await menu.getByRole("button", { name: "Stäng", exact: true }).click();
  await expect(menu).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL("/om-oss");
  await page.goForward();
  await expect(page).toHaveURL("/guider");
  await expect(menu).toBeHidden();
});

test("Back closes the filters, and what was chosen in them holds", { tag: "@phone" }, async ({ page }) => {
  await open(page, "/");
  await goByMenu(page, "Tester");
  await page.getByRole("main").getByRole("button", { name: "Visa filter" }).click();
  const sheet = page.getByRole("dialog", { name: "Filter" });
  await sheet.getByRole("combobox", { name: "Provtyp" }).selectOption("saliva");
  await expect(page).toHaveURL("/tester?provtyp=saliva");
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL("/tester?provtyp=saliva");
  await expect(page.getByRole("button", { name: "Visa filter (1)", exact: true })).toBeFocused();
});

test("Back closes the search and the profile's menu", { tag: "@phone" }, async ({ page, anAccount }) => {
  await startSession(page, await anAccount());
  await open(page, "/");
  await goByMenu(page, "Guider");
  const header = page.getByRole("banner");
  await header.getByRole("button", { name: "Sök på hela sajten" }).click();
  const search = page.getByRole("dialog", { name: "Sök på hela sajten" });
  await search.getByRole("combobox").fill("järn");
  await page.goBack();
  await expect(search).toBeHidden();
  await expect(page).toHaveURL("/guider");

  await header.getByRole("button", { name: "Profilmeny" }).click();
  const profile = page.getByRole("menu", { name: "Profilmeny" });
  await expect(profile).toBeVisible();
  await page.goBack();
  await expect(profile).toBeHidden();
  await expect(page).toHaveURL("/guider");
});

/** Goes to a page by the sheet with the header's links, so that there is a page to go back to. */
async function goByMenu(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Öppna menyn" }).click();
  const menu = page.getByRole("dialog", { name: "Meny" });
  const link = menu.getByRole("link", { name, exact: true });
  const path = (await link.getAttribute("href")) ?? "";
  await link.click();
  await expect(page).toHaveURL(path);
  await expect(menu).toBeHidden();
}
