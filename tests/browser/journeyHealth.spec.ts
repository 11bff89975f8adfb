import type { Locator, Page } from "@playwright/test";
import { fillSignIn, openProfile, profileButton, signIn, signOut, test, toast } from "../support/browserAccounts.ts";
import { expectAccessible } from "../support/browserAxe.ts";
import { GRAPH, holdAnswer } from "../support/browserGraph.ts";
import { keep, openJourney, panel } from "../support/browserJourney.ts";
import { kept, keptKeys, questionnaire, signal, wizard } from "../support/browserJourneyParts.ts";
import { escapeFrom, open } from "../support/browserPages.ts";
import { expect } from "../support/browserTest.ts";

test.describe.configure({ timeout: 60_000 });

const KEY = "account-journey";
const STAYS = "Svaren sparas på ditt konto. Hur du mår stannar i webbläsaren.";

/** Everything that the browser asks the server, as it is sent. */
function noteSent(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && GRAPH(new URL(request.url()))) sent.push(request.postData() ?? "");
  });
  return sent;
}

const feels = (page: Page, label: string): Locator => wizard(page).getByRole("radio", { name: label, exact: true });

/** Opens the wizard and goes to its last step. */
async function openLastStep(page: Page): Promise<void> {
  await signal(page, "onboarding");
  for (const step of [1, 2, 3]) {
    await expect(wizard(page).getByRole("status")).toHaveText(`Steg ${step} av 4`);
    if (step === 2) await wizard(page).getByLabel("Förnamn").fill("Åsa");
    if (step === 3) await wizard(page).getByLabel("Sova bättre").check();
    await wizard(page).getByRole("button", { name: "Nästa" }).click();
  }
  await expect(wizard(page).getByRole("status")).toHaveText("Steg 4 av 4");
}

async function finish(page: Page): Promise<void> {
  await wizard(page).getByLabel("En del", { exact: true }).check();
  await wizard(page).getByRole("button", { name: "Slutför setup" }).click();
  await expect(wizard(page)).toHaveCount(0);
  await expect(page).toHaveURL("/min-resa");
  await expect(panel(page).getByRole("heading", { name: /^God .*, Åsa$/ })).toBeVisible();
}

test("how somebody feels stays in the browser until they consent, and then moves to the account", async ({
  page,
  newVisitor,
  anAccount,
}) => {
  const person = await anAccount();
  await signIn(page, person);
  const sent = noteSent(page);
  await openLastStep(page);
  await expect(wizard(page)).toContainText(STAYS);
  await feels(page, "Dåligt").check();
  await finish(page);
  expect(await kept(page, KEY)).toMatchObject({ healthStatus: "poor" });
  expect(sent.filter((body) => body.includes("CompleteOnboarding"))).toHaveLength(1);
  expect(sent.filter((body) => body.includes("POOR"))).toEqual([]);

  await openJourney(page);
  await openLastStep(page);
  await expect(feels(page, "Dåligt")).toBeChecked();
  await escapeFrom(wizard(page));
  const elsewhere = await newVisitor();
  await signIn(elsewhere, person);
  await openLastStep(elsewhere);
  await expect(feels(elsewhere, "Dåligt")).not.toBeChecked();

  await open(page, "/konto");
  await page.getByRole("button", { name: "Jag samtycker" }).click();
  await expect(toast(page, "Ditt samtycke är sparat")).toBeVisible();
  await expect.poll(() => keptKeys(page)).toEqual([]);
  expect(sent.filter((body) => body.includes("POOR"))).toHaveLength(1);
  await openJourney(elsewhere);
  await openLastStep(elsewhere);
  await expect(wizard(elsewhere)).not.toContainText(STAYS);
  await expect(feels(elsewhere, "Dåligt")).toBeChecked();
  expect(await keptKeys(elsewhere)).toEqual([]);
});

test("a journey that was asked for before consenting and arrives afterwards does not hide the consent", async ({
  page,
  anAccount,
}) => {
  await signIn(page, await anAccount());
  await openLastStep(page);
  await feels(page, "Dåligt").check();
  await finish(page);
  const { isHeld, release } = await holdAnswer(page, "Journey");
  await open(page, "/konto");
  await isHeld;
  await page.getByRole("button", { name: "Jag samtycker" }).click();
  await expect(toast(page, "Ditt samtycke är sparat")).toBeVisible();
  release();
  await expect.poll(() => keptKeys(page)).toEqual([]);
  await openLastStep(page);
  await expect(wizard(page)).not.toContainText(STAYS);
  await expect(feels(page, "Dåligt")).toBeChecked();
});

test("signing out takes along what the browser kept beside the account", async ({ page, anAccount }) => {
  const [first, second] = [await anAccount(), await anAccount()];
  await signIn(page, first);
  await openLastStep(page);
  await feels(page, "Mycket bra").check();
  await finish(page);
  expect(await keptKeys(page)).toEqual([KEY]);
  await signOut(page);
  expect(await keptKeys(page)).toEqual([]);

  await page.getByRole("banner").getByRole("link", { name: "Logga in" }).click();
  await fillSignIn(page, second);
  await expect(profileButton(page)).toBeVisible();
  await openLastStep(page);
  await expect(feels(page, "Mycket bra")).not.toBeChecked();
});

test("a session that ended while the page was closed leaves nothing for the next one", async ({
  page,
  context,
  anAccount,
}) => {
  await signIn(page, await anAccount());
  await openLastStep(page);
  await feels(page, "Bra").check();
  await finish(page);
  await page.goto("about:blank");
  await context.clearCookies();
  await open(page, "/");
  await expect.poll(() => keptKeys(page)).toEqual([]);
});

test("what was there before signing in and was not taken along stays as it was", async ({ page, anAccount }) => {
  await keep(page);
  await open(page, "/auth");
  const before = await keptKeys(page);
  await fillSignIn(page, await anAccount());
  const offer = page.getByRole("dialog", { name: "Det här finns i din webbläsare" });
  await offer.getByRole("button", { name: "Inte nu" }).click();
  await expect(offer).toHaveCount(0);
  await openLastStep(page);
  await expect(feels(page, "Bra")).not.toBeChecked();
  await feels(page, "Dåligt").check();
  await finish(page);
  expect(await keptKeys(page)).toEqual([KEY, ...before].sort());
  await signOut(page);
  expect(await keptKeys(page)).toEqual(before);
  expect(await kept(page, "onboardingData")).toMatchObject({ name: "Anna", healthStatus: "good" });
});

test("what was taken along without consent is shown to its owner, and goes when they sign out", async ({
  page,
  anAccount,
}) => {
  const sent = noteSent(page);
  await keep(page);
  await open(page, "/auth");
  await fillSignIn(page, await anAccount());
  const offer = page.getByRole("dialog", { name: "Det här finns i din webbläsare" });
  await offer.getByRole("button", { name: "Ta med till kontot" }).click();
  await expect(toast(page, "Din resa finns nu på ditt konto")).toBeVisible();
  expect(sent.filter((body) => body.includes("MergeJourney"))).toHaveLength(1);
  expect(sent.filter((body) => body.includes("GOOD") || body.includes("anna@example.se"))).toEqual([]);
  expect(await kept(page, KEY)).toMatchObject({ healthStatus: "good", answers: { interests: ["sleep"] } });

  await openJourney(page);
  const beside = page.getByRole("region", { name: "Det här finns bara i den här webbläsaren" });
  await beside.getByText("Mina data i webbläsaren").click();
  await expect(beside.getByRole("definition")).toHaveText([
    "Bra",
    "Sparade för anna@example.se, bara i den här webbläsaren",
  ]);
  await expectAccessible(page);
  await signOut(page);
  expect(await keptKeys(page)).toEqual([]);
});

test("the questionnaire counts for somebody who is signed in, in this browser only", async ({ page, anAccount }) => {
  const person = await anAccount();
  await signIn(page, person);
  await openLastStep(page);
  await feels(page, "Bra").check();
  await finish(page);
  const sent = noteSent(page);
  const reason = panel(page).getByText("För att du är intresserad av mat.");
  await expect(reason).toHaveCount(0);
  await panel(page).getByRole("button", { name: "Få råd som passar bättre" }).click();
  const form = questionnaire(page);
  await form.getByLabel("E-post").fill("asa@exempel.se");
  await form.getByLabel("Ålder").selectOption("36-45");
  await form.getByLabel("Vad vill du uppnå med din hälsa?").fill("Sova bättre");
  await form.getByRole("radio", { name: "Bra", exact: true }).check();
  await form.getByRole("checkbox", { name: "Mat", exact: true }).check();
  await form.getByRole("button", { name: "Spara mina svar" }).click();
  await expect(form).toContainText("Tack för dina svar!");
  await expect(reason).toBeVisible();
  expect(sent.filter((body) => body.includes("asa@exempel.se"))).toEqual([]);
  expect(await keptKeys(page)).toEqual([KEY]);

  await page.reload();
  await expect(reason).toBeVisible();
  const beside = page.getByRole("region", { name: "Det här finns bara i den här webbläsaren" });
  await beside.getByText("Mina data i webbläsaren").click();
  await beside.getByRole("button", { name: "Ta bort allt från webbläsaren" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Ta bort allt" }).click();
  await expect(toast(page, "Allt är borttaget")).toBeVisible();
  await expect(reason).toHaveCount(0);
  expect(await keptKeys(page)).toEqual([]);
  await expect(await openProfile(page)).toHaveAccessibleDescription(person.email);
});
