import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { TestKind } from "../../../../schema/analyses/vocabulary.ts";
import { Accordion } from "../../../ui/Accordion.tsx";
import { FindingItem } from "./FindingItem.tsx";
import type { ResultActions } from "./resultActions.ts";
import { stepCategoryOf } from "./stepCategoryOf.ts";
import type { TestResult_AnalysisFragment } from "./TestResult.generated.ts";

export type Finding = TestResult_AnalysisFragment["findings"][number];

/** What takes a finding into a protocol; undefined for what is for today, which is nothing to repeat. */
export const adderOf = (kind: TestKind, addSteps: ResultActions["addSteps"], finding: Finding) => {
  const { title, text, category, isForToday } = finding;
  if (isForToday) return undefined;
  return () =>
    addSteps({ steps: [{ title, description: text, category: stepCategoryOf(kind, category), frequency: "daily" }] });
};

/** The findings that matter most, each with why and a way into a protocol; the rest unfolds. */
export function Findings(props: { findings: readonly Finding[]; kind: TestKind; addSteps: ResultActions["addSteps"] }) {
  const { kind, addSteps, findings } = props;
  if (findings.length === 0) return null;
  // Findings for today come first, as in the text's order.
  const open = findings.filter(({ isFolded }) => !isFolded).sort((one, other) => rankOf(one) - rankOf(other));
  return (
    <Box component="section" aria-labelledby="viktigast">
      <Typography id="viktigast" variant="h3" component="h2" sx={{ mb: 4 }}>
        Viktigast för dig
      </Typography>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {open.map((finding) => (
          <FindingItem key={finding.key} finding={finding} onAdd={adderOf(kind, addSteps, finding)} />
        ))}
      </Box>
      <MoreFindings findings={findings.filter(({ isFolded }) => isFolded)} kind={kind} addSteps={addSteps} />
    </Box>
  );
}

const rankOf = ({ isForToday }: Finding): number => (isForToday ? 0 : 1);

/** Further findings, folded. */
export function MoreFindings(props: {
  findings: readonly Finding[];
  kind: TestKind;
  addSteps: ResultActions["addSteps"];
}) {
  const { kind, addSteps, findings } = props;
  if (findings.length === 0) return null;
  return (
    <Accordion title="Mer som kan vara bra" aside={`${findings.length} råd`} tone="alone">
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {findings.map((finding) => (
          <FindingItem key={finding.key} finding={finding} onAdd={adderOf(kind, addSteps, finding)} />
        ))}
      </Box>
    </Accordion>
  );
}
