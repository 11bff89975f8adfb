import Box from "@mui/material/Box";
import type { TestKind } from "../../../../schema/analyses/vocabulary.ts";
import { markdownOf, SECTIONS } from "../../../../schema/rules/analyses/textSections.ts";
import { lateMarkdown } from "../../../ui/markdown/lateMarkdown.tsx";
import { RedFlags } from "./RedFlags.tsx";
import { ResultHead } from "./ResultHead.tsx";
import { shownSections } from "./resultParts.ts";
import type { TestResult_AnalysisFragment } from "./TestResult.generated.ts";

/** The result of somebody who needs a human being: whom to call, a few words, and no plan. */
export const CareOnly = (props: { analysis: TestResult_AnalysisFragment; kind: TestKind; isNew: boolean }) => (
  <Box component="article" aria-labelledby="resultatet" sx={{ display: "grid", gap: { xs: 8, md: 10 } }}>
    <ResultHead {...props} />
    <RedFlags redFlags={props.analysis.redFlags} />
    <Box component="section" aria-label="Till dig">
      <lateMarkdown.Part
        // The numbers to call are above, with buttons.
        text={markdownOf(shownSections(props.kind, props.analysis).filter(({ heading }) => heading !== SECTIONS.call))}
      />
    </Box>
  </Box>
);
