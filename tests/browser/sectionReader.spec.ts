import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/browserAxe.ts";
import { buildFormSample, serveFormSample } from "../support/browserFormSample.ts";
import { expect, test } from "../support/browserTest.ts";

let code: string;
test.beforeAll(async () => {
  code = await buildFormSample();
});
test.beforeEach(({ page }) => serveFormSample(page, code));

const mark = (page: Page, name: string) => page.getByRole("button", { name: `Markera som klar: Del ${name}` });

test("sections are read one at a time, marked as done with the keyboard, and counted", { tag: "@both" }, async ({
  page,
}) => {
  await page.goto("/las");
  await expect(page.getByRole("status")).toHaveText("0 av 3 klara");
  await expect(page.getByText("lugnt")).toHaveCSS("font-weight", /[67]00/);
  await expect(page.getByText("Sov gott.")).toBeHidden();
  await page.getByRole("heading", { name: "Del tre" }).click();
  await expect(page.getByText("Gå ut.")).toBeVisible();
  await expect(page.getByText("lugnt")).toBeHidden();
  await mark(page, "tre").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toHaveText("1 av 3 klara");
  await expect(page.getByRole("progressbar", { name: "Delarna" })).toHaveAttribute("aria-valuetext", "1 av 3 klara");

  // The next one that is not done unfolds, and has the focus.
  await expect(page.getByText("lugnt")).toBeVisible();
  await expect(page.locator("summary").first()).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator("summary").nth(1)).toBeFocused();
  await mark(page, "två").click();
  await expect(page.getByRole("status")).toHaveText("3 av 3 klara");
  await expect(page.getByRole("status")).toBeFocused();
  await expect(page.getByRole("button", { name: /^Markera/ })).toHaveCount(0);
});

test("several sections can be open", async ({ page }) => {
  await page.goto("/las/flera");
  await page.getByRole("heading", { name: "Del tre" }).click();
  await expect(page.getByText("lugnt")).toBeVisible();
  await expect(page.getByText("Gå ut.")).toBeVisible();
});
