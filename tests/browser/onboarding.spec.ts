import type { Locator, Page } from "@playwright/test";
import { AGE_GROUPS } from "../../schema/journey/vocabulary.ts";
import { expectAccessible } from "../support/browserAxe.ts";
import { recordGraphRequests } from "../support/browserGraph.ts";
import {
  blockStorage,
  expectHeight,
  finishWizard,
  goToLastStep,
  journeyBar,
  mainLink,
  questionnaire,
  signal,
  storedKeys,
  storedValue,
  storeProgress,
  wizard,
  wizardStep,
} from "../support/browserJourneyParts.ts";
import { escapeFrom, holdsFocus, hydrated, keepToastsOpen, open, stopClock } from "../support/browserPages.ts";
import { expect, test } from "../support/browserTest.ts";
import { demoIds } from "../support/demoItems.ts";

const next = (page: Page): Locator => wizard(page).getByRole("button", { name: "Nästa" });
const back = (page: Page): Locator => wizard(page).getByRole("button", { name: "Tillbaka" });
const finish = (page: Page): Locator => wizard(page).getByRole("button", { name: "Slutför setup" });
const start = (page: Page): Locator => page.getByRole("main").getByRole("button", { name: "Starta din resa" });
const firstName = (page: Page): Locator => wizard(page).getByLabel("Förnamn");

const save = (page: Page): Locator => questionnaire(page).getByRole("button", { name: "Spara mina svar" });
const email = (page: Page): Locator => questionnaire(page).getByLabel("E-post");
const age = (page: Page): Locator => questionnaire(page).getByLabel("Ålder");
const goals = (page: Page): Locator => questionnaire(page).getByLabel("Vad vill du uppnå med din hälsa?");
const thanks = (page: Page): Locator =>
  questionnaire(page).getByRole("status").filter({ hasText: "Tack för dina svar!" });

async function expectStep(page: Page, step: number): Promise<void> {
  await expect(wizardStep(page)).toHaveText(`Steg ${step} av 4`);
  await expect(wizard(page).getByRole("progressbar")).toHaveAttribute("aria-valuenow", String(step));
  await expect(wizard(page).getByRole("heading", { level: 3 })).toBeFocused();
}

/** Expects the wizard's last step, which shows, to be reached also in a window of little height. */
async function expectReachedWithLittleHeight(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 256 });
  await back(page).click();
  await next(page).click();
  await expectStep(page, 4);
  await expect.soft(wizard(page).getByRole("heading", { level: 3 })).toBeInViewport({ ratio: 1 });
  if (before) await page.setViewportSize(before);
}

async function fill(page: Page): Promise<void> {
  await email(page).fill("astrid@exempel.se");
  await age(page).selectOption("36-45");
  await goals(page).fill("Sova bättre");
  await questionnaire(page).getByLabel("Vet inte").check();
}

/** Lets the stopped clock go on until the questionnaire has closed, which takes less time than the thanks have. */
async function expectGone(page: Page): Promise<void> {
  const isGone = async () => {
    await page.clock.runFor(50);
    return questionnaire(page).isHidden();
  };
  await expect.poll(isGone, { intervals: [50] }).toBe(true);
}

test("a first visitor who passed it by goes through onboarding by the keyboard alone, and comes back to change the answers", async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Onboarding/);
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  const asked = recordGraphRequests(page);
  await open(page, "/");

  await test.step("nothing of it is loaded before it is asked for", async () => {
    await page.waitForLoadState("networkidle");
    const ofTheJourney = /Onboarding|Questionnaire|JourneyBar|JourneyItems|journeyGuest|guestGraph/;
    expect.soft(scripts.filter((url) => ofTheJourney.test(url))).toEqual([]);
  });

  await test.step("when it cannot be loaded it says so, and opens at the next try", async () => {
    await page.route(/assets\/Onboarding/, (route) => route.abort());
    await start(page).click();
    await expect(page.getByText("Det gick inte att öppna", { exact: true })).toBeVisible();
    await page.unroute(/assets\/Onboarding/);
    await start(page).click();
    await expectStep(page, 1);
  });

  await test.step("'Hoppa över' closes it and stores nothing", async () => {
    await wizard(page).getByRole("button", { name: "Hoppa över" }).click();
    await expect(wizard(page)).toBeHidden();
    await expect.soft(start(page)).toBeFocused();
    expect.soft(await storedKeys(page)).toEqual([]);
    await expect.soft(page).toHaveURL("/");
  });

  await test.step("four steps lead to the journey, by the keyboard alone", async () => {
    await start(page).focus();
    await page.keyboard.press("Enter");
    await expectStep(page, 1);
    await expect.soft(wizard(page)).toContainText("Svaren sparas i din webbläsare.");
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
    await expect.soft(page.getByRole("main")).toBeFocused();
  });

  await test.step("the answers are in the browser, and nothing is sent", async () => {
    expect.soft(await storedValue(page, "hasCompletedOnboarding")).toBe(true);
    expect.soft(await storedValue(page, "onboardingData")).toEqual({
      name: "Astrid",
      goals: ["Förbättra fysisk kondition", "Sova bättre"],
      healthStatus: "good",
      experience: "beginner",
    });
    const keys = await storedKeys(page);
    expect.soft(keys).toEqual(expect.arrayContaining(["global-progress", "userActivities", "userProfile"]));
    expect.soft(keys).not.toContain("draft-onboarding");
    // What goals are called is read anew.
    const reads = ["JourneyItems", "HomePage"];
    expect.soft(asked.filter(({ operation }) => !reads.includes(operation))).toEqual([]);
    expect.soft(JSON.stringify(asked)).not.toMatch(/Astrid|kondition|Sova/);
  });

  await test.step("Back leads to where it began, not into it", async () => {
    await page.goBack();
    await expect(page).toHaveURL("/");
    await expect(wizard(page)).toBeHidden();
  });

  await test.step("the answers can be changed: what was stored is shown", async () => {
    // Not what is still in the form.
    await page.reload();
    await hydrated(page);
    await start(page).click();
    await next(page).click();
    await expect(firstName(page)).toHaveValue("Astrid");
    await firstName(page).fill("Bo");
    await next(page).click();
    await expect.soft(wizard(page).getByLabel("Sova bättre")).toBeChecked();
    await next(page).click();
    // A journey of nothing but answers has not got anywhere yet.
    await expect.soft(journeyBar(page)).toHaveCount(0);
    await finish(page).click();
    await expect(page).toHaveURL("/min-resa");
    expect.soft(await storedValue(page, "onboardingData")).toMatchObject({ name: "Bo", healthStatus: "good" });
  });
});

test("a visitor who goes to and fro in onboarding and the questionnaire is told what is missing, and loses nothing", async ({
  page,
}) => {
  await keepToastsOpen(page);
  await open(page, "/om-oss");
  await mainLink(page, "Hem").click();
  await start(page).click();

  await test.step("each step of onboarding lets on only when it is answered, and says what is missing", async () => {
    await expectAccessible(page);
    await expect(next(page)).toBeEnabled();
    await next(page).click();

    await expect(next(page)).toBeDisabled();
    await expect.soft(next(page)).toHaveAccessibleDescription("Skriv ditt förnamn.");
    await expectAccessible(page, wizard(page));
    await expectHeight(firstName(page), 48);
    await firstName(page).fill("   ");
    await expect.soft(next(page)).toBeDisabled();
    await firstName(page).press("Enter");
    await expect(wizardStep(page)).toHaveText("Steg 2 av 4");
    await firstName(page).fill("Bo");
    await expect(next(page)).toBeEnabled();
    await expect.soft(next(page)).toHaveAccessibleDescription("");
    await next(page).click();

    await expect(next(page)).toBeDisabled();
    await expect.soft(next(page)).toHaveAccessibleDescription("Välj minst ett mål.");
    const goal = wizard(page).getByLabel("Hantera stress");
    await goal.check();
    await expect(next(page)).toBeEnabled();
    await goal.uncheck();
    await expect.soft(next(page)).toBeDisabled();
    await goal.check();
    await expectAccessible(page, wizard(page));
    await next(page).click();

    await expect(finish(page)).toBeDisabled();
    await expect.soft(finish(page)).toHaveAccessibleDescription("Välj hur du mår och hur mycket du har provat.");
    await wizard(page).getByLabel("Varken bra eller dåligt").check();
    await expect.soft(finish(page)).toHaveAccessibleDescription("Välj hur mycket du har provat.");
    await expect.soft(finish(page)).toBeDisabled();
    for (const experience of ["Jag är ny", "En del", "Mycket"]) {
      await wizard(page).getByLabel(experience, { exact: true }).check();
    }
    await expect(finish(page)).toBeEnabled();
    await expectAccessible(page, wizard(page));
    await expectHeight(wizard(page).locator("label"), 48);
    await expectHeight(wizard(page).getByRole("button"), 48);
  });

  await test.step("the browser's way back and that of onboarding are the same one, and lose nothing", async () => {
    await back(page).click();
    await expectStep(page, 3);
    await expect(wizard(page).getByRole("checkbox", { checked: true })).toHaveCount(1);
    await page.goBack();
    await expectStep(page, 2);
    await expect.soft(firstName(page)).toHaveValue("Bo");
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
    await expect.soft(wizard(page).getByLabel("Varken bra eller dåligt")).toBeChecked();
    await expectReachedWithLittleHeight(page);
  });

  await test.step("nothing is lost by closing it, and nothing of it is left in the history", async () => {
    await page.keyboard.press("Escape");
    await expect(wizard(page)).toBeHidden();
    await expect.soft(start(page)).toBeFocused();
    expect.soft(await storedKeys(page)).toEqual(["draft-onboarding"]);
    await page.goBack();
    await expect(page).toHaveURL("/om-oss");
    await signal(page, "onboarding");
    await expectStep(page, 1);
    await next(page).click();
    await expect.soft(firstName(page)).toHaveValue("Bo");
    await page.keyboard.press("Escape");
    await expect(wizard(page)).toBeHidden();
  });

  const link = page.getByRole("main").getByRole("link").first();
  await test.step("the questionnaire can be saved when four of the five are filled in", async () => {
    await link.focus();
    await signal(page, "questionnaire");
    await expect.soft(age(page).getByRole("option")).toHaveText(["Välj ålder", ...AGE_GROUPS]);
    await expect(save(page)).toBeDisabled();
    await expect.soft(save(page)).toHaveAccessibleDescription("Kvar att fylla i: e-post, ålder, mål, hur du mår.");
    await expectAccessible(page);
    await expectHeight(questionnaire(page).locator("label:has(input), input[type=email], select"), 48);
    await email(page).fill("astrid");
    await age(page).selectOption("65+");
    await goals(page).fill("   ");
    await questionnaire(page).getByLabel("Dåligt", { exact: true }).check();
    await expect.soft(save(page)).toHaveAccessibleDescription("Kvar att fylla i: mål.");
    await expect.soft(save(page)).toBeDisabled();
    await goals(page).fill("Orka mer");
    await expect(save(page)).toBeEnabled();
    await age(page).selectOption("");
    await expect.soft(save(page)).toBeDisabled();
  });

  await test.step("it wants an address that is one", async () => {
    await age(page).selectOption("65+");
    await save(page).click();
    await expect(email(page)).toBeFocused();
    await expect.soft(email(page)).toHaveAttribute("aria-invalid", "true");
    await expect.soft(email(page)).toHaveAccessibleDescription("Skriv en e-postadress, till exempel namn@exempel.se.");
    expect.soft(await storedKeys(page)).toEqual(["draft-onboarding", "draft-recommendation"]);
    await expectAccessible(page, questionnaire(page));
  });

  await test.step("neither Escape nor Back loses anything of it", async () => {
    await page.keyboard.press("Escape");
    await expect(questionnaire(page)).toBeHidden();
    await expect.soft(link).toBeFocused();
    await signal(page, "questionnaire");
    await expect.soft(goals(page)).toHaveValue("Orka mer");
    await expect.soft(age(page)).toHaveValue("65+");
    await expect.soft(questionnaire(page).getByLabel("Dåligt", { exact: true })).toBeChecked();
    await page.goBack();
    await expect(questionnaire(page)).toBeHidden();
    await expect(page).toHaveURL("/om-oss");
  });

  await test.step("its thanks are accessible", async () => {
    await signal(page, "questionnaire");
    await email(page).fill("astrid@exempel.se");
    await save(page).click();
    await expect(thanks(page)).toBeVisible();
    await expectAccessible(page, questionnaire(page));
    await expect(thanks(page)).toBeVisible();
  });
});

test("the questionnaire thanks for two seconds or until it is closed, is empty again, and changes what is recommended next", async ({
  page,
}) => {
  // From half of the journey on, nothing that matters much is recommended by itself, unless some of it is done already.
  const untouched = /^(mental:hardcore:|comparison:BIOHACKING)/;
  const done = (["mental", "testing", "knowledge"] as const).flatMap(demoIds).filter((id) => !untouched.test(id));
  await storeProgress(page, { items: done });
  await page.clock.install();
  const asked = recordGraphRequests(page);
  await open(page, "/om-oss");
  const recommended = journeyBar(page).getByRole("link", { name: /^Nästa: / });
  await expect(recommended).toHaveText("Nästa: Avancerad biohacking");
  const keys = await storedKeys(page);
  asked.length = 0;

  await test.step("the thanks stay for two seconds", async () => {
    await signal(page, "questionnaire");
    await expect.soft(questionnaire(page)).toContainText("Svaren sparas i din webbläsare. Inget skickas.");
    await fill(page);
    await questionnaire(page).getByLabel("Kosttillskott").check();
    await stopClock(page);
    await save(page).click();
    await expect(thanks(page)).toBeVisible();
    await expect.soft(save(page)).toHaveCount(0);
    await page.clock.runFor(1_900);
    await expect(thanks(page)).toBeVisible();
    await page.clock.runFor(200);
    await expectGone(page);
  });

  await test.step("the answers are in the browser, and nothing was sent", async () => {
    expect.soft(await storedValue(page, "recommendation-answers")).toEqual({
      email: "astrid@exempel.se",
      ageGroup: "36-45",
      healthGoals: "Sova bättre",
      currentHealth: "unknown",
      interests: ["supplements"],
    });
    expect.soft(await storedKeys(page)).toEqual([...keys, "recommendation-answers"].sort());
    expect.soft(asked).toEqual([]);
  });

  await test.step("it is empty again", async () => {
    await signal(page, "questionnaire");
    await expect(email(page)).toHaveValue("");
    await expect.soft(questionnaire(page).getByRole("radio", { checked: true })).toHaveCount(0);
    await expect.soft(save(page)).toBeDisabled();
  });

  await test.step("the thanks can be closed, and their time does not close what was opened since", async () => {
    await fill(page);
    await questionnaire(page).getByLabel("Träning").check();
    await save(page).click();
    await expect(thanks(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expectGone(page);
    await signal(page, "questionnaire");
    await expect(email(page)).toHaveValue("");
    await page.clock.runFor(2_500);
    await expect(email(page)).toBeVisible();
  });

  await test.step("interests change what is recommended next", async () => {
    await page.keyboard.press("Escape");
    await expectGone(page);
    await page.clock.resume();
    await expect(recommended).toHaveText("Nästa: Träning för ett långt liv");
  });
});

for (const how of ["full", "blocked"] as const) {
  test(`a browser whose storage is ${how} has a journey all the same, and is told once that it is not kept`, async ({
    page,
  }) => {
    await blockStorage(page, how);
    await keepToastsOpen(page);
    const warning = page.getByText("Webbläsaren sparar inget", { exact: true });
    await open(page, "/");
    await start(page).click();
    await expectStep(page, 1);
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

test("on a phone onboarding fills the screen, and both it and the questionnaire are accessible, with large targets", {
  tag: "@phone",
}, async ({ page, viewport }) => {
  await open(page, "/");
  await start(page).click();
  await expectStep(page, 1);

  await test.step("onboarding fills the screen", async () => {
    // It slides in.
    await expect.poll(() => wizard(page).boundingBox()).toEqual({ x: 0, y: 0, ...viewport });
    await expectAccessible(page);
  });

  await test.step("its targets are large, and it can be reached with little height", async () => {
    await next(page).click();
    await expectHeight(firstName(page), 48);
    await firstName(page).fill("Astrid");
    await next(page).click();
    await wizard(page).getByLabel("Sova bättre").check();
    await next(page).click();
    await wizard(page).getByLabel("Bra", { exact: true }).check();
    await expectAccessible(page, wizard(page));
    await expectHeight(wizard(page).locator("label"), 48);
    await expectHeight(wizard(page).getByRole("button"), 48);
    await expectReachedWithLittleHeight(page);
    await escapeFrom(wizard(page));
    await expect(wizard(page)).toBeHidden();
  });

  await test.step("the questionnaire's targets are large", async () => {
    await signal(page, "questionnaire");
    await expect(save(page)).toBeDisabled();
    await expectAccessible(page);
    await expectHeight(questionnaire(page).locator("label:has(input), input[type=email], select"), 48);
  });
});
