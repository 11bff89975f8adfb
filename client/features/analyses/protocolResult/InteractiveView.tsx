import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { SECTIONS } from "../../../../schema/rules/analyses/textSections.ts";
import { Accordion } from "../../../ui/Accordion.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { Changes } from "../result/Changes.tsx";
import { Findings, MoreFindings } from "../result/Findings.tsx";
import { SMALL_HEADINGS } from "../result/lineBreaks.ts";
import { PlanParts } from "../result/PlanParts.tsx";
import { RedFlags } from "../result/RedFlags.tsx";
import { ResultHead } from "../result/ResultHead.tsx";
import { resultParts } from "../result/resultParts.ts";
import { DayPlan } from "./DayPlan.tsx";
import { MedicalNotice } from "./MedicalNotice.tsx";
import { OptionalActivities } from "./OptionalActivities.tsx";
import { ResultActions } from "./ResultActions.tsx";
import { ResultText } from "./ResultText.tsx";
import type { ProtocolViewProps } from "./shownProtocol.ts";

/** The result as a day to tick off, with what the answers say together above, and the advice below. */
export function InteractiveView(props: ProtocolViewProps) {
  const { protocol, analysis, isNew, addSteps } = props;
  const parts = resultParts("protocol", analysis);
  const isByService = analysis.source === "SERVICE";
  const tellsFindings = !isByService && analysis.findings.length > 0;
  return (
    <Box sx={{ display: "grid", gap: { xs: 4, md: 9 }, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <ResultHead analysis={analysis} kind="protocol" isNew={isNew}>
        <ResultActions {...props} />
      </ResultHead>
      <RedFlags redFlags={analysis.redFlags} />
      {parts.summary && (
        <Box component="section" aria-label="Sammanfattning" sx={SMALL_HEADINGS}>
          <ResultText text={parts.summary} />
        </Box>
      )}
      <Changes measure={analysis.measure} changes={analysis.changes} />
      <Box
        sx={{
          display: "grid",
          gap: { xs: 4, md: 8 },
          alignItems: "start",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) 280px" },
          "@media print": { display: "block" },
        }}
      >
        <Box sx={{ display: "grid", gap: { xs: 4, md: 6 }, minWidth: 0 }}>
          <DayPlan protocol={protocol} />
          <OptionalActivities options={protocol.options} onOption={props.onOption} />
          {protocol.doseNotes.map(({ substance, text }) => (
            <Notice key={substance} tone="info">
              <strong>Värt att veta om doserna</strong>
              <span>{text}</span>
            </Notice>
          ))}
        </Box>
        <Box sx={{ display: "grid", gap: 6, minWidth: 0, position: { md: "sticky" }, top: { md: 96 } }}>
          <MedicalNotice />
        </Box>
      </Box>
      <Box component="section" aria-labelledby="rekommendationer">
        <Typography id="rekommendationer" variant="h2" sx={{ mb: 4, fontSize: { xs: "1.5rem", md: "2.1875rem" } }}>
          Dina rekommendationer
        </Typography>
        <Box sx={{ display: "grid", gap: { xs: 4, md: 8 }, gridTemplateColumns: "minmax(0, 1fr)" }}>
          {tellsFindings ? (
            <Accordion title="Råden bakom dagen" aside={`${analysis.findings.length} råd`} tone="alone">
              <Findings findings={analysis.findings} kind="protocol" addSteps={addSteps} />
            </Accordion>
          ) : (
            parts.advice && <ResultText text={parts.advice} />
          )}
          {isByService && <MoreFindings findings={analysis.findings} kind="protocol" addSteps={addSteps} />}
          {/* What the text is not, the warning above says. */}
          <PlanParts plan={parts.plan.filter(({ heading }) => heading !== SECTIONS.end)} TextPart={ResultText} />
        </Box>
      </Box>
    </Box>
  );
}
