import type { Page } from "@playwright/test";
import { ANALYSIS_KEYS } from "../../schema/analyses/analysisKeys.ts";
import type { TestResult } from "../../schema/analyses/testResult.ts";
import { startSession, test, toast } from "../support/browserAccounts.ts";
import { expectAccessible } from "../support/browserAxe.ts";
import { openJourney, storeInBrowser } from "../support/browserJourney.ts";
import { storedValue } from "../support/browserJourneyParts.ts";
import { aResult, takeProtocolTest } from "../support/browserResults.ts";
import { expect } from "../support/browserTest.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;
const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();

const results = (page: Page) => page.getByRole("region", { name: "Mina resultat" });
const rows = (page: Page) =>
  results(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading") });

const storeResults = (page: Page, stored: readonly TestResult[]): Promise<void> =>
  storeInBrowser(page, { [ANALYSIS_KEYS.results]: stored });

test("a guest's results are compared, lead to what they were, and are removed for good, the section with the last", async ({
  page,
}) => {
  const now = aResult({ createdAt: daysAgo(2) });
  const before = aResult({ createdAt: daysAgo(40), answers: { ...now.answers, sleepQuality: "dalig" } });
  await storeResults(page, [before, now]);
  await openJourney(page);
  await expect(rows(page)).toHaveCount(2);
  const [newest, oldest] = [rows(page).first(), rows(page).last()];
  await expect(newest).toContainText("Sömnkvalitet: Dålig förut, Okej nu");
  await expect(newest.getByRole("link", { name: "Gör om testet" })).toHaveCount(0);
  await expect(oldest).not.toContainText("Sedan förra gången");
  await expect(oldest.getByRole("link", { name: "Gör om testet" })).toHaveAttribute("href", "/protokoll-quiz");
  await expectAccessible(page, results(page));

  await oldest.getByRole("button", { name: "Ta bort" }).click();
  const question = page.getByRole("dialog", { name: "Ta bort resultatet?" });
  await expectAccessible(page, question);
  await question.getByRole("button", { name: "Avbryt" }).click();
  await expect(rows(page)).toHaveCount(2);
  await oldest.getByRole("button", { name: "Ta bort" }).click();
  await question.getByRole("button", { name: "Ta bort" }).click();
  await expect(toast(page, "Borttaget")).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  // There is nothing to compare with any more.
  await expect(rows(page)).not.toContainText("Sedan förra gången");
  expect(await storedValue(page, ANALYSIS_KEYS.results)).toMatchObject([{ id: now.id }]);

  await rows(page).getByRole("link").click();
  await expect(page).toHaveURL(`/protokoll-quiz?resultat=${now.id}`);
  await expect(page.getByRole("heading", { name: "Ditt Personaliserade Protokoll" })).toBeVisible();
  await page.goBack();
  await rows(page).getByRole("button", { name: "Ta bort" }).click();
  await question.getByRole("button", { name: "Ta bort" }).click();
  await expect(results(page)).toHaveCount(0);
  expect(await storedValue(page, ANALYSIS_KEYS.results)).toEqual([]);
});

test("many results come in pages, which fit a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await storeResults(
    page,
    Array.from({ length: 7 }, (_, days) => aResult({ createdAt: daysAgo(days) })),
  );
  await openJourney(page);
  await expect(rows(page)).toHaveCount(5);
  await results(page).getByRole("button", { name: "Visa fler" }).click();
  await expect(rows(page)).toHaveCount(7);
  await expect(results(page).getByRole("button", { name: "Visa fler" })).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test("an account's results stand there with the page, and are removed from the account", async ({
  page,
  anAccount,
}) => {
  await startSession(page, await anAccount());
  const key = await takeProtocolTest(page);
  await openJourney(page);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).getByRole("link")).toHaveAttribute("href", `/protokoll-quiz?resultat=${key}`);
  await rows(page).getByRole("button", { name: "Ta bort" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Ta bort" }).click();
  await expect(results(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Min resa" })).toBeVisible();
  await expect(results(page)).toHaveCount(0);
});
