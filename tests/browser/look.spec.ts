import type { Page } from "@playwright/test";
import { testsFromGraph } from "../support/browserGraph.ts";
import { cutWords, markersUnfolded } from "../support/browserLook.ts";
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

test("the list shows where the keyboard is, and its search field what it suggests", async ({ page }) => {
  await open(page, "/tester?provtyp=blood");

  await test.step("what the search field suggests can be read in light and dark colours", async () => {
    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme });
      await settled(page);
      const [text, ground] = await page.getByLabel("Sök bland tester").evaluate((field) => {
        const { color, opacity } = getComputedStyle(field, "::placeholder");
        return [opacity === "1" ? color : "", getComputedStyle(field).backgroundColor];
      });
      expect.soft(contrast(text, ground), colorScheme).toBeGreaterThanOrEqual(4.5);
    }
  });

  await test.step("whatever the keyboard reaches shows it, in the list and in the comparison", async () => {
    await chooseFirst(page, 2);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByRole("link", { name: "Livsresan" }).first().focus();
    expect.soft(await withoutFocusRing(page, 36)).toEqual([]);
    await bar(page).getByRole("button", { name: "Jämför nu" }).click();
    await expect(drawer(page).getByRole("table")).toBeVisible();
    expect(await withoutFocusRing(page, 12)).toEqual([]);
  });
});

test("on a phone a comparison shows that there is more of it, and cuts no word", { tag: "@phone" }, async ({
  page,
  request,
}) => {
  const { nodes } = await testsFromGraph(request);
  // Those with the longest words break first.
  const longest = ({ name, biomarkers }: (typeof nodes)[number]) =>
    Math.max(...[name, ...biomarkers].flatMap((text) => text.split(/[^\p{L}]+/u)).map(({ length }) => length));
  const compared = nodes.toSorted((a, b) => longest(b) - longest(a)).slice(0, 4);
  await open(page, `/tester?jamfor=${compared.map(({ id }) => id)}`);
  const region = drawer(page).getByRole("region", { name: "Jämförelsetabell" });
  const table = region.getByRole("table");
  await expect(table).toBeVisible();
  const fade = () =>
    region.evaluate((element) => getComputedStyle(element.parentElement ?? element, "::after").opacity);

  await test.step("of four tests it shows that there are more", async () => {
    await expect.poll(fade).toBe("1");
    await region.evaluate((element) => element.scrollTo({ left: 10_000, behavior: "instant" }));
    await expect.poll(fade).toBe("0");
    await region.evaluate((element) => element.scrollTo({ left: 0, behavior: "instant" }));
  });

  await test.step("no word and no number is cut, at 360 px and 768 px", async () => {
    await markersUnfolded(drawer(page));
    for (const width of [768, 360]) {
      await page.setViewportSize({ width, height: 740 });
      expect.soft(await cutWords(table), `at ${width} px`).toEqual([]);
    }
  });

  await test.step("two tests fit side by side", async () => {
    for (const { name } of compared.slice(2)) {
      await drawer(page)
        .getByRole("button", { name: `Ta bort ${name}`, exact: true })
        .click();
    }
    await expect(table.getByRole("columnheader")).toHaveCount(3);
    await expect.poll(() => region.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await expect.poll(fade).toBe("0");
  });
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
