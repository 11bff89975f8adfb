import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { demoAdmin, startSession, test, toast } from "../support/browserAccounts.ts";
import { expectAccessible } from "../support/browserAxe.ts";
import { failGraph, GRAPH, recordGraphRequests } from "../support/browserGraph.ts";
import { holdRequests, holdResponse } from "../support/browserHold.ts";
import { keepToastsOpen, open } from "../support/browserPages.ts";
import { expect } from "../support/browserTest.ts";

const main = (page: Page): Locator => page.getByRole("main");
const tab = (page: Page, name: string): Locator => page.getByRole("tab", { name });
const isOperation = (name: string) => (body: string | null) => body?.includes(`"${name}"`) ?? false;
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

test.beforeEach(async ({ page }) => {
  await keepToastsOpen(page);
  await startSession(page, await demoAdmin());
});

test("articles get other pictures, also some that are uploaded, which readers see", async ({
  page,
  context,
  request,
  expectConsole,
}) => {
  expectConsole(/status of 500/);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);

  await test.step("the four tabs are addresses; one that is none is the first", async () => {
    await open(page, "/admin?flik=finns-inte");
    await expect(main(page).getByRole("heading", { level: 1, name: "Administratör" })).toBeVisible();
    await expect(main(page)).toContainText("Hantera leverantörsdata och logotyper.");
    await expect(page.getByRole("tab")).toHaveText(["Kosttillskott", "Artikelbilder", "Bildhantering", "Logotyper"]);
    await expect(tab(page, "Kosttillskott")).toHaveAttribute("aria-selected", "true");
    await tab(page, "Logotyper").click();
    await expect(page).toHaveURL("/admin?flik=logotyper");
    await expect(page.getByRole("tabpanel", { name: "Logotyper" })).toContainText("10 logotyper");
    await page.goBack();
    await expect(tab(page, "Kosttillskott")).toHaveAttribute("aria-selected", "true");
  });

  await test.step("an article gets another picture, which readers see", async () => {
    await tab(page, "Artikelbilder").click();
    await expect(page).toHaveURL("/admin?flik=artikelbilder");
    const row = main(page).getByRole("listitem").filter({ hasText: "hiit" }).first();
    const choice = row.getByRole("combobox");
    const before = await choice.inputValue();
    const after = before.includes("vetenskap") ? "/art/articles/mat.svg" : "/art/articles/vetenskap.svg";
    // Pictures that were uploaded can be chosen as well, in a group of their own.
    await expect(choice.locator("> option")).toHaveText([
      "Sömnbild",
      "Matbild",
      "Longevity",
      "Vetenskap",
      "Biohacking",
      "General Health",
    ]);
    await expect(main(page).getByRole("region", { name: "Tillgängliga bilder" }).getByRole("listitem")).toHaveCount(6);
    await expectAccessible(page, main(page));

    const letGo = await holdRequests(page, GRAPH);
    await choice.selectOption(after);
    await expect(choice).toBeDisabled();
    await expect(choice.locator("option:checked")).toHaveText("Uppdaterar...");
    letGo();
    await expect(toast(page, "Uppdaterat")).toContainText("Artikelbilden har uppdaterats");
    await expect(choice).toHaveValue(after);
    await expect(row.locator("img")).toHaveAttribute("src", after);
    const article = await request.get((await row.getByRole("link").getAttribute("href")) ?? "");
    const [, shown] = /<main[\s\S]*?<picture[\s\S]*?<img[^>]*? src="([^"]+)"/.exec(await article.text()) ?? [];
    expect(shown).toBe(after);
    await choice.selectOption(before);
    await expect(choice).toHaveValue(before);
  });

  const name = `prov-${randomUUID().slice(0, 8)}`;
  const [one, other] = [card(page, `${name}_1`), card(page, `${name}_2`)];

  await test.step("pictures are uploaded and named", async () => {
    await tab(page, "Bildhantering").click();
    await input(page).setInputFiles([
      { name: "gron.png", mimeType: "image/png", buffer: await picture("#227755") },
      { name: "rod.png", mimeType: "image/png", buffer: await picture("#aa3322") },
    ]);
    await expect(chosen(page)).toHaveCount(2);
    await main(page).getByLabel("Eget public ID (valfritt)").fill(name);
    await upload(page).click();
    await expect(toast(page, "Uppladdning slutförd!")).toContainText("2 bild(er) uppladdade till biblioteket.");
    await expect(one).toContainText(/640 × 400 · PNG · \d+ KB/);
    await expect(other).toBeVisible();
    await expect(chosen(page)).toHaveCount(0);
    await expectAccessible(page, main(page));
  });

  await test.step("what one is called is copied", async () => {
    await one.getByRole("button", { name: `Kopiera ${name}_1` }).click();
    await expect(toast(page, "Kopierat!")).toBeVisible();
    await expect(one.getByRole("img", { name: "Kopierat" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${name}_1`);
  });

  await test.step("one is described", async () => {
    await one.getByRole("button", { name: /^Ändra beskrivningen/ }).click();
    await expect(page.getByRole("dialog").locator("img")).toBeVisible();
    await page.getByRole("dialog").getByLabel("Vad bilden visar").fill("En grön yta");
    await page.getByRole("dialog").getByRole("button", { name: "Spara" }).click();
    await expect(one).toContainText("En grön yta");
  });

  await test.step("one that an article shows cannot be deleted, and can when nothing does", async () => {
    const remove = async (which: Locator) => {
      await which.getByRole("button", { name: /^Ta bort/ }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Ta bort", exact: true }).click();
    };
    const row = main(page).getByRole("listitem").filter({ hasText: "zone-2" }).first();
    const choice = row.getByRole("combobox");
    await tab(page, "Artikelbilder").click();
    const before = await choice.inputValue();
    await row.getByRole("button", { name: /^Välj ur biblioteket/ }).click();
    const dialog = page.getByRole("dialog", { name: "Välj en bild" });
    const field = dialog.getByRole("searchbox", { name: "Sök bild" });
    await expect(dialog.locator("p[role=status]")).toHaveText(/bild/);
    await test.step("the server is asked when the typing rests, and an answer that comes late is not shown", async () => {
      const asked = recordGraphRequests(page);
      const letGo = await holdRequests(page, (url) => GRAPH(url) && url.href.includes("finns-inte"));
      await field.pressSequentially("finns-inte");
      await expect.poll(() => asked.at(-1)?.variables.search).toBe("finns-inte");
      await field.fill(name.slice(0, -1));
      await field.press("End");
      await field.pressSequentially(name.slice(-1));
      await expect.poll(() => asked.at(-1)?.variables.search).toBe(name);
      await expect(dialog.getByRole("radio")).toHaveCount(2);
      letGo();
      await page.evaluate(() => fetch("/readyz"));
      await expect(dialog.getByRole("radio")).toHaveCount(2);
      // On a slow machine a pause between two letters may be as long.
      expect.soft(asked.length).toBeLessThan(5);
    });
    await test.step("a search that fails says so, instead of showing what was found before", async () => {
      await failGraph(page, /^LibraryChoices$/);
      await field.fill("annat");
      await expect(dialog.getByRole("button", { name: "Försök igen" })).toBeVisible();
      await expect(dialog.getByRole("radio")).toHaveCount(0);
      await page.unroute(GRAPH);
      await field.fill(name);
      await expect(dialog.getByRole("radio")).toHaveCount(2);
    });
    await expect(dialog.getByRole("button", { name: "Använd bilden" })).toBeDisabled();
    await expectAccessible(page, dialog);
    // The newest first; the arrows go from one to the next.
    await dialog.getByRole("radio").first().focus();
    await page.keyboard.press("ArrowDown");
    await expect(dialog.getByRole("radio", { checked: true })).toHaveCount(1);
    await dialog.getByRole("radio", { name: `${name}_1` }).check();
    await expect(dialog.locator("p[role=status]")).toContainText(`Vald: ${name}_1.`);
    await dialog.getByRole("button", { name: "Använd bilden" }).press("Enter");
    await expect(toast(page, "Uppdaterat")).toBeVisible();
    await expect(row.getByRole("button", { name: /^Välj ur biblioteket/ })).toBeFocused();
    await expect(choice.locator("option:checked")).toHaveText(`${name}_1`);
    await tab(page, "Bildhantering").click();
    await expect(one).toContainText("Används i:");
    await remove(one);
    await expect(toast(page, "Bilden är kvar")).toBeVisible();
    await expect(one).toBeVisible();

    await test.step("what was read before a change does not put the old picture back", async () => {
      const letGo = await holdResponse(page, (url) => GRAPH(url) && url.href.includes("ArticleImages"));
      await tab(page, "Artikelbilder").click();
      await choice.selectOption(before);
      await expect(choice).toHaveValue(before);
      const asked = page.waitForResponse((response) => response.url().includes("ArticleImages"));
      await letGo();
      await asked;
      await expect(choice).toHaveValue(before);
    });
    await tab(page, "Bildhantering").click();
    await expect(one).toContainText("Används inte");
    for (const which of [one, other]) {
      await remove(which);
      await expect(which).toHaveCount(0);
    }
  });

  await test.step("one bad file refuses all of them, each with its own reason", async () => {
    await input(page).setInputFiles([
      { name: "bra.png", mimeType: "image/png", buffer: await picture("#112233") },
      { name: "stor.png", mimeType: "image/png", buffer: Buffer.alloc(10_485_761) },
      { name: "text.txt", mimeType: "text/plain", buffer: Buffer.from("ingen bild") },
    ]);
    await expect(toast(page, "Ogiltiga filer")).toContainText("2 fil(er) är för stora (>10MB) eller inte bildformat.");
    await expect(chosen(page).filter({ hasText: "stor.png" })).toContainText("För stor fil (max 10MB)");
    await expect(chosen(page).filter({ hasText: "text.txt" })).toContainText("Ogiltigt filformat");
    await expect(upload(page)).toBeDisabled();
    await main(page).getByRole("button", { name: "Ta bort de som inte går att ladda upp" }).click();
    await expect(chosen(page)).toHaveText([/bra\.png/]);
    await expect(upload(page)).toBeEnabled();
  });

  await test.step("what only says that it is a picture is found out by the server", async () => {
    await input(page).setInputFiles([{ name: "fejk.png", mimeType: "image/png", buffer: Buffer.from("ingen bild") }]);
    await upload(page).click();
    await expect(toast(page, "Uppladdning misslyckades")).toContainText(
      /Uppladdning misslyckades för fejk\.png: Ogiltig/,
    );
    await expect(chosen(page).filter({ hasText: "fejk.png" })).toContainText(/Ogiltig/);
  });
});

test("logos are linked one by one and all at once, and undone; what fails says so", async ({ page, expectConsole }) => {
  expectConsole(/request failed: POST .*\/graphql/, /net::ERR_FAILED/);
  const row = (name: string) => main(page).getByRole("row").filter({ hasText: name });
  const updated = main(page).getByRole("img", { name: "Uppdaterad" });
  const undoAll = async () => {
    const undo = page.getByRole("button", { name: /^Ångra logotypen/ });
    for (let left = await undo.count(); left > 0; left--) {
      await undo.first().click();
      await expect(undo).toHaveCount(left - 1);
    }
  };
  const all = page.getByRole("button", { name: /^Alla/ });

  await test.step("a picture that could not be changed says so, and is the one before", async () => {
    await open(page, "/admin?flik=artikelbilder");
    const choice = main(page).getByRole("combobox").first();
    const before = await choice.inputValue();
    await page.route(GRAPH, (route) =>
      isOperation("UpdateArticleImage")(route.request().postData()) ? route.abort() : route.fallback(),
    );
    await choice.selectOption({ index: before.includes("somn") ? 1 : 0 });
    await expect(toast(page, "Fel")).toContainText("Kunde inte uppdatera artikelbild");
    await expect(choice).toHaveValue(before);
    await page.unroute(GRAPH);
  });

  await test.step("a logo is linked", async () => {
    await tab(page, "Logotyper").click();
    await expect(row("Fjällprov")).toContainText("/logos/fjallprov.svg");
    await expectAccessible(page, main(page));
    await page.getByRole("button", { name: "Uppdatera Fjällprov" }).click();
    await expect(toast(page, "Logotyp uppdaterad!")).toContainText("Fjällprov");
    await expect(row("Fjällprov").getByRole("img", { name: "Uppdaterad" })).toBeVisible();
  });

  await test.step("all of them are linked at once, and undone", async () => {
    await all.click();
    await expect(toast(page, "Alla logotyper uppdaterade!")).toContainText(
      "10 leverantörer har fått sina logotyper kopplade",
    );
    await expect(updated).toHaveCount(10);
    await undoAll();
  });

  await test.step("what fails of a mass update is counted", async () => {
    await expect(main(page).getByRole("row")).toHaveCount(11);
    let count = 0;
    await page.route(GRAPH, (route) =>
      isOperation("LinkProviderLogo")(route.request().postData()) && ++count <= 3 ? route.abort() : route.fallback(),
    );
    await all.click();
    await expect(toast(page, "Massuppdatering misslyckades")).toContainText("3 uppdateringar misslyckades");
    await expect(updated).toHaveCount(7);
    await undoAll();
  });
});

test("both lists of pictures fit a phone", { tag: "@phone" }, async ({ page }) => {
  await open(page, "/admin?flik=artikelbilder");
  for (const name of ["Artikelbilder", "Logotyper"]) {
    await tab(page, name).click();
    const panel = page.getByRole("tabpanel", { name });
    await expect(panel.getByRole("img").or(panel.locator("img")).first()).toBeVisible();
    await expectAccessible(page, main(page));
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  }
});
