import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../support/browserAxe.ts";
import { recordGraphRequests } from "../support/browserGraph.ts";
import {
  blockStorage,
  daysAgo,
  expectHeight,
  journeyBar,
  storedKeys,
  storedValue,
  storeProgress,
} from "../support/browserJourneyParts.ts";
import { bar, chooseFirst, drawer, escapeFrom, open, settled } from "../support/browserPages.ts";
import { recordShifts, shifted } from "../support/browserShifts.ts";
import { expect, test } from "../support/browserTest.ts";

interface StoredActivity {
  id: string;
  type: string;
}

const activities = async (page: Page): Promise<string[]> =>
  (((await storedValue(page, "userActivities")) ?? []) as StoredActivity[]).map(({ id }) => id);

/** Waits until a list's results are there. */
const expectCount = (page: Page) => expect(page.getByRole("heading", { name: /tester? hittades$/ })).toBeVisible();

/** Goes to a category of the list that shows, without a load of the page. */
async function chooseCategory(page: Page, name: "Blodtester" | "Hormontester"): Promise<void> {
  const categories = page.getByRole("navigation", { name: "Kategorier" });
  await categories.getByRole("link", { name: new RegExp(`^${name}`) }).click();
  await expect(page).toHaveURL(new RegExp(`kategori=${name.toLowerCase()}`));
  await expectCount(page);
}

test("the first category that is looked into brings the bar, without a reload and without sending anything", async ({
  page,
}) => {
  await page.clock.install();
  await open(page, "/tester");
  const asked = recordGraphRequests(page);
  await chooseCategory(page, "Blodtester");
  await page.clock.runFor(3_000);
  expect(await activities(page)).toEqual([]);
  await page.clock.runFor(3_000);
  await expect(journeyBar(page)).toBeVisible();
  // What is only looked at is counted without a word.
  await expect(page.getByText("Räknat i din resa")).toHaveCount(0);
  // Nothing of the visitor is sent: besides the list, what counts at all is asked for.
  expect(asked.filter(({ operation }) => !["ProductListPage", "JourneyItems"].includes(operation))).toEqual([]);
  expect(await activities(page)).toEqual([`category:blodtester:${daysAgo(0)}`]);
  expect(await storedKeys(page)).toEqual(expect.arrayContaining(["global-progress", "userActivities", "userProfile"]));

  // The same again counts once a day, another category for itself.
  await page.reload();
  await expect(journeyBar(page)).toBeVisible();
  await chooseCategory(page, "Hormontester");
  await page.clock.runFor(6_000);
  await expect.poll(() => activities(page)).toHaveLength(2);
  await expect.poll(() => storedValue(page, "userProfile")).toMatchObject({ totalActivities: 2, totalTimeSpent: 6 });
});

test("a comparison counts once two tests are side by side", async ({ page }) => {
  await open(page, "/tester");
  await chooseFirst(page, 1);
  await bar(page).getByRole("button", { name: "Jämför nu" }).click();
  await expect(drawer(page).getByRole("table")).toBeVisible();
  await escapeFrom(drawer(page));
  await expect(drawer(page)).toBeHidden();
  expect(await activities(page)).toEqual([]);

  await page.getByRole("button", { name: "Jämför", exact: true }).first().click();
  await bar(page).getByRole("button", { name: "Jämför nu" }).click();
  await expect.poll(() => activities(page)).toEqual([`comparison:TESTS:${daysAgo(0)}`]);
  const [activity] = (await storedValue(page, "userActivities")) as StoredActivity[];
  expect(activity).toMatchObject({ type: "comparison", title: "Jämför hälsotester", category: "testing" });
});

test("the bar tells how far, the level, minutes and days, and leads on", async ({ page }) => {
  await storeProgress(page, { minutes: 45, days: [daysAgo(0), daysAgo(1), daysAgo(2)] });
  await open(page, "/guider");
  const shown = journeyBar(page);
  await expect(shown.getByText("Din resa", { exact: true })).toBeVisible();
  await expect(shown.getByText("2 %", { exact: true })).toBeVisible();
  await expect(shown.getByRole("progressbar", { name: "Hela din resa" })).toHaveAttribute("aria-valuenow", "2");
  for (const text of ["Nivå 1", "45 min", "3 dagar i rad"]) {
    await expect(shown.getByText(text, { exact: true })).toBeVisible();
  }
  await shown.getByRole("link", { name: "Nästa: Mental optimering Light" }).click();
  await expect(page).toHaveURL("/mental-optimering/light");
  await expect(shown).toBeVisible();
  await shown.getByRole("link", { name: "Min resa" }).click();
  await expect(page).toHaveURL("/min-resa");
  await expect(shown).toBeHidden();
});

test("minutes and days show only when there are any, each for itself, and what comes next on large screens only", async ({
  page,
  newVisitor,
}) => {
  await storeProgress(page, { minutes: 12 });
  await open(page, "/guider");
  await expect(journeyBar(page)).toContainText("12 min");
  await expect(journeyBar(page)).not.toContainText("i rad");
  await expect(journeyBar(page).getByRole("link", { name: /^Nästa/ })).toBeVisible();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(journeyBar(page).getByRole("link", { name: /^Nästa/ })).toBeHidden();
  await expect(journeyBar(page).getByRole("link", { name: "Min resa" })).toBeVisible();

  const other = await newVisitor();
  await storeProgress(other, { days: [daysAgo(0)] });
  await open(other, "/guider");
  await expect(journeyBar(other)).toContainText("1 dag i rad");
  await expect(journeyBar(other)).not.toContainText("min");
});

test("progress that is nothing, or cannot be read, shows no bar", async ({ page, newVisitor }) => {
  await storeProgress(page, { items: [] });
  await open(page, "/guider");
  await page.waitForLoadState("networkidle");
  await expect(journeyBar(page)).toHaveCount(0);

  const other = await newVisitor();
  await other.addInitScript(() => {
    window.localStorage.setItem("global-progress", '{"categories":[{"id":');
    window.localStorage.setItem("userActivities", "7");
  });
  await other.clock.install();
  await open(other, "/tester?kategori=blodtester");
  await expectCount(other);
  await other.clock.runFor(6_000);
  // What was broken is replaced by the first thing that counts.
  await expect(journeyBar(other)).toContainText("2 %");
  await expect.poll(() => activities(other)).toHaveLength(1);
});

test("what is done in one tab shows in the other", async ({ page, context }) => {
  await context.clock.install();
  await open(page, "/om-oss");
  await expect(journeyBar(page)).toHaveCount(0);
  const other = await context.newPage();
  await open(other, "/tester?kategori=blodtester");
  await expectCount(other);
  await context.clock.runFor(6_000);
  await expect(journeyBar(page)).toContainText("3 min");
  await chooseCategory(other, "Hormontester");
  await context.clock.runFor(6_000);
  await expect(journeyBar(page)).toContainText("6 min");
});

for (const how of ["full", "blocked"] as const) {
  test(`a browser whose storage is ${how} is told about once, and the bar shows all the same`, async ({ page }) => {
    await blockStorage(page, how);
    await page.clock.install();
    await open(page, "/tester?kategori=blodtester");
    await expectCount(page);
    await page.clock.runFor(5_500);
    await expect(page.getByText("Webbläsaren sparar inget", { exact: true })).toHaveCount(1);
    await expect(journeyBar(page)).toContainText("3 min");
    await page.getByRole("button", { name: "Stäng meddelandet" }).click();
    await chooseCategory(page, "Hormontester");
    await page.clock.runFor(5_500);
    await expect(journeyBar(page)).toContainText("6 min");
    await expect(page.getByText("Webbläsaren sparar inget", { exact: true })).toHaveCount(0);
  });
}

test("a bar that cannot be loaded takes nothing with it", async ({ page, expectConsole }) => {
  expectConsole(/JourneyBar/);
  await storeProgress(page, {});
  await page.route(/assets\/JourneyBar/, (route) => route.abort());
  await open(page, "/guider");
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Guider");
});

test("it covers neither the page's end nor the comparison's bar", { tag: "@both" }, async ({ page }) => {
  await storeProgress(page, { minutes: 45, days: [daysAgo(0)] });
  await open(page, "/tester?kategori=helgenomssekvensering");
  await expect(journeyBar(page)).toBeVisible();
  await settled(page);
  const edges = async (part: Locator) => {
    const box = await part.boundingBox();
    return { top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) };
  };
  const height = page.viewportSize()?.height ?? 0;
  await expect.poll(async () => Math.round((await edges(journeyBar(page))).bottom)).toBe(height);

  await chooseFirst(page, 1);
  await expect(bar(page)).toBeVisible();
  await settled(page);
  const overBar = async () => (await edges(bar(page))).top - (await edges(journeyBar(page))).bottom;
  await expect.poll(overBar, "pixels between the two bars").toBeGreaterThanOrEqual(-1);

  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
  const overEnd = async () => (await edges(journeyBar(page))).top - (await edges(page.getByRole("contentinfo"))).bottom;
  await expect.poll(overEnd, "pixels between the page's end and the bars").toBeGreaterThanOrEqual(-2);
});

test("on a phone the bar says it all on two lines, and nothing sticks out", { tag: "@phone" }, async ({ page }) => {
  await storeProgress(page, { minutes: 4_212, days: Array.from({ length: 12 }, (_, index) => daysAgo(index)) });
  await open(page, "/guider");
  for (const text of ["Din resa", "2 %", "Nivå 1", /^4\s212 min$/, "12 dagar i rad", "Min resa"]) {
    await expect(journeyBar(page).getByText(text, { exact: true })).toBeInViewport({ ratio: 1 });
  }
  expect((await journeyBar(page).boundingBox())?.height).toBeLessThanOrEqual(56);
  await expectHeight(journeyBar(page).getByRole("link", { name: "Min resa" }), 44);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test("nothing jumps when it comes, and it is accessible in light and dark colours", { tag: "@both" }, async ({
  page,
}) => {
  await storeProgress(page, { minutes: 45, days: [daysAgo(0), daysAgo(1)] });
  await recordShifts(page);
  await open(page, "/guider");
  await expect(journeyBar(page)).toBeVisible();
  await settled(page);
  const { total, what } = await shifted(page);
  expect(total, what).toBeLessThan(0.02);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expectAccessible(page);
});
