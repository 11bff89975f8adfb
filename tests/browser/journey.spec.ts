import type { Locator, Page } from "@playwright/test";
import { CATEGORY_IDS } from "../../schema/journey/vocabulary.ts";
import { startSession, test } from "../support/browserAccounts.ts";
import { expectAccessible } from "../support/browserAxe.ts";
import { recordGraphRequests } from "../support/browserGraph.ts";
import { NOW, openJourney, panel, STORED_JOURNEY, stat, storeInBrowser, tab } from "../support/browserJourney.ts";
import { journeyBar, storedValue, tick } from "../support/browserJourneyParts.ts";
import { keepToastsOpen, open } from "../support/browserPages.ts";
import { recordShifts, shifted } from "../support/browserShifts.ts";
import { expect } from "../support/browserTest.ts";
import { demoIds } from "../support/demoItems.ts";

const NUMBERS = ["Dagar i rad", "Total tid", "Din nivå", "Helheten", "Aktiva denna vecka", "Klara kategorier"];
/** The six numbers, each with its label. */
const numbers = (page: Page): Locator => page.getByRole("region", { name: "Sammanfattning" }).locator("dl > div");

/** An achievement by its title. */
const achievement = (page: Page, title: string): Locator =>
  panel(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: title, exact: true }) });

test.beforeEach(({ page }) => page.clock.setFixedTime(NOW));

/** What each tab says of a journey that has not begun, by its name and in their order. */
const SHOWN_OF_AN_EMPTY: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  Dashboard: async (page) => {
    await expect(numbers(page).getByRole("term")).toHaveText(NUMBERS);
    await expect(numbers(page)).toContainText(["0 dagar", "Mål: 30 min/dag", "Nivå 1", "0 %", "0 av 4", "0 av 4"]);
    // It invites to the wizard instead of recommending, and there are no results of tests.
    await expect(panel(page).getByRole("heading", { name: "Starta din resa" })).toBeVisible();
    await expect(panel(page).getByRole("article")).toHaveCount(0);
    await expect(page.getByRole("region", { name: "Mina resultat" })).toHaveCount(0);
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
  Kalender: (page) => expect(panel(page).getByRole("heading")).toHaveText(["Snart kan du lägga planen i din kalender"]),
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
    await expect(rows.filter({ hasText: "Sömntestet" })).toContainText("10 min");
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
  Kalender: SHOWN_OF_AN_EMPTY.Kalender as (page: Page) => Promise<void>,
};

test.describe("in light and dark colours", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  for (const [state, stored, shown] of [
    ["an empty", {}, SHOWN_OF_AN_EMPTY],
    ["a full", STORED_JOURNEY, SHOWN_OF_A_FULL],
  ] as const) {
    test(`every tab of ${state} journey says how it stands, is accessible and fits, and the server is asked nothing of it`, {
      tag: "@both",
    }, async ({ page }) => {
      test.slow();
      await storeInBrowser(page, stored);
      const asked = recordGraphRequests(page);
      const scripts: string[] = [];
      page.on("request", (request) => scripts.push(request.url()));
      await openJourney(page);
      await expect(page).toHaveTitle("Min resa – Livsresan");
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
      expect(asked.filter(({ operation }) => operation !== "JourneyItems")).toEqual([]);
      // The chart's code is only loaded where it shows.
      expect(scripts.filter((url) => /Chart/.test(url))).toEqual([]);
      await expect(page.getByRole("tab")).toHaveText(Object.keys(shown));
      await page.getByText("Mina data i webbläsaren", { exact: true }).click();
      for (const [name, expectShown] of Object.entries(shown)) {
        await tab(page, name).click();
        await expect(panel(page)).toHaveAccessibleName(name);
        await expect(panel(page).getByRole("heading").first()).toBeVisible();
        await test.step(name, () => expectShown(page));
        await expectAccessible(page);
        const overflow = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        expect(overflow, name).toBeLessThanOrEqual(0);
      }
    });
  }
});

test("the tabs and what is unfolded are addresses, Back goes through them, and they are one stop of the Tab key", async ({
  page,
}) => {
  const address = "/min-resa?flik=framsteg&kategori=testing";
  const html = await (await page.request.get(address)).text();
  // What counts comes with the page as data, too.
  expect(html).toContain(">Jämför kosttillskott<");
  expect(html).not.toContain(">Light: Introduktion<");
  expect(await (await page.request.get("/min-resa?flik=framsteg")).text()).not.toContain(">Jämför kosttillskott<");
  await storeInBrowser(page);
  await open(page, address);
  const parts = panel(page).getByRole("region", { name: "Testning & optimering" }).getByRole("listitem");
  await expect(parts).toHaveCount(15);
  await expect(parts.filter({ hasText: "Klar den 22 februari 2026" })).toHaveCount(1);
  await expect(panel(page).getByRole("listitem").filter({ hasText: "Light: Introduktion" })).toHaveCount(0);

  await tab(page, "Dashboard").click();
  await expect(page).toHaveURL("/min-resa");
  await tab(page, "Kalender").click();
  await expect(page).toHaveURL("/min-resa?flik=kalender");
  await page.goBack();
  await expect(tab(page, "Dashboard")).toHaveAttribute("aria-selected", "true");
  await page.goBack();
  await expect(tab(page, "Framsteg")).toHaveAttribute("aria-selected", "true");
  await expect(parts).toHaveCount(15);

  await tab(page, "Framsteg").focus();
  await page.keyboard.press("Home");
  await expect(tab(page, "Dashboard")).toBeFocused();
  await expect(tab(page, "Dashboard")).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Tab");
  await expect(panel(page)).toBeFocused();
});

test("a journey that was left open greets by the clock of Sweden, and follows when it becomes another day", async ({
  newVisitor,
}) => {
  const page = await newVisitor({ timezoneId: "America/New_York" });
  await page.clock.install({ time: new Date("2026-03-03T22:30:00Z") });
  await storeInBrowser(page, { ...STORED_JOURNEY, "journey-days": ["2026-03-01", "2026-03-02"] });
  await openJourney(page);
  await expect(panel(page).getByRole("heading", { name: "God kväll, Anna" })).toBeVisible();
  await expect(stat(page, "Dagar i rad")).toContainText("Pågår nu");
  await page.clock.runFor(31 * 60_000);
  await expect(panel(page).getByRole("heading", { name: "God morgon, Anna" })).toBeVisible();
  await expect(stat(page, "Dagar i rad")).toContainText("Din senaste svit");
  // Days in a row that are over are nothing to carry along.
  await page.getByRole("contentinfo").getByRole("link", { name: "Om oss" }).click();
  await expect(journeyBar(page)).toContainText(/1\s412 min/);
  await expect(journeyBar(page)).not.toContainText("i rad");
});

test("whoever has done everything is praised instead of advised", async ({ page }) => {
  const completedAt = NOW.toISOString();
  const categories = CATEGORY_IDS.map((id) => {
    return { id, items: demoIds(id).map((item) => ({ id: item, status: "completed", completedAt })) };
  });
  const progress = STORED_JOURNEY["global-progress"] as object;
  await storeInBrowser(page, { ...STORED_JOURNEY, "global-progress": { ...progress, categories } });
  await openJourney(page);
  await expect(panel(page)).toContainText("Du har gått igenom allt som finns här.");
  await expect(panel(page).getByRole("article")).toHaveCount(0);
  await expectAccessible(page);
  await tab(page, "Min plan").click();
  await expect(panel(page)).toContainText("3 av 4 klara");
  await expect(panel(page).getByRole("checkbox", { name: "Sömntestet" })).toBeDisabled();
  await page.getByRole("contentinfo").getByRole("link", { name: "Om oss" }).click();
  await expect(journeyBar(page)).toContainText("100 %");
  await expect(journeyBar(page).getByRole("link", { name: /^Nästa/ })).toHaveCount(0);
});

test("the plan takes in what is recommended, is ticked and unticked, and lets go of what was chosen", async ({
  page,
}) => {
  await keepToastsOpen(page);
  await storeInBrowser(page);
  await openJourney(page);
  const card = panel(page).getByRole("article").filter({ hasText: "Behöver du tillskott?" });
  // Whoever sees it can close the page: it is stored first, however long another tab takes.
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

  await tab(page, "Min plan").click();
  const row = panel(page).getByRole("listitem").filter({ hasText: "Sömntestet" });
  const sleep = panel(page).getByRole("checkbox", { name: "Sömntestet" });
  // The whole row is the target.
  await row.getByText("Hög", { exact: true }).click();
  await expect(sleep).toBeChecked();
  await expect(row).toContainText("Klar den 3 mars 2026");
  await expect(panel(page)).toContainText("2 av 5 klara");
  const completedAt = NOW.toISOString();
  expect(await storedValue(page, "journey-plan")).toContainEqual({ id: "sleep-test", completedAt });
  await expect(panel(page).getByRole("checkbox", { name: "Behöver du tillskott?" })).not.toBeChecked();
  await sleep.focus();
  await page.keyboard.press("Space");
  await expect(sleep).not.toBeChecked();
  await expect(panel(page)).toContainText("1 av 5 klara");
  expect(await storedValue(page, "journey-plan")).toContainEqual({ id: "sleep-test", completedAt: null });

  // The first three are always there.
  await expect(panel(page).getByRole("button", { name: /^Ta bort/ })).toHaveCount(2);
  const coaching = panel(page).getByRole("checkbox", { name: "Personlig coachning" });
  await panel(page).getByRole("button", { name: "Ta bort Personlig coachning ur planen" }).click();
  await expect(coaching).toHaveCount(0);
  await page.getByRole("button", { name: "Ångra" }).click();
  await expect(coaching).toBeVisible();
  await tab(page, "Dashboard").click();
  await card.getByRole("button", { name: "I planen" }).click();
  await expect(card.getByRole("button", { name: "Lägg i min plan" })).toBeVisible();

  await tab(page, "Min plan").click();
  await expect(sleep).not.toBeChecked();
  for (const box of await panel(page).getByRole("checkbox", { disabled: false }).all()) await tick(box);
  await expect(panel(page).getByRole("heading", { name: "Allt i planen är klart" })).toBeVisible();
  await sleep.click();
  await expect(panel(page).getByText("Allt i planen är klart")).toHaveCount(0);
});

test("what is kept is listed, and can be erased after asking", async ({ page }) => {
  await storeInBrowser(page);
  await openJourney(page);
  await expect(page.getByRole("link", { name: "Skapa konto" })).toHaveAttribute("href", "/auth?flik=skapa");
  await page.getByText("Mina data i webbläsaren", { exact: true }).click();
  const notice = page.getByRole("region", { name: "Din resa finns i den här webbläsaren" });
  await expect(notice).toContainText("Förnamn (Anna), 1 mål");
  await expect(notice).toContainText("3 aktiviteter");
  await expect(notice).toContainText("3 dagar");
  await expect(notice).toContainText("1 eget val");
  await expect(notice).toContainText("anna@example.se");

  const erase = notice.getByRole("button", { name: "Ta bort allt från webbläsaren" });
  const dialog = page.getByRole("alertdialog", { name: "Ta bort allt?" });
  await erase.click();
  await dialog.getByRole("button", { name: "Avbryt" }).click();
  await expect(dialog).toBeHidden();
  await expect(erase).toBeFocused();

  await erase.click();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Ta bort allt" }).click();
  await expect(dialog).toBeHidden();
  await expect(erase).toHaveCount(0);
  await expect(panel(page).getByRole("heading", { name: "Starta din resa" })).toBeVisible();
  await expect(stat(page, "Helheten")).toContainText("0 %");
  expect(
    await page.evaluate((keys) => keys.filter((key) => localStorage.getItem(key)), Object.keys(STORED_JOURNEY)),
  ).toEqual([]);
});

test("what a newer version stored beside a journey stays, and more than there is room for is read", async ({
  page,
}) => {
  const progress = STORED_JOURNEY["global-progress"] as object;
  const [activity] = STORED_JOURNEY.userActivities as { id: string }[];
  const title = "x".repeat(200);
  const many = Array.from({ length: 9_000 }, (_, index) => ({ ...activity, id: `many-${index}`, title }));
  await storeInBrowser(page, {
    ...STORED_JOURNEY,
    "global-progress": { ...progress, moods: ["lugn"] },
    userActivities: many,
  });
  await openJourney(page, "min-plan");
  await panel(page).getByRole("checkbox", { checked: false }).first().click();
  await expect.poll(async () => JSON.stringify(await storedValue(page, "journey-plan"))).toContain("2026-03-03");
  // What is ticked in the plan is an activity of three minutes.
  expect(await storedValue(page, "global-progress")).toMatchObject({ moods: ["lugn"], totalTimeSpent: 1_415 });
  expect(await storedValue(page, "userActivities")).toHaveLength(100);
});

test("when the journey does not load, the page says so and tries again", async ({ page, expectConsole }) => {
  expectConsole(/journey/);
  await storeInBrowser(page);
  await page.route(/journeyGuest/, (route) => route.abort());
  await page.goto("/min-resa");
  const failure = page.getByRole("alert").filter({ hasText: "Din resa kunde inte hämtas" });
  await expect(failure).toBeVisible();
  await expectAccessible(page);
  await page.unroute(/journeyGuest/);
  await failure.getByRole("button", { name: "Försök igen" }).click();
  await expect(panel(page).getByRole("heading", { name: /^God .*, Anna$/ })).toBeVisible();
});

test.describe("while the journey loads", () => {
  for (const width of [360, 768, 1280]) {
    test(`at ${width} px nothing jumps`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await storeInBrowser(page);
      await recordShifts(page);
      await page.route(/journeyGuest/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 500));
        await route.continue();
      });
      await openJourney(page);
      await expect(page.locator("html")).toHaveAttribute("data-returning", "");
      const { total, what } = await shifted(page);
      expect(total, what).toBeLessThan(0.02);
    });
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a journey that has not begun is there, with tabs that are links, and nothing that would do nothing", async ({
    page,
  }) => {
    // A tab that does not exist is the first.
    await page.goto("/min-resa?flik=finnsinte");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Min resa");
    await expect(page.getByText("behöver JavaScript")).toBeVisible();
    await expect(stat(page, "Helheten")).toContainText("0 %");
    await expect(panel(page).getByRole("heading", { name: "Starta din resa" })).toBeVisible();
    await expect(page.getByRole("main").locator("button:visible")).toHaveCount(0);
    await tab(page, "Framsteg").click();
    await expect(panel(page).getByRole("region", { name: "Testning & optimering" })).toContainText("0 av 15");
  });
});

test("an account's journey is in the page as it comes, without scripts too, with what is noted about an activity", async ({
  page,
  anAccount,
  newVisitor,
}) => {
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
  const still = await newVisitor({ javaScriptEnabled: false, storageState: await page.context().storageState() });
  await still.goto("/min-resa");
  await expect(panel(still).getByRole("heading", { name: /^God .*, Åsa$/ })).toBeVisible();
  await expect(panel(still).getByRole("article")).not.toHaveCount(0);
  const recent = panel(still).getByRole("region", { name: "Senaste aktiviteter" });
  await expect(recent.getByRole("listitem")).toHaveCount(1);
  await expect(recent).toContainText("Ring dem i maj");
});
