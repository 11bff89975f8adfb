import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/browserAxe.ts";
import { answered, listFromGraph, recordGraphRequests, testsFromGraph } from "../support/browserGraph.ts";
import { card, cards, expectCards, expectCount, names, open, searchField } from "../support/browserPages.ts";
import { expect, test } from "../support/browserTest.ts";

const provtyp = (page: Page) => page.getByRole("combobox", { name: "Provtyp" });
const chips = (page: Page) => page.getByRole("group", { name: "Valda filter" });

/** Takes all filters away. */
async function clearFilters(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Rensa alla" }).click();
  await expect(page).toHaveURL("/tester");
  // The address is there before the page that it leads to.
  await expect(chips(page)).toBeHidden();
}

test("order and filters are in the address: 'Visa fler', Back, a reload and another visitor find the same list", async ({
  page,
  request,
  newVisitor,
}) => {
  const byPrice = (filter = {}) => listFromGraph(request, "TESTS", filter, { orderBy: "PRICE_ASCENDING" });
  const order = page.getByRole("combobox", { name: "Sortera" });
  await open(page, "/tester");

  await test.step("the list is put in another order", async () => {
    await expect
      .soft(order.getByRole("option"))
      .toHaveText(["Rekommenderade", "Lägsta pris", "Högsta pris", "Kortast svarstid", "Flest markörer", "Namn A–Ö"]);
    await order.selectOption({ label: "Lägsta pris" });
    await expect(page).toHaveURL("/tester?sortering=lagsta-pris");
    await expectCards(page, (await byPrice()).nodes.slice(0, 24));
  });

  await test.step("what 'Visa fler' brought is there again after a reload", async () => {
    await page.getByRole("link", { name: "Visa fler" }).click();
    const { nodes } = await byPrice();
    await expectCards(page, nodes.slice(0, 48));
    await expect(page).toHaveURL("/tester?sortering=lagsta-pris&visa=48");
    await page.reload();
    await expectCards(page, nodes.slice(0, 48));
  });

  await test.step("the order survives filters, and Back brings the filter again", async () => {
    await provtyp(page).selectOption("blood");
    await expect(page).toHaveURL("/tester?provtyp=blood&sortering=lagsta-pris");
    const { nodes } = await byPrice({ sampleType: "BLOOD" });
    await expectCards(page, nodes.slice(0, 24));
    await page.getByRole("link", { name: "Rensa alla" }).click();
    await expect(page).toHaveURL("/tester?sortering=lagsta-pris");
    await page.goBack();
    await expect.soft(order).toHaveValue("lagsta-pris");
    await expectCards(page, nodes.slice(0, 24));
  });

  await test.step("another visitor sees the same list, and its page asks for nothing more", async () => {
    await searchField(page).fill("hormon");
    await provtyp(page).selectOption("saliva");
    await expect(page).toHaveURL("/tester?q=hormon&provtyp=saliva&sortering=lagsta-pris");
    const wanted = await byPrice({ search: "hormon", sampleType: "SALIVA" });
    await expectCards(page, wanted.nodes);
    const other = await newVisitor();
    const asked = recordGraphRequests(other);
    await open(other, page.url());
    await expectCount(other, wanted.totalCount);
    await expectCards(other, wanted.nodes);
    await expect.soft(searchField(other)).toHaveValue("hormon");
    await expect.soft(provtyp(other)).toHaveValue("saliva");
    await expect.soft(other.getByRole("combobox", { name: "Sortera" })).toHaveValue("lagsta-pris");
    expect.soft(asked, "the page as sent is the page").toEqual([]);
  });
});

test("Back and Forward walk through the filters, and no choice is lost however fast they follow each other", async ({
  page,
  request,
}) => {
  await open(page, "/tester");
  const everything = (await testsFromGraph(request)).totalCount;
  const saliva = (await testsFromGraph(request, { sampleType: "SALIVA" })).totalCount;

  await test.step("a filter is one step, and so is a search that is typed on", async () => {
    await provtyp(page).selectOption("saliva");
    await expectCount(page, saliva);
    await searchField(page).fill("hormon");
    await expect(page).toHaveURL("/tester?q=hormon&provtyp=saliva");
    await searchField(page).fill("hormoner");
    await expect(page).toHaveURL("/tester?q=hormoner&provtyp=saliva");
    await page.goBack();
    await expect(page).toHaveURL("/tester?provtyp=saliva");
    await expectCount(page, saliva);
    await expect.soft(searchField(page)).toHaveValue("");
    await page.goBack();
    await expect(page).toHaveURL("/tester");
    await expectCount(page, everything);
    await expect.soft(provtyp(page)).toHaveValue("");
    await page.goForward();
    await expectCount(page, saliva);
    await expect.soft(provtyp(page)).toHaveValue("saliva");
  });

  await test.step("Back takes a search away whose address had not shown yet", async () => {
    // A machine that is so slow that Back is pressed between the new address and its page.
    await page.evaluate(() => {
      const push = history.pushState.bind(history);
      history.pushState = (...args) => {
        history.pushState = push;
        push(...args);
        history.back();
        const end = performance.now() + 300;
        while (performance.now() < end);
        document.documentElement.dataset.wasBack = "true";
      };
    });
    await searchField(page).fill("hormon");
    await expect(page.locator("html")).toHaveAttribute("data-was-back", "true");
    await expect(page).toHaveURL("/tester?provtyp=saliva");
    await expect.soft(searchField(page)).toHaveValue("");
    await expectCount(page, saliva);
  });

  await test.step("choices that are made faster than the address follows count all", async () => {
    await clearFilters(page);
    await page.evaluate(() => {
      for (const [name, value] of Object.entries({ kategori: "hormontester", provtyp: "saliva" })) {
        const select = document.querySelector<HTMLSelectElement>(`select[name="${name}"]`);
        if (!select) throw new Error(`there is no ${name}`);
        select.value = value;
        select.dispatchEvent(new Event("change", { bubbles: true }));
      }
    });
    await expect(page).toHaveURL("/tester?kategori=hormontester&provtyp=saliva");
    await expect.soft(page.getByRole("combobox", { name: "Kategori" })).toHaveValue("hormontester");
    await expect.soft(provtyp(page)).toHaveValue("saliva");
    await expectCards(page, (await testsFromGraph(request, { category: "hormontester", sampleType: "SALIVA" })).nodes);
  });

  await test.step("a choice shows before the address has followed", async () => {
    await clearFilters(page);
    const shown = await page.evaluate(() => {
      const select = document.querySelector<HTMLSelectElement>('select[name="provtyp"]');
      if (!select) throw new Error("there is no such field");
      select.value = "saliva";
      select.dispatchEvent(new Event("change", { bubbles: true }));
      return select.value;
    });
    expect.soft(shown).toBe("saliva");
    await expect(page).toHaveURL("/tester?provtyp=saliva");
    await page.goBack();
    await expect(page).toHaveURL("/tester");
    await expect.soft(provtyp(page)).toHaveValue("");
  });

  await test.step("what is chosen in the moment a search sets out is kept with it", async () => {
    // A change of the category right after the search's own, before the page shows either.
    await page.evaluate(() => {
      const wait = window.setTimeout;
      const watched = (work: () => void, time?: number, ...rest: unknown[]) =>
        wait(
          () => {
            work();
            const field = document.querySelector<HTMLSelectElement>("select[name=kategori]");
            if (time !== 300 || !field || field.value) return;
            field.value = "hormontester";
            field.dispatchEvent(new Event("change", { bubbles: true }));
          },
          time,
          ...rest,
        );
      window.setTimeout = watched as typeof window.setTimeout;
    });
    await searchField(page).fill("hormon");
    await expect(page).toHaveURL("/tester?q=hormon&kategori=hormontester");
    await expect.soft(chips(page).getByRole("link")).toHaveCount(3);
    await expect.soft(searchField(page)).toHaveValue("hormon");
  });
});

// What cannot be together in one address is in the other.
const BROKEN_ADDRESSES = [
  "/tester?q=%00&kategori=finns-inte&provtyp=svett&efter=trasig&jamfor=%27;drop%20table",
  `/tester?q=${"a".repeat(500)}&kategori=vitaminer&provtyp[]=1&q=`,
];

test("a broken address shows everything, and a search shows just what it finds or what was meant", async ({
  page,
  request,
}) => {
  const all = await testsFromGraph(request);
  for (const address of BROKEN_ADDRESSES) {
    await test.step(`a broken address shows everything and says nothing: ${address.slice(0, 60)}`, async () => {
      const response = await open(page, address);
      expect.soft(response?.status()).toBe(200);
      await expect.soft(page.getByRole("dialog")).toHaveCount(0);
      await expectCount(page, all.totalCount);
      expect.soft((await names(page))[0]).toBe(all.nodes[0]?.name);
      await expect.soft(chips(page)).toBeHidden();
      await expect.soft(page.getByRole("alert")).toHaveCount(0);
    });
  }

  await test.step("a misspelt word shows what was meant, and a guide beside what is found", async () => {
    await searchField(page).fill("kolestrol");
    await expect(page.getByText("Inga träffar på ”kolestrol”. Menade du kolesterol?")).toBeVisible();
    await expect.soft(page.getByLabel("Sortera", { exact: true }).locator("option:checked")).toHaveText("Bäst träff");
    await expect.soft(cards(page).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "kolesterol", exact: true }).click();
    await expect(page).toHaveURL("/tester?q=kolesterol");
    await expect.soft(searchField(page)).toHaveValue("kolesterol");
    await expect.soft(page.getByText("Menade du")).toHaveCount(0);
    await expect.soft(page.getByText(/^Läs mer:/).getByRole("link", { name: "Blodfetter och hjärtat" })).toBeVisible();
  });

  await test.step("a search finds a test by a biomarker that its card does not show", async () => {
    const long = all.nodes.find(({ biomarkers }) => biomarkers.length > 8);
    if (!long) throw new Error("the demo catalogue has no test with many biomarkers");
    await searchField(page).fill((long.biomarkers.at(-1) ?? "").toUpperCase());
    await expect(page).not.toHaveURL(/kolesterol/);
    await expect.soft(cards(page)).not.toHaveCount(24);
    await expect.soft(card(page, long.name)).toBeVisible();
  });

  await test.step("one test is '1 test'", async () => {
    await searchField(page).fill(all.nodes[0]?.name ?? "");
    await expect.soft(page.getByRole("heading", { name: "1 test hittades", exact: true })).toBeVisible();
  });

  await test.step("a search for signs of a pattern finds just those signs", async () => {
    for (const search of ["%_\\", "'; DROP TABLE product; --", "💉"]) {
      const answer = answered(page, "ProductListPage");
      await searchField(page).fill(search);
      await answer;
      await expect.soft(chips(page).getByRole("link").first()).toHaveText(`”${search}”`);
      await expectCount(page, (await testsFromGraph(request, { search })).totalCount);
      await expect.soft(page.getByText("Inga tester matchar dina filterkriterier.", { exact: true })).toBeVisible();
    }
  });

  await test.step("when nothing matches, the page says so and leads back", async () => {
    await expect.soft(page.getByText("Prova att justera filtren eller sökorden.", { exact: true })).toBeVisible();
    await page.getByRole("link", { name: "Visa alla" }).click();
    await expectCount(page, all.totalCount);
  });
});
