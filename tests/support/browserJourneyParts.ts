import type { Locator, Page } from "@playwright/test";
import { storeInBrowser } from "./browserJourney.ts";
import { expect } from "./browserTest.ts";

/** The bar with how far one is. */
export const journeyBar = (page: Page): Locator => page.getByRole("region", { name: "Din resa", exact: true });

/** The onboarding wizard. */
export const wizard = (page: Page): Locator => page.getByRole("dialog", { name: "Din resa" });

/** How far the wizard is; messages may stand in the dialog, too. */
export const wizardStep = (page: Page): Locator =>
  wizard(page)
    .getByRole("status")
    .filter({ hasText: /^Steg \d/ });

/** Goes from the wizard's first step to its last: with a name, and better sleep for a goal. */
export async function goToLastStep(page: Page, name = "Åsa"): Promise<void> {
  const next = wizard(page).getByRole("button", { name: "Nästa" });
  await next.click();
  await wizard(page).getByLabel("Förnamn").fill(name);
  await next.click();
  await wizard(page).getByLabel("Sova bättre").check();
  await next.click();
}

/** Answers the wizard's last step and sends it all, which leads to the journey. */
export async function finishWizard(page: Page, feels: string): Promise<void> {
  await wizard(page).getByRole("radio", { name: feels, exact: true }).check();
  await wizard(page).getByRole("radio", { name: "En del", exact: true }).check();
  await wizard(page).getByRole("button", { name: "Slutför setup" }).click();
  await expect(wizard(page)).toHaveCount(0);
  await expect(page).toHaveURL("/min-resa");
}

/** The recommendation questionnaire. */
export const questionnaire = (page: Page): Locator => page.getByRole("dialog", { name: "Få råd som passar dig" });

/** What the browser offers to somebody who has just signed in. */
export const offer = (page: Page): Locator => page.getByRole("dialog", { name: "Det här finns i din webbläsare" });

/** Takes what the browser offers along to the account. */
export async function takeAlong(page: Page): Promise<void> {
  await offer(page).getByRole("button", { name: "Ta med till kontot" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Din resa finns nu på ditt konto" })).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
}

/** Asks for a dialog as any part of the product may. */
export const signal = (page: Page, name: "onboarding" | "questionnaire"): Promise<void> =>
  page.evaluate((type) => void window.dispatchEvent(new CustomEvent(type)), `livsresan:${name}`);

/** What the browser's storage holds under a key; undefined when nothing. */
export const storedValue = (page: Page, key: string): Promise<unknown> =>
  page.evaluate((name) => {
    const text = window.localStorage.getItem(name);
    return text === null ? undefined : JSON.parse(text);
  }, key);

/** All keys in the browser's storage, except that of an account's last answers, which the account stores as well. */
export const storedKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Object.keys(window.localStorage)
      .filter((key) => key !== "account-answers")
      .sort(),
  );

/** A day in Sweden, so many days ago. */
export const daysAgo = (count: number): string =>
  new Date(Date.now() - count * 24 * 60 * 60 * 1_000).toLocaleDateString("sv-SE", { timeZone: "Europe/Stockholm" });

/** Lets the browser hold progress before a page of the site is opened. */
export function storeProgress(
  page: Page,
  { items = ["category:blodtester"], minutes = 0, days = [] }: { items?: string[]; minutes?: number; days?: string[] },
): Promise<void> {
  const completedAt = new Date().toISOString();
  const categories = [{ id: "testing", items: items.map((id) => ({ id, status: "completed", completedAt })) }];
  return storeInBrowser(page, {
    "global-progress": { totalTimeSpent: minutes, categories },
    "journey-days": days,
  });
}

/** Goes to a category of the tests without a load of the page; having looked into it counts some seconds later. */
export async function goToCategory(page: Page, name: "Blodtester" | "Hormontester"): Promise<void> {
  await mainLink(page, "Tester").click();
  const categories = page.getByRole("navigation", { name: "Kategorier" });
  await categories.getByRole("link", { name: new RegExp(`^${name}`) }).click();
  await expect(page).toHaveURL(`/tester?kategori=${name.toLowerCase()}`);
  await expect(page.getByRole("heading", { name: /tester? hittades$/ })).toBeVisible();
}

/** A link of the main menu, where there is room for it. */
export const mainLink = (page: Page, name: string): Locator =>
  page.getByRole("navigation", { name: "Huvudmeny" }).getByRole("link", { name, exact: true });

/** Makes the browser's storage fail: full, or blocked altogether. */
export async function blockStorage(page: Page, how: "full" | "blocked"): Promise<void> {
  await page.addInitScript((isBlocked) => {
    const refuse = () => {
      throw new DOMException("refused", isBlocked ? "SecurityError" : "QuotaExceededError");
    };
    if (isBlocked) Object.defineProperty(window, "localStorage", { get: refuse });
    else {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key, value) {
        if (this === window.localStorage) refuse();
        setItem.call(this, key, value);
      };
    }
  }, how === "blocked");
}

/** Fills the browser's storage to the last character, under keys that begin with 'filling'. */
export const fillStorage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    let count = 0;
    for (let size = 4_000_000; size > 0; ) {
      try {
        window.localStorage.setItem(`filling${count}`, "x".repeat(size));
        count++;
      } catch {
        size = Math.floor(size / 2);
      }
    }
  });

/** Expects each of these to be at least so many pixels high. */
export async function expectHeight(targets: Locator, minimum: number): Promise<void> {
  for (const target of await targets.all()) {
    const box = await target.boundingBox();
    expect(box?.height, await target.innerText()).toBeGreaterThanOrEqual(minimum);
  }
}

/** Ticks a guest's part of the plan, which shows when it is stored: a moment after the click. */
export async function tick(box: Locator): Promise<void> {
  await box.click();
  await expect(box).toBeChecked();
}
