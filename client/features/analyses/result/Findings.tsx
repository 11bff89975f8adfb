import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { TestKind } from "../../../../schema/analyses/vocabulary.ts";
import { Accordion } from "../../../ui/Accordion.tsx";
import { FindingCard } from "./FindingCard.tsx";
import type { ResultActions } from "./resultActions.ts";
import { stepCategoryOf } from "./stepCategoryOf.ts";
import type { TestResult_AnalysisFragment } from "./TestResult.generated.ts";

type Finding = TestResult_AnalysisFragment["findings"][number];

/** Findings that show at once. */
const FIRST = 3;

const RANKS: Readonly<Record<Finding["priority"], number>> = { HIGH: 0, MEDIUM: 1, LOW: 2 };

/** The three findings that matter most, each with why and a way into a protocol; the rest unfolds. */
export function Findings(props: { findings: readonly Finding[]; kind: TestKind; addSteps: ResultActions["addSteps"] }) {
  const { kind, addSteps } = props;
  const findings = [...props.findings].sort((one, other) => RANKS[one.priority] - RANKS[other.priority]);
  const rest = findings.slice(FIRST);
  const add = ({ title, text, category }: Finding) =>
    addSteps({
      steps: [{ title, description: text, category: stepCategoryOf(kind, category), frequency: "daily" }],
    });
  const card = (finding: Finding, number?: number) => (
    <FindingCard
      key={finding.key}
      finding={finding}
      number={number}
      onAdd={finding.isForToday ? undefined : () => add(finding)}
    />
  );
  if (findings.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="viktigast">
      <Typography id="viktigast" variant="h3" component="h2" sx={{ mb: 4 }}>
        Viktigast för dig
      </Typography>
      <Box component="ol" sx={{ display: "grid", gap: 4, m: 0, p: 0, listStyle: "none" }}>
        {findings.slice(0, FIRST).map((finding, index) => card(finding, index + 1))}
      </Box>
      {rest.length > 0 && (
        <Accordion title="Fler råd" aside={`${rest.length} råd`} sx={{ mt: 4 }}>
          <Box component="ul" sx={{ display: "grid", gap: 4, m: 0, pt: 2, px: 0, listStyle: "none" }}>
            {rest.map((finding) => card(finding))}
          </Box>
        </Accordion>
      )}
    </Box>
  );
}
