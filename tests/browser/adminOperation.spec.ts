import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { demoAdmin, field, fillSignIn, startSession, test, toast } from "../support/browserAccounts.ts";
import { expectAccessible } from "../support/browserAxe.ts";
import { keepToastsOpen, open } from "../support/browserPages.ts";
import { expect } from "../support/browserTest.ts";

const main = (page: Page): Locator => page.getByRole("main");

test.beforeEach(async ({ page }) => {
  await keepToastsOpen(page);
  await startSession(page, await demoAdmin());
});

test("an admin sees how the site is, and blocks, lets in and erases an account @both", async ({
  page,
  anAccount,
  browser,
}) => {
  const person = await anAccount();
  await test.step("every check says how it is and what to do", async () => {
    await open(page, "/admin/drift");
    const checks = main(page).getByRole("list", { name: "Kontroller" }).getByRole("listitem");
    await expect(checks.filter({ hasText: "PostgreSQL" })).toContainText("Bra");
    await expect(checks.filter({ hasText: "Ingen säkerhetskopia" })).toContainText("npm run backup");
    await expect(main(page).getByRole("status")).toContainText("att se över");
    await expectAccessible(page, main(page));
    await main(page).getByRole("button", { name: "Kontrollera igen" }).click();
    await expect(main(page).getByRole("button", { name: "Kontrollera igen" })).toBeEnabled();
  });

  await main(page).getByRole("link", { name: "Behörigheter och händelser" }).click();
  const row = main(page).getByRole("table", { name: "Konton" }).getByRole("row").filter({ hasText: person.email });
  const confirm = async (action: string) => {
    await row.getByRole("button", { name: `${action}: ${person.email}` }).click();
    await page.getByRole("dialog").getByRole("button", { name: action, exact: true }).click();
  };
  const other = await (await browser.newContext()).newPage();
  await startSession(other, person);

  await test.step("an account is found by how its address begins, and blocked", async () => {
    await field(page, "Sök på början av e-postadressen eller namnet").fill(person.email.slice(0, 18));
    await expect(row).toBeVisible();
    await expectAccessible(page, main(page));
    await confirm("Spärra");
    await expect(toast(page, "Kontot är spärrat")).toBeVisible();
    await expect(row).toContainText("Spärrat");
    await open(other, "/auth");
    await fillSignIn(other, person);
    await expect(main(other)).toContainText("Kontot är spärrat av den som driver sajten");
  });

  await test.step("it is let in again, and erased", async () => {
    await confirm("Häv spärren");
    await expect(toast(page, "Spärren är hävd")).toBeVisible();
    await confirm("Radera");
    await expect(toast(page, "Kontot är raderat")).toBeVisible();
    await expect(row).toHaveCount(0);
  });
  await other.context().close();
});

test("who writes guides is added, edited and taken away", async ({ page }) => {
  const name = `Prova ${randomUUID().slice(0, 8)}`;
  await open(page, "/admin/innehall?flik=forfattare");
  const edit = () => page.getByRole("button", { name: `Redigera ${name}`, exact: true });

  await test.step("a name is needed, and proposes the address", async () => {
    await main(page).getByRole("button", { name: "Ny författare" }).click();
    const dialog = page.getByRole("dialog", { name: "Ny författare" });
    await dialog.getByRole("button", { name: "Spara" }).click();
    await expect(dialog.getByText("Fyll i namnet.")).toBeVisible();
    await field(dialog, "Namn").fill(name);
    await expect(field(dialog, "Adressnamn")).toHaveValue(name.toLowerCase().replace(" ", "-"));
    await field(dialog, "Legitimation").fill("leg. läkare");
    await expectAccessible(page, dialog);
    await dialog.getByRole("button", { name: "Spara" }).click();
    await expect(toast(page, "Författaren är sparad")).toBeVisible();
  });

  await test.step("the page shows the registration, and the person can be taken away again", async () => {
    await edit().click();
    const dialog = page.getByRole("dialog", { name: "Redigera författare" });
    await expect(field(dialog, "Legitimation")).toHaveValue("leg. läkare");
    await field(dialog, "Titel").fill("Läkare");
    await dialog.getByRole("button", { name: "Spara" }).click();
    await main(page).getByRole("link", { name, exact: true }).click();
    await expect(main(page).getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(main(page)).toContainText("Läkare · leg. läkare");
    await page.goBack();
    await edit().click();
    await dialog.getByRole("button", { name: "Ta bort", exact: true }).click();
    await page.getByRole("dialog", { name: "Ta bort författaren?" }).getByRole("button", { name: "Ta bort" }).click();
    await expect(toast(page, "Författaren är borttagen")).toBeVisible();
  });
});
