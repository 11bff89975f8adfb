import type { Page } from "@playwright/test";
import { expect } from "./browserTest.ts";

/** Expects that on a phone whose letters are twice the size nothing is wider than the screen, nor beyond its edge. */
export async function expectLargeLettersFit(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 740 });
  const cut = await page.evaluate(() => {
    const root = document.documentElement;
    root.style.fontSize = "200%";
    const { clientWidth, scrollWidth } = root;
    const beyond = [...document.querySelectorAll<HTMLElement>("header a, header button, main button, main select")]
      .filter(
        (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest("[data-scrolls], [role=tablist]"),
      )
      .filter((one) => one.getBoundingClientRect().right > clientWidth + 1)
      .map((one) => `${one.innerText || one.ariaLabel} ends at ${Math.round(one.getBoundingClientRect().right)} px`);
    root.style.fontSize = "";
    return [...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide, of ${clientWidth}`] : []), ...beyond];
  });
  expect.soft(cut, "with letters of twice the size").toEqual([]);
  if (before) await page.setViewportSize(before);
}

/** Expects that where a system takes the colours away a button still has an edge, and what is chosen a mark. */
export async function expectEdgesWithoutColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: "active" });
  const bare = await page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((one) =>
        one.checkVisibility({ visibilityProperty: true }),
      );
    const width = (value: string) => Number.parseFloat(value) || 0;
    return [
      ...shown(".MuiButton-root, [data-compares]").filter((one) => width(getComputedStyle(one).borderTopWidth) === 0),
      ...shown("[aria-current='page'], [aria-selected='true'], [aria-pressed='true']").filter(
        (one) => width(getComputedStyle(one).outlineWidth) === 0 || getComputedStyle(one).outlineStyle === "none",
      ),
    ].map((one) => one.outerHTML.slice(0, 90));
  });
  expect.soft(bare, "in forced colours").toEqual([]);
  await page.emulateMedia({ forcedColors: null });
}
