import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useEffect, useState } from "react";
import type { TestKind } from "../../../../schema/analyses/vocabulary.ts";
import { graphName } from "../../../apollo/graphName.ts";
import { useViewer } from "../../../session/viewer.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { LoadFailure } from "../../../ui/LoadFailure.tsx";
import { Link } from "../../../ui/link/Link.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { useIsBrowser } from "../../../ui/useIsBrowser.ts";
import { lateProtocolResult } from "../protocolResult/lateProtocolResult.tsx";
import { addressOfTest, TEST_TEXTS } from "../testTexts.ts";
import type { ResultActions } from "./resultActions.ts";
import { useTestResultQuery } from "./TestResult.generated.ts";
import { TestResult } from "./TestResult.tsx";

/**
 * The result that an address names, if it is the visitor's.
 * @param props.isNew it has just come; otherwise it is looked at again
 */
export function ResultView(props: { kind: TestKind; resultKey: string; isNew: boolean; actions: ResultActions }) {
  const { kind, resultKey, isNew, actions } = props;
  const { record } = actions;
  const { data, error, refetch } = useTestResultQuery({ variables: { kind: graphName(kind), key: resultKey } });
  const isBrowser = useIsBrowser();
  const analysis = data?.analysis;
  const isFound = Boolean(analysis);
  // In another tab everything may be erased while it shows.
  const [wasFound, setWasFound] = useState(isFound);
  if (isFound && !wasFound) setWasFound(true);
  // A result without a plan, but with a number to ring, is no occasion for congratulations.
  const counts = isFound && analysis?.shape !== "CARE_ONLY";
  useEffect(() => {
    if (!counts) return;
    if (isNew) record("TEST", `test:${kind}`, TEST_TEXTS[kind].activity);
    else record("VISIT", "result-again");
  }, [counts, isNew, kind, record]);

  if (analysis && kind === "protocol" && actions.createProtocol) {
    return (
      <lateProtocolResult.Part
        analysis={analysis}
        isNew={isNew}
        addSteps={actions.addSteps}
        createProtocol={actions.createProtocol}
      />
    );
  }
  if (analysis) return <TestResult analysis={analysis} kind={kind} isNew={isNew} actions={actions} />;
  if (data && isBrowser) return <PrivateResult kind={kind} wasFound={wasFound} />;
  if (error)
    return (
      <LoadFailure message="Resultatet kunde inte laddas." onRetry={() => void refetch().catch(() => undefined)} />
    );
  return (
    <Box aria-hidden="true" sx={{ display: "grid", gap: 5 }}>
      <Skeleton width="16ch" height={48} />
      <Skeleton height={220} radius={14} />
      <Skeleton height={420} radius={14} />
    </Box>
  );
}

/**
 * Somebody else's result, or one that is gone; which of both is nobody's business.
 * @param props.wasFound it has just been shown here
 */
function PrivateResult({ kind, wasFound }: { kind: TestKind; wasFound: boolean }) {
  const viewer = useViewer();
  const { heading } = TEST_TEXTS[kind];
  return (
    <EmptyState
      title={wasFound ? "Resultatet finns inte längre" : "Resultatet är privat"}
      level="h2"
      action={
        <Button component={Link} to={addressOfTest(kind)} variant="contained">
          {`Gör ${heading.toLowerCase()}`}
        </Button>
      }
    >
      {wasFound
        ? "Det har tagits bort. Vill du ha ett nytt? Gör testet igen, så får du råd som utgår från dina svar."
        : viewer
          ? "Bara den som gjorde testet kan se det. Vill du ha ett eget? Gör testet, så får du råd som utgår från dina svar."
          : "Bara den som gjorde testet kan se det, där det gjordes eller inloggad. Vill du ha ett eget? Gör testet, så får du råd som utgår från dina svar."}
    </EmptyState>
  );
}
