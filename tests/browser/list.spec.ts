import type { Page } from "@playwright/test";
import { DEMO_NOTICE } from "../../schema/site.ts";
import { listFromGraph, recordGraphRequests, testsFromGraph } from "../support/browserGraph.ts";
import {
  cards,
  expectCards,
  expectCount,
  filters,
  firstSeen,
  names,
  open,
  searchField,
} from "../support/browserPages.ts";
import { expectListOnPhone, expectWholeSheet } from "../support/browserPhoneLists.ts";
import { expect, test } from "../support/browserTest.ts";

const CATEGORIES = [
  "Blodtester",
  "Svenska blodtester",
  "Hälsokontroller",
  "Hormontester",
  "DNA & epigenetik",
  "Helgenomssekvensering",
];

const kategori = (page: Page) => page.getByRole("combobox", { name: "Kategori" });
const provtyp = (page: Page) => page.getByRole("combobox", { name: "Provtyp" });
const chips = (page: Page) => page.getByRole("group", { name: "Valda filter" });
const sheet = (page: Page) => page.getByRole("dialog", { name: "Filter" });

test("a visitor narrows the list of tests down and widens it again", async ({ page, request }) => {
  const all = await testsFromGraph(request);
  await test.step("the first load brings hero, categories, search, selects and prices, and asks for nothing more", async () => {
    const asked = recordGraphRequests(page);
    await open(page, "/tester");
    await page.waitForLoadState("networkidle");
    await expect.soft(page.getByRole("heading", { level: 1 })).toHaveText("Hitta hälsotestet som passar dig");
    await expect.soft(page.getByText(DEMO_NOTICE), "the catalogue is invented").toBeVisible();
    const links = filters(page).getByRole("navigation", { name: "Kategorier" }).getByRole("link");
    await expect.soft(links).toHaveText([/^Alla\s*\d*$/, ...CATEGORIES.map((name) => new RegExp(`^${name}\\s*\\d*$`))]);
    await expect.soft(links.first()).toHaveAttribute("aria-current", "true");
    await expect.soft(searchField(page)).toBeVisible();
    await expect
      .soft(kategori(page).getByRole("option"))
      .toHaveText(["Alla kategorier", ...CATEGORIES.map((name) => new RegExp(`^${name}`))]);
    await expect
      .soft(provtyp(page).getByRole("option"))
      .toHaveText(["Alla provtyper", /^Blodprov/, /^Salivprov/, /^Urinprov/, /^Kinnsvabb/]);
    await expectCount(page, all.totalCount);
    await expect.soft(cards(page)).toHaveCount(24);
    expect.soft((await firstSeen(page)).price, "the first price is on the first screen").toBeLessThanOrEqual(900);
    expect.soft(asked).toEqual([]);
  });

  await test.step("a category of the side narrows the list, and 'Alla' takes it back", async () => {
    const links = filters(page).getByRole("navigation", { name: "Kategorier" });
    await links.getByRole("link", { name: /^DNA & epigenetik/ }).click();
    await expectCount(page, (await testsFromGraph(request, { category: "dna-epigenetik" })).totalCount);
    await expect.soft(links.getByRole("link", { name: /^DNA & epigenetik/ })).toHaveAttribute("aria-current", "true");
    await expect.soft(kategori(page)).toHaveValue("dna-epigenetik");
    await links.getByRole("link", { name: "Alla" }).click();
    await expectCount(page, all.totalCount);
  });

  await test.step("category, sample type and search narrow the list together", async () => {
    await kategori(page).selectOption("hormontester");
    await expectCount(page, (await testsFromGraph(request, { category: "hormontester" })).totalCount);
    await provtyp(page).selectOption("saliva");
    const both = await testsFromGraph(request, { category: "hormontester", sampleType: "SALIVA" });
    await expectCount(page, both.totalCount);
    await searchField(page).fill("KORTISOL");
    const three = await testsFromGraph(request, { category: "hormontester", sampleType: "SALIVA", search: "kortisol" });
    await expectCount(page, three.totalCount);
    expect.soft(three.totalCount).toBeGreaterThan(0);
    expect.soft(three.totalCount).toBeLessThan(both.totalCount);
    await expectCards(page, three.nodes);
  });

  await test.step("cards say first which of the searched markers they measure", async () => {
    const before = page.url();
    await open(page, "/tester?q=tsh%2C+ferritin");
    for (const card of (await cards(page).all()).slice(0, 3)) {
      const measured = card.getByRole("list", { name: "Biomarkörer" }).getByRole("listitem");
      await expect.soft(measured.nth(0)).toHaveText("TSH");
      await expect.soft(measured.nth(1)).toHaveText("Ferritin");
    }
    await open(page, before);
  });

  await test.step("each chip takes one filter away, and 'Rensa alla' the rest", async () => {
    await expect
      .soft(chips(page).getByRole("link"))
      .toHaveText(["”KORTISOL”", "Hormontester", "Salivprov", "Rensa alla"]);
    await chips(page).getByRole("link", { name: "Ta bort filtret Hormontester" }).click();
    await expectCount(page, (await testsFromGraph(request, { search: "kortisol", sampleType: "SALIVA" })).totalCount);
    await expect.soft(page).toHaveURL("/tester?q=KORTISOL&provtyp=saliva");
    await chips(page).getByRole("link", { name: "Ta bort filtret ”KORTISOL”" }).click();
    await expectCount(page, (await testsFromGraph(request, { sampleType: "SALIVA" })).totalCount);
    await expect.soft(searchField(page)).toHaveValue("");
    await searchField(page).fill("järn");
    await expect.soft(chips(page).getByRole("link")).toHaveText(["”järn”", "Salivprov", "Rensa alla"]);
    await chips(page).getByRole("link", { name: "Rensa alla" }).click();
    await expectCount(page, all.totalCount);
    await expect.soft(chips(page)).toBeHidden();
    await expect.soft(page).toHaveURL("/tester");
    await expect.soft(searchField(page)).toHaveValue("");
  });

  await test.step("where there is no side the filters open below their button", async () => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await expect(provtyp(page)).toBeHidden();
    await page.getByRole("button", { name: "Visa filter" }).click();
    await expect.soft(page.getByRole("dialog")).toHaveCount(0);
    await provtyp(page).selectOption("cheek_swab");
    await expectCount(page, (await testsFromGraph(request, { sampleType: "CHEEK_SWAB" })).totalCount);
    await page.getByRole("button", { name: "Dölj filter (1)", exact: true }).click();
    await expect.soft(provtyp(page)).toBeHidden();
  });
});

test("'Visa fler' brings the rest of the tests, in the Swedish order, and loses nobody's place", async ({
  page,
  request,
}) => {
  await open(page, "/tester");
  const { nodes } = await testsFromGraph(request);
  const more = page.getByRole("link", { name: "Visa fler" });

  await test.step("it adds the rest, each test once, and the next Tab goes on among the new cards", async () => {
    const first = await names(page);
    expect(first).toHaveLength(24);
    await more.focus();
    const before = await page.evaluate(() => window.scrollY);
    await page.keyboard.press("Enter");
    await expectCards(page, nodes);
    const all = nodes.map(({ name }) => name);
    expect.soft(new Set(all).size).toBe(all.length);
    expect.soft(all.slice(0, 24)).toEqual(first);
    await expect.soft(more).toHaveCount(0);
    // The focus may not fall back to the top of the page.
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThanOrEqual(before - 50);
    await page.keyboard.press("Tab");
    const place = () =>
      page.evaluate(() => {
        const focused = document.activeElement?.closest("article");
        return focused ? [...document.querySelectorAll("article")].indexOf(focused as HTMLElement) : -1;
      });
    await expect.poll(place, "card that the next Tab reaches").toBeGreaterThanOrEqual(24);
  });

  await test.step("recommended tests come first, then the names with Å, Ä and Ö last", () => {
    const featured = nodes.filter(({ isFeatured }) => isFeatured).length;
    expect.soft(featured).toBeGreaterThan(0);
    expect.soft(nodes.slice(0, featured).every(({ isFeatured }) => isFeatured)).toBe(true);
    const shown = nodes.map(({ name }) => name);
    for (const part of [shown.slice(0, featured), shown.slice(featured)]) {
      expect.soft(part).toEqual([...part].sort(new Intl.Collator("sv-SE").compare));
    }
    const letters = shown.slice(featured).map((name) => name[0] ?? "");
    expect.soft(letters.filter((letter) => "ÅÄÖ".includes(letter)).length).toBeGreaterThan(3);
    expect.soft(letters.slice(-4).every((letter) => "ÅÄÖ".includes(letter))).toBe(true);
  });

  await test.step("what it brought is still there after a look at another page", async () => {
    await page.getByRole("navigation", { name: "Huvudmeny" }).getByRole("link", { name: "Guider" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Guider");
    await page.goBack();
    await expectCards(page, nodes);
  });
});

test("on a phone the tests begin on the first screen, and their filters are a sheet", { tag: "@phone" }, async ({
  page,
  request,
}) => {
  await open(page, "/tester?kategori=hormontester");

  await test.step("the filters are a sheet that says what is found", async () => {
    await expect(provtyp(page)).toBeHidden();
    await page.getByRole("button", { name: "Visa filter (1)", exact: true }).click();
    await sheet(page).getByRole("combobox", { name: "Provtyp" }).selectOption("saliva");
    const { totalCount } = await testsFromGraph(request, { category: "hormontester", sampleType: "SALIVA" });
    await sheet(page)
      .getByRole("button", { name: `Visa ${totalCount} tester`, exact: true })
      .click();
    await expect(sheet(page)).toBeHidden();
    await expectCount(page, totalCount);
    await expect.soft(page.getByRole("button", { name: "Visa filter (2)", exact: true })).toBeFocused();
  });

  await test.step("the list begins on the first screen, and no card is higher than 300", async () => {
    await chips(page).getByRole("link", { name: "Rensa alla" }).click();
    await expectCount(page, (await testsFromGraph(request)).totalCount);
    await expectListOnPhone(page);
  });

  await test.step("the sheet names each choice once, and nothing shows through its button", async () => {
    await page.getByRole("button", { name: "Visa filter" }).click();
    await expectWholeSheet(page, ["Kategori", "Provtyp"]);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a list is unfolded, narrowed, priced and sorted by submitting its form, and types are links", async ({
    page,
    request,
  }) => {
    const swedish = page.getByRole("checkbox", { name: "Bara svenska säljare" });
    const count = page.getByRole("heading", { level: 2, name: /hittades$/ });
    await page.goto("/kosttillskott");

    await test.step("a card unfolds, and there is no switch that would do nothing", async () => {
      await expect.soft(page.getByRole("switch")).toBeHidden();
      const first = cards(page).first();
      await first.locator("summary").click();
      await expect.soft(first.getByText(/^Uppgifterna kontrollerade/)).toBeVisible();
    });

    await test.step("'Bara svenska säljare' is submitted with the form", async () => {
      await swedish.check();
      await page.getByRole("combobox", { name: "Form" }).selectOption("kapsel");
      await page.getByRole("button", { name: "Visa resultat" }).click();
      await expect(page).toHaveURL(/svenska=ja/);
      const wanted = await listFromGraph(request, "SUPPLEMENTS", { swedishOnly: true, form: "CAPSULE" });
      await expect.soft(count).toHaveText(`${wanted.totalCount} kosttillskott hittades`);
      await expectCards(page, wanted.nodes.slice(0, 24));
      await expect.soft(swedish).toBeChecked();
    });

    await test.step("the list is sorted and narrowed by price, and stays narrowed", async () => {
      await page.getByRole("textbox", { name: "Pris från, kronor" }).fill("400");
      await page.getByRole("textbox", { name: "Pris till, kronor" }).fill("100");
      await page.getByRole("combobox", { name: "Sortera" }).selectOption("lagsta-pris");
      await page.getByRole("button", { name: "Sortera" }).click();
      await expect(page).toHaveURL(/sortering=lagsta-pris/);
      await expect.soft(page.getByRole("link", { name: "Ta bort filtret 100–400 kr" })).toBeVisible();
      await expect.soft(page.getByRole("combobox", { name: "Sortera" })).toHaveValue("lagsta-pris");
      await expect.soft(page.getByRole("textbox", { name: "Pris från, kronor" })).toHaveValue("100");
      await expect.soft(swedish).toBeChecked();
      const wanted = await listFromGraph(
        request,
        "SUPPLEMENTS",
        { swedishOnly: true, form: "CAPSULE", priceRange: { min: 10_000, max: 40_000 } },
        { orderBy: "PRICE_ASCENDING" },
      );
      await expectCards(page, wanted.nodes);
    });

    await test.step("equipment can be read, and its types are links", async () => {
      await page.getByRole("contentinfo").getByRole("link", { name: "Biohacking" }).click();
      await page
        .getByRole("navigation", { name: "Typer av utrustning" })
        .getByRole("link", { name: /^Smart ring/ })
        .click();
      const { totalCount } = await listFromGraph(request, "BIOHACKING", { equipmentType: "Smart ring" });
      await expect(count).toHaveText(`${totalCount} biohacking-produkter hittades`);
    });
  });
});
