import type { Locator, Page } from "@playwright/test";
import { toast } from "./browserAccounts.ts";
import { goToJourney, openJourney, panel } from "./browserJourney.ts";
import { finishWizard, goToLastStep } from "./browserJourneyParts.ts";
import { expect } from "./browserTest.ts";

const FIRST = Date.parse("2026-03-02T06:30:00Z");
const DAY_MS = 24 * 60 * 60 * 1_000;

/** Half past seven in Sweden on the first day, a Monday, and on those that follow; summer time comes on the way. */
export const morning = (day: number): Date => new Date(FIRST + (day - 1) * DAY_MS);

/** What the journey shows of the day. */
export const today = (page: Page): Locator => panel(page).getByRole("region").first();

/** The steps that are left of the day. */
export const left = (page: Page): Locator => page.getByRole("list", { name: "Kvar i dag" }).getByRole("checkbox");

/** Somebody tells on the first day where they are going, and starts the first protocol that the site offers. */
export async function beginJourney(page: Page): Promise<void> {
  await page.clock.setFixedTime(morning(1));
  await openJourney(page);
  await panel(page).getByRole("button", { name: "Starta din resa" }).click();
  await goToLastStep(page, "Anna");
  await finishWizard(page, "Bra");
  await page.getByRole("banner").getByRole("link", { name: "Protokoll" }).click();
  await page
    .getByRole("button", { name: /^Starta/ })
    .first()
    .click();
  await expect(toast(page, "Startat lokalt!")).toBeVisible();
}

const inARow = (days: number): string => (days === 1 ? "1 dag i rad" : `${days} dagar i rad`);

/**
 * Lives through a day: it begins with five steps and the days in a row that were before it, and one step is ticked.
 * @param before how many days were active before this one
 */
export async function liveDay(page: Page, day: number, before: number): Promise<void> {
  await page.clock.setFixedTime(morning(day));
  if (day === 1) await goToJourney(page);
  else await openJourney(page);
  await expect(left(page)).toHaveCount(5);
  if (before > 0) await expect(today(page)).toContainText(inARow(before));
  await left(page)
    .nth(day % 5)
    .click();
  await expect(today(page)).toContainText("1 av 5 aktiviteter genomförda");
  await expect(today(page)).toContainText(inARow(before + 1));
}

/** What some of the first days are greeted with, besides the steps that are ticked on all of them. */
export const FIRST_DAYS: Readonly<Record<number, (page: Page) => Promise<void>>> = {
  1: async (page) => {
    await expect(toast(page, "Ny milstolpe: Första steget")).toBeVisible();
    await expect(page.getByRole("list", { name: "Veckan" }).getByRole("listitem").first()).toHaveText(/i dag, aktiv$/);
  },
  3: (page) => expect(toast(page, "Tre dagar i rad")).toBeVisible(),
  7: (page) => expect(toast(page, "Ny milstolpe: Sju dagar i rad")).toBeVisible(),
};
