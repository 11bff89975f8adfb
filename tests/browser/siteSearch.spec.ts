import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/browserAxe.ts";
import { GRAPH } from "../support/browserGraph.ts";
import { open } from "../support/browserPages.ts";
import { expect, test } from "../support/browserTest.ts";

const headerField = (page: Page) => page.getByRole("banner").getByRole("searchbox", { name: "Sök på hela sajten" });
const headerButton = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Sök på hela sajten" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Sök på hela sajten" });
const combobox = (page: Page) => dialog(page).getByRole("combobox", { name: "Sök på hela sajten" });
const current = (page: Page) => dialog(page).getByRole("option", { selected: true });

test("the whole site is searched from the header by keyboard, and what was searched for is offered again", async ({
  page,
}) => {
  const recent = dialog(page).getByRole("group", { name: "Senaste sökningar" });
  await open(page, "/tester");

  await test.step("what was typed before the dialog was there is in it", async () => {
    await headerField(page).focus();
    await page.keyboard.type("lång");
    await expect(combobox(page)).toBeFocused();
    await page.keyboard.type("tidssocker");
    await expect.soft(combobox(page)).toHaveValue(/tidssocker$/);
  });

  await test.step("what is found is grouped, told and accessible", async () => {
    await combobox(page).fill("långtidssocker");
    const markers = dialog(page).getByRole("group", { name: "Markörer" });
    await expect(markers.getByRole("option").first()).toContainText("HbA1c");
    await expect.soft(dialog(page).getByRole("status")).toHaveText("De 8 bästa träffarna.");
    await expectAccessible(page, dialog(page));
  });

  await test.step("arrow keys choose, and Enter leads there", async () => {
    await expect.soft(current(page)).toHaveCount(0);
    await page.keyboard.press("ArrowDown");
    await expect.soft(current(page)).toContainText("HbA1c");
    await expect
      .soft(combobox(page))
      .toHaveAttribute("aria-activedescendant", (await current(page).getAttribute("id")) ?? "");
    await page.keyboard.press("ArrowUp");
    await expect.soft(current(page)).toHaveCount(0);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/markorer\/hba1c-\d+$/);
    await expect.soft(dialog(page)).toHaveCount(0);
  });

  await test.step("the search before is offered again", async () => {
    await page.keyboard.press("Control+k");
    await expect(combobox(page)).toBeFocused();
    await expect.soft(recent.getByRole("option")).toHaveText(["långtidssocker"]);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect.soft(combobox(page)).toHaveValue("långtidssocker");
  });

  await test.step("a misspelt word leads to what was meant", async () => {
    await combobox(page).fill("kolestrol");
    await expect.soft(dialog(page).getByText("Inga träffar på ”kolestrol”. Menade du kolesterol?")).toBeVisible();
    await dialog(page).getByRole("button", { name: "kolesterol" }).click();
    await expect.soft(combobox(page)).toHaveValue("kolesterol");
    await expect.soft(combobox(page)).toBeFocused();
  });

  await test.step("Enter without a choice leads to a page of all that is found", async () => {
    await combobox(page).fill("sömn");
    await expect(dialog(page).getByRole("group", { name: "Guider" })).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/sok?q=s%C3%B6mn");
    await expect.soft(page.getByRole("heading", { level: 2, name: "Guider" })).toBeVisible();
    await expect.soft(page.getByRole("main").getByLabel("Vad letar du efter?")).toHaveValue("sömn");
    const answer = page.getByRole("region", { name: "Börja här" });
    await expect
      .soft(answer.getByRole("link", { name: "Sov bättre" }))
      .toHaveAttribute("href", "/guider/somn-optimering");
    await expect.soft(answer.getByText(/^Kosttillskott · .* · \d+\skr$/).first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("the searches before are forgotten when asked to", async () => {
    await page.keyboard.press("Control+k");
    await expect.soft(recent.getByRole("option")).toHaveText(["sömn", "långtidssocker"]);
    await dialog(page).getByRole("button", { name: "Rensa" }).click();
    await expect.soft(recent).toHaveCount(0);
    await expect(combobox(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await headerField(page).click();
    await expect.soft(dialog(page).getByText("Skriv minst två bokstäver")).toBeVisible();
    await expect.soft(recent).toHaveCount(0);
  });
});

test("a phone has a button that opens the search; what fails is said, and tried again @phone", async ({
  page,
  expectConsole,
}) => {
  expectConsole(/operationName=SiteSearch.*ERR_FAILED/, /Failed to load resource: net::ERR_FAILED/);
  await open(page, "/guider");

  await test.step("the button opens the search over the whole width", async () => {
    await headerButton(page).click();
    await expect(combobox(page)).toBeFocused();
    expect.soft((await dialog(page).boundingBox())?.width).toBe(page.viewportSize()?.width);
  });

  await test.step("a search that fails says so, and is tried again", async () => {
    await page.route(GRAPH, (route) =>
      route.request().url().includes("operationName=SiteSearch") ? route.abort("failed") : route.continue(),
    );
    await combobox(page).fill("järn");
    await expect.soft(dialog(page).getByRole("alert")).toContainText("Sökningen gick inte att göra.");
    await page.unroute(GRAPH);
    await dialog(page).getByRole("button", { name: "Försök igen" }).click();
    await expect(dialog(page).getByRole("option").first()).toBeVisible();
    await expectAccessible(page, dialog(page));
  });

  await test.step("what is found leads to its page", async () => {
    await dialog(page)
      .getByRole("option", { name: /^Järn och ferritin/ })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Järn och ferritin");
    await expect(dialog(page)).toHaveCount(0);
  });

  await test.step("closing it gives the focus back to the button", async () => {
    await headerButton(page).click();
    await dialog(page).getByRole("button", { name: "Stäng sökningen" }).click();
    await expect(headerButton(page)).toBeFocused();
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the field in the header is a form, and the button leads to one @both", async ({ page }) => {
    await page.goto("/tester");
    if (await headerField(page).isVisible()) {
      await headerField(page).fill("ferritin");
      await headerField(page).press("Enter");
    } else {
      await headerButton(page).click();
      await page.getByLabel("Vad letar du efter?").fill("ferritin");
      await page.getByRole("main").getByRole("button", { name: "Sök" }).click();
    }
    await expect(page).toHaveURL("/sok?q=ferritin");
    await page.getByRole("region", { name: "Markörer" }).getByRole("link", { name: "Ferritin", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ferritin");
  });
});
