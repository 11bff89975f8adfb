import type { ApolloClient } from "@apollo/client";
import { MAX_GUEST_RESULTS, readTestResults } from "../../../../schema/analyses/testResult.ts";
import { enumValues } from "../../../guest/personalSchema.generated.ts";
import { withStorageLock } from "../../../guest/storage.ts";
import { showToast } from "../../../toasts/toasts.ts";
import { readResults, storeResults } from "./analysesStorage.ts";
import { StoredAnalysis_AnalysisFragmentDoc } from "./analyze.generated.ts";

/**
 * Stores a guest's result with the answers in the browser, whose only copy it is after a day.
 * @param id identifier of the result, which is in the cache
 */
export async function storeGuestResult(
  apollo: ApolloClient,
  id: string,
  sessionId: string,
  answers: Readonly<Record<string, unknown>>,
): Promise<void> {
  const known = apollo.cache.readFragment({
    fragment: StoredAnalysis_AnalysisFragmentDoc,
    fragmentName: "StoredAnalysis_analysis",
    from: { __typename: "Analysis", id },
  });
  if (!known) return;
  const [result] = readTestResults([
    {
      id: known.key,
      sessionId,
      kind: stored("TestKind", known.kind),
      answers,
      aiRecommendations: known.aiRecommendations,
      redFlags: known.redFlags.map(({ key, urgency, text, because }) => ({
        ...{ id: key, text, because },
        urgency: urgency === "CALL_112" ? "112" : "1177",
      })),
      findings: known.findings.map(
        ({ key, links, priority, category, title, text, because, evidence, isForToday }) => ({
          ...{ id: key, category, title, text, because, evidence, isForToday },
          priority: stored("FindingPriority", priority),
          links: links.map(({ path }) => path),
        }),
      ),
      activities: known.activities.map(({ key, title, description, category, timeOfDay, dosage, isOptional }) => ({
        ...{ id: key, title, description, dosage, isOptional },
        category: stored("SuggestedActivityCategory", category),
        timeOfDay: stored("TimeOfDay", timeOfDay),
      })),
      source: stored("AnalysisSource", known.source),
      isFallback: known.isFallback,
      createdAt: known.createdAt,
    },
  ]);
  const isStored =
    result !== undefined &&
    (await withStorageLock("analyses", () =>
      storeResults([result, ...readResults().filter(({ id }) => id !== result.id)].slice(0, MAX_GUEST_RESULTS)),
    ));
  if (!isStored) {
    showToast({
      title: "Resultatet kunde inte sparas i webbläsaren",
      text: "Ladda ner det innan du lämnar sidan.",
      tone: "warning",
    });
  }
}

/** The stored value for a name of one of the graph's enums. */
const stored = (type: string, name: string): string | undefined => enumValues[type]?.[name];
