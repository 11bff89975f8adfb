import type { TestKind } from "../../../../schema/analyses/vocabulary.ts";
import { TESTS } from "../../../../schema/analyses/vocabulary.ts";
import { swedishDay } from "../../../../schema/rules/words/dates.ts";
import type { GuestMergeArea } from "../../../guest/guestArea.ts";
import { loadConsentTexts, shownConsentVersion } from "../../../shell/session/consentTexts.ts";
import { hasConsented } from "../../../shell/session/hasConsented.ts";
import { questionnaireOf } from "../testTexts.ts";
import { MergeAnalysesDocument, MergeTestsPreviewDocument } from "./analysesMerge.generated.ts";
import { clearResults, readResults } from "./analysesStorage.ts";
import { testDataOf } from "./testData.ts";

/** Merges the browser's tests into the account. */
export const analysesMerge: GuestMergeArea = {
  async preview(apollo) {
    const results = readResults();
    const lines = results.map(({ kind, createdAt }) => `Resultatet av ${TESTS[kind].title}, ${swedishDay(createdAt)}`);
    if (lines.length === 0) return { taken: [], left: [], health: "none" };
    const [{ data }] = await Promise.all([
      apollo.query({ query: MergeTestsPreviewDocument, fetchPolicy: "network-only" }),
      loadConsentTexts(apollo),
    ]);
    if (hasConsented("test_answers", data?.me?.consents ?? [], shownConsentVersion(apollo, "test_answers")))
      return { taken: lines, left: [], health: "allowed" };
    const left = lines.map((line) => `${line}: om du inte samtycker`);
    return { taken: [], left, health: "needs consent", consent: "test_answers" };
  },

  async merge(apollo, withHealth) {
    // Without consent they stay here, for another time.
    if (!withHealth) return;
    const sent = (kind: TestKind) =>
      readResults()
        .filter((result) => result.kind === kind)
        .map(({ sessionId, answers, createdAt, careContactedAt = null }) => ({
          testData: testDataOf<never>(questionnaireOf(kind), answers),
          sessionId,
          completedAt: createdAt,
          careContactedAt,
        }));
    const input = { training: sent("training"), protocol: sent("protocol") };
    const { data } = await apollo.mutate({ mutation: MergeAnalysesDocument, variables: { input } });
    const [error] = data?.mergeAnalyses.errors ?? [];
    if (error) throw new Error(error.message);
    for (const fieldName of ["analyses", "analysis"]) apollo.cache.evict({ fieldName });
    apollo.cache.gc();
    clearResults();
  },

  clear: clearResults,
};
