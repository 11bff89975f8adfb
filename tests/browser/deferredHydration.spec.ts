import {
  expectStayed,
  openWithoutLateCode,
  recordRemovals,
  reloadWithoutLateCode,
} from "../support/browserLateCode.ts";
import { open } from "../support/browserPages.ts";
import { recordShifts } from "../support/browserShifts.ts";
import { expect, test } from "../support/browserTest.ts";

// One page for each kind of late code; the others that have it are in deferredHydration.full.spec.ts.
test("pages stay as they came while their code and fonts arrive, and keep what is written meanwhile", async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 800 });
  await recordRemovals(page);
  await recordShifts(page);

  for (const path of ["/traning", "/guider/hiit"]) {
    await test.step(path, async () => {
      const letCome = await openWithoutLateCode(page, path);
      await letCome();
      await expectStayed(page);
    });
  }

  await test.step("Back, pressed before the code is there, leads back when it is", async () => {
    await open(page, "/om-oss");
    await page.getByRole("contentinfo").getByRole("link", { name: "Kontakt" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Skriv till oss" })).toBeVisible();
    const letCome = await reloadWithoutLateCode(page);
    // The page has not loaded whole, which `goBack` would wait for.
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL("/om-oss");
    await letCome();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Om Livsresan");
  });

  await test.step("/kontakt, where what is written in the form stays, and counts", async () => {
    const letCome = await openWithoutLateCode(page, "/kontakt");
    await page.getByLabel("Namn").fill("Siv Långström");
    await letCome();
    await expectStayed(page);
    await expect(page.getByLabel("Namn")).toHaveValue("Siv Långström");
    await page.getByRole("button", { name: "Skicka" }).click();
    // The other fields are missing, this one is not.
    await expect(page.getByText("Skriv vad det gäller.")).toBeVisible();
    await expect(page.getByLabel("Namn")).not.toHaveAttribute("aria-invalid", "true");
  });
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
