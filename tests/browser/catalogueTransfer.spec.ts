import { test as base, makeAdmin, type Person, startSession } from "../support/browserAccounts.ts";
import { expectAccessible } from "../support/browserAxe.ts";
import { open } from "../support/browserPages.ts";
import { expect } from "../support/browserTest.ts";

const test = base.extend<{ admin: Person }>({
  admin: async ({ page, anAccount }, use) => {
    const person = await anAccount();
    await makeAdmin(person);
    await startSession(page, person);
    await use(person);
  },
});

test("a file is looked at, imported without its bad line, and the catalogue can be taken along @both", async ({
  page,
  admin,
}, { project }) => {
  expect(admin.email).toBeTruthy();
  await open(page, "/admin/innehall?flik=import");
  const name = `Webbimporten ${project.name} ${Date.now()}`;
  // Hidden, since other tests count what the lists show.
  const body = `category;name;providerName;isAvailable\nblodtester;${name};Webbolaget;nej\nfinns-inte;Fel;Webbolaget;nej\n`;
  await page
    .getByLabel("Fil att importera")
    .setInputFiles({ name: "nya.csv", mimeType: "text/csv", buffer: Buffer.from(body) });
  const preview = page.getByRole("region", { name: "Det här händer med nya.csv" });
  await expect(preview.getByRole("rowheader", { name: "Rad 3" })).toBeVisible();
  await expect(preview.getByRole("rowheader", { name })).toBeVisible();
  const button = preview.getByRole("button", { name: "Importera 1 produkt" });
  await expect(button).toBeDisabled();
  await expectAccessible(page);
  await preview.getByLabel("Hoppa över felaktiga rader").check();
  await button.click();
  await expect(page.getByText("1 ny produkt och 0 ändrade är sparade. 1 felaktig rad hoppades över.")).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Hämta som CSV" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^produkter-.*\.csv$/);
});
