import type { Page } from "@playwright/test";
import { goToJourney, openJourney, panel, tab } from "../support/browserJourney.ts";
import { mainLink } from "../support/browserJourneyParts.ts";
import { hydrated, open } from "../support/browserPages.ts";
import { expect, test } from "../support/browserTest.ts";

// Parts that many pages share. What they do by themselves is told in tests/components; here is what takes a browser.

const group = (page: Page, name: string) =>
  page.locator("details").filter({ has: page.getByText(name, { exact: true }) });

/** Presses keys faster than any address can follow: nothing else happens in between. */
const pressAtOnce = (page: Page, keys: readonly string[]): Promise<void> =>
  page.evaluate((all) => {
    for (const key of all) {
      const press = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(press);
    }
  }, keys);

test("what is folded unfolds, and tabs follow the keys, without losing the visitor's place", async ({
  page,
  context,
}) => {
  await open(page, "/tester/markorer");
  const [hormones, saliva] = [group(page, "Hormoner"), group(page, "Saliv")];
  const first = hormones.getByRole("checkbox").first();

  await test.step("groups are unfolded with the keyboard, as many as one likes", async () => {
    await expect(first).toBeHidden();
    for (const [one, key] of [
      [hormones, "Enter"],
      [saliva, "Space"],
    ] as const) {
      await one.locator("summary").focus();
      await page.keyboard.press(key);
      await expect(one.getByRole("checkbox").first()).toBeVisible();
    }
    await expect(first).toBeVisible();
    await page.keyboard.press("Space");
    await expect(saliva.getByRole("checkbox").first()).toBeHidden();
  });

  await test.step("what the visitor unfolded stays so while the page changes around it", async () => {
    await first.check();
    await expect(page.getByRole("heading", { name: "1 av 30 markörer valda" })).toBeVisible();
    await expect(hormones.getByText(/^1 av \d+ valda$/)).toBeVisible();
    await expect(first).toBeVisible();
  });

  await test.step("an address that leads into something folded unfolds it", async () => {
    await mainLink(page, "Träning").click();
    const beginning = page.getByText("Lägg in en lätt dag efter varje tung.");
    await expect(beginning).toBeHidden();
    await beginning.evaluate((element) => {
      element.id = "borja";
      // As a link of the site does, which the browser knows nothing of.
      window.history.pushState(window.history.state, "", "#borja");
      window.dispatchEvent(new PopStateEvent("popstate", { state: window.history.state }));
    });
    await expect(beginning).toBeInViewport();
  });

  await test.step("keys pressed quickly move each from where the last one led", async () => {
    await goToJourney(page);
    await tab(page, "Dashboard").focus();
    await pressAtOnce(page, ["End", "ArrowRight", "ArrowLeft", "ArrowLeft"]);
    await expect(tab(page, "Achievements")).toBeFocused();
    await expect(tab(page, "Achievements")).toHaveAttribute("aria-selected", "true");
    await expect(page).toHaveURL("/min-resa?flik=achievements");
    await expect(panel(page)).toHaveAccessibleName("Achievements");
  });

  await test.step("a tab is a link, which opens beside this page on request", async () => {
    const opening = context.waitForEvent("page");
    await tab(page, "Framsteg").click({ modifiers: ["ControlOrMeta"] });
    const beside = await opening;
    await expect(beside).toHaveURL("/min-resa?flik=framsteg");
    await expect(panel(beside)).toHaveAccessibleName("Framsteg");
    await expect(page).toHaveURL("/min-resa?flik=achievements");
  });
});

test("the chosen tab is in sight on a narrow screen, also for whoever comes back", { tag: "@phone" }, async ({
  page,
}) => {
  const expectInSight = async (name: string) => {
    // The bar itself may be below what a phone shows at first.
    await page.getByRole("tablist").scrollIntoViewIfNeeded();
    await expect(tab(page, name)).toBeInViewport({ ratio: 0.99 });
  };
  await openJourney(page, "kalender");
  await expectInSight("Kalender");
  await tab(page, "Kalender").focus();
  await page.keyboard.press("Home");
  await expectInSight("Dashboard");

  await page.evaluate(() => localStorage.setItem("global-progress", "{}"));
  await openJourney(page, "kalender");
  await expectInSight("Kalender");
});

test.describe("code that does not load takes nothing else of a page away:", () => {
  const FAILED = /ERR_FAILED/;
  const retry = "Försök igen";

  test("the end of a guide and a tab come when asked again", async ({ page, expectConsole }) => {
    expectConsole(FAILED);
    await page.route(/assets\/(NextSteps|PlanTab)-.*\.js/, (route) => route.abort());
    await open(page, "/guider/magnesium");

    await test.step("the end of a guide leaves the guide, and comes when asked again", async () => {
      // Its end is loaded as one comes near it.
      await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
      const again = page.getByRole("main").getByRole("button", { name: retry });
      await expect(again).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Magnesium");
      await page.unroute(/assets\/(NextSteps|PlanTab)-.*\.js/);
      await page.route("**/assets/PlanTab-*.js", (route) => route.abort());
      await again.click();
      await expect(again).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Magnesium");
    });

    await test.step("a tab of /min-resa says so in its place, and comes when asked again", async () => {
      await goToJourney(page);
      await tab(page, "Min plan").click();
      const again = panel(page).getByRole("button", { name: retry });
      await expect(again).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Min resa");
      await page.unroute("**/assets/PlanTab-*.js");
      await again.click();
      await expect(again).toHaveCount(0);
      await expect(panel(page).getByRole("heading").first()).toBeVisible();
      await expect(page).toHaveURL(/flik=min-plan/);
    });
  });

  test("a menu says so, and opens when it is pressed again", {
    tag: "@phone",
  }, async ({ page, expectConsole }) => {
    expectConsole(FAILED);
    await page.route("**/assets/MobileMenu-*.js", (route) => route.abort());
    await open(page, "/guider/magnesium");
    const menu = page.getByRole("button", { name: "Öppna menyn" });
    await menu.click();
    await expect(page.getByRole("alert").filter({ hasText: "Det gick inte att öppna" })).toBeVisible();
    await expect(menu).toHaveAttribute("aria-expanded", "false");
    await page.unroute("**/assets/MobileMenu-*.js");
    const reloaded = page.waitForEvent("load");
    await page.getByRole("button", { name: "Ladda om sidan" }).click();
    await reloaded;
    await hydrated(page);
    await menu.click();
    await expect(page.getByRole("dialog", { name: "Meny" })).toBeVisible();
  });
});
