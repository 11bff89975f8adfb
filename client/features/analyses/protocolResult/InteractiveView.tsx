import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { withoutRedFlags } from "../../../../schema/rules/analyses/redFlagText.ts";
import { Notice } from "../../../ui/Notice.tsx";
import { Changes } from "../result/Changes.tsx";
import { Findings } from "../result/Findings.tsx";
import { RedFlags } from "../result/RedFlags.tsx";
import { ResultHead } from "../result/ResultHead.tsx";
import { DayPlan } from "./DayPlan.tsx";
import { MedicalNotice } from "./MedicalNotice.tsx";
import { OptionalActivities } from "./OptionalActivities.tsx";
import { ResultActions } from "./ResultActions.tsx";
import { ResultText } from "./ResultText.tsx";
import type { ProtocolViewProps } from "./shownProtocol.ts";

/** The result as a day to tick off, with what it is made of below. */
export function InteractiveView(props: ProtocolViewProps) {
  const { protocol, analysis, isNew, addSteps } = props;
  return (
    <Box sx={{ display: "grid", gap: { xs: 8, md: 10 } }}>
      <ResultHead analysis={analysis} kind="protocol" isNew={isNew} />
      <RedFlags redFlags={analysis.redFlags} />
      <Box
        sx={{
          display: "grid",
          gap: { xs: 6, md: 8 },
          alignItems: "start",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) 280px" },
          "@media print": { display: "block" },
        }}
      >
        <Box sx={{ display: "grid", gap: 6, minWidth: 0 }}>
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
          <ResultActions {...props} />
          <MedicalNotice />
        </Box>
      </Box>
      <Box data-screen-only="">
        <Findings findings={analysis.findings} kind="protocol" addSteps={addSteps} />
      </Box>
      <Changes changes={analysis.changes} />
      <Box component="section" aria-labelledby="rekommendationer">
        <Typography id="rekommendationer" variant="h2" sx={{ mb: 6, fontSize: { xs: 29, md: 35 } }}>
          Dina rekommendationer
        </Typography>
        <ResultText text={withoutRedFlags(protocol.text)} />
      </Box>
    </Box>
  );
}
