import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { PROTOCOL } from "../../schema/questionnaires/protocol.ts";
import { SLEEP } from "../../schema/questionnaires/sleep.ts";
import { TRAINING } from "../../schema/questionnaires/training.ts";
import { fillSignIn, startSession, test, toast } from "../support/browserAccounts.ts";
import { consent, fillTest, stepHeading } from "../support/browserAnalyses.ts";
import { expectAccessible } from "../support/browserAxe.ts";
import { GRAPH } from "../support/browserGraph.ts";
import { storeInBrowser } from "../support/browserJourney.ts";
import { storedValue } from "../support/browserJourneyParts.ts";
import { keepToastsOpen, open } from "../support/browserPages.ts";
import { expect } from "../support/browserTest.ts";

const send = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const result = (page: Page, name: string) => page.getByRole("heading", { level: 2, name, exact: true });
const next = (page: Page) => page.getByRole("button", { name: "Nästa" });
const back = (page: Page) => page.getByRole("button", { name: "Föregående" });

/** Holds what is analysed until the returned function is called. */
const isAnalysis = (body: string | null) => /"analyze(Sleep|Training|Protocol)"/i.test(body ?? "");

test("the sleep test, signed in: from empty to its result, which is looked at again", async ({
  page,
  anAccount,
  expectConsole,
}) => {
  expectConsole(/status of 500/);
  await keepToastsOpen(page);
  await startSession(page, await anAccount());
  await open(page, "/somntestet");
  await expect(page.getByLabel(/^Ålder/)).toHaveAttribute("placeholder", "T.ex. 35");
  await expect(page.locator("main form")).toContainText("Steg 1 av 6");
  await expect(back(page)).toBeDisabled();
  await expectAccessible(page, page.locator("main"));

  await next(page).click();
  await expect(page.locator("main form")).toContainText("Ålder krävs");
  await expect(page.locator("main form")).toContainText("Steg 1 av 6");
  await fillTest(page, SLEEP, { sleepChallenges: "Jag vaknar av grannen." });
  await expect(page.locator("main form")).toContainText("våra egna regler skriver analysen");

  await send(page, "Skicka test").click();
  await expect(consent(page)).toHaveAccessibleDescription(/Kryssa i rutan om du vill ha en analys/);
  await expect(consent(page)).toBeFocused();
  await expectAccessible(page, page.locator("main"));
  await consent(page).check();
  // The consent is stored first, and may fail by itself.
  await page.route(GRAPH, (route) =>
    /"GiveShownConsent"/.test(route.request().postData() ?? "")
      ? route.fulfill({ status: 500, body: "" })
      : route.fallback(),
  );
  await send(page, "Skicka test").click();
  await expect(toast(page, "Något gick fel")).toContainText(
    "Det uppstod ett fel när vi analyserade ditt test. Försök igen.",
  );
  await page.unroute(GRAPH);
  await send(page, "Skicka test").click();

  await expect(result(page, "Din sömnanalys")).toBeFocused();
  await expect(toast(page, "Test slutfört!")).toContainText("Din personliga sömnanalys är klar.");
  await expect(page.getByText("Test slutfört", { exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: "Viktigast för dig" }).getByRole("listitem").first()).toContainText(
    "Utifrån",
  );
  await expect(page.getByRole("region", { name: "Hela analysen" }).getByRole("heading").first()).toBeVisible();
  for (const path of ["/kosttillskott", "/tester"]) {
    await expect(page.getByRole("navigation", { name: "Gå vidare" }).locator(`a[href="${path}"]`)).toHaveCount(1);
  }
  expect(await storedValue(page, "draft-sleep")).toBeUndefined();
  expect(await storedValue(page, "draft-sleep-submission")).toBeUndefined();
  await expectAccessible(page, page.locator("main"));

  const address = page.url();
  await page.reload();
  await expect(result(page, "Din sömnanalys")).toBeVisible();

  // What was consented to is not asked again.
  await page.getByRole("link", { name: "Gör nytt test" }).click();
  await expect(page).toHaveURL("/somntestet");
  await expect(page.getByRole("link", { name: "Se ditt resultat" })).toHaveAttribute(
    "href",
    new URL(address).pathname + new URL(address).search,
  );
  await fillTest(page, SLEEP, { sleepQuality: "4" });
  await expect(consent(page)).toHaveCount(0);
  await send(page, "Skicka test").click();
  await expect(result(page, "Sedan förra testet")).toBeVisible();
  await expect(page.getByRole("region", { name: "Sedan förra testet" })).toContainText("Sömnkvalitet");
});

test("the sleep test, signed out: nothing is sent, and the draft stays, also through signing in", async ({
  page,
  anAccount,
}) => {
  const person = await anAccount();
  const sent: string[] = [];
  page.on("request", (request) => isAnalysis(request.postData()) && sent.push(request.url()));
  await open(page, "/somntestet");
  await fillTest(page, SLEEP);
  await send(page, "Skicka test").click();
  const refusal = page.getByRole("alert").filter({ hasText: "Inloggning krävs" });
  await expect(refusal).toContainText("Du måste vara inloggad för att genomföra testet.");
  expect(sent).toEqual([]);
  await refusal.getByRole("button", { name: "Stäng meddelandet" }).click();

  await page.locator("main form").getByRole("link", { name: "Logga in eller skapa konto" }).click();
  await fillSignIn(page, person);
  await expect(page).toHaveURL("/somntestet");
  await expect(stepHeading(page, "Slutligt")).toBeVisible();
  await consent(page).check();
  await send(page, "Skicka test").click();
  await expect(result(page, "Din sömnanalys")).toBeVisible();
});

test("the training test, as a guest, with the keyboard only: its result is stored and private", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await keepToastsOpen(page);
  await open(page, "/traning-quiz");
  await expect(page.getByRole("list", { name: "Om testet" })).toContainText("Cirka 15 minuter");
  await expect(page.getByRole("heading", { name: "Träningsquiz - Steg 1 av 6" })).toBeVisible();
  await expect(page.locator("main form")).toContainText("17 % klart");
  await page.getByLabel(/^Ålder/).focus();
  await page.keyboard.type("35");
  for (const [index, step] of TRAINING.steps.entries()) {
    await expect(stepHeading(page, step.heading)).toBeVisible();
    if (index > 0) await expect(stepHeading(page, step.heading)).toBeFocused();
    for (const field of step.fields) {
      if (field.kind !== "single" && field.kind !== "several" && field.kind !== "rating") continue;
      const group = page.locator("main form").getByRole("group", { name: field.label });
      const first = group.locator("input").first();
      // By Tab, as far as it takes.
      for (let tabs = 0; tabs < 40 && !(await first.evaluate((el) => el === document.activeElement)); tabs++)
        await page.keyboard.press("Tab");
      await page.keyboard.press("Space");
    }
    if (index === TRAINING.steps.length - 1) {
      await consent(page).focus();
      await page.keyboard.press("Space");
    }
    await page.keyboard.press("Enter");
  }
  await expect(result(page, "Din träningsanalys")).toBeFocused();
  await expect(toast(page, "Träningsanalys klar!")).toContainText(
    "Dina personliga träningsrekommendationer är nu redo.",
  );
  const completed = () => page.evaluate(() => localStorage.getItem("training_test_completed"));
  await expect.poll(completed).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  await expect
    .poll(() => storedValue(page, "userActivities"))
    .toEqual([
      expect.objectContaining({
        type: "test",
        title: "Träningsanalys slutförd",
        url: "/training-test",
        category: "träning",
      }),
    ]);
  await expect
    .poll(() => storedValue(page, "test-results"))
    .toEqual([expect.objectContaining({ kind: "training", answers: expect.objectContaining({ age: 35 }) })]);
  for (const path of ["/min-resa", "/sleep-test", "/kosttillskott"])
    await expect(page.getByRole("navigation", { name: "Gå vidare" }).locator(`a[href="${path}"]`)).toHaveCount(1);
  // What stands above is there, so that nothing moves under the pointer.
  await expect(page.getByRole("region", { name: "Råden område för område" })).toContainText(
    "Räkna pass, inte resultat.",
  );
  await page.getByText("Visa hela analysen").click();
  await expect(page.getByRole("heading", { name: "Så börjar du" })).toBeVisible();
  // Its address shows nobody else the result, so that the text is what is copied.
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate(() => Object.assign(navigator, { share: undefined }));
  await page.getByRole("button", { name: "Dela", exact: true }).click();
  await expect(toast(page, "Kopierat!")).toContainText("Din träningsanalys har kopierats till urklipp.");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^Din träningsanalys\n.*\n\n.*SÅ BÖRJAR DU/s,
  );
  await expectAccessible(page, page.locator("main"));

  await page.reload();
  await expect(result(page, "Din träningsanalys")).toBeVisible();

  const stranger = await (await browser.newContext({ baseURL })).newPage();
  await open(stranger, page.url());
  await expect(result(stranger, "Resultatet är privat")).toBeVisible();
  await expect(stranger.getByRole("main").getByRole("link", { name: "Gör träningstestet" })).toHaveAttribute(
    "href",
    "/traning-quiz",
  );
  await stranger.context().close();
});

test("the training test, signed in, begins where onboarding ended", async ({ page, anAccount }) => {
  await storeInBrowser(page);
  await open(page, "/traning-quiz");
  const experience = page.getByRole("group", { name: "Hur van är du att träna?" });
  await expect(experience).toHaveAccessibleDescription(/Från din onboarding: En del/);
  await expect(experience.locator("input:checked")).toHaveCount(0);
  await page.getByLabel(/^Ålder/).fill("44");
  await page.getByLabel("Kvinna").check();
  await experience.getByLabel(/^Van/).check();
  await next(page).click();
  const frequency = page.getByRole("group", { name: "Hur ofta tränar du i veckan?" });
  await expect(frequency).toHaveAccessibleDescription(/Från din onboarding: En del/);
  await expect(frequency.locator("input:checked")).toHaveCount(0);
  await page.evaluate(() => localStorage.clear());

  await startSession(page, await anAccount());
  await open(page, "/traning-quiz");
  await fillTest(page, TRAINING);
  await consent(page).check();
  await send(page, "Slutför quiz").click();
  await expect(result(page, "Din träningsanalys")).toBeVisible();
  expect(await storedValue(page, "test-results")).toBeUndefined();
});

test("a goal of onboarding is chosen already, and can be left out", async ({ page }) => {
  await storeInBrowser(page);
  await open(page, "/traning-quiz");
  for (const step of TRAINING.steps.slice(0, 2)) {
    await expect(stepHeading(page, step.heading)).toBeVisible();
    const only = { ...TRAINING, steps: [step] };
    await fillTest(page, only);
    await next(page).click();
  }
  const goals = page.getByRole("group", { name: "Vad vill du uppnå?" });
  await expect(goals.locator("input:checked")).toHaveCount(1);
  await expect(goals.getByLabel("Få bättre kondition")).toBeChecked();
  await goals.getByLabel("Få bättre kondition").uncheck();
  await next(page).click();
  await expect(goals).toContainText("Välj minst ett mål");
});

test("a test older than 30 days is offered again", async ({ page }) => {
  const at = new Date(Date.now() - 31 * 24 * 60 * 60 * 1_000).toISOString();
  const id = "0b7d6f5e-8c1a-4a53-9d3e-2f60b8a1c4d7";
  await storeInBrowser(page, {
    "test-results": [
      {
        ...{ id, sessionId: id, kind: "training", answers: {}, aiRecommendations: "## Så börjar du\n\nGå varje dag." },
        ...{ redFlags: [], findings: [], activities: [], source: "built-in", isFallback: false, createdAt: at },
      },
    ],
  });
  await open(page, "/traning-quiz");
  await expect(page.getByRole("main")).toContainText("för mer än 30 dagar sedan. Gör det gärna igen");
  await page.getByRole("link", { name: "Se ditt resultat" }).click();
  await expect(page.getByRole("link", { name: /Gör det igen/ })).toBeVisible();
});

test("a lost answer and a failed server keep the quiz; the same answers sent again are the same sending", async ({
  page,
  watcher,
}) => {
  watcher.expected.push(/request failed: POST .*\/graphql/, /net::ERR_FAILED/, /status of 500/);
  const sessions: string[] = [];
  let failures = 2;
  await page.route(GRAPH, async (route) => {
    const body = route.request().postData();
    if (!isAnalysis(body)) return route.fallback();
    sessions.push(JSON.parse(body ?? "{}").variables.input.sessionId);
    if (failures-- <= 0) return route.fallback();
    if (failures === 0) return route.fulfill({ status: 500, body: "" });
    // It arrives, and its answer does not.
    await route.fetch();
    return route.abort();
  });
  await open(page, "/protokoll-quiz");
  await expect(page.locator("main form")).toContainText("Steg 1 av 5");
  const age = page.getByLabel(/^Ålder/);
  expect([await age.getAttribute("min"), await age.getAttribute("max")]).toEqual(["18", "100"]);
  await fillTest(page, PROTOCOL);
  await consent(page).check();
  const failed = page.getByRole("alert").filter({ hasText: "Fel vid analys" });
  await send(page, "Skapa mitt protokoll").click();
  await expect(failed).toContainText("Något gick fel vid analysen av ditt protokolltest. Försök igen.");
  await failed.getByRole("button", { name: "Stäng meddelandet" }).click();

  await open(page, "/protokoll-quiz");
  await expect(stepHeading(page, "Erfarenhet & Resurser")).toBeVisible();
  await consent(page).check();
  await send(page, "Skapa mitt protokoll").click();
  await expect(failed).toBeVisible();
  await failed.getByRole("button", { name: "Stäng meddelandet" }).click();
  await send(page, "Skapa mitt protokoll").click();
  await expect(page).toHaveURL(/\/protokoll-quiz\?resultat=/);
  await expect(page.getByRole("heading", { name: "Ditt Personaliserade Protokoll" }).first()).toBeVisible();
  expect(sessions).toHaveLength(3);
  expect(new Set(sessions).size).toBe(1);
  const completed = await page.evaluate(() => localStorage.getItem("protocol_test_completed"));
  expect(completed).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
});

test("a result can be shared by its address and taken along as a text", async ({ page, anAccount, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await keepToastsOpen(page);
  await startSession(page, await anAccount());
  await open(page, "/somntestet");
  await fillTest(page, SLEEP);
  await consent(page).check();
  await send(page, "Skicka test").click();
  await expect(result(page, "Din sömnanalys")).toBeVisible();
  // The word of the achievement, which comes when the journey has counted, would take the place of another.
  await expect(toast(page, "Du har nått")).toBeVisible();
  await page.evaluate(() => Object.assign(navigator, { share: undefined }));
  await page.getByRole("button", { name: "Dela", exact: true }).click();
  await expect(toast(page, "Länk kopierad!")).toContainText(
    "Länken till ditt testresultat har kopierats till urklipp.",
  );
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

  const id = new URL(page.url()).searchParams.get("resultat")?.slice(0, 8);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Ladda ner", exact: true }).click(),
  ]);
  await expect(toast(page, "Nedladdning startad!")).toContainText("Din sömnanalys laddas ner som en textfil.");
  expect(file.suggestedFilename()).toBe(`somnanalys-${id}.txt`);
  const text = await readFile(await file.path(), "utf8");
  expect(text).toContain("Din sömnanalys");
  expect(text).not.toMatch(/\*\*|^#/m);

  await page
    .getByRole("button", { name: /^Lägg till i protokoll/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/protokoll\?vy=steg/);
});

test("a guest's results follow into the account", async ({ page, anAccount }) => {
  const person = await anAccount();
  await open(page, "/traning-quiz");
  await fillTest(page, TRAINING, { healthConditions: "cardiovascular", injuries: "significant" });
  await consent(page).check();
  await send(page, "Slutför quiz").click();
  await expect(page.getByRole("region", { name: "Läs det här först" })).toContainText("1177");
  const address = page.url();
  await page.reload();
  await expect(page.getByRole("region", { name: "Läs det här först" })).toContainText("1177");
  await open(page, "/auth");
  await fillSignIn(page, person);
  const dialog = page.getByRole("dialog", { name: "Det här finns i din webbläsare" });
  await expect(dialog).toContainText("Resultatet av Träningsquiz");
  await dialog.getByLabel("Analysera mina svar").check();
  await dialog.getByRole("button", { name: "Ta med till kontot" }).click();
  await expect(dialog).toBeHidden();
  expect(await storedValue(page, "test-results")).toBeUndefined();
  await open(page, address);
  await expect(result(page, "Din träningsanalys")).toBeVisible();
});
