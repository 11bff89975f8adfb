import type { Page } from "@playwright/test";
import { GRAPH, recordGraphRequests, testsFromGraph } from "../support/browserGraph.ts";
import {
  bar,
  cards,
  chooseFirst,
  deferredPartsLoaded,
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

/** How a failed list is raised. */
const RAISED = /Failed to fetch tests: /;

const FAILURES = {
  "is out of reach": { break: (page: Page) => page.route(GRAPH, (route) => route.abort()), console: [/\/graphql/] },
  "answers 503": {
    break: (page: Page) => page.route(GRAPH, (route) => route.fulfill({ status: 503, body: "Service Unavailable" })),
    console: [/503/],
  },
  "answers with an error": {
    break: (page: Page) =>
      page.route(GRAPH, (route) =>
        route.fulfill({
          json: { errors: [{ message: "Något gick fel hos oss.", extensions: { code: "INTERNAL_SERVER_ERROR" } }] },
        }),
      ),
    console: [],
  },
};

for (const [name, failure] of Object.entries(FAILURES)) {
  test(`when the graph ${name}, the visitor is told, and 'Försök igen' brings the list`, async ({
    page,
    request,
    expectConsole,
  }) => {
    expectConsole(RAISED, ...failure.console);
    await open(page, "/tester");
    await failure.break(page);
    await page.getByRole("combobox", { name: "Provtyp" }).selectOption("saliva");
    await expect(toast(page).getByText(TITLE, { exact: true })).toBeVisible();
    await expect(toast(page).getByText(TEXT, { exact: true })).toBeVisible();
    const retry = page.getByRole("main").getByRole("button", { name: "Försök igen" });
    await expect(retry).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

    await toast(page).getByRole("button", { name: "Stäng meddelandet" }).click();
    await expect(toast(page)).toBeHidden();

    await page.unroute(GRAPH);
    await retry.click();
    await expectCount(page, (await testsFromGraph(request, { sampleType: "SALIVA" })).totalCount);
    await expect(retry).toBeHidden();
  });
}

test("the message of a failed load stays until it is dismissed", async ({ page, expectConsole }) => {
  expectConsole(/\/graphql/, RAISED);
  await page.clock.install();
  await open(page, "/tester");
  await page.route(GRAPH, (route) => route.abort());
  await page.getByRole("combobox", { name: "Provtyp" }).selectOption("saliva");
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(10 * 60_000);
  await expect(toast(page)).toBeVisible();
  await toast(page).getByRole("button", { name: "Stäng meddelandet" }).click();
  await expect(toast(page)).toBeHidden();
});

test("the refusal of a fifth test goes away by itself after five seconds", async ({ page }) => {
  await page.clock.install();
  await open(page, "/tester");
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

test("how to go on is said once, beside the message and not under it", { tag: "@both" }, async ({
  page,
  request,
  expectConsole,
}) => {
  expectConsole(/\/graphql/, RAISED);
  await open(page, "/");
  await page.route(GRAPH, (route) => route.abort());
  await page.getByRole("main").getByRole("link", { name: "Jämför tester" }).click();
  await expect(toast(page)).toBeVisible();
  await expect(page.getByText("Kontrollera uppkopplingen och försök igen.", { exact: true })).toBeVisible();
  const retry = page.getByRole("button", { name: "Försök igen" });
  await expect(retry).toHaveCount(1);
  await settled(page);
  const [message, button] = [await toast(page).boundingBox(), await retry.boundingBox()];
  if (!message || !button) throw new Error("nothing to compare");
  const isApart = message.y >= button.y + button.height || message.y + message.height <= button.y;
  expect(isApart, "the message covers the button").toBe(true);
  await page.unroute(GRAPH);
  await retry.click();
  await expectCount(page, (await testsFromGraph(request)).totalCount);
  await expect(toast(page)).toBeHidden();
});

/** Lets so much time pass, by the page's clock, that a page that asks again and again would have done so. */
const watch = (page: Page) => page.clock.runFor(60_000);

const markers = (page: Page) => page.getByRole("main").getByRole("checkbox");

for (const [path, operation, choose] of [
  ["/tester", "ProductListPage", (page: Page) => page.getByRole("combobox", { name: "Provtyp" }).selectOption("urine")],
  [
    "/kosttillskott",
    "ProductListPage",
    (page: Page) => page.getByRole("checkbox", { name: "Bara svenska säljare" }).check(),
  ],
  ["/guider", "GuidesPage", (page: Page) => page.getByRole("navigation", { name: "Ämnen" }).getByText("Sömn").click()],
  // It shows what was chosen once React has come to it, which may be after a busy moment.
  ["/tester/markorer", "MarkerAnswer", (page: Page) => markers(page).and(page.locator(":visible")).nth(2).click()],
] as const) {
  test(`without a network ${path} asks once, says so, and recovers when there is one again`, async ({
    page,
    context,
    expectConsole,
  }) => {
    await page.clock.install();
    expectConsole(/ERR_INTERNET_DISCONNECTED/, ...(operation === "ProductListPage" ? [/Failed to fetch \w+: /] : []));
    await open(page, path);
    if (operation === "MarkerAnswer") {
      await page.getByRole("checkbox", { name: "Ferritin", exact: true }).check();
      await expect(page.getByRole("heading", { name: "1 av 30 markörer valda" })).toBeVisible();
      await page.waitForLoadState("networkidle");
    }
    const asked = recordGraphRequests(page);
    const times = () => asked.filter((one) => one.operation === operation).length;
    await context.setOffline(true);
    await choose(page);
    const retry = page.getByRole("main").getByRole("button", { name: "Försök igen" });
    await expect(retry).toBeVisible();
    await watch(page);
    expect(times()).toBe(1);
    await context.setOffline(false);
    await expect(retry).toBeHidden();
    await expect(toast(page)).toBeHidden();
    await watch(page);
    expect(times()).toBe(2);
  });
}

test("a server that refuses is asked once for each choice", async ({ page, expectConsole }) => {
  expectConsole(/503/, RAISED);
  await page.clock.install();
  await open(page, "/tester");
  await FAILURES["answers 503"].break(page);
  const asked = recordGraphRequests(page);
  await page.getByRole("combobox", { name: "Provtyp" }).selectOption("saliva");
  await expect(toast(page)).toBeVisible();
  await page.getByRole("combobox", { name: "Provtyp" }).selectOption("urine");
  const chosen = [{ sampleType: "SALIVA" }, { sampleType: "URINE" }];
  const askedFor = () => asked.map(({ variables }) => variables.filter);
  await expect.poll(askedFor).toEqual(chosen);
  await watch(page);
  expect(askedFor()).toEqual(chosen);
  await page.getByRole("main").getByRole("button", { name: "Försök igen" }).click();
  await expect.poll(askedFor).toHaveLength(3);
  await watch(page);
  expect(askedFor()).toHaveLength(3);
});

for (const [path, name] of [
  ["/tester", "tests"],
  ["/kosttillskott", "supplements"],
  ["/biohacking", "biohacking"],
] as const) {
  test(`a failed read of ${path} is raised by name, for whoever develops or watches the site`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(new RegExp(`Failed to fetch ${name}: Nejnej`));
    await page.route(GRAPH, (route) => route.fulfill({ json: { errors: [{ message: "Nejnej" }] } }));
    await open(page, path);
    const main = page.getByRole("main");
    await main.getByRole("textbox").or(main.getByRole("searchbox")).first().fill("d-vitamin");
    await expect(toast(page)).toBeVisible();
    await expect(toast(page)).not.toContainText("Nejnej");
  });
}

test("a failed read of the categories is raised by name", async ({ page, expectConsole }) => {
  expectConsole(/Failed to fetch categories: Nejnej/);
  const error = { message: "Nejnej", path: ["products"], extensions: { part: "categories" } };
  await page.route(GRAPH, (route) => route.fulfill({ json: { data: null, errors: [error] } }));
  await open(page, "/kosttillskott");
  await page.getByRole("checkbox", { name: "Bara svenska säljare" }).check();
  await expect(toast(page)).toBeVisible();
});

test("what is typed without a network is found when there is one again", async ({
  page,
  context,
  request,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED/, RAISED);
  await open(page, "/tester");
  await deferredPartsLoaded(page);
  await context.setOffline(true);
  await searchField(page).fill("ferritin");
  await expect(toast(page)).toBeVisible();
  await expect(searchField(page)).toHaveValue("ferritin");
  await context.setOffline(false);
  await expectCount(page, (await testsFromGraph(request, { search: "ferritin" })).totalCount);
});

test("after a failure another filter loads as if nothing had been", async ({ page, request, expectConsole }) => {
  expectConsole(/\/graphql/, RAISED);
  await open(page, "/tester");
  await page.route(GRAPH, (route) => route.abort());
  await page.getByRole("combobox", { name: "Provtyp" }).selectOption("urine");
  await expect(toast(page)).toBeVisible();
  await page.unroute(GRAPH);
  await page.getByRole("combobox", { name: "Provtyp" }).selectOption("cheek_swab");
  await expectCount(page, (await testsFromGraph(request, { sampleType: "CHEEK_SWAB" })).totalCount);
});

test("when 'Visa fler' fails, what is there stays and it can be tried again", async ({
  page,
  request,
  expectConsole,
}) => {
  expectConsole(/\/graphql/, RAISED);
  await open(page, "/tester");
  await page.route(GRAPH, (route) => route.abort());
  const more = page.getByRole("link", { name: "Visa fler" }).or(page.getByRole("button", { name: "Visa fler" }));
  await more.click();
  await expect(toast(page)).toBeVisible();
  await expect(cards(page)).toHaveCount(24);
  await page.unroute(GRAPH);
  await toast(page).getByRole("button", { name: "Försök igen" }).click();
  await expect(cards(page)).toHaveCount((await testsFromGraph(request)).totalCount);
  await expect(toast(page)).toBeHidden();
});

test("when the comparison does not load, the drawer says so and offers to try again", async ({
  page,
  expectConsole,
}) => {
  expectConsole(/\/graphql/);
  await open(page, "/tester");
  const [name] = await chooseFirst(page, 1);
  await page.route(GRAPH, (route) => route.abort());
  await bar(page).getByRole("button", { name: "Jämför nu" }).click();
  await expect(drawer(page).getByText(TEXT)).toBeVisible();
  await page.unroute(GRAPH);
  await drawer(page).getByRole("button", { name: "Försök igen" }).click();
  await expect(drawer(page).getByRole("columnheader", { name })).toBeVisible();
});

test("on a page enlarged to 400 per cent a message covers neither most of it nor what has the focus", async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Failed to fetch tests: /, /\/graphql/);
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, "/tester");
  await page.route(GRAPH, (route) => route.abort());
  const more = page.getByRole("link", { name: "Visa fler" });
  for (const block of ["start", "end"] as const) {
    await more.evaluate((link, place) => link.scrollIntoView({ block: place }), block);
    await more.focus();
    await page.keyboard.press("Enter");
    await expect(toast(page)).toBeVisible();
    const [message, focused] = [await toast(page).locator("..").boundingBox(), await more.boundingBox()];
    if (!message || !focused) throw new Error("one of them is not there");
    expect(message.height).toBeLessThanOrEqual(256 / 2);
    expect(message.y >= focused.y + focused.height || message.y + message.height <= focused.y).toBe(true);
    await toast(page).getByRole("button", { name: "Stäng meddelandet" }).click();
    await expect(toast(page)).toBeHidden();
  }
});
