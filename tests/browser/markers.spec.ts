import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../support/browserAxe.ts";
import { drawer, open } from "../support/browserPages.ts";
import { expect, test } from "../support/browserTest.ts";

const marker = (page: Page, name: string) => page.getByRole("checkbox", { name, exact: true });
const answer = (page: Page) => page.locator("#svar");
/** The cheapest answer; it may be the one with the fewest tests, too. */
const combination = (page: Page) => answer(page).getByRole("region", { name: /^Billigast/ });
/** The tests of an answer. */
const offers = (way: Locator) => way.getByRole("list").getByRole("listitem");
/** Prices of tests as their rows say them: '299 kr' or 'från 299 kr'. */
const pricesOf = async (rows: Locator) =>
  (await rows.allInnerTexts()).map((text) => kronor(text.match(/[\d\s]+kr$/m)?.[0] ?? ""));

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
  await expect(combination(page)).toContainText("1 test, 1 prov hemma");
  const one = await price(page);

  await page.locator("summary").filter({ hasText: "Blodfetter och kärl" }).click();
  await marker(page, "Homocystein").check();
  await marker(page, "ApoB").check();
  await expect(answer(page).getByRole("heading", { name: "3 av 30 markörer valda" })).toBeVisible();
  await expect(answer(page).getByRole("rowheader")).toHaveCount(3);
  expect(await price(page)).toBeGreaterThan(one);

  // What it costs is what its tests cost together, and each marker is measured by one of them.
  const rows = offers(combination(page));
  const prices = await pricesOf(rows);
  expect(prices.length).toBeGreaterThan(1);
  expect(prices.reduce((sum, price) => sum + price, 0)).toBe(await price(page));
  for (const row of await answer(page).getByRole("row").all()) {
    if ((await row.getByRole("rowheader").count()) > 0)
      await expect(row.getByText("Ingår", { exact: true })).not.toHaveCount(0);
  }

  // Each test leads to its page and, counted as from a card, to its seller.
  for (const row of await rows.all()) {
    const name = await row.getByRole("link").first().innerText();
    await expect(row.getByRole("link", { name, exact: true })).toHaveAttribute("href", /^\/tester\/.+-\d+$/);
    const visit = row.getByRole("link", { name: `Visa test: ${name}` });
    await expect(visit).toHaveAttribute("href", /^\/ut\/\d+\?fran=tester$/);
  }
  // Fewer tests cost more, and are not more than the cheapest.
  const fewest = answer(page).getByRole("region", { name: "Så få tester som möjligt" });
  expect(await offers(fewest).count()).toBeLessThan(prices.length);
  expect(kronor(await fewest.locator("p").first().innerText())).toBeGreaterThan(await price(page));

  // The address carries the choice.
  await page.reload();
  await expect(answer(page).getByRole("heading", { name: "3 av 30 markörer valda" })).toBeVisible();
  await expect(marker(page, "ApoB")).toBeChecked();

  const names = await Promise.all((await rows.all()).map((row) => row.getByRole("link").first().innerText()));
  await answer(page).getByRole("link", { name: "Visa i jämförelsen" }).click();
  await expect(drawer(page).getByRole("table")).toBeVisible();
  for (const name of names) await expect(drawer(page).getByRole("columnheader", { name })).toBeVisible();
});

test("doing without a marker saves what the answer says", async ({ page }) => {
  await open(page, "/tester/markorer");
  await page.getByRole("link", { name: "Har jag järnbrist?" }).click();
  await expect(page).toHaveURL(/\?fraga=jarn$/);
  await expect(page.getByRole("link", { name: "Har jag järnbrist?" })).toHaveAttribute("aria-current", "true");
  await expect(page.getByRole("link", { name: "Järn och ferritin" })).toHaveAttribute("href", "/guider/jarn");
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
    await page.getByRole("button", { name: "Vad är Ferritin?" }).click();
    await expect(page.getByRole("group", { name: "Ferritin" }).getByRole("link")).toHaveAttribute(
      "href",
      /^\/markorer\/ferritin-\d+$/,
    );
    await page.getByRole("link", { name: "Är jag på väg mot diabetes?" }).click();
    await expect(answer(page).getByRole("heading", { name: "1 av 30 markörer valda" })).toBeVisible();
    await expect(marker(page, "HbA1c")).toBeChecked();
    await answer(page).getByRole("link", { name: "En kvinna" }).click();
    await marker(page, "Ferritin").check();
    await page.getByRole("button", { name: "Räkna ut" }).click();
    await expect(page).toHaveURL(/markor=\d+&markor=\d+&kon=kvinna$/);
    await expect(answer(page).getByRole("heading", { name: "2 av 30 markörer valda" })).toBeVisible();
    await expect(combination(page).getByRole("link", { name: /^Visa test: / })).not.toHaveCount(0);
    await expect(marker(page, "Ferritin")).toBeChecked();
  });
});

test.describe("on a phone, by keyboard", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("markers are explained, one bar leads to the answer, and it says whom it fits", { tag: "@both" }, async ({
    page,
  }) => {
    await open(page, "/tester/markorer");
    // Explained by keyboard, and closed by it.
    const explanation = page.getByRole("group", { name: "Ferritin" });
    await page.getByRole("button", { name: "Vad är Ferritin?" }).focus();
    await page.keyboard.press("Enter");
    await expect(explanation).toBeVisible();
    await expect(explanation).toContainText("järn som finns lagrat");
    await page.keyboard.press("Tab");
    await expect(explanation.getByRole("link", { name: "Mer om Ferritin" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(explanation).toBeHidden();
    await expect(page.getByRole("button", { name: "Vad är Ferritin?" })).toBeFocused();

    await page.getByRole("searchbox", { name: /^Sök bland/ }).fill("amh");
    await marker(page, "AMH").focus();
    await page.keyboard.press("Space");
    await expect(combination(page)).toContainText("från 890 kr");
    await expect(combination(page)).toContainText("Passar bara kvinnor: Äggreserv med AMH är till för kvinnor.");
    await answer(page).getByRole("link", { name: "En man" }).click();
    await expect(page).toHaveURL(/&kon=man$/);
    await expect(combination(page)).toContainText("Inga tester som passar en man");

    // The journey's bar gives way to the one that leads to the answer.
    const journey = page.getByRole("region", { name: "Din resa" });
    await page.setViewportSize({ width: 1280, height: 740 });
    await expect(journey).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(journey).toBeHidden();
    await page.getByRole("link", { name: "Se svaret för 1 markör" }).press("Enter");
    await expect(page).toHaveURL(/#svar$/);
    await expect(answer(page).getByRole("heading", { name: "1 av 30 markörer valda" })).toBeInViewport();
    await expectAccessible(page);
  });
});

test.describe("in light and dark colours", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the answer is accessible", { tag: "@both" }, async ({ page }) => {
    await open(page, "/tester/markorer");
    await page.getByRole("link", { name: "Hur mår hjärtat på sikt?" }).click();
    await expect(combination(page)).toBeVisible();
    await expectAccessible(page);
  });
});
