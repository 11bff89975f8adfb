import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { demoAdmin, field, startSession, test, toast } from "../support/browserAccounts.ts";
import { expectAccessible } from "../support/browserAxe.ts";
import { holdRequests } from "../support/browserHold.ts";
import { holdsFocus, keepToastsOpen, open, settled } from "../support/browserPages.ts";
import { SITE_ORIGIN } from "../support/browserPorts.ts";
import { expect } from "../support/browserTest.ts";
import { feedOf, feedRows, file as shopRows } from "../support/shopFile.ts";
import { startSupplierSite } from "../support/supplierSite.ts";

test.beforeEach(async ({ page }) => {
  await keepToastsOpen(page);
  await startSession(page, await demoAdmin());
});

/** A row of the list, and not of what was deleted. */
const rowOf = (page: Page, name: string): Locator =>
  page.getByRole("row").filter({ hasText: name, hasNot: page.getByRole("button", { name: /^Återskapa / }) });
const panelOf = (page: Page): Locator => page.getByRole("tabpanel");
const tab = (page: Page, name: string): Locator => page.getByRole("tab", { name, exact: true });

/** Asks the graph as the one who is signed in. */
async function ask(page: Page, query: string, variables: object = {}) {
  const answer = await page.request.post("/graphql", { data: { query, variables } });
  return (await answer.json()).data;
}

/** Sends a message as a visitor does. */
const sendMessage = (page: Page, subject: string) =>
  ask(page, "mutation ($input: SendContactMessageInput!) { sendContactMessage(input: $input) { errors { code } } }", {
    input: { name: "Åsa Ek", email: "asa+svar@exempel.se", subject, message: "Hej,\n\nhur gör man?" },
  });

/** A file with a product and a line that is none. It is hidden, since other tests count what the lists show. */
const importFile = (name: string) => ({
  name: "nya.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(
    `category;name;providerName;isAvailable\nblodtester;${name};Webbolaget;nej\nfinns-inte;Fel;Webbolaget;nej\n`,
  ),
});
/** A shop's file with one product, which stays hidden until somebody has looked at it. */
const shopFile = (number: string, price = "199.00 SEK") => ({
  name: "varor.xml",
  mimeType: "application/xml",
  buffer: Buffer.from(
    `<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Webbutiken</title><item><g:id>${number}</g:id><title>Butiksvaran ${number}</title><g:description>En vara.</g:description><link>https://webbutiken.example/${number}</link><g:image_link>https://webbutiken.example/${number}.jpg</g:image_link><g:availability>in_stock</g:availability><g:price>${price}</g:price><g:product_type>Mineraler</g:product_type></item></channel></rss>`,
  ),
});
const previewOf = (page: Page): Locator => page.getByRole("region", { name: "Det här händer med nya.csv" });

/** Stays where one is, when asked. */
async function stay(page: Page, question: string): Promise<void> {
  await page.getByRole("dialog", { name: question }).getByRole("button", { name: "Stanna kvar" }).click();
  await expect(tab(page, "Import och export")).toHaveAttribute("aria-selected", "true");
}

/** Imports what the preview shows; where somebody else has changed products in the meantime, what it shows then. */
async function importAsSeen(preview: Locator, done: string, choose?: () => Promise<void>): Promise<void> {
  const page = preview.page();
  const ended = page.getByText(done).or(page.getByText("Ingenting är importerat."));
  await expect(async () => {
    await choose?.();
    await preview.getByRole("button", { name: "Importera 1 produkt" }).click();
    await expect(ended).toBeVisible();
    await expect(page.getByText(done)).toBeVisible({ timeout: 1 });
  }).toPass();
}

test("a provider of MR scans is added, checked, edited beside another admin, and deleted", async ({ page }) => {
  const name = `Exempelkliniken ${randomBytes(3).toString("hex")}`;
  const form = panelOf(page);
  const visitorsPage = async () => (await page.request.get("/mr-scanning")).text();
  await open(page, "/admin/innehall?flik=mr");

  await test.step("the list says what there is", async () => {
    await expect(rowOf(page, "Skuggsjö MR-klinik")).toContainText(/2\s900–6\s900 kr/);
    await settled(page);
    await expectAccessible(page);
  });

  await test.step("what is missing or taken is told at its field", async () => {
    await page.getByRole("link", { name: "Ny leverantör" }).click();
    await expect(page).toHaveURL("/admin/innehall?flik=mr&id=ny");
    await expect(form.getByRole("heading", { name: "Ny leverantör" })).toBeFocused();
    await form.getByRole("button", { name: "Spara" }).click();
    await expect(form).toContainText("Fyll i namnet.");
    expect.soft(await holdsFocus(field(form, "Namn"))).toBe(true);
    await settled(page);
    await expectAccessible(page);
    await field(form, "Namn").fill("Skuggsjö MR-klinik");
    await form.getByLabel("Lägsta pris").fill("3 000");
    await form.getByLabel("Högsta pris").fill("5000");
    await field(form, "Svarstid").fill("8–9 arbetsdagar");
    await form.getByLabel("Svar inom högst").fill("14");
    await field(form, "Plats").fill("Visby");
    await form.getByLabel("Kräver remiss").check();
    await form.getByLabel("Lägg till en styrka").fill("Vid havet");
    await form.getByRole("button", { name: "Spara" }).click();
    await expect(form).toContainText("Det finns redan en leverantör med det namnet.");
  });

  await test.step("it is added, and visitors see it", async () => {
    await field(form, "Namn").fill(name);
    await form.getByRole("button", { name: "Spara" }).click();
    await expect(toast(page, "Leverantören är tillagd")).toBeVisible();
    await expect(page).toHaveURL("/admin/innehall?flik=mr");
    await expect(rowOf(page, name)).toContainText(/3\s000–5\s000 kr/);
    await expect.poll(visitorsPage).toContain(name);
  });

  await test.step("it is checked today", async () => {
    await rowOf(page, name)
      .getByRole("button", { name: `Kontrollerad i dag: ${name}` })
      .click();
    await expect(toast(page, "Kontrollerad i dag")).toBeVisible();
  });

  const edit = () =>
    rowOf(page, name)
      .getByRole("link", { name: `Redigera ${name}` })
      .click();

  await test.step("who saves after another admin is told so, and sees what stands now", async () => {
    await edit();
    await expect(form.getByRole("heading", { name })).toBeFocused();
    // Meanwhile another admin writes something else there.
    const { editableMrProviders: all } = await ask(
      page,
      `{ editableMrProviders { id version name lowestPrice highestPrice turnaroundTime turnaroundDays location
         hasDoctorAnalysis requiresPrescription strengths weaknesses isFeatured checkedOn } }`,
    );
    const stored = all.find((one: { name: string }) => one.name === name);
    const update = "mutation ($input: UpdateMrProviderInput!) { updateMrProvider(input: $input) { errors { code } } }";
    await ask(page, update, { input: { ...stored, affiliateLink: "", location: "Fårö" } });
    await field(form, "Svarstid").fill("2 arbetsdagar");
    await form.getByRole("button", { name: "Spara" }).click();
    const alert = form.getByRole("alert");
    await expect(alert).toContainText("Leverantören har ändrats sedan du öppnade den.");
    await alert.getByRole("button", { name: "Se vad som står nu" }).click();
    const standing = page.getByRole("dialog", { name: "Så står det nu" });
    await expect(standing.getByRole("definition")).toHaveText(["8–9 arbetsdagar", "Fårö"]);
    await settled(page);
    await expectAccessible(page);
    await standing.getByRole("button", { name: "Ta det som står nu" }).click();
    await expect(field(form, "Plats")).toHaveValue("Fårö");
    await field(form, "Svarstid").fill("2 arbetsdagar");
    await form.getByRole("button", { name: "Spara" }).click();
    await expect(toast(page, "Leverantören är sparad")).toBeVisible();
    await expect(rowOf(page, name)).toContainText("Fårö");
    await expect(rowOf(page, name)).toContainText("2 arbetsdagar");
  });

  await test.step("it is deleted, and visitors no longer see it", async () => {
    await edit();
    await form.getByRole("button", { name: "Ta bort", exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Ta bort" }).click();
    await expect(toast(page, "Leverantören är borttagen")).toBeVisible();
    await expect(page).toHaveURL("/admin/innehall?flik=mr");
    await expect(rowOf(page, "Skuggsjö MR-klinik")).toBeVisible();
    await expect(rowOf(page, name)).toHaveCount(0);
    await expect.poll(visitorsPage).not.toContain(name);
  });

  await test.step("the log of events says who changed what", async () => {
    await page.getByRole("link", { name: "Behörigheter och händelser" }).click();
    const log = page.getByRole("region", { name: "Händelselogg" });
    await expect(log).toContainText(`Ändrade leverantör av MR: ${name}`);
    await expect(log).toContainText("Svarstid: 8–9 arbetsdagar → 2 arbetsdagar");
  });
});

test("a protocol template is made, shown, started, edited beside another admin, and deleted", async ({
  page,
  browser,
}) => {
  const name = `Vilodag ${randomBytes(3).toString("hex")}`;
  const form = panelOf(page);
  const visitors = await browser.newPage({ baseURL: SITE_ORIGIN });
  await open(page, "/admin/innehall?flik=mallar");

  await test.step("the list says what there is, and what is missing or taken is told", async () => {
    await expect(rowOf(page, "Lugn morgon")).toContainText("Nybörjare");
    await settled(page);
    await expectAccessible(page);
    await page.getByRole("link", { name: "Ny mall" }).click();
    await expect(form.getByRole("heading", { name: "Ny mall" })).toBeFocused();
    await form.getByRole("button", { name: "Spara mallen" }).click();
    await expect(form).toContainText("Protokollnamn krävs");
    await expect(form).toContainText("Skriv vad protokollet handlar om.");
    await expect(form).toContainText("Lägg till minst ett steg");
    await settled(page);
    await expectAccessible(page);
  });

  await test.step("its steps are written as in the builder, with what is known of their doses", async () => {
    await field(form, "Namn").fill("lugn MORGON");
    await form.getByLabel("Beskrivning", { exact: true }).fill("En dag i veckan utan krav.");
    await form.getByLabel("Rubrik").fill("Sov ut");
    await form.getByRole("button", { name: "Lägg till steg" }).click();
    await form.getByLabel("Rubrik").fill("Magnesium");
    await form.getByLabel("Mängd (valfritt)").fill("900 mg");
    await form.getByRole("button", { name: "Lägg till steg" }).click();
    await expect(form).toContainText("Värt att veta om doserna");
    await expect(form).toContainText("Mallens steg");
    await form.getByRole("button", { name: "Flytta upp Magnesium" }).click();
    await expect(form.getByLabel("Dagens lista följer stegens ordning")).toBeChecked();
    await form.getByRole("button", { name: "Spara mallen" }).click();
    await expect(form).toContainText("Det finns redan en mall med det namnet.");
    await field(form, "Namn").fill(name);
    // What is written of a step and not added yet is saved as well.
    await form.getByLabel("Rubrik").fill("En promenad");
    await form.getByRole("button", { name: "Spara mallen" }).click();
    await expect(toast(page, "Mallen är sparad")).toBeVisible();
    await expect(rowOf(page, name)).toContainText("3");
  });

  await test.step("a guest sees it and starts it", async () => {
    await open(visitors, "/protokoll");
    const card = visitors.getByRole("listitem", { name });
    await expect(card).toContainText("Magnesium");
    await card.getByRole("button", { name: "Starta", exact: true }).click();
    await expect(toast(visitors, "Startat lokalt!")).toBeVisible();
  });

  await test.step("who saves after another admin is told so, and loses nothing", async () => {
    await rowOf(page, name)
      .getByRole("link", { name: `Redigera ${name}` })
      .click();
    await expect(form.getByRole("heading", { name })).toBeFocused();
    const { editableProtocolTemplates: all } = await ask(
      page,
      `{ editableProtocolTemplates { key version name goal difficulty estimatedWeeks expertName hasOwnOrder position isShown
         steps { key title frequency } } }`,
    );
    const stored = all.find((one: { name: string }) => one.name === name);
    const update =
      "mutation ($input: UpdateProtocolTemplateInput!) { updateProtocolTemplate(input: $input) { errors { code } } }";
    const steps = stored.steps.map(({ key, title, frequency }: Record<string, string>) => ({ key, title, frequency }));
    await ask(page, update, { input: { ...stored, steps, description: "Ändrad av någon annan." } });
    await form.getByRole("button", { name: "Ta bort En promenad" }).click();
    await form.getByRole("button", { name: "Spara mallen" }).click();
    const alert = form.getByRole("alert");
    await expect(alert).toContainText("Mallen har ändrats sedan du öppnade den.");
    await alert.getByRole("button", { name: "Se vad som står nu" }).click();
    const standing = page.getByRole("dialog", { name: "Så står det nu" });
    await expect(standing.getByRole("definition").first()).toHaveText("Ändrad av någon annan.");
    await settled(page);
    await expectAccessible(page);
    await standing.getByRole("button", { name: "Fortsätt med mitt" }).click();
    await form.getByRole("button", { name: "Spara mallen" }).click();
    // The one of before ended when the dialog opened.
    await expect(toast(page, "Mallen är sparad")).toBeVisible();
    await expect(rowOf(page, name)).toContainText("2");
  });

  await test.step("it is deleted, and who has started it keeps it", async () => {
    await rowOf(page, name)
      .getByRole("link", { name: `Redigera ${name}` })
      .click();
    await form.getByRole("button", { name: "Ta bort mallen" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Ta bort" }).click();
    await expect(toast(page, "Mallen är borttagen")).toBeVisible();
    await expect.poll(async () => (await page.request.get("/protokoll")).text()).not.toContain(name);
    await open(visitors, "/protokoll?vy=idag");
    await expect(visitors.getByRole("main")).toContainText("En promenad");
    await visitors.close();
  });
});

test("messages are answered, clicks added up, and the catalogue imported and taken along", async ({ page }) => {
  const subject = `Fråga ${randomBytes(4).toString("hex")}`;
  await sendMessage(page, subject);
  for (let clicks = 0; clicks < 3; clicks++) await page.request.get("/ut/1?fran=tester", { maxRedirects: 0 });
  const [{ name }] = (await ask(page, "{ productsByIds(databaseIds: [1]) { name } }")).productsByIds;
  const panel = panelOf(page);
  const message = page.getByRole("article", { name: subject });
  await open(page, "/admin/innehall?flik=meddelanden");

  await test.step("a message can be answered", async () => {
    await expect(message).toContainText("hur gör man?");
    await expect(message).toContainText("Åsa Ek, asa+svar@exempel.se");
    await expect(panel.getByRole("status")).toHaveText(/^\d+ (nytt meddelande|nya meddelanden)$/);
    await expect(message.getByRole("link", { name: "Svara Åsa Ek" })).toHaveAttribute(
      "href",
      `mailto:asa%2Bsvar@exempel.se?subject=${encodeURIComponent(`Sv: ${subject}`)}`,
    );
    await settled(page);
    await expectAccessible(page);
  });

  await test.step("it is handled, which can be undone", async () => {
    await message.getByRole("button", { name: "Markera som hanterad" }).click();
    await expect(message).toHaveCount(0);
    expect.soft(await holdsFocus(page.getByRole("heading", { name: "Meddelanden" }))).toBe(true);
    await toast(page, "Meddelandet är hanterat").getByRole("button", { name: "Ångra" }).click();
    await expect(message).toBeVisible();
    await message.getByRole("button", { name: "Markera som hanterad" }).click();
    await expect(message).toHaveCount(0);
  });

  await test.step("it is found among all, deleted, and nothing of it is left in the browser", async () => {
    await page.getByRole("link", { name: "Alla", exact: true }).click();
    await expect(page).toHaveURL("/admin/innehall?flik=meddelanden&visa=alla");
    await expect(message).toContainText(/av Administratör/);
    await message.getByRole("button", { name: "Ta bort" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Ta bort" }).click();
    await expect(toast(page, "Meddelandet är borttaget")).toBeVisible();
    await expect(message).toHaveCount(0);
    const kept = await page.evaluate(async () => {
      const answers = await Promise.all(
        (await caches.keys()).map(async (name) => {
          const cache = await caches.open(name);
          return Promise.all((await cache.keys()).map(async (request) => (await cache.match(request))?.text()));
        }),
      );
      return JSON.stringify([answers, { ...localStorage }, { ...sessionStorage }]);
    });
    expect(kept).not.toContain(subject);
  });

  await test.step("clicks are added up by day, as bars and tables", async () => {
    // What was clicked is written down a moment later.
    const today = new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/Stockholm" });
    const report = `{ affiliateClicksByOffer(from: "${today}", to: "${today}", first: 25) { nodes { productName } } }`;
    await expect.poll(async () => JSON.stringify(await ask(page, report))).toContain(name);
    await tab(page, "Klick").click();
    await expect(rowOf(page, name)).toBeVisible();
    await expect(panel.getByRole("link", { name: "30 dagar" })).toHaveAttribute("aria-current", "true");
    await expect(panel.getByRole("img", { name: /^Stapeldiagram: klick per dag/ })).toBeVisible();
    await panel.getByText("Visa siffrorna som tabell").click();
    await expect(panel.getByRole("table", { name: "Antal klick per dag" }).getByRole("row")).toHaveCount(31);
    await expect(panel.getByRole("table", { name: "Antal klick per sida" })).toContainText("/tester");
    await settled(page);
    await expectAccessible(page);
  });

  await test.step("clicks can be taken along as a file", async () => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      panel.getByRole("button", { name: "Ladda ner som CSV" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^klick-\d{4}-\d{2}-\d{2}-\d{4}-\d{2}-\d{2}\.csv$/);
    const file = await readFile(await download.path(), "utf8");
    expect.soft(file.startsWith("\uFEFFDag;Typ;Nummer;Produkt;Leverantör;Klick\r\n")).toBe(true);
    expect.soft(file).toContain(name);
  });

  await test.step("clicks of other periods have addresses", async () => {
    await panel.getByRole("link", { name: "12 månader" }).click();
    await expect(page).toHaveURL("/admin/innehall?flik=klick&period=12-manader");
    await expect(panel.getByRole("img", { name: /^Stapeldiagram: klick per månad/ })).toBeVisible();
    await field(panel, "Från och med").fill("2026-01-05");
    await field(panel, "Till och med").fill("2026-01-01");
    await panel.getByRole("button", { name: "Visa", exact: true }).click();
    await expect(panel).toContainText("Perioden slutar innan den börjar.");
    await field(panel, "Till och med").fill("2026-01-11");
    await panel.getByRole("button", { name: "Visa", exact: true }).click();
    await expect(page).toHaveURL("/admin/innehall?flik=klick&fran=2026-01-05&till=2026-01-11");
    await expect(panel).toContainText("Inga klick i perioden");
    await expect(panel).toContainText("Ingenting om besökaren sparas.");
    await page.goBack();
    await expect(rowOf(page, name)).toBeVisible();
  });

  await test.step("a file is looked at, and imported without its bad line", async () => {
    await tab(page, "Import och export").click();
    const product = `Webbimporten ${randomBytes(4).toString("hex")}`;
    const letGo = await holdRequests(page, "**/graphql");
    await page.getByLabel("Fil att importera").setInputFiles(importFile(product));
    await expect(page.getByText("nya.csv …")).toBeVisible();
    // Nobody leaves a file on its way without being asked.
    await tab(page, "Produktflöden").click();
    await stay(page, "Lämna innan det är klart?");
    letGo();
    const preview = previewOf(page);
    await expect(preview.getByRole("rowheader", { name: "Rad 3" })).toBeVisible();
    await expect(preview.getByRole("rowheader", { name: product })).toBeVisible();
    const button = preview.getByRole("button", { name: "Importera 1 produkt" });
    await expect(button).toBeDisabled();
    await expectAccessible(page);
    const done = "1 ny produkt och 0 ändrade är sparade. 1 felaktig rad hoppades över.";
    await importAsSeen(preview, done, () => preview.getByLabel("Hoppa över felaktiga rader").check());
  });

  await test.step("a shop's file is mapped, kept for the next one, and imported to be looked at", async () => {
    const number = randomBytes(4).toString("hex");
    await page.getByLabel("Fil att importera").setInputFiles(shopFile(number));
    const step = page.getByRole("region", { name: "Så läses varor.xml" });
    await expect(step).toContainText("Filen ser ut som en Google Merchant-fil, och har 1 produkt.");
    const rows = step.getByRole("table", { name: "Så blir de första raderna" });
    await expect(rows.getByRole("row").nth(1)).toContainText(/Butiksvaran .*199\skr/);
    const next = step.getByRole("button", { name: "Se vad som skulle ändras" });
    await expect(next).toBeDisabled();
    const missing = step.getByText("Innan du kan gå vidare: välj ett fält eller ett fast värde för Leverantör.");
    await expect(missing).toBeVisible();
    // A field is chosen where none was, and a second one behind it.
    const first = step.getByLabel("Fält i filen för Leverantör", { exact: true });
    const second = step.getByLabel("Annars för Leverantör", { exact: true });
    await first.selectOption("title");
    await expect(missing).toBeHidden();
    await second.selectOption("g:description");
    await expect(second.first()).toHaveValue("g:description");
    for (const _ of [1, 2]) await first.selectOption("");
    await expect(missing).toBeVisible();
    // What is said is seen at once, by the keyboard alone.
    await step.getByLabel("Fast värde för Leverantör", { exact: true }).focus();
    await page.keyboard.type("Webbutiken");
    await expect(rows.getByRole("row").nth(1)).toContainText("Webbutiken");
    // The category of the same name is found; the operator says another one.
    await expect(rows.getByRole("row").nth(1)).toContainText("Mineraler");
    const category = step.getByLabel("Fält i filen för Kategori", { exact: true });
    await category.selectOption("");
    await category.selectOption("g:product_type");
    await expect(step.getByLabel("Mineraler är hos oss")).toHaveValue("mineraler");
    await step.getByLabel("Mineraler är hos oss").selectOption("blodtester");
    await expect(rows.getByRole("row").nth(1)).toContainText("Blodtester");
    await tab(page, "Produktflöden").click();
    await stay(page, "Lämna utan att spara?");
    await step.getByLabel("Kopplingens namn").fill(`Webbutiken ${number}`);
    await step.getByRole("button", { name: "Spara kopplingen" }).click();
    await expect(step).toContainText(`Kopplingen ”Webbutiken ${number}” är sparad`);
    await expectAccessible(page);
    await expect(next).toBeEnabled();
    await next.click();
    const preview = page.getByRole("region", { name: "Det här händer med varor.xml" });
    await expect(preview.getByRole("rowheader", { name: `Butiksvaran ${number}` })).toBeVisible();
    await importAsSeen(preview, "1 ny produkt och 0 ändrade är sparade.");
    // The next night's file is the same product, and the mapping is there already.
    await page.getByLabel("Fil att importera").setInputFiles(shopFile(number, "179.00 SEK"));
    await expect(step.getByLabel("Sparad koppling")).toHaveValue(/./);
    // What was chosen stays when it is kept no longer.
    await step.getByRole("button", { name: "Ta bort den sparade" }).click();
    await expect(step).toContainText("Kopplingen är borttagen.");
    await next.click();
    await expect(preview).toContainText(/199\skr → 179\skr/);
    await importAsSeen(preview, "0 nya produkter och 1 ändrad är sparade.");
  });

  await test.step("a feed is made, fetched and held, its refused rows are read, and it goes on after a yes", async () => {
    const shop = await startSupplierSite();
    const name = `Flödesbutiken ${randomBytes(4).toString("hex")}`;
    const claim = { description: "Lindrar trötthet. 60 tabletter." };
    const rows = feedRows(5).map((row, at) => ({ ...row, id: `${name}-${row.id}`, ...(at === 2 && claim) }));
    shop.put("/fil", shopRows(feedOf([...rows, { id: "fel", title: "Utan pris", price: "ring" }])));
    await tab(page, "Produktflöden").click();
    await page.getByRole("button", { name: "Nytt produktflöde" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Spara" }).click();
    await expect(dialog).toContainText("Skriv flödets adress.");
    await field(dialog, "Flödets namn").fill(name);
    await field(dialog, "Leverantör").fill(name);
    await field(dialog, "Adress").fill(`${shop.origin}/fil`);
    await dialog.getByLabel("Kategori").selectOption({ label: "Mineraler" });
    await dialog.getByRole("button", { name: "Lägg till ett villkor" }).click();
    await field(dialog, "Fält i filen").fill("brand");
    await dialog.getByLabel("Lägg till ett värde").fill("Fjäll");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Spara" }).click();
    await expect(toast(page, "Produktflödet är sparat")).toContainText(name);
    await page.getByRole("button", { name: `Hämta nu: ${name}` }).click();
    await expect(rowOf(page, name)).toContainText("5 nya, 1 felaktig rad.");
    await page.getByRole("button", { name: `Körningar av ${name}` }).click();
    await page.getByRole("button", { name: "Visa 1" }).click();
    await expect(page.getByRole("table", { name: `Anmärkningar på rader i ${name}` })).toContainText("ring");
    const [saved] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Spara som CSV" }).click(),
    ]);
    expect(await readFile(await saved.path(), "utf8")).toContain('"7";"Pris";');
    shop.put("/fil", shopRows(feedOf(rows.slice(2))));
    await page.getByRole("button", { name: `Hämta nu: ${name}` }).click();
    const held = page.getByRole("region", { name: `${name} väntar på dig` });
    await expect(held).toContainText("2 av flödets 5 produkter finns inte i filen längre.");
    await expectAccessible(page);
    await held.getByRole("button", { name: "Kör ändå" }).click();
    await expect(rowOf(page, name).first()).toContainText("3 oförändrade, 2 saknas.");
    await shop.stop();
    await tab(page, "Produkter").click();
    await page.getByRole("searchbox", { name: "Sök på namn eller leverantör" }).fill(name);
    await expect(rowOf(page, "Burk 3").getByRole("link", { name: "Granska Burk 3", exact: true })).toBeVisible();
  });

  await test.step("what the feed made is read, and shown many at once; a claim that nobody has read is not", async () => {
    await page.getByLabel("Urval").selectOption({ label: "Väntar på granskning" });
    await expect(panelOf(page)).toContainText("5 produkter väntar på granskning");
    await expect(rowOf(page, "Burk 3").locator("mark")).toHaveText(["Lindrar", "trötthet"]);
    const bar = page.getByRole("group", { name: "Visa flera produkter" });
    await bar.getByRole("checkbox", { name: "Välj alla på sidan" }).focus();
    await page.keyboard.press("Space");
    await expect(bar).toContainText("5 valda, 1 med märkta ord");
    await page.keyboard.press("Space");
    await expect(bar).toContainText("0 valda");
    for (const burk of ["Burk 1", "Burk 3"]) await page.getByRole("checkbox", { name: `Välj ${burk}` }).check();
    await expectAccessible(page);
    await bar.getByRole("button", { name: "Visa de valda" }).click();
    await expect(panelOf(page)).toContainText("1 produkt visas nu.");
    await expect(panelOf(page)).toContainText("1 produkt visas inte än: läs de märkta orden först.Burk 3");
    await page.getByRole("button", { name: "Visa utan texten: Burk 3" }).click();
    await expect(panelOf(page)).toContainText("3 produkter väntar på granskning");
    await expect(page.getByRole("checkbox", { name: "Välj Burk 4" })).toBeFocused();
    // Hidden again, since other tests count what the lists show.
    await page.getByLabel("Urval").selectOption({ label: "Alla" });
    for (const burk of ["Burk 1", "Burk 3"]) {
      const shown = page.getByRole("switch", { name: `Visa ${burk}` });
      await expect(shown).toBeChecked();
      await shown.click();
      await expect(shown).not.toBeChecked();
    }
    await tab(page, "Import och export").click();
  });

  await test.step("the catalogue can be taken along", async () => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Hämta som CSV" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^produkter-.*\.csv$/);
  });
});

test("the guide of a training method is chosen by its title, and what a test has of a doctor by a word", async ({
  page,
}) => {
  await keepToastsOpen(page);
  await startSession(page, await demoAdmin());
  const main = page.getByRole("main");
  const save = main.getByRole("button", { name: "Spara" });
  const guideOf = async (slug: string) =>
    (await ask(page, "{ trainingMethods { slug guide { path } } }")).trainingMethods.find(
      (method: { slug: string }) => method.slug === slug,
    ).guide.path;

  await test.step("a guide", async () => {
    const edit = async () => {
      await open(page, "/admin/innehall?flik=metoder");
      await main.getByRole("link", { name: /^Redigera Zone 2/ }).click();
    };
    await edit();
    const guide = main.getByLabel("Guide att läsa vidare i");
    await expect(guide).toHaveValue("zone-2");
    const title = await guide.locator("option[value=hiit]").textContent();
    await guide.selectOption({ label: title ?? "" });
    await expectAccessible(page);
    await save.click();
    await expect(toast(page, "Metoden är sparad")).toBeVisible();
    expect(await guideOf("zone-2")).toBe("/guider/hiit");
    await edit();
    await expect(guide).toHaveValue("hiit");
    await guide.selectOption("zone-2");
    await save.click();
    await expect.poll(() => guideOf("zone-2")).toBe("/guider/zone-2");
  });

  await test.step("yes, no, and not known", async () => {
    const known = async () =>
      Object.values(
        (
          await ask(
            page,
            "{ productsByIds(databaseIds: [1]) { ... on HealthTest { includesDoctorReview needsReferral } } }",
          )
        ).productsByIds[0],
      );
    const [doctor, referral] = await known();
    const [{ id }] = (await ask(page, "{ productsByIds(databaseIds: [1]) { id } }")).productsByIds;
    await open(page, `/admin/innehall?flik=produkter&id=${id}`);
    const field = main.getByLabel("Läkarkommentar ingår");
    await expect(field.getByRole("option")).toHaveText(["Uppgift saknas", "Ja", "Nej"]);
    await expect(field).toHaveValue(doctor ? "yes" : "no");
    const choose = async (label: string) => {
      await field.selectOption({ label });
      await save.click();
      await expect(toast(page, "Produkten är sparad")).toBeVisible();
    };
    await choose("Uppgift saknas");
    await expect.poll(known).toEqual([null, referral]);
    await open(page, `/admin/innehall?flik=produkter&id=${id}`);
    await expect(field).toHaveValue("");
    await choose(doctor ? "Ja" : "Nej");
    await expect.poll(known).toEqual([doctor, referral]);
  });
});

test("a provider is added, merged into another, and not deleted while it sells", async ({ page }) => {
  const name = `Åsvika ${randomBytes(4).toString("hex")}`;
  const dialog = page.getByRole("dialog");
  await open(page, "/admin/innehall?flik=leverantorer");
  await expect(rowOf(page, "Fjällprov")).toBeVisible();
  await expectAccessible(page);

  await test.step("one that sells stays", async () => {
    await page.getByRole("button", { name: "Redigera Fjällprov" }).click();
    await dialog.getByRole("button", { name: "Ta bort", exact: true }).click();
    await page.getByRole("dialog", { name: "Ta bort leverantören?" }).getByRole("button", { name: "Ta bort" }).click();
    await expect(toast(page, "Leverantören är kvar")).toContainText(/Fjällprov har \d+ produkter/);
    await dialog.getByRole("button", { name: "Avbryt" }).click();
  });

  await test.step("a new one, and what is wrong with it", async () => {
    await page.getByRole("button", { name: "Ny leverantör" }).click();
    await dialog.getByRole("button", { name: "Spara" }).click();
    await expect(dialog).toContainText("Fyll i namnet.");
    await field(dialog, "Namn").fill(name);
    await expect(dialog.getByRole("button", { name: "Välj logotyp ur biblioteket" })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Spara" }).click();
    await expect(toast(page, "Leverantören är sparad")).toContainText(name);
  });

  await test.step("is found, and merged into another", async () => {
    await page.getByRole("searchbox", { name: "Sök på namn" }).fill(name);
    await page.getByRole("button", { name: `Redigera ${name}` }).click();
    await dialog.getByRole("button", { name: "Slå ihop med en annan" }).click();
    const merge = page.getByRole("dialog", { name: "Slå ihop leverantörer" });
    await merge.getByRole("searchbox").fill("Polderhelix");
    await merge.getByRole("radio", { name: /^Polderhelix/ }).check();
    await merge.getByRole("button", { name: "Slå ihop med Polderhelix" }).click();
    await expect(toast(page, "Leverantörerna är ihopslagna")).toContainText("Polderhelix");
    await expect(rowOf(page, "Polderhelix")).toBeVisible();
  });
});

test("what admins edit content with fits a phone", { tag: "@phone" }, async ({ page }) => {
  const panel = panelOf(page);
  const expectToFit = async () =>
    expect
      .soft(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), page.url())
      .toBeLessThanOrEqual(0);
  const subject = `Telefon ${randomBytes(4).toString("hex")}`;
  await sendMessage(page, subject);
  await page.request.get("/ut/2?fran=tester", { maxRedirects: 0 });
  await open(page, "/admin/innehall?flik=mr");

  await test.step("providers of MR scans, and what is wrong with a new one", async () => {
    await expect(rowOf(page, "Skuggsjö MR-klinik")).toContainText(/2\s900–6\s900 kr/);
    await expectAccessible(page);
    await expectToFit();
    await page.getByRole("link", { name: "Ny leverantör" }).click();
    await panel.getByRole("button", { name: "Spara" }).click();
    await expect(panel).toContainText("Fyll i namnet.");
    await expectToFit();
  });

  await test.step("a protocol template with its steps", async () => {
    await tab(page, "Protokollmallar").click();
    await expectToFit();
    await panel.getByRole("link", { name: "Redigera Lugn morgon" }).click();
    await expect(panel.getByRole("heading", { name: "Gå upp vid samma tid" })).toBeVisible();
    await expectAccessible(page);
    await expectToFit();
  });

  await test.step("messages", async () => {
    await tab(page, "Meddelanden").click();
    await expect(page.getByRole("article", { name: subject })).toContainText("hur gör man?");
    await expectToFit();
  });

  await test.step("clicks, as bars and tables", async () => {
    await tab(page, "Klick").click();
    await panel.getByText("Visa siffrorna som tabell").click();
    await expect(panel.getByRole("table", { name: "Antal klick per dag" }).getByRole("row")).toHaveCount(31);
    await expectToFit();
  });

  await test.step("what a file would change", async () => {
    await tab(page, "Import och export").click();
    await page.getByLabel("Fil att importera").setInputFiles(importFile(subject));
    await expect(previewOf(page).getByRole("rowheader", { name: "Rad 3" })).toBeVisible();
    await expectAccessible(page);
    await expectToFit();
  });

  await test.step("guides, and one as it will look", async () => {
    await tab(page, "Guider").click();
    await page.getByRole("link", { name: "Ny guide" }).click();
    await field(page, "Text i Markdown").fill("## Ljus\n\nLjus på morgonen.");
    const preview = page.getByRole("region", { name: "Text i Markdown, förhandsgranskning" });
    await expect(preview).toBeHidden();
    await page.getByRole("button", { name: "Förhandsgranska" }).click();
    await expect(preview.getByRole("heading", { name: "Ljus" })).toBeVisible();
    await expectAccessible(page);
    await expectToFit();
  });

  await test.step("a page of text", async () => {
    await tab(page, "Sidor").click();
    // What was typed is not lost without a question.
    await page.getByRole("button", { name: "Lämna utan att spara" }).click();
    await expectToFit();
    await page.getByRole("tabpanel").getByRole("link", { name: "Tillgänglighet", exact: false }).first().click();
    await expect(field(page, "Ingress")).toBeVisible();
    await expectToFit();
  });
});
