import { open } from "../support/browserPages.ts";
import { COLOURS, hardToRead, PAGES_WITH_SCENES, SIZES } from "../support/browserScenes.ts";
import { expect, test } from "../support/browserTest.ts";

for (const [path] of PAGES_WITH_SCENES) {
  test(`words can be read on the scene of ${path}, light and dark`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, path);
    const found: Record<string, string[]> = {};
    for (const size of SIZES) {
      await page.setViewportSize(size);
      for (const colorScheme of COLOURS) {
        await page.emulateMedia({ colorScheme });
        const hard = await hardToRead(page);
        if (hard.length > 0) found[`${colorScheme} at ${size.width}`] = hard;
      }
    }
    expect(found).toEqual({});
  });
}
