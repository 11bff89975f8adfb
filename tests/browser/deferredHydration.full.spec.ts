import { expectStayed, openWithoutLateCode, recordRemovals } from "../support/browserLateCode.ts";
import { recordShifts } from "../support/browserShifts.ts";
import { test } from "../support/browserTest.ts";

for (const path of ["/om-oss", "/mr-scanning", "/dr-eivor-almvide"]) {
  test(`${path} stays as it came while its code and fonts arrive`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await recordRemovals(page);
    await recordShifts(page);
    const letCome = await openWithoutLateCode(page, path);
    await letCome();
    await expectStayed(page);
  });
}
