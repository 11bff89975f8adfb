import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/browserAxe.ts";
import { drawer, open } from "../support/browserPages.ts";
import { expect, test } from "../support/browserTest.ts";

const marker = (page: Page, name: string) => page.getByRole("checkbox", { name, exact: true });
const answer = (page: Page) => page.locator("#svar");
const combination = (page: Page) =>
  answer(page).getByRole("region", { name: /^(Billigaste kombinationen|Ett test räcker)$/ });

/** '1 295 kr' as a number of kronor. */
const kronor = (text: string): number => Number(text.replace(/\D/g, ""));

async function price(page: Page): Promise<number> {
  return kronor(await combination(page).locator("p").first().innerText());
}

test("markers are chosen and the answer goes into the comparison", { tag: "@both" }, async ({ page }) => {
  await open(page, "/tester/markorer");
  await expect(answer(page).getByRole("heading", { name: "Här kommer svaret" })).toBeVisible();
  await marker(page, "Ferritin").check();
  await expect(answer(page).getByRole("heading", { name: "1 av 30 markörer valda" })).toBeVisible();
  await expect(combination(page)).toContainText("Billigast i listan");
  const one = await price(page);

  await page.locator("summary").filter({ hasText: "Blodfetter och kärl" }).click();
  await marker(page, "Homocystein").check();
  await marker(page, "ApoB").check();
  await expect(answer(page).getByRole("heading", { name: "3 av 30 markörer valda" })).toBeVisible();
  await expect(answer(page).getByRole("rowheader")).toHaveCount(3);
  expect(await price(page)).toBeGreaterThan(one);

  // What it costs is what its tests cost together, and each marker is measured by one of them.
  const rows = combination(page).getByRole("listitem");
  const prices = (await rows.allInnerTexts()).map((text) => kronor(text.split("\n").at(-1) ?? ""));
  expect(prices.length).toBeGreaterThan(1);
  expect(prices.reduce((sum, price) => sum + price, 0)).toBe(await price(page));
  for (const row of await answer(page).getByRole("row").all()) {
    if ((await row.getByRole("rowheader").count()) > 0)
      await expect(row.getByText("Ingår", { exact: true })).not.toHaveCount(0);
  }

  // The address carries the choice.
  await page.reload();
  await expect(answer(page).getByRole("heading", { name: "3 av 30 markörer valda" })).toBeVisible();
  await expect(marker(page, "ApoB")).toBeChecked();

  const names = await rows.locator("div > div:first-child > div:first-child").allInnerTexts();
  await answer(page).getByRole("link", { name: "Visa i jämförelsen" }).click();
  await expect(drawer(page).getByRole("table")).toBeVisible();
  for (const name of names) await expect(drawer(page).getByRole("columnheader", { name })).toBeVisible();
});

test("doing without a marker saves what the answer says", async ({ page }) => {
  await open(page, "/tester/markorer");
  await answer(page)
    .getByRole("link", { name: /^Järn och D-vitamin/ })
    .click();
  await expect(answer(page).getByRole("heading", { name: "3 av 30 markörer valda" })).toBeVisible();
  await expect(combination(page)).toBeVisible();
  const before = await price(page);
  const saving = answer(page).getByRole("region", { name: "Vad kostar varje markör?" }).getByRole("listitem").first();
  const saved = kronor(await saving.locator("strong").innerText());
  await saving.getByRole("button", { name: /^Ta bort / }).click();
  await expect(answer(page).getByRole("heading", { name: "2 av 30 markörer valda" })).toBeVisible();
  await expect(answer(page).getByRole("rowheader")).toHaveCount(2);
  expect(before - (await price(page))).toBe(saved);
});

test("markers are searched, chosen group by group, and at most 30", async ({ page }) => {
  await open(page, "/tester/markorer");
  await page.getByRole("searchbox", { name: /^Sök bland/ }).fill("ferri");
  await expect(page.getByRole("status").filter({ hasText: "hittades" })).toBeVisible();
  await expect(marker(page, "Ferritin")).toBeVisible();
  await expect(marker(page, "TSH")).toHaveCount(0);
  await page.getByRole("searchbox", { name: /^Sök bland/ }).fill("finns inte");
  await expect(page.getByText("Ingen markör matchar din sökning.")).toBeVisible();
  await page.getByRole("searchbox", { name: /^Sök bland/ }).fill("");

  const all = await page
    .locator("input[name=markor]")
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));
  await page.goto(`/tester/markorer?${all.map((id) => `markor=${id}`).join("&")}&markor=0&markor=hej`);
  await expect(answer(page).getByRole("heading", { name: "30 av 30 markörer valda" })).toBeVisible();
  await expect(page.getByText("Du har valt 30 markörer. Fler kan vi inte räkna på samtidigt.")).toBeVisible();
  await expect(combination(page)).toBeVisible();
  // Many tests side by side scroll within the table, and do not widen the page.
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(answer(page).getByRole("table")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the form is sent and answered", { tag: "@both" }, async ({ page }) => {
    await page.goto("/tester/markorer");
    await marker(page, "Ferritin").check();
    await page.getByRole("button", { name: "Räkna ut" }).click();
    await expect(page).toHaveURL(/markor=\d+/);
    await expect(combination(page)).toContainText("Billigast i listan");
    await expect(marker(page, "Ferritin")).toBeChecked();
  });
});

test.describe("in light and dark colours", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the answer is accessible", { tag: "@both" }, async ({ page }) => {
    await open(page, "/tester/markorer");
    await answer(page)
      .getByRole("link", { name: /^Blodfetter och långtidssocker/ })
      .click();
    await expect(combination(page)).toBeVisible();
    await expectAccessible(page);
  });
});
