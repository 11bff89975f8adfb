import type { Page } from "@playwright/test";
import {
  fillSignIn,
  type Person,
  profileButton,
  signIn,
  signOut,
  startSession,
  test,
  toast,
} from "../support/browserAccounts.ts";
import { expectAccessible } from "../support/browserAxe.ts";
import { goToJourney, panel, stat, storeInBrowser, tab } from "../support/browserJourney.ts";
import { storedValue } from "../support/browserJourneyParts.ts";
import { everythingStored, note, storedByWorker } from "../support/browserOffline.ts";
import { deferredPartsLoaded, hydrated, open } from "../support/browserPages.ts";
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
/** The session's end is heard of by a request of its own, or of the page that is left for it. */
const GONE_OR_ENDED = new RegExp(`${GONE.source}|401`);
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** A link of the header, which leads on without a load. */
const goByHeader = (page: Page, name: string) =>
  page
    .getByRole("banner")
    .getByRole("navigation", { name: "Huvudmeny" })
    .getByRole("link", { name, exact: true })
    .click();

/** Goes to the form without a load of the page, and signs in, which leads back. */
async function signInFromHere(page: Page, person: Person): Promise<void> {
  const here = page.url();
  await page.getByRole("banner").getByRole("link", { name: "Logga in" }).click();
  await fillSignIn(page, person);
  await expect(page).toHaveURL(here);
}

const waiting = (page: Page, what: "journey" | "protocols") => storedValue(page, `${what}-waiting`);

/** Reads about a training method, which is reported. */
const read = (page: Page, method: string) => page.locator(`#${method}`).getByText("Så börjar du").click();

test("a guest's journey and a guide that was read are there without a network, and what was never visited leads to them", async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(GONE);
  await storeInBrowser(page);
  await open(page, "/guider");
  await page.getByRole("main").getByRole("link", { name: "Magnesium", exact: true }).click();
  await expect(heading(page)).toHaveText("Magnesium");
  await storedByWorker(page, "/guider/magnesium");
  await goToJourney(page);
  const points = await stat(page, "Din nivå").innerText();
  await storedByWorker(page, "/min-resa");
  // Left as soon as it can be read, with what it loads later still on its way.
  await open(page, "/guider/jarn");
  await open(page, "/min-resa");
  await context.setOffline(true);

  await test.step("the guide is there, and it is said that there is no network", async () => {
    await open(page, "/guider/magnesium");
    await expect(heading(page)).toHaveText("Magnesium");
    await expect.soft(note(page)).toHaveText("Du är offline. Det du gör sparas här.");
    await expect.soft(page.getByRole("navigation", { name: "Innehåll" }).first()).toBeAttached();
  });

  await test.step("a guide that was left at once is there, with all of its code", async () => {
    await open(page, "/guider/jarn");
    await expect(page.getByRole("navigation", { name: "Innehåll" }).first()).toBeAttached();
    await page.getByRole("heading", { name: "Nästa steg för dig" }).scrollIntoViewIfNeeded();
    await deferredPartsLoaded(page);
  });

  await test.step("an address that was never visited leads to what is stored", async () => {
    await page.goto("/mr-scanning");
    await expect(heading(page)).toHaveText("Du är offline");
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole("main").getByRole("link", { name: "Min resa" }).click();
    await hydrated(page);
    await expect(heading(page)).toHaveText("Min resa");
  });

  await test.step("the journey is there, and so are unopened tabs and their addresses", async () => {
    await expect(stat(page, "Din nivå")).toHaveText(points, { useInnerText: true });
    await tab(page, "Framsteg").click();
    await expect(panel(page).getByRole("heading", { name: "Så har det växt" })).toBeVisible();
    await page.goto("/min-resa?flik=kalender");
    await expect(page).toHaveURL("/min-resa");
  });

  await context.setOffline(false);
  await expect(note(page)).toHaveCount(0);
});

test("somebody signed in sees the last that was known, changes it, and has it all once the network is back", async ({
  page,
  context,
  anAccount,
  expectConsole,
}) => {
  expectConsole(GONE);
  await startSession(page, await anAccount());
  const links = (name: string) => panel(page).getByRole("link", { name }).first();
  await open(page, "/traning");
  await storedByWorker(page, "/min-resa");
  await read(page, "hiit");
  await expect(page.getByRole("region", { name: "Din resa", exact: true })).toBeVisible();
  await storedByWorker(page, "/traning");
  await goToJourney(page);
  await expect(links("HIIT")).toBeVisible();
  await expect.poll(async () => JSON.stringify(await storedValue(page, "account-answers"))).toContain("HIIT");
  await context.setOffline(true);

  await test.step("the journey shows the last that was known", async () => {
    await page.reload();
    await hydrated(page);
    await expect(profileButton(page)).toBeVisible();
    await expect(links("HIIT")).toBeVisible();
    await expect(note(page)).toContainText("Visar det senaste vi har sparat.");
  });

  await test.step("what is read meanwhile waits, also over a reload", async () => {
    await open(page, "/traning");
    await expect(profileButton(page)).toBeVisible();
    await read(page, "mobilitet");
    await expect(note(page)).toContainText("1 sak väntar på att sparas.");
    await page.reload();
    await expect(note(page)).toContainText("1 sak väntar på att sparas.");
  });

  await test.step("it is sent once the network is back", async () => {
    await context.setOffline(false);
    await expect.poll(() => waiting(page, "journey")).toBeUndefined();
    await expect(note(page)).toHaveCount(0);
    await goToJourney(page);
    await expect(links("rörlighet")).toBeVisible();
  });
});

test("of an account the worker keeps what everybody gets, what was read is there without a network, and signing out leaves nothing", async ({
  page,
  context,
  anAccount,
  expectConsole,
}) => {
  expectConsole(GONE);
  const person = await anAccount();
  await open(page, "/om-oss");
  await storedByWorker(page, "/min-resa");
  await signInFromHere(page, person);
  await expect(profileButton(page)).toBeVisible();
  const visited = ["/guider/magnesium", "/tester?provtyp=blood", "/guider"];
  for (const path of ["/konto", "/min-resa", ...visited]) await open(page, path);
  for (const path of visited) await storedByWorker(page, path);

  await test.step("no page of somebody's is stored, no way in, and no answer to somebody", async () => {
    const inCaches = await keptByWorker(page);
    for (const { cacheControl } of inCaches) expect(cacheControl).toMatch(/^public/);
    const urls = inCaches.map(({ url }) => url);
    expect.soft(urls).toContain("/guider");
    expect.soft(urls.filter((url) => /^\/(auth|konto|admin|graphiql)/.test(url))).toEqual([]);
    const personal = inCaches.filter(({ text }) => text.includes(person.email) || text.includes(person.fullName));
    expect.soft(personal).toEqual([]);
  });

  await test.step("a link leads to a page that was read, also where its data came with it and is not stored by itself", async () => {
    await context.setOffline(true);
    await page.reload();
    await hydrated(page);
    await page.getByRole("main").getByRole("link", { name: "Magnesium", exact: true }).click();
    await expect(heading(page)).toHaveText("Magnesium");
    await expect(page.getByRole("article").getByRole("heading", { level: 2 }).first()).toBeVisible();
    await expect.soft(profileButton(page)).toBeVisible();
    await context.setOffline(false);
    await expect(note(page)).toHaveCount(0);
  });

  await test.step("signing out leaves nothing of the account in the browser", async () => {
    await goByHeader(page, "Träning");
    await read(page, "hiit");
    await storedByWorker(page, "/traning");
    await expect.poll(() => everythingStored(page)).toContain(person.email);
    await signOut(page);
    const left = await everythingStored(page);
    for (const trace of [person.email, person.fullName, "account-answers", "/traning\n"]) {
      expect.soft(left).not.toContain(trace);
    }
  });
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
  await deferredPartsLoaded(other);
  await context.setOffline(true);
  await read(page, "hiit");
  await expect.poll(() => waiting(page, "journey")).toHaveLength(1);
  await read(other, "mobilitet");
  await expect.poll(() => waiting(page, "journey")).toHaveLength(2);
  await read(page, "styrketraning");
  await expect.poll(() => waiting(page, "journey")).toHaveLength(3);
  sent.length = 0;
  const items = [...JSON.stringify(await waiting(page, "journey")).matchAll(/"method:([a-z0-9-]+)"/g)].map(
    ([, item]) => item,
  );
  expect(items.slice(0, 3)).toEqual(["hiit", "mobilitet", "styrketraning"]);
  await context.setOffline(false);
  await expect.poll(() => waiting(page, "journey")).toBeUndefined();
  expect(sent.slice(0, items.length)).toEqual(items);
});

test("a server that is away for a while gets what waits while the page stays open", async ({
  page,
  anAccount,
  expectConsole,
}) => {
  expectConsole(/503/);
  await startSession(page, await anAccount());
  const deferredParts = page.waitForResponse(/\/assets\/outbox-/);
  await open(page, "/traning");
  await deferredParts;
  await page.waitForLoadState("networkidle");
  await page
    .context()
    .route("**/graphql", (route) =>
      route.request().method() === "POST" ? route.fulfill({ status: 503, body: "" }) : route.fallback(),
    );
  const refused = page.waitForResponse((response) => response.status() === 503);
  await read(page, "hiit");
  await refused;
  // On a slow machine more has been read meanwhile.
  await expect(note(page)).toHaveText(/^(1 sak|\d+ saker) väntar på att sparas\.$/);
  await page.context().unroute("**/graphql");
  // It is tried again after some seconds, by the clock of the machine.
  await expect.poll(() => waiting(page, "journey"), { timeout: 40_000 }).toBeUndefined();
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

  await signInFromHere(page, person);
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

test("what an account does without a network arrives with it, and waits for the account where the session has ended", async ({
  page,
  context,
  anAccount,
  expectConsole,
}) => {
  expectConsole(GONE_OR_ENDED);
  const person = await anAccount();
  await signIn(page, person);
  await giveProtocols(page, protocolState([MORNING]));
  await openDaily(page);
  await storedByWorker(page, "/protokoll?vy=idag");
  await expect.poll(async () => JSON.stringify(await storedValue(page, "account-answers"))).toContain("Andning");

  await test.step("a tick shows as not saved yet, also over a reload, and arrives with the network", async () => {
    await context.setOffline(true);
    await tickBox(page, "Andning").click();
    await expect(row(page, "Andning")).toContainText("Inte sparat än");
    // The page that is loaded again comes from the worker, and what it shows from what was stored.
    await page.reload();
    await hydrated(page);
    await expect(tickBox(page, "Andning")).toBeChecked();
    await expect.soft(row(page, "Andning")).toContainText("Inte sparat än");
    await context.setOffline(false);
    await expect.poll(() => waiting(page, "protocols")).toBeUndefined();
    await expect(note(page)).toHaveCount(0);
  });

  await test.step("a session that ended elsewhere takes what is stored with it, and what waits stays", async () => {
    await goByHeader(page, "Träning");
    await expect(heading(page)).toHaveText("Träning för ett långt liv");
    await page.goBack();
    await expect(tickBox(page, "Promenad")).toBeVisible();
    await context.setOffline(true);
    await tickBox(page, "Promenad").click();
    await expect.poll(() => waiting(page, "protocols")).toHaveLength(1);
    await page.goForward();
    const failed = page.waitForEvent("requestfailed");
    await read(page, "hiit");
    await failed;
    // The session has ended when the network is back.
    await context.clearCookies();
    await context.setOffline(false);
    await expect(profileButton(page)).toHaveCount(0);
    await expect.poll(() => storedValue(page, "account-answers")).toBeUndefined();
    expect(await waiting(page, "protocols")).toHaveLength(1);
    expect(JSON.stringify(await waiting(page, "journey"))).toContain("method:hiit");
  });

  await test.step("it arrives when the same account signs in again", async () => {
    await signIn(page, person);
    for (const what of ["protocols", "journey"] as const) await expect.poll(() => waiting(page, what)).toBeUndefined();
    await openDaily(page);
    await expect(page.getByText("2 av 4 aktiviteter genomförda")).toBeVisible();
    await expect.soft(tickBox(page, "Promenad")).toBeChecked();
    await goToJourney(page);
    await expect(panel(page).getByRole("link", { name: "HIIT" }).first()).toBeVisible();
  });
});

/** What is in the worker's caches: addresses, how long they may be kept, and the texts of those that are no code. */
const keptByWorker = (page: Page): Promise<{ url: string; cacheControl: string | null; text: string }[]> =>
  page.evaluate(async () => {
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
