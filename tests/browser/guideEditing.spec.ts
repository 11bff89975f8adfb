import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { demoAdmin, field, startSession, test, toast } from "../support/browserAccounts.ts";
import { expectAccessible } from "../support/browserAxe.ts";
import { keepToastsOpen, open } from "../support/browserPages.ts";
import { expect } from "../support/browserTest.ts";

const LIST = "/admin/innehall?flik=guider";
const main = (page: Page): Locator => page.getByRole("main");
const text = (page: Page): Locator => field(page, "Text i Markdown");
const preview = (page: Page): Locator =>
  main(page).getByRole("region", { name: "Text i Markdown, förhandsgranskning" });
const checks = (page: Page): Locator => main(page).getByRole("region", { name: "Kontroll av texten" });
const button = (page: Page, name: string): Locator => main(page).getByRole("button", { name, exact: true });
const isNarrow = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 900;

const SOURCES = "\n\n## Källor\n\n1. Folkhälsomyndigheten. Ljus. https://www.folkhalsomyndigheten.se/";

/** Fills in a new guide, without its text. */
async function fillIn(page: Page, title: string): Promise<void> {
  await field(page, "Titel").fill(title);
  await field(page, "Beskrivning").fill("Varför ljus tidigt på dagen gör det lättare att somna på kvällen.");
  await field(page, "Ämne").selectOption({ label: "Sömn" });
  await field(page, "Författare").selectOption({ index: 1 });
  await field(page, "Lägg till ett märke").fill("Sömn");
  await main(page).getByRole("group", { name: "Märken" }).getByRole("button", { name: "Lägg till" }).click();
}

test.beforeEach(async ({ page }) => {
  await startSession(page, await demoAdmin());
});
test.slow();

test("a guide is written, checked, published, renamed and deleted @both", async ({ page, newVisitor }) => {
  const name = randomUUID().slice(0, 8);
  const title = `Ljus på morgonen ${name}`;
  await open(page, LIST);
  await expect(
    main(page)
      .getByRole("status")
      .filter({ hasText: /\d+ guider/ }),
  ).toBeVisible();
  await expectAccessible(page, main(page));
  await main(page).getByRole("link", { name: "Ny guide" }).click();
  await fillIn(page, title);
  await expect(field(page, "Adressnamn")).toHaveValue(`ljus-pa-morgonen-${name}`);

  // A fault keeps it from being published, not from being saved.
  await text(page).fill(`# Ljus\n\n<script>alert(1)</script> Ljus på morgonen [2].${SOURCES}`);
  await expect(checks(page)).toContainText("Fel, rad 1:");
  await expect(checks(page)).toContainText("hänvisar till [2]");
  await field(page, "Publicerad: syns för alla").check();
  await button(page, "Publicera").click();
  await expect(main(page)).toContainText("Rätta felen i texten innan guiden publiceras");
  await field(page, "Utkast: syns bara för administratörer").check();
  await button(page, "Spara utkast").click();
  await expect(toast(page, "Utkastet är sparat")).toBeVisible();
  await expect(page).toHaveURL(/flik=guider&id=/);

  await text(page).fill(`## Ljus\n\nLjus på morgonen [1].${SOURCES}`);
  await text(page).selectText();
  await text(page).press("ArrowLeft");
  await main(page).getByRole("button", { name: "Tabell" }).click();
  await expect(text(page)).toHaveValue(/^\| Rubrik \| Rubrik \|/);
  await text(page).press("Control+z");
  await expect(text(page)).toHaveValue(/^## Ljus/);
  if (isNarrow(page)) await main(page).getByRole("button", { name: "Förhandsgranska" }).click();
  await expect(preview(page).getByRole("heading", { name: "Ljus" })).toBeVisible();
  await expect(preview(page).locator("script")).toHaveCount(0);
  await expect(main(page).getByRole("region", { name: "Källor som hittas i texten" })).toContainText(
    "[1] Folkhälsomyndigheten. Ljus.",
  );
  await expectAccessible(page, main(page));
  await field(page, "Publicerad: syns för alla").check();
  await button(page, "Publicera").click();
  await expect(toast(page, "Guiden är publicerad")).toBeVisible();

  const reader = await newVisitor();
  await open(reader, `/guider/ljus-pa-morgonen-${name}`);
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(reader.getByRole("main")).toContainText(/inte medicinskt granskat/);

  await field(page, "Adressnamn").fill(`morgonljus-${name}`);
  await button(page, "Spara ändringar").click();
  await expect(main(page)).toContainText(`Leder hit också: ljus-pa-morgonen-${name}`);
  await open(reader, `/guider/ljus-pa-morgonen-${name}`);
  await expect(reader).toHaveURL(`/guider/morgonljus-${name}`);

  await button(page, "Ta bort guiden").click();
  await page.getByRole("dialog").getByRole("button", { name: "Ta bort" }).click();
  await expect(toast(page, "Guiden är borttagen")).toBeVisible();
  await expect(page).toHaveURL(LIST);
  expect((await reader.request.get(`/guider/morgonljus-${name}`)).status()).toBe(404);
});

test("a guide is scheduled, and found by its state; Back returns to the list as it was", async ({ page }) => {
  const title = `Planerad ${randomUUID().slice(0, 8)}`;
  await open(page, `${LIST}&id=ny`);
  await fillIn(page, title);
  await text(page).fill(`## Ljus\n\nLjus [1].${SOURCES}`);
  await field(page, "Schemalagd: publiceras av sig själv").check();
  await field(page, "Dag").fill(`${new Date().getFullYear() + 1}-06-01`);
  await field(page, "Klockslag").fill("07:30");
  await button(page, "Schemalägg").click();
  await expect(toast(page, "Guiden är schemalagd")).toBeVisible();
  await main(page).getByRole("link", { name: "Till alla guider" }).click();
  await field(page, "Läge").selectOption({ label: "Schemalagd" });
  await field(page, "Sök på titel, adress eller författare").fill(title);
  const row = main(page).getByRole("row").filter({ hasText: title });
  await expect(row).toContainText(/1 juni \d{4} kl\. 07:30/);
  await expect(page).toHaveURL(/lage=schemalagda/);
  await expect(page).toHaveURL(/sok=Planerad/);
  await row.getByRole("link", { name: title }).click();
  await expect(field(page, "Titel")).toHaveValue(title);

  // What was typed is not lost without a question.
  await field(page, "Titel").fill(`${title} igen`);
  await page.goBack();
  await expect(page.getByRole("dialog")).toContainText("Lämna utan att spara?");
  await page.getByRole("button", { name: "Stanna kvar" }).click();
  await expect(field(page, "Titel")).toHaveValue(`${title} igen`);
  await page.goBack();
  await page.getByRole("button", { name: "Lämna utan att spara" }).click();
  await expect(field(page, "Sök på titel, adress eller författare")).toHaveValue(title);
  await expect(main(page).getByRole("row").filter({ hasText: title })).toBeVisible();
});

test("who saves second keeps what was typed, and sees what stands now", async ({ page, context }) => {
  const title = `Två skriver ${randomUUID().slice(0, 8)}`;
  await open(page, `${LIST}&id=ny`);
  await fillIn(page, title);
  await button(page, "Spara utkast").click();
  await expect(page).toHaveURL(/id=(?!ny)/);
  const other = await context.newPage();
  await keepToastsOpen(other);
  await open(other, page.url());
  await field(other, "Beskrivning").fill("Den andras beskrivning.");
  await button(other, "Spara utkast").click();
  await expect(toast(other, "Utkastet är sparat")).toBeVisible();

  await field(page, "Beskrivning").fill("Min beskrivning.");
  await button(page, "Spara utkast").click();
  await expect(main(page).getByRole("alert")).toContainText("Guiden har ändrats sedan du öppnade den");
  await button(page, "Se vad som står nu").click();
  await expect(page.getByRole("dialog")).toContainText("Den andras beskrivning.");
  await expectAccessible(page, page.getByRole("dialog"));
  await page.getByRole("button", { name: "Fortsätt med mitt" }).click();
  await expect(field(page, "Beskrivning")).toHaveValue("Min beskrivning.");
  await button(page, "Spara utkast").click();
  // The first save's may still be there.
  await expect(toast(page, "Utkastet är sparat").last()).toBeVisible();
});

test("a page of text gets a section, which visitors read @both", async ({ page, newVisitor }) => {
  const name = randomUUID().slice(0, 8);
  await open(page, "/admin/innehall?flik=sidor");
  await expect(main(page).getByRole("table", { name: "Sidor" })).toBeVisible();
  await expectAccessible(page, main(page));
  await main(page).getByRole("link", { name: "Tillgänglighet", exact: false }).first().click();
  await expect(field(page, "Ingress")).toBeVisible();
  await expectAccessible(page, main(page));
  await main(page).getByRole("button", { name: "Lägg till avsnitt" }).click();
  const section = main(page)
    .getByRole("region", { name: /^Avsnitt \d+$/ })
    .last();
  await section.getByRole("textbox", { name: "Rubrik" }).fill(`Prov ${name}`);
  await expect(field(section, "Ankare")).toHaveValue(`prov-${name}`);
  await section.getByRole("textbox", { name: /^Text i avsnitt/ }).fill("Skrivet för **{{sajten}}**.");
  await section.getByRole("button", { name: /^Flytta upp/ }).click();
  await button(page, "Spara").click();
  await expect(toast(page, "Sidan är sparad")).toBeVisible();
  const reader = await newVisitor();
  await open(reader, `/tillganglighet#prov-${name}`);
  await expect(reader.getByRole("region", { name: `Prov ${name}` })).toContainText("Skrivet för Livsresan");

  await main(page)
    .getByRole("button", { name: new RegExp(`^Ta bort avsnitt \\d+, Prov ${name}`) })
    .click();
  await button(page, "Spara").click();
  await expect(main(page).getByText(`prov-${name}`)).toHaveCount(0);
});
