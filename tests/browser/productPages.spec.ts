import type { Locator, Page } from "@playwright/test";
import { field, fillSignIn, openProfile, test, toast } from "../support/browserAccounts.ts";
import { expectAccessible } from "../support/browserAxe.ts";
import { listFromGraph } from "../support/browserGraph.ts";
import { bar, drawer, open } from "../support/browserPages.ts";
import { expect } from "../support/browserTest.ts";

const main = (page: Page): Locator => page.getByRole("main");

test("a product's name leads to its page, from where it is compared, and Back to the list @both", async ({ page }) => {
  const heading = main(page).getByRole("heading", { level: 1 });

  await test.step("the page of a test tells what it measures, and is accessible", async () => {
    await open(page, "/tester?q=Hälsokontroll+Grund");
    await main(page).getByRole("link", { name: "Hälsokontroll Grund", exact: true }).click();
    await expect(page).toHaveURL(/\/tester\/halsokontroll-grund-\d+$/);
    await expect.soft(heading).toHaveText("Hälsokontroll Grund");
    await expect.soft(page).toHaveTitle("Hälsokontroll Grund – Livsresan");
    const measured = main(page).getByRole("region", { name: "Det här mäts" });
    await expect.soft(measured.getByRole("term")).toHaveCount(15);
    // What each tells, and beside four of them where healthy adults lie.
    await expect.soft(measured.getByRole("definition")).toHaveCount(19);
    await expect.soft(measured).toContainText("Vanligt hos friska: kvinnor 117–153, män 134–170 g/L");
    await expectAccessible(page);
  });

  await test.step("of each test like it, it says which markers that one leaves out", async () => {
    const { nodes } = await listFromGraph(page.request, "TESTS");
    const markersOf = (name: string) => nodes.find((product) => product.name === name)?.biomarkers ?? [];
    const rows = main(page)
      .getByRole("table", { name: /^Andra i kategorin/ })
      .getByRole("row");
    await expect(rows).not.toHaveCount(0);
    for (const row of (await rows.all()).slice(1)) {
      const other = markersOf(await row.getByRole("link").innerText());
      // Of a test whose markers nobody has told, nothing is said to be missing.
      const beyond = other.length === 0 ? [] : markersOf("Hälsokontroll Grund").filter((name) => !other.includes(name));
      const told = row.getByRole("cell").last();
      await expect.soft(told).toContainText(beyond[0] ?? "–");
      for (const name of other) await expect.soft(told).not.toHaveText(new RegExp(`(^|, )${name}(,|$| och )`));
    }
  });

  await test.step("it is compared with another of the same category", async () => {
    await main(page).getByRole("button", { name: "Jämför", exact: true }).click();
    await expect(main(page).getByRole("button", { name: "Tillagd" })).toHaveAttribute("aria-pressed", "true");
    await main(page).getByRole("region", { name: "I samma kategori" }).getByRole("link").first().click();
    await expect(heading).not.toHaveText("Hälsokontroll Grund");
    await main(page).getByRole("button", { name: "Jämför", exact: true }).click();
    await bar(page).getByRole("button", { name: "Jämför nu" }).click();
    await expect(drawer(page).getByRole("columnheader", { name: /Hälsokontroll Grund/ })).toBeVisible();
  });

  await test.step("Back leads out of the comparison, to the first page, and to the list", async () => {
    await page.goBack();
    await page.goBack();
    await expect(heading).toHaveText("Hälsokontroll Grund");
    await page.goBack();
    await expect(page).toHaveURL(/\/tester\?q=/);
  });

  await test.step("an address with a former name is put right; the page of equipment is accessible", async () => {
    await open(page, "/biohacking/fel-namn-130");
    await expect(page).toHaveURL("/biohacking/morgonljus-10-000-lux-130");
    await expectAccessible(page);
  });
});

test("a price is watched after signing in, shows with the page, and is taken back in the account @phone", async ({
  page,
  anAccount,
}) => {
  const person = await anAccount();
  const section = page.getByRole("region", { name: "Pris över tid" });
  const path = "/kosttillskott/vassle-hage-naturell-82";

  await test.step("signing in leads back to the product, whose price can be watched then", async () => {
    await open(page, path);
    await section.getByRole("link", { name: "Logga in och bevaka priset" }).click();
    await expect(field(page, "E-post")).toBeVisible();
    await fillSignIn(page, person);
    await expect(page).toHaveURL(path);
    const button = section.getByRole("button", { name: "Säg till när priset sjunker" });
    await expect.soft(button).toHaveAccessibleDescription(/Vi mejlar dig en gång/);
    await button.click();
    await expect.soft(toast(page, "Vi mejlar dig när priset sjunker")).toBeVisible();
    await expect.soft(section.getByRole("button", { name: "Sluta bevaka priset" })).toBeFocused();
  });

  await test.step("the watch shows with the page, which is accessible with its table open", async () => {
    await page.reload({ waitUntil: "commit" });
    await expect(section.getByRole("button", { name: "Sluta bevaka priset" })).toBeVisible();
    await section.getByText("Visa priserna som tabell").click();
    await expect.soft(section.getByRole("table")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("price and button stay at the lower edge once the page is read past them, and nowhere else", async () => {
    const buying = page.getByRole("region", { name: "Köp" });
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(buying).toHaveCount(0);
    await section.scrollIntoViewIfNeeded();
    await expect(buying).toContainText(/\d\skr/);
    const offered = page.getByRole("region", { name: "Pris", exact: true }).getByRole("link", { name: "Se pris" });
    const href = (await offered.getAttribute("href")) ?? "";
    await expect.soft(buying.getByRole("link", { name: "Se pris" })).toHaveAttribute("href", href);
    await expect.soft(buying.getByText("Annonslänk")).toBeVisible();
  });

  await test.step("the account lists it, and takes it back", async () => {
    await (await openProfile(page)).getByRole("menuitem", { name: "Mitt konto" }).click();
    const list = page.getByRole("list", { name: "Priser som du bevakar" });
    await expect.soft(list.getByRole("link", { name: "Vassle Hage naturell" })).toHaveAttribute("href", path);
    await list.getByRole("button", { name: "Ta bort bevakningen av Vassle Hage naturell" }).click();
    await expect.soft(page.getByText("Du bevakar inga priser.")).toBeVisible();
    await expect.soft(toast(page, "Vassle Hage naturell bevakas inte längre")).toBeVisible();
  });
});
