import type { Locator, Page } from "@playwright/test";
import { fillSignIn, startSession, test } from "../support/browserAccounts.ts";
import { expectAccessible } from "../support/browserAxe.ts";
import { storedKeys, storedValue } from "../support/browserJourneyParts.ts";
import { open } from "../support/browserPages.ts";
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

/** Opens everything that unfolds, also what unfolds within. */
async function unfoldAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("main details")) {
      details.removeAttribute("name");
      (details as HTMLDetailsElement).open = true;
    }
  });
}

test("the overview has a slider over three levels, and leads to each", { tag: "@both" }, async ({ page }) => {
  await open(page, "/mental-optimering");
  const slider = page.getByRole("slider", { name: "Nivå" });
  const said = (text: string) => expect(page.getByRole("main")).toContainText(text);
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

  await page.getByRole("button", { name: "Community" }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole("button", { name: "Personligt quiz" }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole("link", { name: "Läs guider" })).toHaveAttribute("href", "/guider");
  const levels = page.getByRole("list", { name: "Nivåer" }).getByRole("link");
  await expect(levels).toHaveCount(3);
  for (const [index, level] of ["light", "medium", "hardcore"].entries())
    await expect(levels.nth(index)).toHaveAttribute("href", `/mental-optimering/${level}`);
  // Where the slider stood is kept nowhere.
  await page.reload();
  await expect(slider).toHaveAttribute("aria-valuetext", "Medium/Avancerad");
});

test("Light is begun, read to its end with the lock opening at the right moment, kept, and begun anew", async ({
  page,
}) => {
  await open(page, LIGHT);
  await expect(aside(page)).toContainText("58 min kvar");
  for (const [key, , minutes] of SECTIONS) await expect(section(page, key)).toContainText(`${minutes} min`);
  await expect(done(page, "introduction")).toHaveCount(0);
  await expect(section(page, "next-steps").locator("summary")).toHaveCount(0);
  await expect(section(page, "next-steps")).toContainText("Öppnas när du har gjort klart minst 80 % av programmet.");

  // A click on the heading begins a section and counts, whichever way it goes.
  await line(page, "introduction").click();
  await expect(done(page, "introduction")).toBeVisible();
  await line(page, "introduction").click();
  await line(page, "introduction").click();
  await expect.poll(() => stored(page, "introduction")).toMatchObject({ status: "started", interactions: 3 });
  await done(page, "introduction").click();
  await expect(line(page, "introduction")).toContainText("Klar");
  await percentage(page, 17);
  await expect(aside(page)).toContainText("50 min kvar att läsa · 8 min lästa");
  // What comes next shows where a section ends.
  await expect(section(page, "introduction")).toContainText("Nästa: Fyra kategorier, 15 min");
  await section(page, "introduction").getByRole("button", { name: "Fortsätt med fyra kategorier" }).click();
  await expect.poll(() => stored(page, "categories")).toMatchObject({ status: "started", interactions: 1 });
  await done(page, "categories").click();
  const log = async () => ((await storedValue(page, "userActivities")) ?? []) as { id: string; duration: number }[];
  await expect.poll(async () => (await log()).length).toBe(2);

  await page.reload();
  await expect(line(page, "categories")).toContainText("Klar");
  await percentage(page, 33);
  for (const key of ["schedule", "faq"] as const) await read(page, key);
  await percentage(page, 67);
  await expect(section(page, "next-steps").locator("summary")).toHaveCount(0);
  await read(page, "resources");
  await percentage(page, 83);
  await begin(page, "next-steps").click();
  await expect(section(page, "next-steps").getByRole("checkbox")).toHaveCount(5);
  for (const box of await section(page, "next-steps").getByRole("checkbox").all()) await expect(box).not.toBeChecked();
  await expect(page.getByText("Grattis!")).toHaveCount(0);
  await done(page, "next-steps").click();
  await expect(page.getByText("Grattis! Du har gått igenom hela Light.")).toBeVisible();
  await percentage(page, 100);

  // The journey follows: six of the category's eighteen, with their minutes.
  await expect.poll(async () => (await log()).filter(({ id }) => id.startsWith("mental:light:")).length).toBe(6);
  expect((await log()).reduce((sum, { duration }) => sum + duration, 0)).toBe(58);
  await page.goto("/min-resa?flik=framsteg");
  await expect(page.getByRole("region", { name: "Mental optimering" })).toContainText("6 av 18 · 33 %");
  // Light by its own count, too.
  await expect(page.getByRole("region", { name: "Mental optimering" })).toContainText("Light: 100 %");

  await open(page, LIGHT);
  await percentage(page, 100);
  // The bar at the bottom comes a moment later, and would slide under the pointer.
  await expect(page.getByRole("region", { name: "Din resa", exact: true })).toBeVisible();
  await aside(page).getByRole("button", { name: "Börja om programmet" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Börja om" }).click();
  await percentage(page, 0);
  expect(await storedKeys(page)).not.toContain("mental-light-progress");
  await expect(aside(page).getByRole("link", { name: "Introduktion" })).toHaveAttribute("aria-current", "step");
});

test("the way to a folded section, or to a place within, opens it", async ({ page }) => {
  await open(page, LIGHT);
  const introduction = section(page, "introduction").locator("details").first();
  await expect(introduction).not.toHaveAttribute("open");
  await aside(page).getByRole("link", { name: "Nästa avsnitt" }).click();
  await expect(introduction).toHaveAttribute("open");
  await page.getByRole("link", { name: "Se kategorierna" }).click();
  await expect(page.getByRole("heading", { name: "Meditation", exact: true })).toBeVisible();
  await expect.poll(() => stored(page, "categories")).toMatchObject({ status: "started", interactions: 0 });
  await page.getByRole("link", { name: "Se protokollet" }).click();
  await expect(page.getByRole("heading", { name: "Grunderna" })).toBeVisible();
  // Several panels of categories can be open at once, as questions.
  await section(page, "categories").locator("summary", { hasText: "Meditation" }).click();
  await section(page, "categories").locator("summary", { hasText: "Stress" }).click();
  await expect(section(page, "categories").getByText("Vanliga misstag")).toHaveCount(4);
  await expect(section(page, "categories").locator("details details[open]")).toHaveCount(2);
});

test("what is stored and cannot be read counts as nothing, silently", async ({ page }) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem("spoilt")) localStorage.setItem("mental-light-progress", '{"introduction": 12,');
    sessionStorage.setItem("spoilt", "1");
  });
  await open(page, `${LIGHT}#finns-inte`);
  await percentage(page, 0);
  await read(page, "introduction");
  await percentage(page, 17);
});

test("a guest's progress goes into the account with the rest, and is kept there", async ({ page, anAccount }) => {
  const person = await anAccount();
  await open(page, LIGHT);
  await read(page, "introduction");
  await expect.poll(async () => Boolean(await storedValue(page, "userActivities"))).toBe(true);
  await open(page, "/auth");
  await fillSignIn(page, person);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Ta med till kontot" }).click();
  await expect(dialog).toHaveCount(0);
  await open(page, LIGHT);
  await percentage(page, 17);
  await read(page, "faq");
  await percentage(page, 33);
  await page.reload();
  await percentage(page, 33);
  await expect(line(page, "faq")).toContainText("Klar");
});

test("Medium's and Hardcore's sections stand open and count when they are marked", async ({ page, anAccount }) => {
  await startSession(page, await anAccount());
  await open(page, "/mental-optimering/medium");
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Vecka 9–12");
  await page.getByRole("button", { name: "Markera som klar: Introduktion" }).click();
  await percentage(page, 17);
  for (const name of ["Jag är redo för Advanced/Hardcore", "Utforska Hardcore", /kommer snart/]) {
    const button = page.getByRole("button", { name });
    await button.scrollIntoViewIfNeeded();
    await button.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page).toHaveURL("/mental-optimering/medium");
  }

  await open(page, "/mental-optimering/hardcore");
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await page.getByRole("button", { name: "Markera som klar: Förutsättningar" }).click();
  await percentage(page, 17);
  // One question at a time, and none.
  const questions = page.locator("section[aria-labelledby=faq] details");
  await expect(questions).toHaveCount(10);
  await questions.nth(0).locator("summary").click();
  await questions.nth(3).locator("summary").click();
  await expect(page.locator("section[aria-labelledby=faq] details[open]")).toHaveCount(1);
  await questions.nth(3).locator("summary").click();
  await expect(page.locator("section[aria-labelledby=faq] details[open]")).toHaveCount(0);
  const join = page.getByRole("button", { name: "Gå med" });
  await expect(join).toHaveCount(4);
  await join.first().click();
  await expect(page).toHaveURL("/mental-optimering/hardcore");
  await page.getByRole("link", { name: "Mental optimering", exact: true }).click();
  await expect(page.getByRole("banner")).toBeVisible();
  await page.goto("/min-resa?flik=framsteg");
  await expect(page.getByRole("region", { name: "Mental optimering" })).toContainText("2 av 18");
});

test("a schedule becomes steps of a protocol", async ({ page }) => {
  await open(page, "/mental-optimering/medium");
  await page.getByRole("button", { name: "Lägg till i mina protokoll" }).click();
  await expect(page).toHaveURL(/\/protokoll\?/);
  await expect(page.getByRole("main")).toContainText("Mät pulsvariationen");
});

for (const level of ["light", "medium", "hardcore"]) {
  test(`${level} is accessible with everything open`, { tag: "@both" }, async ({ page }) => {
    if (level === "light") {
      const sections = SECTIONS.map(([id, title, estimatedMinutes]) => ({
        id,
        title,
        status: id === "next-steps" ? "not-started" : "completed",
        estimatedMinutes,
        interactions: 1,
        lastVisited: "2026-01-01T08:00:00.000Z",
      }));
      await page.addInitScript(
        (value) => localStorage.setItem("mental-light-progress", value),
        JSON.stringify(sections),
      );
    }
    await open(page, `/mental-optimering/${level}`);
    if (level === "light") await percentage(page, 83);
    await unfoldAll(page);
    await expect(page.getByRole("main").getByText("Vanliga misstag").first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await expectAccessible(page);
  });
}
