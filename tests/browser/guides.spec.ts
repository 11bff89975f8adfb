import { expectAccessible } from "../support/browserAxe.ts";
import { GRAPH } from "../support/browserGraph.ts";
import { holdRequests } from "../support/browserHold.ts";
import { storedValue } from "../support/browserJourneyParts.ts";
import { cards, open, stopClock } from "../support/browserPages.ts";
import { expect, test } from "../support/browserTest.ts";

const GUIDES = 25;

interface StoredActivity {
  id: string;
  type: string;
  title: string;
  url: string;
  duration: number;
}

const heading = (page: import("@playwright/test").Page) => page.getByRole("heading", { level: 1 });
const activities = async (page: import("@playwright/test").Page): Promise<StoredActivity[]> =>
  ((await storedValue(page, "userActivities")) as StoredActivity[] | undefined) ?? [];

/** Until the line at the top grows with the text: its code comes after the page, and the time of reading begins with it. */
const isFollowed = (page: import("@playwright/test").Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>("main div")].some(({ style }) =>
          style.transform.startsWith("scaleX"),
        ),
      ),
    )
    .toBe(true);

/** The tests of reading let minutes go by, which shall be minutes of one day. */
const NOON = new Date().setHours(12, 0, 0, 0);

test("from the list a guide is found, read, and left for the next", { tag: "@both" }, async ({ page }) => {
  await open(page, "/guider");
  await expect(cards(page)).toHaveCount(GUIDES);
  await page.getByRole("navigation", { name: "Ämnen" }).getByRole("link", { name: "Tillskott" }).click();
  await expect(page).toHaveURL("/guider?amne=tillskott");
  await expect(cards(page)).not.toHaveCount(GUIDES);
  await expect(page.getByRole("link", { name: "Tillskott", exact: true }).first()).toHaveAttribute(
    "aria-current",
    "page",
  );
  await cards(page).getByRole("link", { name: "Magnesium", exact: true }).click();
  await expect(page).toHaveURL("/guider/magnesium");
  await expect(heading(page)).toHaveText("Magnesium");
  await expect(page.getByText("Exempelinnehåll – inte medicinskt granskat")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Mer om" }).click();
  await expect(page).toHaveURL(/\/dr-/);
  await expect(page.getByText(/^Exempelinnehåll – .* är en påhittad person\.$/)).toBeVisible();
  await page.goBack();
  await expect(heading(page)).toHaveText("Magnesium");
  await page.goBack();
  await expect(page).toHaveURL("/guider?amne=tillskott");
  await expect(heading(page)).toHaveText("Guider");
});

test("six shapes stand where the guides will be", async ({ page }) => {
  await open(page, "/om-oss");
  const release = await holdRequests(page, GRAPH);
  await page.getByRole("navigation", { name: "Huvudmeny" }).getByRole("link", { name: "Guider" }).click();
  await expect(heading(page)).toHaveText("Guider");
  await expect(page.locator("[data-skeleton]")).toHaveCount(6);
  release();
  await expect(cards(page)).toHaveCount(GUIDES);
  await expect(page.locator("[data-skeleton]")).toHaveCount(0);
});

test("a list that cannot be loaded says so, and comes when asked again", async ({ page, expectConsole }) => {
  expectConsole(/\/graphql/);
  await open(page, "/om-oss");
  await page.route(GRAPH, (route) => route.abort());
  await page.getByRole("navigation", { name: "Huvudmeny" }).getByRole("link", { name: "Guider" }).click();
  await expect(page.getByRole("alert")).toContainText("Guiderna kunde inte hämtas.");
  await page.unroute(GRAPH);
  await page.getByRole("button", { name: "Försök igen" }).click();
  await expect(cards(page)).toHaveCount(GUIDES);
});

test("the contents lead into the text, and the line at the top grows", async ({ page }) => {
  await open(page, "/guider/magnesium");
  const contents = page.getByRole("navigation", { name: "Innehåll" });
  const links = contents.getByRole("link");
  await expect(links.last()).toHaveText("Källor");
  const section = await links.nth(2).innerText();
  await links.nth(2).click();
  await expect(page.getByRole("heading", { level: 2, name: section })).toBeInViewport();
  await expect(contents.locator("[aria-current]")).toHaveText(section);
  await expect(page).toHaveURL(/#/);
});

test("a reference leads to its source and back, with the keyboard too", { tag: "@both" }, async ({ page }) => {
  await open(page, "/guider/magnesium");
  // The text's own code comes after it, and takes its place.
  await page.waitForLoadState("networkidle");
  const references = page.getByRole("link", { name: "Källa 4", exact: true });
  const source = page.locator("#kalla-4");
  await references.nth(1).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#kalla-4$/);
  await expect(source).toBeFocused();
  await expect(source).toBeInViewport();
  // What comes next is in the source: its address, then the places that name it.
  await page.keyboard.press("Tab");
  await expect(source.getByRole("link", { name: /^doi\.org\/10\.1002\// })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(source.getByRole("link", { name: "Tillbaka till texten, ställe b" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(references.nth(1)).toBeFocused();
  await expect(references.nth(1)).toBeInViewport();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/guider\/magnesium$/);
  await expect(heading(page)).toHaveText("Magnesium");
});

test("each grade of evidence has a colour of its own in tables of three columns", async ({ page }) => {
  await open(page, "/guider/magnesium");
  const table = page.getByRole("table").filter({ hasText: "Underlag" });
  const colour = (label: string) =>
    table
      .getByText(label, { exact: true })
      .first()
      .evaluate((badge) => getComputedStyle(badge).color);
  const colours = [await colour("Starkt"), await colour("Måttligt"), await colour("Blandad")];
  expect(new Set(colours).size, colours.join()).toBe(3);
});

test("a picture that does not come is shown as it was drawn, or another in its place", async ({
  page,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/);
  const shown = () =>
    page
      .getByRole("main")
      .locator("picture img")
      .first()
      .evaluate((image: HTMLImageElement) => [
        new URL(image.currentSrc || "about:blank").pathname,
        image.naturalWidth > 0,
      ]);
  await open(page, "/guider/somn-optimering");
  await expect.poll(shown).toEqual(["/media/art/articles/guider/somn-optimering.svg", true]);
  await page.route("**/media/**", (route) => route.abort());
  await page.reload();
  await expect.poll(shown).toEqual(["/art/articles/guider/somn-optimering.svg", true]);
  await page.route("**/art/articles/guider/somn-optimering.svg", (route) => route.abort());
  await page.reload();
  await expect.poll(shown).toEqual(["/art/articles/halsa.svg", true]);
});

test("on a phone a table of evidence fits the screen, and is still a table", { tag: "@phone" }, async ({ page }) => {
  await open(page, "/guider/styrketraning-longevity");
  const table = page.getByRole("table").filter({ hasText: "Starkt" });
  const [hidden, width] = await table.evaluate((element) => {
    const frame = element.parentElement as HTMLElement;
    return [frame.scrollWidth - frame.clientWidth, frame.clientWidth];
  });
  expect(hidden).toBe(0);
  await expect(table.getByRole("columnheader")).toHaveText(["Påstående", "Underlag", "Vad vi vet"]);
  const row = table.getByRole("row").nth(1);
  await expect(row.getByRole("cell")).toHaveCount(3);
  const words = await row.getByRole("cell").nth(2).boundingBox();
  expect(words?.width).toBeGreaterThan(width * 0.9);
});

test("reading to the end counts once a day, with its minutes, and next steps are offered", { tag: "@both" }, async ({
  page,
}) => {
  await page.clock.install({ time: NOON });
  await open(page, "/guider/zone-2");
  const steps = page.getByRole("region", { name: "Nästa steg för dig" });
  await expect(steps.getByRole("link", { name: "Alla rekommendationer" })).toHaveAttribute("href", "/min-resa");
  expect(await activities(page)).toEqual([]);
  await isFollowed(page);
  await steps.scrollIntoViewIfNeeded();
  await expect(steps.getByRole("listitem")).toHaveCount(3);
  // What came in between has moved the text: a reader goes on to the end.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  // Half of the reading time has to pass before it counts as read.
  const minutes = Number(/(\d+) min/.exec(await page.getByRole("article").first().innerText())?.[1]);
  await page.clock.runFor(minutes * 20_000);
  expect(await activities(page)).toEqual([]);
  await page.clock.runFor(minutes * 11_000);
  await expect.poll(async () => (await activities(page)).length).toBe(1);
  await expect(page.getByRole("status").filter({ hasText: "Räknat i din resa" })).toContainText(
    "+1 guide: Zone 2: lugn kondition",
  );
  const [activity] = await activities(page);
  expect(activity).toMatchObject({ type: "article", title: "Zone 2: lugn kondition", url: "/guider/zone-2" });
  expect(activity?.duration).toBe(minutes);

  const progress = (await storedValue(page, "global-progress")) as {
    categories: { id: string; items: { id: string }[] }[];
  };
  const items = progress.categories.flatMap(({ items }) => items.map(({ id }) => id));
  expect(items.sort()).toEqual(["guide:zone-2", "training-guide:zone-2"]);

  await open(page, "/guider/zone-2");
  await steps.scrollIntoViewIfNeeded();
  await expect(steps.getByRole("listitem").first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.clock.runFor(minutes * 31_000);
  expect(await activities(page)).toHaveLength(1);
  await expect(page.getByText("Räknat i din resa")).toHaveCount(0);
});

test("time that a guide is hidden is no time that it is read", async ({ page }) => {
  await page.clock.install({ time: NOON });
  await open(page, "/guider/magnesium");
  await isFollowed(page);
  const minutes = Number(/(\d+) min/.exec(await page.getByRole("article").first().innerText())?.[1]);
  const show = (state: "visible" | "hidden") =>
    page.evaluate((visibility) => {
      Object.defineProperty(document, "visibilityState", { value: visibility, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  await show("hidden");
  await page.clock.runFor(minutes * 60_000);
  await show("visible");
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.clock.runFor(minutes * 20_000);
  expect(await activities(page)).toEqual([]);
  await page.clock.runFor(minutes * 11_000);
  await expect.poll(async () => (await activities(page)).length).toBe(1);
});

test("a guide's next steps never lead to itself", async ({ page }) => {
  await open(page, "/guider/forsta-blodprovet");
  const steps = page.getByRole("region", { name: "Nästa steg för dig" });
  await steps.scrollIntoViewIfNeeded();
  await expect(steps.getByRole("listitem").first()).toBeVisible();
  await expect(steps.locator('a[href="/guider/forsta-blodprovet"]')).toHaveCount(0);
});

test("sharing copies the address where the device has no way of its own", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await page.clock.install();
  await open(page, "/guider/magnesium");
  await stopClock(page);
  await page.getByRole("button", { name: "Dela" }).click();
  await expect(page.getByRole("button", { name: "Länken är kopierad" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/guider\/magnesium$/);
  await page.clock.runFor(2_100);
  await expect(page.getByRole("button", { name: "Dela" })).toBeVisible();
});

test("sharing takes the device's own way, and changing one's mind is no failure", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", {
      value: async (data: ShareData) => {
        document.documentElement.dataset.shared = `${data.title} ${data.url}`;
        throw new DOMException("no", "AbortError");
      },
    });
  });
  await open(page, "/guider/magnesium");
  await page.getByRole("button", { name: "Dela" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-shared", /^Magnesium .*\/guider\/magnesium$/);
  await expect(page.getByRole("button", { name: "Dela" })).toBeVisible();
});

test("a link of the site to another spelling ends at the guide", async ({ page }) => {
  await open(page, "/guider");
  await page.evaluate(() => {
    Object.assign(window, { isSameLoad: true });
    const state = (key: string) => ({ idx: (history.state?.idx ?? 0) + 1, key });
    history.pushState(state("alias"), "", "/guider/zone-2-traning");
    history.pushState(state("next"), "", "/guider");
  });
  await page.goBack();
  await expect(page).toHaveURL("/guider/zone-2");
  await expect(heading(page)).toHaveText("Zone 2: lugn kondition");
  expect(await page.evaluate(() => "isSameLoad" in window)).toBe(true);
});

test("a guide that there is not says so, and leads back", async ({ page, expectConsole }) => {
  expectConsole(/404/);
  const response = await open(page, "/guider/finns-inte");
  expect(response?.status()).toBe(404);
  await expect(heading(page)).toHaveText("Artikel hittades inte");
  await expect(page.getByText("Den artikel du söker existerar inte eller har tagits bort.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Till alla guider" }).click();
  await expect(cards(page)).toHaveCount(GUIDES);
});

test("on paper a guide is its text alone, dark on white", async ({ page }) => {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await open(page, "/guider/magnesium");
  await expect(heading(page)).toBeVisible();
  for (const role of ["banner", "contentinfo"] as const) await expect(page.getByRole(role)).toBeHidden();
  await expect(page.getByRole("button", { name: "Dela" })).toBeHidden();
  const text = page.getByRole("article").getByText(/\S/).and(page.locator("p")).last();
  expect(await text.evaluate((element) => getComputedStyle(element).color)).toMatch(/^rgb\((0|51), /);
  await expect(page.locator("#kalla-4")).toContainText("doi.org/10.1002/14651858.CD009402.pub3");
  await expect(page.locator(".back").first()).toBeHidden();
});

test.describe("in light and dark colours", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  for (const path of [
    "/",
    "/guider?amne=prover",
    "/guider/magnesium",
    "/guider/somn-optimering",
    "/dr-jonas-rimfalt",
  ]) {
    test(`${path} is accessible and fits the screen`, { tag: "@both" }, async ({ page }) => {
      await open(page, path);
      await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
      await page.waitForLoadState("networkidle");
      await expectAccessible(page);
      const sticksOut = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sticksOut).toBe(0);
    });
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a guide is read, with its contents folded before it", { tag: "@phone" }, async ({ page }) => {
    await page.goto("/guider/magnesium");
    await expect(heading(page)).toHaveText("Magnesium");
    await page.locator("summary").click();
    await page.getByRole("navigation", { name: "Innehåll" }).getByRole("link", { name: "Källor" }).click();
    await expect(page.getByRole("heading", { name: "Källor" })).toBeInViewport();
    await page.locator("#kalla-2").getByRole("link", { name: "Tillbaka till texten" }).click();
    await expect(page.getByRole("link", { name: "Källa 2", exact: true })).toBeInViewport();
    await page.getByRole("link", { name: "Källa 2", exact: true }).click();
    await expect(page.locator("#kalla-2")).toBeInViewport();
    await expect(page.getByRole("button", { name: "Dela" })).toBeHidden();
    await expect(page.getByRole("link", { name: "Alla rekommendationer" })).toBeVisible();
  });

  test("the topics are links", async ({ page }) => {
    await page.goto("/guider");
    await page.getByRole("navigation", { name: "Ämnen" }).getByRole("link", { name: "Sömn" }).click();
    await expect(page).toHaveURL("/guider?amne=somn");
    await expect(page).toHaveTitle("Guider om sömn – Livsresan");
    await cards(page).getByRole("link", { name: "Sov bättre", exact: true }).click();
    await expect(heading(page)).toHaveText("Sov bättre");
  });

  test("the home page shows no button that would do nothing", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
    await expect(cards(page).getByRole("heading")).toHaveCount(9);
  });
});
