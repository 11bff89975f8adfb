import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/browserAxe.ts";
import { GRAPH, testsFromGraph } from "../support/browserGraph.ts";
import { bar, cards, chooseFirst, drawer, expectCount, keepToastsOpen, open } from "../support/browserPages.ts";
import { PUBLIC_PAGES } from "../support/browserRoutes.ts";
import { expect, test } from "../support/browserTest.ts";

/**
 * Pages whose accessibility is checked elsewhere: the tests of guides, accounts, the journey and the
 * programmes check theirs, on a phone too.
 */
const ELSEWHERE = /^\/(mental-optimering\/.*|guider\/somn-optimering|auth|min-resa)?$/;

/** Opens a page and expects it to be there, with one heading. */
async function expectPage(page: Page, path: string, heading: string): Promise<void> {
  const response = await open(page, path);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  await expect(page.getByRole("main")).toHaveCount(1);
  await expect(page).toHaveTitle(/ – Livsresan$/);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("sv");
}

for (const [path, heading] of PUBLIC_PAGES.filter(([path]) => ELSEWHERE.test(path))) {
  test(`${path} shows its page, with one heading and no complaint`, async ({ page }) => {
    await expectPage(page, path, heading);
  });
}

test.describe("in light and dark colours", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  for (const [path, heading] of PUBLIC_PAGES.filter(([path]) => !ELSEWHERE.test(path))) {
    test(`${path} shows its page, with one heading and no complaint, and is accessible`, async ({ page }) => {
      await expectPage(page, path, heading);
      await expectAccessible(page);
    });
  }

  test("the list is accessible, with chips and with chosen tests", { tag: "@both" }, async ({ page }) => {
    await open(page, "/tester?q=blod&kategori=blodtester&provtyp=blood");
    await chooseFirst(page, 1);
    await expect(bar(page)).toBeVisible();
    await expectAccessible(page);
  });

  test("the empty list is accessible", { tag: "@both" }, async ({ page }) => {
    await open(page, "/tester?q=finnsinte");
    await expectCount(page, 0);
    await expectAccessible(page);
  });

  test("the open comparison is accessible", { tag: "@both" }, async ({ page, request }) => {
    const { nodes } = await testsFromGraph(request);
    const compared = [
      nodes.find(({ biomarkers }) => biomarkers.length > 6),
      nodes.find(({ biomarkers }) => biomarkers.length === 0),
      nodes.find(({ affiliateLink }) => !affiliateLink),
    ];
    await open(page, `/tester?jamfor=${compared.map((product) => product?.id).join(",")}`);
    await expect(drawer(page).getByRole("table")).toBeVisible();
    await drawer(page)
      .getByRole("button", { name: /^Visa alla/ })
      .click();
    await expectAccessible(page, drawer(page));
  });

  test("the message about a fifth test is accessible", { tag: "@both" }, async ({ page }) => {
    await keepToastsOpen(page);
    await open(page, "/tester?kategori=hormontester");
    await chooseFirst(page, 4);
    await cards(page).nth(4).getByRole("button", { name: "Jämför", exact: true }).click();
    const refusal = page.getByText("Max 4 tester");
    await expect(refusal).toBeVisible();
    await expectAccessible(page);
    await expect(refusal).toBeVisible();
  });

  test("a failed load is accessible", { tag: "@both" }, async ({ page, expectConsole }) => {
    expectConsole(/\/graphql/, /Failed to fetch tests: /);
    await open(page, "/");
    await page.route(GRAPH, (route) => route.abort());
    await page.getByRole("main").getByRole("link", { name: "Jämför tester" }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(page.getByRole("main").getByRole("button", { name: "Försök igen" })).toBeVisible();
    await expectAccessible(page);
  });

  test("the open menu is accessible", { tag: "@phone" }, async ({ page }) => {
    await open(page, "/tester");
    await page.getByRole("button", { name: "Öppna menyn" }).click();
    const menu = page.getByRole("dialog", { name: "Meny" });
    await expect(menu).toBeVisible();
    await expectAccessible(page, menu);
  });

  test("the open filters are accessible", { tag: "@phone" }, async ({ page }) => {
    await open(page, "/tester");
    await page.getByRole("button", { name: "Visa filter" }).click();
    const sheet = page.getByRole("dialog", { name: "Filter" });
    await expect(sheet.getByRole("combobox", { name: "Provtyp" })).toBeVisible();
    await expectAccessible(page, sheet);
  });
});

test("the page that is not found is accessible", async ({ page, expectConsole }) => {
  expectConsole(/404/);
  await open(page, "/finns-inte");
  await expectAccessible(page);
});
