import type { Page } from "@playwright/test";
import { card, cards, open } from "../support/browserPages.ts";
import { expect, test } from "../support/browserTest.ts";

const LISTS = ["/tester", "/kosttillskott", "/biohacking"];

/** Where the first name and the first price end, in pixels from the top of the page. */
const firstSeen = (page: Page) =>
  cards(page)
    .first()
    .evaluate((element) => {
      const end = (part: Element | null | undefined) => (part?.getBoundingClientRect().bottom ?? 0) + scrollY;
      const heading = element.querySelector("h3");
      return { name: end(heading), price: end(heading?.nextElementSibling) };
    });

test("on a phone each list begins on the first screen, and no card is higher than 300", { tag: "@phone" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  for (const path of LISTS) {
    await open(page, path);
    const { name, price } = await firstSeen(page);
    expect(name, path).toBeGreaterThan(0);
    expect(price, path).toBeGreaterThan(name);
    expect(price, path).toBeLessThanOrEqual(780);
    const heights = await cards(page).evaluateAll((all) =>
      all.map((one) => [one.querySelector("h3")?.textContent, Math.round(one.getBoundingClientRect().height)]),
    );
    expect(heights.length, path).toBe(24);
    expect(
      heights.filter(([, height]) => Number(height) > 300),
      path,
    ).toEqual([]);
    const title = page.getByRole("heading", { level: 1 });
    expect((await title.boundingBox())?.height, path).toBeLessThan(40);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  }
});

test("on a desk the first prices are on the first screen", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const path of LISTS) {
    await open(page, path);
    expect((await firstSeen(page)).price, path).toBeLessThanOrEqual(900);
  }
});

test("the rest of a card is one tap away, also by keyboard", { tag: "@phone" }, async ({ page }) => {
  await open(page, "/kosttillskott?q=Magnesium%20100");
  const shown = card(page, "Magnesium 100");
  const warning = shown.getByText("Fråga läkare först om du har en njursjukdom.");
  const isCut = () => warning.evaluate((text) => text.scrollHeight > text.clientHeight + 1);
  await expect(shown.getByText("ca 1,58 kr per dos")).toBeVisible();
  await expect(shown.getByText("1 kapsel, 120 doser")).toBeVisible();
  await expect(shown.getByRole("list", { name: "Egenskaper" })).toBeHidden();
  expect(await isCut()).toBe(true);

  const more = shown.locator("summary");
  await expect(more).toHaveText("Mer om Magnesium 100");
  await more.focus();
  await page.keyboard.press("Enter");
  await expect(shown.getByRole("list", { name: "Egenskaper" })).toBeVisible();
  await expect(shown.getByRole("list", { name: "Innehåller" })).toBeVisible();
  await expect(shown.getByText(/^Uppgifterna kontrollerade/)).toBeVisible();
  expect(await isCut()).toBe(false);
  await more.click();
  await expect(shown.getByRole("list", { name: "Egenskaper" })).toBeHidden();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a card unfolds, and the list is sorted and narrowed by price", async ({ page }) => {
    await page.goto("/tester");
    await cards(page).first().locator("summary").click();
    await expect(
      cards(page)
        .first()
        .getByText(/^Uppgifterna kontrollerade/),
    ).toBeVisible();
    await page.getByRole("textbox", { name: "Pris från, kronor" }).fill("900");
    await page.getByRole("textbox", { name: "Pris till, kronor" }).fill("500");
    await page.getByRole("combobox", { name: "Sortera" }).selectOption("lagsta-pris");
    await page.getByRole("button", { name: "Sortera" }).click();
    await expect(page).toHaveURL(/sortering=lagsta-pris/);
    await expect(page.getByRole("link", { name: "Ta bort filtret 500–900 kr" })).toBeVisible();
    await expect(page.getByRole("combobox", { name: "Sortera" })).toHaveValue("lagsta-pris");
    await expect(page.getByRole("textbox", { name: "Pris från, kronor" })).toHaveValue("500");
  });
});
