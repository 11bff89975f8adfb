import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { PROTOCOL_ANSWERS as GRAPH_ANSWERS } from "../../client/graphiql/exampleAnswers.ts";
import type { TestResult } from "../../schema/analyses/testResult.ts";
import { TESTS } from "../../schema/analyses/vocabulary.ts";
import { CONSENTS } from "../../schema/consents.ts";
import { PROTOCOL } from "../../schema/questionnaires/protocol.ts";
import { consent, fillTest } from "./browserAnalyses.ts";
import { open } from "./browserPages.ts";
import { expect } from "./browserTest.ts";

/** Answers of somebody healthy with an office and some time in the morning. */
export const PROTOCOL_ANSWERS = {
  age: "42",
  gender: "kvinna",
  primaryGoals: "energy",
  motivationLevel: "hog",
  currentHealth: "bra",
  sleepQuality: "okej",
  stressLevel: "medel",
  fitnessLevel: "rekreation",
  workType: "kontorsarbete",
  timeAvailable: "30-60min",
  preferredTimes: "morgon",
  dietType: "blandat",
  experienceLevel: "medel",
  budgetRange: "basic",
  technologyComfort: "medel",
} as const;

/**
 * Takes the health protocol's test from its first step to its result.
 * @returns the result's key
 */
export async function takeProtocolTest(page: Page, answers: Readonly<Record<string, string>> = {}): Promise<string> {
  await open(page, TESTS.protocol.path);
  await fillTest(page, PROTOCOL, { ...PROTOCOL_ANSWERS, ...answers });
  await consent(page).check();
  await page.getByRole("button", { name: "Skapa mitt protokoll" }).click();
  await expect(page).toHaveURL(/\?resultat=[\da-f-]{36}$/);
  await expect(page.getByRole("heading", { name: TESTS.protocol.result })).toBeVisible();
  return new URL(page.url()).searchParams.get("resultat") ?? "";
}

/**
 * Gives the account that the browser is signed in to the result of a health protocol's test, with its consent.
 * @returns the result's key
 */
export async function giveProtocolResult(page: Page): Promise<string> {
  const query = `mutation ($consent: GiveConsentInput!, $answers: AnalyzeProtocolInput!) {
    giveConsent(input: $consent) { errors { message } }
    analyzeProtocol(input: $answers) { errors { message } analysis { key } }
  }`;
  const { kind, version } = CONSENTS.test_answers;
  const variables = {
    consent: { kind, version },
    answers: { testData: GRAPH_ANSWERS, sessionId: randomUUID() },
  };
  const answer = await page.request.post("/graphql", { data: { query, variables } });
  const key: unknown = (await answer.json()).data?.analyzeProtocol?.analysis?.key;
  if (typeof key !== "string") throw new Error(`no result: ${await answer.text()}`);
  return key;
}

/** What a guest's browser stores of a health protocol's test that was taken. */
export const aResult = (given: Partial<TestResult> & Pick<TestResult, "createdAt">): TestResult => ({
  id: randomUUID(),
  sessionId: randomUUID(),
  kind: "protocol",
  answers: { ...PROTOCOL_ANSWERS, age: 42, primaryGoals: ["energy"], preferredTimes: ["morgon"] },
  aiRecommendations: "## Kost\n\nÄt **mer grönt**.",
  redFlags: [],
  findings: [],
  activities: [],
  source: "built-in",
  isFallback: false,
  ...given,
});
