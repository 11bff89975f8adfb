import type { Locator, Page } from "@playwright/test";
import { CONSENTS } from "../../schema/consents.ts";
import { fillPlaceholders } from "../../schema/rules/content/placeholders.ts";
import { DEMO_SITE } from "../../schema/site.ts";
import { fillSignIn, openProfile, startSession, test, toast } from "../support/browserAccounts.ts";
import { expectAccessible } from "../support/browserAxe.ts";
import { type GraphRequest, recordGraphRequests } from "../support/browserGraph.ts";
import { goToJourney, openJourney, panel, storeInBrowser } from "../support/browserJourney.ts";
import {
  finishWizard,
  goToLastStep,
  offer,
  questionnaire,
  signal,
  storedKeys,
  takeAlong,
  wizard,
  wizardStep,
} from "../support/browserJourneyParts.ts";
import { escapeFrom, hydrated, open } from "../support/browserPages.ts";
import { expect } from "../support/browserTest.ts";

/** How many requests sent something that matches. */
const countOf = (sent: readonly GraphRequest[], what: RegExp): number =>
  sent.filter(({ variables }) => what.test(JSON.stringify(variables))).length;

const feels = (page: Page, label: string): Locator => wizard(page).getByRole("radio", { name: label, exact: true });
const consent = (dialog: Locator): Locator => dialog.getByRole("checkbox", { name: "Spara hur jag mår på mitt konto" });

/** Opens the wizard and goes to its last step. */
async function openLastStep(page: Page): Promise<void> {
  await signal(page, "onboarding");
  await goToLastStep(page);
  await expect(wizardStep(page)).toHaveText("Steg 4 av 4");
}

/** Finishes the wizard that shows, by somebody who feels so. */
async function finish(page: Page, feeling: string): Promise<void> {
  await finishWizard(page, feeling);
  await expect(panel(page).getByRole("heading", { name: /^God .*, Åsa$/ })).toBeVisible();
}

/**
 * Answers the questionnaire and sends it.
 * @param beforeSending what to do with it when it is filled in
 */
async function answerQuestionnaire(page: Page, beforeSending: (form: Locator) => Promise<void>): Promise<void> {
  await panel(page).getByRole("button", { name: "Få råd som passar bättre" }).click();
  const form = questionnaire(page);
  await form.getByLabel("E-post").fill("asa@exempel.se");
  await form.getByLabel("Ålder").selectOption("36-45");
  await form.getByLabel("Vad vill du uppnå med din hälsa?").fill("Sova bättre");
  await form.getByRole("radio", { name: "Bra", exact: true }).check();
  await form.getByRole("checkbox", { name: "Mat", exact: true }).check();
  await beforeSending(form);
  await form.getByRole("button", { name: "Spara mina svar" }).click();
  await expect(form).toContainText("Tack för dina svar!");
}

/** Withdraws the consent on the account's page, where it stays. */
async function withdraw(page: Page): Promise<void> {
  await (await openProfile(page)).getByRole("menuitem", { name: "Mitt konto" }).click();
  await page.getByRole("button", { name: "Återkalla samtycket" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Återkalla" }).click();
  await expect(toast(page, "Ditt samtycke är återkallat")).toBeVisible();
}

test("how somebody feels is sent and kept only with the consent that stands beside the question", async ({
  page,
  anAccount,
}) => {
  await startSession(page, await anAccount());
  await open(page, "/");
  const sent = recordGraphRequests(page);

  await test.step("without consent it is not sent", async () => {
    await openLastStep(page);
    await expect(wizard(page)).toContainText(fillPlaceholders(CONSENTS.health_data.text, DEMO_SITE));
    await expect(wizard(page)).toContainText("Hur du mår sparas inte.");
    await expectAccessible(page, wizard(page));
    await finish(page, "Dåligt");
    expect(countOf(sent, /POOR/)).toBe(0);
    expect(await storedKeys(page)).toEqual([]);
  });

  await test.step("with it the account keeps it", async () => {
    await openLastStep(page);
    await consent(wizard(page)).check();
    await expect(wizard(page)).not.toContainText("Hur du mår sparas inte.");
    await finish(page, "Dåligt");
    expect(countOf(sent, /POOR/)).toBe(1);
    expect(await storedKeys(page)).toEqual([]);
    await page.reload();
    await hydrated(page);
    await openLastStep(page);
    await expect(feels(page, "Dåligt")).toBeChecked();
    await expect(consent(wizard(page))).toHaveCount(0);
    await escapeFrom(wizard(page));
    await expect(wizard(page)).toHaveCount(0);
  });

  await test.step("it is forgotten when the consent is withdrawn", async () => {
    await withdraw(page);
    await openLastStep(page);
    await expect(consent(wizard(page))).not.toBeChecked();
    await expect(feels(page, "Dåligt")).not.toBeChecked();
  });
});

test("a guest's health comes along with the consent that is given where it is merged", async ({ page, anAccount }) => {
  await storeInBrowser(page);
  await open(page, "/auth");
  await fillSignIn(page, await anAccount());
  await expect(offer(page)).toContainText(fillPlaceholders(CONSENTS.health_data.text, DEMO_SITE));
  await consent(offer(page)).check();
  await takeAlong(page);
  await goToJourney(page);
  await expect(panel(page)).toContainText("För att du är intresserad av sömn.");
  await openLastStep(page);
  await expect(feels(page, "Bra")).toBeChecked();
});

test("without consent the questionnaire serves the moment, with it the account keeps it", async ({
  page,
  anAccount,
}) => {
  await startSession(page, await anAccount());
  const answers = 'name: "Åsa", goals: ["Sova bättre"], experience: INTERMEDIATE';
  const query = `mutation { completeOnboarding(input: { ${answers} }) { errors { code } } }`;
  await page.request.post("/graphql", { data: { query } });
  const reason = panel(page).getByText("För att du är intresserad av mat.");
  const sent = recordGraphRequests(page);

  await test.step("without consent the answers give advice now, and nothing of them is kept", async () => {
    await openJourney(page);
    await expect(panel(page).getByRole("article").first()).toBeVisible();
    await expect(reason).toHaveCount(0);
    await answerQuestionnaire(page, (form) => expect(form).toContainText("Svaren ger råd nu, men sparas inte."));
    await expect(reason).toBeVisible();
    // What an account has no use for is not sent.
    expect(countOf(sent, /asa@exempel\.se|36[-_]45/)).toBe(0);
    expect(await storedKeys(page)).toEqual([]);
    await page.reload();
    await hydrated(page);
    await expect(panel(page).getByRole("article").first()).toBeVisible();
    await expect(reason).toHaveCount(0);
    // Nor is it in what is stored for when there is no network.
    const answersKept = () => page.evaluate(() => localStorage.getItem("account-answers"));
    await expect.poll(answersKept).toContain("recommendations");
    const stored = await answersKept();
    expect(stored).toContain("recommendations");
    expect(stored).not.toContain("intresserad av mat");
  });

  await test.step("with it the account keeps them", async () => {
    await answerQuestionnaire(page, (form) => consent(form).check());
    expect(await storedKeys(page)).toEqual([]);
    await openJourney(page);
    await expect(reason).toBeVisible();
  });

  await test.step("what was recommended because of them goes with the consent, from what the browser remembers, too", async () => {
    const asked = recordGraphRequests(page);
    await withdraw(page);
    await expect(page.getByText("Inget samtycke")).toHaveCount(Object.keys(CONSENTS).length);
    await page.goBack();
    await expect(panel(page).getByRole("article").first()).toBeVisible();
    await expect(reason).toHaveCount(0);
    expect(asked.filter(({ operation }) => operation === "AccountPage")).toHaveLength(1);
  });
});
