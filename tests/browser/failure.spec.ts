import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { expectAccessible } from "../support/browserAxe.ts";
import { GRAPH, recordGraphRequests, testsFromGraph } from "../support/browserGraph.ts";
import {
  bar,
  cards,
  chooseFirst,
  drawer,
  expectCount,
  open,
  searchField,
  settled,
  stopClock,
} from "../support/browserPages.ts";
import { expect, test } from "../support/browserTest.ts";

const TITLE = "Fel vid laddning";
const TEXT = "Kunde inte ladda testdata. Försök igen senare.";

const toast = (page: Page) => page.getByRole("alert").filter({ hasText: TITLE });
const retryIn = (page: Page) => page.getByRole("main").getByRole("button", { name: "Försök igen" });
const choose = (page: Page, sampleType: string) =>
  page.getByRole("combobox", { name: "Provtyp" }).selectOption(sampleType);

async function dismiss(page: Page): Promise<void> {
  await toast(page).getByRole("button", { name: "Stäng meddelandet" }).click();
  await expect(toast(page)).toBeHidden();
}

/** Goes to a page by the footer, without a load. */
async function goByFooter(page: Page, name: string, heading: string | RegExp): Promise<void> {
  await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  await page.waitForLoadState("networkidle");
}

async function clearFilters(page: Page, request: APIRequestContext): Promise<void> {
  await page.getByRole("link", { name: "Rensa alla" }).click();
  await expectCount(page, (await testsFromGraph(request)).totalCount);
}

/** Whether a click on the middle of a button would reach it, where the page stands when it was scrolled into sight. */
async function isOnTop(button: Locator): Promise<boolean> {
  await button.scrollIntoViewIfNeeded();
  return button.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}

/** How a failed list is raised. */
const RAISED = /Failed to fetch tests: /;

/** Puts the graph out of reach. */
const cutOff = (page: Page) => page.route(GRAPH, (route) => route.abort());
/** Lets the graph refuse. */
const refuse = (page: Page) =>
  page.route(GRAPH, (route) => route.fulfill({ status: 503, body: "Service Unavailable" }));
/** Lets the graph answer with an error. */
const failWith = (page: Page, error: { message: string; path?: string[]; extensions?: object }) =>
  page.route(GRAPH, (route) => route.fulfill({ json: { data: null, errors: [error] } }));

const BROKEN = { message: "Något gick fel hos oss.", extensions: { code: "INTERNAL_SERVER_ERROR" } };

test("when the list does not load, the visitor is told, and 'Försök igen' brings it", async ({
  page,
  request,
  expectConsole,
}) => {
  expectConsole(RAISED, /\/graphql/, /503/);
  await open(page, "/tester");

  for (const [name, fail, sampleType] of [
    ["is out of reach", cutOff, "saliva"],
    ["answers 503", refuse, "urine"],
    ["answers with an error", (one: Page) => failWith(one, BROKEN), "cheek_swab"],
  ] as const) {
    await test.step(`the graph ${name}`, async () => {
      await fail(page);
      await choose(page, sampleType);
      await expect(toast(page).getByText(TITLE, { exact: true })).toBeVisible();
      await expect.soft(toast(page).getByText(TEXT, { exact: true })).toBeVisible();
      await expect(retryIn(page)).toBeVisible();
      await expect.soft(page.getByRole("heading", { level: 1 })).toBeVisible();
      await dismiss(page);

      await page.unroute(GRAPH);
      await retryIn(page).click();
      await expectCount(page, (await testsFromGraph(request, { sampleType: sampleType.toUpperCase() })).totalCount);
      await expect(retryIn(page)).toBeHidden();
    });
  }

  await test.step("after a failure another filter loads as if nothing had been", async () => {
    await clearFilters(page, request);
    await cutOff(page);
    await searchField(page).fill("ferritin");
    await expect(toast(page)).toBeVisible();
    await page.unroute(GRAPH);
    await searchField(page).fill("kortisol");
    await expectCount(page, (await testsFromGraph(request, { search: "kortisol" })).totalCount);
  });

  await test.step("a comparison that does not load says so in its drawer, and offers to try again", async () => {
    const [name] = await chooseFirst(page, 1);
    await cutOff(page);
    await bar(page).getByRole("button", { name: "Jämför nu" }).click();
    // The message of a failure stands in an open dialog, too.
    const message = drawer(page).getByRole("alert").filter({ hasText: TITLE });
    await expect(message).toContainText(TEXT);
    for (const button of ["Försök igen", "Stäng"])
      await expect.poll(() => isOnTop(drawer(page).getByRole("button", { name: button, exact: true }))).toBe(true);
    const leave = message.getByRole("button", { name: "Stäng meddelandet" });
    await expect(async () => {
      await page.keyboard.press("Tab");
      await expect(leave).toBeFocused({ timeout: 1 });
    }).toPass({ intervals: [50] });
    await page.keyboard.press("Enter");
    await expect(message).toHaveCount(0);
    await page.unroute(GRAPH);
    await drawer(page).getByRole("button", { name: "Försök igen" }).click();
    await expect(drawer(page).getByRole("columnheader", { name })).toBeVisible();
  });
});

test("when 'Visa fler' fails, what is there stays, nothing that has the focus is covered, and it can be tried again", async ({
  page,
  request,
  expectConsole,
}) => {
  expectConsole(/\/graphql/, RAISED);
  await open(page, "/tester");
  await cutOff(page);
  const more = page.getByRole("link", { name: "Visa fler" });
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 900 };

  await test.step("on a page enlarged to 400 per cent the message covers neither most of it nor the focus", async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    for (const block of ["start", "end"] as const) {
      await more.evaluate((link, place) => link.scrollIntoView({ block: place }), block);
      await more.focus();
      await page.keyboard.press("Enter");
      await expect(toast(page)).toBeVisible();
      const [message, focused] = [await toast(page).locator("..").boundingBox(), await more.boundingBox()];
      if (!message || !focused) throw new Error("one of them is not there");
      expect.soft(message.height).toBeLessThanOrEqual(256 / 2);
      expect.soft(message.y >= focused.y + focused.height || message.y + message.height <= focused.y).toBe(true);
      await dismiss(page);
    }
    await page.setViewportSize({ width, height });
  });

  await test.step("the message offers to try again, and the rest comes", async () => {
    await more.click();
    await expect(toast(page)).toBeVisible();
    await expect(cards(page)).toHaveCount(24);
    await page.unroute(GRAPH);
    await toast(page).getByRole("button", { name: "Försök igen" }).click();
    await expect(cards(page)).toHaveCount((await testsFromGraph(request)).totalCount);
    await expect(toast(page)).toBeHidden();
  });
});

test("how to go on is said once, beside the message and not under it", { tag: "@both" }, async ({
  page,
  request,
  expectConsole,
}) => {
  expectConsole(/\/graphql/, RAISED);
  await open(page, "/");
  await cutOff(page);
  await page.getByRole("main").getByRole("link", { name: "Jämför tester" }).click();
  await expect(toast(page)).toBeVisible();
  await expect(page.getByText("Kontrollera uppkopplingen och försök igen.", { exact: true })).toBeVisible();
  const retry = page.getByRole("button", { name: "Försök igen" });
  await expect.soft(retry).toHaveCount(1);
  await settled(page);
  const [message, button] = [await toast(page).boundingBox(), await retry.boundingBox()];
  if (!message || !button) throw new Error("nothing to compare");
  const isApart = message.y >= button.y + button.height || message.y + message.height <= button.y;
  expect.soft(isApart, "the message covers the button").toBe(true);
  await expectAccessible(page);
  await page.unroute(GRAPH);
  await retry.click();
  await expectCount(page, (await testsFromGraph(request)).totalCount);
  await expect(toast(page)).toBeHidden();
});

/** Lets so much time pass, by the page's clock, that a page that asks again and again would have done so. */
const watch = (page: Page) => page.clock.runFor(60_000);

test("messages stay as long as they should, and a server that refuses is asked once for each choice", async ({
  page,
  request,
  expectConsole,
}) => {
  expectConsole(/503/, RAISED);
  await page.clock.install();
  await open(page, "/tester");
  const asked = recordGraphRequests(page);
  const askedFor = () => asked.map(({ variables }) => variables.filter);

  await test.step("the message of a failed load stays until it is dismissed", async () => {
    await refuse(page);
    await choose(page, "saliva");
    await expect(toast(page)).toBeVisible();
    await page.clock.runFor(10 * 60_000);
    await expect(toast(page)).toBeVisible();
    expect(askedFor()).toEqual([{ sampleType: "SALIVA" }]);
    await dismiss(page);
  });

  await test.step("each choice is asked for once, and once more on request", async () => {
    await choose(page, "urine");
    const chosen = [{ sampleType: "SALIVA" }, { sampleType: "URINE" }];
    await expect.poll(askedFor).toEqual(chosen);
    await watch(page);
    expect(askedFor()).toEqual(chosen);
    await retryIn(page).click();
    await expect.poll(askedFor).toHaveLength(3);
    await watch(page);
    expect(askedFor()).toHaveLength(3);
  });

  await test.step("the refusal of a fifth test goes away by itself after five seconds", async () => {
    await page.unroute(GRAPH);
    await dismiss(page);
    await clearFilters(page, request);
    await chooseFirst(page, 4);
    await stopClock(page);
    await cards(page).nth(4).getByRole("button", { name: "Jämför", exact: true }).click();
    const refusal = page.getByRole("status").filter({ hasText: "Max 4 tester" });
    // React holds a message's first appearance back for up to 300 ms.
    await page.clock.runFor(400);
    await expect(refusal).toBeVisible();
    await page.clock.runFor(4_000);
    await expect(refusal).toBeVisible();
    await page.clock.runFor(1_500);
    await expect(refusal).toBeHidden();
  });
});

test("without a network pages ask once, say so, and recover when there is one again", async ({
  page,
  context,
  request,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED/, RAISED, /Failed to fetch supplements: /);
  await page.clock.install();
  // What the page loads after itself tells it of the network.
  const deferredParts = page.waitForResponse(/\/assets\/DeferredParts-/);
  await open(page, "/tester");
  await deferredParts;
  await page.waitForLoadState("networkidle");
  const main = page.getByRole("main");

  /** Chooses something without a network, and gets it with one. */
  const expectRecovery = async (operation: string, chooseSomething: () => Promise<unknown>) => {
    const asked = recordGraphRequests(page);
    const times = () => asked.filter((one) => one.operation === operation).length;
    await context.setOffline(true);
    await chooseSomething();
    await expect(retryIn(page)).toBeVisible();
    await watch(page);
    expect.soft(times()).toBe(1);
    await context.setOffline(false);
    await expect(retryIn(page)).toBeHidden();
    await expect(toast(page)).toBeHidden();
    await watch(page);
    expect.soft(times()).toBe(2);
  };

  await test.step("the tests", () => expectRecovery("ProductListPage", () => choose(page, "urine")));

  await test.step("what is typed is found", async () => {
    await clearFilters(page, request);
    await context.setOffline(true);
    await searchField(page).fill("ferritin");
    await expect(toast(page)).toBeVisible();
    await expect.soft(searchField(page)).toHaveValue("ferritin");
    await context.setOffline(false);
    await expectCount(page, (await testsFromGraph(request, { search: "ferritin" })).totalCount);
  });

  await test.step("the supplements", async () => {
    await goByFooter(page, "Kosttillskott", "Välj kosttillskott med öppna ögon");
    await expectRecovery("ProductListPage", () => page.getByRole("checkbox", { name: "Bara svenska säljare" }).check());
  });

  await test.step("the guides", async () => {
    await goByFooter(page, "Guider", "Guider");
    await expectRecovery("GuidesPage", () => page.getByRole("navigation", { name: "Ämnen" }).getByText("Sömn").click());
  });

  await test.step("the markers", async () => {
    await goByFooter(page, "Hälsotester", "Hitta hälsotestet som passar dig");
    await main.locator("a[href='/tester/markorer']").first().click();
    await page.getByRole("checkbox", { name: "Ferritin", exact: true }).check();
    await expect(page.getByRole("heading", { name: "1 av 30 markörer valda" })).toBeVisible();
    await page.waitForLoadState("networkidle");
    const markers = main.getByRole("checkbox").and(page.locator(":visible"));
    // It shows what was chosen once React has come to it, which may be after a busy moment.
    await expectRecovery("MarkerAnswer", () => markers.nth(2).click());
  });
});

test("a failed read is raised by name, for whoever develops or watches the site, and not told to the visitor", async ({
  page,
  expectConsole,
}) => {
  const raised = ["tests", "supplements", "biohacking", "categories"];
  expectConsole(...raised.map((name) => new RegExp(`Failed to fetch ${name}: Nejnej`)));
  await open(page, "/tester");
  const main = page.getByRole("main");
  const search = main.getByRole("textbox").or(main.getByRole("searchbox")).first();
  const expectQuiet = async () => {
    await expect(toast(page)).toBeVisible();
    await expect.soft(toast(page)).not.toContainText("Nejnej");
    await dismiss(page);
    await page.unroute(GRAPH);
  };
  const error = { message: "Nejnej" };

  await test.step("of the tests", async () => {
    await failWith(page, error);
    await search.fill("d-vitamin");
    await expectQuiet();
  });

  await test.step("of the supplements, and of the categories", async () => {
    await goByFooter(page, "Kosttillskott", "Välj kosttillskott med öppna ögon");
    await failWith(page, error);
    await search.fill("d-vitamin");
    await expectQuiet();
    await failWith(page, { ...error, path: ["products"], extensions: { part: "categories" } });
    await page.getByRole("checkbox", { name: "Bara svenska säljare" }).check();
    await expectQuiet();
  });

  await test.step("of the equipment", async () => {
    await goByFooter(page, "Biohacking", "Utrustning för att mäta och prova");
    await failWith(page, error);
    await search.fill("d-vitamin");
    await expectQuiet();
  });
});
