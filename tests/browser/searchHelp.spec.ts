import { test as base, field, makeAdmin, type Person, startSession, toast } from "../support/browserAccounts.ts";
import { expectAccessible } from "../support/browserAxe.ts";
import { cards, open, searchField, settled } from "../support/browserPages.ts";
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

test("a search that is misspelt shows what was meant, and a guide beside what is found @both", async ({ page }) => {
  await open(page, "/tester?q=kolestrol");
  await expect(page.getByText("Inga träffar på ”kolestrol”. Menade du kolesterol?")).toBeVisible();
  await expect(page.getByLabel("Sortera", { exact: true }).locator("option:checked")).toHaveText("Bäst träff");
  await expect(cards(page).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "kolesterol", exact: true }).click();
  await expect(page).toHaveURL("/tester?q=kolesterol");
  await expect(searchField(page)).toHaveValue("kolesterol");
  await expect(page.getByText("Menade du")).toHaveCount(0);
  await expect(page.getByText(/^Läs mer:/).getByRole("link", { name: "Blodfetter och hjärtat" })).toBeVisible();
});

test("a word that people search by is made, edited and deleted @both", async ({ page, admin }) => {
  const term = `prov ${admin.email.slice(4, 14)}`;
  await open(page, "/admin/innehall?flik=sokord");
  await expect(page.getByRole("table", { name: "Sökord" })).toBeVisible();
  await settled(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Nytt sökord" }).click();
  const dialog = page.getByRole("dialog", { name: "Nytt sökord" });
  await field(dialog, "Sökord").fill(term);
  await field(dialog, "Leder till").selectOption("En markör");
  await field(dialog, "Markörens namn").fill("Finns inte");
  await dialog.getByRole("button", { name: "Spara" }).click();
  await expect(dialog.getByText(/Markören finns inte/)).toBeVisible();
  await field(dialog, "Markörens namn").fill("HbA1c");
  await dialog.getByRole("button", { name: "Spara" }).click();
  await expect(toast(page, "Sökordet är sparat")).toBeVisible();
  await page.getByRole("button", { name: `Redigera ${term}: Markör HbA1c` }).click();
  await page.getByRole("dialog", { name: "Redigera sökord" }).getByRole("button", { name: "Ta bort" }).click();
  await page.getByRole("dialog", { name: "Ta bort sökordet?" }).getByRole("button", { name: "Ta bort" }).click();
  await expect(toast(page, "Sökordet är borttaget")).toBeVisible();
  await expect(page.getByRole("button", { name: `Redigera ${term}: Markör HbA1c` })).toHaveCount(0);
});
