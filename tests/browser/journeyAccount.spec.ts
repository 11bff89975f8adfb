import type { Locator, Page } from "@playwright/test";
import {
  aPerson,
  expectHeading,
  field,
  fillSignIn,
  follow,
  openProfile,
  type Person,
  signOut,
  startSession,
  test,
  toast,
} from "../support/browserAccounts.ts";
import { expectAccessible } from "../support/browserAxe.ts";
import { GRAPH, recordGraphRequests } from "../support/browserGraph.ts";
import { createGate } from "../support/browserHold.ts";
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

/**
 * Everything in the browser's storage except what is public (the countable items), stored by the account as well, or of
 * the browser alone (the day of the last word of progress).
 */
const storedEntries = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const { "journey-items": _, "account-answers": __, "progress-told": ___, ...own } = { ...localStorage };
    return own;
  });

/** Looks into a category and compares two tests; the page has a clock that can be set forward. */
async function lookAndCompare(page: Page): Promise<void> {
  await goToCategory(page, "Blodtester");
  await page.clock.runFor(6_000);
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
  await expect(stat(page, "Totalt")).toContainText("3 %");
  await expect(stat(page, "Din nivå")).toContainText("Nivå 1");
  await expect(stat(page, "Dagar i rad")).toContainText("1 dag");
  await expect(stat(page, "Aktiva de senaste sju dagarna")).toContainText("1 av 4");
  const recent = panel(page).getByRole("region", { name: "Senaste aktiviteter" });
  await expect(recent.getByRole("link")).toHaveText(["Jämförelse av hälsotester", "Blodtester"]);
}

/** Signs in by the page's header. */
async function signInByLink(page: Page, person: Person): Promise<void> {
  // The address is the start page's before its page shows, and until then the link leads back to the one before.
  await expectHeading(page, "Din resa mot bättre hälsa");
  await page.getByRole("banner").getByRole("link", { name: "Logga in" }).click();
  await expectHeading(page, "Logga in");
  await fillSignIn(page, person);
  await expect(page).toHaveURL("/");
}

test("a journey begun without an account is taken along into one", async ({ page, context, newVisitor }) => {
  const person = aPerson();
  await page.clock.install();
  await test.step("a guest goes through the wizard, looks around, and sees how far that leads", async () => {
    await openJourney(page);
    await panel(page).getByRole("button", { name: "Starta din resa" }).click();
    await goToLastStep(page);
    await finishWizard(page, "Bra");
    await expect(panel(page).getByRole("heading", { name: /^God .*, Åsa$/ })).toBeVisible();
    await expect(stat(page, "Totalt")).toContainText("0 %");
    await lookAndCompare(page);
    await expect(journeyBar(page)).toContainText("3 %");
    await expect(journeyBar(page)).toContainText("Nivå 1");
    await expectJourney(page);
    await panel(page).getByRole("button", { name: "Lägg i min plan" }).first().click();
    await expect(panel(page).getByRole("button", { name: "I planen" })).toHaveCount(1);
    // It shows at once, and is stored a moment later.
    await expect.poll(() => storedValue(page, "journey-plan")).toHaveLength(1);
  });

  await page.close();
  const again = await context.newPage();
  await test.step("it is still there at the next visit", async () => {
    await open(again, "/");
    await expect(journeyBar(again)).toContainText("3 %");
    await expectJourney(again);
    await expect(panel(again).getByRole("button", { name: "I planen" })).toHaveCount(1);
  });

  await test.step("the account that is made from there is offered all of it", async () => {
    await again.getByRole("main").getByRole("link", { name: "Skapa konto" }).click();
    await expectHeading(again, "Skapa konto");
    await field(again, "Namn").fill(person.fullName);
    await field(again, "E-post").fill(person.email);
    await field(again, "Lösenord").fill(person.password);
    await again.getByRole("button", { name: "Skapa konto", exact: true }).click();
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
  });

  await test.step("taken along, it is the account's, and the browser's no more", async () => {
    await takeAlong(again);
    expect(await storedEntries(again)).toEqual({});
    await expect(journeyBar(again)).toContainText("3 %");
    await expectJourney(again);
    await expect(panel(again).getByRole("button", { name: "I planen" })).toHaveCount(1);
    await expect(again.getByRole("region", { name: "Din resa finns i den här webbläsaren" })).toHaveCount(0);
  });

  await test.step("it shows in another browser of the account", async () => {
    const elsewhere = await newVisitor();
    await startSession(elsewhere, person);
    await open(elsewhere, "/");
    await expect(journeyBar(elsewhere)).toContainText("3 %");
    await expectJourney(elsewhere);
    await expect(recommended(elsewhere)).toHaveText(await recommended(again).allInnerTexts());
    await tab(elsewhere, "Framsteg").click();
    await expect(panel(elsewhere).getByRole("region", { name: "Testning & optimering" })).toContainText("2 av 15");
    expect(await storedEntries(elsewhere)).toEqual({});
  });

  await test.step("nothing of it is left when one signs out", async () => {
    await signOut(again);
    await expect(journeyBar(again)).toHaveCount(0);
    expect(await storedEntries(again)).toEqual({});
    await goToJourney(again);
    await expect(panel(again).getByRole("heading", { name: "Starta din resa" })).toBeVisible();
    await expect(stat(again, "Totalt")).toContainText("0 %");
    await expect(again.getByRole("main")).not.toContainText("Åsa");
  });
});

test("signed in, the wizard and what is done count in the account, and ticks that are made quickly hold in every tab", async ({
  page,
  context,
  anAccount,
}) => {
  await page.clock.install();
  await startSession(page, await anAccount());
  await test.step("the wizard's answers and what is done are stored by the account, not by the browser", async () => {
    await open(page, "/");
    await signal(page, "onboarding");
    await expect(wizard(page)).toContainText("Svaren sparas på ditt konto.");
    await goToLastStep(page);
    await finishWizard(page, "Bra");
    await lookAndCompare(page);
    await expect(journeyBar(page)).toContainText("3 %");
    await expectJourney(page);
    expect(await storedEntries(page)).toEqual({});
  });

  const other = await context.newPage();
  await test.step("another page that is opened has it from there", async () => {
    await open(other, "/om-oss");
    await expectJourney(other);
    await tab(other, "Min plan").click();
  });

  await test.step("ticks that are made quickly hold, whichever answer comes first, and show in the other page", async () => {
    await tab(page, "Min plan").click();
    const boxes = panel(page).getByRole("checkbox");
    await expect(boxes).toHaveCount(3);
    // The first answer is on its way until both are ticked.
    const sent: string[] = [];
    const bothTicked = createGate();
    await page.route(GRAPH, async (route) => {
      const { operationName, variables } = route.request().postDataJSON() ?? {};
      if (operationName !== "SetPlanned") return route.fallback();
      const isFirst = sent.push(variables.input.key) === 1;
      const response = await route.fetch();
      if (isFirst) await bothTicked.isOpen;
      await route.fulfill({ response });
    });
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    await expect(panel(page)).toContainText("2 av 3 klara");
    bothTicked.open();
    await expect.poll(() => sent.length).toBe(2);
    // What shows there is what the account has.
    await expect(panel(other)).toContainText("2 av 3 klara");
    await expect(panel(page)).toContainText("2 av 3 klara");
  });
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

  await test.step("what does not come along without consent is said beside the offer", async () => {
    await fillSignIn(page, await anAccount());
    await expect(offer(page).getByRole("list", { name: "Det här följer inte med" }).getByRole("listitem")).toHaveText([
      "Hur du mår: om du inte samtycker",
      "Hur du mår och dina intressen, ur frågeformuläret: om du inte samtycker",
    ]);
  });

  await test.step("when the answer is lost, everything is still in the browser", async () => {
    await offer(page).getByRole("button", { name: "Ta med till kontot" }).click();
    await expect(offer(page).getByRole("alert")).toContainText("Allt finns kvar i webbläsaren. Försök igen.");
    expect(await storedEntries(page)).toMatchObject(before);
  });

  await test.step("tried again, it comes along once, and nothing about health with it", async () => {
    await takeAlong(page);
    expect(await storedEntries(page)).toEqual({});
    expect(sent.filter(({ operation }) => operation === "MergeJourney")).toHaveLength(2);
    expect.soft(JSON.stringify(sent)).not.toMatch(/GOOD|SLEEP|anna@example\.se/);
    await goToJourney(page);
    await expect(panel(page).getByRole("heading", { name: /^God .*, Anna$/ })).toBeVisible();
    await expect.soft(stat(page, "Total tid")).toContainText(/1\s412 min/);
    await expect.soft(stat(page, "Totalt")).toContainText("31 %");
    const recent = panel(page).getByRole("region", { name: "Senaste aktiviteter" });
    await expect.soft(recent.getByRole("link")).toHaveCount(3);
    await tab(page, "Achievements").click();
    const first = panel(page).getByRole("listitem").filter({ hasText: "På väg" });
    await expect(first).toContainText("den 11 februari 2026");
  });
});

test("what is not taken along now stays as it was, is offered again after a week or when asked for, and can be removed", async ({
  page,
  anAccount,
}) => {
  const person = await anAccount();
  await storeInBrowser(page);
  const keys = async () => Object.keys(await storedEntries(page)).sort();
  const held = [...Object.keys(STORED_JOURNEY), "merge-later"].sort();

  await test.step("it is offered to somebody who signs in, and can wait", async () => {
    await open(page, "/konto");
    await fillSignIn(page, person);
    await expect(offer(page)).toBeVisible();
    await expectAccessible(page, offer(page));
    await offer(page).getByRole("button", { name: "Inte nu" }).click();
    await expect(offer(page)).toHaveCount(0);
    await expectHeading(page, "Mitt konto");
    expect(await keys()).toEqual(held);
  });

  await test.step("what the account is told meanwhile leaves it as it was", async () => {
    await signal(page, "onboarding");
    await goToLastStep(page);
    await expect(wizard(page).getByRole("radio", { name: "Bra", exact: true })).not.toBeChecked();
    await finishWizard(page, "Dåligt");
    await expect(panel(page).getByRole("heading", { name: /^God .*, Åsa$/ })).toBeVisible();
    await signOut(page);
    expect(await keys()).toEqual(held);
    expect(await storedValue(page, "onboardingData")).toMatchObject({ name: "Anna", healthStatus: "good" });
  });

  const here = page.getByRole("region", { name: "Det finns en resa i den här webbläsaren" });
  const answers = offer(page).getByRole("list", { name: "Det här följer inte med" });
  await test.step("it is offered when asked for, and the account's own answers stand", async () => {
    await signInByLink(page, person);
    await goToJourney(page);
    await expect(here).toBeVisible();
    await expect(offer(page)).toHaveCount(0);
    await here.getByRole("button", { name: "Ta med den till kontot" }).click();
    await expect(answers).toContainText("Svaren i introduktionen, Anna: ditt konto har redan egna svar, och de gäller");
  });

  const sure = page.getByRole("dialog", { name: "Ta bort allt från webbläsaren?" });
  await test.step("it is removed after asking only", async () => {
    await offer(page).getByRole("button", { name: "Ta bort från webbläsaren" }).click();
    await expectAccessible(page, sure);
    await sure.getByRole("button", { name: "Tillbaka" }).click();
    expect(await keys()).toContain("global-progress");
  });

  await test.step("a week later it is offered by itself, and can be removed", async () => {
    await page.evaluate(() => {
      const later = JSON.parse(localStorage.getItem("merge-later") ?? "{}");
      localStorage.setItem("merge-later", JSON.stringify({ ...later, until: Date.now() - 1 }));
    });
    await page.reload();
    await offer(page).getByRole("button", { name: "Ta bort från webbläsaren" }).click();
    await sure.getByRole("button", { name: "Ta bort allt" }).click();
    await expect(toast(page, "Borttaget från webbläsaren")).toBeVisible();
    expect(await keys()).toEqual(["merge-later"]);
    await expect(here).toHaveCount(0);
    await expect(stat(page, "Totalt")).toContainText("0 %");
    await expect(panel(page).getByRole("heading", { name: /^God .*, Åsa$/ })).toBeVisible();
  });
});

test("whoever signs in after somebody else is offered what is left, without what no account can keep, and sees no other journey", async ({
  page,
  anAccount,
}) => {
  const [first, second] = [await anAccount(), await anAccount()];
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

  await test.step("the first one leaves it", async () => {
    await open(page, "/auth");
    await fillSignIn(page, first);
    await offer(page).getByRole("button", { name: "Inte nu" }).click();
    await expect(offer(page)).toHaveCount(0);
    await signOut(page);
  });

  await test.step("the second one takes along what can be kept", async () => {
    await signInByLink(page, second);
    await takeAlong(page);
    await goToJourney(page);
    await expect(stat(page, "Totalt")).toContainText("31 %");
    const recent = panel(page).getByRole("region", { name: "Senaste aktiviteter" });
    await expect(recent.getByRole("link")).toHaveText(["Den som går"]);
    await signOut(page);
  });

  await test.step("the first one has none of it", async () => {
    await signInByLink(page, first);
    await expect(await openProfile(page)).toHaveAccessibleDescription(first.email);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toHaveCount(0);
    await goToJourney(page);
    await expect(panel(page).getByRole("heading", { name: "Starta din resa" })).toBeVisible();
    await expect(stat(page, "Totalt")).toContainText("0 %");
  });
});
