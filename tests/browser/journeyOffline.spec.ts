import type { Page } from "@playwright/test";
import { profileButton, signIn, signOut, startSession, test } from "../support/browserAccounts.ts";
import { GRAPH } from "../support/browserGraph.ts";
import { openJourney, panel } from "../support/browserJourney.ts";
import { storedValue } from "../support/browserJourneyParts.ts";
import { deferredPartsLoaded, open } from "../support/browserPages.ts";
import { expect } from "../support/browserTest.ts";

const waiting = (page: Page) => storedValue(page, "journey-waiting");

/** Reads about a training method, which is reported. */
async function read(page: Page, method: string): Promise<void> {
  await page.locator(`#${method}`).getByText("Så börjar du").click();
}

const activities = (page: Page) =>
  panel(page).getByRole("region", { name: "Senaste aktiviteter" }).getByRole("link").allInnerTexts();

test("what is reported without a network reaches the account when it is back, or at the next visit, once", async ({
  page,
  context,
  anAccount,
  expectConsole,
}) => {
  expectConsole(/INTERNET_DISCONNECTED/);
  await startSession(page, await anAccount());
  await open(page, "/traning");
  await deferredPartsLoaded(page);
  await context.setOffline(true);
  await read(page, "hiit");
  await expect.poll(() => waiting(page)).toMatchObject([{ change: { type: "SECTION", item: "method:hiit" } }]);
  await read(page, "mobilitet");
  await expect.poll(() => waiting(page)).toHaveLength(2);
  await context.setOffline(false);
  await expect.poll(() => waiting(page)).toBeUndefined();

  await context.setOffline(true);
  await read(page, "styrketraning");
  await expect.poll(() => waiting(page)).toHaveLength(1);
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await open(again, "/om-oss");
  await expect.poll(() => waiting(again)).toBeUndefined();
  await openJourney(again);
  expect((await activities(again)).sort()).toEqual(["Funktionell träning och rörlighet", "HIIT", "Styrketräning"]);
});

test("what waits goes with the account that is signed out, and what cannot be read troubles nobody", async ({
  page,
  anAccount,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/);
  await signIn(page, await anAccount());
  await page.route(GRAPH, (route) =>
    route.request().postData()?.includes("RecordActivity") ? route.abort() : route.fallback(),
  );
  await open(page, "/traning");
  await read(page, "hiit");
  await expect.poll(() => waiting(page)).toHaveLength(1);
  await signOut(page);
  expect(await waiting(page)).toBeUndefined();

  await page.evaluate(() => localStorage.setItem("journey-waiting", '[{"account":1},null,"x"]'));
  await open(page, "/traning");
  await expect(profileButton(page)).toHaveCount(0);
});
