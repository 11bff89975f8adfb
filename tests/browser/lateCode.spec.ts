import { expectStayed, openWithoutFonts, recordRemovals } from "../support/browserLateFonts.ts";
import { open } from "../support/browserPages.ts";
import { recordShifts } from "../support/browserShifts.ts";
import { expect, test } from "../support/browserTest.ts";

test("pages stay as they came while they begin to react and their fonts arrive", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await recordRemovals(page);
  await recordShifts(page);
  for (const path of ["/traning", "/guider/hiit", "/om-oss", "/kontakt", "/dr-eivor-almvide"]) {
    await test.step(path, async () => {
      const letCome = await openWithoutFonts(page, path);
      await letCome();
      await expectStayed(page);
    });
  }
});

test("a part that the server rendered and whose code does not come is told of, and the page reacts", async ({
  page,
  expectConsole,
}) => {
  // Of a page that was not what React expected nothing is said.
  expectConsole(/ERR_FAILED/);
  const code = /\/ProgressTab-[^/]+\.js$/;
  await page.route(code, (route) => route.abort());
  await open(page, "/min-resa?flik=framsteg");
  await expect(page.getByRole("alert")).toContainText("Den här delen kunde inte hämtas.");
  await expect(page).toHaveTitle("Min resa – Livsresan");
  expect(await page.locator("head > title").count()).toBe(1);
  await page.unroute(code);
  await page.getByRole("alert").getByRole("button", { name: "Försök igen" }).click();
  await expect(page.getByRole("heading", { name: "Så har det växt" })).toBeVisible();
});
