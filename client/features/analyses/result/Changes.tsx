import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { TestResult_AnalysisFragment } from "./TestResult.generated.ts";

/** What was answered otherwise than the time before. */
export function Changes({ changes }: { changes: TestResult_AnalysisFragment["changes"] }) {
  if (changes.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="andrat">
      <Typography id="andrat" variant="h3" component="h2" sx={{ mb: 3 }}>
        Sedan förra testet
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        {changes.map(({ label, before, now }) => (
          <Box
            key={label}
            sx={{
              display: "grid",
              gridTemplateColumns: { sm: "minmax(0, 2fr) minmax(0, 3fr)" },
              columnGap: 5,
              py: 2.5,
              borderBottom: 1,
              borderColor: "divider",
            }}
          >
            <Typography component="dt" sx={{ fontWeight: 600 }}>
              {label}
            </Typography>
            <Typography component="dd" sx={{ m: 0 }}>
              {now}
              <Typography component="span" color="textSecondary">{` (förra gången: ${before})`}</Typography>
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
