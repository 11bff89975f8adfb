import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { percentageOf } from "../../../../schema/rules/protocols/checklist.ts";
import { ProgressTrack } from "../../../ui/ProgressTrack.tsx";

/** How much of the day's list is done: a number, the words for it, and a line that fills. */
export function DailyProgress({ doneCount, totalCount }: { doneCount: number; totalCount: number }) {
  const percentage = percentageOf(doneCount, totalCount);
  const words = `${doneCount} av ${totalCount} aktiviteter genomförda`;
  return (
    <>
      <Box sx={{ display: "flex", alignItems: "baseline", columnGap: 4, mb: 3 }}>
        <Typography aria-live="polite" sx={{ mr: "auto", fontVariantNumeric: "tabular-nums" }}>
          {words}
        </Typography>
        <Typography
          variant="h2"
          component="p"
          sx={{ lineHeight: 1, whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" }}
        >
          {percentage} %
        </Typography>
      </Box>
      <ProgressTrack name="Dagens aktiviteter" value={doneCount} max={totalCount} text={words} />
      {doneCount === totalCount && (
        <Typography sx={{ mt: 3, color: "success.main", fontWeight: 600 }}>Allt för dagen är klart.</Typography>
      )}
    </>
  );
}
