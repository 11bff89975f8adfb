import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { QuestionField } from "../../schema/questionnaires/definition.ts";
import { PROTOCOL } from "../../schema/questionnaires/protocol.ts";
import { SLEEP } from "../../schema/questionnaires/sleep.ts";
import { TRAINING } from "../../schema/questionnaires/training.ts";
import { fillSignIn, test, toast } from "../support/browserAccounts.ts";
import { answeredDraft, consent, fillTest, stepHeading } from "../support/browserAnalyses.ts";
import { expectAccessible } from "../support/browserAxe.ts";
import { GRAPH } from "../support/browserGraph.ts";
import { STORED_JOURNEY, storeInBrowser } from "../support/browserJourney.ts";
import { storedValue } from "../support/browserJourneyParts.ts";
import { holdsFocus, keepToastsOpen, open } from "../support/browserPages.ts";
import { PROTOCOL_ANSWERS } from "../support/browserResults.ts";
import { expect } from "../support/browserTest.ts";

const send = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const result = (page: Page, name: string) => page.getByRole("heading", { level: 2, name, exact: true });
const next = (page: Page) => page.getByRole("button", { name: "Nästa" });
const back = (page: Page) => page.getByRole("button", { name: "Föregående" });
const form = (page: Page) => page.locator("main form");
const onward = (page: Page, path: string) =>
  page.getByRole("navigation", { name: "Gå vidare" }).locator(`a[href="${path}"]`);

const isAnalysis = (body: string | null) => /"analyze(Sleep|Training|Protocol)"/i.test(body ?? "");

test("the sleep test, begun signed out: its answers last through signing in, and its result is shared, kept and compared", async ({
  page,
  context,
  anAccount,
  expectConsole,
}) => {
  expectConsole(/status of 500/);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await keepToastsOpen(page);
  const person = await anAccount();
  const sent: string[] = [];
  page.on("request", (request) => isAnalysis(request.postData()) && sent.push(request.url()));
  await open(page, "/somntestet");

  await test.step("it begins empty, and lets on only when the step is answered", async () => {
    await expect.soft(page.getByLabel(/^Ålder/)).toHaveAttribute("placeholder", "T.ex. 35");
    await expect.soft(form(page)).toContainText("Steg 1 av 6");
    await expect.soft(back(page)).toBeDisabled();
    await expectAccessible(page, page.locator("main"));
    await next(page).click();
    await expect(form(page)).toContainText("Ålder krävs");
    await expect.soft(form(page)).toContainText("Steg 1 av 6");
  });

  await test.step("what is missing is counted in words that are read out, in the title, and each has a way to it", async () => {
    const summary = form(page)
      .getByRole("alert")
      .filter({ hasText: /svar saknas eller behöver ändras/ });
    const ways = summary.getByRole("button");
    await expect(summary).toContainText(new RegExp(`^${await ways.count()} svar saknas`));
    await expect(page).toHaveTitle(/^Fel – Sömntestet/);
    await expect.soft(page.getByLabel(/^Ålder/)).toBeFocused();
    await expect.soft(page.getByLabel(/^Ålder/)).toHaveAccessibleDescription(/Ålder krävs/);
    await ways.last().click();
    await expect.soft(page.getByLabel(/^Ålder/)).not.toBeFocused();
    expect.soft(await holdsFocus(form(page))).toBe(true);
    await page.getByLabel(/^Ålder/).fill("35");
    await expect(summary.getByRole("button", { name: /^Ålder/ })).toHaveCount(0);
  });

  await test.step("signed out nothing is sent", async () => {
    await fillTest(page, SLEEP, { sleepChallenges: "Jag vaknar av grannen." });
    await send(page, "Skicka test").click();
    const refusal = page.getByRole("alert").filter({ hasText: "Inloggning krävs" });
    await expect(refusal).toContainText("Du måste vara inloggad för att genomföra testet.");
    expect.soft(sent).toEqual([]);
    await refusal.getByRole("button", { name: "Stäng meddelandet" }).click();
  });

  await test.step("signed out, who writes that they do not want to live is told whom to call, and no message covers it", async () => {
    const text = page.getByLabel(/^Vad är svårast med din sömn/);
    await text.fill("Jag orkar inte leva längre och tänker på att ta mitt liv.");
    await send(page, "Skicka test").click();
    const call = form(page).getByRole("link", { name: "Ring Självmordslinjen, 90101" });
    await expect(call).toBeVisible();
    await expect.soft(call).toHaveAttribute("href", "tel:90101");
    await expect.soft(form(page)).toContainText("Testet är inte skickat");
    await expect.soft(page.getByRole("alert").filter({ hasText: "Inloggning krävs" })).toHaveCount(0);
    await expectAccessible(page, form(page));
    expect.soft(sent).toEqual([]);
    await text.fill("Jag vaknar av grannen.");
  });

  await test.step("the answers are still there after signing in", async () => {
    await form(page).getByRole("link", { name: "Logga in eller skapa konto" }).click();
    await fillSignIn(page, person);
    await expect(page).toHaveURL("/somntestet");
    await expect(stepHeading(page, "Slutligt")).toBeVisible();
    await expect.soft(form(page)).toContainText("efter våra egna regler");
  });

  await test.step("without the consent nothing is analysed", async () => {
    await send(page, "Skicka test").click();
    await expect(consent(page)).toBeFocused();
    await expect.soft(consent(page)).toHaveAccessibleDescription(/Kryssa i rutan om du vill ha en analys/);
    await expectAccessible(page, page.locator("main"));
  });

  await test.step("what is urgent is told without the consent, too", async () => {
    const text = page.getByLabel(/^Vad är svårast med din sömn/);
    await text.fill("Det trycker över bröstet när jag går i trappor.");
    await send(page, "Skicka test").click();
    await expect(form(page).getByRole("link", { name: "Ring 112" })).toBeVisible();
    await expect.soft(consent(page)).toBeFocused();
    expect.soft(sent).toEqual([]);
    await text.fill("Jag vaknar av grannen.");
    await consent(page).check();
  });

  await test.step("where the consent could not be stored, it says so and can be sent again", async () => {
    // The consent is stored first, and may fail by itself.
    await page.route(GRAPH, (route) =>
      /"GiveShownConsent"/.test(route.request().postData() ?? "")
        ? route.fulfill({ status: 500, body: "" })
        : route.fallback(),
    );
    await send(page, "Skicka test").click();
    await expect
      .soft(toast(page, "Något gick fel"))
      .toContainText("Det uppstod ett fel när vi analyserade ditt test. Försök igen.");
    await page.unroute(GRAPH);
    await send(page, "Skicka test").click();
    await expect(result(page, "Din sömnanalys")).toBeFocused();
  });

  await test.step("the result says what matters most, and leads on", async () => {
    await expect.soft(toast(page, "Test slutfört!")).toContainText("Din personliga sömnanalys är klar.");
    await expect.soft(page.getByText("Test slutfört", { exact: true })).toBeVisible();
    const most = page.getByRole("region", { name: "Viktigast för dig" }).getByRole("listitem").first();
    await expect.soft(most).toContainText("Utifrån");
    await expect.soft(page.getByRole("region", { name: "Sammanfattning" })).toContainText("Därför börjar vi här:");
    const plan = page.getByRole("region", { name: "Din plan" });
    for (const heading of ["Den här veckan", "Om fyra veckor", "Vilket test svarar på vad"])
      await expect.soft(plan.getByRole("heading", { name: heading })).toBeVisible();
    // Told once, and what can be done with it stands above it.
    const advice = (await most.getByRole("heading").innerText()).trim();
    expect.soft((await page.getByRole("article").innerText()).split(`${advice}\n`).length).toBeLessThanOrEqual(3);
    const [share, first] = await Promise.all(
      [page.getByRole("button", { name: "Dela", exact: true }), most].map((part) => part.boundingBox()),
    );
    expect.soft(share?.y).toBeLessThan(first?.y ?? 0);
    for (const path of ["/kosttillskott", "/tester"]) await expect.soft(onward(page, path)).toHaveCount(1);
    await expectAccessible(page, page.locator("main"));
  });

  await test.step("of an account neither answers nor result stay in the browser", async () => {
    for (const key of ["draft-sleep", "draft-sleep-submission", "test-results"])
      expect.soft(await storedValue(page, key)).toBeUndefined();
  });

  await test.step("it is shared by its address", async () => {
    // The word of the achievement, which comes when the journey has counted, would take the place of another.
    await expect(toast(page, "Ny milstolpe")).toBeVisible();
    await page.evaluate(() => Object.assign(navigator, { share: undefined }));
    await page.getByRole("button", { name: "Dela", exact: true }).click();
    await expect
      .soft(toast(page, "Länk kopierad!"))
      .toContainText("Länken till ditt testresultat har kopierats till urklipp.");
    expect.soft(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });

  await test.step("it is taken along as a text", async () => {
    const id = new URL(page.url()).searchParams.get("resultat")?.slice(0, 8);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Ladda ner", exact: true }).click(),
    ]);
    await expect.soft(toast(page, "Nedladdning startad!")).toContainText("Din sömnanalys laddas ner som en textfil.");
    expect.soft(file.suggestedFilename()).toBe(`somnanalys-${id}.txt`);
    const text = await readFile(await file.path(), "utf8");
    expect.soft(text).toContain("Din sömnanalys");
    expect.soft(text).not.toMatch(/\*\*|^#/m);
  });

  const { pathname, search } = new URL(page.url());
  await test.step("it is still there when the page is loaded again", async () => {
    await page.reload();
    await expect(result(page, "Din sömnanalys")).toBeVisible();
  });

  await test.step("a new test does not ask for the consent again, and is compared with the one before", async () => {
    await page.evaluate(
      (draft) => {
        for (const [key, value] of Object.entries(draft)) localStorage.setItem(key, JSON.stringify(value));
      },
      answeredDraft(SLEEP, { sleepQuality: "4" }),
    );
    await page.getByRole("link", { name: "Gör nytt test" }).click();
    await expect(page).toHaveURL("/somntestet");
    await expect.soft(page.getByRole("link", { name: "Se ditt resultat" })).toHaveAttribute("href", pathname + search);
    await expect(stepHeading(page, "Slutligt")).toBeVisible();
    await expect.soft(consent(page)).toHaveCount(0);
    await send(page, "Skicka test").click();
    await expect(result(page, "Sedan förra testet")).toBeVisible();
    await expect.soft(page.getByRole("region", { name: "Sedan förra testet" })).toContainText("Sömnkvalitet");
  });

  await test.step("what it advises becomes steps of a protocol", async () => {
    const add = page.getByRole("button", { name: /^Lägg till i protokoll/ });
    await add.first().click();
    await expect(page).toHaveURL(/\/protokoll\?vy=steg/);
  });
});

test("the training test, as a guest, with the keyboard only: its result is private, and follows into the account", async ({
  page,
  context,
  anAccount,
  newVisitor,
}) => {
  const person = await anAccount();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await keepToastsOpen(page);
  await open(page, "/traning-quiz");

  await test.step("it says how long it takes and how far one is", async () => {
    await expect.soft(page.getByRole("list", { name: "Om testet" })).toContainText("Cirka 15 minuter");
    await expect.soft(page.getByRole("heading", { name: "Träningsquiz - Steg 1 av 6" })).toBeVisible();
    await expect.soft(form(page)).toContainText("17 % klart");
  });

  await test.step("it is answered with the keyboard alone", async () => {
    // How far below the first option these are.
    const further: Record<string, number> = { injuries: 3, healthConditions: 1 };
    await page.getByLabel(/^Ålder/).focus();
    await page.keyboard.type("35");
    for (const [index, step] of TRAINING.steps.entries()) {
      await expect(stepHeading(page, step.heading)).toBeVisible();
      if (index > 0) await expect(stepHeading(page, step.heading)).toBeFocused();
      for (const field of step.fields as readonly QuestionField[]) {
        if (field.isOptional || (field.kind !== "single" && field.kind !== "several" && field.kind !== "rating"))
          continue;
        const group = form(page).getByRole("group", { name: field.label });
        const first = group.locator("input").first();
        // By Tab, as far as it takes.
        for (let tabs = 0; tabs < 40 && !(await first.evaluate((el) => el === document.activeElement)); tabs++)
          await page.keyboard.press("Tab");
        await page.keyboard.press("Space");
        for (let down = 0; down < (further[field.name] ?? 0); down++) await page.keyboard.press("ArrowDown");
      }
      if (index === TRAINING.steps.length - 1) {
        await consent(page).focus();
        await page.keyboard.press("Space");
      }
      await page.keyboard.press("Enter");
    }
    await expect(result(page, "Din träningsanalys")).toBeFocused();
    await expect
      .soft(toast(page, "Träningsanalys klar!"))
      .toContainText("Dina personliga träningsrekommendationer är nu redo.");
  });

  await test.step("the result is in the browser, and counts in the journey", async () => {
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
  });

  await test.step("the result warns of what a doctor should see, advises and leads on", async () => {
    await expect.soft(page.getByRole("region", { name: "Läs det här först" })).toContainText("1177");
    for (const path of ["/min-resa", "/sleep-test", "/kosttillskott"])
      await expect.soft(onward(page, path)).toHaveCount(1);
    // What stands above is there, so that nothing moves under the pointer.
    await expect(page.getByRole("region", { name: "Råden område för område" })).toContainText(
      "Sätt mål som skadan tillåter.",
    );
    await expect.soft(page.getByRole("heading", { name: "Den här veckan" })).toBeVisible();
  });

  await test.step("what is shared is its text, since its address shows nobody else the result", async () => {
    await page.evaluate(() => Object.assign(navigator, { share: undefined }));
    await page.getByRole("button", { name: "Dela", exact: true }).click();
    await expect.soft(toast(page, "Kopierat!")).toContainText("Din träningsanalys har kopierats till urklipp.");
    expect
      .soft(await page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/^Din träningsanalys\n.*\n\n.*DEN HÄR VECKAN/s);
    await expectAccessible(page, page.locator("main"));
  });

  const address = page.url();
  await test.step("it is still there when the page is loaded again", async () => {
    await page.reload();
    await expect(result(page, "Din träningsanalys")).toBeVisible();
    await expect.soft(page.getByRole("region", { name: "Läs det här först" })).toContainText("1177");
  });

  await test.step("it follows into the account", async () => {
    await page.getByRole("banner").getByRole("link", { name: "Logga in" }).click();
    await fillSignIn(page, person);
    const dialog = page.getByRole("dialog", { name: "Det här finns i din webbläsare" });
    await expect(dialog).toContainText("Resultatet av Träningsquiz");
    await dialog.getByLabel("Analysera mina svar").check();
    await dialog.getByRole("button", { name: "Ta med till kontot" }).click();
    await expect(dialog).toBeHidden();
    expect.soft(await storedValue(page, "test-results")).toBeUndefined();
    await open(page, address);
    await expect(result(page, "Din träningsanalys")).toBeVisible();
  });

  await test.step("nobody else sees it", async () => {
    const stranger = await newVisitor();
    await open(stranger, address);
    await expect(result(stranger, "Resultatet är privat")).toBeVisible();
    const link = stranger.getByRole("main").getByRole("link", { name: "Gör träningstestet" });
    await expect.soft(link).toHaveAttribute("href", "/traning-quiz");
  });
});

test("the training test is offered again after 30 days, and begins where onboarding ended", async ({ page }) => {
  const at = new Date(Date.now() - 31 * 24 * 60 * 60 * 1_000).toISOString();
  const id = "0b7d6f5e-8c1a-4a53-9d3e-2f60b8a1c4d7";
  await storeInBrowser(page, {
    ...STORED_JOURNEY,
    "test-results": [
      {
        ...{ id, sessionId: id, kind: "training", answers: {}, aiRecommendations: "## Så börjar du\n\nGå varje dag." },
        ...{ redFlags: [], findings: [], activities: [], source: "built-in", isFallback: false, createdAt: at },
      },
    ],
  });
  await open(page, "/traning-quiz");

  await test.step("a test older than 30 days is offered again, beside its result", async () => {
    await expect(page.getByRole("main")).toContainText("för mer än 30 dagar sedan. Gör det gärna igen");
    await page.getByRole("link", { name: "Se ditt resultat" }).click();
    await page.getByRole("link", { name: /Gör det igen/ }).click();
    await expect(page).toHaveURL("/traning-quiz");
  });

  await test.step("what was said in onboarding is told beside the questions, and chooses nothing", async () => {
    const experience = page.getByRole("group", { name: "Hur van är du att träna?" });
    await expect.soft(experience).toHaveAccessibleDescription(/Från din onboarding: En del/);
    await expect.soft(experience.locator("input:checked")).toHaveCount(0);
    await page.getByLabel(/^Ålder/).fill("44");
    await page.getByLabel("Kvinna").check();
    await experience.getByLabel(/^Van/).check();
    await next(page).click();
    const frequency = page.getByRole("group", { name: "Hur ofta tränar du i veckan?" });
    await expect.soft(frequency).toHaveAccessibleDescription(/Från din onboarding: En del/);
    await expect.soft(frequency.locator("input:checked")).toHaveCount(0);
  });

  await test.step("a goal of onboarding is chosen already, and can be left out", async () => {
    await fillTest(page, { ...TRAINING, steps: TRAINING.steps.slice(1, 2) });
    await next(page).click();
    const goals = page.getByRole("group", { name: "Vad vill du uppnå?" });
    await expect(goals.locator("input:checked")).toHaveCount(1);
    await expect.soft(goals.getByLabel("Få bättre kondition")).toBeChecked();
    await goals.getByLabel("Få bättre kondition").uncheck();
    await next(page).click();
    await expect(goals).toContainText("Välj minst ett mål");
  });
});

test("a lost answer and a failed server keep the quiz; the same answers sent again are the same sending", async ({
  page,
  watcher,
}) => {
  watcher.expected.push(/request failed: (POST .*\/graphql|GET .*unsentRedFlags)/, /net::ERR_FAILED/, /status of 500/);
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
  // Nor does the code that reads the answers in the browser.
  await page.route(/\/unsentRedFlags-[^/]+\.js$/, (route) => route.abort());
  await storeInBrowser(page, answeredDraft(PROTOCOL, PROTOCOL_ANSWERS));
  await open(page, "/protokoll-quiz");
  await consent(page).check();
  const failed = page.getByRole("alert").filter({ hasText: "Fel vid analys" });
  await send(page, "Skapa mitt protokoll").click();
  await expect(failed).toContainText("Något gick fel vid analysen av ditt protokolltest. Försök igen.");
  await failed.getByRole("button", { name: "Stäng meddelandet" }).click();
  await expect.soft(form(page).getByRole("link", { name: "Ring Självmordslinjen, 90101" })).toBeVisible();

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
