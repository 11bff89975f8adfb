import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/browserAxe.ts";
import { recordGraphRequests } from "../support/browserGraph.ts";
import {
  blockStorage,
  expectHeight,
  finishWizard,
  goToLastStep,
  journeyBar,
  mainLink,
  signal,
  storedKeys,
  storedValue,
  wizard,
  wizardStep,
} from "../support/browserJourneyParts.ts";
import { escapeFrom, holdsFocus, hydrated, keepToastsOpen, open } from "../support/browserPages.ts";
import { expect, test } from "../support/browserTest.ts";

const next = (page: Page) => wizard(page).getByRole("button", { name: "Nästa" });
const back = (page: Page) => wizard(page).getByRole("button", { name: "Tillbaka" });
const finish = (page: Page) => wizard(page).getByRole("button", { name: "Slutför setup" });
const start = (page: Page) => page.getByRole("main").getByRole("button", { name: "Starta din resa" });
const firstName = (page: Page) => wizard(page).getByLabel("Förnamn");

async function expectStep(page: Page, step: number): Promise<void> {
  await expect(wizardStep(page)).toHaveText(`Steg ${step} av 4`);
  await expect(wizard(page).getByRole("progressbar")).toHaveAttribute("aria-valuenow", String(step));
  await expect(wizard(page).getByRole("heading", { level: 3 })).toBeFocused();
}

async function startWizard(page: Page): Promise<void> {
  await open(page, "/");
  await start(page).click();
  await expectStep(page, 1);
}

test("four steps lead to the journey, by the keyboard alone, and nothing is sent; Back leads to where they began, to change the answers", async ({
  page,
}) => {
  test.slow();
  const asked = recordGraphRequests(page);
  await open(page, "/");
  await start(page).focus();
  await page.keyboard.press("Enter");
  await expectStep(page, 1);
  await expect(wizard(page)).toContainText("Svaren sparas i din webbläsare.");
  for (let presses = 0; presses < 8; presses++) {
    await page.keyboard.press("Tab");
    await expect.poll(() => holdsFocus(wizard(page))).toBe(true);
  }
  await next(page).focus();
  await page.keyboard.press("Enter");

  await expectStep(page, 2);
  await page.keyboard.press("Tab");
  await expect(firstName(page)).toBeFocused();
  await page.keyboard.type("  Astrid ");
  await expect(next(page)).toBeEnabled();
  await page.keyboard.press("Enter");

  await expectStep(page, 3);
  for (const goal of ["Förbättra fysisk kondition", "Sova bättre"]) {
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await expect(wizard(page).getByLabel(goal, { exact: true })).toBeChecked();
  }
  await page.keyboard.press("Enter");

  await expectStep(page, 4);
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await expect(wizard(page).getByLabel("Bra", { exact: true })).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(wizard(page).getByLabel("Jag är ny")).toBeChecked();
  await expect(finish(page)).toBeEnabled();
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL("/min-resa");
  await expect(wizard(page)).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();
  expect(await storedValue(page, "hasCompletedOnboarding")).toBe(true);
  expect(await storedValue(page, "onboardingData")).toEqual({
    name: "Astrid",
    goals: ["Förbättra fysisk kondition", "Sova bättre"],
    healthStatus: "good",
    experience: "beginner",
  });
  const keys = await storedKeys(page);
  expect(keys).toEqual(expect.arrayContaining(["global-progress", "userActivities", "userProfile"]));
  expect(keys).not.toContain("draft-onboarding");
  expect(asked).toEqual([]);

  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(wizard(page)).toBeHidden();
  // What was stored is shown, not what is still in the form.
  await page.reload();
  await hydrated(page);
  await start(page).click();
  await next(page).click();
  await expect(firstName(page)).toHaveValue("Astrid");
  await firstName(page).fill("Bo");
  await next(page).click();
  await expect(wizard(page).getByLabel("Sova bättre")).toBeChecked();
  await next(page).click();
  // A journey of nothing but answers has not got anywhere yet.
  await expect(journeyBar(page)).toHaveCount(0);
  await finish(page).click();
  await expect(page).toHaveURL("/min-resa");
  expect(await storedValue(page, "onboardingData")).toMatchObject({ name: "Bo", healthStatus: "good" });
});

test("each step lets on only when it is answered, and says what is missing; nothing is lost by going back or closing", async ({
  page,
}) => {
  test.slow();
  await open(page, "/om-oss");
  await mainLink(page, "Hem").click();
  await start(page).click();
  await expect(next(page)).toBeEnabled();
  await next(page).click();

  await expect(next(page)).toBeDisabled();
  await expect(next(page)).toHaveAccessibleDescription("Skriv ditt förnamn.");
  await firstName(page).fill("   ");
  await expect(next(page)).toBeDisabled();
  await firstName(page).press("Enter");
  await expect(wizardStep(page)).toHaveText("Steg 2 av 4");
  await firstName(page).fill("Bo");
  await expect(next(page)).toBeEnabled();
  await expect(next(page)).toHaveAccessibleDescription("");
  await next(page).click();

  await expect(next(page)).toBeDisabled();
  await expect(next(page)).toHaveAccessibleDescription("Välj minst ett mål.");
  const goal = wizard(page).getByLabel("Hantera stress");
  await goal.check();
  await expect(next(page)).toBeEnabled();
  await goal.uncheck();
  await expect(next(page)).toBeDisabled();
  await goal.check();
  await next(page).click();

  await expect(finish(page)).toBeDisabled();
  await expect(finish(page)).toHaveAccessibleDescription("Välj hur du mår och hur mycket du har provat.");
  await wizard(page).getByLabel("Varken bra eller dåligt").check();
  await expect(finish(page)).toHaveAccessibleDescription("Välj hur mycket du har provat.");
  await expect(finish(page)).toBeDisabled();
  for (const experience of ["Jag är ny", "En del", "Mycket"]) {
    await wizard(page).getByLabel(experience, { exact: true }).check();
  }
  await expect(finish(page)).toBeEnabled();

  // The browser's way back is the same one.
  await back(page).click();
  await expectStep(page, 3);
  await expect(wizard(page).getByRole("checkbox", { checked: true })).toHaveCount(1);
  await page.goBack();
  await expectStep(page, 2);
  await expect(firstName(page)).toHaveValue("Bo");
  await back(page).click();
  await expectStep(page, 1);
  await page.goBack();
  await expect(wizard(page)).toBeHidden();
  await expect(page).toHaveURL("/");
  await start(page).click();
  for (const step of [2, 3, 4]) {
    await next(page).click();
    await expectStep(page, step);
  }
  await expect(wizard(page).getByLabel("Varken bra eller dåligt")).toBeChecked();

  await page.keyboard.press("Escape");
  await expect(wizard(page)).toBeHidden();
  await expect(start(page)).toBeFocused();
  expect(await storedKeys(page)).toEqual(["draft-onboarding"]);
  await page.goBack();
  await expect(page, "nothing of it is left in the history").toHaveURL("/om-oss");
  await signal(page, "onboarding");
  await expectStep(page, 1);
  await next(page).click();
  await expect(firstName(page)).toHaveValue("Bo");
});

test("nothing of it is loaded before it is asked for, and when it cannot be loaded it says so; 'Hoppa över' sets nothing", async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Onboarding/);
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await open(page, "/");
  await page.waitForLoadState("networkidle");
  const ofTheJourney = /Onboarding|Questionnaire|JourneyBar|JourneyItems|journeyGuest|guestGraph/;
  expect(scripts.filter((url) => ofTheJourney.test(url))).toEqual([]);
  await page.route(/assets\/Onboarding/, (route) => route.abort());
  await start(page).click();
  await expect(page.getByText("Det gick inte att öppna", { exact: true })).toBeVisible();
  await page.unroute(/assets\/Onboarding/);
  await start(page).click();
  await expectStep(page, 1);
  await wizard(page).getByRole("button", { name: "Hoppa över" }).click();
  await expect(wizard(page)).toBeHidden();
  await expect(start(page)).toBeFocused();
  expect(await storedKeys(page)).toEqual([]);
  await expect(page).toHaveURL("/");
});

for (const how of ["full", "blocked"] as const) {
  test(`a browser whose storage is ${how} has a journey all the same, and is told once that it is not kept`, async ({
    page,
  }) => {
    await blockStorage(page, how);
    await keepToastsOpen(page);
    const warning = page.getByText("Webbläsaren sparar inget", { exact: true });
    await startWizard(page);
    await goToLastStep(page, "Astrid");
    // A draft that could not be stored is no reason for a warning.
    await expect(warning).toHaveCount(0);
    await finishWizard(page, "Bra");
    await expect(warning).toHaveCount(1);
    await expect(
      page.getByText("Din resa visas nu men finns kanske inte kvar nästa gång.", { exact: true }),
    ).toBeVisible();
    await page.getByRole("button", { name: "Stäng meddelandet" }).click();

    // What could not be stored lasts until the page is left.
    await signal(page, "onboarding");
    await next(page).click();
    await expect(firstName(page)).toHaveValue("Astrid");
    await escapeFrom(wizard(page));
    await mainLink(page, "Träning").click();
    for (const [method, minutes] of Object.entries({ hiit: "3 min", mobilitet: "6 min" })) {
      await page.locator(`#${method}`).getByText("Så börjar du").click();
      await expect(journeyBar(page)).toContainText(minutes);
    }
    await expect(warning).toHaveCount(0);
  });
}

test.describe("in light and dark colours", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("every step is accessible, with large targets, and can be reached with little height", { tag: "@both" }, async ({
    page,
    viewport,
  }) => {
    test.slow();
    await startWizard(page);
    const box = await wizard(page).boundingBox();
    if ((viewport?.width ?? 0) < 600) expect(box).toEqual({ x: 0, y: 0, ...viewport });
    await expectAccessible(page);
    await next(page).click();
    await expectAccessible(page, wizard(page));
    await expectHeight(firstName(page), 48);
    await firstName(page).fill("Astrid");
    await next(page).click();
    await wizard(page).getByLabel("Sova bättre").check();
    await expectAccessible(page, wizard(page));
    await next(page).click();
    await wizard(page).getByLabel("Bra", { exact: true }).check();
    await expectAccessible(page, wizard(page));
    await expectHeight(wizard(page).locator("label"), 48);
    await expectHeight(wizard(page).getByRole("button"), 48);

    await page.setViewportSize({ width: 320, height: 256 });
    await back(page).click();
    await next(page).click();
    await expectStep(page, 4);
    await expect(wizard(page).getByRole("heading", { level: 3 })).toBeInViewport({ ratio: 1 });
  });
});
