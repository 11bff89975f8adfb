import { ALIASES } from "../support/aliases.ts";
import { GRAPH } from "../support/browserGraph.ts";
import { open } from "../support/browserPages.ts";
import { PUBLIC_PAGES } from "../support/browserRoutes.ts";
import { expect, test } from "../support/browserTest.ts";

test("the public pages have titles of their own", async ({ page }) => {
  const titles = new Set<string>();
  for (const [path] of PUBLIC_PAGES) {
    const html = await (await page.request.get(path)).text();
    titles.add(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? path);
  }
  expect(titles.size).toBe(PUBLIC_PAGES.length);
});

for (const [alias, canonical] of ALIASES) {
  test(`${alias} ends at ${canonical}, from outside and from within`, async ({ page, request }) => {
    const answer = await request.get(`${alias}?fran=mejl`, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe(`${canonical}?fran=mejl`);

    await open(page, alias);
    await expect(page).toHaveURL(canonical);
    const heading = await page.getByRole("heading", { level: 1 }).innerText();

    // From within: a link of the site that uses the other spelling, followed without a new load.
    await open(page, "/");
    await page.evaluate(() => Object.assign(window, { isSameLoad: true }));
    await page.evaluate((path) => {
      history.pushState({ idx: (history.state?.idx ?? 0) + 1, key: "alias" }, "", path);
      history.pushState({ idx: (history.state?.idx ?? 0) + 1, key: "next" }, "", "/guider");
    }, alias);
    await page.goBack();
    await expect(page).toHaveURL(canonical);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    expect(await page.evaluate(() => "isSameLoad" in window)).toBe(true);
  });
}

test("a slash at the end of an address does no harm", async ({ page }) => {
  await open(page, "/tester/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hitta hälsotestet som passar dig");
});

test("Back from a page that a link of another spelling led to goes to the page with the link", async ({ page }) => {
  await page.route(GRAPH, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll("/guider/hiit", "/training-test") });
  });
  await open(page, "/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Träning" }).click();
  await expect(page).toHaveURL("/traning");
  await page.locator("a[href='/training-test']").first().click();
  await expect(page).toHaveURL("/traning-quiz");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Träningstestet");
  await page.goBack();
  await expect(page).toHaveURL("/traning");
  await page.goForward();
  await expect(page).toHaveURL("/traning-quiz");
});
