import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { Client } from "pg";
import { type AnalyticsServices, startAnalyticsServices } from "../support/analyticsService.ts";
import { field, startSession, test, toast } from "../support/browserAccounts.ts";
import { expectAccessible } from "../support/browserAxe.ts";
import { browserDataDir } from "../support/browserDataDir.ts";
import { finishWizard, signal, storedValue, wizard } from "../support/browserJourneyParts.ts";
import { keepToastsOpen, open } from "../support/browserPages.ts";
import { CHANGED_SITE_PORT, MAIL_PORT } from "../support/browserPorts.ts";
import { expect } from "../support/browserTest.ts";
import { postgresOf } from "../support/postgresOf.ts";

// A site of somebody's own, with a database of its own: what is changed here every page has.
const ORIGIN = `http://localhost:${CHANGED_SITE_PORT}`;
test.use({ baseURL: ORIGIN });

const ADMIN = { email: "ada@exempel.se", password: "tre lugna ord i Åmål" };
const DATABASE = `contents_${process.pid}`;
let site: ChildProcess;
let services: AnalyticsServices;
let address: string;

/** Runs a statement in a database of the browser tests' PostgreSQL. */
async function sql(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

test.beforeAll(async () => {
  test.setTimeout(180_000);
  services = await startAnalyticsServices();
  const postgres = await postgresOf(browserDataDir());
  if (!postgres) throw new Error("the site's database is not there");
  await sql(postgres.url, `CREATE DATABASE ${DATABASE}`);
  address = postgres.url.replace(/\/[^/]*$/, `/${DATABASE}`);
  site = spawn(process.execPath, ["server/cli/start.mjs"], {
    stdio: "ignore",
    env: {
      ...process.env,
      PORT: String(CHANGED_SITE_PORT),
      HOST: "localhost",
      DATA_DIR: mkdtempSync(join(tmpdir(), "livsresan-own-")),
      DATABASE_URL: address,
      SEED: "none",
      LOG_LEVEL: "error",
      SMTP_URL: `smtp://127.0.0.1:${MAIL_PORT}`,
      TRUST_PROXY: "127.0.0.1,::1",
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
    },
  });
  const isReady = () =>
    fetch(`${ORIGIN}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { timeout: 150_000 }).toBe(true);
  await sql(address, "UPDATE site_settings SET opened_at = now()");
});

test.afterAll(async () => {
  const ended = new Promise((end) => site.once("close", end));
  site.kill("SIGTERM");
  await ended;
  const postgres = await postgresOf(browserDataDir());
  if (postgres) await sql(postgres.url, `DROP DATABASE IF EXISTS ${DATABASE} WITH (FORCE)`);
  await services.stop();
});

/** What of a programme's content is changed here. */
interface Content {
  faq: { question: string; answer: string }[];
}

const question = (page: Page) => page.getByRole("region", { name: "Statistik" });
const pathsSeen = (): string[] => services.views.map(({ url }) => new URL(url).pathname);

/** Time in which a page that is counted is counted, and the question comes. */
const settle = (page: Page) => page.waitForTimeout(4_000);

test("an operator orders the menu, writes the start page and counts visits, and visitors decide whether theirs count", async ({
  page,
  newVisitor,
  expectConsole,
}) => {
  test.setTimeout(360_000);
  expectConsole(/404 .*finns-inte/);
  await keepToastsOpen(page);
  await startSession(page, ADMIN);
  const main = page.getByRole("main");
  const save = main.getByRole("button", { name: "Spara", exact: true });
  const visitor = await newVisitor();
  const menuOf = (one: Page) => one.getByRole("navigation", { name: "Huvudmeny" }).getByRole("link");

  await test.step("the menu is added to, named and ordered, and a footer without the privacy policy is refused", async () => {
    await open(page, "/admin/sajten?flik=meny");
    const menu = main.getByRole("region", { name: "Meny", exact: true });
    await menu.getByRole("button", { name: "Lägg till länk" }).click();
    const added = menu.getByRole("listitem").last();
    await added.getByLabel("Sida").selectOption("/kontakt");
    await expect(added.getByLabel("Namn")).toHaveValue("Kontakt");
    await added.getByLabel("Namn").fill("Skriv till oss");
    await menu.getByRole("button", { name: /^Flytta upp länk 8/ }).click();
    await expect(menu.getByRole("button", { name: /^Flytta upp länk 7, Skriv till oss/ })).toBeFocused();
    const about = main.getByRole("region", { name: "Grupp 3 i sidfoten" });
    await about.getByRole("button", { name: /^Ta bort länk \d+, Integritetspolicy/ }).click();
    await save.click();
    await expect(main).toContainText("Sidfoten måste leda till Integritetspolicy");
    await expectAccessible(page);
    await about.getByRole("button", { name: "Lägg till länk" }).click();
    await about.getByRole("listitem").last().getByLabel("Sida").selectOption("/integritetspolicy");
    await save.click();
    await expect(toast(page, "Menyn och sidfoten är sparade")).toBeVisible();
    await open(visitor, "/om-oss");
    await expect(menuOf(visitor)).toHaveText([
      "Hem",
      "Tester",
      "Protokoll",
      "Kosttillskott",
      "Träning",
      "Guider",
      "Skriv till oss",
      "Om oss",
    ]);
    await expect(visitor.getByRole("navigation", { name: "Om sajten" }).getByRole("link").last()).toHaveText(
      "Integritetspolicy",
    );
  });

  await test.step("the start page shows what it will be, and is that when it is saved", async () => {
    await open(page, "/admin/sajten?flik=startsida");
    const preview = main.getByRole("region", { name: "Så blir den" });
    await main.getByLabel("Rubrik").first().fill("Må bra i Åmål");
    await expect(preview).toContainText("Må bra i Åmål");
    const second = main.getByRole("listitem", { name: "Kort 2" });
    await second.getByRole("button", { name: /^Flytta upp/ }).click();
    await main.getByRole("listitem", { name: "Kort 6" }).getByLabel("Visas").uncheck();
    await expect(preview).not.toContainText("Mental optimering");
    await expectAccessible(page);
    await save.click();
    await expect(toast(page, "Startsidan är sparad")).toBeVisible();
    await open(visitor, "/");
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Må bra i Åmål");
    await expect(visitor.getByRole("article").getByRole("heading").first()).toHaveText("Kosttillskott");
    // Nothing of training is written yet, so its card waits.
    await expect(visitor.getByRole("main")).toContainText("Här är fyra vägar in.");
    // Where the last row has fewer of them, nothing but the same paper is seen beside them.
    const card = visitor.getByRole("article", { name: "Kosttillskott" });
    const ground = (element: Element | null) => element && getComputedStyle(element).backgroundColor;
    expect(await card.evaluate((element) => getComputedStyle(element.parentElement ?? element).backgroundColor)).toBe(
      await card.evaluate(ground),
    );
    // From another page, too, whose browser does not have it yet.
    await open(visitor, "/om-oss");
    await menuOf(visitor).filter({ hasText: "Hem" }).click();
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Må bra i Åmål");
  });

  await test.step("a programme says what was written of it, beside what another admin writes, without a hidden section", async () => {
    /** Another admin writes something of Light. */
    const writeBeside = async (change: (content: Content) => object) => {
      const ask = async (query: string, variables: object = {}) =>
        (await (await page.request.post("/graphql", { data: { query, variables } })).json()).data;
      const { version, content } = (await ask("{ editableProgramme(level: LIGHT) { version content } }"))
        .editableProgramme;
      const mutation =
        "mutation ($input: UpdateProgrammeInput!) { updateProgramme(input: $input) { errors { code message } } }";
      const input = { level: "LIGHT", version, content: change(content) };
      expect((await ask(mutation, { input })).updateProgramme.errors).toEqual([]);
    };
    await open(page, "/admin/innehall?flik=program");
    await expectAccessible(page);
    await main.getByRole("region", { name: "Light" }).getByRole("link", { name: "Vanliga frågor" }).click();
    await main.getByRole("button", { name: /^Ta bort fråga 10,/ }).click();
    await expect(main).toContainText("Specifikationen räknar 10 frågor. Här är det 9.");
    await main.getByRole("button", { name: /^Öppna fråga 1,/ }).click();
    const asked = main.getByRole("textbox", { name: "Fråga", exact: true });
    await asked.fill("");
    await main.getByRole("button", { name: "Fäll ihop fråga 1" }).click();
    await save.click();
    await expect(main).toContainText("Fyll i ”Fråga”.");
    await expect(asked).toBeFocused();
    await asked.fill("När märks det?");
    await main.getByRole("textbox", { name: "Svar, fråga 1" }).fill("Efter **fyra** veckor [1].");
    const preview = main.getByRole("region", { name: "Svar, fråga 1, förhandsgranskning" });
    await expect(preview.locator("strong")).toHaveText("fyra");
    await expectAccessible(page);
    await writeBeside(() => ({ lead: "En stund om dagen." }));
    await save.click();
    await expect(toast(page, "Programmet är sparat")).toBeVisible();
    const theirs = visitor.getByRole("main");
    await open(visitor, "/mental-optimering/light");
    await expect(theirs).toContainText("En stund om dagen.");
    await expect(theirs).toContainText("När märks det?");
    await expect(theirs.locator("#faq strong").first()).toHaveText("fyra");

    // The same part: who saves last is told, and keeps what was typed.
    await writeBeside(({ faq }) => ({
      faq: faq.map((one, index) => (index === 0 ? { ...one, question: "Märks det?" } : one)),
    }));
    await asked.fill("När märks det då?");
    await save.click();
    await expect(main).toContainText("Programmet har ändrats sedan du öppnade det.");
    await main.getByRole("button", { name: "Se vad som står nu" }).click();
    const standing = page.getByRole("dialog", { name: "Så står det nu" });
    await expect(standing).toContainText("Märks det?");
    await standing.getByRole("button", { name: "Fortsätt med mitt" }).click();
    await expect(asked).toHaveValue("När märks det då?");
    await save.click();
    // The one of before ended when the dialog opened.
    await expect(toast(page, "Programmet är sparat")).toBeVisible();
    await open(visitor, "/mental-optimering/light");
    await expect(theirs).toContainText("När märks det då?");

    await open(page, "/admin/innehall?flik=program&id=light.order");
    await main.getByRole("button", { name: /^Flytta upp avsnitt 5, Resurser/ }).click();
    await expect(main.getByRole("button", { name: /^Flytta upp avsnitt 4, Resurser/ })).toBeFocused();
    await main.getByRole("button", { name: /^Öppna avsnitt 4, Resurser/ }).click();
    await main.getByLabel("Visas").uncheck();
    await expect(main).toContainText("Specifikationen räknar 6 avsnitt som visas");
    await save.click();
    await expect(toast(page, "Programmet är sparat")).toBeVisible();
    await open(visitor, "/mental-optimering/light");
    await expect(theirs.getByRole("region", { name: "Vanliga frågor" })).toBeVisible();
    await expect(theirs).not.toContainText("Resurser och kostnader");
    await expect(theirs.getByRole("complementary")).toContainText("46 min kvar att läsa");
  });

  await test.step("the first training method is made where its page says that there is none, and more are ordered", async () => {
    await open(page, "/traning");
    await expect(main).toContainText("Här kommer träningsmetoderna att stå");
    await expect(main.getByRole("link", { name: "Börja med styrketräning" })).toHaveCount(0);
    await main.getByRole("link", { name: "Lägg till en träningsmetod" }).click();
    await expect(main.getByRole("heading", { name: "Ny träningsmetod" })).toBeFocused();
    await save.click();
    await expect(main).toContainText("Skriv minst en sak som metoden kan ge.");
    await expectAccessible(page);
    await field(main, "Namn").fill("Lång promenad");
    await expect(field(main, "Adressnamn")).toHaveValue("lang-promenad");
    const fill = async (title: string, slug: string) => {
      for (const [label, text] of Object.entries({
        ...{
          Namn: title,
          Adressnamn: slug,
          Tid: "30 min",
          "Hur ofta": "Varje vecka",
          Beskrivning: "**Bra** för hjärtat.",
        },
        ...{ "Tänk på": "Börja lugnt.", "Så börjar du": "Gå ut.\nGå hem.", Passar: "Alla" },
      }))
        await field(main, label).fill(text);
      await field(main, "Intensitet").selectOption("LOW");
      await field(main, "Bild").selectOption("WALKING");
      await main.getByLabel("Lägg till en punkt").fill("Kan ge bättre kondition");
    };
    await fill("Promenad", "promenad");
    await save.click();
    await expect(main).toContainText("Beskrivningen visas som den skrivs. Ta bort tecken för HTML och Markdown.");
    await field(main, "Beskrivning").fill("Bra för hjärtat.");
    await save.click();
    await expect(toast(page, "Metoden är tillagd")).toBeVisible();
    await expect(main).toContainText("Här är 1 träningsmetod, och Min resa är tänkt för sex.");
    await main.getByRole("link", { name: "Ny metod" }).click();
    await fill("Simning", "promenad");
    await field(main, "Beskrivning").fill("I vatten.");
    await save.click();
    await expect(main).toContainText("En annan träningsmetod har redan det adressnamnet.");
    await field(main, "Adressnamn").fill("simning");
    await save.click();
    await main.getByRole("button", { name: "Flytta upp Simning" }).click();
    await expect(main.getByRole("button", { name: "Flytta upp Simning" })).toBeFocused();
    await expectAccessible(page);
    const cards = () => visitor.getByRole("article").getByRole("heading");
    await expect(async () => {
      await open(visitor, "/traning");
      await expect(cards()).toHaveText(["Simning", "Promenad"], { timeout: 500 });
    }).toPass();
    await expect(visitor.getByRole("main")).toContainText("Jämför metoderna");
  });

  await test.step("what was written of it is taken back, and its deletion is undone", async () => {
    await main.getByRole("link", { name: "Redigera Promenad" }).click();
    await field(main, "Namn").fill("Rask promenad");
    await main.getByRole("link", { name: "Alla träningsmetoder" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Stanna kvar" }).click();
    await save.click();
    await main.getByRole("link", { name: "Redigera Rask promenad" }).click();
    await main.getByRole("button", { name: "Versioner" }).click();
    const versions = page.getByRole("dialog", { name: "Versioner" });
    await versions.getByRole("button", { name: /^Stod till/ }).click();
    await expect(versions.getByRole("group", { name: "Då" })).toHaveText("Promenad");
    await versions.getByRole("button", { name: "Ta tillbaka" }).click();
    await main.getByRole("link", { name: "Redigera Promenad" }).click();
    await main.getByRole("button", { name: "Ta bort", exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Ta bort" }).click();
    await expect(toast(page, "Metoden är borttagen")).toBeVisible();
    await expect(main.getByRole("button", { name: "Flytta upp Promenad" })).toHaveCount(0);
    await main.getByRole("button", { name: "Återskapa Promenad" }).click();
    await expect(main.getByRole("button", { name: "Flytta upp Promenad" })).toBeVisible();
    // Their page shows them to whoever has been on it before, too.
    await main.getByRole("link", { name: "sidan om träning" }).click();
    await expect(main.getByRole("article").getByRole("heading")).toHaveText(["Simning", "Promenad"]);
  });

  await test.step("goals and achievements are called what an admin writes, beside what another one writes, and three goals stay", async () => {
    await open(page, "/admin/innehall?flik=mal");
    const dialog = page.getByRole("dialog", { name: /^Redigera/ });
    const send = dialog.getByRole("button", { name: "Spara", exact: true });
    const edit = (name: string) => main.getByRole("button", { name: `Redigera ${name}`, exact: true }).click();
    const cellsOf = (name: string) => main.getByRole("row", { name }).getByRole("cell");
    await edit("Sova bättre");
    await sql(address, "INSERT INTO journey_text (key, title, is_shown) VALUES ('goal:sleep', 'Vila bäst', true)");
    await field(dialog, "Namn").fill("Lugna nätter");
    await send.click();
    await expect(dialog).toContainText("Texten har ändrats sedan du öppnade den.");
    // What was typed stays until it is given up, and what the other has written is shown beside it.
    const seeWhatStands = () => dialog.getByRole("button", { name: "Se vad som står nu" }).click();
    const standing = page.getByRole("dialog", { name: "Så står det nu" });
    await seeWhatStands();
    await expect(standing.getByRole("definition")).toHaveText(["Vila bäst"]);
    await page.keyboard.press("Escape");
    await expect(field(dialog, "Namn")).toHaveValue("Lugna nätter");
    await seeWhatStands();
    await standing.getByRole("button", { name: "Fortsätt med mitt" }).click();
    await expect(field(dialog, "Namn")).toHaveValue("Lugna nätter");
    await sql(address, "UPDATE journey_text SET title = 'Vila mer' WHERE key = 'goal:sleep'");
    await send.click();
    await seeWhatStands();
    await standing.getByRole("button", { name: "Ta det som står nu" }).click();
    await expect(field(dialog, "Namn")).toHaveValue("Vila mer");
    await field(dialog, "Namn").fill("");
    await send.click();
    await expect(dialog).toContainText("Skriv ett namn.");
    await expectAccessible(page);
    await field(dialog, "Namn").fill("Hantera stress");
    await send.click();
    await expect(dialog).toContainText("Ett annat heter så redan.");
    await field(dialog, "Namn").fill("Lugna nätter");
    await send.click();
    await expect(toast(page, "Målet är sparat")).toBeVisible();
    for (const name of [
      "Få mer energi",
      "Hantera stress",
      "Hålla en hälsosam vikt",
      "Skärpa fokus och minne",
      "Ha koll på min hälsa",
    ]) {
      await edit(name);
      await dialog.getByLabel("Går att välja").uncheck();
      await send.click();
      await expect(dialog).toBeHidden();
    }
    await edit("Leva längre och friskare");
    await dialog.getByLabel("Går att välja").uncheck();
    await send.click();
    await expect(dialog).toContainText("Minst 3 mål måste gå att välja.");
    await dialog.getByRole("button", { name: "Avbryt" }).click();
    await page.getByRole("button", { name: "Stäng utan att spara" }).click();
    await expect(dialog).toBeHidden();
    await expect(cellsOf("Hantera stress")).toContainText(["Sajtens", "Nej"]);
    await edit("På väg");
    await field(dialog, "Namn").fill("Första klivet");
    await send.click();
    await expect(toast(page, "Märket är sparat")).toBeVisible();
    await expectAccessible(page);

    const guest = await newVisitor();
    await open(guest, "/min-resa");
    await signal(guest, "onboarding");
    await wizard(guest).getByRole("button", { name: "Nästa" }).click();
    await wizard(guest).getByLabel("Förnamn").fill("Astrid");
    await wizard(guest).getByRole("button", { name: "Nästa" }).click();
    await expect(wizard(guest).getByRole("checkbox")).toHaveCount(3);
    await wizard(guest).getByLabel("Lugna nätter", { exact: true }).check();
    await wizard(guest).getByRole("button", { name: "Nästa" }).click();
    await finishWizard(guest, "Bra");
    await open(guest, "/min-resa?flik=achievements");
    await expect(guest.getByRole("main")).toContainText("Första klivet");
    expect(await storedValue(guest, "onboardingData")).toMatchObject({ goals: ["Sova bättre"] });

    await edit("Lugna nätter");
    await dialog.getByRole("button", { name: "Versioner" }).click();
    const versions = page.getByRole("dialog", { name: "Versioner" });
    await versions.getByRole("button", { name: /^Stod till/ }).click();
    await expect(versions.getByRole("group", { name: "Då" })).toHaveText("Vila mer");
    await versions.getByRole("button", { name: "Ta tillbaka" }).click();
    await edit("Vila mer");
    await dialog.getByRole("button", { name: "Återställ" }).click();
    await send.click();
    await expect(main.getByRole("button", { name: "Redigera Sova bättre", exact: true })).toBeVisible();
  });

  await test.step("a service is set by its address and number, and what is wrong is said at its field", async () => {
    await open(page, "/admin/sajten?flik=statistik");
    await main.getByLabel("Tjänst").selectOption("MATOMO");
    await main.getByLabel("Adressen till Matomo").fill(services.origin);
    await main.getByLabel("Sajtens nummer i Matomo").fill("ett");
    await save.click();
    await expect(main).toContainText("Matomo kallar sajten för ett tal");
    await main.getByLabel("Sajtens nummer i Matomo").fill("7");
    await expectAccessible(page);
    await save.click();
    await expect(toast(page, "Statistiken är på")).toBeVisible();
  });

  await test.step("nothing is sent before an answer, both answers look alike, and a no is kept", async () => {
    await open(visitor, "/om-oss");
    const asked = question(visitor);
    await expect(asked).toContainText("Får vi räkna ditt besök?");
    await expectAccessible(visitor);
    const [yes, no] = ["Tillåt", "Avböj"].map((name) => asked.getByRole("button", { name, exact: true }));
    const sizes = [await yes?.boundingBox(), await no?.boundingBox()];
    expect(sizes[0]?.width).toBeCloseTo(sizes[1]?.width ?? 0, 0);
    expect(sizes[0]?.height).toBe(sizes[1]?.height);
    const styles = await Promise.all(
      [yes, no].map((button) =>
        button?.evaluate((element) => {
          const { color, backgroundColor, borderColor, fontWeight } = getComputedStyle(element);
          return [color, backgroundColor, borderColor, fontWeight];
        }),
      ),
    );
    expect(styles[0]).toEqual(styles[1]);
    await no?.click();
    await expect(asked).toHaveCount(0);
    await open(visitor, "/kontakt");
    await settle(visitor);
    await expect(asked).toHaveCount(0);
    expect(services.asked).toEqual([]);
  });

  await test.step("a yes on the privacy policy counts pages by their address alone, and nothing private", async () => {
    await open(visitor, "/integritetspolicy");
    await visitor.getByRole("button", { name: "Tillåt statistik" }).click();
    await expect.poll(pathsSeen).toEqual(["/integritetspolicy"]);
    await open(visitor, "/kontakt?fran=hemlig+sjukdom");
    await expect.poll(pathsSeen).toEqual(["/integritetspolicy", "/kontakt"]);
    await menuOf(visitor).filter({ hasText: "Om oss" }).click();
    await expect.poll(pathsSeen).toEqual(["/integritetspolicy", "/kontakt", "/om-oss"]);
    for (const path of [
      "/sok?q=hemlig",
      "/tester?q=hemlig",
      "/min-resa",
      "/auth",
      "/finns-inte",
      "/somntestet?resultat=hemligt",
    ]) {
      await open(visitor, path);
      await settle(visitor);
    }
    expect(pathsSeen()).toEqual(["/integritetspolicy", "/kontakt", "/om-oss"]);
    expect(services.asked).toEqual(Array.from({ length: 3 }, () => "POST /matomo.php"));
    const [first] = services.views;
    expect(first).toMatchObject({ service: "matomo", site: "7", rest: { apiv: "1", send_image: "0" } });
    const sent = JSON.stringify(services.views.map(({ url, rest }) => ({ url, rest })));
    expect(sent).not.toMatch(/hemlig|\?/i);
    for (const { headers } of services.views) {
      expect(headers.cookie).toBeUndefined();
      expect(headers.referer).toBeUndefined();
    }
  });

  await test.step("the answer is withdrawn under 'Dina uppgifter', and goes with everything that is erased", async () => {
    services.asked.length = 0;
    await open(visitor, "/min-resa");
    const data = visitor.locator("#dina-uppgifter");
    await data.getByRole("button", { name: "Sluta räkna mina besök" }).click();
    await expect(data).toContainText("Dina besök räknas inte.");
    await open(visitor, "/om-oss");
    await settle(visitor);
    expect(services.asked).toEqual([]);
    await open(visitor, "/min-resa");
    await data.getByText("Mina data i webbläsaren").click();
    await expect(data).toContainText("Om dina besök får räknas");
    await data.getByRole("button", { name: "Ta bort allt från webbläsaren" }).click();
    await visitor.getByRole("alertdialog").getByRole("button", { name: "Ta bort allt" }).click();
    await expect(data).toContainText("Du har inte svarat");
    await open(visitor, "/om-oss");
    await expect(question(visitor)).toBeVisible();
    expect(services.asked).toEqual([]);
  });

  await test.step("a browser that asks not to be followed is neither counted nor asked", async () => {
    for (const signal of ["doNotTrack", "globalPrivacyControl"]) {
      const quiet = await newVisitor();
      await quiet.addInitScript((name) => {
        Object.defineProperty(navigator, name, { get: () => (name === "doNotTrack" ? "1" : true) });
      }, signal);
      await open(quiet, "/om-oss");
      await settle(quiet);
      await expect(question(quiet)).toHaveCount(0);
      await open(quiet, "/integritetspolicy");
      await expect(quiet.getByRole("main")).toContainText("Din webbläsare har sagt nej");
    }
    expect(services.asked).toEqual([]);
  });

  await test.step("Plausible may count without asking, but not whoever has said no, and never in the administration", async () => {
    await main.getByLabel("Tjänst").selectOption("PLAUSIBLE");
    await main.getByLabel("Sajtens domän i Plausible").fill("exempel.se");
    await main.getByLabel("Fråga besökaren först").uncheck();
    await save.click();
    await expect(toast(page, "Statistiken är på").last()).toBeVisible();
    await open(page, "/admin/sajten?flik=statistik");
    await settle(page);
    expect(services.asked).toEqual([]);
    services.views.length = 0;
    const other = await newVisitor();
    await open(other, "/kontakt");
    await expect.poll(pathsSeen).toEqual(["/kontakt"]);
    expect(services.views).toMatchObject([{ service: "plausible", site: "exempel.se", rest: {} }]);
    await expect(question(other)).toHaveCount(0);
    await open(other, "/integritetspolicy");
    await expect.poll(pathsSeen).toEqual(["/kontakt", "/integritetspolicy"]);
    await other.getByRole("button", { name: "Sluta räkna mina besök" }).click();
    await open(other, "/om-oss");
    await settle(other);
    expect(pathsSeen()).toEqual(["/kontakt", "/integritetspolicy"]);
  });

  await test.step("an own script counts in a frame from which it sees nothing of the page and keeps nothing", async () => {
    await main.getByLabel("Tjänst").selectOption("OWN");
    await main.getByLabel("Skriptets adress").fill(`${services.origin}/skript.js`);
    await main.getByLabel("Sajtens id").fill("min-sajt");
    await main.getByLabel("Fråga besökaren först").check();
    await save.click();
    await expect(toast(page, "Statistiken är på").last()).toBeVisible();
    services.views.length = 0;
    await open(visitor, "/kontakt?fran=hemlig");
    await settle(visitor);
    expect(services.views).toEqual([]);
    await question(visitor).getByRole("button", { name: "Tillåt" }).click();
    await expect.poll(pathsSeen).toEqual(["/matning/kontakt"]);
    const [view] = services.views;
    expect(view).toMatchObject({ url: `${ORIGIN}/matning/kontakt`, site: "min-sajt", headers: { origin: "null" } });
    expect(view?.rest).toEqual({ referrer: "", cookie: "", stored: "null", journey: "refused", page: "refused" });
    await menuOf(visitor).filter({ hasText: "Om oss" }).click();
    await expect.poll(pathsSeen).toEqual(["/matning/kontakt", "/matning/om-oss"]);
    expect(await visitor.evaluate(() => [document.cookie, localStorage.getItem("besokare")])).toEqual(["", null]);
  });
});
