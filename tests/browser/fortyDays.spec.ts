import type { Page } from "@playwright/test";
import { test, toast } from "../support/browserAccounts.ts";
import { openJourney, panel, stat, tab } from "../support/browserJourney.ts";
import { open } from "../support/browserPages.ts";
import { expect } from "../support/browserTest.ts";

const FIRST = Date.parse("2026-03-02T06:30:00Z");
const DAY_MS = 24 * 60 * 60 * 1_000;
/** The days of a pause that is set on the twentieth day. */
const PAUSE = { first: 21, last: 25 };
/** Half past seven in Sweden on the first day, a Monday, and on those that follow; summer time comes on the way. */
const morning = (day: number) => new Date(FIRST + (day - 1) * DAY_MS);
const isoDay = (day: number) => morning(day).toISOString().slice(0, 10);

const today = (page: Page) => panel(page).getByRole("region").first();
const left = (page: Page) => page.getByRole("list", { name: "Kvar idag" }).getByRole("checkbox");

/** Somebody tells where they are going, and starts the first protocol that the site offers. */
async function begin(page: Page): Promise<void> {
  await page.clock.setFixedTime(morning(1));
  await open(page, "/min-resa");
  await panel(page).getByRole("button", { name: "Starta din resa" }).click();
  const wizard = page.getByRole("dialog");
  await wizard.getByRole("button", { name: "Nästa" }).click();
  await wizard.getByLabel("Förnamn").fill("Anna");
  await wizard.getByRole("button", { name: "Nästa" }).click();
  await wizard.getByLabel("Sova bättre").check();
  await wizard.getByRole("button", { name: "Nästa" }).click();
  await wizard.getByLabel("Bra", { exact: true }).check();
  await wizard.getByLabel("En del", { exact: true }).check();
  await wizard.getByRole("button", { name: "Slutför setup" }).click();
  await expect(wizard).toBeHidden();
  await open(page, "/protokoll");
  await page
    .getByRole("button", { name: /^Starta/ })
    .first()
    .click();
  await expect(toast(page, "Startat lokalt!")).toBeVisible();
}

/** What happens on some of the days, besides the steps that are ticked on all of them. */
const EVENTS: Readonly<Record<number, (page: Page) => Promise<void>>> = {
  1: async (page) => {
    await expect(toast(page, "Du har nått: Första steget")).toBeVisible();
    await expect(page.getByRole("list", { name: "Veckan" }).getByRole("listitem").first()).toHaveText(/idag, aktiv$/);
  },
  3: (page) => expect(toast(page, "Tre dagar i rad")).toBeVisible(),
  7: async (page) => {
    await expect(toast(page, "Du har nått: Sju dagar i rad")).toBeVisible();
    await openJourney(page);
    await expect(page.getByRole("region", { name: "Veckan som gick" })).toContainText("Du var aktiv 7 av 7 dagar");
  },
  20: async (page) => {
    await today(page).getByRole("button", { name: "Ta en paus" }).click();
    const dialog = page.getByRole("dialog", { name: "Ta en paus" });
    await dialog.getByLabel("Från och med").fill(isoDay(PAUSE.first));
    await dialog.getByLabel("Till och med").fill(isoDay(PAUSE.last));
    await dialog.getByRole("button", { name: "Spara pausen" }).click();
    await expect(today(page)).toContainText("Paus från den 22 mars 2026 till och med den 26 mars 2026.");
  },
  35: (page) => expect(toast(page, "Du har nått: Trettio dagar i rad")).toBeVisible(),
};

test("forty days: each begins with what is left of it, and nothing that was done is lost", async ({ page }, info) => {
  test.setTimeout(240_000);
  await begin(page);
  let active = 0;
  for (let day = 1; day <= 40; day++) {
    if (day >= PAUSE.first && day <= PAUSE.last) continue;
    await page.clock.setFixedTime(morning(day));
    await openJourney(page);
    await expect(left(page)).toHaveCount(5);
    if (day > 1) await expect(today(page)).toContainText(active === 1 ? "1 dag i rad" : `${active} dagar i rad`);
    await left(page)
      .nth(day % 5)
      .click();
    active += 1;
    await expect(today(page)).toContainText("1 av 5 aktiviteter genomförda");
    await expect(today(page)).toContainText(active === 1 ? "1 dag i rad" : `${active} dagar i rad`);
    await EVENTS[day]?.(page);
    if ([1, 8, 40].includes(day))
      await info.attach(`day ${day}`, { body: await page.screenshot(), contentType: "image/png" });
  }
  await expect(stat(page, "Dagar i rad")).toContainText("35");
  // A step is three minutes.
  await expect(stat(page, "Total tid")).toContainText("105 min");
  await tab(page, "Framsteg").click();
  await expect(page.getByRole("region", { name: "Ditt år" })).toContainText("35 aktiva dagar det senaste året.");
  await tab(page, "Achievements").click();
  await expect(panel(page).getByRole("listitem").filter({ hasText: "Hundra steg" })).toContainText("35 av 100");

  // On day 41 there is something to open it for: the steps of a new day, and a thing that was not done before.
  await page.clock.setFixedTime(morning(41));
  await openJourney(page);
  await expect(left(page)).toHaveCount(5);
  await expect(today(page)).toContainText("När du har en stund");
});
