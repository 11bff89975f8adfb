import type { Locator, Page } from "@playwright/test";
import { testsFromGraph } from "../support/browserGraph.ts";
import { expectSameIds } from "../support/browserIds.ts";
import { mainLink } from "../support/browserJourneyParts.ts";
import {
  bar,
  card,
  cards,
  chooseFirst,
  drawer,
  expectCount,
  filters,
  holdsFocus,
  names,
  open,
  searchField,
  settled,
} from "../support/browserPages.ts";
import { expect, test } from "../support/browserTest.ts";

const MANY = 120;

const choose = (page: Page, name: string): Locator =>
  card(page, name).getByRole("button", { name: "Jämför", exact: true });
const chosenButtons = (page: Page): Locator => page.getByRole("button", { name: "Tillagd" });
const openButton = (page: Page): Locator => bar(page).getByRole("button", { name: "Jämför nu" });
const head = (page: Page, name: string): Locator => drawer(page).getByRole("columnheader", { name });
const remove = (page: Page, name: string): Locator => drawer(page).getByRole("button", { name: `Ta bort ${name}` });
const close = (page: Page): Promise<void> => drawer(page).getByRole("button", { name: "Stäng", exact: true }).click();

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Presses Tab until the target has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < MANY; presses++) {
    await page.keyboard.press("Tab");
    if (await hasFocus(target)) return;
  }
  throw new Error(`${MANY} times Tab did not lead to ${target}`);
}

test("up to four tests are chosen from the list, compared, and taken out again", async ({ page }) => {
  await open(page, "/tester");
  await expectSameIds(page);
  await expect(bar(page)).toBeHidden();
  const [first = "", second = "", , , fifth = ""] = await names(page);

  await test.step("from a chosen card the keyboard is at the bar at once, and 'Rensa' leads back to the card", async () => {
    await choose(page, second).press("Space");
    await expect(bar(page)).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Till jämförelsen" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(openButton(page)).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    await expect(bar(page)).toBeHidden();
    await expect.soft(choose(page, second)).toBeFocused();
  });

  await test.step("the bar rises with the first chosen test, and goes when it is not chosen any more", async () => {
    await chooseFirst(page, 1);
    await expect.soft(bar(page)).toContainText("1 av 4 valda");
    await expect.soft(bar(page)).toContainText(first);
    const chosen = card(page, first).getByRole("button", { name: "Tillagd" });
    await expect.soft(chosen).toHaveAttribute("aria-pressed", "true");
    await chosen.click();
    await expect(choose(page, first)).toBeVisible();
    await expect(bar(page)).toBeHidden();
  });

  await test.step("'Rensa' takes all of them away", async () => {
    await chooseFirst(page, 2);
    await expect.soft(bar(page)).toContainText("2 av 4 valda");
    await bar(page).getByRole("button", { name: "Rensa" }).click();
    await expect(bar(page)).toBeHidden();
    await expect(chosenButtons(page)).toHaveCount(0);
  });

  const chosen = await chooseFirst(page, 4);
  await test.step("a fifth test is refused with a word, and nothing changes", async () => {
    await choose(page, fifth).click();
    const toast = page.getByRole("status").filter({ hasText: "Max 4 tester" });
    await expect(toast.getByText("Max 4 tester", { exact: true })).toBeVisible();
    await expect(toast.getByText("Du kan jämföra upp till 4 tester samtidigt.", { exact: true })).toBeVisible();
    await expect.soft(bar(page)).toContainText("4 av 4 valda");
    await expect.soft(choose(page, fifth)).toBeVisible();
    for (const name of chosen)
      await expect.soft(card(page, name).getByRole("button", { name: "Tillagd" })).toBeVisible();

    await openButton(page).click();
    for (const name of chosen) {
      await expect(head(page, name)).toBeVisible();
      await expect.soft(head(page, name)).toContainText(/\d\skr.*\d+ biomarkör/s);
    }
    await expect.soft(head(page, fifth)).toHaveCount(0);
  });

  await test.step("tests are removed inside the drawer until none is left", async () => {
    const left = [...chosen];
    for (const name of chosen) {
      await remove(page, name).click();
      left.shift();
      await expect(head(page, name)).toHaveCount(0);
      for (const other of left) await expect.soft(head(page, other)).toBeVisible();
    }
    await expect.soft(drawer(page).getByText("Inga tester valda ännu.", { exact: true })).toBeVisible();
    await expect.soft(drawer(page).getByRole("table")).toHaveCount(0);
    await close(page);
    await expect(bar(page)).toBeHidden();
    await expect(chosenButtons(page)).toHaveCount(0);
  });
});

test("with the keyboard alone tests are chosen, compared and removed", async ({ page }) => {
  await open(page, "/tester");
  const [first = "", second = ""] = await names(page);
  const isInside = () => holdsFocus(drawer(page));

  await test.step("the cards and the bar are reached, and open the drawer", async () => {
    for (const name of [first, second]) {
      await tabTo(page, choose(page, name));
      await page.keyboard.press("Space");
      await expect(card(page, name).getByRole("button", { name: "Tillagd" })).toBeFocused();
    }
    await tabTo(page, openButton(page));
    await page.keyboard.press("Enter");
    await expect(head(page, first)).toBeVisible();
  });

  await test.step("the focus stays inside the drawer, in both directions", async () => {
    // The drawer takes the focus when it opens; only then can it be moved on.
    await expect.poll(isInside).toBe(true);
    const reached = new Set<string>();
    for (let presses = 0; presses < 20; presses++) {
      await page.keyboard.press("Tab");
      await expect.poll(isInside, "focus is inside the drawer").toBe(true);
      reached.add(
        await page.evaluate(
          () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? "",
        ),
      );
    }
    expect.soft([...reached]).toEqual(expect.arrayContaining(["Stäng", "Kopiera länk", `Ta bort ${first}`]));
    for (let presses = 0; presses < 5; presses++) {
      await page.keyboard.press("Shift+Tab");
      await expect.poll(isInside, "focus is inside the drawer, backwards").toBe(true);
    }
    // What lies behind is out of reach for screen readers too.
    await expect.soft(page.getByRole("main")).toBeHidden();
  });

  await test.step("the switch for differences is turned", async () => {
    const toggle = drawer(page).getByRole("switch", { name: "Visa bara skillnader" });
    await toggle.focus();
    await expect(toggle).toBeFocused();
    await page.keyboard.press("Space");
    await expect.soft(toggle).toBeChecked();
  });

  await test.step("removing a test keeps the focus inside", async () => {
    await remove(page, first).focus();
    await page.keyboard.press("Enter");
    await expect(remove(page, first)).toHaveCount(0);
    await expect.poll(isInside).toBe(true);
    await page.keyboard.press("Tab");
    await expect.poll(isInside).toBe(true);
  });

  await test.step("Escape closes it, and one is back where one was", async () => {
    await page.keyboard.press("Escape");
    await expect(drawer(page)).toBeHidden();
    await expect(openButton(page)).toBeFocused();
    await expect.soft(page).toHaveURL("/tester");
  });
});

test("the choice outlives pages and reloads, the drawer has an address, and a shared one shows the same", async ({
  page,
  context,
  newVisitor,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const differences = (of: Page) => drawer(of).getByRole("switch", { name: "Visa bara skillnader" });
  const rowHeads = (of: Page) => drawer(of).getByRole("rowheader");
  await open(page, "/");
  await mainLink(page, "Tester").click();
  await expect(cards(page)).toHaveCount(24);
  const chosen = await chooseFirst(page, 2);

  await test.step("going back after the drawer was closed does not open it again", async () => {
    await openButton(page).click();
    await close(page);
    await expect(drawer(page)).toBeHidden();
    await expect(page).toHaveURL("/tester");
    await page.goBack();
    await expect(page).not.toHaveURL(/jamfor/);
    await expect(drawer(page)).toBeHidden();
  });

  await test.step("the choice outlives filtering and other pages", async () => {
    await searchField(page).fill("finnsinte");
    await expectCount(page, 0);
    await expect.soft(bar(page)).toContainText("2 av 4 valda");
    await page.getByRole("link", { name: "Rensa alla" }).click();
    await expect(card(page, chosen[0] ?? "").getByRole("button", { name: "Tillagd" })).toBeVisible();

    await mainLink(page, "Guider").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Guider");
    await page.goBack();
    await expect(bar(page)).toContainText("2 av 4 valda");
  });

  await test.step("the choice outlives a reload", async () => {
    await page.reload();
    await expect(bar(page)).toContainText("2 av 4 valda");
    for (const name of chosen)
      await expect.soft(card(page, name).getByRole("button", { name: "Tillagd" })).toBeVisible();
  });

  const other = await newVisitor();
  await test.step("the choice is nobody else's", async () => {
    await open(other, "/tester");
    await expect(cards(other)).toHaveCount(24);
    await expect(bar(other)).toBeHidden();
  });

  await test.step("the back button closes the drawer and keeps the choice", async () => {
    await filters(page).getByRole("combobox", { name: "Provtyp" }).selectOption("blood");
    await expect(page).toHaveURL("/tester?provtyp=blood");
    await expectCount(page, (await testsFromGraph(page.request, { sampleType: "BLOOD" })).totalCount);
    const third = (await names(page)).find((name) => !chosen.includes(name)) ?? "";
    await choose(page, third).click();
    chosen.push(third);
    await openButton(page).click();
    await expect(drawer(page)).toBeVisible();
    await expect(page).toHaveURL(/\/tester\?provtyp=blood&jamfor=/);
    await page.goBack();
    await expect(drawer(page)).toBeHidden();
    await expect(page).toHaveURL("/tester?provtyp=blood");
    await expect.soft(bar(page)).toContainText("3 av 4 valda");
    await page.goForward();
    await expect(drawer(page)).toBeVisible();
  });

  await test.step("that only differences show is a part of the address", async () => {
    await expect(rowHeads(page).filter({ hasText: "Kategori" })).toBeVisible();
    const all = await rowHeads(page).count();
    await differences(page).click();
    await expect(page).toHaveURL(/\/tester\?provtyp=blood&jamfor=\d+%2C\d+%2C\d+&bara=skillnader$/);
    await expect.poll(() => rowHeads(page).count()).toBeLessThan(all);
  });

  await test.step("'Kopiera länk' copies the address and says so; there somebody else sees the same", async () => {
    await drawer(page).getByRole("button", { name: "Kopiera länk" }).click();
    await expect(page.getByText("Kopierat!", { exact: true })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(page.url());

    await open(other, copied);
    await expect(drawer(other)).toBeVisible();
    for (const name of chosen) await expect(head(other, name)).toBeVisible();
    await expect.soft(drawer(other).getByRole("columnheader")).toHaveCount(4);
    await expect.soft(differences(other)).toBeChecked();
    await expect(rowHeads(other)).toHaveText(await rowHeads(page).allInnerTexts(), { useInnerText: true });
  });

  await test.step("closed, the drawer leaves the list's own address", async () => {
    await close(page);
    await expect(page).toHaveURL("/tester?provtyp=blood");
  });
});

test("the bar and the drawer leave room for what matters", { tag: "@both" }, async ({ page }) => {
  await open(page, "/tester?kategori=helgenomssekvensering");
  const [first = ""] = await chooseFirst(page, 1);

  await test.step("the bar never covers the end of the page", async () => {
    await expect(bar(page)).toBeVisible();
    await settled(page);
    const last = cards(page).last();
    await last.evaluate((element) => element.scrollIntoView({ block: "end", behavior: "instant" }));
    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
    const covered = () =>
      page.evaluate(() => {
        const end = document.querySelector("footer")?.getBoundingClientRect().bottom ?? 0;
        const top = document.querySelector("section[aria-label='Jämförelse']")?.getBoundingClientRect().top ?? 0;
        return end - top;
      });
    await expect.poll(covered, "pixels of the footer under the bar").toBeLessThanOrEqual(2);
    await last.getByRole("button").first().scrollIntoViewIfNeeded();
    await last.getByRole("button", { name: "Jämför", exact: true }).click();
    await expect(bar(page)).toContainText("2 av 4 valda");
  });

  await test.step("a test is removed in the drawer, and the other stays chosen", async () => {
    const second = (await names(page)).at(-1) ?? "";
    await openButton(page).click();
    await expect(head(page, first)).toBeVisible();
    await remove(page, second).click();
    await expect(head(page, second)).toHaveCount(0);
    await close(page);
    await expect(drawer(page)).toBeHidden();
    await expect(page).toHaveURL("/tester?kategori=helgenomssekvensering");
    await expect(bar(page)).toContainText("1 av 4 valda");
  });

  await test.step("names and labels stay in sight while the table scrolls", async () => {
    await page.getByRole("link", { name: "Rensa alla" }).click();
    await expect(cards(page)).toHaveCount(24);
    const more = (await names(page)).filter((name) => name !== first).slice(0, 3);
    for (const name of more) await choose(page, name).click();
    await openButton(page).click();
    const last = head(page, more[2] ?? "");
    await expect(last).toBeVisible();
    const region = drawer(page).getByRole("region", { name: "Jämförelsetabell" });
    const label = drawer(page).getByRole("rowheader", { name: "Provtagning", exact: true });
    const scrolled = async () => {
      await label.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
      return region.evaluate((element) => {
        element.scrollTo({ left: 10_000, behavior: "instant" });
        return element.scrollTop;
      });
    };
    await expect.poll(scrolled, "the table scrolls inside the drawer").toBeGreaterThan(0);
    await expect.soft(last).toBeInViewport({ ratio: 0.9 });
    await expect.soft(label).toBeInViewport({ ratio: 0.9 });
  });
});
