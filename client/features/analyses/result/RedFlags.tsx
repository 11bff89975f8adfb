import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { helplinesFor } from "../../../../schema/rules/analyses/helplines.ts";
import { namedRedFlags, toldRedFlags } from "../../../../schema/rules/analyses/redFlagText.ts";
import { Accordion } from "../../../ui/Accordion.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import type { TestResult_AnalysisFragment } from "./TestResult.generated.ts";

type RedFlag = TestResult_AnalysisFragment["redFlags"][number];

const CALLS: Readonly<Record<RedFlag["urgency"], { title: string; number: string }>> = {
  CALL_112: { title: "Ring 112 om det händer nu", number: "112" },
  CALL_1177: { title: "Prata med vården innan du börjar", number: "1177" },
};

/**
 * What a doctor should hear of, before everything else: the most urgent in full, since the same is to be done for all;
 * of the rest what it is about, and its text unfolds.
 */
export function RedFlags({ redFlags }: { redFlags: readonly RedFlag[] }) {
  if (redFlags.length === 0) return null;
  const humane = redFlags.filter(needsHuman);
  const { told, urgent, others: asides } = toldRedFlags(redFlags, ({ key }) => key, isUrgent);
  const others = told.filter((flag) => !needsHuman(flag));
  const named = [...urgent, ...asides].filter((flag) => !needsHuman(flag));
  const urgencies = (["CALL_112", "CALL_1177"] as const).filter((urgency) =>
    others.some((flag) => flag.urgency === urgency),
  );
  return (
    <Box component="section" aria-labelledby="las-forst" sx={{ display: "grid", gap: 4 }}>
      <Typography id="las-forst" variant="h3" component="h2">
        Läs det här först
      </Typography>
      {humane.length > 0 && (
        <Notice tone={humane.every(isMinor) ? "attention" : "warning"}>
          <strong>{humane.every(isMinor) ? "Testet är för vuxna" : "Ta hjälp i dag"}</strong>
          {humane.map((flag) => (
            <FlagText key={flag.key} flag={flag} />
          ))}
          <Box component="ul" sx={{ display: "grid", gap: 3, m: 0, p: 0, listStyle: "none" }}>
            {helplinesFor(humane.map(({ key }) => key)).map(({ name, number, tel, about }) => (
              <li key={tel}>
                <Button component="a" href={`tel:${tel}`} variant="outlined" color="inherit" sx={{ minHeight: 48 }}>
                  {`Ring ${name}, ${number}`}
                </Button>
                <Typography variant="body2" sx={{ mt: 1 }}>
                  {about}
                </Typography>
              </li>
            ))}
          </Box>
        </Notice>
      )}
      {urgencies.map((urgency) => (
        <Notice key={urgency} tone={urgency === "CALL_112" ? "warning" : "attention"}>
          <strong>{CALLS[urgency].title}</strong>
          {others
            .filter((flag) => flag.urgency === urgency)
            .map((flag) => (
              <FlagText key={flag.key} flag={flag} />
            ))}
          <Link href={`tel:${CALLS[urgency].number}`} color="inherit" sx={{ fontWeight: 600, py: 1 }}>
            {`Ring ${CALLS[urgency].number}`}
          </Link>
        </Notice>
      ))}
      {named.length > 0 && (
        <Notice tone={named.some(isUrgent) ? "warning" : "attention"}>
          {[
            namedRedFlags(named.filter(isUrgent), true),
            namedRedFlags(
              named.filter((flag) => !isUrgent(flag)),
              false,
            ),
          ]
            .filter(Boolean)
            .map((text) => (
              <div key={text}>{text}</div>
            ))}
          <Accordion title="Läs mer om det" tone="button">
            <Box sx={{ display: "grid", gap: 4 }}>
              {named.map((flag) => (
                <FlagText key={flag.key} flag={flag} />
              ))}
            </Box>
          </Accordion>
        </Notice>
      )}
    </Box>
  );
}

const isUrgent = ({ urgency }: RedFlag): boolean => urgency === "CALL_112";

/** What somebody should talk to a human being about, whom there are lines for. */
const needsHuman = ({ key }: RedFlag): boolean => helplinesFor([key]).length > 0;

/** It says that somebody is too young for a test. */
const isMinor = ({ key }: RedFlag): boolean => key === "minor";

const FlagText = ({ flag: { text, because } }: { flag: RedFlag }) => (
  <div>
    {text}
    {because.length > 0 && (
      <Typography component="div" variant="body2" sx={{ mt: 1 }}>
        {`Utifrån ${because.join("; ")}.`}
      </Typography>
    )}
  </div>
);
