import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../support/browserAxe.ts";
import { bar, drawer, open } from "../support/browserPages.ts";
import { expect, test } from "../support/browserTest.ts";

const main = (page: Page): Locator => page.getByRole("main");

test("a product's name leads to its page, from where it is compared, and Back to the list @both", async ({ page }) => {
  await open(page, "/tester?q=Hälsokontroll+Grund");
  await main(page).getByRole("link", { name: "Hälsokontroll Grund", exact: true }).click();
  await expect(page).toHaveURL(/\/tester\/halsokontroll-grund-\d+$/);
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Hälsokontroll Grund");
  await expect(page).toHaveTitle("Hälsokontroll Grund – Livsresan");
  const measured = main(page).getByRole("region", { name: "Det här mäts" });
  await expect(measured.getByRole("term")).toHaveCount(15);
  await expect(measured.getByRole("definition")).toHaveCount(15);

  await main(page).getByRole("button", { name: "Jämför", exact: true }).click();
  await expect(main(page).getByRole("button", { name: "Tillagd" })).toHaveAttribute("aria-pressed", "true");
  // Another of the same category joins it there.
  await main(page).getByRole("region", { name: "I samma kategori" }).getByRole("link").first().click();
  await expect(main(page).getByRole("heading", { level: 1 })).not.toHaveText("Hälsokontroll Grund");
  await main(page).getByRole("button", { name: "Jämför", exact: true }).click();
  await bar(page).getByRole("button", { name: "Jämför nu" }).click();
  await expect(drawer(page).getByRole("columnheader", { name: /Hälsokontroll Grund/ })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Hälsokontroll Grund");
  await page.goBack();
  await expect(page).toHaveURL(/\/tester\?q=/);
});

test("an address with a former name is put right, and one of nothing says so", async ({ page, expectConsole }) => {
  await open(page, "/tester/fel-namn-21");
  await expect(page).toHaveURL("/tester/halsokontroll-grund-21");
  expectConsole(/404/);
  await page.goto("/biohacking/finns-inte-99999");
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Produkten finns inte");
  await main(page).getByRole("link", { name: "Jämför utrustning" }).click();
  await expect(page).toHaveURL("/biohacking");
});

test("every kind of product's page is accessible @both", async ({ page }) => {
  for (const path of ["/tester/x-21", "/kosttillskott/x-60", "/biohacking/x-130"]) {
    await open(page, path);
    await expectAccessible(page);
  }
});
