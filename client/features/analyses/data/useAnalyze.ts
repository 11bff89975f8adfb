import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import type { TestKind } from "../../../../schema/analyses/vocabulary.ts";
import { graphName } from "../../../apollo/graphName.ts";
import type { AnalysisShape } from "../../../apollo/schemaTypes.generated.ts";
import { erasures } from "../../../guest/useErasures.ts";
import { accountOf } from "../../../session/viewer.ts";
import { reloadConsentTexts, shownConsentVersion } from "../../../shell/session/consentTexts.ts";
import type { ServerError } from "../../../ui/form/useZodForm.ts";
import { TestResult_AnalysisFragmentDoc, TestResultDocument } from "../result/TestResult.generated.ts";
import { questionnaireOf, TEST_TEXTS } from "../testTexts.ts";
import { AnalyzeProtocolDocument, AnalyzeSleepDocument, AnalyzeTrainingDocument } from "./analyze.generated.ts";
import { storeCompleted } from "./completed.ts";
import { clearSubmission, sessionOf } from "./submission.ts";
import { testDataOf } from "./testData.ts";

/** Writing a text may take longer than other changes do. */
const LIMIT_MS = 60_000;

/** Result of an analysis. */
export interface Analyzed {
  success: boolean;
  /** Why there is no result, as the server says it. */
  error: string | null;
  analysis: { id: string; key: string; shape: AnalysisShape } | null;
  errors: readonly ServerError[];
}

interface Sending {
  testData: never;
  sessionId: string;
  /** Of the text that a guest has consented to; an account's consent is stored. */
  consentVersion?: number;
}

const SEND = {
  sleep: async (apollo: ApolloClient, { testData, sessionId }: Sending) =>
    (
      await apollo.mutate({
        mutation: AnalyzeSleepDocument,
        variables: { input: { testData, sessionId } },
        context: { limitMs: LIMIT_MS },
      })
    ).data?.analyzeSleep,
  training: async (apollo: ApolloClient, input: Sending) =>
    (await apollo.mutate({ mutation: AnalyzeTrainingDocument, variables: { input }, context: { limitMs: LIMIT_MS } }))
      .data?.analyzeTraining,
  protocol: async (apollo: ApolloClient, input: Sending) =>
    (await apollo.mutate({ mutation: AnalyzeProtocolDocument, variables: { input }, context: { limitMs: LIMIT_MS } }))
      .data?.analyzeProtocol,
} satisfies Record<TestKind, (apollo: ApolloClient, sending: Sending) => Promise<Analyzed | undefined>>;

/**
 * Sends a test to be analysed. A result is stored in the cache, of a guest in the browser, too, and when it was taken.
 * @returns sends them; gives nothing when there was no answer: they can be sent again, which gives the same result
 * @throws when the answer has come and cannot be stored
 */
export function useAnalyze(
  kind: TestKind,
): (answers: Readonly<Record<string, unknown>>) => Promise<Analyzed | undefined> {
  const apollo = useApolloClient();
  return useCallback(
    async (answers) => {
      const account = accountOf(apollo);
      const erasedBefore = erasures();
      const testData = testDataOf<never>(questionnaireOf(kind), answers);
      const sessionId = sessionOf(kind, account, answers);
      const consentVersion = account === undefined ? shownConsentVersion(apollo, "test_answers") : undefined;
      const answer = await SEND[kind](apollo, { testData, sessionId, consentVersion }).catch(() => undefined);
      if (!answer) return undefined;
      if (answer.errors.some(({ code }) => code === "CONSENT_MISSING")) await reloadConsentTexts(apollo);
      const { success, analysis } = answer;
      if (success && analysis) {
        // Somebody who has erased everything meanwhile still sees the result; it is not kept.
        const isKept = erasures() === erasedBefore;
        if (account === undefined && isKept) {
          const { storeGuestResult } = await import("./guestResult.ts");
          await storeGuestResult(apollo, analysis.id, sessionId, answers);
        }
        showResult(apollo, kind, analysis);
        if (isKept) storeCompleted(TEST_TEXTS[kind].completedKey);
      }
      // An answer that says what is wrong is one, too: what is sent next are other answers.
      clearSubmission(kind);
      return answer;
    },
    [apollo, kind],
  );
}

/** Lets the result show at its address without being asked for, and lists of results be asked for again. */
function showResult(apollo: ApolloClient, kind: TestKind, { id, key }: { id: string; key: string }): void {
  const { cache } = apollo;
  for (const fieldName of ["analyses", "analysis"]) cache.evict({ fieldName });
  const analysis = cache.readFragment({
    fragment: TestResult_AnalysisFragmentDoc,
    fragmentName: "TestResult_analysis",
    from: { __typename: "Analysis", id },
  });
  if (analysis)
    cache.writeQuery({ query: TestResultDocument, variables: { kind: graphName(kind), key }, data: { analysis } });
  cache.gc();
}
