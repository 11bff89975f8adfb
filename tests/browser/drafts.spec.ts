import type { Page } from "@playwright/test";
import { signIn, signOut, test } from "../support/browserAccounts.ts";
import { signal, storedKeys, storedValue, wizard } from "../support/browserJourneyParts.ts";
import { open } from "../support/browserPages.ts";
import { expect } from "../support/browserTest.ts";

const firstName = (page: Page) => wizard(page).getByLabel("Förnamn");

async function askName(page: Page): Promise<void> {
  await signal(page, "onboarding");
  await wizard(page).getByRole("button", { name: "Nästa" }).click();
  await expect(firstName(page)).toBeVisible();
}

async function closeWizard(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(wizard(page)).toBeHidden();
}

test("what somebody filled in goes when they sign out, and nobody else sees it", async ({ page, anAccount }) => {
  const [first, second] = [await anAccount(), await anAccount()];
  await signIn(page, first);
  await askName(page);
  await firstName(page).fill("Astrid");
  await expect.poll(() => storedValue(page, "draft-onboarding")).toMatchObject({ answers: { name: "Astrid" } });
  await closeWizard(page);
  await signOut(page);
  expect(await storedKeys(page)).toEqual([]);
  await signIn(page, second);
  await askName(page);
  await expect(firstName(page)).toHaveValue("");
});

test("what was filled in before signing in is there afterwards", async ({ page, anAccount }) => {
  const person = await anAccount();
  await open(page, "/om-oss");
  await askName(page);
  await firstName(page).fill("Astrid");
  await closeWizard(page);
  await signIn(page, person);
  await askName(page);
  await expect(firstName(page)).toHaveValue("Astrid");
  await closeWizard(page);
  await signOut(page);
  expect(await storedKeys(page)).toEqual([]);
});

test("'Ta bort allt' takes what was filled in as well, and says before that it is there", async ({ page }) => {
  await open(page, "/min-resa");
  await askName(page);
  await firstName(page).fill("Astrid");
  await closeWizard(page);
  const here = page.getByRole("region", { name: "Din resa finns i den här webbläsaren" });
  await here.getByText("Mina data i webbläsaren").click();
  await expect(here.getByRole("definition").last()).toHaveText("Det du har fyllt i men inte skickat");
  await here.getByRole("button", { name: "Ta bort allt från webbläsaren" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Ta bort allt" }).click();
  await expect(here).toContainText("Inget sparat");
  expect(await storedKeys(page)).toEqual([]);
});
