import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/browserAxe.ts";
import { GRAPH } from "../support/browserGraph.ts";
import { createGate } from "../support/browserHold.ts";
import { expectSameIds } from "../support/browserIds.ts";
import { mainLink, storedValue } from "../support/browserJourneyParts.ts";
import { cards, open } from "../support/browserPages.ts";
import { expect, test } from "../support/browserTest.ts";

/** The demo has so many; an editor of another test may have published one more meanwhile. */
const GUIDES = 25;

interface StoredActivity {
  id: string;
  type: string;
  title: string;
  url: string;
  duration: number;
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const topics = (page: Page) => page.getByRole("navigation", { name: "Ämnen" });
const footerLink = (page: Page, name: string) => page.getByRole("contentinfo").getByRole("link", { name, exact: true });
const activities = async (page: Page): Promise<StoredActivity[]> =>
  ((await storedValue(page, "userActivities")) as StoredActivity[] | undefined) ?? [];

/** Until the line at the top grows with the text: its code comes after the page, and the time of reading begins with it. */
const isFollowed = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>("main div")].some(({ style }) =>
          style.transform.startsWith("scaleX"),
        ),
      ),
    )
    .toBe(true);

/** Expects the page to be accessible when all of it has come, and no wider than the screen. */
async function expectReadable(page: Page): Promise<void> {
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  // At its top the header lies over no link.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  const sticksOut = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(sticksOut, "pixels that stick out").toBe(0);
}

/** Where the first picture of the page comes from, and whether it is there. */
const picture = (page: Page) =>
  page
    .getByRole("main")
    .locator("picture img")
    .first()
    .evaluate((image: HTMLImageElement) => [
      new URL(image.currentSrc || "about:blank").pathname,
      image.naturalWidth > 0,
    ]);

test.describe("with less movement", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("from the home page and the list a guide is found, read, and left for the next", { tag: "@both" }, async ({
    page,
  }) => {
    await test.step("the home page can be read by everybody", async () => {
      await open(page, "/");
      await expectSameIds(page);
      await expectReadable(page);
    });

    await test.step("all guides are listed, and a topic narrows them", async () => {
      await footerLink(page, "Guider").click();
      await expect(cards(page).nth(GUIDES - 1)).toBeVisible();
      await topics(page).getByRole("link", { name: "Tillskott" }).click();
      await expect(page).toHaveURL("/guider?amne=tillskott");
      await expect(cards(page).nth(GUIDES - 1)).toHaveCount(0);
      await expect
        .soft(page.getByRole("link", { name: "Tillskott", exact: true }).first())
        .toHaveAttribute("aria-current", "page");
      await expectReadable(page);
    });

    await test.step("a guide leads to who wrote it, and both say that they are examples", async () => {
      await cards(page).getByRole("link", { name: "Magnesium", exact: true }).click();
      await expect(page).toHaveURL("/guider/magnesium");
      await expect(heading(page)).toHaveText("Magnesium");
      await expect.soft(page.getByText("Exempelinnehåll – inte medicinskt granskat")).toBeVisible();
      await page.getByRole("main").getByRole("link", { name: "Mer om" }).click();
      await expect(page).toHaveURL(/\/dr-/);
      await expect.soft(page.getByText(/^Exempelinnehåll – .* är en påhittad person\.$/)).toBeVisible();
      await expectReadable(page);
    });

    await test.step("Back leads to the guide and to the topic", async () => {
      await page.goBack();
      await expect(heading(page)).toHaveText("Magnesium");
      await page.goBack();
      await expect(page).toHaveURL("/guider?amne=tillskott");
      await expect(heading(page)).toHaveText("Guider");
    });

    await test.step("a guide of another topic shows its picture", async () => {
      await page.emulateMedia({ colorScheme: "light" });
      await topics(page).getByRole("link", { name: "Sömn" }).click();
      await cards(page).getByRole("link", { name: "Sov bättre", exact: true }).click();
      await expect(heading(page)).toHaveText("Sov bättre");
      await expect.poll(() => picture(page)).toEqual(["/media/art/articles/guider/somn-optimering.svg", true]);
      await expectReadable(page);
    });
  });

  test("a guide is read with its sources, its contents and its grades of evidence, and printed", {
    tag: "@both",
  }, async ({ page, isMobile }) => {
    await open(page, "/guider/magnesium");
    await test.step("a reference leads to its source and back, with the keyboard", async () => {
      const references = page.getByRole("link", { name: "Källa 4", exact: true });
      const source = page.locator("#kalla-4");
      await references.nth(1).focus();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/#kalla-4$/);
      await expect(source).toBeFocused();
      await expect(source).toBeInViewport();
      // What comes next is in the source: its address, then the places that name it.
      await page.keyboard.press("Tab");
      await expect.soft(source.getByRole("link", { name: /^doi\.org\/10\.1002\// })).toBeFocused();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await expect(source.getByRole("link", { name: "Tillbaka till texten, ställe b" })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(references.nth(1)).toBeFocused();
      await expect.soft(references.nth(1)).toBeInViewport();
      await page.goBack();
      await page.goBack();
      await expect(page).toHaveURL(/\/guider\/magnesium$/);
      await expect(heading(page)).toHaveText("Magnesium");
    });

    await test.step("what it says in short is in the first screen of a phone, and leads to where it says so", async () => {
      const size = page.viewportSize();
      await page.setViewportSize({ width: 360, height: 740 });
      await page.evaluate(() => window.scrollTo(0, 0));
      const dose = page.locator("dd").filter({ hasText: /Högst 250.milligram/ });
      const bar = await page.locator("dd").first().boundingBox();
      expect(bar?.y).toBeGreaterThan(0);
      const box = await dose.boundingBox();
      expect((box?.y ?? 999) + (box?.height ?? 999)).toBeLessThanOrEqual(740);
      for (const question of ["Hjälper det?", "Hur mycket?", "Vem bör låta bli?", "Hur säkert?"]) {
        const link = page.getByRole("link", { name: question, exact: true });
        const section = page.locator((await link.getAttribute("href")) ?? "missing");
        await link.click();
        await expect.soft(section, question).toBeInViewport();
        await page.goBack();
      }
      if (size) await page.setViewportSize(size);
    });

    const table = page.getByRole("table").filter({ hasText: "Underlag" });
    await test.step("each grade of evidence has a colour of its own", async () => {
      const colour = (label: string) =>
        table
          .getByText(label, { exact: true })
          .first()
          .evaluate((badge) => getComputedStyle(badge).color);
      const colours = [await colour("Starkt"), await colour("Måttligt"), await colour("Blandad")];
      expect.soft(new Set(colours).size, colours.join()).toBe(3);
    });

    await test.step("a link in the text leads on at once, and to a new tab for whoever wants that", async () => {
      const link = page.getByRole("article").locator("p a[href^='/markorer/']").first();
      const address = (await link.getAttribute("href")) ?? "";
      const tab = page.context().waitForEvent("page");
      await link.click({ modifiers: ["ControlOrMeta"] });
      await (await tab).close();
      await expect.soft(page).toHaveURL(/\/guider\/magnesium$/);
      await page.evaluate(() => document.documentElement.setAttribute("data-same-page", ""));
      await link.click();
      await expect(page).toHaveURL(address);
      await expect.soft(page.locator("html[data-same-page]")).toHaveCount(1);
      await page.goBack();
      await expect(heading(page)).toHaveText("Magnesium");
    });

    if (isMobile) {
      await test.step("a table of evidence fits the phone, and is still a table", async () => {
        const [hidden, width = 0] = await table.evaluate((element) => {
          const frame = element.parentElement as HTMLElement;
          return [frame.scrollWidth - frame.clientWidth, frame.clientWidth];
        });
        expect.soft(hidden).toBe(0);
        await expect.soft(table.getByRole("columnheader")).toHaveText(["Påstående", "Underlag", "Vad vi vet"]);
        const row = table.getByRole("row").nth(1);
        await expect.soft(row.getByRole("cell")).toHaveCount(3);
        const words = await row.getByRole("cell").nth(2).boundingBox();
        expect.soft(words?.width).toBeGreaterThan(width * 0.9);
      });
    }

    await test.step("the contents lead into the text", async () => {
      if (isMobile) await page.locator("summary").filter({ hasText: "Innehåll" }).click();
      const contents = page.getByRole("navigation", { name: "Innehåll" });
      const links = contents.getByRole("link");
      await expect.soft(links.last()).toHaveText("Källor");
      const section = await links.nth(2).innerText();
      await links.nth(2).click();
      await expect(page.getByRole("heading", { level: 2, name: section })).toBeInViewport();
      if (!isMobile) await expect.soft(contents.locator("[aria-current]")).toHaveText(section);
      await expect.soft(page).toHaveURL(/#/);
    });

    await test.step("the guide can be read by everybody", () => expectReadable(page));

    await test.step("on paper it is its text alone, dark on white", async () => {
      await page.emulateMedia({ media: "print", colorScheme: "dark" });
      await expect.soft(heading(page)).toBeVisible();
      for (const role of ["banner", "contentinfo"] as const) await expect.soft(page.getByRole(role)).toBeHidden();
      await expect.soft(page.getByRole("button", { name: "Dela" })).toBeHidden();
      const text = page.getByRole("article").getByText(/\S/).and(page.locator("p")).last();
      await expect.soft(text).toHaveCSS("color", /^rgb\((0|51), /);
      await expect.soft(page.locator("#kalla-4")).toContainText("doi.org/10.1002/14651858.CD009402.pub3");
      await expect.soft(page.locator(".back").first()).toBeHidden();
      // The text is as wide as what stands above it.
      const [above, below] = await Promise.all([heading(page).boundingBox(), text.boundingBox()]);
      expect.soft(below?.width).toBeGreaterThan(0.9 * (above?.width ?? Infinity));
    });
  });
});

test("shapes stand where the guides will be, and a list that cannot be loaded comes when asked again", async ({
  page,
  expectConsole,
}) => {
  expectConsole(/\/graphql/);
  await open(page, "/om-oss");
  const { isOpen, open: letGo } = createGate();
  await page.route(GRAPH, async (route) => {
    await isOpen;
    await route.abort();
  });

  await test.step("six shapes stand where the guides will be", async () => {
    await mainLink(page, "Guider").click();
    await expect(heading(page)).toHaveText("Guider");
    await expect(page.locator("[data-skeleton]")).toHaveCount(6);
  });

  await test.step("a list that cannot be loaded says so", async () => {
    letGo();
    await expect(page.getByRole("alert")).toContainText("Guiderna kunde inte hämtas.");
    await expect.soft(page.locator("[data-skeleton]")).toHaveCount(0);
  });

  await test.step("it comes when asked again", async () => {
    await page.unroute(GRAPH);
    await page.getByRole("button", { name: "Försök igen" }).click();
    await expect(cards(page).nth(GUIDES - 1)).toBeVisible();
    await expect(page.locator("[data-skeleton]")).toHaveCount(0);
  });
});

test("a picture that does not come is shown as it was drawn, or another in its place", async ({
  page,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/);
  await page.emulateMedia({ colorScheme: "light" });
  await page.route("**/media/**", (route) => route.abort());
  await open(page, "/guider/somn-optimering");
  await expect.poll(() => picture(page)).toEqual(["/art/articles/guider/somn-optimering.svg", true]);
  await page.route("**/art/articles/guider/somn-optimering.svg", (route) => route.abort());
  await page.reload();
  await expect.poll(() => picture(page)).toEqual(["/art/articles/halsa.svg", true]);
});

test("reading a guide to its end counts once a day, with the minutes that it was in sight", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
  // Minutes go by here, which shall be minutes of one day.
  const noon = new Date().setHours(12, 0, 0, 0);
  await page.clock.install({ time: noon });
  await open(page, "/guider/zone-2");
  const minutes = Number(/(\d+) min(?!u)/.exec(await page.getByRole("article").first().innerText())?.[1]);
  const steps = page.getByRole("region", { name: "Nästa steg för dig" });
  const goToEnd = () => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));

  await test.step("three next steps are offered at the end", async () => {
    await expect.soft(steps.getByRole("link", { name: "Alla rekommendationer" })).toHaveAttribute("href", "/min-resa");
    expect(await activities(page)).toEqual([]);
    await isFollowed(page);
    await steps.scrollIntoViewIfNeeded();
    await expect(steps.getByRole("listitem")).toHaveCount(3);
    // What came in between has moved the text: a reader goes on to the end.
    await goToEnd();
  });

  await test.step("time that it is hidden is no time that it is read", async () => {
    const show = (state: "visible" | "hidden") =>
      page.evaluate((visibility) => {
        Object.defineProperty(document, "visibilityState", { value: visibility, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
      }, state);
    await show("hidden");
    await page.clock.runFor(minutes * 60_000);
    await show("visible");
    expect(await activities(page)).toEqual([]);
  });

  await test.step("after half of its minutes it counts, with a word", async () => {
    await page.clock.runFor(minutes * 20_000);
    expect(await activities(page)).toEqual([]);
    await page.clock.runFor(minutes * 11_000);
    await expect.poll(async () => (await activities(page)).length).toBe(1);
    await expect
      .soft(page.getByRole("status").filter({ hasText: "Räknat i din resa" }))
      .toContainText("+1 guide: Zone 2: lugn kondition");
    const [activity] = await activities(page);
    expect.soft(activity).toMatchObject({ type: "article", title: "Zone 2: lugn kondition", url: "/guider/zone-2" });
    expect.soft(activity?.duration).toBe(minutes);
    const progress = (await storedValue(page, "global-progress")) as {
      categories: { id: string; items: { id: string }[] }[];
    };
    const items = progress.categories.flatMap(({ items }) => items.map(({ id }) => id));
    expect.soft(items.sort()).toEqual(["guide:zone-2", "training-guide:zone-2"]);
  });

  await test.step("read again the same day, it does not count again", async () => {
    await open(page, "/guider/zone-2");
    await steps.scrollIntoViewIfNeeded();
    await expect(steps.getByRole("listitem").first()).toBeVisible();
    await goToEnd();
    await page.clock.runFor(minutes * 31_000);
    expect.soft(await activities(page)).toHaveLength(1);
    await expect.soft(page.getByText("Räknat i din resa")).toHaveCount(0);
  });

  await test.step("another one the same day counts without a word", async () => {
    await open(page, "/guider/hiit");
    await isFollowed(page);
    await steps.scrollIntoViewIfNeeded();
    await expect(steps.getByRole("listitem").first()).toBeVisible();
    await goToEnd();
    await page.clock.runFor(10 * 31_000);
    await expect.poll(async () => (await activities(page)).length).toBe(2);
    await expect.soft(page.getByText("Räknat i din resa")).toHaveCount(0);
  });

  await test.step("sharing copies the address where the device has no way of its own", async () => {
    await page.clock.pauseAt(noon + 3 * 60 * 60_000);
    await page.getByRole("button", { name: "Dela" }).click();
    await expect(page.getByRole("button", { name: "Länken är kopierad" })).toBeVisible();
    expect.soft(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/guider\/hiit$/);
    await page.clock.runFor(2_100);
    await expect(page.getByRole("button", { name: "Dela" })).toBeVisible();
  });
});

test("wrong addresses lead to guides all the same, and a guide can be shared and left", async ({
  page,
  expectConsole,
}) => {
  expectConsole(/404/);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", {
      value: async (data: ShareData) => {
        document.documentElement.dataset.shared = `${data.title} ${data.url}`;
        throw new DOMException("no", "AbortError");
      },
    });
  });

  await test.step("a guide that there is not says so, and leads back", async () => {
    const response = await open(page, "/guider/finns-inte");
    expect.soft(response?.status()).toBe(404);
    await expect(heading(page)).toHaveText("Artikel hittades inte");
    await expect.soft(page.getByText("Den artikel du söker existerar inte eller har tagits bort.")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Till alla guider" }).click();
    await expect(cards(page).nth(GUIDES - 1)).toBeVisible();
  });

  await test.step("a link of the site to another spelling ends at the guide", async () => {
    await page.evaluate(() => {
      Object.assign(window, { isSameLoad: true });
      const state = (key: string) => ({ idx: (history.state?.idx ?? 0) + 1, key });
      history.pushState(state("alias"), "", "/guider/zone-2-traning");
      history.pushState(state("next"), "", "/guider");
    });
    await page.goBack();
    await expect(page).toHaveURL("/guider/zone-2");
    await expect(heading(page)).toHaveText("Zone 2: lugn kondition");
    expect.soft(await page.evaluate(() => "isSameLoad" in window)).toBe(true);
  });

  await test.step("a guide's next steps never lead to itself", async () => {
    await footerLink(page, "Guider").click();
    await cards(page).locator('a[href="/guider/forsta-blodprovet"]').first().click();
    await expect(heading(page)).toHaveText("Ditt första blodprov");
    const steps = page.getByRole("region", { name: "Nästa steg för dig" });
    await steps.scrollIntoViewIfNeeded();
    await expect(steps.getByRole("listitem").first()).toBeVisible();
    await expect.soft(steps.locator('a[href="/guider/forsta-blodprovet"]')).toHaveCount(0);
  });

  await test.step("sharing takes the device's own way, and changing one's mind is no failure", async () => {
    await page.getByRole("button", { name: "Dela" }).click();
    await expect(page.locator("html")).toHaveAttribute(
      "data-shared",
      /^Ditt första blodprov .*\/guider\/forsta-blodprovet$/,
    );
    await expect(page.getByRole("button", { name: "Dela" })).toBeVisible();
  });
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
    await expect(page.locator("#kalla-2-i-texten-1")).toBeInViewport();
    await page.locator("#kalla-2-i-texten-1").click();
    await expect(page.locator("#kalla-2")).toBeInViewport();
    await expect.soft(page.getByRole("button", { name: "Dela" })).toBeHidden();
    await expect.soft(page.getByRole("link", { name: "Alla rekommendationer" })).toBeVisible();
  });

  test("the home page has no button that would do nothing, and topics are links", async ({ page }) => {
    await page.goto("/");
    await expect.soft(page.getByRole("main").getByRole("button")).toHaveCount(0);
    await expect.soft(cards(page).getByRole("heading")).toHaveCount(9);
    await mainLink(page, "Guider").click();
    await topics(page).getByRole("link", { name: "Sömn" }).click();
    await expect(page).toHaveURL("/guider?amne=somn");
    await expect.soft(page).toHaveTitle("Guider om sömn – Livsresan");
    await cards(page).getByRole("link", { name: "Sov bättre", exact: true }).click();
    await expect(heading(page)).toHaveText("Sov bättre");
  });
});
