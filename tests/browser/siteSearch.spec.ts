import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/browserAxe.ts";
import { GRAPH } from "../support/browserGraph.ts";
import { open, settled } from "../support/browserPages.ts";
import { expect, test } from "../support/browserTest.ts";

const headerField = (page: Page) => page.getByRole("banner").getByRole("searchbox", { name: "Sök på hela sajten" });
const headerButton = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Sök på hela sajten" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Sök på hela sajten" });
const combobox = (page: Page) => dialog(page).getByRole("combobox", { name: "Sök på hela sajten" });
const current = (page: Page) => dialog(page).getByRole("option", { selected: true });

test("the whole site is searched from the header by keyboard, and what was searched for is offered again", async ({
  page,
}) => {
  await open(page, "/tester");
  await headerField(page).focus();
  await page.keyboard.type("lång");
  // What was typed before the dialog was there is in it.
  await expect(combobox(page)).toBeFocused();
  await page.keyboard.type("tidssocker");
  await expect(combobox(page)).toHaveValue(/tidssocker$/);
  await combobox(page).fill("långtidssocker");
  const markers = dialog(page).getByRole("group", { name: "Markörer" });
  await expect(markers.getByRole("option").first()).toContainText("HbA1c");
  await expect(dialog(page).getByRole("status")).toHaveText(/träff.*Markörer.*Hälsotester/);
  await expectAccessible(page, dialog(page));
  await expect(current(page)).toHaveCount(0);
  await page.keyboard.press("ArrowDown");
  await expect(current(page)).toContainText("HbA1c");
  await expect(combobox(page)).toHaveAttribute("aria-activedescendant", (await current(page).getAttribute("id")) ?? "");
  await page.keyboard.press("ArrowUp");
  await expect(current(page)).toHaveCount(0);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/markorer\/hba1c-\d+$/);
  await expect(dialog(page)).toHaveCount(0);

  await page.keyboard.press("Control+k");
  await expect(combobox(page)).toBeFocused();
  const recent = dialog(page).getByRole("group", { name: "Senaste sökningar" });
  await expect(recent.getByRole("option")).toHaveText(["långtidssocker"]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(combobox(page)).toHaveValue("långtidssocker");
  await combobox(page).fill("kolestrol");
  await expect(dialog(page).getByText("Inga träffar på ”kolestrol”. Menade du kolesterol?")).toBeVisible();
  await dialog(page).getByRole("button", { name: "kolesterol" }).click();
  await expect(combobox(page)).toHaveValue("kolesterol");
  await expect(combobox(page)).toBeFocused();
  await combobox(page).fill("sömn");
  await expect(dialog(page).getByRole("group", { name: "Guider" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/sok?q=s%C3%B6mn");
  await expect(page.getByRole("heading", { level: 2, name: "Guider" })).toBeVisible();
  await expect(page.getByRole("main").getByLabel("Vad letar du efter?")).toHaveValue("sömn");
  await settled(page);
  await expectAccessible(page);

  await page.keyboard.press("Control+k");
  await expect(recent.getByRole("option")).toHaveText(["sömn", "långtidssocker"]);
  await dialog(page).getByRole("button", { name: "Rensa" }).click();
  await expect(recent).toHaveCount(0);
  await expect(combobox(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await headerField(page).click();
  await expect(dialog(page).getByText("Skriv minst två bokstäver")).toBeVisible();
  await expect(recent).toHaveCount(0);
});

test("a phone has a button that opens the search; what fails is said, and tried again @phone", async ({
  page,
  expectConsole,
}) => {
  expectConsole(/operationName=SiteSearch.*ERR_FAILED/, /Failed to load resource: net::ERR_FAILED/);
  await open(page, "/guider");
  await headerButton(page).click();
  await expect(combobox(page)).toBeFocused();
  expect((await dialog(page).boundingBox())?.width).toBe(page.viewportSize()?.width);
  await page.route(GRAPH, (route) =>
    route.request().url().includes("operationName=SiteSearch") ? route.abort("failed") : route.continue(),
  );
  await combobox(page).fill("järn");
  await expect(dialog(page).getByRole("alert")).toContainText("Sökningen gick inte att göra.");
  await page.unroute(GRAPH);
  await dialog(page).getByRole("button", { name: "Försök igen" }).click();
  await expect(dialog(page).getByRole("option").first()).toBeVisible();
  await expectAccessible(page, dialog(page));
  await dialog(page)
    .getByRole("option", { name: /^Järn och ferritin/ })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Järn och ferritin");
  await expect(dialog(page)).toHaveCount(0);
  await headerButton(page).click();
  await dialog(page).getByRole("button", { name: "Stäng sökningen" }).click();
  await expect(headerButton(page)).toBeFocused();
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
