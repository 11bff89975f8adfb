import type { Locator, Page } from "@playwright/test";
import { demoAdmin, startSession, test, toast } from "../support/browserAccounts.ts";
import { expectAccessible } from "../support/browserAxe.ts";
import { GRAPH } from "../support/browserGraph.ts";
import { keepToastsOpen, open } from "../support/browserPages.ts";
import { expect } from "../support/browserTest.ts";

const main = (page: Page): Locator => page.getByRole("main");
const isOperation = (name: string) => (body: string | null) => body?.includes(`"${name}"`) ?? false;

test("the four tabs of the administration are addresses, which open directly", async ({ page }) => {
  await startSession(page, await demoAdmin());
  await open(page, "/admin");
  await expect(main(page).getByRole("heading", { level: 1, name: "Administratör" })).toBeVisible();
  await expect(main(page)).toContainText("Hantera leverantörsdata och logotyper.");
  await expect(page.getByRole("tab")).toHaveText(["Kosttillskott", "Artikelbilder", "Bildhantering", "Logotyper"]);
  await expect(page.getByRole("tab", { name: "Kosttillskott" })).toHaveAttribute("aria-selected", "true");
  await page.getByRole("tab", { name: "Logotyper" }).click();
  await expect(page).toHaveURL("/admin?flik=logotyper");
  await expect(page.getByRole("tabpanel", { name: "Logotyper" })).toContainText("10 logotyper");
  await page.goBack();
  await expect(page.getByRole("tab", { name: "Kosttillskott" })).toHaveAttribute("aria-selected", "true");
  await open(page, "/admin?flik=finns-inte");
  await expect(page.getByRole("tab", { name: "Kosttillskott" })).toHaveAttribute("aria-selected", "true");
});

test("an article gets another picture, which readers see", async ({ page, newVisitor }) => {
  await keepToastsOpen(page);
  await startSession(page, await demoAdmin());
  await open(page, "/admin?flik=artikelbilder");
  const row = main(page).getByRole("listitem").filter({ hasText: "hiit" }).first();
  const choice = row.getByRole("combobox");
  const before = await choice.inputValue();
  const after = before.includes("vetenskap") ? "/art/articles/mat.svg" : "/art/articles/vetenskap.svg";
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

  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(GRAPH, async (route) => {
    if (isOperation("UpdateArticleImage")(route.request().postData())) await held;
    await route.fallback();
  });
  await choice.selectOption(after);
  await expect(choice).toBeDisabled();
  await expect(choice.locator("option:checked")).toHaveText("Uppdaterar...");
  release();
  await expect(toast(page, "Uppdaterat")).toContainText("Artikelbilden har uppdaterats");
  await expect(choice).toHaveValue(after);
  await expect(row.locator("img")).toHaveAttribute("src", after);

  const reader = await newVisitor();
  const slug = await row.getByRole("link").getAttribute("href");
  await open(reader, slug ?? "");
  await expect(reader.getByRole("main").locator("picture img").first()).toHaveAttribute("src", after);
  await choice.selectOption(before);
  await expect(choice).toHaveValue(before);
});

test("a picture that could not be changed, and a list that could not be read, say so", async ({
  page,
  expectConsole,
}) => {
  expectConsole(/request failed: POST .*\/graphql/, /net::ERR_FAILED/);
  await keepToastsOpen(page);
  await startSession(page, await demoAdmin());
  await open(page, "/admin?flik=artikelbilder");
  const choice = main(page).getByRole("combobox").first();
  const before = await choice.inputValue();
  await page.route(GRAPH, (route) =>
    isOperation("UpdateArticleImage")(route.request().postData()) ? route.abort() : route.fallback(),
  );
  await choice.selectOption({ index: before.includes("somn") ? 1 : 0 });
  await expect(toast(page, "Fel")).toContainText("Kunde inte uppdatera artikelbild");
  await expect(choice).toHaveValue(before);
});

/** Gives all products their own pictures back. */
async function undoAll(page: Page): Promise<void> {
  const undo = page.getByRole("button", { name: /^Ångra logotypen/ });
  for (let left = await undo.count(); left > 0; left--) {
    await undo.first().click();
    await expect(undo).toHaveCount(left - 1);
  }
}

// Both change what all products of the demo show.
test.describe
  .serial("logos", () => {
    test("are linked one by one and all at once, and undone", async ({ page }) => {
      await keepToastsOpen(page);
      await startSession(page, await demoAdmin());
      await open(page, "/admin?flik=logotyper");
      const row = (name: string) => main(page).getByRole("row").filter({ hasText: name });
      await expect(row("Fjällprov")).toContainText("/logos/fjallprov.svg");
      await expectAccessible(page, main(page));
      await page.getByRole("button", { name: "Uppdatera Fjällprov" }).click();
      await expect(toast(page, "Logotyp uppdaterad!")).toContainText("Fjällprov");
      await expect(row("Fjällprov").getByRole("img", { name: "Uppdaterad" })).toBeVisible();
      await page.getByRole("button", { name: "Alla", exact: false }).first().click();
      await expect(toast(page, "Alla logotyper uppdaterade!")).toContainText(
        "10 leverantörer har fått sina logotyper kopplade",
      );
      await expect(main(page).getByRole("img", { name: "Uppdaterad" })).toHaveCount(10);
      await undoAll(page);
    });

    test("what fails of a mass update is counted", async ({ page, expectConsole }) => {
      expectConsole(/request failed: POST .*\/graphql/, /net::ERR_FAILED/);
      await keepToastsOpen(page);
      await startSession(page, await demoAdmin());
      await open(page, "/admin?flik=logotyper");
      await expect(main(page).getByRole("row")).toHaveCount(11);
      let count = 0;
      await page.route(GRAPH, (route) =>
        isOperation("LinkProviderLogo")(route.request().postData()) && ++count <= 3 ? route.abort() : route.fallback(),
      );
      await page.getByRole("button", { name: /^Alla/ }).click();
      await expect(toast(page, "Massuppdatering misslyckades")).toContainText("3 uppdateringar misslyckades");
      await expect(main(page).getByRole("img", { name: "Uppdaterad" })).toHaveCount(7);
      await undoAll(page);
    });
  });

test("both lists of pictures fit a phone", { tag: "@phone" }, async ({ page }) => {
  await startSession(page, await demoAdmin());
  for (const tab of ["artikelbilder", "logotyper"]) {
    await open(page, `/admin?flik=${tab}`);
    await expect(main(page).getByRole("img").or(main(page).locator("img")).first()).toBeVisible();
    await expectAccessible(page, main(page));
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  }
});
