import { randomUUID } from "node:crypto";
import { PROTOCOL_ANSWERS, SLEEP_ANSWERS, TRAINING_ANSWERS } from "../../client/graphiql/exampleAnswers.ts";
import { change, type Member, type Outcome } from "./accounts.ts";
import type { Client, Variables } from "./api.ts";

/** The answers of the sleep test, as the graph takes them. */
export const sleepAnswers = (changes: Variables = {}): Variables => ({ ...SLEEP_ANSWERS, ...changes });

/** The answers of the training test, as the graph takes them. */
export const trainingAnswers = (changes: Variables = {}): Variables => ({ ...TRAINING_ANSWERS, ...changes });

/** The answers of the health protocol questionnaire, as the graph takes them. */
export const protocolAnswers = (changes: Variables = {}): Variables => ({ ...PROTOCOL_ANSWERS, ...changes });

/** What a mutation that analyses answers. */
export interface Analyzed {
  success: boolean;
  testId: string | null;
  recommendations: string | null;
  findings: { key: string; title: string; because: string[]; links: { path: string; label: string }[] }[];
  activities: { key: string; timeOfDay: string }[];
  error: string | null;
  source: string | null;
  analysis: AnalysisRow | null;
  errors: { code: string; field: string | null; message: string }[];
}

/** A result as tests read it. */
export interface AnalysisRow {
  id: string;
  key: string;
  kind: string;
  aiRecommendations: string;
  createdAt: string;
  isStale: boolean;
  changes: { label: string; before: string; now: string }[];
}

const ROW = "id key kind aiRecommendations createdAt isStale changes { label before now }";

/** A sending of a test: its name in the graph, and its input. */
export const sending = (testData: Variables, more: Variables = {}): Variables => ({
  testData,
  sessionId: randomUUID(),
  ...more,
});

/** Sends a test; `refused` has the codes of what was thrown, and `refusal` the fields that it names, and its words. */
export async function analyze(
  client: Client,
  test: "Sleep" | "Training" | "Protocol",
  input: Variables,
): Promise<Analyzed & { refused: string[]; refusal: [field: unknown, message: string][]; status: number }> {
  const answer = await client.graphql<Record<string, Analyzed> | null>(
    `mutation ($input: Analyze${test}Input!) { analyze: analyze${test}(input: $input) {
       success testId recommendations error source findings { key title because links { path label } }
       activities { key timeOfDay } analysis { ${ROW} } errors { code field message } } }`,
    { input },
  );
  const none = { success: false, testId: null, recommendations: null, findings: [], activities: [], error: null };
  return {
    ...(answer.data?.analyze ?? { ...none, source: null, analysis: null, errors: [] }),
    refused: answer.errors.map(({ extensions }) => extensions.code),
    refusal: answer.errors.map(({ extensions, message }) => [extensions.field, message]),
    status: answer.status,
  };
}

/** Gives somebody's consent to the analysis of their answers. */
export const consent = (client: Client): Promise<Outcome> =>
  change(client, "giveConsent", { input: { kind: "TEST_ANSWERS", version: 1 } });

/** Lets somebody consent and take all three tests. */
export async function takeTests({ browser }: Member): Promise<void> {
  await consent(browser);
  await analyze(browser, "Sleep", sending(sleepAnswers()));
  await analyze(browser, "Training", sending(trainingAnswers()));
  await analyze(browser, "Protocol", sending(protocolAnswers()));
}

/** The results of the one who asks, the newest first. */
export async function analysesOf(client: Client, variables: Variables = {}): Promise<AnalysisRow[]> {
  const { data } = await client.graphql<{ analyses: { nodes: AnalysisRow[] } }>(
    `query ($kind: TestKind, $first: Int, $after: String) {
       analyses(kind: $kind, first: $first, after: $after) { nodes { ${ROW} } } }`,
    variables,
  );
  return data.analyses.nodes;
}
