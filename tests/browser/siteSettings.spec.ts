import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import pg from "pg";
import sharp from "sharp";
import { demoAdmin, field, startSession, test, toast } from "../support/browserAccounts.ts";
import { expectAccessible } from "../support/browserAxe.ts";
import { browserDataDir } from "../support/browserDataDir.ts";
import { keepToastsOpen, open, settled } from "../support/browserPages.ts";
import { MAIL_PORT, OWN_SITE_PORT } from "../support/browserPorts.ts";
import { expect } from "../support/browserTest.ts";
import { postgresOf } from "../support/postgresOf.ts";

test("an admin sees what is left to do, and changes who answers for the site", async ({ page }) => {
  await keepToastsOpen(page);
  await startSession(page, await demoAdmin());
  const main = page.getByRole("main");

  await test.step("what is left leads to where it is done", async () => {
    await open(page, "/admin/sajten");
    await expect(main.getByRole("status")).toContainText(/ av 1[34] är klart/);
    const tabs = main.getByRole("tablist", { name: "Sajten" });
    expect(await tabs.evaluate((bar) => bar.scrollWidth - bar.clientWidth), "no tab is cut off").toBe(0);
    await expectAccessible(page);
    await expect(main.getByRole("region", { name: "Sajten är öppen" })).toContainText("sökmotorer får inte visa den");
    // The demo could not be opened again.
    await main.getByRole("button", { name: "Stäng sajten för besökare" }).click();
    await expect(main.getByRole("alert")).toContainText("Demon är alltid öppen");
    await main.getByRole("link", { name: "Till inställningarna" }).first().click();
    await expect(page).toHaveURL("/admin/sajten?flik=installningar");
  });

  const address = page.getByLabel("Adress");
  const save = main.getByRole("button", { name: "Spara" });
  const before = await address.inputValue();

  await test.step("what is wrong is said at its field, and nothing is lost", async () => {
    await page.getByLabel("Organisationsnummer").fill("556000-4616");
    await save.click();
    await expect(main).toContainText("Kontrollera organisationsnumret");
    await page.getByLabel("Organisationsnummer").fill("000000-0000 (exempel)");
    await expectAccessible(page);
  });

  await test.step("what is saved is on the pages, and another admin's word is not lost", async () => {
    const second = await page.context().newPage();
    await open(second, "/admin/sajten?flik=installningar");
    await address.fill("Provgatan 2, 111 11 Provstad");
    await save.click();
    await expect(toast(page, "Inställningarna är sparade")).toBeVisible();
    await second.getByLabel("Adress").fill("Annangatan 3");
    await second.getByRole("main").getByRole("button", { name: "Spara" }).click();
    await second.getByRole("button", { name: "Se vad som står nu" }).click();
    await expect(second.getByRole("dialog")).toContainText("Provgatan 2, 111 11 Provstad");
    await second.close({ runBeforeUnload: false });
    await open(page, "/om-oss");
    await expect(main).toContainText("Provgatan 2, 111 11 Provstad");
    await open(page, "/admin/sajten?flik=installningar");
    await address.fill(before);
    await save.click();
    await expect(toast(page, "Inställningarna är sparade")).toBeVisible();
  });
});

test.describe("a site of one's own", () => {
  // One operator, from the first day on: each goes on from where the one before left it.
  test.describe.configure({ mode: "serial" });
  test.use({ baseURL: `http://localhost:${OWN_SITE_PORT}` });

  const ADMIN = { email: "ada@bergshalsa.se", password: "tre lugna ord i Åmål" };
  const database = `own_site_${randomBytes(4).toString("hex")}`;
  const dataDir = mkdtempSync(join(tmpdir(), "livsresan-own-"));
  let site: ChildProcess | undefined;

  /** Starts a process of the site, without anything of the demo. */
  async function start(env: Record<string, string> = {}): Promise<void> {
    const postgres = await postgresOf(browserDataDir());
    if (!postgres) throw new Error("the site's database is not there");
    site = spawn(process.execPath, ["server/cli/start.mjs"], {
      stdio: "ignore",
      env: {
        ...process.env,
        PORT: String(OWN_SITE_PORT),
        HOST: "localhost",
        DATA_DIR: dataDir,
        DATABASE_URL: postgres.url.replace(/[^/]*$/, database),
        LOG_LEVEL: "error",
        SEED: "none",
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
        TRUST_PROXY: "127.0.0.1,::1",
        ...env,
      },
    });
    const isReady = () =>
      fetch(`http://localhost:${OWN_SITE_PORT}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(isReady, { timeout: 120_000 }).toBe(true);
  }

  async function stop(): Promise<void> {
    const ended = new Promise((end) => site?.once("close", end));
    site?.kill("SIGTERM");
    await ended;
  }

  test.beforeAll(async () => {
    // A database of its own, with every migration.
    test.setTimeout(180_000);
    const postgres = await postgresOf(browserDataDir());
    const client = new pg.Client({ connectionString: postgres?.url });
    await client.connect();
    await client.query(`CREATE DATABASE ${database}`);
    await client.end();
    // Its operator has not thought of mail yet.
    await start({ SMTP_URL: "" });
  });

  test.afterAll(stop);

  const main = (page: Page): Locator => page.getByRole("main");
  const save = (page: Page): Locator => main(page).getByRole("button", { name: "Spara" });
  const asked = async (page: Page, query: string, variables: object = {}) =>
    (await (await page.request.post("/graphql", { data: { query, variables } })).json()).data;
  /** What is found in the header of a narrow phone. */
  async function onPhone<Found>(visitor: Page, find: (header: Locator) => Promise<Found>): Promise<Found> {
    const size = visitor.viewportSize();
    await visitor.setViewportSize({ width: 360, height: 740 });
    const found = await find(visitor.getByRole("banner"));
    if (size) await visitor.setViewportSize(size);
    return found;
  }
  /** Of a page that is loaded now: the colour of what is painted with the primary one. */
  const painted = (button: Locator): Promise<string> =>
    button.evaluate((element) => getComputedStyle(element).backgroundColor);

  test("opens soon for visitors, is seen whole by its admin, and opens when it is clear who answers for it and mail goes out", async ({
    page,
    newVisitor,
  }) => {
    await keepToastsOpen(page);
    const visitor = await newVisitor();

    await test.step("a visitor reads what it is called, and what the law wants", async () => {
      for (const address of ["/", "/tester"]) {
        const answer = await open(visitor, address);
        expect(answer?.headers()["x-robots-tag"]).toBe("noindex");
        await expect(main(visitor)).toContainText("Öppnar snart");
        await expect(visitor.getByRole("banner")).toHaveCount(0);
        await expect(visitor.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
      }
      await expectAccessible(visitor);
      await visitor.getByRole("contentinfo").getByRole("link", { name: "Kontakt" }).click();
      await expect(main(visitor).getByRole("heading", { level: 1 })).toHaveText("Skriv till oss");
      await visitor.getByRole("contentinfo").getByRole("link", { name: "Livsresan" }).click();
      await expect(main(visitor)).toContainText("Öppnar snart");
    });

    await test.step("an admin sees the pages, and that visitors do not", async () => {
      await startSession(page, ADMIN);
      await open(page, "/tester");
      await expect(main(page)).toContainText("Här kommer testerna att stå");
      await expect(page.getByRole("banner")).toBeVisible();
      await page
        .getByRole("complementary", { name: "Sajten är inte öppen" })
        .getByRole("link", { name: "Kom igång" })
        .click();
      await expect(main(page).getByRole("status")).toContainText(/ av 14 är klart/);
    });

    await test.step("opening is refused while nobody answers for it, and then while no mail goes out", async () => {
      const opening = main(page).getByRole("region", { name: "Sajten är inte öppen" });
      await opening.getByRole("button", { name: "Öppna sajten" }).click();
      await expect(opening.getByRole("alert")).toContainText("Företagets namn saknas");
      await open(page, "/admin/sajten?flik=installningar");
      for (const [label, text] of [
        ["Sajtens namn", "Bergshälsa"],
        ["En mening om sajten", "Prov och råd i lugn och ro."],
        ["Företagets namn", "Bergshälsa AB"],
        ["Organisationsnummer", "556000-4615"],
        ["Adress", "Storgatan 1, 662 30 Åmål"],
        ["E-post", "hej@bergshalsa.se"],
      ] as const)
        await field(page, label).fill(text);
      await save(page).click();
      await expect(toast(page, "Inställningarna är sparade")).toBeVisible();
      await expect(page.getByRole("banner").getByRole("link", { name: "Bergshälsa" })).toBeVisible();
      await open(page, "/admin/sajten");
      await opening.getByRole("button", { name: "Öppna sajten" }).click();
      await expect(opening.getByRole("alert")).toContainText("Ställ in SMTP_URL");
      await open(visitor, "/");
      await expect(main(visitor)).toContainText("Öppnar snart");
      await expect(main(visitor)).toContainText("Bergshälsa");
    });

    await test.step("with mail it opens, and the one who waited sees it", async () => {
      await stop();
      await start({ SMTP_URL: `smtp://127.0.0.1:${MAIL_PORT}` });
      await open(page, "/admin/sajten");
      await main(page).getByRole("button", { name: "Öppna sajten" }).click();
      await expect(toast(page, "Sajten är öppen")).toBeVisible();
      await expect(page.getByRole("complementary", { name: "Sajten är inte öppen" })).toHaveCount(0);
      const answer = await open(visitor, "/");
      expect(answer?.headers()["x-robots-tag"]).toBeUndefined();
      await expect(visitor.getByRole("banner").getByRole("link", { name: "Bergshälsa" })).toBeVisible();
      await expect(main(visitor)).not.toContainText("Öppnar snart");
    });
  });

  test("gets a colour that can be read, and a logo, on every page at once, in light and in dark", async ({
    page,
    newVisitor,
  }) => {
    await keepToastsOpen(page);
    await startSession(page, ADMIN);
    const [light, dark] = (await Promise.all(
      (["light", "dark"] as const).map(async (colorScheme) => newVisitor({ colorScheme })),
    )) as [Page, Page];
    const button = (visitor: Page) => main(visitor).getByRole("button", { name: "Starta din resa" }).first();
    const before = await Promise.all(
      [light, dark].map(async (visitor) => {
        await open(visitor, "/");
        return painted(button(visitor));
      }),
    );

    await test.step("one that nobody can read is refused, with the nearest that can be", async () => {
      await open(page, "/admin/sajten?flik=utseende");
      await field(page, "Färg").fill("#FFD400");
      await save(page).click();
      await expect(main(page)).toContainText(/Närmaste som går att läsa är #[0-9A-F]{6}/);
      await expectAccessible(page);
      await main(page)
        .getByRole("button", { name: /^Använd #/ })
        .click();
      await expect(main(page)).not.toContainText("Närmaste som går att läsa");
      await expect(field(page, "Färg")).not.toHaveValue("#FFD400");
    });

    await test.step("one that can be is on pages that are loaded from then on", async () => {
      await field(page, "Färg").fill("#7A1F5A");
      await save(page).click();
      await expect(toast(page, "Utseendet är sparat")).toBeVisible();
      for (const [index, visitor] of [light, dark].entries()) {
        await open(visitor, "/");
        const colour = await painted(button(visitor));
        expect(colour).not.toBe(before[index]);
        if (index === 0) expect(colour).toBe("rgb(122, 31, 90)");
        await settled(visitor);
        await expectAccessible(visitor);
      }
    });

    await test.step("a picture of the library takes the name's place, and stands on a plate in the dark", async () => {
      const picture = await sharp({ create: { width: 600, height: 180, channels: 3, background: "#123456" } })
        .png()
        .toBuffer();
      const sent = await page.request.post("/graphql", {
        headers: { "apollo-require-preflight": "1" },
        multipart: {
          operations: JSON.stringify({
            query: "mutation ($input: UploadImagesInput!) { uploadImages(input: $input) { errors { message } } }",
            variables: { input: { files: [null] } },
          }),
          map: JSON.stringify({ file: ["variables.input.files.0"] }),
          file: { name: "logotyp.png", mimeType: "image/png", buffer: picture },
        },
      });
      expect((await sent.json()).data.uploadImages.errors).toEqual([]);
      await main(page).getByRole("button", { name: "Välj logotyp ur biblioteket" }).click();
      await page.getByRole("dialog").getByRole("radio").check();
      await page.getByRole("dialog").getByRole("button", { name: "Använd bilden" }).click();
      await save(page).click();
      // The message about the colour may still be there.
      await expect
        .poll(async () => (await asked(page, "{ site { logo { url } } }")).site.logo?.url)
        .toMatch(/^\/media\//);
      for (const visitor of [light, dark]) {
        await open(visitor, "/");
        for (const place of [visitor.getByRole("banner"), visitor.getByRole("contentinfo")]) {
          const logo = place.getByRole("img", { name: "Bergshälsa" });
          await expect(logo).toBeVisible();
          expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth > 0)).toBe(true);
          const ground = visitor === dark ? "rgb(255, 255, 255)" : "rgba(0, 0, 0, 0)";
          expect(await painted(logo)).toBe(ground);
        }
        const size = await onPhone(visitor, (header) => header.getByRole("img", { name: "Bergshälsa" }).boundingBox());
        // As wide as the buttons beside it leave; with more room it would be 40 pixels tall.
        expect(size?.height, "as large as the header of a phone allows").toBeGreaterThan(32);
        await expectAccessible(visitor);
      }
    });
  });

  test("does without parts of it, and leads old addresses on, also where nothing is loaded anew", async ({
    page,
    newVisitor,
    expectConsole,
  }) => {
    // Of pages that are not there.
    expectConsole(/the server responded with a status of 404/);
    await keepToastsOpen(page);
    await startSession(page, ADMIN);
    const visitor = await newVisitor();
    await open(visitor, "/tester");
    await visitor.getByRole("banner").getByRole("link", { name: "Bergshälsa" }).click();
    await expect(visitor).toHaveURL("/");
    const input = {
      slug: "om-labbet",
      title: "Om labbet",
      heading: "Om labbet",
      description: "Var proven läses.",
      lead: "",
      sections: [{ anchor: "mer", title: "Mer", body: "Se [testerna](/tester) och [vårt gamla labb](/labb-2019)." }],
      isPublished: true,
      inFooter: true,
    };
    const made = await asked(
      page,
      "mutation ($input: CreatePageInput!) { createPage(input: $input) { errors { message } } }",
      { input },
    );
    expect(made.createPage.errors).toEqual([]);

    await test.step("an admin turns one off, and it is gone from the page they stand on", async () => {
      await open(page, "/admin/sajten?flik=delar");
      await expectAccessible(page);
      await main(page)
        .getByRole("checkbox", { name: /^Hälsotester/ })
        .uncheck();
      await save(page).click();
      await expect(toast(page, "Avstängt: Hälsotester.")).toBeVisible();
      await expect(page.getByRole("contentinfo").getByRole("link", { name: "Hälsotester" })).toHaveCount(0);
      await open(page, "/tester");
      await expect(main(page)).toContainText("en del av sajten som är avstängd");
      await main(page).getByRole("link", { name: "Välj vilka delar sajten har" }).click();
      await expect(main(page).getByRole("checkbox", { name: /^Hälsotester/ })).not.toBeChecked();
    });

    await test.step("a visitor finds no way there, and nothing where they were", async () => {
      await visitor.reload();
      await expect(main(visitor)).toContainText("Jämför tillskott, läs guider med källor");
      await expect(visitor.getByRole("link", { name: /tester|markörer/i })).toHaveCount(0);
      // Within the page that is loaded: nothing asks the server for that address.
      await visitor.goBack();
      await expect(visitor).toHaveURL("/tester");
      await expect(main(visitor).getByRole("heading", { level: 1 })).toHaveText("Sidan finns inte");
      await expect(main(visitor).getByRole("link", { name: "Jämför hälsotester" })).toHaveCount(0);
    });

    await test.step("words stay where their link is gone, and an old address leads on", async () => {
      await open(page, "/admin/sajten?flik=omdirigeringar");
      await main(page).getByRole("button", { name: "Ny omdirigering" }).click();
      const dialog = page.getByRole("dialog");
      await field(dialog, "Från").fill("/labb-2019");
      await field(dialog, "Till").fill("/labb-2019");
      await dialog.getByRole("button", { name: "Spara" }).click();
      await expect(dialog).toContainText("till sig själv");
      await field(dialog, "Till").fill("/om-oss");
      await expectAccessible(page);
      await dialog.getByRole("button", { name: "Spara" }).click();
      await expect(dialog).toBeHidden();
      await open(visitor, "/om-labbet");
      await expect(main(visitor)).toContainText("Se testerna och vårt gamla labb.");
      await expect(main(visitor).getByRole("link", { name: "testerna" })).toHaveCount(0);
      await main(visitor).getByRole("link", { name: "vårt gamla labb" }).click();
      await expect(visitor).toHaveURL("/om-oss");
      await expect(main(visitor).getByRole("heading", { level: 1 })).toHaveText("Om Bergshälsa");
      // From outside it is the server that says so.
      const answer = await visitor.request.get("/labb-2019?a=1", { maxRedirects: 0 });
      expect([answer.status(), answer.headers().location]).toEqual([301, "/om-oss?a=1"]);
    });
  });

  test("says what is consented to in its own words, and asks again where they mean something else", async ({
    page,
  }) => {
    await keepToastsOpen(page);
    await startSession(page, ADMIN);
    const section = (heading: string): Locator =>
      main(page)
        .locator("section")
        .filter({ has: page.getByRole("heading", { name: heading, exact: true }) });
    const [consent, health] = [section("Samtycken"), section("Samtycke till uppgifter om hälsa")];
    await open(page, "/konto");
    await consent.getByRole("button", { name: "Jag samtycker" }).first().click();
    await expect(consent).toContainText("Du samtycker");

    await open(page, "/admin/sajten?flik=samtycken");
    await expectAccessible(page, main(page));
    await expect(health).toContainText("Nu gäller version 1.");
    await health.getByRole("textbox", { name: "Text" }).fill("{{sajten}} visar det för en dietist. {{sajt}}");
    await expect(health).toContainText("Texten blir version 2.");
    await save(page).click();
    await expect(health).toContainText("en markering som inte är ifylld");
    await health.getByRole("textbox", { name: "Text" }).fill("{{sajten}} visar det för en dietist.");
    await save(page).click();
    await expect(toast(page, "Samtyckena är sparade")).toBeVisible();
    await expect(health).toContainText("Nu gäller version 2.");

    await open(page, "/konto");
    await expect(consent).toContainText("Behöver förnyas");
    await expect(consent).toContainText(/\S visar det för en dietist\./);
    await consent.getByRole("button", { name: "Jag samtycker" }).first().click();
    await expect(consent).not.toContainText("Behöver förnyas");
    await expect(consent).toContainText("Version 2: samtycke gavs");
  });

  test("loses no word of two admins at once", async ({ page, context }) => {
    await keepToastsOpen(page);
    await startSession(page, ADMIN);
    const second = await context.newPage();
    await open(page, "/admin/sajten?flik=delar");
    await open(second, "/admin/sajten?flik=utseende");
    await field(second, "Färg").fill("#1F4E5A");
    await main(page).getByRole("checkbox", { name: /^MR/ }).uncheck();
    await save(page).click();
    await expect(toast(page, "MR")).toBeVisible();
    await save(second).click();
    await second.getByRole("button", { name: "Se vad som står nu" }).click();
    await second.getByRole("dialog").getByRole("button", { name: "Fortsätt med mitt" }).click();
    // What was typed is still there, and is saved over what the other one has not touched.
    await expect(field(second, "Färg")).toHaveValue("#1F4E5A");
    await save(second).click();
    await expect(toast(second, "Utseendet är sparat")).toBeVisible();
    const { siteSettings } = await asked(page, "{ siteSettings { areasOff primaryColour } }");
    expect(siteSettings).toEqual({ areasOff: expect.arrayContaining(["TESTS", "MR"]), primaryColour: "#1F4E5A" });
  });
});
