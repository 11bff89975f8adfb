import { holdsFocus, open, settled } from "../support/browserPages.ts";
import { expect, test } from "../support/browserTest.ts";

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

test("the header leads to seven places and to signing in", async ({ page }) => {
  await open(page, "/tester");
  const links = page.getByRole("banner").getByRole("navigation", { name: "Huvudmeny" }).getByRole("link");
  await expect(links).toHaveText(MAIN_LINKS.map(([label]) => label));
  for (const [label, path] of MAIN_LINKS) {
    await expect(links.filter({ hasText: new RegExp(`^${label}$`) })).toHaveAttribute("href", path);
  }
  await expect(links.filter({ hasText: /^Tester$/ })).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("banner").getByRole("link", { name: "Logga in" })).toHaveAttribute("href", "/auth");
  await expect(page.getByRole("banner").getByRole("link", { name: "Min resa" })).toHaveCount(0);

  for (const [label, path] of MAIN_LINKS) {
    await links.filter({ hasText: new RegExp(`^${label}$`) }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  }
});

test("the footer leads to the rest", async ({ page }) => {
  await open(page, "/");
  const footer = page.getByRole("contentinfo");
  for (const path of FOOTER_PATHS) await expect(footer.locator(`a[href="${path}"]`)).toBeVisible();
  await footer.locator('a[href="/mr-scanning"]').click();
  await expect(page).toHaveURL("/mr-scanning");
  // A new page begins at its top.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("the first Tab offers to skip to the content", async ({ page }) => {
  await open(page, "/tester");
  const skip = page.getByRole("link", { name: "Hoppa till innehållet" });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await settled(page);
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#innehall$/);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
});

test("somebody who listens to the page is told of the new page", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("navigation", { name: "Huvudmeny" }).getByRole("link", { name: "Guider" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Guider");
  await expect(page).toHaveTitle(/Guider/);
});

test("an address that leads nowhere says so in two languages, and leads on", async ({ page, expectConsole }) => {
  expectConsole(/404 \(Not Found\) \(.*\/finns-inte\)/);
  const response = await open(page, "/finns-inte");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sidan finns inte");
  const english = page.getByText("Oops! Page not found", { exact: true });
  await expect(english).toBeVisible();
  expect(await english.evaluate((element) => element.closest("[lang]")?.getAttribute("lang"))).toBe("en");
  await expect(page.getByRole("banner")).toBeVisible();
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Din resa mot bättre hälsa");
});

test("light and dark follow the visitor's setting", async ({ page }) => {
  /** Whether dark words stand on a light ground, or the other way round. */
  const scheme = () =>
    page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.body);
      const [ground = 0, words = 0] = [backgroundColor, color].map((value) =>
        (value.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0),
      );
      return ground > words ? "light" : "dark";
    });
  await page.emulateMedia({ colorScheme: "light" });
  await open(page, "/tester");
  expect(await scheme()).toBe("light");
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(scheme).toBe("dark");
  await page.reload();
  expect(await scheme()).toBe("dark");
});

test("whoever wants no motion gets none", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/tester");
  await page.getByRole("article").first().getByRole("button", { name: "Jämför", exact: true }).click();
  await page.getByRole("button", { name: "Jämför nu" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  const longest = await page.evaluate(() => {
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
  expect(longest, "longest movement in ms").toBeLessThanOrEqual(1);
});

test("on a phone the menu opens, keeps the focus, and leads on", { tag: "@phone" }, async ({ page }) => {
  await open(page, "/");
  await expect(page.getByRole("navigation", { name: "Huvudmeny" })).toBeHidden();
  const button = page.getByRole("button", { name: "Öppna menyn" });
  await button.click();
  const menu = page.getByRole("dialog", { name: "Meny" });
  await expect(menu.getByRole("link")).toHaveText([...MAIN_LINKS.map(([label]) => label), "Sök", "Min resa"]);

  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press("Tab");
    await expect.poll(() => holdsFocus(menu)).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();

  await button.click();
  await menu.getByRole("link", { name: "Tester" }).click();
  await expect(page).toHaveURL("/tester");
  await expect(menu).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hitta hälsotestet som passar dig");
});
