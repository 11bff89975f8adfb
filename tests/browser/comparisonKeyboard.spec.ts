import type { Locator, Page } from "@playwright/test";
import { bar, card, drawer, holdsFocus, names, open } from "../support/browserPages.ts";
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

  const isInside = () => holdsFocus(drawer(page));
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
  expect([...reached]).toEqual(expect.arrayContaining(["Stäng", "Kopiera länk", `Ta bort ${first}`]));
  for (let presses = 0; presses < 5; presses++) {
    await page.keyboard.press("Shift+Tab");
    await expect.poll(isInside, "focus is inside the drawer, backwards").toBe(true);
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
  await expect(bar(page)).toContainText("2 av 4 valda");
  await bar(page).getByRole("button", { name: "Jämför nu" }).click();
  const isInside = () => holdsFocus(drawer(page));
  // The drawer takes the focus when it opens; only then can it be moved on.
  await expect.poll(isInside).toBe(true);
  const remove = drawer(page).getByRole("button", { name: `Ta bort ${first}` });
  await remove.focus();
  await page.keyboard.press("Enter");
  await expect(remove).toHaveCount(0);
  await expect.poll(isInside).toBe(true);
  await page.keyboard.press("Tab");
  await expect.poll(isInside).toBe(true);
  await page.keyboard.press("Escape");
  await expect(drawer(page)).toBeHidden();
});

test("the switch for differences works with the keyboard", async ({ page }) => {
  await open(page, "/tester?jamfor=1,2");
  const toggle = drawer(page).getByRole("switch", { name: "Visa bara skillnader" });
  await expect(toggle).toBeVisible();
  await expect.poll(() => holdsFocus(drawer(page))).toBe(true);
  await toggle.focus();
  await expect(toggle).toBeFocused();
  await page.keyboard.press("Space");
  await expect(toggle).toBeChecked();
});
