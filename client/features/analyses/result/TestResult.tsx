import { useFragment } from "@apollo/client/react";
import Box from "@mui/material/Box";
import type { TestKind } from "../../../../schema/analyses/vocabulary.ts";
import { Accordion } from "../../../ui/Accordion.tsx";
import { deferredMarkdown } from "../../../ui/deferredMarkdown.ts";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { CareFirst } from "./CareFirst.tsx";
import { CareOnly } from "./CareOnly.tsx";
import { CategoryCards } from "./CategoryCards.tsx";
import { Changes } from "./Changes.tsx";
import { Findings } from "./Findings.tsx";
import { LINE_BREAKS } from "./lineBreaks.ts";
import { RedFlags } from "./RedFlags.tsx";
import { ResultButtons } from "./ResultButtons.tsx";
import { ResultHead } from "./ResultHead.tsx";
import { ResultLinks } from "./ResultLinks.tsx";
import type { ResultActions } from "./resultActions.ts";
import { type TestResult_AnalysisFragment, TestResult_AnalysisFragmentDoc } from "./TestResult.generated.ts";

/** What came of the sleep test or the training test: what matters most first, each with why, then the whole text. */
export function TestResult(props: {
  analysis: { __typename: "Analysis"; id: string };
  kind: TestKind;
  isNew: boolean;
  actions: ResultActions;
}) {
  const { kind, isNew, actions } = props;
  const { data, complete } = useFragment({
    fragment: TestResult_AnalysisFragmentDoc,
    fragmentName: "TestResult_analysis",
    from: props.analysis,
  });
  if (!complete) return null;
  const analysis: TestResult_AnalysisFragment = data;
  if (analysis.shape === "CARE_ONLY") return <CareOnly analysis={analysis} kind={kind} isNew={isNew} />;
  const text = <deferredMarkdown.Part text={analysis.aiRecommendations} fallback={<Skeleton height={600} />} />;
  return (
    <Box
      component="article"
      aria-labelledby="resultatet"
      sx={{ display: "grid", gap: { xs: 8, md: 10 }, ...LINE_BREAKS }}
    >
      <ResultHead analysis={analysis} kind={kind} isNew={isNew} />
      <RedFlags redFlags={analysis.redFlags} />
      <CareFirst analysis={analysis}>
        <Findings findings={analysis.findings} kind={kind} addSteps={actions.addSteps} />
        <Changes changes={analysis.changes} />
        {kind === "training" ? (
          <>
            <CategoryCards text={analysis.aiRecommendations} />
            <Accordion title="Visa hela analysen" level="h2" tone="alone">
              <Box sx={{ pt: 2 }}>{text}</Box>
            </Accordion>
          </>
        ) : (
          <Box component="section" aria-label="Hela analysen">
            {text}
          </Box>
        )}
        <ResultButtons analysis={analysis} kind={kind} />
      </CareFirst>
      <ResultLinks kind={kind} />
    </Box>
  );
}
