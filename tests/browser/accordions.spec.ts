import type { Page } from "@playwright/test";
import { open } from "../support/browserPages.ts";
import { expect, test } from "../support/browserTest.ts";

const group = (page: Page, name: string) =>
  page.locator("details").filter({ has: page.getByText(name, { exact: true }) });

test("groups are unfolded with the keyboard, as many as one likes", { tag: "@both" }, async ({ page }) => {
  await open(page, "/tester/markorer");
  const [hormones, saliva] = [group(page, "Hormoner"), group(page, "Saliv")];
  await expect(hormones.getByRole("checkbox").first()).toBeHidden();
  for (const [one, key] of [
    [hormones, "Enter"],
    [saliva, "Space"],
  ] as const) {
    await one.locator("summary").focus();
    await page.keyboard.press(key);
    await expect(one.getByRole("checkbox").first()).toBeVisible();
  }
  await expect(hormones.getByRole("checkbox").first()).toBeVisible();
  await page.keyboard.press("Space");
  await expect(saliva.getByRole("checkbox").first()).toBeHidden();
});

test("what the visitor unfolded stays so while the page changes around it", async ({ page }) => {
  await open(page, "/tester/markorer");
  await group(page, "Hormoner").locator("summary").click();
  const first = group(page, "Hormoner").getByRole("checkbox").first();
  await first.check();
  await expect(page.getByRole("heading", { name: "1 av 30 markörer valda" })).toBeVisible();
  await expect(group(page, "Hormoner").getByText(/^1 av \d+ valda$/)).toBeVisible();
  await expect(first).toBeVisible();
});

test("an address that leads into something folded unfolds it", async ({ page }) => {
  await open(page, "/traning");
  const beginning = page.getByText("Lägg in en lätt dag efter varje tung.");
  await expect(beginning).toBeHidden();
  await beginning.evaluate((element) => {
    element.id = "borja";
    // As a link of the site does, which the browser knows nothing of.
    window.history.pushState(window.history.state, "", "#borja");
    window.dispatchEvent(new PopStateEvent("popstate", { state: window.history.state }));
  });
  await expect(beginning).toBeInViewport();
});
