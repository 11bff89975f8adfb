import { beginJourney, FIRST_DAYS, left, liveDay, morning, today } from "../support/browserDays.ts";
import { openJourney, panel, stat, tab } from "../support/browserJourney.ts";
import { expect, test } from "../support/browserTest.ts";

// Forty days, with a pause on the way, are in fortyDays.full.spec.ts; how days are counted, in tests/rules/streaks.test.ts.
test("seven days: each begins with what is left of it, and nothing that was done is lost", async ({ page }) => {
  await test.step("somebody tells where they are going, and starts a protocol of the site", () => beginJourney(page));
  for (let day = 1; day <= 7; day++)
    await test.step(`day ${day} begins with five steps and what was done before`, async () => {
      await liveDay(page, day, day - 1);
      await FIRST_DAYS[day]?.(page);
    });

  await test.step("the numbers, the year and the achievements have all seven", async () => {
    await expect.soft(stat(page, "Dagar i rad")).toContainText("7");
    // A step is three minutes.
    await expect.soft(stat(page, "Total tid")).toContainText("21 min");
    await tab(page, "Framsteg").click();
    await expect.soft(page.getByRole("region", { name: "Ditt år" })).toContainText("7 aktiva dagar det senaste året.");
    await tab(page, "Achievements").click();
    await expect.soft(panel(page).getByRole("listitem").filter({ hasText: "Hundra steg" })).toContainText("7 av 100");
  });

  await test.step("the week's last day looks back on it", async () => {
    await tab(page, "Dashboard").click();
    await expect(page.getByRole("region", { name: "Veckan som gick" })).toContainText("Du var aktiv 7 av 7 dagar");
  });

  await test.step("on day 8 there is something to open it for: new steps, and a thing that was not done before", async () => {
    await page.clock.setFixedTime(morning(8));
    await openJourney(page);
    await expect(left(page)).toHaveCount(5);
    await expect(today(page)).toContainText("När du har en stund");
  });
});
