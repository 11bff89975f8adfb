import type { Page } from "@playwright/test";
import { GRAPH, listFromGraph, recordGraphRequests, testsFromGraph } from "../support/browserGraph.ts";
import { createGate, holdRequests } from "../support/browserHold.ts";
import { card, cards, expectCards, expectCount, open, searchField } from "../support/browserPages.ts";
import { expect, test } from "../support/browserTest.ts";

const more = (page: Page) => page.locator("#resultat a[href*=efter]");
const skeletons = (page: Page) => page.locator("#resultat section [aria-hidden=true] span:empty");
const mainMenu = (page: Page) => page.getByRole("navigation", { name: "Huvudmeny" });

/** The next request to the graph. */
const asking = (page: Page) => page.waitForRequest((request) => GRAPH(new URL(request.url())));

/** Expects 'Visa fler' that is pressed several times, with slow answers, to bring each page once, up to the end. */
async function expectEachPageOnce(page: Page, nodes: readonly { name: string }[]): Promise<void> {
  const asked = recordGraphRequests(page);
  let shown = 24;
  await expect(cards(page)).toHaveCount(shown);
  while (shown < nodes.length) {
    const release = await holdRequests(page, GRAPH);
    await more(page).dblclick();
    await more(page).click();
    await expect(cards(page)).toHaveCount(shown);
    release();
    shown = Math.min(shown + 24, nodes.length);
    await expect(cards(page)).toHaveCount(shown);
    await page.unroute(GRAPH);
  }
  await expect.soft(more(page)).toHaveCount(0);
  await expectCards(page, nodes);
  expect.soft(asked).toHaveLength(Math.ceil(nodes.length / 24) - 1);
}

test("on a slow network the lists show what is coming, and late or repeated answers spoil nothing", async ({
  page,
  request,
}) => {
  const all = await testsFromGraph(request);

  await test.step("coming from another page, the shape of the cards shows until they are there", async () => {
    await open(page, "/");
    const release = await holdRequests(page, GRAPH);
    await mainMenu(page).getByRole("link", { name: "Tester" }).click();
    await expect(page).toHaveURL("/tester");
    await expect.soft(page.getByRole("heading", { level: 1 })).toHaveText("Hitta hälsotestet som passar dig");
    await expect.soft(skeletons(page).first()).toBeVisible();
    await expect.soft(cards(page)).toHaveCount(0);
    release();
    await expectCount(page, all.totalCount);
    await expect.soft(cards(page)).toHaveCount(24);
    await expect.soft(skeletons(page)).toHaveCount(0);
    await page.unroute(GRAPH);
  });

  await test.step("a filter that is loading keeps the list in sight", async () => {
    const release = await holdRequests(page, GRAPH);
    const asked = asking(page);
    await page.getByRole("combobox", { name: "Provtyp" }).selectOption("urine");
    await asked;
    await expect.soft(page).toHaveURL("/tester?provtyp=urine");
    await expect.soft(cards(page)).toHaveCount(24);
    release();
    await expectCount(page, (await testsFromGraph(request, { sampleType: "URINE" })).totalCount);
    await page.unroute(GRAPH);
  });

  await test.step("'Rensa alla' empties the field before a search has set out", async () => {
    await searchField(page).fill("järn");
    await page.getByRole("link", { name: "Rensa alla" }).click();
    await expectCount(page, all.totalCount);
    await expect.soft(page).toHaveURL("/tester");
    await expect.soft(searchField(page)).toHaveValue("");
  });

  await test.step("'Rensa alla' empties the field also while the answer is on its way", async () => {
    await page.getByRole("combobox", { name: "Provtyp" }).selectOption("blood");
    await expectCount(page, (await testsFromGraph(request, { sampleType: "BLOOD" })).totalCount);
    const release = await holdRequests(page, GRAPH);
    const asked = asking(page);
    await searchField(page).fill("järn");
    await asked;
    await page.getByRole("link", { name: "Rensa alla" }).click();
    await expect(page).toHaveURL("/tester");
    await expect.soft(searchField(page)).toHaveValue("");
    release();
    await expectCount(page, all.totalCount);
    await expect.soft(searchField(page)).toHaveValue("");
    await page.unroute(GRAPH);
  });

  await test.step("a category that is pressed right after 'Rensa alla' stands alone", async () => {
    await page.getByRole("combobox", { name: "Provtyp" }).selectOption("blood");
    await expect(page).toHaveURL("/tester?provtyp=blood");
    // Before the address of the first is there.
    await page.evaluate(async () => {
      const press = (text: string) =>
        [...document.querySelectorAll("a")]
          .find((link) => link.textContent.startsWith(text) && link.offsetParent)
          ?.click();
      press("Rensa alla");
      await new Promise(requestAnimationFrame);
      press("DNA");
    });
    await expect(page).toHaveURL("/tester?kategori=dna-epigenetik");
    await expect.soft(page.getByRole("combobox", { name: "Provtyp" })).toHaveValue("");
    await page.getByRole("link", { name: "Rensa alla" }).click();
    await expectCount(page, all.totalCount);
  });

  await test.step("an answer that comes late does not take the place of a newer one", async () => {
    const held = createGate();
    let isLateAnswered = false;
    await page.route(GRAPH, async (route) => {
      if (!decodeURIComponent(route.request().url()).includes('"ferritin"')) return route.continue();
      const answer = await route.fetch();
      await held.isOpen;
      // The page may have given the request up in the meantime.
      await route.fulfill({ response: answer }).catch(() => undefined);
      isLateAnswered = true;
    });
    const late = page.waitForRequest((made) => decodeURIComponent(made.url()).includes('"ferritin"'));
    await searchField(page).fill("ferritin");
    await late;
    await expect(page).toHaveURL("/tester?q=ferritin");
    await searchField(page).fill("melatonin");
    const wanted = await testsFromGraph(request, { search: "melatonin" });
    await expectCount(page, wanted.totalCount);
    held.open();
    await expect.poll(() => isLateAnswered).toBe(true);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await expectCount(page, wanted.totalCount);
    await expectCards(page, wanted.nodes);
    await expect.soft(page).toHaveURL("/tester?q=melatonin");
    await page.unroute(GRAPH);
    await page.getByRole("link", { name: "Rensa alla" }).click();
    await expectCount(page, all.totalCount);
  });
});

test("'Visa fler' that is pressed twice brings each page once, of tests and of supplements", async ({
  page,
  request,
}) => {
  await open(page, "/tester");
  await expectEachPageOnce(page, (await testsFromGraph(request)).nodes);

  await test.step("of the supplements", async () => {
    await mainMenu(page).getByRole("link", { name: "Kosttillskott" }).click();
    const { nodes, totalCount } = await listFromGraph(request, "SUPPLEMENTS");
    await expect(page.getByRole("heading", { name: `${totalCount} kosttillskott hittades` })).toBeVisible();
    await expectEachPageOnce(page, nodes);
  });
});

test("whatever does not load is told in the list's own words, and a picture has others to stand in for it", async ({
  page,
  request,
  expectConsole,
}) => {
  expectConsole(
    /products\/.*(404|Failed)|404.*products\//,
    /icons\/category\/.*(404|Failed)|404.*icons\/category\//,
    /\/graphql/,
    /Failed to fetch tests: /,
    /Failed to fetch supplements: /,
    /Failed to fetch biohacking: /,
  );
  const { nodes } = await testsFromGraph(request);
  const supplements = await listFromGraph(request, "SUPPLEMENTS");
  const [pictured, supplement] = [nodes, supplements.nodes].map((all) => all.find(({ imageUrl }) => imageUrl));
  const alert = (text: string) => page.getByRole("alert").filter({ hasText: text });
  const again = page.getByRole("main").getByRole("button", { name: "Försök igen" });
  const fail = (isWanted: (path: string) => boolean) =>
    page.route(
      ({ pathname }) => isWanted(pathname),
      (route) => route.fulfill({ status: 404, body: "" }),
    );

  await test.step("a test without a picture, and one whose picture is broken, show its category's icon", async () => {
    await fail((path) => path === pictured?.imageUrl);
    await open(page, "/tester");
    const image = card(page, pictured?.name ?? "").locator("img");
    await expect.soft(image).toHaveAttribute("src", /^\/icons\/category\/.+\.svg$/);
    await expect
      .soft(card(page, nodes.slice(0, 24).find(({ imageUrl }) => !imageUrl)?.name ?? "").locator("img"))
      .toHaveAttribute("src", /^\/icons\/category\/.+\.svg$/);
    await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0);
  });

  await test.step("'Visa fler' that failed and is pressed twice again brings the rest", async () => {
    await page.route(GRAPH, (route) => route.abort());
    await more(page).dblclick();
    await expect(alert("Kunde inte ladda testdata.")).toBeVisible();
    await page.unroute(GRAPH);
    await more(page).dblclick();
    await expectCards(page, nodes);
  });

  await test.step("where the icon is broken, too, the placeholder stands in", async () => {
    await fail((path) => path === supplement?.imageUrl || path.startsWith("/icons/category/"));
    await mainMenu(page).getByRole("link", { name: "Kosttillskott" }).click();
    await expect
      .soft(card(page, supplement?.name ?? "").locator("img"))
      .toHaveAttribute("src", "/products/placeholder.svg");
  });

  for (const [area, kind, value, text] of [
    ["kosttillskott", "Form", "pulver", "Kunde inte ladda kosttillskotten."],
    ["biohacking", "Typ", "Ljusterapi", "Kunde inte ladda utrustningen."],
  ] as const) {
    await test.step(`/${area} that does not load says so, and is loaded again when asked to`, async () => {
      if (area === "biohacking") {
        await page.getByRole("contentinfo").getByRole("link", { name: "Biohacking" }).click();
        await expect(page.getByRole("heading", { name: /biohacking-produkter hittades$/ })).toBeVisible();
      }
      await page.route(GRAPH, (route) => route.abort());
      await page.getByRole("combobox", { name: kind }).selectOption(value);
      await expect.soft(alert(text).getByText("Fel vid laddning", { exact: true })).toBeVisible();
      await expect(again).toBeVisible();
      await page.unroute(GRAPH);
      await again.click();
      await expect(cards(page).first()).toBeVisible();
    });
  }
});
