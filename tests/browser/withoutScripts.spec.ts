import type { APIRequestContext, Page } from "@playwright/test";
import { type ListFilter, testsFromGraph } from "../support/browserGraph.ts";
import { cards, expectCards, expectCount, searchField } from "../support/browserPages.ts";
import { expect, test } from "../support/browserTest.ts";

test.use({ javaScriptEnabled: false });

const HORMONES_IN_SALIVA: ListFilter = { search: "hormon", category: "hormontester", sampleType: "SALIVA" };

const categories = (page: Page) => page.getByRole("navigation", { name: "Kategorier" });
const select = (page: Page, name: string) => page.getByRole("combobox", { name });

/** Narrows the list by submitting its filters, and expects what they let through. */
async function submitFilters(page: Page, request: APIRequestContext): Promise<void> {
  await searchField(page).fill("hormon");
  await select(page, "Kategori").selectOption("hormontester");
  await select(page, "Provtyp").selectOption("saliva");
  await page.getByRole("button", { name: "Visa resultat" }).click();
  await expect(page).toHaveURL(/q=hormon/);
  const wanted = await testsFromGraph(request, HORMONES_IN_SALIVA);
  await expectCount(page, wanted.totalCount);
  await expectCards(page, wanted.nodes);
  await expect.soft(searchField(page)).toHaveValue("hormon");
  await expect.soft(select(page, "Kategori")).toHaveValue("hormontester");
  await expect.soft(select(page, "Provtyp")).toHaveValue("saliva");
}

test("without scripts the tests can be read, narrowed and gone through", async ({ page, request }) => {
  const { nodes, totalCount } = await testsFromGraph(request);

  await test.step("the list can be read", async () => {
    await page.goto("/tester");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectCount(page, totalCount);
    await expectCards(page, nodes.slice(0, 24));
    await expect.soft(cards(page).first().getByRole("link", { name: "Visa test" })).toBeVisible();
  });

  await test.step("'Visa fler' leads to the rest", async () => {
    await page.getByText("Visa fler", { exact: true }).click();
    await expectCards(page, nodes.slice(24));
  });

  await test.step("the categories are links", async () => {
    await categories(page)
      .getByRole("link", { name: /^Blodtester/ })
      .click();
    await expectCount(page, (await testsFromGraph(request, { category: "blodtester" })).totalCount);
  });

  await test.step("the filters work by submitting them", () => submitFilters(page, request));

  await test.step("no button is shown that would do nothing", async () => {
    const dead = page
      .getByRole("main")
      .getByRole("button", { disabled: false })
      .filter({ hasNotText: /^(Visa resultat|Sortera)$/ })
      .and(page.locator("button:visible"));
    expect.soft(new Set(await dead.allInnerTexts())).toEqual(new Set());
  });

  await test.step("a filter can be taken away again", async () => {
    await categories(page).getByRole("link", { name: "Alla" }).click();
    await expectCount(page, (await testsFromGraph(request, { ...HORMONES_IN_SALIVA, category: undefined })).totalCount);
  });
});

test("without scripts a phone has the filters, the categories and the menu, too", { tag: "@phone" }, async ({
  page,
  request,
}) => {
  await page.goto("/tester");

  await test.step("the menu button leads to the links", async () => {
    await page.getByRole("button", { name: "Öppna menyn" }).click();
    await expect.soft(page.getByRole("contentinfo").getByRole("link", { name: "Guider" })).toBeInViewport();
  });

  await test.step("the categories are links", async () => {
    await categories(page)
      .getByRole("link", { name: /^Hormontester/ })
      .click();
    await expectCount(page, (await testsFromGraph(request, { category: "hormontester" })).totalCount);
    await expect.soft(page.getByText("Visa fler", { exact: true })).toHaveCount(0);
  });

  await test.step("the filters work by submitting them", () => submitFilters(page, request));
});
