import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../support/browserAxe.ts";
import { bar, open } from "../support/browserPages.ts";
import { expect, test } from "../support/browserTest.ts";

const main = (page: Page): Locator => page.getByRole("main");
const heading = (page: Page): Locator => main(page).getByRole("heading", { level: 1 });
const footerLink = (page: Page, name: string): Locator =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true });

test("from a test to what it measures, to a cheaper test, and to who sells it", { tag: "@both" }, async ({ page }) => {
  await test.step("a test leads to a marker that it measures, which has a page of its own", async () => {
    await open(page, "/tester/halsokontroll-grund-21");
    const cheaper = main(page).getByRole("region", { name: "Jämfört med billigare tester" });
    await expect.soft(cheaper.getByRole("rowheader")).toHaveCount(3);
    await main(page).getByRole("region", { name: "Det här mäts" }).getByRole("link", { name: "Ferritin" }).click();
    await expect(page).toHaveURL(/\/markorer\/ferritin-\d+$/);
    await expect(heading(page)).toHaveText("Ferritin");
    await expect.soft(page).toHaveTitle("Ferritin – Livsresan");
    await expectAccessible(page);
  });

  await test.step("tests that measure it can be compared, and lead to their seller", async () => {
    const tests = main(page).getByRole("list", { name: "Tester som mäter Ferritin" });
    // What a finger that is on its way to the window's lower edge presses when the bar has come there meanwhile.
    const pressed = page.evaluate(
      () =>
        new Promise<string>((resolve) =>
          new MutationObserver((_, watch) => {
            const bar = document.querySelector("section[aria-label='Jämförelse']");
            if (!bar) return;
            watch.disconnect();
            for (const movement of bar.getAnimations())
              if ((movement as CSSAnimation).animationName === "rise") movement.finish();
            const { left, right, top, bottom } = bar.getBoundingClientRect();
            const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
            resolve(found && bar.contains(found) ? "the bar" : "the page");
          }).observe(document.body, { childList: true, subtree: true }),
        ),
    );
    await tests.getByRole("listitem").first().getByRole("button", { name: "Jämför" }).click();
    expect.soft(await pressed).toBe("the page");
    await bar(page).getByRole("button", { name: "Jämför nu" }).click({ trial: true });
    await tests.getByRole("link", { name: "Järnkollen hemma", exact: true }).click();
    await expect(heading(page)).toHaveText("Järnkollen hemma");
    await main(page).getByRole("link", { name: "Skarvsunda Apotek" }).first().click();
    await expect(heading(page)).toHaveText("Skarvsunda Apotek");
    const sold = main(page).getByRole("region", { name: "Hälsotester" });
    await expect.soft(sold.getByRole("listitem")).toHaveCount(5);
    await expectAccessible(page);
  });

  await test.step("Back leads to the marker", async () => {
    await page.goBack();
    await page.goBack();
    await expect(heading(page)).toHaveText("Ferritin");
  });
});

test("markers, suppliers and clinics are listed for everybody", { tag: "@phone" }, async ({ page }) => {
  await open(page, "/markorer");
  await expectAccessible(page);
  await footerLink(page, "Leverantörer").click();
  await expect(heading(page)).toHaveText("Leverantörer");
  await expectAccessible(page);
  await footerLink(page, "MR-scanning").click();
  await main(page).getByRole("link", { name: "Skuggsjö MR-klinik" }).first().click();
  await expect(heading(page)).toHaveText("Skuggsjö MR-klinik");
  await expectAccessible(page);
});

test("a former name's address is put right, and what there is not says so", async ({ page, expectConsole }) => {
  await open(page, "/markorer/nagot-annat-10");
  await expect(page).toHaveURL("/markorer/ferritin-10");
  expectConsole(/404/);
  await open(page, "/markorer/x-99999");
  await expect(heading(page)).toHaveText("Markören finns inte");
  for (const [path, text] of [
    ["/leverantorer/x-99999", "Leverantören finns inte"],
    ["/mr-scanning/x-99999", "Vårdgivaren finns inte"],
  ] as const) {
    const answer = await page.request.get(path);
    expect.soft(answer.status()).toBe(404);
    expect.soft(await answer.text()).toMatch(new RegExp(`<h1[^>]*>${text}</h1>`));
  }
});
