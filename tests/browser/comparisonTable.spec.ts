import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { type GraphProduct, testsFromGraph } from "../support/browserGraph.ts";
import { bar, drawer, open, settled } from "../support/browserPages.ts";
import { expect, test } from "../support/browserTest.ts";

/** Opens the comparison of the first tests of the graph that each condition finds. */
async function openComparison(
  page: Page,
  request: APIRequestContext,
  ...conditions: ((product: GraphProduct) => boolean)[]
): Promise<GraphProduct[]> {
  const { nodes } = await testsFromGraph(request);
  const found: GraphProduct[] = [];
  for (const condition of conditions) {
    const product = nodes.find((node) => condition(node) && !found.includes(node));
    if (!product) throw new Error("the demo catalogue has no such test");
    found.push(product);
  }
  await open(page, `/tester?jamfor=${found.map(({ id }) => id).join(",")}`);
  await expect(drawer(page).getByRole("columnheader", { name: found[0]?.name })).toBeVisible();
  return found;
}

/** A pattern of a label, which has hyphens that are seen only where a line ends, as names have not. */
const escaped = (label: string): string => label.replaceAll("\u00ad", "").replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");

/** A row by what it is of; a marker's says where healthy adults lie, too. */
const row = (page: Page, label: string): Locator =>
  drawer(page)
    .getByRole("row")
    .filter({
      has: page.getByRole("rowheader", { name: new RegExp(`^${escaped(label)}(?: Vanligt hos friska: .*)?$`) }),
    });

const cells = (page: Page, label: string): Promise<string[]> => row(page, label).getByRole("cell").allInnerTexts();

const rowHeads = (page: Page): Locator => drawer(page).getByRole("rowheader");
const differences = (page: Page): Locator => drawer(page).getByRole("switch", { name: "Visa bara skillnader" });

async function removeAll(page: Page, products: readonly { name: string }[]): Promise<void> {
  for (const { name } of products) {
    await drawer(page)
      .getByRole("button", { name: `Ta bort ${name}` })
      .click();
    await expect(drawer(page).getByRole("columnheader", { name })).toHaveCount(0);
  }
}

test("the table says what each test measures and costs, and which of it differs", async ({ page, request }) => {
  const compared = await openComparison(
    page,
    request,
    ({ biomarkers, labAccreditation, affiliateLink }) => biomarkers.length > 6 && !!labAccreditation && !!affiliateLink,
    ({ biomarkers }) => biomarkers.length > 6,
    ({ biomarkers, labAccreditation, affiliateLink }) =>
      biomarkers.length > 0 && biomarkers.length < 6 && labAccreditation === null && affiliateLink === null,
    ({ biomarkers }) => biomarkers.length === 0,
  );
  const [long, , short, empty] = compared as [GraphProduct, GraphProduct, GraphProduct, GraphProduct];
  const lists = row(page, "Biomarkörer").getByRole("cell");

  await test.step("what a seller does not say is called 'uppgift saknas'", async () => {
    await expect.soft(row(page, "Ackreditering").getByRole("cell").nth(2)).toHaveText("uppgift saknas");
    await expect.soft(lists.nth(3)).toHaveText("uppgift saknas");
  });

  await test.step("'Visa test' in the table is as careful as on the card", async () => {
    const link = drawer(page).getByRole("link", { name: new RegExp(`Visa test.*${long.name}`) });
    await expect.soft(link).toHaveAttribute("target", "_blank");
    await expect.soft(link).toHaveAttribute("referrerpolicy", "no-referrer");
    for (const word of ["noopener", "noreferrer", "sponsored"])
      await expect.soft(link).toHaveAttribute("rel", new RegExp(`\\b${word}\\b`));
    const disabled = drawer(page).getByRole("button", { name: new RegExp(`Visa test.*${short.name}`) });
    await expect.soft(disabled).toBeDisabled();
  });

  await test.step("at most six biomarkers are listed for each test, and all of them on request", async () => {
    await expect.soft(lists.nth(0).getByRole("listitem")).toHaveText(long.biomarkers.slice(0, 6));
    await expect.soft(lists.nth(0)).toContainText(`+ ${long.biomarkers.length - 6} till`);
    await expect.soft(lists.nth(2).getByRole("listitem")).toHaveText(short.biomarkers);

    const all = [...new Set(compared.flatMap(({ biomarkers }) => biomarkers))];
    await drawer(page)
      .getByRole("button", { name: new RegExp(`Visa alla ${all.length} biomarkörer`) })
      .click();
    for (const name of all) {
      await expect
        .soft(row(page, name).getByRole("cell"))
        .toHaveText(compared.map((of) => (of.biomarkers.includes(name) ? "Ingår" : "Ingår inte")));
    }
    await expect
      .soft(
        rowHeads(page)
          .filter({ hasText: /Vanligt hos friska: .*\d/ })
          .first(),
      )
      .toBeVisible();
    await drawer(page).getByRole("button", { name: "Visa färre biomarkörer" }).click();
    await expect(lists.nth(0).getByRole("listitem")).toHaveCount(6);
  });

  await removeAll(page, [short, empty]);
  const labels = await rowHeads(page).allInnerTexts();
  await test.step("the switch leaves only the rows that differ", async () => {
    const facts = labels.filter((label) => label !== "Biomarkörer");
    const equal: string[] = [];
    for (const label of facts) {
      const [a, b] = await cells(page, label);
      if (a === b) equal.push(label);
    }
    expect(equal.length, "rows that are equal").toBeGreaterThan(0);
    expect(equal.length).toBeLessThan(facts.length);
    await differences(page).click();
    await expect.soft(rowHeads(page)).toHaveText(labels.filter((label) => !equal.includes(label)));
    await differences(page).click();
    await expect(rowHeads(page)).toHaveText(labels);
  });

  await test.step("with every biomarker on a row of its own, those that all tests measure go too", async () => {
    await drawer(page)
      .getByRole("button", { name: /^Visa alla/ })
      .click();
    await differences(page).click();
    const both = compared.slice(0, 2);
    const isShared = (name: string) => both.every(({ biomarkers }) => biomarkers.includes(name));
    const shared = long.biomarkers.find(isShared);
    const own = long.biomarkers.find((name) => !isShared(name));
    expect(own ?? shared).toBeDefined();
    if (own) await expect(row(page, own)).toBeVisible();
    if (shared) await expect(row(page, shared)).toHaveCount(0);
  });
});

test("the comparison can be printed, and read enlarged to 400 per cent", async ({ page }) => {
  const size = page.viewportSize() ?? { width: 1280, height: 900 };
  await open(page, "/tester?jamfor=1,2,3,4");
  await expect(drawer(page).getByRole("columnheader")).toHaveCount(5);

  await test.step("on paper it is a table that is whole, and nothing else", async () => {
    await page.emulateMedia({ media: "print" });
    await page.setViewportSize({ width: 720, height: 600 });
    await expect.soft(page.locator("#root")).toBeHidden();
    for (const name of ["Stäng", "Kopiera länk", /^Ta bort/])
      await expect.soft(drawer(page).getByRole("button", { name })).toHaveCount(0);
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
    expect.soft(cut).toEqual({ clipped: [], isBeside: false, isLong: true });
    await page.emulateMedia({ media: "screen", reducedMotion: "reduce" });
    await page.setViewportSize(size);
  });

  await page.setViewportSize({ width: 320, height: 256 });
  await test.step("enlarged, nothing stays over the table, and a row's name stays beside its values", async () => {
    const head = drawer(page).getByRole("columnheader").nth(1);
    await expect(head).toBeVisible();
    const price = row(page, "Pris");
    await price.evaluate((element) => element.scrollIntoView({ block: "start" }));
    await expect.soft(head).not.toBeInViewport();
    await expect.soft(drawer(page).getByRole("heading", { name: "Jämförelse" })).not.toBeInViewport();
    await price
      .getByRole("cell")
      .last()
      .evaluate((cell) => cell.scrollIntoView({ inline: "end", block: "nearest" }));
    await expect.soft(price.getByRole("rowheader")).toBeInViewport();
    await expect.soft(price.getByRole("cell").last()).toBeInViewport({ ratio: 0.99 });
    await page.keyboard.press("Escape");
    await expect(drawer(page)).toBeHidden();
  });

  await test.step("enlarged, the bar leaves the list its room", async () => {
    await settled(page);
    const height = (await bar(page).boundingBox())?.height ?? 0;
    expect.soft(height).toBeGreaterThan(0);
    expect.soft(height).toBeLessThanOrEqual(50);
    await expect(bar(page).getByRole("button", { name: "Rensa" })).toBeInViewport({ ratio: 1 });
  });
});

test("what an address names but the comparison does not show is said", async ({ page }) => {
  await open(page, "/tester?jamfor=1,999999,2,3,4,5");
  await test.step("tests that are gone, and those beyond the fourth", async () => {
    await expect(drawer(page).getByRole("columnheader")).toHaveCount(4);
    await expect
      .soft(drawer(page).getByRole("status"))
      .toHaveText(
        "1 test i jämförelsen finns inte längre och visas inte. 2 tester till fick inte plats: högst 4 jämförs samtidigt.",
      );
    await expect.soft(page).toHaveURL(/jamfor=1%2C2%2C3$/);
  });

  await test.step("one test alone differs from nothing, and the switch for differences says so", async () => {
    for (const left of [3, 2]) {
      await drawer(page)
        .getByRole("button", { name: /^Ta bort / })
        .last()
        .click();
      await expect(drawer(page).getByRole("columnheader")).toHaveCount(left);
    }
    await differences(page).click();
    await expect(rowHeads(page)).toHaveCount(0);
    await expect.soft(drawer(page)).toContainText("Det behövs minst två att jämföra för att skillnader ska synas.");
    await differences(page).click();
    await expect(rowHeads(page)).not.toHaveCount(0);
  });

  await test.step("an address that names only tests that are gone", async () => {
    await open(page, "/tester?jamfor=999998,999999");
    await expect.soft(drawer(page)).toContainText("2 tester i jämförelsen finns inte längre och visas inte.");
    await expect(drawer(page).getByText("Inga tester valda ännu.", { exact: true })).toBeVisible();
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a shared comparison is read in the page, and its differences alone", async ({ page, request }) => {
    const [one, other] = (await testsFromGraph(request)).nodes;
    await page.goto(`/tester?jamfor=${one?.id},${other?.id},999999`);
    const section = page.getByRole("region", { name: "Jämförelse", exact: true });
    await expect.soft(section).toContainText("1 test i jämförelsen finns inte längre och visas inte.");
    await expect.soft(section.getByRole("columnheader").nth(1)).toContainText(one?.name ?? "");
    await expect.soft(section.getByRole("columnheader").nth(2)).toContainText(other?.name ?? "");
    await expect.soft(section.getByRole("button").and(page.locator("button:visible"))).toHaveCount(0);
    const all = await section.getByRole("row").count();
    await section.getByRole("link", { name: "Visa bara skillnader" }).click();
    await expect(section.getByRole("link", { name: "Visa allt" })).toBeVisible();
    expect.soft(await section.getByRole("row").count()).toBeLessThan(all);
    await section.getByRole("link", { name: "Stäng jämförelsen" }).click();
    await expect(page).toHaveURL("/tester");
    await expect(section).toHaveCount(0);
  });
});
