import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { dayOf } from "../../schema/rules/words/days.ts";
import { fillSignIn, startSession, test, toast } from "../support/browserAccounts.ts";
import { expectAccessible } from "../support/browserAxe.ts";
import { storedKeys } from "../support/browserJourneyParts.ts";
import { hydrated, keepToastsOpen, stopClock } from "../support/browserPages.ts";
import { list } from "../support/browserProtocols.ts";
import { takeProtocolTest } from "../support/browserResults.ts";
import { expect } from "../support/browserTest.ts";

const plan = (page: Page): Locator => page.getByRole("region", { name: "Dagens aktiviteter" });
const ticks = (page: Page): Locator => plan(page).getByRole("checkbox");
const filter = (page: Page): Locator => page.getByRole("group", { name: "Visa kategori" });
const button = (page: Page, name: string): Locator => page.getByRole("main").getByRole("button", { name, exact: true });

/** How many activities a button of the filter says that there are, and how many of them are done. */
async function countOf(choice: Locator): Promise<{ done: number; all: number }> {
  const [, done, all] = /(\d+) av (\d+)/.exec(await choice.innerText()) ?? [];
  return { done: Number(done), all: Number(all) };
}

/** Downloads with a button. @returns the file's name and text */
async function download(page: Page): Promise<{ name: string; text: string }> {
  const downloading = page.waitForEvent("download");
  await button(page, "Ladda ner").click();
  const file = await downloading;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
}

test("a guest's result is a day that is ticked on trial, in both directions, and stored nowhere", async ({ page }) => {
  const key = await takeProtocolTest(page);
  await expect(page.getByRole("heading", { name: "Ditt Personaliserade Protokoll" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(key.slice(0, 8));
  await expect(page.getByRole("tab", { name: "Interaktiv vy" })).toHaveAttribute("aria-selected", "true");
  const times = await plan(page).getByRole("heading", { level: 3 }).allInnerTexts();
  expect(times).toEqual(["Morgon", "Eftermiddag", "Kväll", "Natt"].filter((time) => times.includes(time)));
  expect(times).toEqual(expect.arrayContaining(["Morgon", "Kväll"]));
  // That the test was taken counts in the journey, a moment later.
  await expect.poll(() => storedKeys(page)).toContain("userActivities");
  const stored = await storedKeys(page);

  const all = await ticks(page).count();
  expect(all).toBeGreaterThanOrEqual(6);
  const progress = plan(page).getByRole("progressbar", { name: "Dagens framsteg" });
  await expect(progress).toHaveAttribute("aria-valuetext", `0 av ${all} aktiviteter genomförda`);
  await ticks(page).first().check();
  await expect(progress).toHaveAttribute("aria-valuetext", `1 av ${all} aktiviteter genomförda`);
  await ticks(page).nth(1).check();
  await ticks(page).first().uncheck();
  await expect(progress).toHaveAttribute("aria-valuetext", `1 av ${all} aktiviteter genomförda`);
  await expect(plan(page)).toContainText(`${Math.round(100 / all)} %`);

  // Another day is another list; the first is as it was left.
  await button(page, "Nästa dag").click();
  await expect(plan(page).getByRole("heading", { level: 2 })).toHaveText("Imorgon");
  await expect(progress).toHaveAttribute("aria-valuenow", "0");
  await button(page, "Föregående dag").click();
  await expect(plan(page).getByRole("heading", { level: 2 })).toHaveText("Idag");
  await expect(ticks(page).nth(1)).toBeChecked();
  await button(page, "Föregående dag").click();
  await expect(plan(page).getByRole("heading", { level: 2 })).toHaveText("Igår");
  expect(await storedKeys(page)).toEqual(stored);

  await expect(page.getByRole("region", { name: "Medicinsk varning" })).toContainText("Rådgör med en läkare");
  await expect(
    page.getByRole("region", { name: "Dina rekommendationer" }).getByRole("heading", { level: 2 }).nth(1),
  ).toBeVisible();
  await expectAccessible(page);
});

test("the filter has counts, follows what is done, and shows one category", async ({ page }) => {
  await takeProtocolTest(page);
  const choices = filter(page).getByRole("button");
  await expect(choices).toHaveText([
    /^Alla/,
    /^Tillskott/,
    /^Träning/,
    /^Mindfulness/,
    /^Sömn/,
    /^Kost/,
    /^Återhämtning/,
  ]);
  const all = await countOf(choices.first());
  expect(all).toEqual({ done: 0, all: await ticks(page).count() });
  let sum = 0;
  for (const choice of (await choices.all()).slice(1)) {
    const count = await countOf(choice);
    sum += count.all;
    if (count.all === 0) continue;
    await choice.click();
    await expect(choice).toHaveAttribute("aria-pressed", "true");
    await expect(ticks(page)).toHaveCount(count.all);
    await ticks(page).first().check();
    await expect(choice).toContainText(`1 av ${count.all}`);
    await choice.click();
    await expect(ticks(page)).toHaveCount(all.all);
  }
  expect(sum).toBe(all.all);
  await expect(choices.first()).toHaveAttribute("aria-pressed", "true");
});

test("the text is copied, downloaded by its date, and leads back to the questionnaire", async ({ page }) => {
  await page.addInitScript(() => {
    const copied: string[] = [];
    Object.assign(window, { copied });
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: async (text: string) => void copied.push(text) },
    });
  });
  const key = await takeProtocolTest(page);
  const fromDay = await download(page);
  await page.getByRole("tab", { name: "Textvy" }).click();
  await expect(page).toHaveURL(/vy=text/);
  await expect(page.getByRole("heading", { name: "Ditt hälsoprotokoll" })).toBeVisible();
  await expect(page.getByRole("main").getByText(key.slice(0, 8), { exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: "Nästa steg" }).getByRole("listitem")).toHaveCount(5);
  const warning = page.getByRole("region", { name: "Medicinsk varning" });
  await expect(warning).toContainText("Rådgör med en läkare");
  await expect(warning).toContainText("efter 30 dagar");
  await expect(warning).toContainText("ersätter inte professionell rådgivning");
  for (const [heading, subject] of [
    ["Morgonrutin", "morning"],
    ["Kost", "nutrition"],
    ["Sömn och återhämtning", "sleep"],
  ] as const) {
    const section = page.getByRole("main").getByRole("heading", { name: heading, exact: true });
    await expect(section.locator("svg")).toHaveAttribute("data-subject", subject);
  }
  const file = await download(page);
  expect(file.name).toBe(`mitt-protokoll-${dayOf(new Date())}.txt`);
  expect(file).toEqual(fromDay);
  expect(file.text).toContain(key.slice(0, 8));
  expect(file.text).toContain("NÄSTA STEG");
  expect(file.text).not.toContain("**");
  await expectAccessible(page);

  await page.clock.install();
  await stopClock(page);
  await button(page, "Kopiera text").click();
  await expect(button(page, "Kopierat!")).toBeVisible();
  await page.clock.runFor(1_900);
  await expect(button(page, "Kopierat!")).toBeVisible();
  await page.clock.runFor(200);
  await expect(button(page, "Kopiera text")).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { copied: string[] }).copied)).toEqual([file.text]);

  await page.getByRole("main").getByRole("link", { name: "Gör nytt test" }).click();
  await expect(page).toHaveURL("/protokoll-quiz");
  await expect(page.getByRole("heading", { name: "Personlig Info" })).toBeVisible();
});

test("somebody signed out is led to sign in, and loses nothing", async ({ page, anAccount }) => {
  const person = await anAccount();
  const key = await takeProtocolTest(page);
  await button(page, "Spara till profil").click();
  const said = toast(page, "Registrering krävs");
  await expect(said).toContainText("Ditt protokoll finns kvar");
  await said.getByRole("button", { name: "Skapa konto eller logga in" }).click();
  await expect(page).toHaveURL(/\/auth\?till=/);
  await fillSignIn(page, person);
  await expect(page).toHaveURL(`/protokoll-quiz?resultat=${key}`);
});

test("an account saves it twice and has one protocol, which it can tick off", async ({ page, anAccount }) => {
  await keepToastsOpen(page);
  await startSession(page, await anAccount());
  await takeProtocolTest(page);
  await expect(ticks(page).first()).toBeVisible();
  const all = await ticks(page).count();
  await button(page, "Spara till profil").click();
  await expect(toast(page, "Sparat!")).toContainText("Protokollet finns bland dina protokoll");
  await page.reload();
  await hydrated(page);
  await expect(ticks(page)).toHaveCount(all);
  await button(page, "Spara till profil").click();
  await toast(page, "Sparat!").getByRole("button", { name: "Visa protokollet" }).click();
  await expect(page).toHaveURL("/protokoll");
  const own = page.getByRole("region", { name: "Dina protokoll" });
  await expect(own.getByRole("heading", { level: 3 })).toHaveText(["Mitt hälsoprotokoll"]);
  await page.getByRole("link", { name: "Visa dagens aktiviteter" }).click();
  await expect(list(page).getByRole("checkbox")).toHaveCount(all);
});

test("it fits a small phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await takeProtocolTest(page);
  await expect(ticks(page).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByRole("tab", { name: "Textvy" }).click();
  await expect(page.getByRole("heading", { name: "Ditt hälsoprotokoll" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
