import { demoAdmin, startSession, test, toast } from "../support/browserAccounts.ts";
import { expectAccessible } from "../support/browserAxe.ts";
import { keepToastsOpen, open } from "../support/browserPages.ts";
import { expect } from "../support/browserTest.ts";

test("an admin sees what is left to do, and changes who answers for the site", async ({ page }) => {
  test.slow();
  await keepToastsOpen(page);
  await startSession(page, await demoAdmin());
  const main = page.getByRole("main");

  await test.step("what is left leads to where it is done", async () => {
    await open(page, "/admin/sajten");
    await expect(main.getByRole("status")).toContainText(/ av 1[23] är klart/);
    await expectAccessible(page);
    // The demo could not be opened again.
    await main.getByRole("button", { name: "Stäng sajten för besökare" }).click();
    await expect(main.getByRole("alert")).toContainText("Demon är alltid öppen");
    await main.getByRole("link", { name: "Till inställningarna" }).first().click();
    await expect(page).toHaveURL("/admin/sajten?flik=installningar");
  });

  const address = page.getByLabel("Adress");
  const save = main.getByRole("button", { name: "Spara" });
  const before = await address.inputValue();

  await test.step("what is wrong is said at its field, and nothing is lost", async () => {
    await page.getByLabel("Organisationsnummer").fill("556000-4616");
    await save.click();
    await expect(main).toContainText("Kontrollera organisationsnumret");
    await page.getByLabel("Organisationsnummer").fill("000000-0000 (exempel)");
    await expectAccessible(page);
  });

  await test.step("what is saved is on the pages, and another admin's word is not lost", async () => {
    const second = await page.context().newPage();
    await open(second, "/admin/sajten?flik=installningar");
    await address.fill("Provgatan 2, 111 11 Provstad");
    await save.click();
    await expect(toast(page, "Inställningarna är sparade")).toBeVisible();
    await second.getByLabel("Adress").fill("Annangatan 3");
    await second.getByRole("main").getByRole("button", { name: "Spara" }).click();
    await second.getByRole("button", { name: "Se vad som står nu" }).click();
    await expect(second.getByRole("dialog")).toContainText("Provgatan 2, 111 11 Provstad");
    await second.close({ runBeforeUnload: false });
    await open(page, "/om-oss");
    await expect(main).toContainText("Provgatan 2, 111 11 Provstad");
    await open(page, "/admin/sajten?flik=installningar");
    await address.fill(before);
    await save.click();
    await expect(toast(page, "Inställningarna är sparade")).toBeVisible();
  });
});
