import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { PROTOCOL_ANSWERS } from "../../client/graphiql/exampleAnswers.ts";
import { ANALYSIS_KEYS } from "../../schema/analyses/analysisKeys.ts";
import { startSession, test, toast } from "../support/browserAccounts.ts";
import { expectAccessible } from "../support/browserAxe.ts";
import { openJourney, storeInBrowser } from "../support/browserJourney.ts";
import { storedValue } from "../support/browserJourneyParts.ts";
import { aResult } from "../support/browserResults.ts";
import { expect } from "../support/browserTest.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;
const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();

const results = (page: Page) => page.getByRole("region", { name: "Mina resultat" });
const rows = (page: Page) =>
  results(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading") });

/** Lets the account take the health protocol's test, without its form. @returns the result's key */
async function takeTest(page: Page): Promise<string> {
  const answer = await page.request.post("/graphql", {
    data: {
      query: `mutation ($input: AnalyzeProtocolInput!) {
        giveConsent(input: { kind: TEST_ANSWERS, version: 1 }) { errors { code } }
        analyzeProtocol(input: $input) { analysis { key } errors { code } }
      }`,
      variables: { input: { sessionId: randomUUID(), testData: PROTOCOL_ANSWERS } },
    },
  });
  const { data } = (await answer.json()) as { data: { analyzeProtocol: { analysis: { key: string } } } };
  return data.analyzeProtocol.analysis.key;
}

test("results are compared, lead to what they were, and are removed for good, a guest's and an account's", async ({
  page,
  anAccount,
}) => {
  const now = aResult({ createdAt: daysAgo(2) });
  const before = aResult({ createdAt: daysAgo(40), answers: { ...now.answers, sleepQuality: "dalig" } });
  const question = page.getByRole("dialog", { name: "Ta bort resultatet?" });
  const oldest = rows(page).last();

  await test.step("the newest says what is different from the one before, which can be taken again when it is old", async () => {
    await storeInBrowser(page, { [ANALYSIS_KEYS.results]: [before, now] });
    await openJourney(page);
    await expect(rows(page)).toHaveCount(2);
    const newest = rows(page).first();
    await expect(newest).toContainText("Sömnkvalitet: Dålig förut, Okej nu");
    // Above everything else, as a curve.
    const trend = page.getByRole("region", { name: "Det som har ändrats" });
    await expect.soft(trend).toContainText("4 → 5 av 9");
    await expect.soft(trend.getByRole("img")).toHaveAccessibleName("2 tester: 4, 5");
    await expectAccessible(page, trend);
    await expect(newest.getByRole("link", { name: "Gör om testet" })).toHaveCount(0);
    await expect(oldest).not.toContainText("Sedan förra gången");
    await expect(oldest.getByRole("link", { name: "Gör om testet" })).toHaveAttribute("href", "/protokoll-quiz");
    await expect(newest.getByRole("link").first()).toHaveText(/ kl\. \d\d:\d\d$/);
    await expectAccessible(page, results(page));
  });

  await test.step("one is removed after asking, and nothing is compared with it any more", async () => {
    await oldest.getByRole("button", { name: "Ta bort" }).click();
    await expectAccessible(page, question);
    await question.getByRole("button", { name: "Avbryt" }).click();
    await expect(rows(page)).toHaveCount(2);
    await oldest.getByRole("button", { name: "Ta bort" }).click();
    await question.getByRole("button", { name: "Ta bort" }).click();
    await expect(toast(page, "Borttaget")).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).not.toContainText("Sedan förra gången");
    await expect.poll(() => storedValue(page, ANALYSIS_KEYS.results)).toMatchObject([{ id: now.id }]);
  });

  await test.step("one leads to what it was", async () => {
    await rows(page).getByRole("link").click();
    await expect(page).toHaveURL(`/protokoll-quiz?resultat=${now.id}`);
    await expect(page.getByRole("heading", { name: "Ditt Personaliserade Protokoll" })).toBeVisible();
    await page.goBack();
  });

  await test.step("the section goes with the last one", async () => {
    await rows(page).getByRole("button", { name: "Ta bort" }).click();
    await question.getByRole("button", { name: "Ta bort" }).click();
    await expect(results(page)).toHaveCount(0);
    await expect.poll(() => storedValue(page, ANALYSIS_KEYS.results)).toEqual([]);
  });

  await test.step("an account's stands there with the page, and is removed from the account", async () => {
    // Otherwise it is asked what to do with what the browser holds.
    await page.evaluate(() => localStorage.clear());
    await startSession(page, await anAccount());
    const key = await takeTest(page);
    await openJourney(page);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page).getByRole("link")).toHaveAttribute("href", `/protokoll-quiz?resultat=${key}`);
    await rows(page).getByRole("button", { name: "Ta bort" }).click();
    await question.getByRole("button", { name: "Ta bort" }).click();
    await expect(results(page)).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole("heading", { name: "Min resa" })).toBeVisible();
    await expect(results(page)).toHaveCount(0);
  });
});
