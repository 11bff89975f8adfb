import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { counted } from "../../../../schema/rules/words/numbers.ts";
import { Accordion } from "../../../ui/Accordion.tsx";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { MeasureChange } from "./MeasureChange.tsx";
import type { TestResult_AnalysisFragment } from "./TestResult.generated.ts";

/** Changes since the time before: the score, and the answers, which unfold. */
export function Changes({ measure, changes }: Pick<TestResult_AnalysisFragment, "measure" | "changes">) {
  if (changes.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="andrat">
      <Typography id="andrat" variant="h3" component="h2" sx={{ mb: 3 }}>
        Sedan förra testet
      </Typography>
      {measure && <MeasureChange measure={measure} />}
      {measure?.before && (
        <TextLink to="/min-resa#mina-kurvor" sx={{ display: "inline-block", py: 2.5 }}>
          Se alla dina resultat i Min resa
        </TextLink>
      )}
      <Accordion title={`Visa ${counted(changes.length, "ändrat svar", "ändrade svar")}`} tone="button">
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
      </Accordion>
    </Box>
  );
}
