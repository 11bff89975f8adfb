import type { Page } from "@playwright/test";
import { profileButton, signOut, startSession, test } from "../support/browserAccounts.ts";
import { GRAPH } from "../support/browserGraph.ts";
import { goToJourney, panel } from "../support/browserJourney.ts";
import { storedValue } from "../support/browserJourneyParts.ts";
import { deferredPartsLoaded, hydrated, open } from "../support/browserPages.ts";
import { expect } from "../support/browserTest.ts";

const waiting = (page: Page) => storedValue(page, "journey-waiting");

/** What waits by its name: a method that was on the screen for a while on a slow machine is among them, too. */
const itemsWaiting = async (page: Page): Promise<string[]> =>
  (((await waiting(page)) ?? []) as { change: { item: string } }[]).map(({ change }) => change.item);

/** Reads about a training method, which is reported. */
async function read(page: Page, method: string): Promise<void> {
  await page.locator(`#${method}`).getByText("Så börjar du").click();
}

const activities = (page: Page) =>
  panel(page).getByRole("region", { name: "Senaste aktiviteter" }).getByRole("link").allInnerTexts();

test("what is reported without a network reaches the account when it is back, or at the next visit, once, and goes with the account that is signed out", async ({
  page,
  context,
  anAccount,
  expectConsole,
}) => {
  expectConsole(/INTERNET_DISCONNECTED/, /ERR_FAILED/);
  await startSession(page, await anAccount());
  await test.step("it waits in the browser, and is sent when the network is back", async () => {
    await open(page, "/traning");
    await deferredPartsLoaded(page);
    await context.setOffline(true);
    await read(page, "hiit");
    await expect.poll(() => itemsWaiting(page)).toContain("method:hiit");
    await read(page, "mobilitet");
    await expect.poll(() => itemsWaiting(page)).toContain("method:mobilitet");
    await context.setOffline(false);
    await expect.poll(() => waiting(page)).toBeUndefined();
  });

  await test.step("what the page that was closed had not sent is sent at the next visit", async () => {
    await context.setOffline(true);
    await read(page, "styrketraning");
    await expect.poll(() => itemsWaiting(page)).toContain("method:styrketraning");
    await page.close();
    await context.setOffline(false);
  });
  const again = await context.newPage();
  await test.step("all of it has arrived once", async () => {
    await open(again, "/traning");
    await expect.poll(() => waiting(again)).toBeUndefined();
    await goToJourney(again);
    const methods = ["Funktionell träning och rörlighet", "HIIT", "Styrketräning"];
    expect((await activities(again)).filter((title) => methods.includes(title)).sort()).toEqual(methods);
  });

  await test.step("what waits goes with the account that is signed out", async () => {
    await again.route(GRAPH, (route) =>
      route.request().postData()?.includes("RecordActivity") ? route.abort() : route.fallback(),
    );
    await again.goBack();
    await read(again, "zone-2");
    await expect.poll(() => itemsWaiting(again)).toContain("method:zone-2");
    await signOut(again);
    expect(await waiting(again)).toBeUndefined();
  });

  await test.step("what cannot be read troubles nobody", async () => {
    await again.evaluate(() => localStorage.setItem("journey-waiting", '[{"account":1},null,"x"]'));
    await again.reload();
    await hydrated(again);
    await expect(profileButton(again)).toHaveCount(0);
  });
});
