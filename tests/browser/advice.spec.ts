import type { Page } from "@playwright/test";
import { PROTOCOL } from "../../schema/questionnaires/protocol.ts";
import { SLEEP } from "../../schema/questionnaires/sleep.ts";
import { TRAINING } from "../../schema/questionnaires/training.ts";
import { fillSignIn, test } from "../support/browserAccounts.ts";
import { answeredDraft, consent, stepHeading } from "../support/browserAnalyses.ts";
import { expectAccessible } from "../support/browserAxe.ts";
import { storeInBrowser } from "../support/browserJourney.ts";
import { storedValue } from "../support/browserJourneyParts.ts";
import { open } from "../support/browserPages.ts";
import { PROTOCOL_ANSWERS } from "../support/browserResults.ts";
import { expect } from "../support/browserTest.ts";

const TESTS = {
  training: { definition: TRAINING, send: "Slutför quiz", path: "/traning-quiz", last: "Avslutande frågor" },
  protocol: {
    definition: PROTOCOL,
    send: "Skapa mitt protokoll",
    path: "/protokoll-quiz",
    last: "Erfarenhet & Resurser",
  },
  sleep: { definition: SLEEP, send: "Skicka test", path: "/somntestet", last: "Slutligt" },
} as const;

/** Answers of somebody who is well. */
const WELL = {
  training: { injuries: "none", healthConditions: "none", mobilityIssues: "none", sleepQuality: "4" },
  protocol: PROTOCOL_ANSWERS,
  sleep: {},
};

type Answers = Readonly<Record<string, string | readonly string[]>>;

const main = (page: Page) => page.locator("main");
const form = (page: Page) => page.locator("main form");
const first = (page: Page) => page.getByRole("region", { name: "Läs det här först" });

/** Sends a test with these answers, from its last step, and waits for the result. */
async function take(page: Page, kind: keyof typeof TESTS, answers: Answers): Promise<void> {
  const { definition, send, path, last } = TESTS[kind];
  const draft = answeredDraft(definition, { ...WELL[kind], ...answers });
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, JSON.stringify(value));
  }, draft);
  const again = page.getByRole("link", { name: "Gör nytt test" });
  if (new URL(page.url()).pathname === path && (await again.count()) > 0) await again.first().click();
  else await open(page, path);
  await expect(stepHeading(page, last)).toBeVisible();
  if (await consent(page).isVisible()) await consent(page).check();
  await page.getByRole("button", { name: send, exact: true }).click();
  await expect(page).toHaveURL(/\?resultat=/);
  await expect(page.locator("#resultatet")).toBeVisible();
}

/** What somebody must not be told who should see a doctor before anything is changed. */
const PLAN = /Vecka 1|fem pass|veckan hårdare|tungt pass|Morgonträning|Kall dusch/;

test("what applies to somebody is asked at the end, and medicines are found @phone", async ({ page }) => {
  await storeInBrowser(page, answeredDraft(TRAINING, WELL.training));
  await open(page, "/traning-quiz");
  const question = page.getByRole("group", { name: "Gäller något av det här dig?" });
  const none = question.getByLabel("Inget av det");
  const group = (name: string) => question.locator("summary", { hasText: name });

  await test.step("nothing is ticked beforehand, and what belongs together unfolds", async () => {
    await expect(stepHeading(page, "Avslutande frågor")).toBeVisible();
    // With its step: what came later would move the box of the consent away from under a finger.
    expect.soft(await page.getByRole("button", { name: "Hämta från Mina värden" }).isVisible()).toBe(true);
    await expect.soft(question.locator("input:checked")).toHaveCount(0);
    await expect(question.getByLabel("Högt blodtryck")).toBeHidden();
    await group("Hjärta, kärl och lungor").click();
    await question.getByLabel("Högt blodtryck").check();
    await expect.soft(group("Hjärta, kärl och lungor")).toContainText("1 vald");
    await expectAccessible(page, main(page));
  });

  await test.step("'Inget av det' takes the place of the others, and they of it", async () => {
    await none.check();
    await expect.soft(question.locator("input:checked")).toHaveCount(1);
    await question.getByLabel("Högt blodtryck").check();
    await expect.soft(none).not.toBeChecked();
  });

  await test.step("a medicine is found although it is misspelt, and one that is not known may be written", async () => {
    const medicines = page.getByRole("group", { name: "Vilka läkemedel tar du? (frivilligt)" });
    const input = medicines.getByRole("combobox", { name: "Lägg till ett läkemedel" });
    await input.fill("levaksin");
    await page.getByRole("option", { name: "Levaxin" }).click();
    await input.fill("Xyzomab");
    await input.press("Enter");
    await expect.soft(medicines.getByRole("listitem")).toHaveText(["Levaxin", "Xyzomab"]);
    await expect(stepHeading(page, "Avslutande frågor")).toBeVisible();
    await expect
      .poll(() => storedValue(page, "draft-training"))
      .toMatchObject({ answers: { conditions: ["high-blood-pressure"], medicines: ["Levaxin", "Xyzomab"] } });
  });

  await test.step("what was ticked is behind the advice", async () => {
    await consent(page).check();
    await page.getByRole("button", { name: "Slutför quiz" }).click();
    await expect(page).toHaveURL(/\?resultat=/);
    await expect(main(page)).toContainText("Träna lugnt tills blodtrycket är under kontroll");
    await expect.soft(main(page)).toContainText("det du svarade om högt blodtryck");
    const about = main(page).getByRole("link", { name: "Så gör vi råden" });
    await expect.soft(about).toHaveAttribute("href", "/sa-gor-vi-raden");
    // A plan is read on a phone: what is secondary unfolds, and what is for today does not.
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(async () => (await main(page).boundingBox())?.height).toBeLessThanOrEqual(3_500);
    await expect.soft(main(page).getByText("Redan i dag").first()).toBeVisible();
    await expect.soft(main(page).getByRole("heading", { name: "Bra att veta" })).toBeVisible();
  });
});

test("who should see a doctor first gets no plan before that, and who needs a human being none @phone", async ({
  page,
}) => {
  await open(page, "/traning-quiz");

  for (const answers of [
    { trainingChallenges: "svimmade på gymmet" },
    { trainingChallenges: "får svårt att andas i trappor" },
    { trainingChallenges: "kräks blod ibland" },
    { conditions: ["chest-pain"] },
    { conditions: ["stroke"] },
  ] as Answers[]) {
    await test.step(`first care, and a plan only after it: ${Object.values(answers)}`, async () => {
      await take(page, "training", answers);
      await expect(first(page).getByRole("link", { name: "Ring 112" })).toHaveAttribute("href", "tel:112");
      await expect.soft(main(page)).not.toContainText(PLAN);
      await expect.soft(page.getByRole("button", { name: "Jag har pratat med vården" })).toBeVisible();
      await expect.soft(page.getByText("Träningsanalys klar!").first()).toBeVisible();
      await expect.soft(main(page).getByRole("link", { name: "Jämför kosttillskott" })).toHaveCount(0);
    });
  }

  for (const answers of [
    { trainingChallenges: "skadar mig när jag mår dåligt" },
    { trainingChallenges: "vill inte leva längre" },
    { conditions: ["death-thoughts"] },
  ] as Answers[]) {
    await test.step(`no plan, but whom to call: ${Object.values(answers)}`, async () => {
      await take(page, "training", answers);
      await expect(first(page).locator('a[href="tel:90101"]')).toBeVisible();
      await expect.soft(first(page).locator('a[href="tel:112"]')).toBeVisible();
      await expect.soft(main(page)).not.toContainText(PLAN);
      await expect.soft(page.getByRole("region", { name: "Viktigast för dig" })).toHaveCount(0);
      await expect.soft(main(page).getByText("Självmordslinjen, 90101")).toHaveCount(1);
      await expect.soft(page.getByText("Träningsanalys klar!")).toHaveCount(0);
    });
  }
});

test("age, illness and what was written rule out advice of the training test @phone", async ({ page }) => {
  await open(page, "/traning-quiz");

  await test.step("an aneurysm at 94: no intervals", async () => {
    await take(page, "training", { age: "94", primaryGoals: "endurance", conditions: ["aneurysm"] });
    await expect.soft(main(page)).not.toContainText(/intervaller på fyra minuter|tungt pass/i);
  });

  await test.step("a missing period: to care, and no diet", async () => {
    const trainingChallenges = "Mensen har försvunnit sedan åtta månader, vill ner tre kilo till";
    await take(page, "training", { primaryGoals: "weight-loss", trainingChallenges });
    await expect.soft(main(page)).toContainText(/mensen/i);
    await expect.soft(main(page)).not.toContainText(/Gå ner (?:långsamt|lite)/);
  });

  await test.step("somebody under 18: that it is for adults, and whom to turn to", async () => {
    await take(page, "training", { trainingChallenges: "Jag är 16 år och vill bygga muskler" });
    await expect(first(page)).toContainText("18 år eller äldre");
    await expect.soft(first(page).locator('a[href="tel:116111"]')).toBeVisible();
    await expect.soft(main(page)).toContainText("ungdomsmottagning");
    await expect.soft(main(page)).not.toContainText(PLAN);
    await open(page, "/traning-quiz");
    await page.getByLabel(/^Ålder/).fill("16");
    await expect(form(page).getByRole("status").filter({ hasText: "Testet är för vuxna" })).toContainText("116 111");
    await page.getByRole("button", { name: "Nästa" }).click();
    await expect.soft(form(page)).toContainText("Testet är för dig som är 18 år eller äldre.");
  });
});

test("medicines and what was ticked rule out advice of the other tests, too @phone", async ({ page, anAccount }) => {
  await open(page, "/protokoll-quiz");

  await test.step("venlafaxin and St John's wort: to a pharmacy, and not to stop the medicine", async () => {
    await take(page, "protocol", { medicines: ["Venlafaxin"], currentSupplements: "johannesört" });
    await expect.soft(first(page)).toContainText("för mycket serotonin");
    await expect.soft(first(page)).toContainText("Sluta inte med läkemedlet på egen hand");
  });

  await test.step("alendronate and Levaxin: no magnesium", async () => {
    await take(page, "protocol", { medicines: ["Alendronat", "Levaxin"] });
    await expect.soft(main(page)).not.toContainText(/400 mg|250 mg/);
  });

  await test.step("two hours of sleep and full of energy: no plan", async () => {
    await take(page, "protocol", { healthChallenges: "sover bara två timmar men är full av energi" });
    await expect.soft(first(page).locator('a[href="tel:1177"]').first()).toBeVisible();
    await expect.soft(main(page)).not.toContainText(PLAN);
  });

  await test.step("the sleep test, which takes an account, gives no shorter night to who falls asleep driving", async () => {
    await open(page, "/auth?till=/somntestet");
    await fillSignIn(page, await anAccount());
    await page.getByRole("dialog").getByRole("button", { name: "Inte nu" }).click();
    const long = { bedtime: "22:00", waketime: "07:00", sleepDuration: "mindre-än-5" };
    await take(page, "sleep", { ...long, conditions: ["asleep-at-wheel"] });
    await expect.soft(first(page)).toContainText("Kör inte bil");
    await expect.soft(main(page)).not.toContainText("kortare tid i sängen");
  });

  await test.step("who is pregnant is told today to leave alcohol", async () => {
    await take(page, "sleep", { conditions: ["pregnancy"], alcoholIntake: "regelbundet" });
    await expect.soft(main(page)).toContainText("Avstå från alkohol medan du är gravid");
    await expect.soft(main(page)).not.toContainText(/Vecka \d: avstå/);
  });

  await test.step("four hours in bed are not enough sleep, whatever is said of them", async () => {
    const times = { bedtime: "01:00", waketime: "05:00", sleepDuration: "9-eller-mer", daytimeFatigue: "alltid" };
    await take(page, "sleep", times);
    await expect.soft(main(page)).not.toContainText("sover tillräckligt länge");
  });
});
