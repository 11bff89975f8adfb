import type { Page } from "@playwright/test";
import { profileButton, signIn, signOut, startSession, test, toast } from "../support/browserAccounts.ts";
import { expectAccessible } from "../support/browserAxe.ts";
import { openJourney, panel, stat, storeInBrowser, tab } from "../support/browserJourney.ts";
import { storedValue } from "../support/browserJourneyParts.ts";
import { everythingStored, note, storedByWorker } from "../support/browserOffline.ts";
import { hydrated, open } from "../support/browserPages.ts";
import {
  giveProtocols,
  MORNING,
  openDaily,
  protocolState,
  row,
  storeProtocols,
  tickBox,
} from "../support/browserProtocols.ts";
import { expect } from "../support/browserTest.ts";

// Elsewhere the worker is kept out, since it would answer what tests answer in the server's place.
test.use({ serviceWorkers: "allow" });

const GONE = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Reads about a training method, which is reported. */
const read = (page: Page, method: string) => page.locator(`#${method}`).getByText("Så börjar du").click();

test("a guest's journey and a guide that was read are there without a network, and so are unopened tabs", async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(GONE);
  await storeInBrowser(page);
  await openJourney(page);
  const points = await stat(page, "Din nivå").innerText();
  await storedByWorker(page, "/min-resa");
  await open(page, "/guider");
  await page.getByRole("main").getByRole("link", { name: "Magnesium", exact: true }).click();
  await expect(heading(page)).toHaveText("Magnesium");
  await storedByWorker(page, "/guider/magnesium");

  await context.setOffline(true);
  await page.reload();
  await hydrated(page);
  await expect(heading(page)).toHaveText("Magnesium");
  await expect(note(page)).toHaveText("Du är offline. Det du gör sparas här.");
  await expect(page.getByRole("navigation", { name: "Innehåll" }).first()).toBeAttached();
  await openJourney(page);
  expect(await stat(page, "Din nivå").innerText()).toBe(points);
  await tab(page, "Framsteg").click();
  await expect(panel(page).getByRole("heading", { name: "Så har det växt" })).toBeVisible();
  await page.goto("/min-resa?flik=kalender");
  await expect(page).toHaveURL("/min-resa");
  await context.setOffline(false);
  await expect(note(page)).toHaveCount(0);
});

test("an address that was never visited leads to what is stored", { tag: "@both" }, async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(GONE);
  await open(page, "/om-oss");
  await storedByWorker(page, "/min-resa");
  await context.setOffline(true);
  await page.goto("/mr-scanning");
  await expect(heading(page)).toHaveText("Du är offline");
  await expectAccessible(page);
  await page.getByRole("main").getByRole("link", { name: "Min resa" }).click();
  await hydrated(page);
  await expect(heading(page)).toHaveText("Min resa");
});

test("somebody signed in sees the last that was known, changes it, and has it all once the network is back", async ({
  page,
  context,
  anAccount,
  expectConsole,
}) => {
  expectConsole(GONE);
  await startSession(page, await anAccount());
  await open(page, "/traning");
  await storedByWorker(page, "/min-resa");
  await read(page, "hiit");
  await expect(page.getByRole("region", { name: "Din resa", exact: true })).toBeVisible();
  await storedByWorker(page, "/traning");
  await openJourney(page);
  await expect(panel(page).getByRole("link", { name: "HIIT" }).first()).toBeVisible();
  await expect.poll(async () => JSON.stringify(await storedValue(page, "account-answers"))).toContain("HIIT");

  await context.setOffline(true);
  await page.reload();
  await hydrated(page);
  await expect(profileButton(page)).toBeVisible();
  await expect(panel(page).getByRole("link", { name: "HIIT" }).first()).toBeVisible();
  await expect(note(page)).toContainText("Visar det senaste vi har sparat.");
  await page.goto("/traning");
  await hydrated(page);
  await expect(profileButton(page)).toBeVisible();
  await read(page, "mobilitet");
  await expect(note(page)).toContainText("1 sak väntar på att sparas.");
  await page.reload();
  await expect(note(page)).toContainText("1 sak väntar på att sparas.");

  await context.setOffline(false);
  await expect.poll(() => storedValue(page, "journey-waiting")).toBeUndefined();
  await expect(note(page)).toHaveCount(0);
  await openJourney(page);
  await expect(panel(page).getByRole("link", { name: "rörlighet" }).first()).toBeVisible();
});

test("a link leads to a page that was read, also where the data that came with it is not stored by itself", async ({
  page,
  context,
  anAccount,
  expectConsole,
}) => {
  expectConsole(GONE);
  await startSession(page, await anAccount());
  await open(page, "/guider/magnesium");
  await storedByWorker(page, "/guider/magnesium");
  await open(page, "/guider");
  await storedByWorker(page, "/guider");
  await context.setOffline(true);
  await page.reload();
  await hydrated(page);
  await page.getByRole("main").getByRole("link", { name: "Magnesium", exact: true }).click();
  await expect(heading(page)).toHaveText("Magnesium");
  await expect(page.getByRole("article").getByRole("heading", { level: 2 }).first()).toBeVisible();
  await expect(profileButton(page)).toBeVisible();
});

test("signing out leaves nothing of the account in the browser", async ({ page, anAccount }) => {
  const person = await anAccount();
  await signIn(page, person);
  await openJourney(page);
  await storedByWorker(page, "/min-resa");
  await open(page, "/traning");
  await read(page, "hiit");
  await storedByWorker(page, "/traning");
  await expect.poll(() => everythingStored(page)).toContain(person.email);
  await signOut(page);
  const left = await everythingStored(page);
  expect(left).not.toContain(person.email);
  expect(left).not.toContain(person.fullName);
  expect(left).not.toContain("account-answers");
  expect(left).not.toContain("/traning\n");
});

test("what the worker stores is what everybody gets: no page of somebody's, no way in, no answer to somebody", async ({
  page,
  anAccount,
}) => {
  const person = await anAccount();
  await open(page, "/om-oss");
  await storedByWorker(page, "/min-resa");
  await signIn(page, person);
  for (const path of ["/konto", "/min-resa", "/guider", "/tester?provtyp=blood"]) await open(page, path);
  await storedByWorker(page, "/tester?provtyp=blood");
  await storedByWorker(page, "/guider");
  const inCaches = await page.evaluate(async () => {
    const found: { url: string; cacheControl: string | null; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        const url = new URL(request.url);
        const cacheControl = response?.headers.get("cache-control") ?? null;
        const isText = !url.pathname.startsWith("/assets/");
        found.push({ url: url.pathname, cacheControl, text: (isText && (await response?.text())) || "" });
      }
    }
    return found;
  });
  for (const { cacheControl } of inCaches) expect(cacheControl).toMatch(/^public/);
  const urls = inCaches.map(({ url }) => url);
  expect(urls).toContain("/guider");
  expect(urls.filter((url) => /^\/(auth|konto|admin|graphiql)/.test(url))).toEqual([]);
  expect(inCaches.filter(({ text }) => text.includes(person.email) || text.includes(person.fullName))).toEqual([]);
});

test("a session that ended elsewhere takes what is stored with it, and what waits stays for the same account", async ({
  page,
  context,
  anAccount,
  expectConsole,
}) => {
  expectConsole(GONE, /401/);
  const person = await anAccount();
  await signIn(page, person);
  await open(page, "/traning");
  await storedByWorker(page, "/traning");
  await expect.poll(() => storedValue(page, "account-answers")).toBeDefined();
  await context.setOffline(true);
  const failed = page.waitForEvent("requestfailed");
  await read(page, "hiit");
  await failed;
  await context.clearCookies();
  await context.setOffline(false);
  await expect(profileButton(page)).toHaveCount(0);
  await expect.poll(() => storedValue(page, "account-answers")).toBeUndefined();
  expect(JSON.stringify(await storedValue(page, "journey-waiting"))).toContain("method:hiit");

  await signIn(page, person);
  await expect.poll(() => storedValue(page, "journey-waiting")).toBeUndefined();
  await openJourney(page);
  await expect(panel(page).getByRole("link", { name: "HIIT" }).first()).toBeVisible();
});

test("what two tabs report without a network arrives once each, in order", async ({
  page,
  context,
  anAccount,
  expectConsole,
}) => {
  expectConsole(GONE);
  await startSession(page, await anAccount());
  await open(page, "/traning");
  await storedByWorker(page, "/traning");
  const other = await context.newPage();
  await open(other, "/traning");
  await expect.poll(() => other.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const sent: string[] = [];
  context.on("request", (request) => {
    const body = request.postData() ?? "";
    const item = /"method:([a-z0-9-]+)"/.exec(body)?.[1];
    if (body.includes("RecordActivity") && item && !request.serviceWorker()) sent.push(item);
  });
  await other.waitForTimeout(2_500);
  await context.setOffline(true);
  await read(page, "hiit");
  await expect.poll(() => storedValue(page, "journey-waiting")).toHaveLength(1);
  await read(other, "mobilitet");
  await expect.poll(() => storedValue(page, "journey-waiting")).toHaveLength(2);
  await read(page, "styrketraning");
  await expect.poll(() => storedValue(page, "journey-waiting")).toHaveLength(3);
  sent.length = 0;
  const waiting = JSON.stringify(await storedValue(page, "journey-waiting")).matchAll(/"method:([a-z0-9-]+)"/g);
  const items = [...waiting].map(([, item]) => item);
  expect(items.slice(0, 3)).toEqual(["hiit", "mobilitet", "styrketraning"]);
  await context.setOffline(false);
  await expect.poll(() => storedValue(page, "journey-waiting")).toBeUndefined();
  expect(sent.slice(0, items.length)).toEqual(items);
});

test("a server that is away for a while gets what waits while the page stays open", async ({
  page,
  anAccount,
  expectConsole,
}) => {
  expectConsole(/503/);
  await startSession(page, await anAccount());
  await open(page, "/traning");
  await page.waitForTimeout(2_500);
  await page
    .context()
    .route("**/graphql", (route) =>
      route.request().method() === "POST" ? route.fulfill({ status: 503, body: "" }) : route.fallback(),
    );
  await read(page, "hiit");
  await expect(note(page)).toHaveText("1 sak väntar på att sparas.");
  await page.context().unroute("**/graphql");
  await expect.poll(() => storedValue(page, "journey-waiting"), { timeout: 30_000 }).toBeUndefined();
  await expect(note(page)).toHaveCount(0);
});

test("a guest's ticks without a network come along into the account", async ({
  page,
  context,
  anAccount,
  expectConsole,
}) => {
  expectConsole(GONE);
  const person = await anAccount();
  await storeProtocols(page, protocolState([MORNING]));
  await openDaily(page);
  await storedByWorker(page, "/protokoll?vy=idag");
  await context.setOffline(true);
  await tickBox(page, "Andning").click();
  await expect(tickBox(page, "Andning")).toBeChecked();
  await expect.poll(() => storedValue(page, "user-progress")).toHaveLength(1);
  await page.reload();
  await hydrated(page);
  await tickBox(page, "Promenad").click();
  await expect(page.getByText("2 av 4 aktiviteter genomförda")).toBeVisible();
  await context.setOffline(false);

  await signIn(page, person);
  const question = page.getByRole("dialog", { name: "Det här finns i din webbläsare" });
  await expect(question).toContainText("Dina protokoll: Lugn morgon");
  await expect(question).toContainText("2 avbockade steg");
  await question.getByRole("button", { name: "Ta med till kontot" }).click();
  await expect(toast(page, "Din resa finns nu på ditt konto")).toBeVisible();
  expect(await storedValue(page, "protocols")).toBeUndefined();
  // What is in the account is there in another browser, too.
  const answer = await page.request.post("/graphql", {
    data: { query: "{ checklist { doneCount totalCount items { title isCompleted } } }" },
  });
  expect(await answer.json()).toMatchObject({ data: { checklist: { doneCount: 2, totalCount: 4 } } });
});

test("an account's ticks without a network arrive with it, and wait for the account where it has to sign in again", async ({
  page,
  context,
  anAccount,
  expectConsole,
}) => {
  // The session's end is heard of by a request of its own, or of the page that is left for it.
  expectConsole(new RegExp(`${GONE.source}|401`));
  const person = await anAccount();
  await signIn(page, person);
  await giveProtocols(page, protocolState([MORNING]));
  await openDaily(page);
  await storedByWorker(page, "/protokoll?vy=idag");
  await expect.poll(async () => JSON.stringify(await storedValue(page, "account-answers"))).toContain("Andning");
  const waiting = () => storedValue(page, "protocols-waiting");
  await context.setOffline(true);
  await tickBox(page, "Andning").click();
  await expect(row(page, "Andning")).toContainText("Inte sparat än");
  // The page that is loaded again comes from the worker, and what it shows from what was stored.
  await page.reload();
  await hydrated(page);
  await expect(tickBox(page, "Andning")).toBeChecked();
  await expect(row(page, "Andning")).toContainText("Inte sparat än");
  await context.setOffline(false);
  await expect.poll(waiting).toBeUndefined();

  await context.setOffline(true);
  await tickBox(page, "Promenad").click();
  await expect.poll(waiting).toHaveLength(1);
  // The session has ended when the network is back.
  await context.clearCookies();
  await context.setOffline(false);
  await expect(profileButton(page)).toHaveCount(0);
  expect(await waiting()).toHaveLength(1);
  await signIn(page, person);
  await expect.poll(waiting).toBeUndefined();
  await openDaily(page);
  await expect(page.getByText("2 av 4 aktiviteter genomförda")).toBeVisible();
  await expect(tickBox(page, "Promenad")).toBeChecked();
});
