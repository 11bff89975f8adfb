import type { Page } from "@playwright/test";
import { AGE_GROUPS } from "../../schema/journey/vocabulary.ts";
import { expectAccessible } from "../support/browserAxe.ts";
import { recordGraphRequests } from "../support/browserGraph.ts";
import {
  expectHeight,
  journeyBar,
  questionnaire,
  signal,
  storedKeys,
  storedValue,
  storeProgress,
} from "../support/browserJourneyParts.ts";
import { keepToastsOpen, open, stopClock } from "../support/browserPages.ts";
import { expect, test } from "../support/browserTest.ts";
import { demoIds } from "../support/demoItems.ts";

const save = (page: Page) => questionnaire(page).getByRole("button", { name: "Spara mina svar" });
const email = (page: Page) => questionnaire(page).getByLabel("E-post");
const age = (page: Page) => questionnaire(page).getByLabel("Ålder");
const goals = (page: Page) => questionnaire(page).getByLabel("Vad vill du uppnå med din hälsa?");

async function fill(page: Page): Promise<void> {
  await email(page).fill("astrid@exempel.se");
  await age(page).selectOption("36-45");
  await goals(page).fill("Sova bättre");
  await questionnaire(page).getByLabel("Vet inte").check();
}

/** Lets the stopped clock go on until it has closed, which takes less time than the thanks have. */
async function expectGone(page: Page): Promise<void> {
  const isGone = async () => {
    await page.clock.runFor(50);
    return questionnaire(page).isHidden();
  };
  await expect.poll(isGone, { intervals: [50] }).toBe(true);
}

test("it can be saved when four of the five are filled in, with an address that is one; neither Escape nor Back loses anything", async ({
  page,
}) => {
  await open(page, "/om-oss");
  const link = page.getByRole("main").getByRole("link").first();
  await link.focus();
  await signal(page, "questionnaire");
  await expect(age(page).getByRole("option")).toHaveText(["Välj ålder", ...AGE_GROUPS]);
  await expect(save(page)).toBeDisabled();
  await expect(save(page)).toHaveAccessibleDescription("Kvar att fylla i: e-post, ålder, mål, hur du mår.");
  await email(page).fill("astrid");
  await age(page).selectOption("65+");
  await goals(page).fill("   ");
  await questionnaire(page).getByLabel("Dåligt", { exact: true }).check();
  await expect(save(page)).toHaveAccessibleDescription("Kvar att fylla i: mål.");
  await expect(save(page)).toBeDisabled();
  await goals(page).fill("Orka mer");
  await expect(save(page)).toBeEnabled();
  await age(page).selectOption("");
  await expect(save(page)).toBeDisabled();

  await age(page).selectOption("65+");
  await save(page).click();
  await expect(email(page)).toBeFocused();
  await expect(email(page)).toHaveAttribute("aria-invalid", "true");
  await expect(email(page)).toHaveAccessibleDescription("Skriv en e-postadress, till exempel namn@exempel.se.");
  expect(await storedKeys(page)).toEqual(["draft-recommendation"]);

  await page.keyboard.press("Escape");
  await expect(questionnaire(page)).toBeHidden();
  await expect(link).toBeFocused();
  await signal(page, "questionnaire");
  await expect(goals(page)).toHaveValue("Orka mer");
  await expect(age(page)).toHaveValue("65+");
  await expect(questionnaire(page).getByLabel("Dåligt", { exact: true })).toBeChecked();
  await page.goBack();
  await expect(questionnaire(page)).toBeHidden();
  await expect(page).toHaveURL("/om-oss");
});

test("the thanks stay for two seconds or until they are closed; then it is empty again, and nothing was sent", async ({
  page,
}) => {
  await page.clock.install();
  const asked = recordGraphRequests(page);
  await open(page, "/");
  await signal(page, "questionnaire");
  await expect(questionnaire(page)).toContainText("Svaren sparas i din webbläsare. Inget skickas.");
  await fill(page);
  await questionnaire(page).getByLabel("Kosttillskott").check();
  await stopClock(page);
  await save(page).click();
  await expect(questionnaire(page).getByRole("status").filter({ hasText: "Tack för dina svar!" })).toBeVisible();
  await expect(save(page)).toHaveCount(0);
  await page.clock.runFor(1_900);
  await expect(questionnaire(page).getByRole("status").filter({ hasText: "Tack för dina svar!" })).toBeVisible();
  await page.clock.runFor(200);
  await expectGone(page);
  expect(await storedValue(page, "recommendation-answers")).toEqual({
    email: "astrid@exempel.se",
    ageGroup: "36-45",
    healthGoals: "Sova bättre",
    currentHealth: "unknown",
    interests: ["supplements"],
  });
  expect(await storedKeys(page)).toEqual(["recommendation-answers"]);
  expect(asked).toEqual([]);

  await signal(page, "questionnaire");
  await expect(email(page)).toHaveValue("");
  await expect(questionnaire(page).getByRole("radio", { checked: true })).toHaveCount(0);
  await expect(save(page)).toBeDisabled();

  await fill(page);
  await save(page).click();
  await expect(questionnaire(page).getByText("Tack för dina svar!")).toBeVisible();
  await page.keyboard.press("Escape");
  await expectGone(page);
  await signal(page, "questionnaire");
  await expect(email(page)).toHaveValue("");
  // The time of the thanks that were closed does not close what was opened since.
  await page.clock.runFor(2_500);
  await expect(email(page)).toBeVisible();
});

test("interests change what is recommended next", async ({ page }) => {
  // From half of the journey on, nothing that matters much is recommended by itself, unless some of it is done already.
  const untouched = /^(mental:hardcore:|comparison:BIOHACKING)/;
  const done = (["mental", "testing", "knowledge"] as const).flatMap(demoIds).filter((id) => !untouched.test(id));
  await storeProgress(page, { items: done });
  await open(page, "/om-oss");
  const next = journeyBar(page).getByRole("link", { name: /^Nästa: / });
  await expect(next).toHaveText("Nästa: Avancerad biohacking");
  await signal(page, "questionnaire");
  await fill(page);
  await questionnaire(page).getByLabel("Träning").check();
  await save(page).click();
  await expect(questionnaire(page)).toBeHidden();
  await expect(next).toHaveText("Nästa: Träning för ett långt liv");
});

test.describe("in light and dark colours", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("it is accessible, empty, filled in, and with thanks", { tag: "@both" }, async ({ page }) => {
    await keepToastsOpen(page);
    await open(page, "/om-oss");
    await signal(page, "questionnaire");
    await expect(questionnaire(page)).toBeVisible();
    await expectAccessible(page);
    await expectHeight(questionnaire(page).locator("label:has(input), input[type=email], select"), 48);
    await fill(page);
    await email(page).fill("astrid");
    await save(page).click();
    await expect(email(page)).toHaveAttribute("aria-invalid", "true");
    await expectAccessible(page, questionnaire(page));
    await email(page).fill("astrid@exempel.se");
    await save(page).click();
    const thanks = questionnaire(page).getByText("Tack för dina svar!");
    await expect(thanks).toBeVisible();
    await expectAccessible(page, questionnaire(page));
    await expect(thanks).toBeVisible();
  });
});
