import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { dayOf } from "../../schema/rules/words/days.ts";
import { fillSignIn, startSession, test, toast } from "../support/browserAccounts.ts";
import { expectAccessible } from "../support/browserAxe.ts";
import { offer, storedKeys, takeAlong } from "../support/browserJourneyParts.ts";
import { hydrated, keepToastsOpen, open, stopClock } from "../support/browserPages.ts";
import { list } from "../support/browserProtocols.ts";
import { giveProtocolResult, takeProtocolTest } from "../support/browserResults.ts";
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

/** Expects the page to fit a small phone, and goes back to the width before. */
async function expectFitsSmallPhone(page: Page, tallest = Number.POSITIVE_INFINITY): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 780 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const height = async () => (await page.getByRole("main").boundingBox())?.height;
  await expect.poll(height, "what is shown at first").toBeLessThanOrEqual(tallest);
  if (before) await page.setViewportSize(before);
}

test("a guest answers once, tries the day's activities, takes the text along, and signs in without losing the result", async ({
  page,
  anAccount,
}) => {
  const person = await anAccount();
  await page.addInitScript(() => {
    const copied: string[] = [];
    Object.assign(window, { copied });
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: async (text: string) => void copied.push(text) },
    });
  });
  const key = await takeProtocolTest(page);

  await test.step("the result is a day, from morning to night", async () => {
    await expect.soft(page.getByRole("main")).toContainText(key.slice(0, 8));
    await expect.soft(page.getByRole("tab", { name: "Interaktiv vy" })).toHaveAttribute("aria-selected", "true");
    await expect(ticks(page).first()).toBeVisible();
    const times = await plan(page).getByRole("heading", { level: 3 }).allInnerTexts();
    expect.soft(times).toEqual(["Morgon", "Eftermiddag", "Kväll", "Natt"].filter((time) => times.includes(time)));
    expect.soft(times).toEqual(expect.arrayContaining(["Morgon", "Kväll"]));
  });

  // That the test was taken counts in the journey, a moment later.
  await expect.poll(() => storedKeys(page)).toContain("userActivities");
  const stored = await storedKeys(page);
  const all = await ticks(page).count();
  expect(all).toBeGreaterThanOrEqual(6);

  await test.step("it is ticked on trial, in both directions", async () => {
    const progress = plan(page).getByRole("progressbar", { name: "Dagens framsteg" });
    await expect.soft(progress).toHaveAttribute("aria-valuetext", `0 av ${all} aktiviteter genomförda`);
    await ticks(page).first().check();
    await expect.soft(progress).toHaveAttribute("aria-valuetext", `1 av ${all} aktiviteter genomförda`);
    await ticks(page).nth(1).check();
    await ticks(page).first().uncheck();
    await expect(progress).toHaveAttribute("aria-valuetext", `1 av ${all} aktiviteter genomförda`);
    await expect.soft(plan(page)).toContainText(`${Math.round(100 / all)} %`);

    // Another day is another list; the first is as it was left.
    await button(page, "Nästa dag").click();
    await expect(plan(page).getByRole("heading", { level: 2 })).toHaveText("I morgon");
    await expect.soft(progress).toHaveAttribute("aria-valuenow", "0");
    await button(page, "Föregående dag").click();
    await expect(plan(page).getByRole("heading", { level: 2 })).toHaveText("I dag");
    await expect.soft(ticks(page).nth(1)).toBeChecked();
    await button(page, "Föregående dag").click();
    await expect(plan(page).getByRole("heading", { level: 2 })).toHaveText("I går");
  });

  await test.step("what was ticked is stored nowhere", async () => {
    expect(await storedKeys(page)).toEqual(stored);
  });

  await test.step("a warning and the recommendations are below it", async () => {
    await expect.soft(page.getByRole("region", { name: "Medicinsk varning" })).toContainText("Rådgör med en läkare");
    const recommendations = page.getByRole("region", { name: "Dina rekommendationer" });
    await expect.soft(recommendations.getByRole("heading", { level: 3 }).first()).toBeVisible();
    await expectAccessible(page);
    await expectFitsSmallPhone(page, 3_500);
  });

  await test.step("the filter has counts, follows what is done, and shows one category", async () => {
    const choices = filter(page).getByRole("button");
    await expect
      .soft(choices)
      .toHaveText([/^Alla/, /^Tillskott/, /^Träning/, /^Mindfulness/, /^Sömn/, /^Kost/, /^Återhämtning/]);
    expect.soft(await countOf(choices.first())).toEqual({ done: 0, all });
    let sum = 0;
    for (const choice of (await choices.all()).slice(1)) {
      const count = await countOf(choice);
      sum += count.all;
      if (count.all === 0) continue;
      await choice.click();
      await expect(choice).toHaveAttribute("aria-pressed", "true");
      await expect(ticks(page)).toHaveCount(count.all);
      await ticks(page).first().check();
      await expect.soft(choice).toContainText(`1 av ${count.all}`);
      await choice.click();
      await expect(ticks(page)).toHaveCount(all);
    }
    expect.soft(sum).toBe(all);
    await expect.soft(choices.first()).toHaveAttribute("aria-pressed", "true");
  });

  const fromDay = await download(page);
  await test.step("as a text it has five next steps, a warning, and a picture for each part", async () => {
    await page.getByRole("tab", { name: "Textvy" }).click();
    await expect(page).toHaveURL(/vy=text/);
    await expect(page.getByRole("heading", { name: "Ditt hälsoprotokoll" })).toBeVisible();
    await expect.soft(page.getByRole("main").getByText(key.slice(0, 8), { exact: true })).toBeVisible();
    await expect.soft(page.getByRole("region", { name: "Nästa steg" }).getByRole("listitem")).toHaveCount(5);
    const warning = page.getByRole("region", { name: "Medicinsk varning" });
    await expect.soft(warning).toContainText("Rådgör med en läkare");
    await expect.soft(warning).toContainText("efter 30 dagar");
    await expect.soft(warning).toContainText("ersätter inte professionell rådgivning");
    for (const [heading, subject] of [
      ["Morgonrutin", "morning"],
      ["Kost", "nutrition"],
      ["Sömn och återhämtning", "sleep"],
    ] as const) {
      const section = page.getByRole("main").getByRole("heading", { name: heading, exact: true });
      await expect.soft(section.locator("svg")).toHaveAttribute("data-subject", subject);
    }
    await expectAccessible(page);
    await expectFitsSmallPhone(page);
  });

  await test.step("the text is downloaded by its date, the same from both views, and copied", async () => {
    const file = await download(page);
    expect.soft(file.name).toBe(`mitt-protokoll-${dayOf(new Date())}.txt`);
    expect.soft(file).toEqual(fromDay);
    expect.soft(file.text).toContain(key.slice(0, 8));
    expect.soft(file.text).toContain("NÄSTA STEG");
    expect.soft(file.text).not.toContain("**");
    await page.clock.install();
    await stopClock(page);
    await button(page, "Kopiera text").click();
    await expect(button(page, "Kopierat!")).toBeVisible();
    await page.clock.runFor(1_900);
    await expect(button(page, "Kopierat!")).toBeVisible();
    await page.clock.runFor(200);
    await expect(button(page, "Kopiera text")).toBeVisible();
    await page.clock.resume();
    const copied = await page.evaluate(() => (window as unknown as { copied: string[] }).copied);
    expect.soft(copied).toEqual([file.text]);
  });

  await test.step("it leads back to the questionnaire, which begins anew", async () => {
    await page.getByRole("main").getByRole("link", { name: "Gör nytt test" }).click();
    await expect(page).toHaveURL("/protokoll-quiz");
    await expect(page.getByRole("heading", { name: "Personlig Info" })).toBeVisible();
    await expect.soft(page.locator("main form")).toContainText("Steg 1 av 5");
    const age = page.getByLabel(/^Ålder/);
    expect.soft([await age.getAttribute("min"), await age.getAttribute("max")]).toEqual(["18", "100"]);
    await page.goBack();
    await page.getByRole("tab", { name: "Interaktiv vy" }).click();
  });

  await test.step("to save it, somebody signed out is led to sign in, and loses nothing", async () => {
    await button(page, "Spara till profil").click();
    const said = toast(page, "Registrering krävs");
    await expect(said).toContainText("Ditt protokoll finns kvar");
    await said.getByRole("button", { name: "Skapa konto eller logga in" }).click();
    await expect(page).toHaveURL(/\/auth\?till=/);
    await fillSignIn(page, person);
    await expect(page).toHaveURL(new RegExp(`/protokoll-quiz\\?resultat=${key}`));
    await offer(page).getByLabel("Analysera mina svar").check();
    await takeAlong(page);
    await expect(page.getByRole("heading", { name: "Ditt Personaliserade Protokoll" })).toBeVisible();
  });
});

test("an account saves it twice and has one protocol, which it can tick off", async ({ page, anAccount }) => {
  await keepToastsOpen(page);
  await startSession(page, await anAccount());
  const key = await giveProtocolResult(page);
  await open(page, `/protokoll-quiz?resultat=${key}`);
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
