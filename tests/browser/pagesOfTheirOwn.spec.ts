import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../support/browserAxe.ts";
import { bar, open } from "../support/browserPages.ts";
import { expect, test } from "../support/browserTest.ts";

const main = (page: Page): Locator => page.getByRole("main");
const heading = (page: Page): Locator => main(page).getByRole("heading", { level: 1 });

test("from a test to what it measures, to a cheaper test, and to who sells it @both", async ({ page }) => {
  await open(page, "/tester/halsokontroll-grund-21");
  const cheaper = main(page).getByRole("region", { name: "Jämfört med billigare tester" });
  await expect(cheaper.getByRole("rowheader")).toHaveCount(3);
  await main(page).getByRole("region", { name: "Det här mäts" }).getByRole("link", { name: "Ferritin" }).click();
  await expect(page).toHaveURL(/\/markorer\/ferritin-\d+$/);
  await expect(heading(page)).toHaveText("Ferritin");
  await expect(page).toHaveTitle("Ferritin – Livsresan");

  const tests = main(page).getByRole("list", { name: "Tester som mäter Ferritin" });
  const [first] = await tests.getByRole("listitem").all();
  await first?.getByRole("button", { name: "Jämför" }).click();
  await expect(bar(page)).toBeVisible();
  await tests.getByRole("link", { name: "Järnkollen hemma", exact: true }).click();
  await expect(heading(page)).toHaveText("Järnkollen hemma");
  await main(page).getByRole("link", { name: "Skarvsunda Apotek" }).first().click();
  await expect(heading(page)).toHaveText("Skarvsunda Apotek");
  await expect(main(page).getByRole("region", { name: "Hälsotester" }).getByRole("listitem")).toHaveCount(5);
  await page.goBack();
  await page.goBack();
  await expect(heading(page)).toHaveText("Ferritin");
});

test("a former name's address is put right, and what there is not says so", async ({ page, expectConsole }) => {
  await open(page, "/markorer/nagot-annat-10");
  await expect(page).toHaveURL("/markorer/ferritin-10");
  expectConsole(/404/);
  for (const [path, text] of [
    ["/markorer/x-99999", "Markören finns inte"],
    ["/leverantorer/x-99999", "Leverantören finns inte"],
    ["/mr-scanning/x-99999", "Vårdgivaren finns inte"],
  ] as const) {
    await page.goto(path);
    await expect(heading(page)).toHaveText(text);
  }
});

test("pages of markers and providers are accessible @both", async ({ page }) => {
  for (const path of [
    "/markorer",
    "/markorer/ferritin-10",
    "/leverantorer",
    "/leverantorer/skarvsunda-apotek-3",
    "/mr-scanning/skuggsjo-mr-klinik-2",
  ]) {
    await open(page, path);
    await expectAccessible(page);
  }
});
