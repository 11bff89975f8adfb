import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { startSession, test, toast } from "../support/browserAccounts.ts";
import { expectAccessible } from "../support/browserAxe.ts";
import { GRAPH, recordGraphRequests } from "../support/browserGraph.ts";
import { holdRequests } from "../support/browserHold.ts";
import { goToJourney } from "../support/browserJourney.ts";
import { storedValue } from "../support/browserJourneyParts.ts";
import { deferredPartsLoaded, expectAskedBeforeClosing, holdsFocus, hydrated, open } from "../support/browserPages.ts";
import { protocolCard } from "../support/browserProtocolBuilder.ts";
import {
  giveProtocols,
  list,
  MORNING,
  openDaily,
  protocolState,
  row,
  storeProtocols,
  type TestProtocol,
  tickBox,
} from "../support/browserProtocols.ts";
import { expect } from "../support/browserTest.ts";

/** A Tuesday, 10:00 in Sweden. */
const NOW = new Date("2026-03-03T09:00:00Z");

/** One that was started today, whose step is too long for a line of a phone. */
const EVENING: TestProtocol = {
  name: "Kväll",
  steps: [{ title: "Donaudampfschiffahrtsgesellschaftskapitän ".repeat(3).trim(), frequency: "daily" }],
};
/** One without anything for the day. */
const WEEKLY: TestProtocol = { name: "Veckan", daysAgo: 30, steps: [{ title: "Simma", frequency: "weekly" }] };

const counted = (page: Page) => page.getByText(/ av \d+ aktiviteter genomförda$/);
const expectCounted = (page: Page, done: number, total = 4) =>
  expect(counted(page)).toHaveText(`${done} av ${total} aktiviteter genomförda`);
const waiting = (page: Page) => storedValue(page, "protocols-waiting");
const storedTicks = async (page: Page) =>
  ((await storedValue(page, "user-progress")) as unknown[] | undefined)?.length ?? 0;
const daySwitch = (page: Page) => page.getByRole("navigation", { name: "Dag" });
const undo = (page: Page, title: string) => row(page, title).getByRole("button", { name: "Ångra" });

/** Goes to the landing, whose links lead back here. */
async function goToLanding(page: Page): Promise<void> {
  await page.getByRole("main").getByRole("link", { name: "Tillbaka", exact: true }).click();
  await expect(page).toHaveURL("/protokoll");
}

/** Goes from the landing to the day's list. */
async function goToDaily(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Visa dagens aktiviteter" }).click();
  await expect(page).toHaveURL("/protokoll?vy=idag");
}

test("a guest ticks off the day, looks at yesterday until noon, and sees the new day at midnight", async ({ page }) => {
  await page.clock.install({ time: NOW });
  await storeProtocols(
    page,
    protocolState([MORNING], NOW, ({ title }, daysAgo) => title === "Andning" && daysAgo === 1),
  );
  await openDaily(page);
  await test.step("rows stand in the day's order, with what is told of each", async () => {
    await expect.soft(page.getByText("Tisdag den 3 mars 2026")).toBeVisible();
    // Lines of a description stay lines.
    await expect
      .soft(row(page, "Magnesium").getByText("Till maten."))
      .toHaveCSS("white-space-collapse", "preserve-breaks");
    // Morning first, then the evening, what has no time last; ties by title.
    await expect(list(page).getByRole("checkbox")).toHaveCount(4);
    const titles = await list(page)
      .getByRole("checkbox")
      .evaluateAll((boxes) =>
        boxes.map((box) => document.getElementById(box.getAttribute("aria-labelledby") ?? "")?.textContent),
      );
    expect.soft(titles).toEqual(["Andning", "Promenad", "Magnesium", "Läs en stund"]);
    await expect.soft(row(page, "Magnesium")).toContainText("Kväll");
    await expect.soft(row(page, "Magnesium")).toContainText("Kost & Tillskott");
    await expect.soft(row(page, "Magnesium")).toContainText("200 mg");
    await expect.soft(row(page, "Magnesium")).toContainText("Till maten.");
    await expect.soft(row(page, "Läs en stund")).toContainText("Övrigt");
    await expect.soft(row(page, "Läs en stund")).not.toContainText("Ingen tid");
    await expectCounted(page, 0);
  });

  await test.step("the calendar is given a reminder for each time of day that is chosen", async () => {
    await page.getByRole("button", { name: "Påminn mig" }).click();
    const dialog = page.getByRole("dialog", { name: "Påminn mig" });
    await expect(dialog.getByLabel("Morgon")).toHaveValue("07:00");
    await dialog.getByLabel("Morgon").fill("06:30");
    await dialog.getByLabel("Steg utan tid").fill("");
    await expectAccessible(page);
    await expectAskedBeforeClosing(page, dialog);
    await expect.soft(dialog.getByLabel("Morgon")).toHaveValue("06:30");
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      dialog.getByRole("button", { name: "Hämta till kalendern" }).click(),
    ]);
    await expect(dialog).toHaveCount(0);
    expect.soft(file.suggestedFilename()).toBe("paminnelser.ics");
    const text = await readFile(await file.path(), "utf8");
    expect.soft(text.match(/DTSTART[^\r]*/g)).toContain("DTSTART;TZID=Europe/Stockholm:20260303T063000");
    expect.soft(text.match(/BEGIN:VALARM/g)).toHaveLength(text.match(/BEGIN:VEVENT/g)?.length ?? 0);
    expect.soft(text).not.toContain("Läs en stund");
  });

  await test.step("a click anywhere in the row ticks, and the count follows", async () => {
    await row(page, "Magnesium").getByText("Till maten.").click();
    await expect.soft(toast(page, "Markerat!")).toContainText("Uppgift har markerats som klar");
    await expect(tickBox(page, "Magnesium")).toBeChecked();
    await expect.soft(row(page, "Magnesium").locator("s")).toHaveText("Magnesium");
    await expectCounted(page, 1);
    await expect.soft(page.getByText("25 %")).toBeVisible();
    // Somebody who listens hears the box itself and how many are done, once.
    await page.evaluate(() => {
      const heard: string[] = [];
      const look = ({ target }: { target: Node }) => {
        const element = target instanceof Element ? target : target.parentElement;
        const live = element?.closest("[aria-live], [role=status], [role=alert], output");
        if (live && live.getAttribute("aria-live") !== "off") heard.push(live.textContent ?? "");
      };
      const watch = new MutationObserver((changes) => {
        for (const change of changes) for (const target of [change.target, ...change.addedNodes]) look({ target });
      });
      watch.observe(document.body, { childList: true, characterData: true, subtree: true });
      Object.assign(window, { heard });
    });
    await tickBox(page, "Andning").click();
    await expect(tickBox(page, "Andning")).toBeChecked();
    await expect(toast(page, "Markerat!").nth(1)).toBeVisible();
    // What was said is taken away again some time later.
    expect
      .soft(await page.evaluate(() => (window as unknown as { heard: string[] }).heard.filter(Boolean)))
      .toEqual(["2 av 4 aktiviteter genomförda"]);
    await tickBox(page, "Promenad").click();
    await expect(page.getByText("75 %")).toBeVisible();
  });

  await test.step("what is done stays done however often it is clicked, and is taken back with its button", async () => {
    await row(page, "Magnesium").getByText("Till maten.").click({ force: true });
    await tickBox(page, "Magnesium").click({ force: true });
    await expect(tickBox(page, "Magnesium")).toBeChecked();
    await undo(page, "Magnesium").click();
    await expect(tickBox(page, "Magnesium")).not.toBeChecked();
    await expectCounted(page, 2);
    expect.soft(await holdsFocus(tickBox(page, "Magnesium"))).toBe(true);
  });

  await test.step("ticks are there after a reload", async () => {
    await page.reload();
    await hydrated(page);
    await expect(tickBox(page, "Andning")).toBeChecked();
    await expect(tickBox(page, "Magnesium")).not.toBeChecked();
    await expectCounted(page, 2);
  });

  await test.step("weekly steps have a list of their own and do not count", async () => {
    await expect.soft(list(page, "Den här veckan").getByRole("checkbox")).toHaveCount(1);
    await tickBox(page, "Väg dig").click();
    await expect(tickBox(page, "Väg dig")).toBeChecked();
    await expectCounted(page, 2);
  });

  await test.step("yesterday has ticks of its own, and those of the same week", async () => {
    await daySwitch(page).getByRole("link", { name: "I går" }).click();
    await expect(page).toHaveURL("/protokoll?vy=idag&dag=igar");
    await expect.soft(page.getByText("Måndag den 2 mars 2026", { exact: true })).toBeVisible();
    await expect(list(page, "I går")).toBeVisible();
    await expect.soft(tickBox(page, "Andning")).toBeChecked();
    await expect.soft(tickBox(page, "Väg dig")).toBeChecked();
    await expectCounted(page, 1);
    await tickBox(page, "Magnesium").click();
    await tickBox(page, "Läs en stund").click();
    await expectCounted(page, 3);
    await daySwitch(page).getByRole("link", { name: "I dag" }).click();
    await expectCounted(page, 2);
    await expect.soft(tickBox(page, "Magnesium")).not.toBeChecked();
  });

  await test.step("a page that is left open past noon shows today", async () => {
    await daySwitch(page).getByRole("link", { name: "I går" }).click();
    await expect(list(page, "I går")).toBeVisible();
    await page.clock.fastForward("03:00:00");
    await expect(daySwitch(page)).toHaveCount(0);
    await expect(list(page)).toBeVisible();
  });

  await test.step("a page that stays open shows the new day at midnight", async () => {
    await goToLanding(page);
    await goToDaily(page);
    await expectCounted(page, 2);
    await page.clock.fastForward("11:30:00");
    await expect(page.getByText("Onsdag den 4 mars 2026")).toBeVisible();
    await expectCounted(page, 0);
    await expect(tickBox(page, "Andning")).not.toBeChecked();
  });
});

test("the protocols that are followed show how their days went; the list fits a phone, needs no mouse, and says when it is empty", async ({
  page,
}) => {
  await page.clock.install({ time: NOW });
  await storeProtocols(
    page,
    protocolState([MORNING, EVENING, WEEKLY], NOW, (_, daysAgo) => [1, 2, 4].includes(daysAgo)),
  );
  await openDaily(page);
  const followed = page.getByRole("region", { name: "Dina protokoll", exact: true });
  const card = followed.getByRole("listitem").filter({ hasText: "Lugn morgon" });
  await test.step("each tells since when it is followed, and how the days went", async () => {
    await expect(followed.getByRole("heading", { level: 3 })).toHaveText(["Kväll", "Lugn morgon", "Veckan"]);
    await expect.soft(card).toContainText("Startat den 11 februari 2026");
    await expect.soft(card).toContainText("3 hela dagar på de senaste 30.");
    await expect.soft(card.locator("[data-mark]")).toHaveCount(21);
    // The first day of one is what the list beside it says already.
    const newest = followed.getByRole("listitem").filter({ hasText: "Kväll" });
    await expect.soft(newest).toContainText("Startat den 3 mars 2026");
    await expect.soft(newest.locator("[data-mark]")).toHaveCount(0);
    await card.getByText("Dag för dag").click();
    await expect.soft(card.getByRole("row")).toHaveCount(22);
    await expect.soft(card.getByRole("row").nth(2)).toContainText("4 av 4");
  });

  await test.step("a tick counts there at once", async () => {
    await expect(card.getByRole("row").nth(1)).toContainText("0 av 4");
    await list(page).getByRole("listitem").filter({ hasText: "Lugn morgon" }).first().click();
    await expect(card.getByRole("row").nth(1)).toContainText("1 av 4");
  });

  await test.step("each can be shared", async () => {
    await card.getByRole("link", { name: "Dela Lugn morgon" }).click();
    await expect(page).toHaveURL(/\/protokoll\?vy=dela&protokoll=[\w-]{36}$/);
    await page.getByRole("link", { name: "Tillbaka" }).click();
    await expect(page).toHaveURL("/protokoll?vy=idag");
  });

  await test.step("it can be done by keyboard", async () => {
    await tickBox(page, "Promenad").focus();
    await page.keyboard.press("Space");
    await expect(tickBox(page, "Promenad")).toBeChecked();
    await expect(undo(page, "Promenad")).toBeVisible();
    await page.keyboard.press("Tab");
    await expect.poll(() => holdsFocus(undo(page, "Promenad"))).toBe(true);
    await page.keyboard.press("Enter");
    await expect(tickBox(page, "Promenad")).not.toBeChecked();
    await expect.poll(() => holdsFocus(tickBox(page, "Promenad"))).toBe(true);
    await page.keyboard.press("Space");
    await expect(tickBox(page, "Promenad")).toBeChecked();
    await expectAccessible(page);
  });

  await test.step("it fits a small phone", async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    for (const box of await page.getByRole("checkbox").all()) {
      const label = await box.locator("xpath=ancestor::label").boundingBox();
      expect.soft(label?.height).toBeGreaterThanOrEqual(56);
    }
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  const end = (name: string) => protocolCard(page, name, followed).getByRole("button", { name: "Avsluta" }).click();
  await test.step("without daily steps it says so, and has the week's", async () => {
    await goToLanding(page);
    await end("Kväll");
    await end("Lugn morgon");
    await expect(followed.getByRole("heading", { level: 3 })).toHaveText(["Veckan"]);
    await goToDaily(page);
    await expect(page.getByText("Inga dagliga aktiviteter idag.")).toBeVisible();
    await expect.soft(list(page, "Den här veckan").getByRole("checkbox")).toHaveCount(1);
    await expect.soft(counted(page)).toHaveCount(0);
  });

  await test.step("without protocols it says so, and leads to the first", async () => {
    await goToLanding(page);
    await end("Veckan");
    await expect(followed).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Inga aktiva protokoll" })).toBeVisible();
    const create = page.getByRole("main").getByRole("link", { name: "Skapa protokoll" });
    await expect.soft(create).toHaveAttribute("href", /vy=nytt/);
  });
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

/** Ticks the first two steps, and expects each tick to show within two frames. */
async function tickInFrames(page: Page): Promise<void> {
  for (const [done, title] of ["Andning", "Promenad"].entries()) {
    const frames = watchFrames(page, title);
    await tickBox(page, title).click();
    expect(await frames).toEqual([
      { isChecked: false, count: `${done} av 4 aktiviteter genomförda` },
      { isChecked: true, count: `${done + 1} av 4 aktiviteter genomförda` },
    ]);
  }
}

/** Opens the list in another tab, where one step is done, and expects both tabs to show the same. */
async function openOtherTab(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await openDaily(other);
  await expectCounted(other, 1);
  await tickBox(page, "Magnesium").click();
  await expect(tickBox(other, "Magnesium")).toBeChecked();
  await expectCounted(other, 2);
  await tickBox(other, "Promenad").click();
  await expectCounted(page, 3);
  await undo(page, "Promenad").click();
  await expect(tickBox(other, "Promenad")).not.toBeChecked();
  return other;
}

test("a guest's tick shows at once whatever the network does, can be taken back meanwhile, and shows in another tab", async ({
  page,
}) => {
  await storeProtocols(page, protocolState([MORNING]));
  await openDaily(page);
  // The page's late parts are there; what counts in the journey is not.
  await page.waitForLoadState("networkidle");
  const answer = await holdRequests(page, GRAPH);
  await test.step("a tick shows within two frames, whatever the server does", () => tickInFrames(page));

  await test.step("a tick that is taken back while it is being counted stays taken back", async () => {
    await expect.poll(() => storedTicks(page)).toBe(2);
    await undo(page, "Promenad").click();
    await expect.poll(() => storedTicks(page)).toBe(1);
    await expect(tickBox(page, "Promenad")).not.toBeChecked();
    answer();
    await expect(toast(page, "Markerat!").first()).toBeVisible();
    await expectCounted(page, 1);
    await expect(tickBox(page, "Promenad")).not.toBeChecked();
    await expect.poll(() => waiting(page)).toBeUndefined();
    await page.reload();
    await hydrated(page);
    await expectCounted(page, 1);
  });

  await test.step("two tabs show the same list", async () => {
    await openOtherTab(page);
  });
});

test("an account's tick shows before the server answers, arrives once, counts in the journey, and shows in another tab", async ({
  page,
  anAccount,
}) => {
  await startSession(page, await anAccount());
  await giveProtocols(page, protocolState([MORNING]));
  await openDaily(page);
  // The page's late parts are there.
  await page.waitForLoadState("networkidle");
  const asked = recordGraphRequests(page);
  const answer = await holdRequests(page, GRAPH);
  await test.step("a tick shows within two frames, whatever the server does", () => tickInFrames(page));

  await test.step("each tick arrives once", async () => {
    answer();
    // Each tick has its own, and both may be answered before one is looked at.
    await expect.soft(toast(page, "Markerat!").first()).toBeVisible();
    await expect.poll(() => waiting(page)).toBeUndefined();
    await expectCounted(page, 2);
    expect(asked.filter(({ operation }) => operation === "CompleteItem")).toHaveLength(2);
  });

  await test.step("a tick is taken back", async () => {
    await undo(page, "Promenad").click();
    await expectCounted(page, 1);
    await expect.poll(() => waiting(page)).toBeUndefined();
  });

  const other = await test.step("two tabs show the same list", () => openOtherTab(page));

  await test.step("it counts in the journey", async () => {
    await goToJourney(other);
    await expect(other.getByRole("region", { name: "Senaste aktiviteter" })).toContainText("Andning");
  });
});

/** Whether a request to the graph ticks a step. */
const isTick = (request: { postData: () => string | null }) => request.postData()?.includes("CompleteItem") ?? false;

test("ticks that do not reach the server go back or wait, show after a reload, and arrive once and in order", async ({
  page,
  context,
  anAccount,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED|INTERNET_DISCONNECTED/);
  await startSession(page, await anAccount());
  await giveProtocols(page, protocolState([MORNING]));
  await openDaily(page);
  await test.step("a tick that the server refuses goes back with a message", async () => {
    const errors = [{ __typename: "FieldError", code: "NOT_FOUND", message: "Steget finns inte." }];
    const nothing = { item: null, checklist: null, journey: null, unlocked: [] };
    const completeItem = { ...nothing, errors, __typename: "CompleteItemPayload" };
    await page.route(GRAPH, (route) =>
      isTick(route.request()) ? route.fulfill({ json: { data: { completeItem } } }) : route.fallback(),
    );
    await tickBox(page, "Andning").click();
    await expect(toast(page, "Kunde inte markera uppgift som klar")).toContainText("Fel");
    await expect(tickBox(page, "Andning")).not.toBeChecked();
    await expectCounted(page, 0);
    expect.soft(await waiting(page)).toBeUndefined();
    await page.unroute(GRAPH);
  });

  await test.step("ticks without a network wait, and say so", async () => {
    await deferredPartsLoaded(page);
    await context.setOffline(true);
    await tickBox(page, "Promenad").click();
    await tickBox(page, "Andning").click();
    await tickBox(page, "Magnesium").click();
    await expect.soft(row(page, "Promenad")).toContainText("Inte sparat än");
    await expectCounted(page, 3);
    await expect.poll(() => waiting(page)).toHaveLength(3);
  });

  await test.step("what waits is taken back by taking it out of the queue", async () => {
    await undo(page, "Andning").click();
    await expectCounted(page, 2);
    await expect.poll(() => waiting(page)).toHaveLength(2);
  });

  await test.step("what waits arrives once there is a network", async () => {
    await context.setOffline(false);
    await expect.poll(() => waiting(page)).toBeUndefined();
    await expect(page.getByText("Inte sparat än")).toHaveCount(0);
  });

  await test.step("a tick that waits shows after a reload", async () => {
    // The server can be read, and takes nothing.
    await page.route(GRAPH, (route) => (isTick(route.request()) ? route.abort() : route.fallback()));
    await tickBox(page, "Läs en stund").click();
    await expect.poll(() => waiting(page)).toHaveLength(1);
    await page.reload();
    await hydrated(page);
    await expect(tickBox(page, "Läs en stund")).toBeChecked();
    await expect.soft(row(page, "Läs en stund")).toContainText("Inte sparat än");
    await expectCounted(page, 3);
  });

  await test.step("it arrives once", async () => {
    // From before the server takes it again: the page also tries by itself.
    let arrived = 0;
    page.on("requestfinished", (request) => {
      if (isTick(request)) arrived++;
    });
    await page.unroute(GRAPH);
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await expect.poll(() => waiting(page)).toBeUndefined();
    await expect(page.getByText("Inte sparat än")).toHaveCount(0);
    await expect.poll(() => arrived).toBe(1);
  });

  await test.step("a tick that may have arrived is taken back there, too", async () => {
    // It arrives, and the answer is lost.
    await page.route(GRAPH, async (route) => {
      if (!isTick(route.request())) return route.fallback();
      await route.fetch();
      await route.abort();
    });
    await tickBox(page, "Andning").click();
    await expect(row(page, "Andning")).toContainText("Inte sparat än");
    await undo(page, "Andning").click();
    await expect(tickBox(page, "Andning")).not.toBeChecked();
    // Where the page was just trying again, the tick is sent once more, before what takes it back.
    await page.unroute(GRAPH);
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await expect.poll(() => waiting(page)).toBeUndefined();
  });

  await test.step("the server has what the page showed", async () => {
    await page.reload();
    await expectCounted(page, 3);
    await expect(tickBox(page, "Andning")).not.toBeChecked();
  });
});

test("on a phone a routine with its reminder is three presses away, and no message covers what comes next", {
  tag: "@phone",
}, async ({ page }) => {
  const boxOf = async (locator: Locator) => (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await open(page, "/");
  await test.step("a search for the routine leads to its card, which starts it and gives the calendar the times", async () => {
    await page.getByRole("banner").getByRole("button", { name: "Sök på hela sajten" }).click();
    await page.getByRole("dialog").getByRole("combobox").fill("morgonrutin");
    await page.getByRole("option", { name: "Lugn morgon" }).click();
    await expect(page).toHaveURL("/protokoll#mall-lugn-morgon");
    const card = page.getByRole("listitem", { name: "Lugn morgon" });
    const start = card.getByRole("button", { name: "Starta med påminnelse" });
    await expect(card.getByRole("heading")).toBeInViewport();
    const [file] = await Promise.all([page.waitForEvent("download"), start.click()]);
    const text = await readFile(await file.path(), "utf8");
    expect.soft(text).toContain("T070000");
    expect.soft(text).toContain("BEGIN:VALARM");
  });

  await test.step("what is said of it lies over the header, and goes when a dialog opens", async () => {
    const message = toast(page, "Startat lokalt!");
    await expect(message).toContainText("påminner kalendern dig 07:00");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const { y, height } = await boxOf(message);
    expect.soft(y + height).toBeLessThanOrEqual((await boxOf(page.getByRole("heading", { level: 1 }))).y);
    // Long enough to have been read.
    await page.waitForFunction(
      (since) => performance.now() - since > 1_100,
      await page.evaluate(() => performance.now()),
    );
    await page.getByRole("button", { name: "Påminn mig" }).click();
    const dialog = page.getByRole("dialog", { name: "Påminn mig" });
    await expect(dialog.getByLabel("Morgon")).toHaveValue("07:00");
    await expect(message).toHaveCount(0);
  });

  await test.step("'Min resa' begins with the day, though nothing was told or done yet", async () => {
    await open(page, "/min-resa");
    const today = page.getByRole("tabpanel").getByRole("region").first();
    await expect(today).toHaveAccessibleName("I dag");
    await expect(today.getByRole("list", { name: "Kvar i dag" }).getByRole("checkbox").first()).toBeVisible();
    await expect.soft(page.getByRole("heading", { name: "Starta din resa" })).toBeVisible();
  });
});
