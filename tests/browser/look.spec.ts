import type { Locator, Page } from "@playwright/test";
import { testsFromGraph } from "../support/browserGraph.ts";
import { bar, chooseFirst, drawer, open, settled } from "../support/browserPages.ts";
import { expect, test } from "../support/browserTest.ts";

/** What the keyboard reaches within, as far as it does not show that it does. */
async function withoutFocusRing(page: Page, presses: number): Promise<string[]> {
  const bare = new Set<string>();
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press("Tab");
    const name = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return null;
      // A field and a switch show it at what surrounds them.
      const shown = [focused, focused.parentElement, focused.parentElement?.parentElement].some((element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element ?? focused);
        return outlineStyle === "solid" && Number.parseFloat(outlineWidth) >= 2;
      });
      return shown ? null : `${focused.tagName} ${focused.getAttribute("aria-label") ?? focused.textContent}`;
    });
    if (name) bare.add(name);
  }
  return [...bare];
}

test("whatever the keyboard reaches shows it", async ({ page }) => {
  await open(page, "/tester?provtyp=blood");
  await chooseFirst(page, 2);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole("link", { name: "Livsresan" }).first().focus();
  expect(await withoutFocusRing(page, 36)).toEqual([]);
  await bar(page).getByRole("button", { name: "Jämför nu" }).click();
  await expect(drawer(page).getByRole("table")).toBeVisible();
  expect(await withoutFocusRing(page, 12)).toEqual([]);
});

test("what the search field suggests can be read in light and dark colours", async ({ page }) => {
  await open(page, "/tester");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await settled(page);
    const [text, ground] = await page.getByLabel("Sök bland tester").evaluate((field) => {
      const { color, opacity } = getComputedStyle(field, "::placeholder");
      return [opacity === "1" ? color : "", getComputedStyle(field).backgroundColor];
    });
    expect(contrast(text, ground), colorScheme).toBeGreaterThanOrEqual(4.5);
  }
});

test("the comparison cuts no word and no number, at 360 px and 768 px", async ({ page, request }) => {
  test.slow();
  const ids = (await testsFromGraph(request)).nodes.map(({ id }) => id);
  const cut: string[] = [];
  for (let first = 0; first < ids.length; first += 4) {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, `/tester?jamfor=${ids.slice(first, first + 4)}`);
    const table = drawer(page).getByRole("table");
    await expect(table).toBeVisible();
    const all = drawer(page).getByRole("button", { name: /^Visa alla/ });
    if (await all.isVisible()) await all.click();
    for (const width of [360, 768]) {
      await page.setViewportSize({ width, height: 740 });
      cut.push(...(await cutWords(table)).map((word) => `${word} at ${width} px`));
    }
  }
  expect([...new Set(cut)]).toEqual([]);
});

test("on a phone two tests fit side by side, and of four it shows that there are more", { tag: "@phone" }, async ({
  page,
  request,
}) => {
  const ids = (await testsFromGraph(request)).nodes.map(({ id }) => id);
  const region = drawer(page).getByRole("region", { name: "Jämförelsetabell" });
  const fade = () =>
    region.evaluate((element) => getComputedStyle(element.parentElement ?? element, "::after").opacity);
  await open(page, `/tester?jamfor=${ids.slice(0, 2)}`);
  await expect(region).toBeVisible();
  await expect(region.getByRole("table")).toBeVisible();
  await expect.poll(() => region.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await expect.poll(fade).toBe("0");
  await open(page, `/tester?jamfor=${ids.slice(0, 4)}`);
  await expect.poll(fade).toBe("1");
  await region.evaluate((element) => element.scrollTo({ left: 10_000, behavior: "instant" }));
  await expect.poll(fade).toBe("0");
});

/** Words and numbers of a table that go on in the next line without a hyphen. */
const cutWords = (table: Locator): Promise<string[]> =>
  table.evaluate((element) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
      for (const { 0: word, index } of node.data.matchAll(/\p{L}+|\p{N}+(?:\u00a0(?:\p{N}+|kr))*/gu)) {
        const lines = new Set<number>();
        for (let at = index; at < index + word.length; at++) {
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const box = [...range.getClientRects()].at(-1);
          if (box) lines.add(Math.round(box.top));
        }
        if (lines.size > 1) found.push(`${word} in ${node.data}`);
      }
    }
    return found;
  });

/** The contrast of two colours as WCAG counts it. */
function contrast(...colours: (string | undefined)[]): number {
  const [lighter = 0, darker = 0] = colours
    .map((colour) => {
      const [red = 0, green = 0, blue = 0] = (colour?.match(/[\d.]+/g) ?? []).map((part) => {
        const share = Number(part) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    })
    .sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}
