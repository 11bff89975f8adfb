import type { Locator, Page, Response } from "@playwright/test";
import { expect } from "./browserTest.ts";

/** Waits until scripts have taken over the page that the server sent, and listen to all that they listen to. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
}

/** Loads an address of the site and waits until it reacts. */
export async function open(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address);
  await hydrated(page);
  return response;
}

/** The product cards in order. */
export const cards = (page: Page): Locator => page.getByRole("article");

/** The card of a product. */
export const card = (page: Page, name: string): Locator =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name, exact: true }) });

/** Names on the cards, in order. */
export const names = (page: Page): Promise<string[]> => cards(page).getByRole("heading").allInnerTexts();

/** Expects the cards of these products, in this order and no others. */
export const expectCards = (page: Page, products: readonly { name: string }[]): Promise<void> =>
  expect(cards(page).getByRole("heading")).toHaveText(
    products.map(({ name }) => name),
    { useInnerText: true },
  );

/** Expects the heading over the results to read '{n} tester hittades'. */
export const expectCount = (page: Page, count: number): Promise<void> =>
  expect(page.getByRole("heading", { name: /hittades$/ })).toHaveText(
    `${count} ${count === 1 ? "test" : "tester"} hittades`,
  );

/** Where the first card's name and price end, in pixels from the top of the page. */
export const firstSeen = (page: Page): Promise<{ name: number; price: number }> =>
  cards(page)
    .first()
    .evaluate((element) => {
      const end = (part: Element | null | undefined) => (part?.getBoundingClientRect().bottom ?? 0) + scrollY;
      const heading = element.querySelector("h3");
      return { name: end(heading), price: end(heading?.nextElementSibling) };
    });

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

/**
 * Waits until nothing moves any more, and nothing is faded while it waits for an answer: several times in a row, as what
 * is to move may not have begun.
 */
export async function settled(page: Page): Promise<void> {
  const isMoving = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .some(
            ({ playState, effect }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity,
          ) ||
        [...document.querySelectorAll("[aria-busy='true']")].some((busy) => Number(getComputedStyle(busy).opacity) < 1),
    );
  let calm = 0;
  const look = async () => {
    calm = (await isMoving()) ? 0 : calm + 1;
    return calm;
  };
  await expect.poll(look, { intervals: [50] }).toBeGreaterThanOrEqual(3);
}

/** Waits until the code of what every page has beside itself is there: a page that has it can do without a network. */
export async function deferredPartsLoaded(page: Page): Promise<void> {
  const filesOf = (parts: string[]) => {
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
    const files = parts.map((part) => loaded.find((name) => name.includes(part)));
    return files.every((file) => file !== undefined) && files;
  };
  // The file of the outbox is asked for when that of the parts has been read.
  const parts = await page.waitForFunction(filesOf, ["/DeferredParts-", "/ToastHost-", "/outbox-"]);
  // A file that is there may still wait for those that it asks for; importing it waits for them as well.
  for (const file of (await parts.jsonValue()) || []) await page.evaluate(`import(${JSON.stringify(file)})`);
  await page.waitForFunction(() => {
    const loaded = new Set(performance.getEntriesByType("resource").map(({ name }) => name));
    const preloads = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')];
    return preloads.every(({ href }) => loaded.has(href));
  });
}

/** Whether the focus is within. */
export const holdsFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element.contains(document.activeElement));

/** Presses Escape in what opened, once it has taken the focus: before that the key is the page's. */
export async function escapeFrom(opened: Locator): Promise<void> {
  await expect.poll(() => holdsFocus(opened)).toBe(true);
  await opened.page().keyboard.press("Escape");
}

/** Makes messages stay that go by themselves, so that no test has to be quicker than they are. */
export async function keepToastsOpen(page: Page): Promise<void> {
  await page.addInitScript((longest) => {
    const wait = window.setTimeout;
    const patient = (work: TimerHandler, time?: number, ...rest: unknown[]) =>
      (time ?? 0) > longest ? 0 : wait(work, time, ...rest);
    window.setTimeout = patient as typeof window.setTimeout;
  }, 1_500);
}

/**
 * Stops the page's clock, which `page.clock.install()` has to have made; from then on it goes as the test says.
 * @param hours how far from now: further each time, as a clock does not go back
 */
export const stopClock = (page: Page, hours = 1): Promise<void> => page.clock.pauseAt(Date.now() + hours * 60 * 60_000);

/**
 * Tries to leave a dialog in which something is typed, in every way there is, and stays in it each time.
 * @param options.hasPageBefore whether Back leads to another page of the site
 */
export async function expectAskedBeforeClosing(
  page: Page,
  dialog: Locator,
  options: { hasPageBefore?: boolean } = {},
): Promise<void> {
  const question = page.getByRole("dialog", { name: "Stänga utan att spara?" });
  const answered = async () => {
    await expect(question).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(question).toBeHidden();
    await expect(dialog).toBeVisible();
  };
  const address = page.url();
  await page.keyboard.press("Escape");
  await answered();
  await dialog.getByRole("button", { name: "Avbryt" }).press("Enter");
  await answered();
  // A click beside it is taken for a slip: nothing happens, and the next way out is asked about.
  await page.mouse.click(3, 3);
  await page.keyboard.press("Escape");
  await answered();
  if (!options.hasPageBefore) return;
  await page.evaluate(() => window.history.back());
  await answered();
  expect.soft(page.url()).toBe(address);
}
