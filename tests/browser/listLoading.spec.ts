import { GRAPH, listFromGraph, recordGraphRequests, testsFromGraph } from "../support/browserGraph.ts";
import { holdRequests } from "../support/browserHold.ts";
import { cards, expectCards, expectCount, names, open } from "../support/browserPages.ts";
import { expect, test } from "../support/browserTest.ts";

test("the first load brings the data along and asks for nothing more", async ({ page }) => {
  const asked = recordGraphRequests(page);
  await open(page, "/tester");
  await page.waitForLoadState("networkidle");
  await expect(cards(page)).toHaveCount(24);
  expect(asked).toEqual([]);
});

test("coming from another page, the shape of the cards shows until they are there", async ({ page, request }) => {
  await open(page, "/");
  const release = await holdRequests(page, GRAPH);
  await page.getByRole("navigation", { name: "Huvudmeny" }).getByRole("link", { name: "Tester" }).click();
  await expect(page).toHaveURL("/tester");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hitta hälsotestet som passar dig");
  await expect(page.locator("#resultat section [aria-hidden=true] span:empty").first()).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  release();
  await expectCount(page, (await testsFromGraph(request)).totalCount);
  await expect(cards(page)).toHaveCount(24);
  await expect(page.locator("#resultat section [aria-hidden=true] span:empty")).toHaveCount(0);
});

test("a filter that is loading keeps the list in sight", async ({ page, request }) => {
  await open(page, "/tester");
  const release = await holdRequests(page, GRAPH);
  const asked = page.waitForRequest((request) => GRAPH(new URL(request.url())));
  await page.getByRole("combobox", { name: "Provtyp" }).selectOption("urine");
  await asked;
  await expect(page).toHaveURL("/tester?provtyp=urine");
  await expect(cards(page)).toHaveCount(24);
  release();
  await expectCount(page, (await testsFromGraph(request, { sampleType: "URINE" })).totalCount);
});

test("when nothing matches, the page says so and leads back", async ({ page, request }) => {
  await open(page, "/tester?q=finnsinte");
  await expectCount(page, 0);
  await expect(page.getByText("Inga tester matchar dina filterkriterier.", { exact: true })).toBeVisible();
  await expect(page.getByText("Prova att justera filtren eller sökorden.", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Visa alla" }).click();
  await expectCount(page, (await testsFromGraph(request)).totalCount);
});

test("'Visa fler' adds the rest, each test once, and keeps the visitor's place", async ({ page, request }) => {
  await open(page, "/tester");
  const { nodes } = await testsFromGraph(request);
  const first = await names(page);
  expect(first).toHaveLength(24);
  const more = page.getByRole("link", { name: "Visa fler" }).or(page.getByRole("button", { name: "Visa fler" }));
  await more.focus();
  const before = await page.evaluate(() => window.scrollY);
  await page.keyboard.press("Enter");
  await expect(cards(page)).toHaveCount(nodes.length);
  await expectCards(page, nodes);
  const all = nodes.map(({ name }) => name);
  expect(new Set(all).size).toBe(all.length);
  expect(all.slice(0, 24)).toEqual(first);
  await expect(more).toHaveCount(0);

  // The focus may not fall back to the top of the page: the next Tab goes on among the new cards.
  await expect.poll(() => page.evaluate(() => Math.abs(window.scrollY))).toBeGreaterThanOrEqual(before - 50);
  await page.keyboard.press("Tab");
  const place = () =>
    page.evaluate(() => {
      const focused = document.activeElement?.closest("article");
      return focused ? [...document.querySelectorAll("article")].indexOf(focused as HTMLElement) : -1;
    });
  await expect.poll(place, "card that the next Tab reaches").toBeGreaterThanOrEqual(24);
});

test("what 'Visa fler' brought is still there after a look at another page", async ({ page, request }) => {
  await open(page, "/tester");
  const { totalCount } = await testsFromGraph(request);
  await page
    .getByRole("link", { name: "Visa fler" })
    .or(page.getByRole("button", { name: "Visa fler" }))
    .click();
  await expect(cards(page)).toHaveCount(totalCount);
  await page.getByRole("navigation", { name: "Huvudmeny" }).getByRole("link", { name: "Guider" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Guider");
  await page.goBack();
  await expect(cards(page)).toHaveCount(totalCount);
});

for (const [path, area] of [
  ["/tester", "TESTS"],
  ["/kosttillskott", "SUPPLEMENTS"],
] as const) {
  test(`'Visa fler' on ${path} that is pressed twice, with a slow answer, brings each page once`, async ({
    page,
    request,
  }) => {
    const { nodes } = await listFromGraph(request, area);
    await open(page, path);
    const asked = recordGraphRequests(page);
    const more = page.locator("#resultat a[href*=efter]");
    let shown = 24;
    while (shown < nodes.length) {
      const release = await holdRequests(page, GRAPH);
      await more.dblclick();
      await more.click();
      await expect(cards(page)).toHaveCount(shown);
      release();
      shown = Math.min(shown + 24, nodes.length);
      await expect(cards(page)).toHaveCount(shown);
      await page.unroute(GRAPH);
    }
    await expect(more).toHaveCount(0);
    await expectCards(page, nodes);
    expect(asked).toHaveLength(Math.ceil(nodes.length / 24) - 1);
  });
}

test("'Visa fler' that failed and is pressed twice again brings the rest", async ({ page, request, expectConsole }) => {
  expectConsole(/\/graphql/, /Failed to fetch tests: /);
  await open(page, "/tester");
  const { nodes } = await testsFromGraph(request);
  const more = page.locator("#resultat a[href*=efter]");
  await page.route(GRAPH, (route) => route.abort());
  await more.dblclick();
  await expect(page.getByRole("alert")).toBeVisible();
  await page.unroute(GRAPH);
  await more.dblclick();
  await expectCards(page, nodes);
});
