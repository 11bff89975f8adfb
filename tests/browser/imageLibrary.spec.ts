import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { demoAdmin, startSession, test, toast } from "../support/browserAccounts.ts";
import { expectAccessible } from "../support/browserAxe.ts";
import { open } from "../support/browserPages.ts";
import { expect } from "../support/browserTest.ts";

const LIBRARY = "/admin?flik=bildhantering";
const main = (page: Page): Locator => page.getByRole("main");
const library = (page: Page): Locator => main(page).getByRole("region", { name: "Bildbibliotek" });
const card = (page: Page, publicId: string): Locator =>
  library(page).getByRole("listitem").filter({ hasText: publicId });
const chosen = (page: Page): Locator => main(page).getByRole("list", { name: "Valda bilder" }).getByRole("listitem");
const input = (page: Page): Locator => main(page).locator("input[type=file]");
const upload = (page: Page): Locator => main(page).getByRole("button", { name: "Ladda upp", exact: true });

/** A picture in one colour. */
const picture = (colour: string): Promise<Buffer> =>
  sharp({ create: { width: 640, height: 400, channels: 3, background: colour } })
    .png()
    .toBuffer();

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await startSession(page, await demoAdmin());
  await open(page, LIBRARY);
});

test("pictures are uploaded, named, described, used in an article, and deleted when nothing shows them", async ({
  page,
}) => {
  const name = `prov-${randomUUID().slice(0, 8)}`;
  await input(page).setInputFiles([
    { name: "gron.png", mimeType: "image/png", buffer: await picture("#227755") },
    { name: "rod.png", mimeType: "image/png", buffer: await picture("#aa3322") },
  ]);
  await expect(chosen(page)).toHaveCount(2);
  await main(page).getByLabel("Eget public ID (frivilligt)").fill(name);
  await upload(page).click();
  await expect(toast(page, "Uppladdning slutförd!")).toContainText("2 bild(er) uppladdade till biblioteket.");
  const [one, other] = [card(page, `${name}_1`), card(page, `${name}_2`)];
  await expect(one).toContainText(/640 × 400 · PNG · \d+ KB/);
  await expect(other).toBeVisible();
  await expect(chosen(page)).toHaveCount(0);
  await expectAccessible(page, main(page));

  await one.getByRole("button", { name: `Kopiera ${name}_1` }).click();
  await expect(toast(page, "Kopierat!")).toBeVisible();
  await expect(one.getByRole("img", { name: "Kopierat" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${name}_1`);
  await expect(one.getByRole("img", { name: "Kopierat" })).toHaveCount(0);

  await one.getByRole("button", { name: /^Ändra beskrivningen/ }).click();
  await page.getByRole("dialog").getByLabel("Vad bilden visar").fill("En grön yta");
  await page.getByRole("dialog").getByRole("button", { name: "Spara" }).click();
  await expect(one).toContainText("En grön yta");

  await page.getByRole("tab", { name: "Artikelbilder" }).click();
  const row = main(page).getByRole("listitem").filter({ hasText: "zone-2" }).first();
  const choice = row.getByRole("combobox");
  const before = await choice.inputValue();
  await choice.selectOption({ label: `${name}_1` });
  await expect(toast(page, "Uppdaterat")).toBeVisible();
  await page.getByRole("tab", { name: "Bildhantering" }).click();
  await expect(one).toContainText("Används i:");
  const remove = async (which: Locator) => {
    await which.getByRole("button", { name: /^Ta bort/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Ta bort", exact: true }).click();
  };
  await remove(one);
  await expect(toast(page, "Bilden är kvar")).toBeVisible();
  await expect(one).toBeVisible();

  await page.getByRole("tab", { name: "Artikelbilder" }).click();
  await choice.selectOption(before);
  await expect(choice).toHaveValue(before);
  await page.getByRole("tab", { name: "Bildhantering" }).click();
  await expect(one).toContainText("Används inte");
  for (const which of [one, other]) {
    await remove(which);
    await expect(which).toHaveCount(0);
  }
});

test("one bad file refuses all of them, each with its own reason", async ({ page }) => {
  await input(page).setInputFiles([
    { name: "bra.png", mimeType: "image/png", buffer: await picture("#112233") },
    { name: "stor.png", mimeType: "image/png", buffer: Buffer.alloc(10_485_761) },
    { name: "text.txt", mimeType: "text/plain", buffer: Buffer.from("ingen bild") },
  ]);
  await expect(toast(page, "Ogiltiga filer")).toContainText("2 fil(er) är för stora (>10MB) eller inte bildformat.");
  await expect(chosen(page).filter({ hasText: "stor.png" })).toContainText("För stor fil (max 10MB)");
  await expect(chosen(page).filter({ hasText: "text.txt" })).toContainText("Ogiltigt filformat");
  await expect(upload(page)).toBeDisabled();

  // What only says that it is a picture is found out by the server.
  await input(page).setInputFiles([{ name: "fejk.png", mimeType: "image/png", buffer: Buffer.from("ingen bild") }]);
  await upload(page).click();
  await expect(toast(page, "Uppladdning misslyckades")).toContainText(
    /Uppladdning misslyckades för fejk\.png: Ogiltig/,
  );
  await expect(chosen(page).filter({ hasText: "fejk.png" })).toContainText(/Ogiltig/);
});
