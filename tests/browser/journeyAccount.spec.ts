import type { Locator, Page } from "@playwright/test";
import { CATEGORY_SLUGS } from "../../schema/catalogue.ts";
import {
  aPerson,
  expectHeading,
  fillSignIn,
  follow,
  openProfile,
  signOut,
  signUp,
  startSession,
  test,
  toast,
} from "../support/browserAccounts.ts";
import { expectAccessible } from "../support/browserAxe.ts";
import { answered, GRAPH, recordGraphRequests } from "../support/browserGraph.ts";
import {
  goToJourney,
  openJourney,
  panel,
  STORED_JOURNEY,
  stat,
  storeInBrowser,
  tab,
} from "../support/browserJourney.ts";
import {
  finishWizard,
  goToCategory,
  goToLastStep,
  journeyBar,
  offer,
  signal,
  storedValue,
  takeAlong,
  wizard,
} from "../support/browserJourneyParts.ts";
import { nextLink } from "../support/browserMail.ts";
import { chooseFirst, bar as comparisonBar, drawer, escapeFrom, open } from "../support/browserPages.ts";
import { expect } from "../support/browserTest.ts";

/** Titles of what is recommended. */
const recommended = (page: Page): Locator => panel(page).getByRole("article").getByRole("heading");

/** Everything in the browser's storage except what is public (the countable items) or stored by the account as well. */
const storedEntries = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const { "journey-items": _, "account-answers": __, ...own } = { ...localStorage };
    return own;
  });

/** Looks into a category and compares two tests. */
async function lookAndCompare(page: Page): Promise<void> {
  await goToCategory(page, "Blodtester");
  await expect(journeyBar(page)).toContainText("2 %");
  await chooseFirst(page, 2);
  await comparisonBar(page).getByRole("button", { name: "Jämför nu" }).click();
  await expect(drawer(page).getByRole("table")).toBeVisible();
  await escapeFrom(drawer(page));
  await expect(drawer(page)).toBeHidden();
}

/** Goes to /min-resa, and expects it to show what {@link lookAndCompare} and the wizard came to. */
async function expectJourney(page: Page): Promise<void> {
  await goToJourney(page);
  await expect(panel(page).getByRole("heading", { name: /^God .*, Åsa$/ })).toBeVisible();
  await expect(stat(page, "Helheten")).toContainText("3 %");
  await expect(stat(page, "Din nivå")).toContainText("Nivå 1");
  await expect(stat(page, "Dagar i rad")).toContainText("1 dag");
  await expect(stat(page, "Aktiva denna vecka")).toContainText("1 av 4");
  const recent = panel(page).getByRole("region", { name: "Senaste aktiviteter" });
  await expect(recent.getByRole("link")).toHaveText(["Jämför hälsotester", "Blodtester"]);
}

test("a journey begun without an account is taken along into one", async ({ page, context, newVisitor }) => {
  test.slow();
  const person = aPerson();
  await openJourney(page);
  await panel(page).getByRole("button", { name: "Starta din resa" }).click();
  await goToLastStep(page);
  await finishWizard(page, "Bra");
  await expect(panel(page).getByRole("heading", { name: /^God .*, Åsa$/ })).toBeVisible();
  await expect(stat(page, "Helheten")).toContainText("0 %");

  await lookAndCompare(page);
  await expect(journeyBar(page)).toContainText("3 %");
  await expect(journeyBar(page)).toContainText("Nivå 1");
  await expectJourney(page);
  await panel(page).getByRole("button", { name: "Lägg i min plan" }).first().click();
  await expect(panel(page).getByRole("button", { name: "I planen" })).toHaveCount(1);
  // It shows at once, and is stored a moment later.
  await expect.poll(() => storedValue(page, "journey-plan")).toHaveLength(1);

  await page.close();
  const again = await context.newPage();
  await open(again, "/");
  await expect(journeyBar(again)).toContainText("3 %");
  await expectJourney(again);
  await expect(panel(again).getByRole("button", { name: "I planen" })).toHaveCount(1);

  await signUp(again, person);
  await expect(toast(again, "Konto skapat!")).toBeVisible();
  await follow(again, await nextLink(person.email, "Bekräfta"), "Bekräfta adressen", "Din e-postadress är bekräftad");
  // The browser that made the account is signed in.
  await expect(offer(again).getByRole("listitem")).toHaveText([
    "Dina svar i introduktionen, Åsa",
    "2 aktiviteter",
    "2 avklarade delar",
    "1 aktiv dag",
    "1 sak i din plan",
    "Hur du mår: om du inte samtycker",
  ]);
  await takeAlong(again);
  expect(await storedEntries(again)).toEqual({});
  await expect(journeyBar(again)).toContainText("3 %");
  await expectJourney(again);
  await expect(panel(again).getByRole("button", { name: "I planen" })).toHaveCount(1);
  await expect(again.getByRole("region", { name: "Din resa finns i den här webbläsaren" })).toHaveCount(0);

  const elsewhere = await newVisitor();
  await startSession(elsewhere, person);
  await open(elsewhere, "/");
  await expect(journeyBar(elsewhere)).toContainText("3 %");
  await expectJourney(elsewhere);
  await expect(recommended(elsewhere)).toHaveText(await recommended(again).allInnerTexts());
  await tab(elsewhere, "Framsteg").click();
  await expect(panel(elsewhere).getByRole("region", { name: "Testning & optimering" })).toContainText("2 av 15");
  expect(await storedEntries(elsewhere)).toEqual({});

  await signOut(again);
  await expect(journeyBar(again)).toHaveCount(0);
  expect(await storedEntries(again)).toEqual({});
  await goToJourney(again);
  await expect(panel(again).getByRole("heading", { name: "Starta din resa" })).toBeVisible();
  await expect(stat(again, "Helheten")).toContainText("0 %");
  await expect(again.getByRole("main")).not.toContainText("Åsa");
});

test("what is recommended follows how far one has come", async ({ page }) => {
  await page.clock.install();
  const { onboardingData, hasCompletedOnboarding } = STORED_JOURNEY;
  const items = CATEGORY_SLUGS.TESTS.filter((slug) => slug !== "blodtester").map((slug) => {
    return { id: `category:${slug}`, status: "completed", completedAt: "2026-03-01T09:00:00Z" };
  });
  const progress = { categories: [{ id: "testing", items }] };
  await storeInBrowser(page, { onboardingData, hasCompletedOnboarding, "global-progress": progress });
  await openJourney(page);
  await expect(recommended(page).filter({ hasText: "Grundläggande hälsotester" })).toBeVisible();
  await goToCategory(page, "Blodtester");
  await page.clock.runFor(6_000);
  await expect(journeyBar(page)).toContainText("10 %");
  await goToJourney(page);
  await expect(recommended(page).filter({ hasText: "Behöver du tillskott?" })).toBeVisible();
  await expect(recommended(page).filter({ hasText: "Grundläggande hälsotester" })).toHaveCount(0);
});

test("signed in, the wizard and what is done count in the account, for every browser", async ({
  page,
  newVisitor,
  anAccount,
}) => {
  test.slow();
  const person = await anAccount();
  await startSession(page, person);
  await open(page, "/");
  await signal(page, "onboarding");
  await expect(wizard(page)).toContainText("Svaren sparas på ditt konto.");
  await goToLastStep(page);
  await finishWizard(page, "Bra");
  await lookAndCompare(page);
  await expect(journeyBar(page)).toContainText("3 %");
  await expectJourney(page);
  expect(await storedEntries(page)).toEqual({});

  const elsewhere = await newVisitor();
  await startSession(elsewhere, person);
  await open(elsewhere, "/om-oss");
  await expectJourney(elsewhere);
});

test("ticks that are made quickly hold, whichever answer comes first, and show in another tab", async ({
  page,
  context,
  anAccount,
}) => {
  await startSession(page, await anAccount());
  const other = await context.newPage();
  await openJourney(other, "min-plan");
  await openJourney(page, "min-plan");
  const boxes = panel(page).getByRole("checkbox");
  await expect(boxes).toHaveCount(3);
  // The first answer is on its way until the second has come, or would have.
  const sent: string[] = [];
  await page.route(GRAPH, async (route) => {
    const { operationName, variables } = route.request().postDataJSON() ?? {};
    if (operationName !== "SetPlanned") return route.fallback();
    const isFirst = sent.push(variables.input.key) === 1;
    const response = await route.fetch();
    if (isFirst) await Promise.race([secondAnswered, new Promise((done) => setTimeout(done, 2_000))]);
    await route.fulfill({ response });
  });
  const secondAnswered = answered(page, "SetPlanned");
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await expect(panel(page)).toContainText("2 av 3 klara");
  await secondAnswered;
  await expect.poll(() => sent).toHaveLength(2);
  await page.waitForLoadState("networkidle");
  await expect(panel(page)).toContainText("2 av 3 klara");
  // What shows there is what the account has.
  await expect(panel(other)).toContainText("2 av 3 klara");
});

test("a merge whose answer was lost keeps everything, is done once when tried again, and sends nothing about health", async ({
  page,
  anAccount,
  expectConsole,
}) => {
  expectConsole(/\/graphql/);
  const sent = recordGraphRequests(page);
  await storeInBrowser(page);
  await open(page, "/auth");
  const before = await storedEntries(page);
  let isFirst = true;
  await page.route(GRAPH, async (route) => {
    const isMerge = route.request().postDataJSON()?.operationName === "MergeJourney";
    if (!isMerge || !isFirst) return route.fallback();
    isFirst = false;
    await route.fetch();
    await route.abort();
  });
  await fillSignIn(page, await anAccount());
  await expect(offer(page).getByRole("list", { name: "Det här följer inte med" }).getByRole("listitem")).toHaveText([
    "Hur du mår: om du inte samtycker",
    "Hur du mår och dina intressen, ur frågeformuläret: om du inte samtycker",
  ]);
  await offer(page).getByRole("button", { name: "Ta med till kontot" }).click();
  await expect(offer(page).getByRole("alert")).toContainText("Allt finns kvar i webbläsaren. Försök igen.");
  expect(await storedEntries(page)).toMatchObject(before);

  await takeAlong(page);
  expect(await storedEntries(page)).toEqual({});
  expect(sent.filter(({ operation }) => operation === "MergeJourney")).toHaveLength(2);
  expect(JSON.stringify(sent)).not.toMatch(/GOOD|SLEEP|anna@example\.se/);
  await goToJourney(page);
  await expect(panel(page).getByRole("heading", { name: /^God .*, Anna$/ })).toBeVisible();
  await expect(stat(page, "Total tid")).toContainText(/1\s412 min/);
  await expect(stat(page, "Helheten")).toContainText("31 %");
  await expect(panel(page).getByRole("region", { name: "Senaste aktiviteter" }).getByRole("link")).toHaveCount(3);
  await tab(page, "Achievements").click();
  const first = panel(page).getByRole("listitem").filter({ hasText: "På väg" });
  await expect(first).toContainText("den 11 februari 2026");
});

test("what is not taken along now is offered again after a week, or when asked for, and can be removed", {
  tag: "@both",
}, async ({ page, anAccount }) => {
  await storeInBrowser(page);
  await open(page, "/konto");
  await fillSignIn(page, await anAccount());
  await expect(offer(page)).toBeVisible();
  await expectAccessible(page, offer(page));
  await offer(page).getByRole("button", { name: "Inte nu" }).click();
  await expect(offer(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mitt konto");
  expect(Object.keys(await storedEntries(page)).sort()).toEqual([...Object.keys(STORED_JOURNEY), "merge-later"].sort());

  await goToJourney(page);
  const here = page.getByRole("region", { name: "Det finns en resa i den här webbläsaren" });
  await expect(here).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
  await here.getByRole("button", { name: "Ta med den till kontot" }).click();
  await offer(page).getByRole("button", { name: "Ta bort från webbläsaren" }).click();
  const sure = page.getByRole("dialog", { name: "Ta bort allt från webbläsaren?" });
  await expectAccessible(page, sure);
  await sure.getByRole("button", { name: "Tillbaka" }).click();
  expect(Object.keys(await storedEntries(page))).toContain("global-progress");
  // A week later it is asked by itself.
  await page.evaluate(() => {
    const later = JSON.parse(localStorage.getItem("merge-later") ?? "{}");
    localStorage.setItem("merge-later", JSON.stringify({ ...later, until: Date.now() - 1 }));
  });
  await page.reload();
  await offer(page).getByRole("button", { name: "Ta bort från webbläsaren" }).click();
  await sure.getByRole("button", { name: "Ta bort allt" }).click();
  await expect(toast(page, "Borttaget från webbläsaren")).toBeVisible();
  expect(Object.keys(await storedEntries(page))).toEqual(["merge-later"]);
  await expect(here).toHaveCount(0);
  await expect(stat(page, "Helheten")).toContainText("0 %");
  await expect(panel(page).getByRole("heading", { name: "Starta din resa" })).toBeVisible();
});

test("whoever signs in after somebody else is offered what is left, without what no account can keep, and sees no other journey", async ({
  page,
  anAccount,
}) => {
  const [first, second] = [await anAccount(), await anAccount()];
  const signInByLink = async (person: typeof first) => {
    await page.getByRole("banner").getByRole("link", { name: "Logga in" }).click();
    await expectHeading(page, "Logga in");
    await fillSignIn(page, person);
  };
  const [activity] = STORED_JOURNEY.userActivities as object[];
  await storeInBrowser(page, {
    ...STORED_JOURNEY,
    onboardingData: { name: "A".repeat(80), goals: [], healthStatus: "good", experience: "beginner" },
    userActivities: [
      { ...activity, id: "bra", title: "Den som går" },
      { ...activity, id: "med mellanslag" },
      { ...activity, id: "utan-titel", title: "" },
      { ...activity, id: "lang-titel", title: "a".repeat(500) },
    ],
    "journey-days": ["2026-03-02", "3000-01-01"],
  });
  await open(page, "/auth");
  await fillSignIn(page, first);
  await offer(page).getByRole("button", { name: "Inte nu" }).click();
  await expect(offer(page)).toHaveCount(0);
  await signOut(page);
  await signInByLink(second);
  await takeAlong(page);
  await goToJourney(page);
  await expect(stat(page, "Helheten")).toContainText("31 %");
  const recent = panel(page).getByRole("region", { name: "Senaste aktiviteter" });
  await expect(recent.getByRole("link")).toHaveText(["Den som går"]);

  await signOut(page);
  await signInByLink(first);
  await expect(await openProfile(page)).toHaveAccessibleDescription(first.email);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await goToJourney(page);
  await expect(panel(page).getByRole("heading", { name: "Starta din resa" })).toBeVisible();
  await expect(stat(page, "Helheten")).toContainText("0 %");
});
