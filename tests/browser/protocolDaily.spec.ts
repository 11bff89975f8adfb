import type { Page } from "@playwright/test";
import { startSession, test, toast } from "../support/browserAccounts.ts";
import { expectAccessible } from "../support/browserAxe.ts";
import { GRAPH, recordGraphRequests } from "../support/browserGraph.ts";
import { holdRequests } from "../support/browserHold.ts";
import { storedValue } from "../support/browserJourneyParts.ts";
import { deferredPartsLoaded, holdsFocus, open } from "../support/browserPages.ts";
import {
  giveProtocols,
  list,
  MORNING,
  openDaily,
  protocolState,
  row,
  storeProtocols,
  tickBox,
} from "../support/browserProtocols.ts";
import { expect } from "../support/browserTest.ts";

/** A Tuesday, 10:00 in Sweden. */
const NOW = new Date("2026-03-03T09:00:00Z");

const counted = (page: Page) => page.getByText(/ av \d+ aktiviteter genomförda$/);
const waiting = (page: Page) => storedValue(page, "protocols-waiting");
const storedTicks = async (page: Page) =>
  ((await storedValue(page, "user-progress")) as unknown[] | undefined)?.length ?? 0;

test("a guest ticks off the day: rows in the day's order, a count that follows, and a way back", async ({ page }) => {
  await page.clock.install({ time: NOW });
  await storeProtocols(page, protocolState([MORNING], NOW));
  await openDaily(page);
  await expect(page.getByText("Tisdag den 3 mars 2026")).toBeVisible();
  // Morning first, then the evening, what has no time last; ties by title.
  await expect(list(page).getByRole("checkbox")).toHaveCount(4);
  const titles = await list(page)
    .getByRole("checkbox")
    .evaluateAll((boxes) =>
      boxes.map((box) => document.getElementById(box.getAttribute("aria-labelledby") ?? "")?.textContent),
    );
  expect(titles).toEqual(["Andning", "Promenad", "Magnesium", "Läs en stund"]);
  await expect(row(page, "Magnesium")).toContainText("Kväll");
  await expect(row(page, "Magnesium")).toContainText("Kost & Tillskott");
  await expect(row(page, "Magnesium")).toContainText("200 mg");
  await expect(row(page, "Magnesium")).toContainText("Till maten.");
  await expect(row(page, "Läs en stund")).toContainText("Övrigt");
  await expect(row(page, "Läs en stund")).not.toContainText("Ingen tid");
  await expect(counted(page)).toHaveText("0 av 4 aktiviteter genomförda");

  // Anywhere in the row ticks.
  await row(page, "Magnesium").getByText("Till maten.").click();
  await expect(toast(page, "Markerat!")).toContainText("Uppgift har markerats som klar");
  await expect(tickBox(page, "Magnesium")).toBeChecked();
  await expect(row(page, "Magnesium").locator("s")).toHaveText("Magnesium");
  await expect(counted(page)).toHaveText("1 av 4 aktiviteter genomförda");
  await expect(page.getByText("25 %")).toBeVisible();
  await tickBox(page, "Andning").click();
  await tickBox(page, "Promenad").click();
  await expect(page.getByText("75 %")).toBeVisible();

  // What is done stays done, however often it is clicked.
  await row(page, "Magnesium").getByText("Till maten.").click({ force: true });
  await tickBox(page, "Magnesium").click({ force: true });
  await expect(tickBox(page, "Magnesium")).toBeChecked();
  await row(page, "Magnesium").getByRole("button", { name: "Ångra" }).click();
  await expect(tickBox(page, "Magnesium")).not.toBeChecked();
  await expect(counted(page)).toHaveText("2 av 4 aktiviteter genomförda");
  expect(await holdsFocus(tickBox(page, "Magnesium"))).toBe(true);

  await page.reload();
  await expect(tickBox(page, "Andning")).toBeChecked();
  await expect(tickBox(page, "Magnesium")).not.toBeChecked();
  await expect(counted(page)).toHaveText("2 av 4 aktiviteter genomförda");
  await page.getByRole("link", { name: "Tillbaka" }).click();
  await expect(page).toHaveURL("/protokoll");
});

test("weekly steps have a list of their own and do not count; yesterday can be reached until noon", async ({
  page,
}) => {
  await page.clock.install({ time: NOW });
  await storeProtocols(
    page,
    protocolState([MORNING], NOW, ({ title }, daysAgo) => title === "Andning" && daysAgo === 1),
  );
  await openDaily(page);
  await expect(list(page, "Den här veckan").getByRole("checkbox")).toHaveCount(1);
  await tickBox(page, "Väg dig").click();
  await expect(tickBox(page, "Väg dig")).toBeChecked();
  await expect(counted(page)).toHaveText("0 av 4 aktiviteter genomförda");

  await page.getByRole("navigation", { name: "Dag" }).getByRole("link", { name: "Igår" }).click();
  await expect(page).toHaveURL("/protokoll?vy=idag&dag=igar");
  await expect(page.getByText("Måndag den 2 mars 2026", { exact: true })).toBeVisible();
  await expect(list(page, "Igår")).toBeVisible();
  await expect(tickBox(page, "Andning")).toBeChecked();
  // The same week.
  await expect(tickBox(page, "Väg dig")).toBeChecked();
  await tickBox(page, "Promenad").click();
  await expect(counted(page)).toHaveText("2 av 4 aktiviteter genomförda");
  await page.getByRole("navigation", { name: "Dag" }).getByRole("link", { name: "Idag" }).click();
  await expect(counted(page)).toHaveText("0 av 4 aktiviteter genomförda");
  await expect(tickBox(page, "Promenad")).not.toBeChecked();

  // The page is left open past noon.
  await page.getByRole("navigation", { name: "Dag" }).getByRole("link", { name: "Igår" }).click();
  await expect(list(page, "Igår")).toBeVisible();
  await page.clock.fastForward("03:00:00");
  await expect(page.getByRole("navigation", { name: "Dag" })).toHaveCount(0);
  await expect(list(page)).toBeVisible();
});

test("a page that stays open shows the new day at midnight", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-03-03T22:30:00Z") });
  await storeProtocols(page, protocolState([MORNING], NOW));
  await openDaily(page);
  await tickBox(page, "Andning").click();
  await expect(counted(page)).toHaveText("1 av 4 aktiviteter genomförda");
  await page.clock.fastForward("01:00:00");
  await expect(page.getByText("Onsdag den 4 mars 2026")).toBeVisible();
  await expect(counted(page)).toHaveText("0 av 4 aktiviteter genomförda");
  await expect(tickBox(page, "Andning")).not.toBeChecked();
});

test("without protocols, and without daily steps, it says so", async ({ page }) => {
  await openDaily(page);
  await expect(page.getByRole("heading", { name: "Inga aktiva protokoll" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Skapa protokoll" })).toHaveAttribute(
    "href",
    /vy=nytt/,
  );
  await storeProtocols(page, protocolState([{ name: "Veckan", steps: [{ title: "Simma", frequency: "weekly" }] }]));
  await openDaily(page);
  await expect(page.getByText("Inga dagliga aktiviteter idag.")).toBeVisible();
  await expect(list(page, "Den här veckan").getByRole("checkbox")).toHaveCount(1);
  await expect(counted(page)).toHaveCount(0);
});

test("the protocols that are followed, how their days went, and the way to share them", async ({ page }) => {
  await page.clock.install({ time: NOW });
  await storeProtocols(
    page,
    protocolState([MORNING, { ...MORNING, name: "Kväll", daysAgo: 0 }], NOW, (_, daysAgo) =>
      [1, 2, 4].includes(daysAgo),
    ),
  );
  await openDaily(page);
  const followed = page.getByRole("region", { name: "Dina protokoll" });
  await expect(followed.getByRole("heading", { level: 3 })).toHaveText(["Kväll", "Lugn morgon"]);
  const card = followed.getByRole("listitem").filter({ hasText: "Lugn morgon" });
  await expect(card).toContainText("Startat den 11 februari 2026");
  await expect(card).toContainText("3 hela dagar på de senaste 30.");
  await expect(card.locator("[data-mark]")).toHaveCount(21);
  // The first day of one is what the list beside it says already.
  const newest = followed.getByRole("listitem").filter({ hasText: "Kväll" });
  await expect(newest).toContainText("Startat den 3 mars 2026");
  await expect(newest.locator("[data-mark]")).toHaveCount(0);
  await card.getByText("Dag för dag").click();
  await expect(card.getByRole("row")).toHaveCount(22);
  await expect(card.getByRole("row").nth(2)).toContainText("4 av 4");
  // A tick counts there at once.
  await expect(card.getByRole("row").nth(1)).toContainText("0 av 4");
  await list(page).getByRole("listitem").filter({ hasText: "Lugn morgon" }).first().click();
  await expect(card.getByRole("row").nth(1)).toContainText("1 av 4");
  await card.getByRole("link", { name: "Dela Lugn morgon" }).click();
  await expect(page).toHaveURL(/\/protokoll\?vy=dela&protokoll=[\w-]{36}$/);
  await page.getByRole("link", { name: "Tillbaka" }).click();
  await expect(page).toHaveURL("/protokoll?vy=idag");
});

/** What the page shows of a step when it is clicked, and two frames later. */
const watchFrames = (page: Page, title: string) =>
  tickBox(page, title).evaluate((box: HTMLInputElement) => {
    const shown = () => ({
      isChecked: box.checked,
      count: document.body.textContent?.match(/\d+ av \d+ aktiviteter genomförda/)?.[0],
    });
    return new Promise<ReturnType<typeof shown>[]>((done) => {
      // The button goes down before anything has changed.
      box.addEventListener(
        "pointerdown",
        () => {
          const before = shown();
          box.addEventListener(
            "click",
            () => requestAnimationFrame(() => requestAnimationFrame(() => done([before, shown()]))),
            { once: true },
          );
        },
        { once: true },
      );
    });
  });

for (const who of ["guest", "account"] as const) {
  test(`a tick shows within two frames, whatever the server does (${who})`, async ({ page, anAccount }) => {
    const state = protocolState([MORNING]);
    if (who === "account") {
      await startSession(page, await anAccount());
      await giveProtocols(page, state);
    } else await storeProtocols(page, state);
    await openDaily(page);
    // The page's late parts are there.
    await page.waitForLoadState("networkidle");
    const answer = await holdRequests(page, GRAPH);
    for (const [done, title] of ["Andning", "Promenad"].entries()) {
      const frames = watchFrames(page, title);
      await tickBox(page, title).click();
      expect(await frames).toEqual([
        { isChecked: false, count: `${done} av 4 aktiviteter genomförda` },
        { isChecked: true, count: `${done + 1} av 4 aktiviteter genomförda` },
      ]);
    }
    answer();
    await expect(toast(page, "Markerat!").first()).toBeVisible();
    await expect.poll(() => waiting(page)).toBeUndefined();
    await page.reload();
    await expect(counted(page)).toHaveText("2 av 4 aktiviteter genomförda");
  });
}

test("a guest's tick that is taken back while it is being counted stays taken back", async ({ page }) => {
  await storeProtocols(page, protocolState([MORNING]));
  // What counts in the journey comes late, on a slow network.
  const answer = await holdRequests(page, (url) => url.searchParams.get("operationName") === "JourneyItems");
  await openDaily(page);
  await tickBox(page, "Andning").click();
  await expect.poll(() => storedTicks(page)).toBe(1);
  await row(page, "Andning").getByRole("button", { name: "Ångra" }).click();
  await expect.poll(() => storedTicks(page)).toBe(0);
  await expect(tickBox(page, "Andning")).not.toBeChecked();
  answer();
  await expect(toast(page, "Markerat!")).toBeVisible();
  await expect(counted(page)).toHaveText("0 av 4 aktiviteter genomförda");
  await expect(tickBox(page, "Andning")).not.toBeChecked();
});

test("an account's tick shows before the server answers, arrives once, and counts in the journey", async ({
  page,
  anAccount,
}) => {
  await startSession(page, await anAccount());
  await giveProtocols(page, protocolState([MORNING]));
  await openDaily(page);
  const asked = recordGraphRequests(page);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(GRAPH, async (route) => {
    if (route.request().postData()?.includes("CompleteItem")) await held;
    await route.fallback();
  });
  await tickBox(page, "Andning").click();
  await expect(tickBox(page, "Andning")).toBeChecked();
  await expect(counted(page)).toHaveText("1 av 4 aktiviteter genomförda");
  await tickBox(page, "Promenad").click();
  await expect(counted(page)).toHaveText("2 av 4 aktiviteter genomförda");
  answer();
  // Each tick has its own, and both may be answered before one is looked at.
  await expect(toast(page, "Markerat!").first()).toBeVisible();
  await expect.poll(() => waiting(page)).toBeUndefined();
  await expect(counted(page)).toHaveText("2 av 4 aktiviteter genomförda");
  expect(asked.filter(({ operation }) => operation === "CompleteItem")).toHaveLength(2);
  await row(page, "Promenad").getByRole("button", { name: "Ångra" }).click();
  await expect(counted(page)).toHaveText("1 av 4 aktiviteter genomförda");
  await expect.poll(() => waiting(page)).toBeUndefined();
  await page.reload();
  await expect(counted(page)).toHaveText("1 av 4 aktiviteter genomförda");
  await open(page, "/min-resa");
  await expect(page.getByRole("region", { name: "Senaste aktiviteter" })).toContainText("Andning");
});

test("a tick that the server refuses goes back with a message", async ({ page, anAccount }) => {
  await startSession(page, await anAccount());
  await giveProtocols(page, protocolState([MORNING]));
  await openDaily(page);
  await page.route(GRAPH, (route) =>
    route.request().postData()?.includes("CompleteItem")
      ? route.fulfill({
          json: {
            data: {
              completeItem: {
                item: null,
                checklist: null,
                journey: null,
                unlocked: [],
                errors: [{ __typename: "FieldError", code: "NOT_FOUND", message: "Steget finns inte." }],
                __typename: "CompleteItemPayload",
              },
            },
          },
        })
      : route.fallback(),
  );
  await tickBox(page, "Andning").click();
  await expect(page.getByRole("alert").filter({ hasText: "Fel" })).toContainText("Kunde inte markera uppgift som klar");
  await expect(tickBox(page, "Andning")).not.toBeChecked();
  await expect(counted(page)).toHaveText("0 av 4 aktiviteter genomförda");
  expect(await waiting(page)).toBeUndefined();
});

test("ticks without a network wait, show after a reload, and arrive once and in order", async ({
  page,
  context,
  anAccount,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED|INTERNET_DISCONNECTED/);
  await startSession(page, await anAccount());
  await giveProtocols(page, protocolState([MORNING]));
  await openDaily(page);
  await deferredPartsLoaded(page);
  await context.setOffline(true);
  await tickBox(page, "Promenad").click();
  await tickBox(page, "Andning").click();
  await tickBox(page, "Magnesium").click();
  await expect(row(page, "Promenad")).toContainText("Inte sparat än");
  await expect(counted(page)).toHaveText("3 av 4 aktiviteter genomförda");
  await expect.poll(() => waiting(page)).toHaveLength(3);
  // What waits is taken back by taking it out of the queue.
  await row(page, "Andning").getByRole("button", { name: "Ångra" }).click();
  await expect(counted(page)).toHaveText("2 av 4 aktiviteter genomförda");
  await expect.poll(() => waiting(page)).toHaveLength(2);
  await context.setOffline(false);
  await expect.poll(() => waiting(page)).toBeUndefined();
  await expect(page.getByText("Inte sparat än")).toHaveCount(0);

  // The server can be read, and takes nothing.
  await page.route(GRAPH, (route) =>
    route.request().postData()?.includes("CompleteItem") ? route.abort() : route.fallback(),
  );
  await tickBox(page, "Läs en stund").click();
  await expect.poll(() => waiting(page)).toHaveLength(1);
  await page.reload();
  await expect(tickBox(page, "Läs en stund")).toBeChecked();
  await expect(row(page, "Läs en stund")).toContainText("Inte sparat än");
  await expect(counted(page)).toHaveText("3 av 4 aktiviteter genomförda");
  // From before the server takes it again: the page also tries by itself.
  let arrived = 0;
  page.on("requestfinished", (request) => {
    if (request.postData()?.includes("CompleteItem")) arrived++;
  });
  await page.unroute(GRAPH);
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect.poll(() => waiting(page)).toBeUndefined();
  await expect(page.getByText("Inte sparat än")).toHaveCount(0);
  await expect.poll(() => arrived).toBe(1);
  await page.reload();
  await expect(counted(page)).toHaveText("3 av 4 aktiviteter genomförda");
  await expect(tickBox(page, "Andning")).not.toBeChecked();
});

test("a tick that may have arrived is taken back there, too", async ({ page, anAccount, expectConsole }) => {
  expectConsole(/ERR_FAILED/);
  await startSession(page, await anAccount());
  await giveProtocols(page, protocolState([MORNING]));
  await openDaily(page);
  // It arrives, and the answer is lost.
  await page.route(GRAPH, async (route) => {
    if (!route.request().postData()?.includes("CompleteItem")) return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await tickBox(page, "Andning").click();
  await expect(row(page, "Andning")).toContainText("Inte sparat än");
  await row(page, "Andning").getByRole("button", { name: "Ångra" }).click();
  await expect.poll(() => waiting(page)).toBeUndefined();
  await page.reload();
  await expect(counted(page)).toHaveText("0 av 4 aktiviteter genomförda");
});

for (const who of ["guest", "account"] as const) {
  test(`two tabs show the same list (${who})`, async ({ page, context, anAccount }) => {
    const state = protocolState([MORNING]);
    if (who === "account") {
      await startSession(page, await anAccount());
      await giveProtocols(page, state);
    } else await storeProtocols(page, state);
    await openDaily(page);
    const other = await context.newPage();
    await openDaily(other);
    await tickBox(page, "Andning").click();
    await expect(tickBox(other, "Andning")).toBeChecked();
    await expect(counted(other)).toHaveText("1 av 4 aktiviteter genomförda");
    await tickBox(other, "Promenad").click();
    await expect(counted(page)).toHaveText("2 av 4 aktiviteter genomförda");
    await row(page, "Promenad").getByRole("button", { name: "Ångra" }).click();
    await expect(tickBox(other, "Promenad")).not.toBeChecked();
  });
}

test("it can be done by keyboard, fits a small phone, and breaks no rule of accessibility", async ({ page }) => {
  await page.clock.setFixedTime(NOW);
  const long = { title: "Donaudampfschiffahrtsgesellschaftskapitän ".repeat(3).trim(), frequency: "daily" } as const;
  await storeProtocols(page, protocolState([{ ...MORNING, steps: [...MORNING.steps, long] }], NOW));
  await page.setViewportSize({ width: 360, height: 780 });
  await openDaily(page);
  await tickBox(page, "Andning").focus();
  await page.keyboard.press("Space");
  await expect(tickBox(page, "Andning")).toBeChecked();
  const undo = row(page, "Andning").getByRole("button", { name: "Ångra" });
  await expect(undo).toBeVisible();
  await page.keyboard.press("Tab");
  await expect.poll(() => holdsFocus(undo)).toBe(true);
  await page.keyboard.press("Enter");
  await expect(tickBox(page, "Andning")).not.toBeChecked();
  await expect.poll(() => holdsFocus(tickBox(page, "Andning"))).toBe(true);
  await page.keyboard.press("Space");
  await expect(tickBox(page, "Andning")).toBeChecked();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  for (const box of await page.getByRole("checkbox").all()) {
    const label = await box.locator("xpath=ancestor::label").boundingBox();
    expect(label?.height).toBeGreaterThanOrEqual(56);
  }
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectAccessible(page);
});
