import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/browserAxe.ts";
import { recordGraphRequests } from "../support/browserGraph.ts";
import { blockStorage, expectHeight, signal, storedKeys, storedValue, wizard } from "../support/browserJourneyParts.ts";
import { holdsFocus, hydrated, keepToastsOpen, open } from "../support/browserPages.ts";
import { expect, test } from "../support/browserTest.ts";

const GOALS = 8;

const next = (page: Page) => wizard(page).getByRole("button", { name: "Nästa" });
const back = (page: Page) => wizard(page).getByRole("button", { name: "Tillbaka" });
const finish = (page: Page) => wizard(page).getByRole("button", { name: "Slutför setup" });
const start = (page: Page) => page.getByRole("main").getByRole("button", { name: "Starta din resa" });
const firstName = (page: Page) => wizard(page).getByLabel("Förnamn");

async function expectStep(page: Page, step: number): Promise<void> {
  await expect(wizard(page).getByRole("status")).toHaveText(`Steg ${step} av 4`);
  await expect(wizard(page).getByRole("progressbar")).toHaveAttribute("aria-valuenow", String(step));
  await expect(wizard(page).getByRole("heading", { level: 3 })).toBeFocused();
}

async function startWizard(page: Page): Promise<void> {
  await open(page, "/");
  await start(page).click();
  await expectStep(page, 1);
}

test("four steps lead to the journey, and nothing is sent", async ({ page }) => {
  const asked = recordGraphRequests(page);
  await startWizard(page);
  await expect(wizard(page)).toContainText("Svaren sparas i din webbläsare.");
  await next(page).click();

  await expectStep(page, 2);
  await firstName(page).fill("  Astrid ");
  await firstName(page).press("Enter");

  await expectStep(page, 3);
  await expect(wizard(page).getByRole("checkbox")).toHaveCount(GOALS);
  await wizard(page).getByLabel("Förbättra fysisk kondition", { exact: true }).check();
  await wizard(page).getByLabel("Sova bättre").check();
  await next(page).click();

  await expectStep(page, 4);
  await wizard(page).getByLabel("Bra", { exact: true }).check();
  await wizard(page).getByLabel("Mycket", { exact: true }).check();
  await finish(page).click();

  await expect(page).toHaveURL("/min-resa");
  await expect(wizard(page)).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();
  expect(await storedValue(page, "hasCompletedOnboarding")).toBe(true);
  expect(await storedValue(page, "onboardingData")).toEqual({
    name: "Astrid",
    goals: ["Förbättra fysisk kondition", "Sova bättre"],
    healthStatus: "good",
    experience: "advanced",
  });
  expect(await storedKeys(page)).toEqual(expect.arrayContaining(["global-progress", "userActivities", "userProfile"]));
  expect(asked).toEqual([]);
});

test("each step lets on only when it is answered, and says what is missing", async ({ page }) => {
  await startWizard(page);
  await expect(next(page)).toBeEnabled();
  await next(page).click();

  await expect(next(page)).toBeDisabled();
  await expect(next(page)).toHaveAccessibleDescription("Skriv ditt förnamn.");
  await firstName(page).fill("   ");
  await expect(next(page)).toBeDisabled();
  await firstName(page).press("Enter");
  await expectStep2Stays(page);
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
  await expect(wizard(page).getByRole("group", { name: "Hur mår du?" }).getByRole("radio")).toHaveCount(4);
  await wizard(page).getByLabel("Varken bra eller dåligt").check();
  await expect(finish(page)).toHaveAccessibleDescription("Välj hur mycket du har provat.");
  await expect(finish(page)).toBeDisabled();
  for (const experience of ["Jag är ny", "En del", "Mycket"]) {
    await wizard(page).getByLabel(experience, { exact: true }).check();
  }
  await expect(finish(page)).toBeEnabled();
});

async function expectStep2Stays(page: Page): Promise<void> {
  await expect(wizard(page).getByRole("status")).toHaveText("Steg 2 av 4");
}

test("'Hoppa över' closes, sets nothing, and gives the focus back", async ({ page }) => {
  await startWizard(page);
  await wizard(page).getByRole("button", { name: "Hoppa över" }).click();
  await expect(wizard(page)).toBeHidden();
  await expect(start(page)).toBeFocused();
  expect(await storedKeys(page)).toEqual([]);
  await expect(page).toHaveURL("/");
});

test("going back keeps every answer", async ({ page }) => {
  await startWizard(page);
  await next(page).click();
  await firstName(page).fill("Astrid");
  await next(page).click();
  await wizard(page).getByLabel("Få mer energi").check();
  await next(page).click();
  await wizard(page).getByLabel("Mycket bra").check();

  await back(page).click();
  await expectStep(page, 3);
  await expect(wizard(page).getByRole("checkbox", { checked: true })).toHaveCount(1);
  await back(page).click();
  await expectStep(page, 2);
  await expect(firstName(page)).toHaveValue("Astrid");
  await back(page).click();
  await expectStep(page, 1);
  for (const step of [2, 3, 4]) {
    await next(page).click();
    await expectStep(page, step);
  }
  await expect(wizard(page).getByLabel("Mycket bra")).toBeChecked();
});

test("Escape closes from any step, and what was answered is there the next time", async ({ page }) => {
  await startWizard(page);
  await next(page).click();
  await firstName(page).fill("Astrid");
  await page.keyboard.press("Escape");
  await expect(wizard(page)).toBeHidden();
  await expect(start(page)).toBeFocused();
  expect(await storedKeys(page)).toEqual(["draft-onboarding"]);

  await page.getByRole("navigation", { name: "Huvudmeny" }).getByRole("link", { name: "Guider" }).click();
  await expect(page).toHaveURL("/guider");
  await signal(page, "onboarding");
  await expectStep(page, 1);
  await next(page).click();
  await expect(firstName(page)).toHaveValue("Astrid");
});

test("the keyboard alone is enough, and it stays inside", async ({ page }) => {
  await open(page, "/");
  await start(page).focus();
  await page.keyboard.press("Enter");
  await expectStep(page, 1);
  for (let presses = 0; presses < 8; presses++) {
    await page.keyboard.press("Tab");
    await expect.poll(() => holdsFocus(wizard(page))).toBe(true);
  }
  await next(page).focus();
  await page.keyboard.press("Enter");
  await expectStep(page, 2);
  await page.keyboard.press("Tab");
  await expect(firstName(page)).toBeFocused();
  await page.keyboard.type("Bo");
  await expect(next(page)).toBeEnabled();
  await page.keyboard.press("Enter");
  await expectStep(page, 3);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(next(page)).toBeEnabled();
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
});

test("somebody who has answered before sees and changes what they answered", async ({ page }) => {
  await startWizard(page);
  await next(page).click();
  await firstName(page).fill("Astrid");
  await next(page).click();
  await wizard(page).getByLabel("Sova bättre").check();
  await next(page).click();
  await wizard(page).getByLabel("Dåligt", { exact: true }).check();
  await wizard(page).getByLabel("Jag är ny").check();
  await finish(page).click();
  await expect(page).toHaveURL("/min-resa");

  await page.goto("/");
  await hydrated(page);
  await start(page).click();
  await next(page).click();
  await expect(firstName(page)).toHaveValue("Astrid");
  await firstName(page).fill("Bo");
  await next(page).click();
  await expect(wizard(page).getByLabel("Sova bättre")).toBeChecked();
  await next(page).click();
  await finish(page).click();
  await expect(page).toHaveURL("/min-resa");
  expect(await storedValue(page, "onboardingData")).toMatchObject({ name: "Bo", healthStatus: "poor" });
});

test("a browser that keeps nothing is told about once, and the wizard still ends", async ({ page }) => {
  await blockStorage(page, "full");
  await keepToastsOpen(page);
  await startWizard(page);
  await next(page).click();
  await firstName(page).fill("Astrid");
  await next(page).click();
  await wizard(page).getByLabel("Sova bättre").check();
  await next(page).click();
  await wizard(page).getByLabel("Bra", { exact: true }).check();
  await wizard(page).getByLabel("En del", { exact: true }).check();
  await finish(page).click();
  await expect(page).toHaveURL("/min-resa");
  await expect(page.getByText("Webbläsaren sparar inget", { exact: true })).toHaveCount(1);
  await expect(
    page.getByText("Din resa visas nu men finns kanske inte kvar nästa gång.", { exact: true }),
  ).toBeVisible();
  expect(await storedKeys(page)).toEqual([]);

  // What could not be stored lasts until the page is left.
  await signal(page, "onboarding");
  await next(page).click();
  await expect(firstName(page)).toHaveValue("Astrid");
});

test("what cannot be read counts as not there", async ({ page }) => {
  await page.addInitScript(() => {
    for (const key of ["global-progress", "userActivities", "userProfile", "onboardingData"]) {
      window.localStorage.setItem(key, '{"name":');
    }
    window.localStorage.setItem("hasCompletedOnboarding", "true");
  });
  await startWizard(page);
  await next(page).click();
  await expect(firstName(page)).toHaveValue("");
});

test("a reload loses no answer and not the step; what is sent is no draft any more", async ({ page }) => {
  await startWizard(page);
  await next(page).click();
  await firstName(page).fill("Astrid");
  await next(page).click();
  await wizard(page).getByLabel("Sova bättre").check();
  await page.reload();
  await hydrated(page);
  await start(page).click();
  await expectStep(page, 3);
  await expect(wizard(page).getByLabel("Sova bättre")).toBeChecked();
  await back(page).click();
  await expect(firstName(page)).toHaveValue("Astrid");
  await next(page).click();
  await next(page).click();
  await wizard(page).getByLabel("Bra", { exact: true }).check();
  await wizard(page).getByLabel("En del", { exact: true }).check();
  await finish(page).click();
  await expect(page).toHaveURL("/min-resa");
  expect(await storedKeys(page)).not.toContain("draft-onboarding");
});

test("Back goes one step back, from the first it closes, and the page under it stays", async ({ page }) => {
  await open(page, "/om-oss");
  await page.getByRole("navigation", { name: "Huvudmeny" }).getByRole("link", { name: "Guider" }).click();
  await expect(page).toHaveURL("/guider");
  await signal(page, "onboarding");
  await expectStep(page, 1);
  await next(page).click();
  await firstName(page).fill("Astrid");
  await next(page).click();
  await expectStep(page, 3);
  await page.goBack();
  await expectStep(page, 2);
  await expect(firstName(page)).toHaveValue("Astrid");
  await page.goBack();
  await expectStep(page, 1);
  await page.goBack();
  await expect(wizard(page)).toBeHidden();
  await expect(page).toHaveURL("/guider");

  // Closed in another way it leaves nothing in the history either.
  await signal(page, "onboarding");
  await expectStep(page, 1);
  await next(page).click();
  await expectStep(page, 2);
  await page.keyboard.press("Escape");
  await expect(wizard(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL("/om-oss");
});

test("Back from the journey leads to where the wizard was opened", async ({ page }) => {
  await startWizard(page);
  await next(page).click();
  await firstName(page).fill("Astrid");
  await next(page).click();
  await wizard(page).getByLabel("Sova bättre").check();
  await next(page).click();
  await wizard(page).getByLabel("Bra", { exact: true }).check();
  await wizard(page).getByLabel("En del", { exact: true }).check();
  await finish(page).click();
  await expect(page).toHaveURL("/min-resa");
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(wizard(page)).toBeHidden();
});

test("a browser that lets nothing be stored has a wizard all the same", async ({ page }) => {
  await blockStorage(page, "blocked");
  await startWizard(page);
  await next(page).click();
  await firstName(page).fill("Astrid");
  await next(page).click();
  await wizard(page).getByLabel("Sova bättre").check();
  await back(page).click();
  await expect(firstName(page)).toHaveValue("Astrid");
  // A draft that could not be stored is no reason for a warning.
  await expect(page.getByText("Webbläsaren sparar inget", { exact: true })).toHaveCount(0);
});

test("nothing of the wizard is loaded before it is asked for", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await open(page, "/");
  await page.waitForLoadState("networkidle");
  expect(scripts.filter((url) => /Onboarding|Questionnaire|JourneyBar|journeyGuest|guestGraph/.test(url))).toEqual([]);
  await start(page).click();
  await expect(wizard(page)).toBeVisible();
  expect(scripts.filter((url) => /Onboarding/.test(url))).toHaveLength(1);
});

test("a wizard that cannot be loaded says so, and opens the next time", async ({ page, expectConsole }) => {
  expectConsole(/Onboarding/);
  await open(page, "/");
  await page.route(/assets\/Onboarding/, (route) => route.abort());
  await start(page).click();
  await expect(page.getByText("Det gick inte att öppna", { exact: true })).toBeVisible();
  await page.unroute(/assets\/Onboarding/);
  await start(page).click();
  await expectStep(page, 1);
});

test.describe("in light and dark colours", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("every step is accessible, with large targets", { tag: "@both" }, async ({ page, viewport }) => {
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
  });
});

test("with little height all of it can be reached", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await startWizard(page);
  await next(page).click();
  await firstName(page).fill("Astrid");
  await next(page).click();
  await wizard(page).getByLabel("Ha koll på min hälsa").check();
  await next(page).click();
  await expectStep(page, 4);
  await expect(wizard(page).getByRole("heading", { level: 3 })).toBeInViewport({ ratio: 1 });
});
