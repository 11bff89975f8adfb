import { holdRequests } from "../support/browserHold.ts";
import { openJourney, panel, tab } from "../support/browserJourney.ts";
import { open } from "../support/browserPages.ts";
import { expect, test } from "../support/browserTest.ts";

const FAILED = /ERR_FAILED/;
const retry = "Försök igen";

test("the end of a guide that does not load leaves the guide, and comes when asked again", async ({
  page,
  expectConsole,
}) => {
  expectConsole(FAILED);
  await page.route("**/assets/NextSteps-*.js", (route) => route.abort());
  await open(page, "/guider/magnesium");
  // Its end is loaded as one comes near it.
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  const again = page.getByRole("main").getByRole("button", { name: retry });
  await expect(again).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Magnesium");
  await page.unroute("**/assets/NextSteps-*.js");
  await again.click();
  await expect(again).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Magnesium");
});

test("a guide whose code does not load can be read all the same", async ({ page, expectConsole }) => {
  expectConsole(FAILED);
  await page.route("**/assets/GuideText-*.js", (route) => route.abort());
  const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("GuideText"));
  await open(page, "/guider/magnesium");
  await failed;
  await expect(page.getByRole("article").getByRole("heading", { level: 2 }).first()).toBeVisible();
  await expect(page.getByText("Något gick fel")).toHaveCount(0);
});

test("whoever is at a source before the guide's code comes stays there", async ({ page }) => {
  const letGo = await holdRequests(page, "**/assets/GuideText-*.js");
  const loaded = page.waitForResponse(/GuideText-.*\.js/);
  await open(page, "/guider/magnesium");
  const reference = page.getByRole("link", { name: "Källa 4", exact: true }).nth(1);
  const source = page.locator("#kalla-4");
  await reference.focus();
  await page.keyboard.press("Enter");
  await expect(source).toBeFocused();
  await source.evaluate((element) => Object.assign(element, { isFirst: true }));
  letGo();
  await loaded;
  // The table of contents follows what is read once the code is there.
  await expect(page.getByRole("navigation", { name: "Innehåll" }).locator("[aria-current]")).toHaveText("Källor");
  await expect(source).toBeFocused();
  await expect(source).toHaveJSProperty("isFirst", true);
});

test("a tab of /min-resa that does not load says so in its place", async ({ page, expectConsole }) => {
  expectConsole(FAILED);
  await page.route("**/assets/PlanTab-*.js", (route) => route.abort());
  await openJourney(page);
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

test("a menu that does not load says so, and opens when it is pressed again", { tag: "@phone" }, async ({
  page,
  expectConsole,
}) => {
  expectConsole(FAILED);
  await page.route("**/assets/MobileMenu-*.js", (route) => route.abort());
  await open(page, "/om-oss");
  const menu = page.getByRole("button", { name: "Öppna menyn" });
  await menu.click();
  await expect(page.getByRole("alert").filter({ hasText: "Det gick inte att öppna" })).toBeVisible();
  await expect(menu).toHaveAttribute("aria-expanded", "false");
  await page.unroute("**/assets/MobileMenu-*.js");
  await page.getByRole("button", { name: "Ladda om sidan" }).click();
  await menu.click();
  await expect(page.getByRole("dialog", { name: "Meny" })).toBeVisible();
});
