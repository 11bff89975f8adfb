import { expectEdgesWithoutColours, expectLargeLettersFit } from "../support/browserAccess.ts";
import { expectAccessible } from "../support/browserAxe.ts";
import { open } from "../support/browserPages.ts";
import { PUBLIC_PAGES } from "../support/browserRoutes.ts";
import { expect, test } from "../support/browserTest.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const [path, heading] of PUBLIC_PAGES) {
  test(`${path} shows its page and is accessible in light and dark colours`, async ({ page }) => {
    const response = await open(page, path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page.getByRole("main")).toHaveCount(1);
    await expectAccessible(page);
    await expectLargeLettersFit(page);
    await expectEdgesWithoutColours(page);
  });
}
