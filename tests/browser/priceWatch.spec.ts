import { field, fillSignIn, startSession, test, toast } from "../support/browserAccounts.ts";
import { expectAccessible } from "../support/browserAxe.ts";
import { open } from "../support/browserPages.ts";
import { expect } from "../support/browserTest.ts";

test("a price is watched after signing in, and taken back where the account lists it @both", async ({
  page,
  anAccount,
}) => {
  const person = await anAccount();
  await open(page, "/kosttillskott/magnesium-100-60");
  const section = page.getByRole("region", { name: "Pris över tid" });
  await section.getByRole("link", { name: "Logga in och bevaka priset" }).click();
  await expect(field(page, "E-post")).toBeVisible();
  await fillSignIn(page, person);
  await expect(page).toHaveURL("/kosttillskott/magnesium-100-60");
  const button = section.getByRole("button", { name: "Säg till när priset sjunker" });
  await expect(button).toHaveAccessibleDescription(/Vi mejlar dig en gång/);
  await button.click();
  await expect(toast(page, "Vi mejlar dig när priset sjunker")).toBeVisible();
  await expect(section.getByRole("button", { name: "Sluta bevaka priset" })).toBeFocused();

  await open(page, "/konto");
  const list = page.getByRole("list", { name: "Priser som du bevakar" });
  await expect(list.getByRole("link", { name: "Magnesium 100" })).toHaveAttribute(
    "href",
    "/kosttillskott/magnesium-100-60",
  );
  await list.getByRole("button", { name: "Ta bort bevakningen av Magnesium 100" }).click();
  await expect(page.getByText("Du bevakar inga priser.")).toBeVisible();
  await expect(toast(page, "Magnesium 100 bevakas inte längre")).toBeVisible();
});

test("a watch shows with the page, and its section is accessible with its table open", async ({ page, anAccount }) => {
  await startSession(page, await anAccount());
  await open(page, "/kosttillskott/vassle-hage-naturell-82");
  const section = page.getByRole("region", { name: "Pris över tid" });
  await section.getByRole("button", { name: "Säg till när priset sjunker" }).click();
  await expect(section.getByRole("button", { name: "Sluta bevaka priset" })).toBeVisible();
  await page.reload({ waitUntil: "commit" });
  await expect(section.getByRole("button", { name: "Sluta bevaka priset" })).toBeVisible();
  await section.getByText("Visa priserna som tabell").click();
  await expect(section.getByRole("table")).toBeVisible();
  await expectAccessible(page);
});
