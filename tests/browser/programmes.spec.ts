import type { Locator, Page } from "@playwright/test";
import { fillSignIn, startSession, test } from "../support/browserAccounts.ts";
import { expectAccessible } from "../support/browserAxe.ts";
import { goToJourney, storeInBrowser, tab } from "../support/browserJourney.ts";
import { journeyBar, storedKeys, storedValue } from "../support/browserJourneyParts.ts";
import { hydrated, open } from "../support/browserPages.ts";
import { expectBlanksBetweenWords, expectUnfoldedFits, goToLevel } from "../support/browserProgrammes.ts";
import { expect } from "../support/browserTest.ts";

const LIGHT = "/mental-optimering/light";
const SECTIONS = [
  ["introduction", "Introduktion", 8],
  ["categories", "Fyra kategorier", 15],
  ["schedule", "Dagens schema", 10],
  ["faq", "Vanliga frågor", 8],
  ["resources", "Resurser och kostnader", 12],
  ["next-steps", "Nästa steg", 5],
] as const;
type Key = (typeof SECTIONS)[number][0];

interface StoredSection {
  id: Key;
  status: string;
  interactions: number;
  lastVisited: string | null;
}

const section = (page: Page, key: Key): Locator => page.locator(`#${key}`);
const line = (page: Page, key: Key): Locator => section(page, key).locator("summary").first();
const aside = (page: Page): Locator => page.getByRole("complementary", { name: "Framsteg" });
const begin = (page: Page, key: Key): Locator => section(page, key).getByRole("button", { name: /^Börja läsa/ });
const done = (page: Page, key: Key): Locator => section(page, key).getByRole("button", { name: /^Markera som klar/ });

/** What the browser keeps of a section. */
const stored = async (page: Page, key: Key): Promise<StoredSection | undefined> =>
  ((await storedValue(page, "mental-light-progress")) as StoredSection[] | null)?.find(({ id }) => id === key);

/** Begins a section, and marks it as done. */
async function read(page: Page, key: Key): Promise<void> {
  await begin(page, key).click();
  await done(page, key).click();
  await expect(line(page, key)).toContainText("Klar");
}

const percentage = (page: Page, value: number): Promise<void> =>
  expect(aside(page).getByRole("progressbar")).toHaveAttribute("aria-valuenow", String(value));

/** Expects a click to lead to the top of the page, and nowhere else. */
async function expectLeadsToTop(page: Page, button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
}

test("somebody signed in looks at the overview's three levels, and takes Medium and Hardcore up", async ({
  page,
  anAccount,
}) => {
  await startSession(page, await anAccount());
  await open(page, "/mental-optimering");
  await expectBlanksBetweenWords(page);
  const slider = page.getByRole("slider", { name: "Nivå" });

  await test.step("the overview has a slider over three levels", async () => {
    const said = (text: string) => expect.soft(page.getByRole("main")).toContainText(text);
    await expect(slider).toHaveAttribute("aria-valuetext", "Medium/Avancerad");
    await said("Tid per dag30–60 min");
    await said("Tid till resultat4–8 veckor");
    await slider.focus();
    await page.keyboard.press("ArrowLeft");
    await expect(slider).toHaveAttribute("aria-valuetext", "Light/Nybörjare");
    await said("Tid per dag10–30 min");
    await said("Tid till resultat2–4 veckor");
    await page.keyboard.press("End");
    await expect(slider).toHaveAttribute("aria-valuetext", "Advanced/Hardcore");
    await said("Tid per dag1–2 timmar");
    await said("Tid till resultat8–12 veckor");
    await expectAccessible(page);
  });

  await test.step("it leads to each level, to the guides, and what is to come to its top", async () => {
    for (const name of ["Community", "Personligt quiz"])
      await expectLeadsToTop(page, page.getByRole("button", { name }));
    await expect.soft(page.getByRole("link", { name: "Läs guider" })).toHaveAttribute("href", "/guider");
    const levels = page.getByRole("list", { name: "Nivåer" }).getByRole("link");
    await expect.soft(levels).toHaveCount(3);
    for (const [index, level] of ["light", "medium", "hardcore"].entries())
      await expect.soft(levels.nth(index)).toHaveAttribute("href", `/mental-optimering/${level}`);
  });

  await test.step("Medium's sections stand open and count when they are marked", async () => {
    await goToLevel(page, "medium");
    await expect.soft(page.getByRole("banner")).toBeVisible();
    await expect.soft(page.getByRole("main")).toContainText("Vecka 9–12");
    await page.getByRole("button", { name: "Markera som klar: Introduktion" }).click();
    await percentage(page, 17);
    for (const name of ["Jag är redo för Advanced/Hardcore", "Utforska Hardcore", /kommer snart/]) {
      await expectLeadsToTop(page, page.getByRole("button", { name }));
      await expect(page).toHaveURL("/mental-optimering/medium");
    }
    await expectUnfoldedFits(page);
    await expectAccessible(page);
  });

  await test.step("Medium's schedule becomes steps of a protocol", async () => {
    await page.getByRole("button", { name: "Lägg till i mina protokoll" }).click();
    await expect(page).toHaveURL(/\/protokoll\?/);
    await expect(page.getByRole("main")).toContainText("Mät pulsvariationen");
    await page.goBack();
    await expect(page).toHaveURL("/mental-optimering/medium");
    await page.goBack();
    await expect(page).toHaveURL("/mental-optimering");
  });

  await test.step("where the slider stood is kept nowhere", async () => {
    await expect(slider).toHaveAttribute("aria-valuetext", "Medium/Avancerad");
  });

  await test.step("Hardcore, without the site's frame, counts too, and opens one question at a time", async () => {
    await goToLevel(page, "hardcore");
    await expect(page.getByRole("banner")).toHaveCount(0);
    await expect.soft(page.getByRole("contentinfo")).toHaveCount(0);
    await page.getByRole("button", { name: "Markera som klar: Förutsättningar" }).click();
    await percentage(page, 17);
    const questions = page.locator("section[aria-labelledby=faq] details");
    const opened = page.locator("section[aria-labelledby=faq] details[open]");
    await expect(questions).toHaveCount(10);
    await questions.nth(0).locator("summary").click();
    await questions.nth(3).locator("summary").click();
    await expect(opened).toHaveCount(1);
    await questions.nth(3).locator("summary").click();
    await expect(opened).toHaveCount(0);
    const join = page.getByRole("button", { name: "Gå med" });
    await expect.soft(join).toHaveCount(4);
    await join.first().click();
    await expect(page).toHaveURL("/mental-optimering/hardcore");
    await expectUnfoldedFits(page);
    await expectAccessible(page);
    await page.getByRole("link", { name: "Mental optimering", exact: true }).click();
    await expect(page.getByRole("banner")).toBeVisible();
  });

  await test.step("the journey counts both", async () => {
    await goToJourney(page);
    await tab(page, "Framsteg").click();
    await expect(page.getByRole("region", { name: "Mental optimering" })).toContainText("2 av 18");
  });
});

test("a guest reads Light to its end, with the lock opening at the right moment, and begins anew", async ({ page }) => {
  await storeInBrowser(page, { "mental-light-progress": '{"introduction": 12,' });
  await open(page, `${LIGHT}#finns-inte`);
  const log = async () => ((await storedValue(page, "userActivities")) ?? []) as { id: string; duration: number }[];

  await test.step("what is stored and cannot be read counts as nothing, silently", async () => {
    await percentage(page, 0);
    await expect.soft(aside(page)).toContainText("58 min kvar");
  });

  await test.step("each section says how long it takes, and the last is locked", async () => {
    for (const [key, , minutes] of SECTIONS) await expect.soft(section(page, key)).toContainText(`${minutes} min`);
    await expect.soft(done(page, "introduction")).toHaveCount(0);
    await expect.soft(section(page, "next-steps").locator("summary")).toHaveCount(0);
    await expect
      .soft(section(page, "next-steps"))
      .toContainText("Öppnas när du har gjort klart minst 80 % av programmet.");
  });

  await test.step("a click on the heading begins a section and counts, whichever way it goes", async () => {
    await line(page, "introduction").click();
    await expect(done(page, "introduction")).toBeVisible();
    await line(page, "introduction").click();
    await line(page, "introduction").click();
    await expect.poll(() => stored(page, "introduction")).toMatchObject({ status: "started", interactions: 3 });
  });

  await test.step("a section that is done counts, and leads to the next", async () => {
    await done(page, "introduction").click();
    await expect(line(page, "introduction")).toContainText("Klar");
    await percentage(page, 17);
    await expect.soft(aside(page)).toContainText("50 min kvar att läsa · 8 min lästa");
    await expect.soft(section(page, "introduction")).toContainText("Nästa: Fyra kategorier, 15 min");
    await section(page, "introduction").getByRole("button", { name: "Fortsätt med fyra kategorier" }).click();
    await expect.poll(() => stored(page, "categories")).toMatchObject({ status: "started", interactions: 1 });
    await done(page, "categories").click();
    await expect.poll(async () => (await log()).length).toBe(2);
  });

  await test.step("what was done is kept", async () => {
    await page.reload();
    await hydrated(page);
    await expect(line(page, "categories")).toContainText("Klar");
    await percentage(page, 33);
  });

  await test.step("the last section opens at 80 %, and all of them are congratulated", async () => {
    for (const key of ["schedule", "faq"] as const) await read(page, key);
    await percentage(page, 67);
    await expect.soft(section(page, "next-steps").locator("summary")).toHaveCount(0);
    await read(page, "resources");
    await percentage(page, 83);
    await begin(page, "next-steps").click();
    const boxes = section(page, "next-steps").getByRole("checkbox");
    await expect(boxes).toHaveCount(5);
    for (const box of await boxes.all()) await expect.soft(box).not.toBeChecked();
    await expect.soft(page.getByText("Grattis!")).toHaveCount(0);
    await done(page, "next-steps").click();
    await expect.soft(page.getByText("Grattis! Du har gått igenom hela Light.")).toBeVisible();
    await percentage(page, 100);
  });

  await test.step("the journey follows: six of the category's eighteen, with their minutes", async () => {
    await expect.poll(async () => (await log()).filter(({ id }) => id.startsWith("mental:light:")).length).toBe(6);
    expect.soft((await log()).reduce((sum, { duration }) => sum + duration, 0)).toBe(58);
    await goToJourney(page);
    await tab(page, "Framsteg").click();
    const category = page.getByRole("region", { name: "Mental optimering" });
    await expect(category).toContainText("6 av 18 · 33 %");
    // Light by its own count, too.
    await expect.soft(category).toContainText("Light: 100 %");
  });

  await test.step("it is accessible with everything open", async () => {
    await open(page, LIGHT);
    await percentage(page, 100);
    await expectUnfoldedFits(page);
    await expectAccessible(page);
  });

  await test.step("it is begun anew", async () => {
    // The bar at the bottom comes a moment later, and would slide under the pointer.
    await expect(journeyBar(page)).toBeVisible();
    await aside(page).getByRole("button", { name: "Börja om programmet" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Börja om" }).click();
    await percentage(page, 0);
    expect.soft(await storedKeys(page)).not.toContain("mental-light-progress");
    const first = aside(page).getByRole("link", { name: "Introduktion" });
    await expect.soft(first).toHaveAttribute("aria-current", "step");
  });
});

test("a guest finds the way to folded sections, and takes the progress into the account, where it is kept", async ({
  page,
  anAccount,
}) => {
  const person = await anAccount();
  await open(page, LIGHT);

  await test.step("the way to a folded section, or to a place within, opens it", async () => {
    const introduction = section(page, "introduction").locator("details").first();
    await expect(introduction).not.toHaveAttribute("open");
    await aside(page).getByRole("link", { name: "Nästa avsnitt" }).click();
    await expect(introduction).toHaveAttribute("open");
    await page.getByRole("link", { name: "Se kategorierna" }).click();
    await expect(page.getByRole("heading", { name: "Meditation", exact: true })).toBeVisible();
    await expect.poll(() => stored(page, "categories")).toMatchObject({ status: "started", interactions: 0 });
    await page.getByRole("link", { name: "Se protokollet" }).click();
    await expect(page.getByRole("heading", { name: "Grunderna" })).toBeVisible();
  });

  await test.step("several panels of categories can be open at once, as questions", async () => {
    await section(page, "categories").locator("summary", { hasText: "Meditation" }).click();
    await section(page, "categories").locator("summary", { hasText: "Stress" }).click();
    await expect.soft(section(page, "categories").getByText("Vanliga misstag")).toHaveCount(4);
    await expect.soft(section(page, "categories").locator("details details[open]")).toHaveCount(2);
  });

  await test.step("a guest's progress goes into the account with the rest", async () => {
    await read(page, "resources");
    await percentage(page, 17);
    await expect.poll(async () => Boolean(await storedValue(page, "userActivities"))).toBe(true);
    await page.getByRole("banner").getByRole("link", { name: "Logga in" }).click();
    await fillSignIn(page, person);
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Ta med till kontot" }).click();
    await expect(dialog).toHaveCount(0);
    await open(page, LIGHT);
    await percentage(page, 17);
  });

  await test.step("it is kept there", async () => {
    await read(page, "faq");
    await percentage(page, 33);
    await page.reload();
    await percentage(page, 33);
    await expect(line(page, "faq")).toContainText("Klar");
  });
});

test("on a phone the overview and the three levels fit with everything open", {
  tag: "@phone",
}, async ({ page }) => {
  const sections = SECTIONS.map(([id, title, estimatedMinutes]) => ({
    id,
    title,
    status: id === "next-steps" ? "not-started" : "completed",
    estimatedMinutes,
    interactions: 1,
    lastVisited: "2026-01-01T08:00:00.000Z",
  }));
  await storeInBrowser(page, { "mental-light-progress": sections });
  await open(page, "/mental-optimering");
  const slider = page.getByRole("slider", { name: "Nivå" });
  await expect(slider).toHaveAttribute("aria-valuetext", "Medium/Avancerad");
  await slider.focus();
  await page.keyboard.press("End");
  await expect.soft(page.getByRole("main")).toContainText("Tid per dag1–2 timmar");
  await expectAccessible(page);
  for (const level of ["light", "medium", "hardcore"]) {
    await test.step(`${level} is accessible and fits`, async () => {
      await goToLevel(page, level);
      if (level === "light") await percentage(page, 83);
      await expectUnfoldedFits(page);
      await expectAccessible(page);
      await page.goBack();
      await expect(page).toHaveURL("/mental-optimering");
    });
  }
});
