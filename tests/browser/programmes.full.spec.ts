import { expectAccessible } from "../support/browserAxe.ts";
import { open } from "../support/browserPages.ts";
import { expectUnfoldedFits, goToLevel } from "../support/browserProgrammes.ts";
import { test } from "../support/browserTest.ts";

// Each day they are checked in a wide window, and Light on a phone, too.
test("on a phone Medium and Hardcore are accessible with everything open", { tag: "@phone" }, async ({ page }) => {
  await open(page, "/mental-optimering");
  for (const level of ["medium", "hardcore"]) {
    await test.step(`${level} is accessible`, async () => {
      await goToLevel(page, level);
      await expectUnfoldedFits(page);
      await expectAccessible(page);
      await page.goBack();
    });
  }
});
