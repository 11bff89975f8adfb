import { open } from "../support/browserPages.ts";
import { hardToRead, PAGES_WITH_SCENES, SIZES } from "../support/browserScenes.ts";
import { expect, test } from "../support/browserTest.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const MIDDLE = PAGES_WITH_SCENES.findIndex(([path]) => path === "/mr-scanning");

// Every page once, at sizes and in colours that take turns; all of each page are in scenes.full.spec.ts.
for (const [whose, from, to] of [
  ["the front door and of what there is to compare", 0, MIDDLE],
  ["what there is to read and to do", MIDDLE, PAGES_WITH_SCENES.length],
] as const) {
  test(`words can be read on the scenes of ${whose}`, async ({ page }) => {
    await open(page, PAGES_WITH_SCENES[from]?.[0] ?? "/");
    for (const [index, [path, heading]] of PAGES_WITH_SCENES.entries()) {
      if (index < from || index >= to) continue;
      const size = SIZES[index % SIZES.length] ?? SIZES[0];
      const colorScheme = index % 2 === 0 ? "light" : "dark";
      await test.step(`${path}, ${colorScheme} at ${size.width} px`, async () => {
        // Where no link of this page leads to the next, it is opened.
        const link = page.locator(`a[href="${path}"]:visible`);
        if (index !== from) await ((await link.count()) > 0 ? link.first().click() : open(page, path));
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme });
        expect.soft(await hardToRead(page)).toEqual([]);
      });
    }
  });
}
