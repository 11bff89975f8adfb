import type { Locator, Page } from "@playwright/test";
import { bar, card, drawer, names, open } from "../support/browserPages.ts";
import { expect, test } from "../support/browserTest.ts";

const MANY = 120;

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

test("with the keyboard alone: choose, open, stay inside, close, and be back where one was", async ({ page }) => {
  await open(page, "/tester");
  const [first = "", second = ""] = await names(page);
  for (const name of [first, second]) {
    await tabTo(page, card(page, name).getByRole("button", { name: "Jämför", exact: true }));
    await page.keyboard.press("Space");
    await expect(card(page, name).getByRole("button", { name: "Tillagd" })).toBeFocused();
  }
  const openButton = bar(page).getByRole("button", { name: "Jämför nu" });
  await tabTo(page, openButton);
  await page.keyboard.press("Enter");
  await expect(drawer(page).getByRole("columnheader", { name: first })).toBeVisible();

  const inside = () => drawer(page).evaluate((element) => element.contains(document.activeElement));
  await expect.poll(inside).toBe(true);
  const reached = new Set<string>();
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press("Tab");
    expect(await inside(), "focus is inside the drawer").toBe(true);
    reached.add(
      await page.evaluate(
        () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? "",
      ),
    );
  }
  expect([...reached]).toEqual(expect.arrayContaining(["Stäng", "Kopiera länk", `Ta bort ${first}`]));
  for (let presses = 0; presses < 5; presses++) {
    await page.keyboard.press("Shift+Tab");
    expect(await inside(), "focus is inside the drawer, backwards").toBe(true);
  }
  // What lies behind is out of reach for screen readers too.
  await expect(page.getByRole("main")).toBeHidden();

  await page.keyboard.press("Escape");
  await expect(drawer(page)).toBeHidden();
  await expect(openButton).toBeFocused();
  await expect(page).toHaveURL("/tester");
});

test("removing a test inside the drawer keeps the focus inside", async ({ page }) => {
  await open(page, "/tester");
  const [first = "", second = ""] = await names(page);
  for (const name of [first, second])
    await card(page, name).getByRole("button", { name: "Jämför", exact: true }).click();
  await bar(page).getByRole("button", { name: "Jämför nu" }).click();
  const remove = drawer(page).getByRole("button", { name: `Ta bort ${first}` });
  await remove.focus();
  await page.keyboard.press("Enter");
  await expect(remove).toHaveCount(0);
  const inside = () => drawer(page).evaluate((element) => element.contains(document.activeElement));
  await page.keyboard.press("Tab");
  expect(await inside()).toBe(true);
  await page.keyboard.press("Escape");
  await expect(drawer(page)).toBeHidden();
});

test("the switch for differences works with the keyboard", async ({ page }) => {
  await open(page, "/tester?jamfor=1,2");
  const toggle = drawer(page).getByRole("switch", { name: "Visa bara skillnader" });
  await toggle.focus();
  await page.keyboard.press("Space");
  await expect(toggle).toBeChecked();
});
