import type { Page } from "@playwright/test";
import { cards, chooseFirst, drawer, open, settled } from "../support/browserPages.ts";
import { expectCalmLoad } from "../support/browserShifts.ts";
import { expect, test } from "../support/browserTest.ts";

const SIZES = [
  [360, 740],
  [768, 800],
  [1280, 900],
] as const;

/** What sticks out of the page to the right, as far as the page itself would scroll there. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.body.querySelectorAll("*")]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .map((element) => `${element.tagName.toLowerCase()}.${element.className} ${element.textContent?.slice(0, 30)}`)
      .concat(`the page is ${document.documentElement.scrollWidth} px wide`);
  });

/** Buttons, links and fields smaller than WCAG 2.2 asks (24 px); links within a line of text may be. */
const smallTargets = (page: Page, minimum: number, within: string) =>
  page.evaluate(
    ([smallest, root]) =>
      [...document.querySelectorAll(`${root} :is(a[href], button, input, select, [role=button], [role=switch])`)]
        .map((element) => ({ element: element.closest("label") ?? element, own: element }))
        .filter(({ element, own }) => element.getClientRects().length > 0 && getComputedStyle(own).display !== "inline")
        .map(({ element }) => ({
          text: element.textContent || element.getAttribute("aria-label"),
          box: element.getBoundingClientRect(),
        }))
        .filter(({ box }) => box.width < smallest || box.height < smallest)
        .map(({ text, box }) => `${text}: ${Math.round(box.width)} × ${Math.round(box.height)}`),
    [minimum, within] as const,
  );

/** Looks at the page at every width. */
async function atEveryWidth(page: Page, look: (width: number) => Promise<void>): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await test.step(`at ${width} px`, () => look(width));
  }
}

test("at every width nothing sticks out, targets are large enough, and results begin above the fold", async ({
  page,
}) => {
  /** Soft, since the other widths can be looked at all the same. */
  const expectNone = (found: () => Promise<string[]>) => expect.soft.poll(found).toEqual([]);
  const expectFitting = () => expectNone(() => overflow(page));
  await open(page, "/tester?q=e&kategori=blodtester&provtyp=blood");

  await test.step("a list that is narrowed", () => atEveryWidth(page, expectFitting));

  await test.step("the whole list", async () => {
    await page.getByRole("link", { name: "Rensa alla" }).click();
    await expect(page).toHaveURL("/tester");
    await expect(cards(page)).toHaveCount(24);
    await atEveryWidth(page, async () => {
      await expectFitting();
      await expectNone(() => smallTargets(page, 24, "#page"));
      await expectNone(() => smallTargets(page, 44, "article"));
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
      await expect.soft(page.getByRole("heading", { name: /hittades$/ })).toBeInViewport();
    });
  });

  await test.step("with four chosen tests", async () => {
    await chooseFirst(page, 4);
    await atEveryWidth(page, async () => {
      await expect(page.getByText("4 av 4 valda")).toBeVisible();
      await expectFitting();
    });
  });

  await test.step("with the comparison open", async () => {
    await page.getByRole("button", { name: "Jämför nu" }).click();
    await expect(drawer(page).getByRole("table")).toBeVisible();
    await atEveryWidth(page, async (width) => {
      await settled(page);
      await expectFitting();
      await expectNone(() => smallTargets(page, 24, "[role=dialog]"));
      const box = await drawer(page).boundingBox();
      expect.soft(box?.width).toBeLessThanOrEqual(width);
    });
  });
});

for (const width of [360, 1280]) {
  test(`at ${width} px nothing jumps while the list loads`, ({ page }) => expectCalmLoad(page, width));
}
