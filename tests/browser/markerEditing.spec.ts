import { randomUUID } from "node:crypto";
import { demoAdmin, field, startSession, test, toast } from "../support/browserAccounts.ts";
import { expectAccessible } from "../support/browserAxe.ts";
import { keepToastsOpen, open, settled } from "../support/browserPages.ts";
import { expect } from "../support/browserTest.ts";

test("a marker is made, edited and deleted, and one that tests measure stays @phone", async ({ page }) => {
  await keepToastsOpen(page);
  await startSession(page, await demoAdmin());
  const name = `Prov ${randomUUID().slice(0, 8)}`;
  await open(page, "/admin/innehall?flik=markorer");
  const edited = page.getByRole("dialog", { name: "Redigera markör" });

  await test.step("a marker is made, once its guide is one that there is", async () => {
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
  });

  await test.step("it is renamed, and deleted", async () => {
    await page.getByRole("button", { name: `Redigera ${name}`, exact: true }).click();
    await expect(edited.getByRole("button", { name: "Ta bort jarn" })).toBeVisible();
    await field(edited, "Namn").fill(`${name} två`);
    await edited.getByRole("button", { name: "Spara" }).click();
    await page.getByRole("button", { name: `Redigera ${name} två` }).click();
    await edited.getByRole("button", { name: "Ta bort", exact: true }).click();
    await page.getByRole("dialog", { name: "Ta bort markören?" }).getByRole("button", { name: "Ta bort" }).click();
    await expect(toast(page, "Markören är borttagen")).toBeVisible();
    await expect(page.getByRole("button", { name: `Redigera ${name} två` })).toHaveCount(0);
  });

  await test.step("its deletion is undone, and its former name taken back", async () => {
    await page.getByRole("button", { name: `Återskapa ${name} två` }).click();
    await expect(toast(page, "Återskapad")).toBeVisible();
    await page.getByRole("button", { name: `Redigera ${name} två` }).click();
    await edited.getByRole("button", { name: "Versioner" }).click();
    const versions = page.getByRole("dialog", { name: "Versioner" });
    await versions.getByRole("button", { name: /^Stod till/ }).click();
    await expect(versions.getByRole("group", { name: "Då" })).toHaveText(name);
    await settled(page);
    await expectAccessible(page, versions);
    await versions.getByRole("button", { name: "Ta tillbaka" }).click();
    await expect(toast(page, "Den äldre versionen gäller igen")).toBeVisible();
    await expect(page.getByRole("button", { name: `Redigera ${name}`, exact: true })).toBeVisible();
  });

  await test.step("one that tests measure says so, and stays", async () => {
    await page.getByRole("button", { name: "Redigera Ferritin", exact: true }).click();
    await expect(edited.getByText("Tester mäter markören.")).toBeVisible();
  });

  await test.step("a question of the chooser is written otherwise, and its own words are taken back", async () => {
    await open(page, "/admin/innehall?flik=fragor");
    await page.getByRole("button", { name: "Redigera Hur arbetar njurar och lever?" }).click();
    const dialog = page.getByRole("dialog", { name: "Redigera fråga" });
    await field(dialog, "Frågan").fill(`Hur mår ${name}?`);
    await settled(page);
    await expectAccessible(page, dialog);
    await dialog.getByRole("button", { name: "Spara" }).click();
    await page.getByRole("button", { name: `Redigera Hur mår ${name}?` }).click();
    await dialog.getByRole("button", { name: "Hämta sajtens text" }).click();
    await dialog.getByRole("button", { name: "Spara" }).click();
    await expect(page.getByRole("button", { name: "Redigera Hur arbetar njurar och lever?" })).toBeVisible();
  });
});
