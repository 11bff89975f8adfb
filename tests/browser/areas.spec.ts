import type { Page } from "@playwright/test";
import { type ListFilter, listFromGraph } from "../support/browserGraph.ts";
import { bar, card, cards, chooseFirst, drawer, expectCards, names, open } from "../support/browserPages.ts";
import { expect, test } from "../support/browserTest.ts";

const count = (page: Page) => page.getByRole("heading", { level: 2, name: /hittades$/ });

const AREAS = {
  SUPPLEMENTS: {
    path: "/kosttillskott",
    heading: (total: number) => `${total} kosttillskott hittades`,
    search: "Sök bland kosttillskott",
    term: "MAGNESIUM",
    kinds: ["Alla former", "Kapsel", "Mjukkapsel", "Tablett", "Pulver", "Droppar", "Gummies"],
    kind: { label: "Form", value: "pulver", filter: { form: "POWDER" } },
    empty: "Inga kosttillskott matchar dina filterkriterier.",
    full: ["Max 4 kosttillskott", "Du kan jämföra upp till 4 kosttillskott samtidigt."],
    noneChosen: "Inga kosttillskott valda ännu.",
    rows: ["Viktigt", "Pris", "Form", "Egenskaper", "Att tänka på", "Skickas till", "Innehåller"],
    visit: "Se pris",
  },
  BIOHACKING: {
    path: "/biohacking",
    heading: (total: number) => `${total} biohacking-produkter hittades`,
    search: "Sök bland utrustning",
    term: "SÖMN",
    kinds: [
      "Alla typer",
      "Smart ring",
      "Wearable band",
      "Smartwatch",
      "Ljusterapi",
      "PEMF-terapi",
      "Sömntracker",
      "Smart madrass",
      "Glukosmonitor",
    ],
    kind: { label: "Typ", value: "Ljusterapi", filter: { equipmentType: "Ljusterapi" } },
    empty: "Inga biohacking-produkter matchar dina filterkriterier.",
    full: ["Max 4 produkter", "Du kan jämföra upp till 4 produkter samtidigt."],
    noneChosen: "Inga produkter valda ännu.",
    rows: ["Viktigt", "Pris", "Typ", "Fördelar", "Egenskaper", "Att tänka på"],
    visit: "Visa produkt",
  },
} as const;

for (const [area, words] of Object.entries(AREAS) as [keyof typeof AREAS, (typeof AREAS)[keyof typeof AREAS]][]) {
  test.describe(words.path, () => {
    test("narrows by search and kind, and says when nothing is left", async ({ page, request }) => {
      const found = (filter: ListFilter) => listFromGraph(request, area, filter);
      await open(page, words.path);
      await expect(count(page)).toHaveText(words.heading((await found({})).totalCount));
      const kind = page.getByRole("combobox", { name: words.kind.label });
      await expect(kind.getByRole("option")).toHaveText(
        words.kinds.map((label) => new RegExp(`^${label}( \\(\\d+\\))?$`)),
      );
      await kind.selectOption(words.kind.value);
      const narrow = await found(words.kind.filter);
      await expect(count(page)).toHaveText(words.heading(narrow.totalCount));
      await expectCards(page, narrow.nodes.slice(0, 24));

      await page.getByRole("group", { name: "Valda filter" }).getByRole("link", { name: "Rensa alla" }).click();
      await expect(count(page)).toHaveText(words.heading((await found({})).totalCount));
      await page.getByLabel(words.search).fill(words.term);
      const searched = await found({ search: words.term.toLowerCase() });
      expect(searched.totalCount).toBeGreaterThan(1);
      await expect(count(page)).toHaveText(words.heading(searched.totalCount));

      await page.getByLabel(words.search).fill("finnsinte");
      await expect(page.getByText(words.empty, { exact: true })).toBeVisible();
      await expect(page.getByText("Prova att justera filtren eller sökorden.", { exact: true })).toBeVisible();
    });

    test("has a comparison of its own, with its own rows", async ({ page }) => {
      await open(page, words.path);
      const chosen = await chooseFirst(page, 4);
      await card(page, (await names(page))[4] ?? "")
        .getByRole("button", { name: "Jämför", exact: true })
        .click();
      for (const text of words.full) await expect(page.getByText(text, { exact: true })).toBeVisible();
      await expect(bar(page)).toContainText("4 av 4 valda");
      await bar(page).getByRole("button", { name: "Jämför nu" }).click();
      for (const name of chosen) await expect(drawer(page).getByRole("columnheader", { name })).toBeVisible();
      for (const label of words.rows)
        await expect(drawer(page).getByRole("rowheader", { name: label, exact: true })).toBeVisible();
      await expect(drawer(page).getByRole("rowheader", { name: "Provtyp" })).toHaveCount(0);
      for (const name of chosen)
        await drawer(page)
          .getByRole("button", { name: `Ta bort ${name}` })
          .click();
      await expect(drawer(page).getByText(words.noneChosen, { exact: true })).toBeVisible();
    });

    test("what does not load is told in its own words", async ({ page, expectConsole }) => {
      expectConsole(/\/graphql/, /Failed to fetch (supplements|biohacking): /);
      await open(page, words.path);
      await page.route(
        (url) => url.pathname === "/graphql",
        (route) => route.abort(),
      );
      await page.getByRole("combobox", { name: words.kind.label }).selectOption(words.kind.value);
      await expect(page.getByRole("alert").getByText("Fel vid laddning", { exact: true })).toBeVisible();
      await expect(page.getByRole("main").getByRole("button", { name: "Försök igen" })).toBeVisible();
    });

    test("works on a phone", { tag: "@phone" }, async ({ page, request }) => {
      await open(page, words.path);
      await page.getByRole("button", { name: "Visa filter" }).click();
      const sheet = page.getByRole("dialog", { name: "Filter" });
      await sheet.getByRole("combobox", { name: words.kind.label }).selectOption(words.kind.value);
      const { totalCount } = await listFromGraph(request, area, words.kind.filter);
      await sheet.getByRole("button", { name: new RegExp(`^Visa ${totalCount} `) }).click();
      await expect(sheet).toBeHidden();
      await expect(count(page)).toHaveText(words.heading(totalCount));
      await expect(cards(page).first().getByRole("link", { name: words.visit })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    });
  });
}

test("'Bara svenska säljare' keeps Swedish brands, in the address too", async ({ page, request }) => {
  await open(page, "/kosttillskott");
  const tick = page.getByRole("checkbox", { name: "Bara svenska säljare" });
  await expect(tick).not.toBeChecked();
  await tick.check();
  const { totalCount, nodes } = await listFromGraph(request, "SUPPLEMENTS", { swedishOnly: true });
  await expect(count(page)).toHaveText(`${totalCount} kosttillskott hittades`);
  await expect(page).toHaveURL("/kosttillskott?svenska=ja");
  expect(nodes.every(({ providerCountry }) => providerCountry === "Sverige")).toBe(true);
  await page.getByRole("link", { name: "Ta bort filtret Bara svenska säljare" }).click();
  await expect(tick).not.toBeChecked();
  await expect(page).toHaveURL("/kosttillskott");
});

test("areas do not share what is compared, and a foreign product in an address is left out", async ({
  page,
  request,
}) => {
  const [foreign] = (await listFromGraph(request, "TESTS")).nodes;
  const [own] = (await listFromGraph(request, "SUPPLEMENTS")).nodes;
  await open(page, "/tester");
  await chooseFirst(page, 2);
  await page.getByRole("navigation", { name: "Huvudmeny" }).getByRole("link", { name: "Kosttillskott" }).click();
  await expect(count(page)).toHaveText(/kosttillskott hittades$/);
  await expect(bar(page)).toBeHidden();

  await open(page, `/kosttillskott?jamfor=${foreign?.id},${own?.id},999999`);
  await expect(drawer(page).getByRole("columnheader", { name: own?.name })).toBeVisible();
  await expect(page).toHaveURL(`/kosttillskott?jamfor=${own?.id}`);
  await drawer(page).getByRole("button", { name: "Stäng", exact: true }).click();
  await expect(bar(page)).toContainText("1 av 4 valda");
});

test("a broken picture falls back to the category's icon, and that to the placeholder", async ({
  page,
  request,
  expectConsole,
}) => {
  expectConsole(/404/);
  const product = (await listFromGraph(request, "SUPPLEMENTS")).nodes.find(({ imageUrl }) => imageUrl);
  const image = card(page, product?.name ?? "").locator("img");
  await page.route(
    (url) => url.pathname === product?.imageUrl,
    (route) => route.fulfill({ status: 404, body: "" }),
  );
  await open(page, `/kosttillskott?q=${encodeURIComponent(product?.name ?? "")}`);
  await expect(image).toHaveAttribute("src", /^\/icons\/category\/.+\.svg$/);
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
  await page.route(
    (url) => url.pathname.startsWith("/icons/category/"),
    (route) => route.fulfill({ status: 404, body: "" }),
  );
  await page.reload();
  await expect(image).toHaveAttribute("src", "/products/placeholder.svg");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("'Bara svenska säljare' is submitted with the form, and there is no switch that would do nothing", async ({
    page,
    request,
  }) => {
    await page.goto("/kosttillskott");
    await expect(page.getByRole("switch")).toBeHidden();
    await page.getByRole("checkbox", { name: "Bara svenska säljare" }).check();
    await page.getByRole("combobox", { name: "Form" }).selectOption("kapsel");
    await page.getByRole("button", { name: "Visa resultat" }).click();
    await expect(page).toHaveURL(/svenska=ja/);
    const { nodes, totalCount } = await listFromGraph(request, "SUPPLEMENTS", {
      swedishOnly: true,
      form: "CAPSULE",
    });
    await expect(count(page)).toHaveText(`${totalCount} kosttillskott hittades`);
    await expectCards(page, nodes.slice(0, 24));
    await expect(page.getByRole("checkbox", { name: "Bara svenska säljare" })).toBeChecked();
  });

  test("equipment can be read, and its types are links", async ({ page, request }) => {
    await page.goto("/biohacking");
    await page
      .getByRole("navigation", { name: "Typer av utrustning" })
      .getByRole("link", { name: /^Smart ring/ })
      .click();
    const { totalCount } = await listFromGraph(request, "BIOHACKING", { equipmentType: "Smart ring" });
    await expect(count(page)).toHaveText(`${totalCount} biohacking-produkter hittades`);
  });
});
