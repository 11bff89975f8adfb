import type { Locator, Page, Response } from "@playwright/test";
import { expect } from "./browserTest.ts";

/** Waits until scripts have taken over the page that the server sent. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const shell = document.querySelector("#page");
    return shell !== null && Object.keys(shell).some((key) => key.startsWith("__reactProps"));
  });
}

/** Loads an address of the site and waits until it reacts. */
export async function open(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address);
  await alive(page);
  return response;
}

/** The product cards in order. */
export const cards = (page: Page): Locator => page.getByRole("article");

/** The card of a product. */
export const card = (page: Page, name: string): Locator =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name, exact: true }) });

/** Names on the cards, in order. */
export const names = (page: Page): Promise<string[]> => cards(page).getByRole("heading").allInnerTexts();

/** Expects the heading over the results to read '{n} tester hittades'. */
export const expectCount = (page: Page, count: number): Promise<void> =>
  expect(page.getByRole("heading", { name: /hittades$/ })).toHaveText(
    `${count} ${count === 1 ? "test" : "tester"} hittades`,
  );

/** The filters of the list, at the side or (on a phone) behind their button. */
export const filters = (page: Page): Locator => page.getByRole("search", { name: "Filtrera" });

/** The search field. */
export const searchField = (page: Page): Locator => page.getByLabel("Sök bland tester");

/** The bar that rises with the first chosen test. */
export const bar = (page: Page): Locator => page.getByRole("region", { name: "Jämförelse", exact: true });

/** The drawer with the comparison. */
export const drawer = (page: Page): Locator => page.getByRole("dialog", { name: "Jämförelse" });

/** Chooses the first `count` tests of the list and says which. */
export async function chooseFirst(page: Page, count: number): Promise<string[]> {
  const chosen = (await names(page)).slice(0, count);
  for (const name of chosen) {
    await card(page, name).getByRole("button", { name: "Jämför" }).click();
    await expect(card(page, name).getByRole("button", { name: "Tillagd" })).toBeVisible();
  }
  return chosen;
}

/** Waits until nothing moves any more. */
export const settled = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(
              ({ playState, effect }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity,
            ).length,
      ),
    )
    .toBe(0);
