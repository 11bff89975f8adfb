import type { Page } from "@playwright/test";
import { testsFromGraph } from "../support/browserGraph.ts";
import { bar, card, chooseFirst, drawer, names, open, settled } from "../support/browserPages.ts";
import { expect, test } from "../support/browserTest.ts";

const rowHeads = (page: Page) => drawer(page).getByRole("rowheader");
const differences = (page: Page) => drawer(page).getByRole("switch", { name: "Visa bara skillnader" });

test("that only differences show is a part of the address: shared and reloaded it stays", async ({
  page,
  newVisitor,
}) => {
  await open(page, "/tester?provtyp=blood&jamfor=1,2,3");
  await expect(rowHeads(page).filter({ hasText: "Kategori" })).toBeVisible();
  const all = await rowHeads(page).count();
  await differences(page).click();
  await expect(page).toHaveURL("/tester?provtyp=blood&jamfor=1%2C2%2C3&bara=skillnader");
  await expect.poll(() => rowHeads(page).count()).toBeLessThan(all);
  const differing = await rowHeads(page).allInnerTexts();

  const other = await newVisitor();
  await open(other, page.url());
  await expect(differences(other)).toBeChecked();
  await expect(rowHeads(other)).toHaveText(differing, { useInnerText: true });

  await drawer(page).getByRole("button", { name: "Stäng", exact: true }).click();
  await expect(page).toHaveURL("/tester?provtyp=blood");
});

test("what of an address is not shown is said, and one product alone differs from nothing", async ({ page }) => {
  await open(page, "/tester?jamfor=1,999999,2,3,4,5");
  await expect(drawer(page).getByRole("columnheader")).toHaveCount(4);
  await expect(drawer(page).getByRole("status")).toHaveText(
    "1 test i jämförelsen finns inte längre och visas inte. 2 tester till fick inte plats: högst 4 jämförs samtidigt.",
  );
  await expect(page).toHaveURL(/jamfor=1%2C2%2C3$/);

  await open(page, "/tester?jamfor=999998,999999");
  await expect(drawer(page)).toContainText("2 tester i jämförelsen finns inte längre och visas inte.");
  await expect(drawer(page).getByText("Inga tester valda ännu.", { exact: true })).toBeVisible();

  await open(page, "/tester?jamfor=1&bara=skillnader");
  await expect(drawer(page)).toContainText("Det behövs minst två att jämföra för att skillnader ska synas.");
});

test.describe("enlarged to 400 per cent", () => {
  test.use({ viewport: { width: 320, height: 256 }, contextOptions: { reducedMotion: "reduce" } });

  test("nothing stays over the comparison, and the bar leaves the list its room", async ({ page }) => {
    await open(page, "/tester");
    await chooseFirst(page, 2);
    await settled(page);
    const height = (await bar(page).boundingBox())?.height ?? 0;
    expect(height).toBeLessThanOrEqual(50);
    await expect(bar(page).getByRole("button", { name: "Rensa" })).toBeInViewport({ ratio: 1 });

    await bar(page).getByRole("button", { name: "Jämför nu" }).click();
    const head = drawer(page).getByRole("columnheader").nth(1);
    await expect(head).toBeVisible();
    const price = drawer(page)
      .getByRole("row")
      .filter({ has: page.getByRole("rowheader", { name: "Pris" }) });
    await price.evaluate((row) => row.scrollIntoView({ block: "start" }));
    await expect(head).not.toBeInViewport();
    await expect(drawer(page).getByRole("heading", { name: "Jämförelse" })).not.toBeInViewport();
    // The row's name stays beside the values, which are scrolled to.
    await price
      .getByRole("cell")
      .last()
      .evaluate((cell) => cell.scrollIntoView({ inline: "end", block: "nearest" }));
    await expect(price.getByRole("rowheader")).toBeInViewport();
    await expect(price.getByRole("cell").last()).toBeInViewport({ ratio: 0.99 });
    await page.keyboard.press("Escape");
    await expect(drawer(page)).toBeHidden();
  });
});

test("on paper the comparison is a table that is whole, and nothing else", async ({ page }) => {
  await open(page, "/tester?jamfor=1,2,3,4");
  await expect(drawer(page).getByRole("columnheader")).toHaveCount(5);
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 720, height: 600 });
  await expect(page.locator("#root")).toBeHidden();
  for (const name of ["Stäng", "Kopiera länk", /^Ta bort/])
    await expect(drawer(page).getByRole("button", { name })).toHaveCount(0);
  const table = drawer(page).getByRole("table");
  const cut = await table.evaluate((element) => {
    const { left, right, height } = element.getBoundingClientRect();
    const clipped: string[] = [];
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflow !== "visible" && around !== document.documentElement)
        clipped.push(around.className || around.tagName);
    }
    return { clipped, isBeside: left < 0 || right > window.innerWidth, isLong: height > window.innerHeight };
  });
  expect(cut).toEqual({ clipped: [], isBeside: false, isLong: true });
});

test("from a chosen card the keyboard is at the bar at once, and 'Rensa' leads back to the card", async ({ page }) => {
  await open(page, "/tester");
  const [, second = ""] = await names(page);
  await card(page, second).getByRole("button", { name: "Jämför", exact: true }).press("Space");
  await expect(bar(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Till jämförelsen" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(bar(page).getByRole("button", { name: "Jämför nu" })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(bar(page)).toBeHidden();
  await expect(card(page, second).getByRole("button", { name: "Jämför", exact: true })).toBeFocused();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a shared comparison is read in the page, and its differences alone", { tag: "@both" }, async ({
    page,
    request,
  }) => {
    const [one, other] = (await testsFromGraph(request)).nodes;
    await page.goto(`/tester?jamfor=${one?.id},${other?.id},999999`);
    const section = page.getByRole("region", { name: "Jämförelse", exact: true });
    await expect(section).toContainText("1 test i jämförelsen finns inte längre och visas inte.");
    await expect(section.getByRole("columnheader").nth(1)).toContainText(one?.name ?? "");
    await expect(section.getByRole("columnheader").nth(2)).toContainText(other?.name ?? "");
    await expect(section.getByRole("button").and(page.locator("button:visible"))).toHaveCount(0);
    const all = await section.getByRole("row").count();
    await section.getByRole("link", { name: "Visa bara skillnader" }).click();
    await expect(section.getByRole("link", { name: "Visa allt" })).toBeVisible();
    expect(await section.getByRole("row").count()).toBeLessThan(all);
    await section.getByRole("link", { name: "Stäng jämförelsen" }).click();
    await expect(page).toHaveURL("/tester");
    await expect(section).toHaveCount(0);
  });
});
