import type { Locator, Page } from "@playwright/test";
import { CONSENTS } from "../../schema/consents.ts";
import { fillSignIn, openProfile, signOut, startSession, test, toast } from "../support/browserAccounts.ts";
import { expectAccessible } from "../support/browserAxe.ts";
import { GRAPH, recordGraphRequests } from "../support/browserGraph.ts";
import { goToJourney, openJourney, panel, STORED_JOURNEY, storeInBrowser } from "../support/browserJourney.ts";
import {
  finishWizard,
  goToLastStep,
  offer,
  questionnaire,
  signal,
  storedKeys,
  storedValue,
  takeAlong,
  wizard,
} from "../support/browserJourneyParts.ts";
import { escapeFrom, hydrated, open } from "../support/browserPages.ts";
import { expect } from "../support/browserTest.ts";

test.describe.configure({ timeout: 60_000 });

/** Everything that the browser asks the server, as it is sent. */
function noteSent(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && GRAPH(new URL(request.url()))) sent.push(request.postData() ?? "");
  });
  return sent;
}

const feels = (page: Page, label: string): Locator => wizard(page).getByRole("radio", { name: label, exact: true });
const consent = (dialog: Locator): Locator => dialog.getByRole("checkbox", { name: "Spara hur jag mår på mitt konto" });

/** Opens the wizard and goes to its last step. */
async function openLastStep(page: Page): Promise<void> {
  await signal(page, "onboarding");
  await goToLastStep(page);
  await expect(wizard(page).getByRole("status")).toHaveText("Steg 4 av 4");
}

/** Finishes the wizard that shows, by somebody who feels so. */
async function finish(page: Page, feeling: string): Promise<void> {
  await finishWizard(page, feeling);
  await expect(panel(page).getByRole("heading", { name: /^God .*, Åsa$/ })).toBeVisible();
}

async function answerQuestionnaire(page: Page): Promise<void> {
  await panel(page).getByRole("button", { name: "Få råd som passar bättre" }).click();
  const form = questionnaire(page);
  await form.getByLabel("E-post").fill("asa@exempel.se");
  await form.getByLabel("Ålder").selectOption("36-45");
  await form.getByLabel("Vad vill du uppnå med din hälsa?").fill("Sova bättre");
  await form.getByRole("radio", { name: "Bra", exact: true }).check();
  await form.getByRole("checkbox", { name: "Mat", exact: true }).check();
}

test("how somebody feels is sent and kept only with the consent that stands beside the question", async ({
  page,
  newVisitor,
  anAccount,
}) => {
  const person = await anAccount();
  await startSession(page, person);
  await open(page, "/");
  const sent = noteSent(page);
  await openLastStep(page);
  await expect(wizard(page)).toContainText(CONSENTS.health_data.text);
  await expect(wizard(page)).toContainText("Hur du mår sparas inte.");
  await expectAccessible(page, wizard(page));
  await finish(page, "Dåligt");
  expect(sent.filter((body) => body.includes("CompleteOnboarding"))).toHaveLength(1);
  expect(sent.filter((body) => body.includes("POOR"))).toEqual([]);
  expect(await storedKeys(page)).toEqual([]);
  await page.reload();
  await hydrated(page);
  await openLastStep(page);
  await expect(feels(page, "Dåligt")).not.toBeChecked();

  await consent(wizard(page)).check();
  await expect(wizard(page)).not.toContainText("Hur du mår sparas inte.");
  await finish(page, "Dåligt");
  expect(sent.filter((body) => body.includes("POOR"))).toHaveLength(1);
  const elsewhere = await newVisitor();
  await startSession(elsewhere, person);
  await open(elsewhere, "/");
  await openLastStep(elsewhere);
  await expect(feels(elsewhere, "Dåligt")).toBeChecked();
  await expect(consent(wizard(elsewhere))).toHaveCount(0);

  await open(page, "/konto");
  await page.getByRole("button", { name: "Återkalla samtycket" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Återkalla" }).click();
  await expect(toast(page, "Ditt samtycke är återkallat")).toBeVisible();
  await openLastStep(page);
  await expect(consent(wizard(page))).not.toBeChecked();
  await expect(feels(page, "Dåligt")).not.toBeChecked();
  await escapeFrom(wizard(page));
});

test("a guest's health stays behind without consent, and comes along with it", async ({ page, anAccount }) => {
  const sent = noteSent(page);
  await storeInBrowser(page);
  await open(page, "/auth");
  await fillSignIn(page, await anAccount());
  await expect(offer(page).getByRole("list", { name: "Det här följer inte med" }).getByRole("listitem")).toHaveText([
    "Hur du mår: om du inte samtycker",
    "Hur du mår och dina intressen, ur frågeformuläret: om du inte samtycker",
  ]);
  await takeAlong(page);
  expect(sent.filter((body) => body.includes("MergeJourney"))).toHaveLength(1);
  expect(sent.filter((body) => /GOOD|SLEEP|anna@example\.se/.test(body))).toEqual([]);
  expect(await storedKeys(page)).toEqual([]);
});

test("a guest's health comes along with the consent that is given where it is merged", async ({ page, anAccount }) => {
  await storeInBrowser(page);
  await open(page, "/auth");
  await fillSignIn(page, await anAccount());
  await expect(offer(page)).toContainText(CONSENTS.health_data.text);
  await expectAccessible(page, offer(page));
  await consent(offer(page)).check();
  await takeAlong(page);
  await goToJourney(page);
  await expect(panel(page)).toContainText("För att du är intresserad av sömn.");
  await openLastStep(page);
  await expect(feels(page, "Bra")).toBeChecked();
});

test("an account's own answers stand, and the dialog says so before", async ({ page, anAccount }) => {
  const person = await anAccount();
  await startSession(page, person);
  await open(page, "/");
  await openLastStep(page);
  await finish(page, "Bra");
  await signOut(page);
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, JSON.stringify(value));
  }, STORED_JOURNEY);
  await page.getByRole("banner").getByRole("link", { name: "Logga in" }).click();
  await fillSignIn(page, person);
  await expect(offer(page).getByRole("list", { name: "Det här följer inte med" })).toContainText(
    "Svaren i introduktionen, Anna: ditt konto har redan egna svar, och de gäller",
  );
  await takeAlong(page);
  await goToJourney(page);
  await expect(panel(page).getByRole("heading", { name: /^God .*, Åsa$/ })).toBeVisible();
});

test("what was there before signing in and was not taken along stays as it was", async ({ page, anAccount }) => {
  await storeInBrowser(page);
  await open(page, "/auth");
  const keys = async () => (await storedKeys(page)).filter((key) => key !== "journey-items");
  const before = await keys();
  await fillSignIn(page, await anAccount());
  await offer(page).getByRole("button", { name: "Inte nu" }).click();
  await expect(offer(page)).toHaveCount(0);
  await openLastStep(page);
  await expect(feels(page, "Bra")).not.toBeChecked();
  await finish(page, "Dåligt");
  await signOut(page);
  expect(await keys()).toEqual(["merge-later", ...before].sort());
  expect(await storedValue(page, "onboardingData")).toMatchObject({ name: "Anna", healthStatus: "good" });
});

test("without consent the questionnaire serves the moment, with it the account keeps it", async ({
  page,
  newVisitor,
  anAccount,
}) => {
  const person = await anAccount();
  await startSession(page, person);
  await open(page, "/");
  await openLastStep(page);
  await finish(page, "Bra");
  const sent = noteSent(page);
  const reason = panel(page).getByText("För att du är intresserad av mat.");
  await expect(reason).toHaveCount(0);
  await answerQuestionnaire(page);
  await expect(questionnaire(page)).toContainText("Svaren ger råd nu, men sparas inte.");
  await questionnaire(page).getByRole("button", { name: "Spara mina svar" }).click();
  await expect(questionnaire(page)).toContainText("Tack för dina svar!");
  await expect(reason).toBeVisible();
  // What an account has no use for is not sent.
  expect(sent.filter((body) => body.includes("asa@exempel.se") || body.includes("36-45"))).toEqual([]);
  expect(await storedKeys(page)).toEqual([]);
  await page.reload();
  await expect(panel(page).getByRole("article").first()).toBeVisible();
  await expect(reason).toHaveCount(0);
  // Nor is it in what is stored for when there is no network.
  const stored = await page.evaluate(() => localStorage.getItem("account-answers"));
  expect(stored).toContain("recommendations");
  expect(stored).not.toContain("intresserad av mat");

  await answerQuestionnaire(page);
  await consent(questionnaire(page)).check();
  await questionnaire(page).getByRole("button", { name: "Spara mina svar" }).click();
  await expect(questionnaire(page)).toContainText("Tack för dina svar!");
  const elsewhere = await newVisitor();
  await startSession(elsewhere, person);
  await openJourney(elsewhere);
  await expect(panel(elsewhere)).toContainText("För att du är intresserad av mat.");

  // What was recommended because of it goes with the consent, from what the browser remembers, too.
  await (await openProfile(elsewhere)).getByRole("menuitem", { name: "Mitt konto" }).click();
  await elsewhere.getByRole("button", { name: "Återkalla samtycket" }).click();
  const asked = recordGraphRequests(elsewhere);
  await elsewhere.getByRole("dialog").getByRole("button", { name: "Återkalla" }).click();
  await expect(toast(elsewhere, "Ditt samtycke är återkallat")).toBeVisible();
  await expect(elsewhere.getByText("Inget samtycke")).toHaveCount(Object.keys(CONSENTS).length);
  await elsewhere.goBack();
  await expect(panel(elsewhere).getByRole("article").first()).toBeVisible();
  await expect(panel(elsewhere)).not.toContainText("För att du är intresserad av mat.");
  expect(asked.map(({ operation }) => operation)).not.toContain("AccountPage");
});
