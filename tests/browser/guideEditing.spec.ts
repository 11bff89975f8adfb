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

/** Saves another description of a draft, as another admin would who has it open as well. */
async function saveBeside(page: Page, id: string, description: string): Promise<void> {
  const ask = async (query: string, variables: object) =>
    (await (await page.request.post("/graphql", { data: { query, variables } })).json()).data;
  const { editableArticle } = await ask(
    `query ($id: ID!) { editableArticle(id: $id) { id version title slug topic badges difficulty countsAsTraining
       reviewedOn content state author { id } } }`,
    { id },
  );
  const { author, ...stored } = editableArticle;
  const { updateArticle } = await ask(
    "mutation ($input: UpdateArticleInput!) { updateArticle(input: $input) { errors { message } } }",
    { input: { ...stored, description, authorId: author.id, reviewer: "" } },
  );
  expect(updateArticle).toEqual({ errors: [] });
}

test.beforeEach(async ({ page }) => {
  await keepToastsOpen(page);
  await startSession(page, await demoAdmin());
});

test("a guide is written, checked, published, renamed and deleted", async ({ page, request }) => {
  const name = randomUUID().slice(0, 8);
  const title = `Ljus på morgonen ${name}`;

  await test.step("its address follows from its title", async () => {
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
  });

  await test.step("a fault keeps it from being published, not from being saved", async () => {
    // What else is missing, a mark for instance, is said at its field: only the text is spoken of here.
    await text(page).fill(`## Ljus\n\nLjus på morgonen [1].${SOURCES}`);
    await expect(checks(page)).toContainText("Texten kan publiceras.");
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
  });

  await test.step("buttons write Markdown, which can be undone", async () => {
    await text(page).fill(`## Ljus\n\nLjus på morgonen [1].${SOURCES}`);
    await text(page).selectText();
    await text(page).press("ArrowLeft");
    await main(page).getByRole("button", { name: "Tabell" }).click();
    await expect(text(page)).toHaveValue(/^\| Rubrik \| Rubrik \|/);
    await text(page).press("Control+z");
    await expect(text(page)).toHaveValue(/^## Ljus/);
  });

  await test.step("it is seen beside, as it will look", async () => {
    await expect(preview(page).getByRole("heading", { name: "Ljus" })).toBeVisible();
    await expect(preview(page).locator("script")).toHaveCount(0);
    await expect(main(page).getByRole("region", { name: "Källor som hittas i texten" })).toContainText(
      "[1] Folkhälsomyndigheten. Ljus.",
    );
    await expectAccessible(page, main(page));
  });

  await test.step("when it is published, everybody reads it", async () => {
    await field(page, "Publicerad: syns för alla").check();
    await button(page, "Publicera").click();
    await expect(toast(page, "Guiden är publicerad")).toBeVisible();
    const read = await (await request.get(`/guider/ljus-pa-morgonen-${name}`)).text();
    expect.soft(/<h1[^>]*>([^<]*)/.exec(read)?.[1]).toBe(title);
    expect.soft(read).toContain("inte medicinskt granskat");
  });

  await test.step("when its address changes, the one before leads to it", async () => {
    await field(page, "Adressnamn").fill(`morgonljus-${name}`);
    await button(page, "Spara ändringar").click();
    await expect(main(page)).toContainText(`Leder hit också: ljus-pa-morgonen-${name}`);
    const moved = await request.get(`/guider/ljus-pa-morgonen-${name}`);
    expect(new URL(moved.url()).pathname).toBe(`/guider/morgonljus-${name}`);
  });

  await test.step("when it is deleted, it is nowhere", async () => {
    await button(page, "Ta bort guiden").click();
    await page.getByRole("dialog").getByRole("button", { name: "Ta bort" }).click();
    await expect(toast(page, "Guiden är borttagen")).toBeVisible();
    await expect(page).toHaveURL(LIST);
    expect((await request.get(`/guider/morgonljus-${name}`)).status()).toBe(404);
  });

  await test.step("it comes back as it was, and how it stood before can be taken back", async () => {
    await button(page, `Återskapa ${title}`).click();
    await expect(toast(page, "Återskapad")).toBeVisible();
    expect((await request.get(`/guider/morgonljus-${name}`)).status()).toBe(200);
    await main(page).getByRole("link", { name: title }).first().click();
    await expect(field(page, "Adressnamn")).toHaveValue(`morgonljus-${name}`);
    const before = await field(page, "Beskrivning").inputValue();
    await field(page, "Beskrivning").fill("Något annat.");
    await button(page, "Spara ändringar").click();
    await expect(toast(page, "Guiden är publicerad").last()).toBeVisible();
    await button(page, "Versioner").click();
    const dialog = page.getByRole("dialog", { name: "Versioner" });
    const earlier = dialog.getByRole("button", { name: /^Stod till/ });
    await expect(earlier.first()).toContainText("Det som ändrades: Beskrivning");
    const count = await earlier.count();
    await earlier.first().click();
    await expect(dialog.getByRole("group", { name: "Då" })).toHaveText(before);
    await expect(dialog.getByRole("group", { name: "Nu" })).toHaveText("Något annat.");
    await expectAccessible(page, dialog);
    await dialog.getByRole("button", { name: "Ta tillbaka" }).click();
    await expect(toast(page, "Den äldre versionen gäller igen")).toBeVisible();
    await expect(field(page, "Beskrivning")).toHaveValue(before);
    await button(page, "Versioner").click();
    await expect(earlier).toHaveCount(count + 1);
    await page.keyboard.press("Escape");
  });

  await test.step("what came back can be deleted again", async () => {
    await button(page, "Ta bort guiden").click();
    await page.getByRole("dialog").getByRole("button", { name: "Ta bort" }).click();
    await expect(page).toHaveURL(LIST);
    expect((await request.get(`/guider/morgonljus-${name}`)).status()).toBe(404);
  });
});

test("a guide is scheduled, also by whoever saves second, and a page of text gets a section", async ({
  page,
  request,
}) => {
  const name = randomUUID().slice(0, 8);
  const title = `Planerad ${name}`;
  const mine = "Min beskrivning av varför ljus gör det lättare att somna.";
  await open(page, `${LIST}&id=ny`);

  await test.step("who saves second keeps what was typed, and sees what stands now", async () => {
    await fillIn(page, title);
    await text(page).fill(`## Ljus\n\nLjus [1].${SOURCES}`);
    await button(page, "Spara utkast").click();
    // Open as one that there is: with what stands now.
    await expect(button(page, "Ta bort guiden")).toBeVisible();
    await saveBeside(page, new URL(page.url()).searchParams.get("id") ?? "", "Den andras beskrivning.");
    await field(page, "Beskrivning").fill(mine);
    await button(page, "Spara utkast").click();
    await expect(main(page).getByRole("alert")).toContainText("Guiden har ändrats sedan du öppnade den");
    await button(page, "Se vad som står nu").click();
    await expect(page.getByRole("dialog")).toContainText("Den andras beskrivning.");
    await expectAccessible(page, page.getByRole("dialog"));
    await page.getByRole("button", { name: "Fortsätt med mitt" }).click();
    await expect(field(page, "Beskrivning")).toHaveValue(mine);
  });

  await test.step("it is scheduled", async () => {
    await field(page, "Schemalagd: publiceras av sig själv").check();
    await field(page, "Dag").fill(`${new Date().getFullYear() + 1}-06-01`);
    await field(page, "Klockslag").fill("07:30");
    await button(page, "Schemalägg").click();
    await expect(toast(page, "Guiden är schemalagd")).toBeVisible();
  });

  const search = field(page, "Sök på titel, adress eller författare");
  const row = main(page).getByRole("row").filter({ hasText: title });

  await test.step("it is found by its state and its title", async () => {
    await main(page).getByRole("link", { name: "Till alla guider" }).click();
    await field(page, "Läge").selectOption({ label: "Schemalagd" });
    await search.fill(title);
    await expect(row).toContainText(/1 juni \d{4} kl\. 07:30/);
    await expect(page).toHaveURL(/lage=schemalagda/);
    await expect(page).toHaveURL(/sok=Planerad/);
    await row.getByRole("link", { name: title, exact: true }).click();
    await expect(field(page, "Titel")).toHaveValue(title);
    await expect(field(page, "Beskrivning")).toHaveValue(mine);
  });

  await test.step("what was typed is not lost without a question, and Back returns to the list as it was", async () => {
    await field(page, "Titel").fill(`${title} igen`);
    await page.goBack();
    await expect(page.getByRole("dialog")).toContainText("Lämna utan att spara?");
    await page.getByRole("button", { name: "Stanna kvar" }).click();
    await expect(field(page, "Titel")).toHaveValue(`${title} igen`);
    await page.goBack();
    await page.getByRole("button", { name: "Lämna utan att spara" }).click();
    await expect(search).toHaveValue(title);
    await expect(row).toBeVisible();
  });

  await test.step("a page of text gets a section, which visitors read", async () => {
    await page.getByRole("tab", { name: "Sidor" }).click();
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
    const read = await (await request.get("/tillganglighet")).text();
    const [, body] = new RegExp(`<section[^>]* aria-labelledby="prov-${name}"[^>]*>([^]*?)</section>`).exec(read) ?? [];
    expect(body).toContain("Skrivet för <strong>Livsresan</strong>");
  });

  await test.step("the section is taken away again", async () => {
    await main(page)
      .getByRole("button", { name: new RegExp(`^Ta bort avsnitt \\d+, Prov ${name}`) })
      .click();
    await button(page, "Spara").click();
    await expect(main(page).getByText(`prov-${name}`)).toHaveCount(0);
    await expect.poll(async () => (await request.get("/tillganglighet")).text()).not.toContain(`prov-${name}`);
  });

  await test.step("a page of one's own stands at its address and in the footer, unless something else stands there", async () => {
    await page.getByRole("tab", { name: "Sidor" }).click();
    await main(page).getByRole("link", { name: "Ny sida" }).click();
    await field(page, "Titel").fill(`Egen ${name}`);
    await expect(field(page, "Adress")).toHaveValue(`egen-${name}`);
    await main(page).getByRole("textbox", { name: "Rubrik" }).fill(`Egen sida ${name}`);
    await field(page, "Beskrivning").fill("Vem som läser proven.");
    await main(page).getByRole("checkbox", { name: "Publicerad" }).check();
    await main(page).getByRole("checkbox", { name: "Länk i sidfoten" }).check();
    await main(page).getByRole("checkbox", { name: "Dold för sökmotorer" }).check();
    await field(page, "Adress").fill("tester");
    await expectAccessible(page, main(page));
    await button(page, "Spara").click();
    await expect(main(page).getByText("Sajten har redan något på adressen /tester. Välj en annan.")).toBeVisible();
    await field(page, "Adress").fill(`egen-${name}`);
    await button(page, "Spara").click();
    await expect(page).toHaveURL(new RegExp(`id=egen-${name}`));
    const footer = page.getByRole("contentinfo");
    await footer.getByRole("link", { name: `Egen ${name}` }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Egen sida ${name}`);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await page.goBack();
  });

  await test.step("once deleted it is gone, and can be had back", async () => {
    await button(page, "Ta bort sidan").click();
    await page.getByRole("dialog").getByRole("button", { name: "Ta bort" }).click();
    await expect(toast(page, "Sidan är borttagen")).toBeVisible();
    await expect(page.getByRole("contentinfo").getByRole("link", { name: `Egen ${name}` })).toHaveCount(0);
    expect((await request.get(`/egen-${name}`)).status()).toBe(404);
    await button(page, `Återskapa Egen ${name}`).click();
    await expect(toast(page, "Återskapad")).toBeVisible();
    expect((await request.get(`/egen-${name}`)).status()).toBe(200);
    await expect(page.getByRole("contentinfo").getByRole("link", { name: `Egen ${name}` })).toHaveCount(1);
  });

  await test.step("a mail is seen as it arrives, and cannot do without its link", async () => {
    await page.getByRole("tab", { name: "Mejl" }).click();
    await main(page).getByRole("link", { name: "Nytt lösenord" }).click();
    const arrived = main(page).frameLocator("iframe");
    await expect(arrived.getByRole("link", { name: "Välj nytt lösenord" })).toBeVisible();
    await main(page).getByRole("textbox", { name: "Text", exact: true }).fill(`Hej ${name}!`);
    await expect(arrived.getByText(`Hej ${name}!`)).toBeVisible();
    await button(page, "Spara").click();
    await expect(main(page).getByText("{{länk}} måste stå kvar i texten.")).toBeVisible();
    await expectAccessible(page, main(page).getByRole("tabpanel"));
    await button(page, "Skicka ett testmejl till mig").click();
    await expect(toast(page, "Testmejlet är på väg")).toBeVisible();
  });
});
