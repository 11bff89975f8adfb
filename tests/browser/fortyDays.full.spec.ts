import type { Page } from "@playwright/test";
import { toast } from "../support/browserAccounts.ts";
import { beginJourney, FIRST_DAYS, left, liveDay, morning, today } from "../support/browserDays.ts";
import { openJourney, panel, stat, tab } from "../support/browserJourney.ts";
import { expect, test } from "../support/browserTest.ts";

/** The days of a pause that is set on the twentieth day. */
const PAUSE = { first: 21, last: 25 };
const isoDay = (day: number) => morning(day).toISOString().slice(0, 10);

/** What happens on some of the days, besides the steps that are ticked on all of them. */
const EVENTS: typeof FIRST_DAYS = {
  ...FIRST_DAYS,
  20: async (page: Page) => {
    await today(page).getByRole("button", { name: "Ta en paus" }).click();
    const dialog = page.getByRole("dialog", { name: "Ta en paus" });
    await dialog.getByLabel("Från och med").fill(isoDay(PAUSE.first));
    await dialog.getByLabel("Till och med").fill(isoDay(PAUSE.last));
    await dialog.getByRole("button", { name: "Spara pausen" }).click();
    await expect(today(page)).toContainText("Paus från den 22 mars 2026 till och med den 26 mars 2026.");
  },
  35: (page) => expect(toast(page, "Ny milstolpe: Trettio dagar i rad")).toBeVisible(),
};

test("forty days: each begins with what is left of it, and nothing that was done is lost", async ({ page }, info) => {
  test.setTimeout(240_000);
  await beginJourney(page);
  let active = 0;
  for (let day = 1; day <= 40; day++) {
    if (day >= PAUSE.first && day <= PAUSE.last) continue;
    await liveDay(page, day, active);
    active += 1;
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
