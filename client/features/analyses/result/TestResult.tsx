import { useFragment } from "@apollo/client/react";
import Box from "@mui/material/Box";
import type { TestKind } from "../../../../schema/analyses/vocabulary.ts";
import { markdownOf } from "../../../../schema/rules/analyses/textSections.ts";
import { Accordion } from "../../../ui/Accordion.tsx";
import { lateMarkdown } from "../../../ui/markdown/lateMarkdown.tsx";
import { CareFirst } from "./CareFirst.tsx";
import { CareOnly } from "./CareOnly.tsx";
import { CategoryCards } from "./CategoryCards.tsx";
import { Changes } from "./Changes.tsx";
import { Findings, MoreFindings } from "./Findings.tsx";
import { LINE_BREAKS, SMALL_HEADINGS } from "./lineBreaks.ts";
import { PlanParts } from "./PlanParts.tsx";
import { RedFlags } from "./RedFlags.tsx";
import { ResultButtons } from "./ResultButtons.tsx";
import { ResultHead } from "./ResultHead.tsx";
import { ResultLinks } from "./ResultLinks.tsx";
import type { ResultActions } from "./resultActions.ts";
import { resultParts } from "./resultParts.ts";
import { type TestResult_AnalysisFragment, TestResult_AnalysisFragmentDoc } from "./TestResult.generated.ts";

/** What came of the sleep test or the training test: what the answers say together, what to do, and when; each once. */
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
  const isWaiting = analysis.shape === "CARE_FIRST" && !analysis.careContactedAt;
  const parts = resultParts(kind, analysis);
  const isByService = analysis.source === "SERVICE";
  const { findings } = analysis;
  const whole = [parts.advice, markdownOf(parts.plan)].filter(Boolean).join("\n\n");
  return (
    <Box
      component="article"
      aria-labelledby="resultatet"
      sx={{ display: "grid", gap: { xs: 5, md: 9 }, gridTemplateColumns: "minmax(0, 1fr)", ...LINE_BREAKS }}
    >
      <ResultHead analysis={analysis} kind={kind} isNew={isNew}>
        {!isWaiting && <ResultButtons analysis={analysis} kind={kind} />}
      </ResultHead>
      <RedFlags redFlags={analysis.redFlags} />
      <CareFirst analysis={analysis}>
        {parts.summary && <TextPart label="Sammanfattning" text={parts.summary} />}
        <Changes measure={analysis.measure} changes={analysis.changes} />
        {kind === "training" ? (
          <CategoryCards
            text={isByService ? whole : parts.advice}
            findings={isByService ? [] : findings}
            addSteps={actions.addSteps}
          />
        ) : isByService || findings.length === 0 ? (
          parts.advice && <TextPart label="Råden" text={parts.advice} />
        ) : (
          <Findings findings={findings} kind={kind} addSteps={actions.addSteps} />
        )}
        {isByService && <MoreFindings findings={findings} kind={kind} addSteps={actions.addSteps} />}
        {isByService && kind === "training" ? (
          // Its areas have room for two paragraphs each; what a service writes may be more.
          <Accordion title="Visa hela analysen" level="h2" tone="alone">
            <TextPart label="Hela analysen" text={whole} />
          </Accordion>
        ) : (
          <Box component="section" aria-label="Din plan">
            <PlanParts plan={parts.plan} TextPart={PlanText} />
          </Box>
        )}
      </CareFirst>
      {!isWaiting && <ResultLinks kind={kind} />}
    </Box>
  );
}

const PlanText = ({ text }: { text: string }) => <lateMarkdown.Part text={text} />;

const TextPart = ({ label, text }: { label: string; text: string }) => (
  <Box component="section" aria-label={label} sx={SMALL_HEADINGS}>
    <lateMarkdown.Part text={text} />
  </Box>
);
