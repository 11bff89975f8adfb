import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { test as base, field, makeAdmin, type Person, startSession, toast } from "../support/browserAccounts.ts";
import { expectAccessible } from "../support/browserAxe.ts";
import { holdsFocus, open, settled } from "../support/browserPages.ts";
import { expect } from "../support/browserTest.ts";

const test = base.extend<{ admin: Person }>({
  // Somebody new who is admin, signed in.
  admin: async ({ page, anAccount }, use) => {
    const person = await anAccount();
    await makeAdmin(person);
    await startSession(page, person);
    await use(person);
  },
});

test.slow();

const rowOf = (page: Page, name: string): Locator => page.getByRole("row").filter({ hasText: name });

/** Asks the graph as the one who is signed in. */
async function ask(page: Page, query: string, variables: object = {}) {
  const answer = await page.request.post("/graphql", { data: { query, variables } });
  return (await answer.json()).data;
}

const sidewards = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test("a provider of MR scans is added, checked, edited beside another admin, and deleted @both", async ({
  page,
  admin,
}) => {
  expect(admin.email).toBeTruthy();
  const name = `Exempelkliniken ${randomBytes(3).toString("hex")}`;
  await open(page, "/admin/innehall?flik=mr");
  await expect(rowOf(page, "Skuggsjö MR-klinik")).toContainText(/2\s900–6\s900 kr/);
  await settled(page);
  await expectAccessible(page);
  expect(await sidewards(page)).toBeLessThanOrEqual(0);

  await page.getByRole("link", { name: "Ny leverantör" }).click();
  await expect(page).toHaveURL("/admin/innehall?flik=mr&id=ny");
  const form = page.getByRole("tabpanel");
  await expect(form.getByRole("heading", { name: "Ny leverantör" })).toBeFocused();
  await form.getByRole("button", { name: "Spara" }).click();
  await expect(form).toContainText("Fyll i namnet.");
  expect(await holdsFocus(field(form, "Namn"))).toBe(true);
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
  await field(form, "Namn").fill(name);
  await form.getByRole("button", { name: "Spara" }).click();
  await expect(toast(page, "Leverantören är tillagd")).toBeVisible();
  await expect(page).toHaveURL("/admin/innehall?flik=mr");
  await expect(rowOf(page, name)).toContainText(/3\s000–5\s000 kr/);
  await expect(async () => {
    expect(await (await page.request.get("/mr-scanning")).text()).toContain(name);
  }).toPass();

  await rowOf(page, name)
    .getByRole("button", { name: `Kontrollerad i dag: ${name}` })
    .click();
  await expect(toast(page, "Kontrollerad i dag")).toBeVisible();

  await rowOf(page, name)
    .getByRole("link", { name: `Redigera ${name}` })
    .click();
  await expect(form.getByRole("heading", { name })).toBeFocused();
  // Meanwhile another admin writes something else there.
  const { editableMrProviders: all } = await ask(
    page,
    `{ editableMrProviders { id version name lowestPrice highestPrice turnaroundTime turnaroundDays location
       hasDoctorAnalysis requiresPrescription strengths weaknesses isFeatured checkedOn } }`,
  );
  const stored = all.find((one: { name: string }) => one.name === name);
  await ask(page, "mutation ($input: UpdateMrProviderInput!) { updateMrProvider(input: $input) { errors { code } } }", {
    input: { ...stored, affiliateLink: "", location: "Fårö" },
  });
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

  await rowOf(page, name)
    .getByRole("link", { name: `Redigera ${name}` })
    .click();
  await form.getByRole("button", { name: "Ta bort", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Ta bort" }).click();
  await expect(toast(page, "Leverantören är borttagen")).toBeVisible();
  await expect(page).toHaveURL("/admin/innehall?flik=mr");
  await expect(rowOf(page, "Skuggsjö MR-klinik")).toBeVisible();
  await expect(rowOf(page, name)).toHaveCount(0);
  await open(page, "/mr-scanning");
  await expect(page.getByText(name)).toHaveCount(0);

  await open(page, "/admin/behorigheter");
  const log = page.getByRole("region", { name: "Händelselogg" });
  await expect(log).toContainText(`Ändrade leverantör av MR: ${name}`);
  await expect(log).toContainText("Svarstid: 8–9 arbetsdagar → 2 arbetsdagar");
});

test("a message is answered, handled, found among all, and deleted @both", async ({ page, admin }) => {
  const subject = `Fråga ${randomBytes(4).toString("hex")}`;
  await ask(
    page,
    "mutation ($input: SendContactMessageInput!) { sendContactMessage(input: $input) { errors { code } } }",
    {
      input: { name: "Åsa Ek", email: "asa+svar@exempel.se", subject, message: "Hej,\n\nhur gör man?" },
    },
  );
  await open(page, "/admin/innehall?flik=meddelanden");
  const message = page.getByRole("article", { name: subject });
  await expect(message).toContainText("hur gör man?");
  await expect(message).toContainText("Åsa Ek, asa+svar@exempel.se");
  await expect(page.getByRole("tabpanel").getByRole("status")).toHaveText(/^\d+ (nytt meddelande|nya meddelanden)$/);
  await expect(message.getByRole("link", { name: "Svara Åsa Ek" })).toHaveAttribute(
    "href",
    `mailto:asa%2Bsvar@exempel.se?subject=${encodeURIComponent(`Sv: ${subject}`)}`,
  );
  await settled(page);
  await expectAccessible(page);
  expect(await sidewards(page)).toBeLessThanOrEqual(0);

  await message.getByRole("button", { name: "Markera som hanterad" }).click();
  await expect(message).toHaveCount(0);
  expect(await holdsFocus(page.getByRole("heading", { name: "Meddelanden" }))).toBe(true);
  await toast(page, "Meddelandet är hanterat").getByRole("button", { name: "Ångra" }).click();
  await expect(message).toBeVisible();
  await message.getByRole("button", { name: "Markera som hanterad" }).click();
  await expect(message).toHaveCount(0);

  await page.getByRole("link", { name: "Alla", exact: true }).click();
  await expect(page).toHaveURL("/admin/innehall?flik=meddelanden&visa=alla");
  await expect(message).toContainText(`av ${admin.fullName}`);
  await message.getByRole("button", { name: "Ta bort" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Ta bort" }).click();
  await expect(toast(page, "Meddelandet är borttaget")).toBeVisible();
  await expect(message).toHaveCount(0);
  // Nothing of what somebody wrote is left in the browser.
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

test("clicks are added up by period, as bars, tables and a file @both", async ({ page, admin }) => {
  expect(admin.email).toBeTruthy();
  for (let clicks = 0; clicks < 3; clicks++) await page.request.get("/ut/1?fran=tester", { maxRedirects: 0 });
  const [{ name }] = (await ask(page, "{ productsByIds(databaseIds: [1]) { name } }")).productsByIds;
  await expect(async () => {
    await open(page, "/admin/innehall?flik=klick");
    await expect(rowOf(page, name)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const panel = page.getByRole("tabpanel");
  await expect(panel.getByRole("link", { name: "30 dagar" })).toHaveAttribute("aria-current", "true");
  await expect(panel.getByRole("img", { name: /^Stapeldiagram: klick per dag/ })).toBeVisible();
  await panel.getByText("Visa siffrorna som tabell").click();
  await expect(panel.getByRole("table", { name: "Antal klick per dag" }).getByRole("row")).toHaveCount(31);
  await expect(panel.getByRole("table", { name: "Antal klick per sida" })).toContainText("/tester");
  await settled(page);
  await expectAccessible(page);
  expect(await sidewards(page)).toBeLessThanOrEqual(0);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    panel.getByRole("button", { name: "Ladda ner som CSV" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^klick-\d{4}-\d{2}-\d{2}-\d{4}-\d{2}-\d{2}\.csv$/);
  const file = await readFile(await download.path(), "utf8");
  expect(file.startsWith("\uFEFFDag;Typ;Nummer;Produkt;Leverantör;Klick\r\n")).toBe(true);
  expect(file).toContain(name);

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
  await settled(page);
  await expectAccessible(page);
  await page.goBack();
  await expect(rowOf(page, name)).toBeVisible();
});
