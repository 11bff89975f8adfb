import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../support/browserAxe.ts";
import { recordGraphRequests } from "../support/browserGraph.ts";
import { goToJourney, openJourney, STORED_JOURNEY, stat, storeInBrowser, tab } from "../support/browserJourney.ts";
import {
  daysAgo,
  expectHeight,
  goToCategory,
  journeyBar,
  mainLink,
  storedKeys,
  storedValue,
  storeProgress,
  tick,
  wizard,
} from "../support/browserJourneyParts.ts";
import { bar, chooseFirst, drawer, escapeFrom, open, searchField, settled } from "../support/browserPages.ts";
import { recordShifts, shifted } from "../support/browserShifts.ts";
import { expect, test } from "../support/browserTest.ts";

interface StoredActivity {
  id: string;
  type: string;
}

const activities = async (page: Page): Promise<string[]> =>
  (((await storedValue(page, "userActivities")) ?? []) as StoredActivity[]).map(({ id }) => id);

/** Expects the bar to have come without moving the page, and to be accessible. */
async function expectCalm(page: Page): Promise<void> {
  await settled(page);
  const { total, what } = await shifted(page);
  expect(total, what).toBeLessThan(0.02);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expectAccessible(page);
}

test("the first category that is looked into brings the bar, and each thing counts once, without sending anything", async ({
  page,
}) => {
  await page.clock.install();
  await open(page, "/tester");
  const asked = recordGraphRequests(page);
  const blood = `category:blodtester:${daysAgo(0)}`;
  const hormones = `category:hormontester:${daysAgo(0)}`;

  await test.step("a category counts, and brings the bar, once it has been looked into for some seconds", async () => {
    await goToCategory(page, "Blodtester");
    await page.clock.runFor(3_000);
    expect(await activities(page)).toEqual([]);
    await page.clock.runFor(3_000);
    await expect(journeyBar(page)).toBeVisible();
    // What is only looked at is counted without a word.
    await expect.soft(page.getByText("Räknat i din resa")).toHaveCount(0);
    expect(await activities(page)).toEqual([blood]);
    const keys = ["global-progress", "userActivities", "userProfile"];
    expect.soft(await storedKeys(page)).toEqual(expect.arrayContaining(keys));
  });

  await test.step("nothing of the visitor is sent", () => {
    // Besides the list, what counts at all is asked for.
    const known = ["ProductListPage", "JourneyItems"];
    expect.soft(asked.filter(({ operation }) => !known.includes(operation))).toEqual([]);
  });

  await test.step("the same again counts once a day, another category for itself", async () => {
    await goToCategory(page, "Hormontester");
    await page.clock.runFor(6_000);
    await expect.poll(() => activities(page)).toEqual([hormones, blood]);
    await goToCategory(page, "Blodtester");
    await page.clock.runFor(6_000);
    await expect.poll(() => storedValue(page, "userProfile")).toMatchObject({ totalActivities: 2, totalTimeSpent: 6 });
  });

  await test.step("a comparison counts once two tests are side by side", async () => {
    await chooseFirst(page, 1);
    await bar(page).getByRole("button", { name: "Jämför nu" }).click();
    await expect(drawer(page).getByRole("table")).toBeVisible();
    await escapeFrom(drawer(page));
    await expect(drawer(page)).toBeHidden();
    expect(await activities(page)).toEqual([hormones, blood]);
    await page.getByRole("button", { name: "Jämför", exact: true }).first().click();
    await bar(page).getByRole("button", { name: "Jämför nu" }).click();
    await expect.poll(() => activities(page)).toEqual([`comparison:TESTS:${daysAgo(0)}`, hormones, blood]);
    const [comparison] = (await storedValue(page, "userActivities")) as StoredActivity[];
    expect(comparison).toMatchObject({ type: "comparison", title: "Jämförelse av hälsotester", category: "testing" });
  });
});

test("the bar comes calmly, tells how far, the level, minutes and days, covers nothing, and leads on", async ({
  page,
}) => {
  await storeProgress(page, { minutes: 45, days: [daysAgo(0), daysAgo(1), daysAgo(2)] });
  await recordShifts(page);
  await open(page, "/guider");
  const shown = journeyBar(page);
  const nextStep = shown.getByRole("link", { name: "Nästa: Mental optimering Light" });
  const journey = shown.getByRole("link", { name: "Min resa" });

  await test.step("it comes calmly and tells it all", async () => {
    for (const text of ["Din resa", "2 %", "Nivå 1", "45 min", "3 dagar i rad"]) {
      await expect.soft(shown.getByText(text, { exact: true })).toBeVisible();
    }
    await expect.soft(shown.getByRole("progressbar", { name: "Hela din resa" })).toHaveAttribute("aria-valuenow", "2");
    await expectCalm(page);
  });

  await test.step("where there is less room it does without the next step", async () => {
    await page.setViewportSize({ width: 768, height: 900 });
    await expect.soft(nextStep).toBeHidden();
    await expect.soft(journey).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step("it covers neither the comparison's bar nor the page's end", async () => {
    await mainLink(page, "Tester").click();
    await expectCoveringNothing(page);
  });

  await test.step("it leads to the next step and to the journey, where it is not needed", async () => {
    await nextStep.click();
    await expect(page).toHaveURL("/mental-optimering/light");
    await journey.click();
    await expect(page).toHaveURL("/min-resa");
    await expect(shown).toBeHidden();
  });
});

test("on a phone the bar says it all on two lines, comes calmly, and neither sticks out nor covers anything", {
  tag: "@phone",
}, async ({ page }) => {
  await storeProgress(page, { minutes: 4_212, days: Array.from({ length: 12 }, (_, index) => daysAgo(index)) });
  await recordShifts(page);
  await open(page, "/guider");

  await test.step("it says it all on two lines", async () => {
    for (const text of ["Din resa", "2 %", "Nivå 1", /^4\s212 min$/, "12 dagar i rad", "Min resa"]) {
      await expect.soft(journeyBar(page).getByText(text, { exact: true })).toBeInViewport({ ratio: 1 });
    }
    expect.soft((await journeyBar(page).boundingBox())?.height).toBeLessThanOrEqual(56);
    await expectHeight(journeyBar(page).getByRole("link", { name: "Min resa" }), 44);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await expectCalm(page);
  });

  await test.step("it makes room for the comparison's bar, comes back after it, and does not cover the page's end", async () => {
    await page.getByRole("contentinfo").getByRole("link", { name: "Hälsotester" }).click();
    await expectCoveringNothing(page, true);
    await bar(page).getByRole("button", { name: "Rensa" }).click();
    await expect.soft(journeyBar(page)).toBeVisible();
  });
});

test("what cannot be read counts as nothing, in the wizard too, and the first thing that counts takes its place", async ({
  page,
}) => {
  await page.clock.install();
  const unreadable = ["{", "null", "[1,{}]", "7"];
  const stored = Object.keys(STORED_JOURNEY).map((key, index) => [key, unreadable[index % 4]]);
  await storeInBrowser(page, Object.fromEntries(stored));
  await openJourney(page);
  await expect(stat(page, "Totalt")).toContainText("0 %");
  await page.getByText("Mina data i webbläsaren", { exact: true }).click();
  await expect(page.getByRole("button", { name: "Ta bort allt från webbläsaren" })).toBeVisible();
  await page.getByRole("tabpanel").getByRole("button", { name: "Starta din resa" }).click();
  await wizard(page).getByRole("button", { name: "Nästa" }).click();
  await expect(wizard(page).getByLabel("Förnamn")).toHaveValue("");
  await escapeFrom(wizard(page));
  await expect(wizard(page)).toBeHidden();

  await goToCategory(page, "Blodtester");
  await expect(journeyBar(page)).toHaveCount(0);
  await page.clock.runFor(6_000);
  await expect(journeyBar(page)).toContainText("2 %");
  await expect.poll(() => activities(page)).toHaveLength(1);
});

test("what is done in one tab shows in the other", async ({ page, context }) => {
  await context.clock.install();
  await open(page, "/om-oss");
  await expect(journeyBar(page)).toHaveCount(0);
  const other = await context.newPage();
  await open(other, "/tester");

  await test.step("the minutes", async () => {
    await goToCategory(other, "Blodtester");
    await context.clock.runFor(6_000);
    await expect(journeyBar(page)).toContainText("3 min");
    await goToCategory(other, "Hormontester");
    await context.clock.runFor(6_000);
    await expect(journeyBar(page)).toContainText("6 min");
  });

  await test.step("the plan's ticks", async () => {
    for (const one of [page, other]) {
      await goToJourney(one);
      await tab(one, "Min plan").click();
    }
    await tick(other.getByRole("checkbox", { name: "Sömntestet" }));
    await expect(page.getByRole("checkbox", { name: "Sömntestet" })).toBeChecked();
  });
});

test("a bar that cannot be loaded takes nothing with it, and comes with the next load", async ({
  page,
  expectConsole,
}) => {
  expectConsole(/JourneyBar/);
  await storeProgress(page, { days: [daysAgo(0)] });
  await page.route(/assets\/JourneyBar/, (route) => route.abort());
  const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("JourneyBar"));
  await open(page, "/guider");
  await failed;
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Guider");

  await page.unroute(/assets\/JourneyBar/);
  await page.reload();
  await expect(journeyBar(page)).toContainText("1 dag i rad");
  // There are no minutes yet to tell of.
  await expect(journeyBar(page)).not.toContainText("min");
});

/**
 * Expects the list's page to show the bar at its lower edge, that of the comparison above it, or on a phone in its place,
 * and the end of the page above both.
 */
async function expectCoveringNothing(page: Page, isOnPhone = false): Promise<void> {
  await searchField(page).fill("helgenom");
  await expect(page).toHaveURL(/q=helgenom/);
  await settled(page);
  const edges = async (part: Locator) => {
    const box = await part.boundingBox();
    return { top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) };
  };
  const height = page.viewportSize()?.height ?? 0;
  await expect.poll(async () => Math.round((await edges(journeyBar(page))).bottom)).toBe(height);

  const before = await edges(journeyBar(page));
  await chooseFirst(page, 1);
  await expect(bar(page)).toBeVisible();
  await settled(page);
  if (isOnPhone) {
    await expect.soft(journeyBar(page)).toBeHidden();
    await expect.poll(async () => Math.round((await edges(bar(page))).bottom)).toBe(height);
  } else {
    const overBar = async () => Math.abs((await edges(journeyBar(page))).top - (await edges(bar(page))).bottom);
    await expect.poll(overBar, "pixels between the two bars").toBeLessThanOrEqual(1);
    // What is under a finger stays there.
    expect(await edges(journeyBar(page))).toEqual(before);
  }

  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
  const overEnd = async () => (await edges(bar(page))).top - (await edges(page.getByRole("contentinfo"))).bottom;
  await expect.poll(overEnd, "pixels between the page's end and the bars").toBeGreaterThanOrEqual(-2);
}
