import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type ReactNode, useEffect, useRef } from "react";
import { ANALYSIS_SOURCES, TESTS, type TestKind } from "../../../../schema/analyses/vocabulary.ts";
import { swedishDay } from "../../../../schema/rules/words/dates.ts";
import { RulesReview } from "../../../shell/RulesReview.tsx";
import { Badge } from "../../../ui/Badge.tsx";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { addressOfTest, TEST_TEXTS } from "../testTexts.ts";
import type { TestResult_AnalysisFragment } from "./TestResult.generated.ts";

/** Subject, date and author of a result. A new one gets the focus. */
export function ResultHead(props: {
  analysis: TestResult_AnalysisFragment;
  kind: TestKind;
  isNew: boolean;
  /** Its actions. */
  children?: ReactNode;
}) {
  const { analysis, kind, isNew, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNew) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [isNew]);
  return (
    <Box>
      <Badge tint="green">{TEST_TEXTS[kind].badge}</Badge>
      <Typography
        id="resultatet"
        ref={heading}
        variant="h2"
        tabIndex={-1}
        sx={{ mt: 3, outline: "none", fontSize: { xs: "1.8125rem", md: "2.1875rem" } }}
      >
        {TESTS[kind].result}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 2 }}>
        {`Gjort ${swedishDay(analysis.createdAt)} · Test ${analysis.key.slice(0, 8)}`}
      </Typography>
      <Typography color="textSecondary">
        {writtenBy(analysis)} <AboutAdvice />
      </Typography>
      <RulesReview />
      {analysis.isStale && (
        <Typography sx={{ mt: 3 }}>
          Testet är äldre än 30 dagar.{" "}
          <TextLink to={addressOfTest(kind)}>Gör det igen och se vad som har ändrats</TextLink>
        </Typography>
      )}
      {children && <Box sx={{ mt: 4 }}>{children}</Box>}
    </Box>
  );
}

/** Links to the page about how advice is made, from every result. */
export const AboutAdvice = () => (
  <TextLink to="/sa-gor-vi-raden" sx={{ whiteSpace: "nowrap" }}>
    Så gör vi råden
  </TextLink>
);

function writtenBy({ source, isFallback }: TestResult_AnalysisFragment): string {
  const written = ANALYSIS_SOURCES[source === "SERVICE" ? "service" : "built-in"];
  return isFallback ? `${written}, utan texttjänsten, som inte svarade.` : `${written}.`;
}
