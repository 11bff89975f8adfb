import type { Locator } from "@playwright/test";
import { test as base, field, makeAdmin, type Person, startSession, toast } from "../support/browserAccounts.ts";
import { expectAccessible } from "../support/browserAxe.ts";
import { keepToastsOpen, open, settled } from "../support/browserPages.ts";
import { expect } from "../support/browserTest.ts";

const test = base.extend<{ admin: Person }>({
  admin: async ({ page, anAccount }, use) => {
    const person = await anAccount();
    await makeAdmin(person);
    await startSession(page, person);
    await use(person);
  },
});

test.slow();

/** Whether a click on the middle of a button would reach it, where the page stands when it was scrolled into sight. */
const isOnTop = async (button: Locator) => {
  await button.scrollIntoViewIfNeeded();
  return button.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
};

test("a marker is made, edited and deleted, and one that tests measure stays @both", async ({ page, admin }) => {
  await keepToastsOpen(page);
  const name = `Prov ${admin.email.slice(4, 14)}`;
  await open(page, "/admin/innehall?flik=markorer");
  await expect(page.getByRole("table", { name: "Markörer" })).toBeVisible();
  await page.getByRole("button", { name: "Ny markör" }).click();
  const dialog = page.getByRole("dialog", { name: "Ny markör" });
  await field(dialog, "Namn").fill(name);
  await field(dialog, "Vad den säger").fill("Visar hur det går.");
  await dialog.getByLabel("Lägg till en guide").fill("finns-inte");
  await dialog.getByRole("button", { name: "Spara" }).click();
  await expect(dialog.getByText("Guiden finns-inte finns inte.")).toBeVisible();
  await settled(page);
  await expectAccessible(page, dialog);
  await dialog.getByLabel("Lägg till en guide").fill("jarn");
  await dialog.getByRole("button", { name: "Spara" }).click();
  await expect(toast(page, "Markören är sparad")).toBeVisible();
  await page.getByRole("button", { name: `Redigera ${name}`, exact: true }).click();
  const edited = page.getByRole("dialog", { name: "Redigera markör" });
  await expect(edited.getByRole("button", { name: "Ta bort jarn" })).toBeVisible();
  // The message of the dialog before is part of this one, as long as that is all there is to whoever listens, and
  // covers nothing that it is left by.
  await expect(toast(page, "Markören är sparad")).toBeVisible();
  for (const button of ["Spara", "Avbryt", "Ta bort", "Stäng"])
    await expect.poll(() => isOnTop(edited.getByRole("button", { name: button, exact: true }))).toBe(true);
  const dismiss = edited.getByRole("button", { name: "Stäng meddelandet" });
  await expect(async () => {
    await page.keyboard.press("Tab");
    await expect(dismiss).toBeFocused({ timeout: 1 });
  }).toPass({ intervals: [50] });
  await page.keyboard.press("Enter");
  await expect(toast(page, "Markören är sparad")).toHaveCount(0);

  await field(edited, "Namn").fill(`${name} två`);
  await edited.getByRole("button", { name: "Spara" }).click();
  await page.getByRole("button", { name: `Redigera ${name} två` }).click();
  await edited.getByRole("button", { name: "Ta bort", exact: true }).click();
  await page.getByRole("dialog", { name: "Ta bort markören?" }).getByRole("button", { name: "Ta bort" }).click();
  await expect(toast(page, "Markören är borttagen")).toBeVisible();
  await expect(page.getByRole("button", { name: `Redigera ${name} två` })).toHaveCount(0);

  await page.getByRole("button", { name: "Redigera Ferritin", exact: true }).click();
  await expect(edited.getByText("Tester mäter markören.")).toBeVisible();
});
