import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../support/browserAxe.ts";
import { expectSameIds } from "../support/browserIds.ts";
import { drawer, hydrated, open } from "../support/browserPages.ts";
import { expect, test } from "../support/browserTest.ts";

const marker = (page: Page, name: string) => page.getByRole("checkbox", { name, exact: true });
const answer = (page: Page) => page.locator("#svar");
const answerHeading = (page: Page, name: string) => answer(page).getByRole("heading", { name });
const search = (page: Page) => page.getByRole("searchbox", { name: /^Sök bland/ });
/** The cheapest answer; it may be the one with the fewest tests, too. */
const combination = (page: Page) => answer(page).getByRole("region", { name: /^Billigast/ });
/** The tests of an answer. */
const offers = (way: Locator) => way.getByRole("list").getByRole("listitem");
/** Prices of tests as their rows say them: '299 kr' or 'från 299 kr'. */
const pricesOf = async (rows: Locator) =>
  (await rows.allInnerTexts()).map((text) => kronor(text.match(/[\d\s]+kr$/m)?.[0] ?? ""));

/** '1 295 kr' as a number of kronor. */
const kronor = (text: string): number => Number(text.replace(/\D/g, ""));

async function price(page: Page): Promise<number> {
  return kronor(await combination(page).locator("p").first().innerText());
}

test.describe("with less movement", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("markers are searched and chosen, and the answer goes into the comparison", async ({ page }) => {
    await open(page, "/tester/markorer");
    await expect(answerHeading(page, "Här kommer svaret")).toBeVisible();

    await test.step("markers are searched", async () => {
      await search(page).fill("ferri");
      await expect(page.getByRole("status").filter({ hasText: "hittades" })).toBeVisible();
      await expect.soft(marker(page, "Ferritin")).toBeVisible();
      await expect.soft(marker(page, "TSH")).toHaveCount(0);
      for (const text of ["D-vitamin", "dvitamin", "vitamin D3"]) {
        await search(page).fill(text);
        await expect.soft(marker(page, "25-OH-vitamin D")).toBeVisible();
        await expect.soft(marker(page, "Ferritin")).toHaveCount(0);
      }
      await search(page).fill("kollesterol");
      await expect(page.getByRole("status").filter({ hasText: "för ”kolesterol”" })).toBeVisible();
      await search(page).fill("finns inte");
      await expect(page.getByText("Ingen markör matchar din sökning.")).toBeVisible();
      await search(page).fill("");
    });

    await test.step("one marker has its cheapest test, three of different groups cost more", async () => {
      await marker(page, "Ferritin").check();
      await expect(answerHeading(page, "1 av 30 markörer valda")).toBeVisible();
      await expect(combination(page)).toContainText("1 test, 1 prov hemma");
      const one = await price(page);
      await page.locator("summary").filter({ hasText: "Blodfetter och kärl" }).click();
      await marker(page, "Homocystein").check();
      await expect(answerHeading(page, "2 av 30 markörer valda")).toBeVisible();
      await marker(page, "ApoB").check();
      await expect(answerHeading(page, "3 av 30 markörer valda")).toBeVisible();
      await expect(answer(page).getByRole("rowheader")).toHaveCount(3);
      expect.soft(await price(page)).toBeGreaterThan(one);
    });

    const rows = offers(combination(page));
    const prices = await pricesOf(rows);
    await test.step("the answer costs what its tests cost together, and they measure each marker", async () => {
      expect(prices.length).toBeGreaterThan(1);
      expect.soft(prices.reduce((sum, price) => sum + price, 0)).toBe(await price(page));
      for (const row of await answer(page).getByRole("row").all()) {
        if ((await row.getByRole("rowheader").count()) > 0)
          await expect.soft(row.getByText("Ingår", { exact: true })).not.toHaveCount(0);
      }
    });

    await test.step("each test leads to its page and, counted as from a card, to its seller", async () => {
      for (const row of await rows.all()) {
        const name = await row.getByRole("link").first().innerText();
        const own = row.getByRole("link", { name, exact: true });
        await expect.soft(own).toHaveAttribute("href", /^\/tester\/.+-\d+$/);
        const visit = row.getByRole("link", { name: `Visa test: ${name}` });
        await expect.soft(visit).toHaveAttribute("href", /^\/ut\/\d+\?fran=tester$/);
      }
    });

    await test.step("fewer tests cost more, and are not more than the cheapest", async () => {
      const fewest = answer(page).getByRole("region", { name: "Så få tester som möjligt" });
      expect.soft(await offers(fewest).count()).toBeLessThan(prices.length);
      expect.soft(kronor(await fewest.locator("p").first().innerText())).toBeGreaterThan(await price(page));
    });

    await test.step("the address carries the choice", async () => {
      await page.reload();
      await hydrated(page);
      await expect(answerHeading(page, "3 av 30 markörer valda")).toBeVisible();
      await expect.soft(marker(page, "ApoB")).toBeChecked();
      await expectSameIds(page);
    });

    await test.step("its tests are shown in the comparison", async () => {
      const names = await Promise.all((await rows.all()).map((row) => row.getByRole("link").first().innerText()));
      await answer(page).getByRole("link", { name: "Visa i jämförelsen" }).click();
      await expect(page).toHaveURL(/\/tester\?jamfor=[\d,]+$/);
      await expect(drawer(page).getByRole("table")).toBeVisible();
      for (const name of names) await expect.soft(drawer(page).getByRole("columnheader", { name })).toBeVisible();
    });
  });

  test("a question chooses the markers, doing without one saves money, and 30 are the most", async ({ page }) => {
    await open(page, "/tester/markorer");
    const all = await page
      .locator("input[name=markor]")
      .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));

    await test.step("a question chooses its markers and names a guide", async () => {
      await page.getByRole("link", { name: "Har jag järnbrist?" }).click();
      await expect(page).toHaveURL(/\?fraga=jarn$/);
      const asked = page.getByRole("link", { name: "Har jag järnbrist?" });
      await expect.soft(asked).toHaveAttribute("aria-current", "true");
      await expect.soft(page.getByRole("link", { name: "Järn och ferritin" })).toHaveAttribute("href", "/guider/jarn");
      await expect(answerHeading(page, "3 av 30 markörer valda")).toBeVisible();
      await expect(combination(page)).toBeVisible();
    });

    await test.step("choosing moves no choice, so that the next click meets what it is meant for", async () => {
      const choice = marker(page, "Insulin");
      const place = () => choice.evaluate((one) => one.getBoundingClientRect().top + window.scrollY);
      const before = await place();
      for (const [isWanted, count] of [
        [true, 4],
        [false, 3],
      ] as const) {
        await choice.setChecked(isWanted);
        await expect(answerHeading(page, `${count} av 30 markörer valda`)).toBeVisible();
        await expect(combination(page)).toBeVisible();
        expect(await place()).toBe(before);
      }
    });

    await test.step("doing without a marker saves what the answer says", async () => {
      const before = await price(page);
      const costs = answer(page).getByRole("region", { name: "Vad kostar varje markör?" });
      const saving = costs.getByRole("listitem").first();
      const saved = kronor(await saving.locator("strong").innerText());
      await saving.getByRole("button", { name: /^Ta bort / }).click();
      await expect(answerHeading(page, "2 av 30 markörer valda")).toBeVisible();
      await expect(answer(page).getByRole("rowheader")).toHaveCount(2);
      expect.soft(before - (await price(page))).toBe(saved);
    });

    await test.step("the answer to another question can be read by everybody", async () => {
      await page.getByRole("link", { name: "Hur mår hjärtat på sikt?" }).click();
      await expect(page).toHaveURL(/\?fraga=hjarta$/);
      await expect(combination(page)).toBeVisible();
      await expectAccessible(page);
    });

    await test.step("at most 30 markers are answered, and do not widen the page", async () => {
      await page.goto(`/tester/markorer?${all.map((id) => `markor=${id}`).join("&")}&markor=0&markor=hej`);
      await expect(answerHeading(page, "30 av 30 markörer valda")).toBeVisible();
      await expect.soft(page.getByText("Du har valt 30 markörer. Fler kan vi inte räkna på samtidigt.")).toBeVisible();
      await expect.soft(combination(page)).toBeVisible();
      // Of the others no more can be chosen; of those that are, each can be taken away.
      const boxes = page.locator("input[name=markor]");
      await expect.soft(boxes.and(page.locator(":checked:disabled"))).toHaveCount(0);
      await expect.soft(boxes.and(page.locator(":not(:checked):not(:disabled)"))).toHaveCount(0);
      // Many tests side by side scroll within the table.
      await page.setViewportSize({ width: 360, height: 740 });
      await expect(answer(page).getByRole("table")).toBeVisible();
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    });
  });

  test("on a phone markers are explained, one bar leads to the answer, and it says whom it fits", {
    tag: "@phone",
  }, async ({ page }) => {
    await open(page, "/tester/markorer");
    await test.step("a marker is explained by keyboard, and closed by it", async () => {
      const explanation = page.getByRole("group", { name: "Ferritin" });
      await page.getByRole("button", { name: "Vad är Ferritin?" }).focus();
      await page.keyboard.press("Enter");
      await expect(explanation).toBeVisible();
      await expect.soft(explanation).toContainText("järn som finns lagrat");
      await page.keyboard.press("Tab");
      await expect(explanation.getByRole("link", { name: "Mer om Ferritin" })).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(explanation).toBeHidden();
      await expect(page.getByRole("button", { name: "Vad är Ferritin?" })).toBeFocused();
    });

    await test.step("the answer says whom its tests fit", async () => {
      await search(page).fill("amh");
      await marker(page, "AMH").focus();
      await page.keyboard.press("Space");
      await expect(combination(page)).toContainText("från 890 kr");
      await expect.soft(combination(page)).toContainText("Passar bara kvinnor: Äggreserv med AMH är till för kvinnor.");
      await answer(page).getByRole("link", { name: "En man" }).click();
      await expect(page).toHaveURL(/&kon=man$/);
      await expect(combination(page)).toContainText("Inga tester som passar en man");
    });

    await test.step("the journey's bar gives way to the one that leads to the answer", async () => {
      const journey = page.getByRole("region", { name: "Din resa" });
      await page.setViewportSize({ width: 1280, height: 740 });
      await expect(journey).toBeVisible();
      await page.setViewportSize({ width: 360, height: 740 });
      await expect(journey).toBeHidden();
      await page.getByRole("link", { name: "Se svaret för 1 markör" }).press("Enter");
      await expect(page).toHaveURL(/#svar$/);
      await expect(combination(page)).toBeInViewport();
      await expectAccessible(page);
    });

    await test.step("from the start page a question has its answer with the price on the first screen", async () => {
      await open(page, "/");
      await page.getByRole("region", { name: "Vilket test passar mig?" }).getByRole("link", { name: "trött" }).click();
      await expect(page).toHaveURL(/\?fraga=trott$/);
      await expect(answerHeading(page, "Varför är jag trött?")).toBeVisible();
      await expect(combination(page).getByText("1 290 kr")).toBeInViewport();
      await expect(marker(page, "Ferritin")).toBeHidden();
      await page.getByRole("button", { name: "Ändra markörer" }).click();
      await expect(marker(page, "Ferritin")).toBeChecked();
      await marker(page, "Ferritin").uncheck();
      await expect(answerHeading(page, "4 av 30 markörer valda")).toBeVisible();
      await expect(marker(page, "Ferritin")).toBeVisible();
    });

    await test.step("the field for markers is a press away, and takes one after the other", async () => {
      await open(page, "/");
      await page.getByRole("link", { name: "Välj markörer själv" }).click();
      await expect(search(page)).toBeFocused();
      await expect(search(page)).toBeInViewport();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
      await search(page).fill("ferritin");
      await marker(page, "Ferritin").check();
      await expect(search(page)).toHaveValue("");
      await expect(search(page)).toBeFocused();
      await expect(page.getByRole("status").filter({ hasText: "Ferritin är vald." })).toBeVisible();
      await search(page).fill("tsh, vitamin d");
      // It goes from the list, which is of what is left.
      await marker(page, "TSH").click();
      await expect(search(page)).toHaveValue("vitamin d");
      await expect(marker(page, "Ferritin")).toHaveCount(0);
    });

    await test.step("a list is chosen at once, and its answer is a press away", async () => {
      await search(page).fill("ferritin, tsh, vitamin d");
      await page.getByRole("button", { name: "Välj Ferritin, TSH och 25-OH-vitamin D" }).click();
      await expect(search(page)).toHaveValue("");
      await expect(search(page)).toBeInViewport();
      await page.getByRole("link", { name: "Se svaret för 3 markörer" }).click();
      await expect(answerHeading(page, "3 av 30 markörer valda")).toBeInViewport();
      await expect(combination(page)).toBeInViewport();
    });

    await test.step("a search for markers leads to their answer, not to the list above it", async () => {
      await open(page, "/");
      await page.getByRole("banner").getByRole("button", { name: "Sök på hela sajten" }).click();
      await page.getByRole("dialog").getByRole("combobox").fill("ferritin tsh vitamin d");
      await page.getByRole("option", { name: /^Billigaste testet för/ }).click();
      await expect(answerHeading(page, "3 av 30 markörer valda")).toBeInViewport();
      await expect(combination(page)).toBeInViewport();
      await page.getByRole("button", { name: "Ändra markörer" }).click();
      await expect(marker(page, "TSH")).toBeChecked();
    });

    await test.step("an answer with many tests can be read by everybody", async () => {
      await page.getByRole("link", { name: "Hur mår hjärtat på sikt?" }).click();
      await expect(answerHeading(page, "Hur mår hjärtat på sikt?")).toBeVisible();
      await expect(page).toHaveURL(/\?fraga=hjarta/);
      await expect(combination(page)).toBeVisible();
      await expectAccessible(page, answer(page));
    });
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the form is sent and answered", async ({ page }) => {
    await page.goto("/tester/markorer");
    await page.getByRole("button", { name: "Vad är Ferritin?" }).click();
    await expect(page.getByRole("group", { name: "Ferritin" }).getByRole("link")).toHaveAttribute(
      "href",
      /^\/markorer\/ferritin-\d+$/,
    );
    await page.getByRole("link", { name: "Är jag på väg mot diabetes?" }).click();
    await expect(answerHeading(page, "1 av 30 markörer valda")).toBeVisible();
    await expect(marker(page, "HbA1c")).toBeChecked();
    await answer(page).getByRole("link", { name: "En kvinna" }).click();
    await marker(page, "Ferritin").check();
    await page.getByRole("button", { name: "Räkna ut" }).click();
    await expect(page).toHaveURL(/markor=\d+&markor=\d+&kon=kvinna$/);
    await expect(answerHeading(page, "2 av 30 markörer valda")).toBeVisible();
    await expect(combination(page).getByRole("link", { name: /^Visa test: / })).not.toHaveCount(0);
    await expect(marker(page, "Ferritin")).toBeChecked();
  });
});
