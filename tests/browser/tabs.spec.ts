import type { Page } from "@playwright/test";
import { openJourney, panel } from "../support/browserJourney.ts";
import { open } from "../support/browserPages.ts";
import { expect, test } from "../support/browserTest.ts";

/** Presses keys faster than any address can follow: nothing else happens in between. */
const pressAtOnce = (page: Page, keys: readonly string[]): Promise<void> =>
  page.evaluate((all) => {
    for (const key of all) {
      const press = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(press);
    }
  }, keys);

for (const { title, begin, selected, keys, ends, address } of [
  {
    title: "of the journey, to the right",
    begin: (page: Page) => openJourney(page),
    selected: "Dashboard",
    keys: ["ArrowRight", "ArrowRight", "ArrowRight"],
    ends: "Achievements",
    address: "/min-resa?flik=achievements",
  },
  {
    title: "of the journey, from the end over the edge and back",
    begin: (page: Page) => openJourney(page),
    selected: "Dashboard",
    keys: ["End", "ArrowRight", "ArrowLeft", "ArrowLeft"],
    ends: "Achievements",
    address: "/min-resa?flik=achievements",
  },
  {
    title: "of the journey, there and back",
    begin: (page: Page) => openJourney(page, "min-plan"),
    selected: "Min plan",
    keys: ["ArrowRight", "ArrowLeft"],
    ends: "Min plan",
    address: "/min-resa?flik=min-plan",
  },
  {
    title: "of the ways in",
    begin: (page: Page) => open(page, "/auth"),
    selected: "Logga in",
    keys: ["ArrowRight", "ArrowLeft", "ArrowLeft"],
    ends: "Skapa konto",
    address: "/auth?flik=skapa",
  },
]) {
  test(`keys pressed quickly move each from where the last one led: ${title}`, async ({ page }) => {
    await begin(page);
    const tab = (name: string) => page.getByRole("tab", { name, exact: true });
    await tab(selected).focus();
    await pressAtOnce(page, keys);
    await expect(tab(ends)).toBeFocused();
    await expect(tab(ends)).toHaveAttribute("aria-selected", "true");
    await expect(page).toHaveURL(address);
    await expect(panel(page)).toHaveAccessibleName(ends);
  });
}

test("the browser's own keys stay its own: Alt and an arrow go back", async ({ page }) => {
  await openJourney(page);
  await page.getByRole("tab", { name: "Framsteg" }).click();
  await expect(page).toHaveURL("/min-resa?flik=framsteg");
  await page.getByRole("tab", { name: "Framsteg" }).focus();
  const isLeft = await page.evaluate(() =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent("keydown", { key: "ArrowLeft", altKey: true, bubbles: true, cancelable: true }),
    ),
  );
  expect(isLeft, "the press is left to the browser").toBe(true);
  await expect(page.getByRole("tab", { name: "Framsteg" })).toBeFocused();
});

test("a tab is a link, which opens beside this page on request", async ({ page, context }) => {
  await openJourney(page);
  const opening = context.waitForEvent("page");
  await page.getByRole("tab", { name: "Achievements" }).click({ modifiers: ["ControlOrMeta"] });
  const beside = await opening;
  await expect(beside).toHaveURL("/min-resa?flik=achievements");
  await expect(panel(beside)).toHaveAccessibleName("Achievements");
  await expect(page).toHaveURL("/min-resa");
});

test("the chosen tab is in sight for whoever comes back to a journey", { tag: "@phone" }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("global-progress", "{}"));
  await openJourney(page, "kalender");
  // The bar itself may be below what a phone shows at first.
  await page.getByRole("tablist").scrollIntoViewIfNeeded();
  await expect(page.getByRole("tab", { name: "Kalender" })).toBeInViewport({ ratio: 0.99 });
});

test("the chosen tab is in sight on a narrow screen", { tag: "@phone" }, async ({ page }) => {
  await openJourney(page, "kalender");
  // The bar itself may be below what a phone shows at first.
  await page.getByRole("tablist").scrollIntoViewIfNeeded();
  await expect(page.getByRole("tab", { name: "Kalender" })).toBeInViewport({ ratio: 0.99 });
  await page.getByRole("tab", { name: "Kalender" }).focus();
  await page.keyboard.press("Home");
  await expect(page.getByRole("tab", { name: "Dashboard" })).toBeInViewport({ ratio: 0.99 });
});
