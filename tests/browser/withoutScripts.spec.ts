import { testsFromGraph } from "../support/browserGraph.ts";
import { cards, expectCards, expectCount, searchField } from "../support/browserPages.ts";
import { expect, test } from "../support/browserTest.ts";

test.use({ javaScriptEnabled: false });

test("without scripts the tests can be read", async ({ page, request }) => {
  await page.goto("/tester");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectCount(page, (await testsFromGraph(request)).totalCount);
  await expect(cards(page)).toHaveCount(24);
  await expect(cards(page).first().getByRole("link", { name: "Visa test" })).toBeVisible();
});

test("without scripts the filters work by submitting them", { tag: "@both" }, async ({ page, request }) => {
  await page.goto("/tester");
  await searchField(page).fill("hormon");
  await page.getByRole("combobox", { name: "Kategori" }).selectOption("hormontester");
  await page.getByRole("combobox", { name: "Provtyp" }).selectOption("saliva");
  await page.getByRole("button", { name: "Visa resultat" }).click();
  await expect(page).toHaveURL(/q=hormon/);
  const wanted = await testsFromGraph(request, { search: "hormon", category: "hormontester", sampleType: "SALIVA" });
  await expectCount(page, wanted.totalCount);
  await expectCards(page, wanted.nodes);
  await expect(searchField(page)).toHaveValue("hormon");
  await expect(page.getByRole("combobox", { name: "Kategori" })).toHaveValue("hormontester");
  await expect(page.getByRole("combobox", { name: "Provtyp" })).toHaveValue("saliva");
});

test("without scripts the categories are links", { tag: "@both" }, async ({ page, request }) => {
  await page.goto("/tester");
  await page
    .getByRole("navigation", { name: "Kategorier" })
    .getByRole("link", { name: /^Hormontester/ })
    .click();
  await expectCount(page, (await testsFromGraph(request, { category: "hormontester" })).totalCount);
});

test("without scripts 'Visa fler' leads to the rest", { tag: "@both" }, async ({ page, request }) => {
  const { nodes } = await testsFromGraph(request);
  await page.goto("/tester");
  await expectCards(page, nodes.slice(0, 24));
  await page.getByText("Visa fler", { exact: true }).click();
  await expectCards(page, nodes.slice(24));
});

test("without scripts a filter can be taken away again", async ({ page, request }) => {
  await page.goto("/tester?provtyp=saliva&kategori=hormontester");
  await page.getByRole("navigation", { name: "Kategorier" }).getByRole("link", { name: "Alla" }).click();
  await expectCount(page, (await testsFromGraph(request, { sampleType: "SALIVA" })).totalCount);
});

test("without scripts no button is shown that would do nothing", async ({ page }) => {
  await page.goto("/tester?provtyp=saliva");
  const dead = page
    .getByRole("main")
    .getByRole("button", { disabled: false })
    .filter({ hasNotText: /^(Visa resultat|Sortera)$/ })
    .and(page.locator("button:visible"));
  expect(new Set(await dead.allInnerTexts())).toEqual(new Set());
});

test("without scripts the menu button leads to the links", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/tester");
  await page.getByRole("button", { name: "Öppna menyn" }).click();
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Guider" })).toBeInViewport();
});
