import type { Page } from "@playwright/test";
import { startSession, test, toast } from "../support/browserAccounts.ts";
import { expectAccessible } from "../support/browserAxe.ts";
import { goToJourney, openJourney, STORED_JOURNEY, stat } from "../support/browserJourney.ts";
import { storedValue } from "../support/browserJourneyParts.ts";
import { expectAskedBeforeClosing, holdsFocus, open } from "../support/browserPages.ts";
import { giveProtocols, MORNING, protocolState, storeProtocols } from "../support/browserProtocols.ts";
import { expect } from "../support/browserTest.ts";

/** A Sunday, 10:00 in Sweden; the day before which the stored journey ends is the first of March. */
const SUNDAY = new Date("2026-03-08T09:00:00Z");
const MONDAY = new Date("2026-03-02T09:00:00Z");

const today = (page: Page) => page.getByRole("tabpanel").getByRole("region").first();
const left = (page: Page) => page.getByRole("list", { name: "Kvar i dag" });
const week = (page: Page) => page.getByRole("list", { name: "Veckan" });
const box = (page: Page, step: string) => left(page).getByRole("checkbox", { name: step });

/** Somebody who was active on Saturday and Sunday, and follows a protocol of four daily steps. */
async function openGuestsToday(page: Page, now: Date, journey: Readonly<Record<string, unknown>> = {}): Promise<void> {
  await page.clock.setFixedTime(now);
  await storeProtocols(page, protocolState([MORNING], now));
  await page.addInitScript(
    (values) => {
      if (sessionStorage.getItem("filling0")) return;
      sessionStorage.setItem("filling0", "yes");
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, JSON.stringify(value));
    },
    { ...STORED_JOURNEY, "journey-days": ["2026-02-28", "2026-03-01"], ...journey },
  );
  await openJourney(page);
}

const upNext = (page: Page) =>
  today(page)
    .getByRole("heading", { level: 3 })
    .filter({ has: page.getByRole("link") });

test("the journey and its bar begin with the day: what is left is ticked, and the week follows @phone", async ({
  page,
}) => {
  const bar = page.getByRole("region", { name: "Din resa" });
  await openGuestsToday(page, MONDAY);

  await test.step("the day tells what is left, and how the week and the days in a row are", async () => {
    await expect.soft(today(page)).toHaveAccessibleName("God morgon, Anna");
    await expect.soft(today(page)).toContainText("Måndag den 2 mars 2026");
    await expect.soft(left(page).getByRole("checkbox")).toHaveCount(4);
    await expect.soft(today(page)).toContainText("0 av 4 aktiviteter genomförda");
    await expect.soft(week(page).getByRole("listitem").first()).toHaveText(/måndag, i dag$/);
    await expect.soft(today(page)).toContainText("Kvar den här veckan: Väg dig.");
    await expect.soft(today(page)).toContainText("2 dagar i rad");
    await expect.soft(today(page)).toContainText("0 av 30 minuter i dag");
    await expectAccessible(page);
  });

  await test.step("what is ticked there counts at once, and stays in its place", async () => {
    await box(page, "Andning").click();
    await expect.soft(toast(page, "Ny milstolpe: Första steget")).toContainText("Tre dagar i rad");
    await expect.soft(today(page)).toContainText("1 av 4 aktiviteter genomförda");
    await expect.soft(week(page).getByRole("listitem").first()).toHaveText(/måndag, i dag, aktiv$/);
    await expect.soft(today(page)).toContainText("3 dagar i rad");
    await expect.soft(today(page)).toContainText("3 av 30 minuter i dag");
    // So that it can be taken back.
    await expect(box(page, "Andning")).toBeChecked();
  });

  await test.step("the bar on other pages begins with the day, and leads to the checklist", async () => {
    await page.getByRole("contentinfo").getByRole("link", { name: "Guider" }).click();
    await expect(page).toHaveURL("/guider");
    await expect(bar.getByRole("link").first()).toHaveAccessibleName("I dag: 3 av 4 kvar");
    await bar.getByRole("link").first().click();
    await page.getByRole("checkbox", { name: "Promenad" }).click();
    await expect(bar.getByRole("link").first()).toHaveAccessibleName("I dag: 2 av 4 kvar");
  });

  await test.step("the next visit shows what is left, until all is done", async () => {
    await goToJourney(page);
    await expect(left(page).getByRole("checkbox")).toHaveCount(2);
    for (const step of ["Magnesium", "Läs en stund"]) await box(page, step).click();
    await expect(today(page)).toContainText("Allt för dagen är klart.");
    // It says so before it is stored.
    await expect.poll(async () => ((await storedValue(page, "user-progress")) as unknown[]).length).toBe(4);
    await openJourney(page);
    await expect.soft(today(page)).toContainText("4 av 4 aktiviteter genomförda");
    await expect.soft(left(page)).toHaveCount(0);
    await expect
      .soft(today(page).getByRole("link", { name: "Hela checklistan" }))
      .toHaveAttribute("href", "/protokoll?vy=idag");
  });

  await test.step("the year is accessible, too", async () => {
    await page.getByRole("tab", { name: "Framsteg" }).click();
    await expect(page.getByRole("region", { name: "Ditt år" }).getByRole("img")).toBeVisible();
    await expectAccessible(page);
  });
});

test("the aim for a day is chosen, one thing to do follows another, and the year is a map", async ({ page }) => {
  await openGuestsToday(page, MONDAY, { "journey-pauses": [{ from: "2026-02-20", until: "2026-02-22" }] });

  await test.step("the year is a map of days, with the same in a table", async () => {
    await page.getByRole("tab", { name: "Framsteg" }).click();
    const year = page.getByRole("region", { name: "Ditt år" });
    await expect.soft(year.getByRole("img")).toHaveAccessibleName("2 aktiva dagar det senaste året, som en karta");
    await year.getByText("Visa månad för månad").click();
    await expect.soft(year.getByRole("row", { name: "Februari 2026 1 3" })).toBeVisible();
    await expect.soft(year.getByRole("row", { name: "Mars 2026 1 0" })).toBeVisible();
    await page.getByRole("tab", { name: "Dashboard" }).click();
  });

  await test.step("the aim for a day is chosen, but not too low", async () => {
    await today(page).getByRole("button", { name: "Ändra målet" }).click();
    const dialog = page.getByRole("dialog", { name: "Ditt mål för dagen" });
    await dialog.getByLabel("Minuter om dagen").fill("2");
    await dialog.getByRole("button", { name: "Spara målet" }).click();
    await expect.soft(dialog).toContainText("Välj minst 5 minuter.");
    await dialog.getByLabel("Minuter om dagen").fill("15");
    await expectAskedBeforeClosing(page, dialog, { hasPageBefore: true });
    await expect.soft(dialog.getByLabel("Minuter om dagen")).toHaveValue("15");
    await dialog.getByRole("button", { name: "Spara målet" }).click();
    await expect(dialog).toBeHidden();
    await expect.soft(today(page)).toContainText("0 av 15 minuter i dag");
    await expect.soft(stat(page, "Total tid")).toContainText("Mål: 15 min/dag");
    await openJourney(page);
    await expect.soft(today(page)).toContainText("0 av 15 minuter i dag");
  });

  await test.step("one thing to do stands with the day, and is another one once it is done in the plan", async () => {
    const first = await upNext(page).innerText();
    await expect.soft(upNext(page).getByRole("link")).toHaveAttribute("href", "/somntestet");
    await page.getByRole("tab", { name: "Min plan" }).click();
    await page.getByRole("checkbox", { name: first }).click();
    // What is ticked in the plan is an activity as everything else.
    await expect.soft(toast(page, "Tre dagar i rad")).toBeVisible();
    await page.getByRole("tab", { name: "Dashboard" }).click();
    await expect.soft(stat(page, "Dagar i rad")).toContainText("3");
    await expect.soft(upNext(page)).not.toHaveText(first);
    await expect.soft(page.getByRole("region", { name: "Senaste aktiviteter" })).toContainText(first);
  });
});

test("a pause keeps the days in a row; it is set, shown and ended", async ({ page }) => {
  // Three days after the last activity.
  await openGuestsToday(page, new Date("2026-03-04T09:00:00Z"));
  const dialog = page.getByRole("dialog", { name: "Ta en paus" });

  await test.step("a pause that ends before it begins is refused", async () => {
    await expect.soft(today(page)).toContainText("Gör en sak i dag, så börjar dina dagar i rad.");
    const asks = today(page).getByRole("button", { name: "Ta en paus" });
    await asks.press("Enter");
    await expect.poll(() => holdsFocus(dialog)).toBe(true);
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press("Tab");
      expect.soft(await holdsFocus(dialog)).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(asks).toBeFocused();
    await asks.press("Enter");
    await dialog.getByLabel("Från och med").fill("2026-03-02");
    await dialog.getByLabel("Till och med").fill("2026-03-01");
    await dialog.getByRole("button", { name: "Spara pausen" }).click();
    await expect.soft(dialog).toContainText("Sista dagen kan inte komma före den första.");
    await expectAccessible(page, dialog);
    await expectAskedBeforeClosing(page, dialog);
    await expect.soft(dialog.getByLabel("Från och med")).toHaveValue("2026-03-02");
  });

  await test.step("a pause is set, and keeps the days in a row", async () => {
    await dialog.getByLabel("Till och med").fill("2026-03-06");
    await dialog.getByRole("button", { name: "Spara pausen" }).click();
    await expect(dialog).toBeHidden();
    await expect.soft(toast(page, "Pausen är satt")).toBeVisible();
    await expect.soft(today(page)).toContainText("Paus till och med den 6 mars 2026.");
    await expect.soft(today(page)).toContainText("2 dagar i rad");
    await expect.soft(week(page).getByRole("listitem").nth(1)).toHaveText(/tisdag, paus$/);
    expect.soft(await storedValue(page, "journey-pauses")).toEqual([{ from: "2026-03-02", until: "2026-03-06" }]);
  });

  await test.step("it is ended, and the next activity counts on", async () => {
    await today(page).getByRole("button", { name: "Avsluta pausen" }).click();
    await expect.soft(toast(page, "Pausen är slut")).toBeVisible();
    await expect.soft(today(page)).toContainText("2 dagar i rad");
    await box(page, "Andning").click();
    await expect.soft(today(page)).toContainText("3 dagar i rad");
  });
});

test("on Sundays there is a short look back, accessible with a pause in its week", async ({ page }) => {
  const done = (title: string, day: number) => ({
    id: `activity-${day}`,
    type: "article",
    title,
    url: "/guider/hiit",
    duration: 10,
    category: "knowledge",
    goals: [],
    timestamp: `2026-03-0${day}T09:00:00.000Z`,
  });
  await openGuestsToday(page, SUNDAY, {
    userActivities: [done("HIIT", 6), done("Zon 2", 4), done("Omega-3", 1)],
    "journey-days": ["2026-03-01", "2026-03-04", "2026-03-06"],
    "journey-pauses": [
      { from: "2026-03-03", until: "2026-03-03" },
      { from: "2026-03-05", until: "2026-03-08" },
    ],
  });
  const review = page.getByRole("region", { name: "Veckan som gick" });
  await expect.soft(review).toContainText("Du var aktiv 2 av 7 dagar och gjorde 2 saker på 20 minuter.");
  await expect.soft(review).toContainText("Bland annat: HIIT och Zon 2.");
  await expect.soft(week(page).getByRole("listitem").nth(3)).toHaveText(/torsdag, paus$/);
  // One that is over was one, too.
  await expect.soft(week(page).getByRole("listitem").nth(1)).toHaveText(/tisdag, paus$/);
  await expectAccessible(page);
});

test("signed in the day is the same, and the server keeps it", async ({ page, anAccount }) => {
  await startSession(page, await anAccount());
  await giveProtocols(page, protocolState([MORNING]));

  await test.step("what is ticked in the checklist is not left in the day", async () => {
    await open(page, "/protokoll?vy=idag");
    await page.getByRole("checkbox", { name: "Promenad" }).click();
    await expect.soft(toast(page, "Ny milstolpe: Första steget")).toBeVisible();
    await goToJourney(page);
    await expect.soft(left(page).getByRole("checkbox")).toHaveCount(3);
    await expect.soft(today(page)).toContainText("1 av 4 aktiviteter genomförda");
  });

  await test.step("a pause is there on the next visit, and what is ticked then counts on", async () => {
    await today(page).getByRole("button", { name: "Ta en paus" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Spara pausen" }).click();
    await expect(today(page)).toContainText("Paus till och med");
    await openJourney(page);
    await expect.soft(today(page)).toContainText("Paus till och med");
    await expect.soft(left(page).getByRole("checkbox")).toHaveCount(3);
    await box(page, "Andning").click();
    await expect.soft(today(page)).toContainText("2 av 4 aktiviteter genomförda");
    await expect.soft(today(page)).toContainText("6 av 30 minuter i dag");
  });
});
