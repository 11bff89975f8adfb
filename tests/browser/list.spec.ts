import type { Page } from "@playwright/test";
import { BRAND } from "../../schema/brand.ts";
import { testsFromGraph } from "../support/browserGraph.ts";
import { card, cards, expectCards, expectCount, filters, open, searchField, settled } from "../support/browserPages.ts";
import { expect, test } from "../support/browserTest.ts";

const CATEGORIES = [
  "Blodtester",
  "Svenska blodtester",
  "Hälsokontroller",
  "Hormontester",
  "DNA & epigenetik",
  "Helgenomssekvensering",
];

test("the list opens with a hero, six categories, search and two selects", async ({ page, request }) => {
  await open(page, "/tester");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hitta hälsotestet som passar dig");
  const links = filters(page).getByRole("navigation", { name: "Kategorier" }).getByRole("link");
  await expect(links).toHaveText([/^Alla\s*\d*$/, ...CATEGORIES.map((name) => new RegExp(`^${name}\\s*\\d*$`))]);
  await expect(links.first()).toHaveAttribute("aria-current", "true");
  await expect(searchField(page)).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Kategori" }).getByRole("option")).toHaveText([
    "Alla kategorier",
    ...CATEGORIES.map((name) => new RegExp(`^${name}`)),
  ]);
  await expect(page.getByRole("combobox", { name: "Provtyp" }).getByRole("option")).toHaveText([
    "Alla provtyper",
    /^Blodprov/,
    /^Salivprov/,
    /^Urinprov/,
    /^Kinnsvabb/,
  ]);
  await expectCount(page, (await testsFromGraph(request)).totalCount);
});

test("the visitor is told that the catalogue is invented", async ({ page }) => {
  await open(page, "/tester");
  await expect(page.getByText(BRAND.demoNotice)).toBeVisible();
});

test("recommended tests come first, then the names in Swedish order with Å, Ä and Ö last", async ({
  page,
  request,
}) => {
  await open(page, "/tester");
  await page
    .getByRole("link", { name: "Visa fler" })
    .or(page.getByRole("button", { name: "Visa fler" }))
    .click();
  const { nodes, totalCount } = await testsFromGraph(request);
  await expect(cards(page)).toHaveCount(totalCount);
  const shown = nodes.map(({ name }) => name);
  await expectCards(page, nodes);

  const featured = new Set(nodes.filter(({ isFeatured }) => isFeatured).map(({ name }) => name));
  expect(featured.size).toBeGreaterThan(0);
  expect(shown.slice(0, featured.size).every((name) => featured.has(name))).toBe(true);
  for (const part of [shown.slice(0, featured.size), shown.slice(featured.size)]) {
    expect(part).toEqual([...part].sort(new Intl.Collator("sv-SE").compare));
  }
  const swedish = shown.slice(featured.size).map((name) => name[0] ?? "");
  expect(swedish.filter((letter) => "ÅÄÖ".includes(letter)).length).toBeGreaterThan(3);
  expect(swedish.slice(-4).every((letter) => "ÅÄÖ".includes(letter))).toBe(true);
});

test("search, category and sample type narrow the list together", async ({ page, request }) => {
  await open(page, "/tester");

  await page
    .getByRole("combobox", { name: "Kategori" })
    .selectOption({ label: await optionLike(page, "Hormontester") });
  await expectCount(page, (await testsFromGraph(request, { category: "hormontester" })).totalCount);

  await page.getByRole("combobox", { name: "Provtyp" }).selectOption("saliva");
  const both = await testsFromGraph(request, { category: "hormontester", sampleType: "SALIVA" });
  await expectCount(page, both.totalCount);

  await searchField(page).fill("KORTISOL");
  const all = await testsFromGraph(request, { category: "hormontester", sampleType: "SALIVA", search: "kortisol" });
  await expectCount(page, all.totalCount);
  expect(all.totalCount).toBeGreaterThan(0);
  expect(all.totalCount).toBeLessThan(both.totalCount);
  await expectCards(page, all.nodes);
});

test("a category of the sidebar narrows the list, and 'Alla' takes it back", async ({ page, request }) => {
  await open(page, "/tester");
  const links = filters(page).getByRole("navigation", { name: "Kategorier" });
  await links.getByRole("link", { name: /^DNA & epigenetik/ }).click();
  const dna = await testsFromGraph(request, { category: "dna-epigenetik" });
  await expectCount(page, dna.totalCount);
  await expect(links.getByRole("link", { name: /^DNA & epigenetik/ })).toHaveAttribute("aria-current", "true");
  await expect(page.getByRole("combobox", { name: "Kategori" })).toHaveValue("dna-epigenetik");
  await links.getByRole("link", { name: "Alla" }).click();
  await expectCount(page, (await testsFromGraph(request)).totalCount);
});

test("a search finds a test by a biomarker that its card does not show", async ({ page, request }) => {
  const { nodes } = await testsFromGraph(request);
  const long = nodes.find(({ biomarkers }) => biomarkers.length > 8);
  if (!long) throw new Error("the demo catalogue has no test with many biomarkers");
  await open(page, "/tester");
  await searchField(page).fill((long.biomarkers.at(-1) ?? "").toUpperCase());
  await expect(card(page, long.name)).toBeVisible();
});

test("each chip takes one filter away, and 'Rensa alla' the rest", async ({ page, request }) => {
  await open(page, "/tester?q=blod&kategori=halsokontroller&provtyp=blood");
  const chips = page.getByRole("group", { name: "Valda filter" });
  await expect(chips.getByRole("link")).toHaveText(["”blod”", "Hälsokontroller", "Blodprov", "Rensa alla"]);

  await chips.getByRole("link", { name: "Ta bort filtret Hälsokontroller" }).click();
  await expectCount(page, (await testsFromGraph(request, { search: "blod", sampleType: "BLOOD" })).totalCount);
  await expect(page).toHaveURL("/tester?q=blod&provtyp=blood");

  await chips.getByRole("link", { name: "Ta bort filtret ”blod”" }).click();
  await expectCount(page, (await testsFromGraph(request, { sampleType: "BLOOD" })).totalCount);
  await expect(searchField(page)).toHaveValue("");

  await searchField(page).fill("järn");
  await expect(chips.getByRole("link")).toHaveText(["”järn”", "Blodprov", "Rensa alla"]);
  await chips.getByRole("link", { name: "Rensa alla" }).click();
  await expectCount(page, (await testsFromGraph(request)).totalCount);
  await expect(chips).toBeHidden();
  await expect(page).toHaveURL("/tester");
  await expect(searchField(page)).toHaveValue("");
});

test("one test is '1 test'", async ({ page, request }) => {
  const { nodes } = await testsFromGraph(request);
  await open(page, `/tester?q=${encodeURIComponent(nodes[0]?.name ?? "")}`);
  await expect(page.getByRole("heading", { name: "1 test hittades", exact: true })).toBeVisible();
});

test("on a phone the filters are a sheet that says what is found", { tag: "@phone" }, async ({ page, request }) => {
  await open(page, "/tester?kategori=hormontester");
  const provtyp = page.getByRole("combobox", { name: "Provtyp" });
  await expect(provtyp).toBeHidden();
  const button = page.getByRole("button", { name: "Visa filter (1)", exact: true });
  await button.click();
  const sheet = page.getByRole("dialog", { name: "Filter" });
  await sheet.getByRole("combobox", { name: "Provtyp" }).selectOption("saliva");
  const { totalCount } = await testsFromGraph(request, { category: "hormontester", sampleType: "SALIVA" });
  await sheet.getByRole("button", { name: `Visa ${totalCount} tester`, exact: true }).click();
  await expect(sheet).toBeHidden();
  await expectCount(page, totalCount);
  await expect(page.getByRole("button", { name: "Visa filter (2)", exact: true })).toBeFocused();
});

test("the sheet names each choice once, and nothing shows through its button", { tag: "@phone" }, async ({ page }) => {
  for (const [path, selects] of [
    ["/tester", ["Kategori", "Provtyp"]],
    ["/kosttillskott", ["Kategori", "Form"]],
    ["/biohacking", ["Typ"]],
  ] as const) {
    await open(page, path);
    await page.getByRole("button", { name: "Visa filter" }).click();
    const sheet = page.getByRole("dialog", { name: "Filter" });
    await expect(sheet.locator("label", { has: page.locator("select") }).or(sheet.locator("label[for]"))).toHaveText([
      ...selects,
    ]);
    await expect(sheet.getByRole("navigation")).toHaveCount(0);
    await page.setViewportSize({ width: 360, height: 320 });
    await settled(page);
    // Whatever is scrolled below the footer is covered by it, to both sides of the button.
    const covered = await sheet.getByRole("button", { name: /^Visa / }).evaluate((button) => {
      const { left, right, bottom } = button.getBoundingClientRect();
      const footer = button.parentElement as Element;
      return [
        [left - 4, bottom - 4],
        [right + 4, bottom - 4],
        [left + 40, bottom + 2],
      ].map(([x = 0, y = 0]) => footer.contains(document.elementFromPoint(x, y)));
    });
    expect(covered).toEqual([true, true, true]);
    await page.setViewportSize({ width: 360, height: 740 });
  }
});

test("a filter with one choice is not offered", async ({ page }) => {
  await open(page, "/biohacking");
  await expect(filters(page).getByRole("combobox")).toHaveCount(1);
  await expect(filters(page).getByRole("combobox", { name: "Typ" })).toBeVisible();
});

test("where there is no side the filters open below their button", async ({ page, request }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await open(page, "/tester");
  const provtyp = page.getByRole("combobox", { name: "Provtyp" });
  await expect(provtyp).toBeHidden();
  await page.getByRole("button", { name: "Visa filter" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await provtyp.selectOption("cheek_swab");
  await expectCount(page, (await testsFromGraph(request, { sampleType: "CHEEK_SWAB" })).totalCount);
  await page.getByRole("button", { name: "Dölj filter (1)", exact: true }).click();
  await expect(provtyp).toBeHidden();
});

async function optionLike(page: Page, start: string): Promise<string> {
  const options = await page.getByRole("combobox", { name: "Kategori" }).getByRole("option").allTextContents();
  return options.find((text) => text.startsWith(start)) ?? start;
}
