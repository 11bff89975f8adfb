import type { Page } from "@playwright/test";
import { hydrated } from "../support/browserPages.ts";
import { expect, test } from "../support/browserTest.ts";

/** Loads a page, and does something on it while its scripts are on their way. */
async function beforeScripts(page: Page, path: string, act: () => Promise<void>): Promise<void> {
  let letGo = (): void => {};
  const isDone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await isDone;
    await route.continue();
  });
  const isListening = page.waitForResponse(/early-input/);
  await page.goto(path, { waitUntil: "commit" });
  await isListening;
  await act();
  letGo();
  await hydrated(page);
  await page.unroute("**/assets/*.js");
}

test("on a slow connection what is written, chosen and pressed before the scripts came counts once they are there", async ({
  page,
}) => {
  const button = (name: string | RegExp) => page.getByRole("button", { name }).first();

  await test.step("a list is of what was searched for, and filtered as was chosen", async () => {
    await beforeScripts(page, "/tester", async () => {
      await page.getByLabel("Sök bland tester").fill("ferritin");
      await page.getByLabel("Provtyp").selectOption("blood");
    });
    await expect(page).toHaveURL(/\?(?=.*q=ferritin)(?=.*provtyp=blood)/);
    await expect.soft(page.getByLabel("Sök bland tester")).toHaveValue("ferritin");
  });

  await test.step("a button that was pressed twice in impatience did its work once", async () => {
    await beforeScripts(page, "/tester", async () => {
      await button(/^Jämför/).click();
      await button(/^Jämför/).click();
    });
    await expect(page.getByText("1 av 4 valda")).toBeVisible();
  });

  await test.step("a form that was filled in and sent goes on with its answers", async () => {
    await beforeScripts(page, "/somntestet", async () => {
      await page.getByLabel("Ålder").fill("44");
      await page.getByText("Man", { exact: true }).click();
      await page.getByText("Kvinna", { exact: true }).click();
      await button("Nästa").click();
    });
    await expect(page.getByText("Steg 2 av 6").first()).toBeVisible();
    await button("Föregående").click();
    await expect.soft(page.getByLabel("Ålder")).toHaveValue("44");
    await expect.soft(page.getByRole("radio", { name: "Kvinna" })).toBeChecked();
  });
});
