import type { Locator, Page } from "@playwright/test";
import { ANALYSIS_KEYS } from "../../schema/analyses/analysisKeys.ts";
import { CATEGORY_SLUGS } from "../../schema/catalogue.ts";
import { JOURNEY_KEYS } from "../../schema/journey/journeyKeys.ts";
import { CATEGORY_IDS } from "../../schema/journey/vocabulary.ts";
import { TRAINING } from "../../schema/questionnaires/training.ts";
import { startSession, test } from "../support/browserAccounts.ts";
import { answer } from "../support/browserAnalyses.ts";
import { expectAccessible } from "../support/browserAxe.ts";
import { recordGraphRequests } from "../support/browserGraph.ts";
import { holdRequests } from "../support/browserHold.ts";
import {
  goToJourney,
  NOW,
  openJourney,
  panel,
  STORED_JOURNEY,
  stat,
  storeInBrowser,
  tab,
} from "../support/browserJourney.ts";
import { goToCategory, journeyBar, storedValue, tick } from "../support/browserJourneyParts.ts";
import { bar, chooseFirst, keepToastsOpen, open } from "../support/browserPages.ts";
import { addStep, beginProtocol, stepRows } from "../support/browserProtocolBuilder.ts";
import { aResult } from "../support/browserResults.ts";
import { recordShifts, shifted } from "../support/browserShifts.ts";
import { expect } from "../support/browserTest.ts";
import { demoIds } from "../support/demoItems.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;
const NUMBERS = [
  "Dagar i rad",
  "Total tid",
  "Din nivå",
  "Totalt",
  "Aktiva de senaste sju dagarna",
  "Helt klara områden",
];
/** The six numbers, each with its label. */
const numbers = (page: Page): Locator => page.getByRole("region", { name: "Sammanfattning" }).locator("dl > div");

/** The results of tests that were taken. */
const results = (page: Page): Locator => page.getByRole("region", { name: "Mina resultat" });

/** An achievement by its title. */
const achievement = (page: Page, title: string): Locator =>
  panel(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: title, exact: true }) });

/** Expects what shows to be accessible, and to fit the width. */
async function expectFine(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectToFit(page);
}

async function expectToFit(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect.soft(overflow, page.url()).toBeLessThanOrEqual(0);
}

/** What each tab says of a journey that has not begun, by its name and in their order. */
const SHOWN_OF_AN_EMPTY: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  Dashboard: async (page) => {
    await expect(numbers(page).getByRole("term")).toHaveText(NUMBERS);
    await expect(numbers(page)).toContainText(["0 dagar", "Mål: 30 min/dag", "Nivå 1", "0 %", "0 av 4", "0 av 4"]);
    // It invites to the wizard instead of recommending.
    await expect(panel(page).getByRole("heading", { name: "Starta din resa" })).toBeVisible();
    await expect(panel(page).getByRole("article")).toHaveCount(0);
  },
  Framsteg: async (page) => {
    for (const [title, total] of [
      ["Mental optimering", 18],
      ["Fysisk träning", 12],
      ["Testning & optimering", 15],
      ["Kunskap & guider", 25],
    ] as const) {
      const category = panel(page).getByRole("region", { name: title });
      await expect(category).toContainText(`0 av ${total}`);
      await expect(category).toContainText("Inte påbörjad");
    }
    await expect(panel(page).getByRole("img", { name: /^Linjediagram/ })).toHaveCount(0);
    await panel(page).getByText("Visa delarna").first().click();
  },
  "Min plan": (page) => expect(panel(page).getByRole("checkbox")).toHaveCount(3),
  Achievements: async (page) => {
    await expect(panel(page).getByRole("listitem")).toHaveCount(15);
    await expect(achievement(page, "Sju dagar i rad")).toContainText("0 av 7");
  },
  Kalender: async (page) => {
    await expect(panel(page).getByRole("heading")).toHaveText(["Snart kan du lägga planen i din kalender"]);
    await expect(
      panel(page).getByRole("img", { name: /^0 aktiva dagar i \p{L}+ \d{4}, som en kalender$/u }),
    ).toBeVisible();
    await expect(panel(page).getByRole("link", { name: "Till protokollen" })).toBeVisible();
  },
};

/** What each tab says of {@link STORED_JOURNEY}. */
const SHOWN_OF_A_FULL: typeof SHOWN_OF_AN_EMPTY = {
  Dashboard: async (page) => {
    await expect(numbers(page)).toContainText(["3 dagar", "24 tim", "Nivå 2", "31 %", "3 av 4", "1 av 4"]);
    await expect(stat(page, "Total tid")).toContainText(/1\s412 min/);
    await expect(panel(page)).toContainText("Du har kommit en bra bit.");

    const recommended = panel(page).getByRole("article");
    const first = recommended.filter({ hasText: "Behöver du tillskott?" });
    await expect(first).toContainText("Medium");
    await expect(first).toContainText("15 min");
    await expect(first).toContainText("Du har kommit i gång.");
    await expect(first.getByRole("link", { name: "Jämför" })).toHaveAttribute("href", "/kosttillskott");
    // All six methods were read: that is done, and comes last.
    await expect(recommended.last()).toContainText("Träning för ett långt liv");
    await expect(recommended.last()).toContainText("Klart");

    const recent = panel(page).getByRole("region", { name: "Senaste aktiviteter" });
    await expect(recent.getByRole("link")).toHaveText(["Light, del 3", "Träningstestet", "Omega-3"]);
    await expect(recent.getByRole("listitem").first()).toContainText("i dag 07:36");
    await expect(recent.getByRole("listitem").last()).toContainText("den 19 februari 2026");
  },
  Framsteg: async (page) => {
    await expect(panel(page)).toContainText("31 %");
    const mental = panel(page).getByRole("region", { name: "Mental optimering" });
    await expect(mental).toContainText("3 av 18 · 17 %");
    await expect(mental).toContainText("Senast den 3 mars 2026");
    await expect(mental.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "17");
    await expect(panel(page).getByRole("region", { name: "Fysisk träning" })).toContainText("12 av 12 · 100 %");

    await expect(mental.getByRole("listitem")).toHaveCount(0);
    await mental.getByText("Visa delarna").click();
    await expect(mental.getByRole("listitem")).toHaveCount(18);
    await expect(mental.getByRole("listitem").first()).toContainText("Klar den 12 februari 2026");
    await expect(mental.getByRole("listitem").last()).toContainText("inte gjord än");
    await expect(mental.getByRole("link").first()).toHaveAttribute("href", "/mental-optimering/light#introduction");

    const chart = panel(page).getByRole("img", { name: /^Linjediagram/ });
    await expect(chart).toHaveAccessibleName(/Fysisk träning 100 %/);
    await expect(chart.locator(".MuiLineChart-line")).toHaveCount(4);
    await panel(page).getByText("Visa siffrorna som tabell").click();
    const rows = panel(page).getByRole("table").getByRole("row");
    await expect(rows.nth(1).getByRole("cell")).toHaveText(["0 %", "0 %", "0 %", "0 %"]);
    await expect(rows.last()).toContainText("den 3 mars 2026");
    await expect(rows.last().getByRole("cell")).toHaveText(["17 %", "100 %", "7 %", "0 %"]);
    await expect(panel(page).getByRole("heading", { name: "Så räknar vi" })).toBeVisible();
  },
  "Min plan": async (page) => {
    const rows = panel(page).getByRole("listitem");
    await expect(rows).toHaveCount(4);
    await expect(rows.last()).toContainText("Personlig coachning");
    await expect(rows.last()).toContainText("Låg");
    await expect(rows.last().getByRole("link")).toHaveAttribute("href", "/kontakt");
    await expect(rows.filter({ hasText: "Sömntestet" })).toContainText("5 min");
  },
  // They say when they were reached, or how far it is.
  Achievements: async (page) => {
    await expect(panel(page).getByRole("listitem")).toHaveCount(15);
    await expect(achievement(page, "På väg")).toContainText("den 11 februari 2026");
    await expect(achievement(page, "På väg").getByRole("progressbar")).toHaveCount(0);
    await expect(achievement(page, "Sju dagar i rad")).toContainText("3 av 7");
    await expect(achievement(page, "Sju dagar i rad").getByRole("progressbar")).toHaveAttribute("aria-valuenow", "3");
    await expect(achievement(page, "Tre mentala nivåer")).toContainText("0 av 3");
  },
  Kalender: async (page) => {
    await expect(panel(page).getByRole("heading")).toHaveText(["Snart kan du lägga planen i din kalender"]);
    await expect(panel(page).getByRole("img", { name: /som en kalender$/ })).toBeVisible();
  },
};

test("a journey says in every tab how it stands and what the browser keeps of it, and begins anew once that is erased", async ({
  page,
  context,
}) => {
  await page.clock.setFixedTime(NOW);
  await storeInBrowser(page, {
    ...STORED_JOURNEY,
    [ANALYSIS_KEYS.results]: Array.from({ length: 7 }, (_, days) =>
      aResult({ createdAt: new Date(NOW.getTime() - days * DAY_MS).toISOString() }),
    ),
  });
  const asked = recordGraphRequests(page);
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));

  await test.step("the server is asked nothing of it, and the chart's code comes only where it shows", async () => {
    await openJourney(page);
    await expect.soft(page).toHaveTitle("Min resa – Livsresan");
    await expect.soft(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    expect.soft(asked.filter(({ operation }) => operation !== "JourneyItems")).toEqual([]);
    expect.soft(scripts.filter((url) => /Chart/.test(url))).toEqual([]);
    await expect(page.getByRole("tab")).toHaveText(Object.keys(SHOWN_OF_A_FULL));
  });

  const notice = page.getByRole("region", { name: "Din resa finns i den här webbläsaren" });
  await test.step("what is kept is listed", async () => {
    await expect.soft(page.getByRole("link", { name: "Skapa konto" })).toHaveAttribute("href", "/auth?flik=skapa");
    await page.getByText("Mina data i webbläsaren", { exact: true }).click();
    await expect.soft(notice).toContainText("Förnamn (Anna), 1 mål");
    await expect.soft(notice).toContainText("3 aktiviteter");
    await expect.soft(notice).toContainText("3 dagar");
    await expect.soft(notice).toContainText("1 eget val");
    await expect.soft(notice).toContainText("anna@example.se");
    await page.evaluate(() => sessionStorage.setItem("comparison-TESTS", "1,2"));
    await page.evaluate(() => localStorage.setItem("user-session", '"någon"'));
  });

  for (const [name, expectShown] of Object.entries(SHOWN_OF_A_FULL)) {
    await test.step(`the tab ${name} says how a full journey stands`, async () => {
      await tab(page, name).click();
      await expect(panel(page)).toHaveAccessibleName(name);
      await expect(panel(page).getByRole("heading").first()).toBeVisible();
      await expectShown(page);
      await expectFine(page);
    });
  }
  await tab(page, "Dashboard").click();

  await test.step("many results come in pages, which fit", async () => {
    const headings = results(page).getByRole("listitem").getByRole("heading");
    await expect(headings).toHaveCount(5);
    await results(page).getByRole("button", { name: "Visa fler" }).click();
    await expect(headings).toHaveCount(7);
    await expect(results(page).getByRole("button", { name: "Visa fler" })).toHaveCount(0);
    await expectToFit(page);
  });

  await test.step("any two results of a test are compared", async () => {
    await results(page).getByText("Jämför två resultat").click();
    const [newer, older] = [page.getByLabel("Det här resultatet"), page.getByLabel("med ett äldre")];
    await newer.selectOption({ index: 2 });
    await older.selectOption({ index: 3 });
    await expect(results(page).getByRole("status")).toContainText("Alla svar är desamma.");
    expect.soft(new Set(await newer.locator("option").allInnerTexts()).size).toBe(7);
  });

  const others = await test.step("other tabs hold something that was begun", async () => {
    const [builder, quiz, list] = [await context.newPage(), await context.newPage(), await context.newPage()];
    await beginProtocol(builder, "Min hemliga kväll");
    await addStep(builder, "Valeriana");
    await builder.getByLabel("Rubrik").fill("Halvskrivet");
    await open(quiz, "/traning-quiz");
    for (const field of TRAINING.steps[0].fields) await answer(quiz, field);
    const parts = list.waitForResponse((response) => response.url().includes("/DeferredParts-"));
    await open(list, "/tester");
    await chooseFirst(list, 1);
    // What this tab has for itself is forgotten by a part of every page that comes later.
    const file = (await parts).url();
    await list.evaluate((url) => import(url).then(() => new Promise(requestAnimationFrame)), file);
    await expect.poll(() => storedValue(page, "draft-training")).toBeTruthy();
    expect(await storedValue(page, "draft-protocol")).toBeTruthy();
    return { builder, quiz, list };
  });

  await test.step("what is kept can be erased after asking", async () => {
    const erase = notice.getByRole("button", { name: "Ta bort allt från webbläsaren" });
    const dialog = page.getByRole("alertdialog", { name: "Ta bort allt?" });
    await erase.click();
    await dialog.getByRole("button", { name: "Avbryt" }).click();
    await expect(dialog).toBeHidden();
    await expect.soft(erase).toBeFocused();
    await erase.click();
    await expectAccessible(page, dialog);
    await dialog.getByRole("button", { name: "Ta bort allt" }).click();
    await expect(dialog).toBeHidden();
    await expect(erase).toHaveCount(0);
    await expect(panel(page).getByRole("heading", { name: "Starta din resa" })).toBeVisible();
    const left = await page.evaluate(() => Object.keys({ ...sessionStorage, ...localStorage }));
    expect(left.filter((key) => key !== JOURNEY_KEYS.items)).toEqual([]);
  });

  await test.step("no other tab writes anything of before back, whatever is done there", async () => {
    const { builder, quiz, list } = others;
    await expect(stepRows(builder)).toHaveCount(0);
    await builder.getByLabel("Namn", { exact: true }).fill("Nytt");
    await expect
      .poll(() => storedValue(page, "draft-protocol"))
      .toMatchObject({ protocol: { name: "Nytt", steps: [] } });
    await expect(bar(list)).toHaveCount(0);
    await expect(quiz.locator("main form input:checked")).toHaveCount(0);
    const everything = () =>
      Promise.all(
        [page, builder, quiz, list].map((one) =>
          one.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage })),
        ),
      );
    for (const one of [builder, quiz, list]) await one.reload();
    expect(await storedValue(page, "draft-training")).toBeUndefined();
    expect((await everything()).join("\n")).not.toMatch(/hemliga|Valeriana|Halvskrivet|comparison-TESTS":"\d/);
    for (const one of [builder, quiz, list]) await one.close();
    await page.evaluate(() => localStorage.clear());
  });

  for (const [name, expectShown] of Object.entries(SHOWN_OF_AN_EMPTY)) {
    await test.step(`the tab ${name} says how an empty journey stands`, async () => {
      await tab(page, name).click();
      await expect(panel(page)).toHaveAccessibleName(name);
      await expectShown(page);
      await expectToFit(page);
      // What else there is of an empty one is the same as of a full one.
      if (name === "Dashboard" || name === "Framsteg") await expectAccessible(page, panel(page));
    });
  }
});

test("the tabs are addresses and one stop of the Tab key, and the plan is chosen, ticked and unticked", async ({
  page,
}) => {
  await page.clock.setFixedTime(NOW);
  await keepToastsOpen(page);
  const progress = STORED_JOURNEY["global-progress"] as object;
  const [activity] = STORED_JOURNEY.userActivities as { id: string }[];
  const title = "x".repeat(200);
  // Besides, a newer version has stored something there, and there is more than there is room for.
  await storeInBrowser(page, {
    ...STORED_JOURNEY,
    "global-progress": { ...progress, moods: ["lugn"] },
    userActivities: Array.from({ length: 9_000 }, (_, index) => ({ ...activity, id: `many-${index}`, title })),
  });

  const address = "/min-resa?flik=framsteg&kategori=testing";
  await test.step("what counts comes with the page as data, and as text where it is unfolded", async () => {
    const html = await (await page.request.get(address)).text();
    expect.soft(html).toContain(">Jämför kosttillskott<");
    expect.soft(html).not.toContain(">Light: Introduktion<");
    const folded = await (await page.request.get("/min-resa?flik=framsteg")).text();
    expect.soft(folded).not.toContain(">Jämför kosttillskott<");
  });

  const parts = panel(page).getByRole("region", { name: "Testning & optimering" }).getByRole("listitem");
  await test.step("the address says which tab shows, and what is unfolded there", async () => {
    await open(page, address);
    await expect(parts).toHaveCount(15);
    await expect(parts.filter({ hasText: "Klar den 22 februari 2026" })).toHaveCount(1);
    await expect(panel(page).getByRole("listitem").filter({ hasText: "Light: Introduktion" })).toHaveCount(0);
  });

  await test.step("Back goes through the tabs", async () => {
    await tab(page, "Dashboard").click();
    await expect(page).toHaveURL("/min-resa");
    await tab(page, "Kalender").click();
    await expect(page).toHaveURL("/min-resa?flik=kalender");
    await page.goBack();
    await expect(tab(page, "Dashboard")).toHaveAttribute("aria-selected", "true");
    await page.goBack();
    await expect(tab(page, "Framsteg")).toHaveAttribute("aria-selected", "true");
    await expect(parts).toHaveCount(15);
  });

  await test.step("the tabs are one stop of the Tab key", async () => {
    await tab(page, "Framsteg").focus();
    await page.keyboard.press("Home");
    await expect(tab(page, "Dashboard")).toBeFocused();
    await expect(tab(page, "Dashboard")).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Tab");
    await expect(panel(page)).toBeFocused();
  });

  const card = panel(page).getByRole("article").filter({ hasText: "Behöver du tillskott?" });
  await test.step("what is recommended shows in the plan once it is stored, however long another tab takes", async () => {
    // Whoever sees it can close the page.
    const release = await page.evaluateHandle(
      () =>
        new Promise<() => void>((isHeld) => {
          navigator.locks.request("livsresan-journey", () => new Promise<void>(isHeld));
        }),
    );
    await card.getByRole("button", { name: "Lägg i min plan" }).click();
    const waiting = () => page.evaluate(async () => (await navigator.locks.query()).pending?.length);
    await expect.poll(waiting).toBe(1);
    await expect(card.getByRole("button", { name: "I planen" })).toHaveCount(0);
    await release.evaluate((letGo) => letGo());
    await expect(card.getByRole("button", { name: "I planen" })).toHaveAttribute("aria-pressed", "true");
    expect(await storedValue(page, "journey-plan")).toHaveLength(2);
  });

  const sleep = panel(page).getByRole("checkbox", { name: "Sömntestet" });
  await test.step("a row is ticked wherever it is clicked, which is an activity, and nothing beside it is lost", async () => {
    await tab(page, "Min plan").click();
    const row = panel(page).getByRole("listitem").filter({ hasText: "Sömntestet" });
    await row.getByText("Hög", { exact: true }).click();
    await expect(sleep).toBeChecked();
    await expect.soft(row).toContainText("Klar den 3 mars 2026");
    await expect.soft(panel(page)).toContainText("2 av 5 klara");
    const completedAt = NOW.toISOString();
    expect(await storedValue(page, "journey-plan")).toContainEqual({ id: "sleep-test", completedAt });
    await expect(panel(page).getByRole("checkbox", { name: "Behöver du tillskott?" })).not.toBeChecked();
    // It is one of three minutes.
    expect(await storedValue(page, "global-progress")).toMatchObject({ moods: ["lugn"], totalTimeSpent: 1_415 });
    expect(await storedValue(page, "userActivities")).toHaveLength(100);
  });

  await test.step("it is unticked with the keyboard", async () => {
    await sleep.focus();
    await page.keyboard.press("Space");
    await expect(sleep).not.toBeChecked();
    await expect(panel(page)).toContainText("1 av 5 klara");
    expect(await storedValue(page, "journey-plan")).toContainEqual({ id: "sleep-test", completedAt: null });
  });

  await test.step("what was chosen can be let go of, and fetched back; the first three are always there", async () => {
    await expect(panel(page).getByRole("button", { name: /^Ta bort/ })).toHaveCount(2);
    const coaching = panel(page).getByRole("checkbox", { name: "Personlig coachning" });
    await panel(page).getByRole("button", { name: "Ta bort Personlig coachning ur planen" }).click();
    await expect(coaching).toHaveCount(0);
    await page.getByRole("button", { name: "Ångra" }).click();
    await expect(coaching).toBeVisible();
    await tab(page, "Dashboard").click();
    await card.getByRole("button", { name: "I planen" }).click();
    await expect(card.getByRole("button", { name: "Lägg i min plan" })).toBeVisible();
  });

  await test.step("when all is ticked the plan says so", async () => {
    await tab(page, "Min plan").click();
    await expect(sleep).not.toBeChecked();
    for (const box of await panel(page).getByRole("checkbox", { disabled: false }).all()) await tick(box);
    await expect(panel(page).getByRole("heading", { name: "Allt i planen är klart" })).toBeVisible();
    await sleep.click();
    await expect(panel(page).getByText("Allt i planen är klart")).toHaveCount(0);
  });
});

test.describe("abroad", () => {
  test.use({ timezoneId: "America/New_York" });

  test("whoever has done everything is praised instead of advised, and greeted by the clock of Sweden, also when it becomes another day", async ({
    page,
  }) => {
    await page.clock.install({ time: new Date("2026-03-03T22:30:00Z") });
    const completedAt = NOW.toISOString();
    const categories = CATEGORY_IDS.map((id) => {
      return { id, items: demoIds(id).map((item) => ({ id: item, status: "completed", completedAt })) };
    });
    const progress = STORED_JOURNEY["global-progress"] as object;
    await storeInBrowser(page, {
      ...STORED_JOURNEY,
      "global-progress": { ...progress, categories },
      "journey-days": ["2026-03-01", "2026-03-02"],
    });

    await test.step("it is evening in Sweden, and the days in a row go on", async () => {
      await openJourney(page);
      await expect(panel(page).getByRole("heading", { name: "God kväll, Anna" })).toBeVisible();
      await expect(stat(page, "Dagar i rad")).toContainText("Pågår nu");
    });

    await test.step("there is praise, and nothing to advise", async () => {
      await expect(panel(page)).toContainText("Du har gått igenom allt som finns här.");
      await expect(panel(page).getByRole("article")).toHaveCount(0);
      await expectAccessible(page, panel(page));
    });

    await test.step("after midnight it is morning, and the days in a row are over", async () => {
      await page.clock.runFor(31 * 60_000);
      await expect(panel(page).getByRole("heading", { name: "God morgon, Anna" })).toBeVisible();
      await expect(stat(page, "Dagar i rad")).toContainText("Din senaste svit");
    });

    await test.step("in the plan, what is done is ticked for good", async () => {
      await tab(page, "Min plan").click();
      await expect(panel(page)).toContainText("3 av 4 klara");
      await expect(panel(page).getByRole("checkbox", { name: "Sömntestet" })).toBeDisabled();
    });

    await test.step("the bar has nothing to go on with, and no days in a row that are over", async () => {
      await page.getByRole("contentinfo").getByRole("link", { name: "Om oss" }).click();
      await expect(journeyBar(page)).toContainText(/1\s412 min/);
      await expect(journeyBar(page)).toContainText("100 %");
      await expect(journeyBar(page)).not.toContainText("i rad");
      await expect(journeyBar(page).getByRole("link", { name: /^Nästa/ })).toHaveCount(0);
    });
  });
});

test("what is recommended follows how far one has come", async ({ page }) => {
  await page.clock.install();
  const { onboardingData, hasCompletedOnboarding } = STORED_JOURNEY;
  const items = CATEGORY_SLUGS.TESTS.filter((slug) => slug !== "blodtester").map((slug) => {
    return { id: `category:${slug}`, status: "completed", completedAt: "2026-03-01T09:00:00Z" };
  });
  const progress = { categories: [{ id: "testing", items }] };
  await storeInBrowser(page, { onboardingData, hasCompletedOnboarding, "global-progress": progress });
  const recommended = panel(page).getByRole("article").getByRole("heading");
  await openJourney(page);
  await expect(recommended.filter({ hasText: "Grundläggande hälsotester" })).toBeVisible();
  await goToCategory(page, "Blodtester");
  await page.clock.runFor(6_000);
  await expect(journeyBar(page)).toContainText("10 %");
  await goToJourney(page);
  await expect(recommended.filter({ hasText: "Behöver du tillskott?" })).toBeVisible();
  await expect(recommended.filter({ hasText: "Grundläggande hälsotester" })).toHaveCount(0);
});

test("when the journey does not load, the page says so and tries again", async ({ page, expectConsole }) => {
  expectConsole(/journey/);
  await page.clock.setFixedTime(NOW);
  await storeInBrowser(page);
  await page.route(/journeyGuest/, (route) => route.abort());
  await page.goto("/min-resa");
  const failure = page.getByRole("alert").filter({ hasText: "Din resa kunde inte hämtas" });
  await expect(failure).toBeVisible();
  await expectAccessible(page, failure);
  await page.unroute(/journeyGuest/);
  await failure.getByRole("button", { name: "Försök igen" }).click();
  await expect(panel(page).getByRole("heading", { name: /^God .*, Anna$/ })).toBeVisible();
});

test("while the journey loads nothing jumps, however wide the page is", async ({ page }) => {
  await page.clock.setFixedTime(NOW);
  await storeInBrowser(page);
  await recordShifts(page);
  for (const width of [360, 768, 1_280]) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const letGo = await holdRequests(page, /journeyGuest/);
      await open(page, "/min-resa");
      await expect(page.locator("html")).toHaveAttribute("data-returning", "");
      // What stands in the journey's place, hidden, is laid out before it comes.
      await expect(page.locator("[role=tabpanel]")).toHaveAttribute("aria-busy", "true");
      await shifted(page);
      letGo();
      await expect(panel(page)).toHaveAttribute("aria-busy", "false");
      await expect(panel(page).getByRole("heading", { name: /^God .*, Anna$/ })).toBeVisible();
      const { total, what } = await shifted(page);
      expect.soft(total, what).toBeLessThan(0.02);
    });
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a journey that has not begun is there, and an account's comes with the page", async ({ page, anAccount }) => {
    await test.step("the tabs are links, and there is nothing that would do nothing", async () => {
      // A tab that does not exist is the first.
      await page.goto("/min-resa?flik=finnsinte");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Min resa");
      await expect(page.getByText("behöver JavaScript")).toBeVisible();
      await expect(stat(page, "Totalt")).toContainText("0 %");
      await expect(panel(page).getByRole("heading", { name: "Starta din resa" })).toBeVisible();
      await expect(page.getByRole("main").locator("button:visible")).toHaveCount(0);
      await tab(page, "Framsteg").click();
      await expect(panel(page).getByRole("region", { name: "Testning & optimering" })).toContainText("0 av 15");
    });

    await test.step("an account's journey is in the page as it comes, with what is noted about an activity", async () => {
      await startSession(page, await anAccount());
      const activity = '{ key: "a", type: VISIT, title: "Hormontester", path: "/tester", note: "Ring dem i maj" }';
      await page.request.post("/graphql", {
        data: {
          query: `mutation {
            completeOnboarding(input: { name: "Åsa", goals: ["Sova bättre"], experience: BEGINNER }) { errors { code } }
            recordActivity(input: ${activity}) { errors { code } }
          }`,
        },
      });
      await page.goto("/min-resa");
      await expect(panel(page).getByRole("heading", { name: /^God .*, Åsa$/ })).toBeVisible();
      await expect(panel(page).getByRole("article")).not.toHaveCount(0);
      const recent = panel(page).getByRole("region", { name: "Senaste aktiviteter" });
      await expect(recent.getByRole("listitem")).toHaveCount(1);
      await expect(recent).toContainText("Ring dem i maj");
    });
  });
});

test("the opening's link and button stand apart where they share a line, and do not grow past a phone", async ({
  page,
}) => {
  for (const width of [320, 412, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, "/min-resa");
    const link = await page.getByRole("link", { name: "Mina värden från provsvar" }).boundingBox();
    const button = await page.getByRole("button", { name: "Berätta vart du vill" }).boundingBox();
    if (!link || !button) throw new Error("the opening has no link or no button");
    const isBelow = button.y >= link.y + link.height;
    expect(isBelow || button.x - (link.x + link.width) >= 16, `at ${width} pixels`).toBe(true);
    expect(button.x + button.width).toBeLessThanOrEqual(width);
  }
});
