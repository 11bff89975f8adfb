import { GRAPH } from "../support/browserGraph.ts";
import { open } from "../support/browserPages.ts";
import { PUBLIC_PAGES } from "../support/browserRoutes.ts";
import { expect, test } from "../support/browserTest.ts";

/** What of a page's HTML a pattern's group matches. */
const partOf = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll(/<[^>]*>/g, "");

test("every public page comes with its heading, in Swedish, and with a title of its own", async ({ request }) => {
  const titles = new Set<string>();
  for (const [path, heading] of PUBLIC_PAGES) {
    const response = await request.get(path);
    const html = await response.text();
    const title = partOf(html, /<title>([^<]*)<\/title>/) ?? path;
    expect.soft(response.status(), path).toBe(200);
    expect.soft(partOf(html, /<h1\b[^>]*>(.*?)<\/h1>/s), path).toBe(heading);
    expect.soft(html.match(/<h1\b/g), path).toHaveLength(1);
    expect.soft(html.match(/<main\b/g), path).toHaveLength(1);
    expect.soft(html, path).toMatch(/<html [^>]*\blang="sv"/);
    expect.soft(title, path).toMatch(/ – Livsresan$/);
    titles.add(title);
  }
  expect(titles.size).toBe(PUBLIC_PAGES.length);
});

test("other spellings of addresses lead to their pages, from outside and from within", async ({ page }) => {
  const heading = page.getByRole("heading", { level: 1 });
  // A link of the site that uses another spelling.
  await page.route(GRAPH, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll("/guider/hiit", "/training-test") });
  });

  await test.step("a slash at the end does no harm", async () => {
    await open(page, "/tester/");
    await expect(heading).toHaveText("Hitta hälsotestet som passar dig");
  });

  await test.step("an alias that is opened from outside ends at its page, with what was behind it", async () => {
    await open(page, "/traningstest?fran=mejl");
    await expect(page).toHaveURL("/traning-quiz?fran=mejl");
    await expect(heading).toHaveText("Träningstestet");
  });

  await page.evaluate(() => Object.assign(window, { isSameLoad: true }));

  await test.step("Back from a page that a link of another spelling led to goes to the page with the link", async () => {
    await page.getByRole("contentinfo").getByRole("link", { name: "Träning" }).click();
    await expect(page).toHaveURL("/traning");
    await page.locator("a[href='/training-test']").first().click();
    await expect(page).toHaveURL("/traning-quiz");
    await expect(heading).toHaveText("Träningstestet");
    await page.goBack();
    await expect(page).toHaveURL("/traning");
    await page.goForward();
    await expect(page).toHaveURL("/traning-quiz");
  });

  await test.step("Back to another spelling in the history ends at its page, which takes its place", async () => {
    for (const [alias, canonical, text] of [
      ["/sleep-test", "/somntestet", "Sömntestet"],
      ["/mental-optimering-light", "/mental-optimering/light", "En halvtimme om dagen i åtta veckor"],
    ] as const) {
      await page.evaluate((path) => {
        history.pushState({ idx: (history.state?.idx ?? 0) + 1, key: "alias" }, "", path);
        history.pushState({ idx: (history.state?.idx ?? 0) + 1, key: "next" }, "", "/guider");
      }, alias);
      await page.goBack();
      await expect(page).toHaveURL(canonical);
      await expect(heading).toHaveText(text);
    }
  });

  expect(await page.evaluate(() => "isSameLoad" in window)).toBe(true);
});
