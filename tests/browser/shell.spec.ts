import type { Page } from "@playwright/test";
import { startSession, test } from "../support/browserAccounts.ts";
import { expectAccessible } from "../support/browserAxe.ts";
import { bar, cards, drawer, holdsFocus, open, settled } from "../support/browserPages.ts";
import { expect } from "../support/browserTest.ts";

const MAIN_LINKS = [
  ["Hem", "/"],
  ["Tester", "/tester"],
  ["Protokoll", "/protokoll"],
  ["Kosttillskott", "/kosttillskott"],
  ["Träning", "/traning"],
  ["Guider", "/guider"],
  ["Om oss", "/om-oss"],
] as const;

const FOOTER_PATHS = [
  "/biohacking",
  "/mr-scanning",
  "/mental-optimering",
  "/integritetspolicy",
  "/anvandarvillkor",
  "/kontakt",
];

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("somebody finds their way by the skip link, the header and the footer", async ({ page }) => {
  await open(page, "/tester");
  const banner = page.getByRole("banner");
  const links = banner.getByRole("navigation", { name: "Huvudmeny" }).getByRole("link");
  const link = (label: string) => links.filter({ hasText: new RegExp(`^${label}$`) });

  await test.step("the first Tab offers to skip to the content", async () => {
    const skip = page.getByRole("link", { name: "Hoppa till innehållet" });
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press("Tab");
    await expect(skip).toBeFocused();
    await settled(page);
    await expect.soft(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/#innehall$/);
    await page.keyboard.press("Tab");
    await expect.soft(page.getByRole("main").locator(":focus")).toHaveCount(1);
  });

  await test.step("the header leads to seven places and to signing in", async () => {
    await expect(links).toHaveText(MAIN_LINKS.map(([label]) => label));
    for (const [label, path] of MAIN_LINKS) await expect.soft(link(label)).toHaveAttribute("href", path);
    await expect.soft(link("Tester")).toHaveAttribute("aria-current", "page");
    await expect.soft(banner.getByRole("link", { name: "Logga in" })).toHaveAttribute("href", "/auth");
    await expect.soft(banner.getByRole("link", { name: "Min resa" })).toHaveCount(0);
    for (const [label, path] of MAIN_LINKS) {
      await link(label).click();
      await expect(page).toHaveURL(path);
      await expect(heading(page)).toHaveCount(1);
    }
  });

  await test.step("somebody who listens to the page is told of the new page", async () => {
    await link("Guider").click();
    await expect(heading(page)).toHaveText("Guider");
    await expect.soft(page).toHaveTitle(/Guider/);
  });

  await test.step("the footer leads to the rest, and a new page begins at its top", async () => {
    const footer = page.getByRole("contentinfo");
    for (const path of FOOTER_PATHS) await expect.soft(footer.locator(`a[href="${path}"]`)).toBeVisible();
    await footer.locator('a[href="/mr-scanning"]').click();
    await expect(page).toHaveURL("/mr-scanning");
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test("an address that leads nowhere says so in two languages, and leads on", async ({ page, expectConsole }) => {
  expectConsole(/404 \(Not Found\) \(.*\/finns-inte\)/);
  const response = await open(page, "/finns-inte");
  expect(response?.status()).toBe(404);
  await expect(heading(page)).toHaveText("Sidan finns inte");
  const english = page.getByText("Oops! Page not found", { exact: true });
  await expect(english).toBeVisible();
  expect.soft(await english.evaluate((element) => element.closest("[lang]")?.getAttribute("lang"))).toBe("en");
  await expect.soft(page.getByRole("banner")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
  await expect(heading(page)).toHaveText("Din resa mot bättre hälsa");
});

test("colours and motion follow the visitor's settings", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await open(page, "/tester");

  await test.step("light and dark follow the setting, at once and after a reload", async () => {
    expect.soft(await scheme(page)).toBe("light");
    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(() => scheme(page)).toBe("dark");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.reload();
    expect.soft(await scheme(page)).toBe("dark");
  });

  await test.step("whoever wants no motion gets none", async () => {
    await cards(page).first().getByRole("button", { name: "Jämför", exact: true }).click();
    await bar(page).getByRole("button", { name: "Jämför nu" }).click();
    await expect(drawer(page)).toBeVisible();
    expect(await longestMovement(page), "longest movement in ms").toBeLessThanOrEqual(1);
  });
});

test("on a phone the menu and the filters open over the page, and Back closes them", { tag: "@phone" }, async ({
  page,
}) => {
  await open(page, "/");
  const button = page.getByRole("button", { name: "Öppna menyn" });
  const menu = page.getByRole("dialog", { name: "Meny" });

  await test.step("the menu has the header's links and three more", async () => {
    await expect(page.getByRole("navigation", { name: "Huvudmeny" })).toBeHidden();
    await button.click();
    await expect(menu.getByRole("link")).toHaveText([
      ...MAIN_LINKS.map(([label]) => label),
      "Sök",
      "Vilket test passar mig?",
      "Min resa",
    ]);
  });

  await test.step("it keeps the focus, and gives it back to its button", async () => {
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press("Tab");
      await expect.poll(() => holdsFocus(menu)).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect.soft(button).toBeFocused();
  });

  await test.step("it leads on", async () => {
    await goByMenu(page, "Guider");
    await expect(heading(page)).toHaveText("Guider");
  });

  await test.step("Back closes it and stays on the page", async () => {
    await button.click();
    await expectAccessible(page, menu);
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL("/guider");
    await expect(heading(page)).toHaveText("Guider");
  });

  await test.step("closed by its button, it leaves no step to go back through", async () => {
    await button.click();
    await menu.getByRole("button", { name: "Stäng", exact: true }).click();
    await expect(menu).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL("/");
    await page.goForward();
    await expect(page).toHaveURL("/guider");
    await expect.soft(menu).toBeHidden();
  });

  await test.step("the list's results begin above the fold", async () => {
    await goByMenu(page, "Tester");
    await expect(heading(page)).toHaveText("Hitta hälsotestet som passar dig");
    await expect.soft(page.getByRole("heading", { name: /hittades$/ })).toBeInViewport();
  });

  await test.step("Back closes the filters, and what was chosen in them holds", async () => {
    await page.getByRole("main").getByRole("button", { name: "Visa filter" }).click();
    const sheet = page.getByRole("dialog", { name: "Filter" });
    await sheet.getByRole("combobox", { name: "Provtyp" }).selectOption("saliva");
    await expect(page).toHaveURL("/tester?provtyp=saliva");
    await expectAccessible(page, sheet);
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL("/tester?provtyp=saliva");
    await expect.soft(page.getByRole("button", { name: "Visa filter (1)", exact: true })).toBeFocused();
  });
});

test("on a phone Back closes the search and the profile's menu", { tag: "@phone" }, async ({ page, anAccount }) => {
  await startSession(page, await anAccount());
  await open(page, "/");
  await goByMenu(page, "Guider");
  const header = page.getByRole("banner");

  await test.step("the search", async () => {
    await header.getByRole("button", { name: "Sök på hela sajten" }).click();
    const search = page.getByRole("dialog", { name: "Sök på hela sajten" });
    await search.getByRole("combobox").fill("järn");
    await page.goBack();
    await expect(search).toBeHidden();
    await expect(page).toHaveURL("/guider");
  });

  await test.step("the profile's menu", async () => {
    await header.getByRole("button", { name: "Profilmeny" }).click();
    const profile = page.getByRole("menu", { name: "Profilmeny" });
    await expect(profile).toBeVisible();
    await page.goBack();
    await expect(profile).toBeHidden();
    await expect(page).toHaveURL("/guider");
  });
});

/** Goes to a page by the sheet with the header's links, so that there is a page to go back to. */
async function goByMenu(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Öppna menyn" }).click();
  const menu = page.getByRole("dialog", { name: "Meny" });
  const link = menu.getByRole("link", { name, exact: true });
  const path = (await link.getAttribute("href")) ?? "";
  await link.click();
  await expect(page).toHaveURL(path);
  await expect(menu).toBeHidden();
}

/** Whether dark words stand on a light ground, or the other way round. */
const scheme = (page: Page): Promise<"light" | "dark"> =>
  page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body);
    const [ground = 0, words = 0] = [backgroundColor, color].map((value) =>
      (value.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0),
    );
    return ground > words ? "light" : "dark";
  });

/** How long whatever may move in the page takes for it at most, in milliseconds. */
const longestMovement = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const milliseconds = (value: string) =>
      Math.max(...value.split(",").map((part) => Number.parseFloat(part) * (part.trim().endsWith("ms") ? 1 : 1_000)));
    return Math.max(
      ...[...document.querySelectorAll("*")].map((element) => {
        const style = getComputedStyle(element);
        const animation = style.animationName === "none" ? 0 : milliseconds(style.animationDuration);
        return Math.max(animation, milliseconds(style.transitionDuration));
      }),
    );
  });
