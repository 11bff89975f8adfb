import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { Notice } from "../../../ui/Notice.tsx";
import type { TestResult_AnalysisFragment } from "./TestResult.generated.ts";

type RedFlag = TestResult_AnalysisFragment["redFlags"][number];

const CALLS: Readonly<Record<RedFlag["urgency"], { title: string; number: string }>> = {
  CALL_112: { title: "Ring 112 om det händer nu", number: "112" },
  CALL_1177: { title: "Prata med vården först", number: "1177" },
};

/** What a doctor should hear of, before everything else: what is most urgent first. */
export function RedFlags({ redFlags }: { redFlags: readonly RedFlag[] }) {
  if (redFlags.length === 0) return null;
  const urgencies = (["CALL_112", "CALL_1177"] as const).filter((urgency) =>
    redFlags.some((flag) => flag.urgency === urgency),
  );
  return (
    <Box component="section" aria-labelledby="las-forst" sx={{ display: "grid", gap: 4 }}>
      <Typography id="las-forst" variant="h3" component="h2">
        Läs det här först
      </Typography>
      {urgencies.map((urgency) => (
        <Notice key={urgency} tone={urgency === "CALL_112" ? "warning" : "attention"}>
          <strong>{CALLS[urgency].title}</strong>
          {redFlags
            .filter((flag) => flag.urgency === urgency)
            .map(({ key, text, because }) => (
              <div key={key}>
                {text}
                {because.length > 0 && (
                  <Typography component="div" variant="body2" sx={{ mt: 1 }}>
                    {`Utifrån ${because.join("; ")}.`}
                  </Typography>
                )}
              </div>
            ))}
          <Link href={`tel:${CALLS[urgency].number}`} color="inherit" sx={{ fontWeight: 600, py: 1 }}>
            {`Ring ${CALLS[urgency].number}`}
          </Link>
        </Notice>
      ))}
    </Box>
  );
}
