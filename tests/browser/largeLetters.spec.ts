import type { Locator } from "@playwright/test";
import { STORED_JOURNEY } from "../support/browserJourney.ts";
import { journeyBar } from "../support/browserJourneyParts.ts";
import { open } from "../support/browserPages.ts";
import { MORNING, protocolState, storeProtocols } from "../support/browserProtocols.ts";
import { expect, test } from "../support/browserTest.ts";

// The browser's own size of letters, which style sheets can ask for; a page's root cannot stand for it.
test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are asked for
  launchOptions: async ({}, use, { project }) => {
    const { launchOptions } = project.use;
    await use({ ...launchOptions, args: [...(launchOptions?.args ?? []), "--blink-settings=defaultFontSize=32"] });
  },
});

const PATHS = [
  "/",
  "/tester",
  "/tester/markorer",
  "/markorer",
  "/biohacking",
  "/mr-scanning",
  "/mental-optimering",
  "/mental-optimering/light",
  "/traning",
  "/somntestet",
  "/integritetspolicy",
  "/protokoll",
  "/protokoll?vy=idag",
];

test("pages fit a phone whose browser has letters of twice the size", { tag: "@phone" }, async ({ page }) => {
  await storeProtocols(page, protocolState([MORNING]));
  for (const path of PATHS) {
    await open(page, path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
    const cut = await page.evaluate(() => {
      const isMeant = (one: Element): boolean =>
        one.closest("[data-scrolls], [role=tablist], table, svg") !== null ||
        getComputedStyle(one).position === "absolute";
      return [...document.querySelectorAll<HTMLElement>("header *, main *, footer *")]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !isMeant(one))
        .filter(
          (one) =>
            one.getBoundingClientRect().right > 361 ||
            (one.tagName === "A" && one.scrollWidth > one.clientWidth + 2 && one.clientWidth > 0),
        )
        .map(
          (one) =>
            `${one.tagName} '${one.innerText?.slice(0, 40)}' ends at ${Math.round(one.getBoundingClientRect().right)} px`,
        );
    });
    expect.soft(cut, path).toEqual([]);
  }
  // The comparison's names are whole, and so is what the journey's bar says.
  await open(page, "/tester");
  const ids = await page.locator("[data-compares]").evaluateAll((all) => all.map((one) => one.dataset.compares));
  await open(page, `/tester?jamfor=${ids.slice(0, 3)}`);
  const heads = page.getByRole("dialog").getByRole("columnheader");
  await expect(heads).toHaveCount(4);
  const cutIn = (parts: Locator) =>
    parts.evaluateAll((all) =>
      all.flatMap((one) => {
        const { right, bottom } = one.getBoundingClientRect();
        return [...one.querySelectorAll<HTMLElement>("*")]
          .filter((part) => part.checkVisibility() && getComputedStyle(part).position !== "absolute")
          .filter((part) => {
            const box = part.getBoundingClientRect();
            return box.width > 0 && (box.right > right + 1 || box.bottom > bottom + 1);
          })
          .map((part) => part.innerText);
      }),
    );
  expect.soft(await cutIn(heads)).toEqual([]);
  expect.soft(await heads.nth(1).evaluate((one) => getComputedStyle(one).position)).toBe("static");
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, JSON.stringify(value));
  }, STORED_JOURNEY);
  await open(page, "/guider");
  await expect(journeyBar(page)).toBeVisible();
  expect.soft(await cutIn(journeyBar(page))).toEqual([]);
  // The chosen level alone is named at the slider, in a line: three beside each other would break within their words.
  await open(page, "/mental-optimering");
  const named = page.getByRole("slider").locator("xpath=following-sibling::div").locator("> span:visible");
  await expect(named).toHaveCount(1);
  expect(await named.evaluate((one) => one.getClientRects().length)).toBe(1);
  const height = await named.evaluate((one) => one.clientHeight / Number.parseFloat(getComputedStyle(one).fontSize));
  expect(height).toBeLessThan(2);
});
