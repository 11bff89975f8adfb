import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { TestResult_AnalysisFragment } from "./TestResult.generated.ts";

const TRENDS = { BETTER: "bättre än förra gången", SAME: "som förra gången", WORSE: "sämre än förra gången" } as const;

/** The one number of a test, beside that of the test before; nothing where the two cannot be compared. */
export function MeasureChange(props: { measure: NonNullable<TestResult_AnalysisFragment["measure"]> }) {
  const { label, now, before, trend } = props.measure;
  if (!before || !trend) return null;
  return (
    <Box>
      <Typography color="textSecondary">{label}</Typography>
      <Typography variant="h3" component="p" sx={{ fontVariantNumeric: "tabular-nums" }}>
        {before} → {now}
      </Typography>
      <Typography>{TRENDS[trend]}</Typography>
    </Box>
  );
}
