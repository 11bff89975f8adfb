import type { ApolloClient } from "@apollo/client";
import { use, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import type { TestKind } from "../../../schema/analyses/vocabulary.ts";
import { graphName } from "../../apollo/graphName.ts";
import { usePersonalSync } from "../../guest/usePersonalSync.ts";
import { loadViewer, useViewer } from "../../session/viewer.ts";
import { breadcrumbs } from "../../shell/layout/breadcrumbs.ts";
import { RulesReviewDocument } from "../../shell/RulesReview.generated.ts";
import { OriginContext, Seo } from "../../shell/Seo.tsx";
import { loadConsentTexts } from "../../shell/session/consentTexts.ts";
import { lateMarkdown } from "../../ui/markdown/lateMarkdown.tsx";
import { PageContainer } from "../../ui/PageContainer.tsx";
import { lateProtocolResult } from "./protocolResult/lateProtocolResult.tsx";
import { EarlierResult } from "./result/EarlierResult.tsx";
import { ResultView } from "./result/ResultView.tsx";
import type { ResultActions } from "./result/resultActions.ts";
import { TestResultDocument } from "./result/TestResult.generated.ts";
import { TestOpening } from "./TestOpening.tsx";
import { LatestTestDocument, TestConsentDocument, TestSourceDocument } from "./TestPage.generated.ts";
import { addressOfTest, RESULT_PARAM, TEST_TEXTS } from "./testTexts.ts";
import { type FindingsSource, TestWizard } from "./wizard/TestWizard.tsx";

/** Asks for what a test's page shows, or the result that its address names; a guest's are in the browser. */
export async function loadTest(apollo: ApolloClient, url: URL, kind: TestKind): Promise<void> {
  const key = url.searchParams.get(RESULT_PARAM);
  const [viewer] = await Promise.all([
    loadViewer(apollo),
    apollo.query({ query: TestSourceDocument }),
    loadConsentTexts(apollo),
    key !== null && apollo.query({ query: RulesReviewDocument }),
    prepareTest(url, kind),
  ]);
  if (!viewer) return;
  await Promise.all([
    apollo.query({ query: TestConsentDocument }),
    key
      ? apollo.query({ query: TestResultDocument, variables: { kind: graphName(kind), key } })
      : apollo.query({ query: LatestTestDocument, variables: { kind: graphName(kind) } }),
  ]);
}

/** Loads the code of the result that an address names. */
export const prepareTest = (url: URL, kind: TestKind): Promise<unknown> =>
  Promise.all(
    url.searchParams.has(RESULT_PARAM)
      ? [lateMarkdown.prepare(), ...(kind === "protocol" ? [lateProtocolResult.prepare()] : [])]
      : [],
  );

/** A test: its steps, or a result of it, which is in the address. */
export function TestView(props: {
  kind: TestKind;
  actions: ResultActions;
  given?: Readonly<Record<string, unknown>>;
  hints?: Readonly<Record<string, string>>;
  FindingsSource: FindingsSource;
}) {
  usePersonalSync();
  const { kind } = props;
  const { heading, description } = TEST_TEXTS[kind];
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const viewer = useViewer();
  const origin = use(OriginContext);
  const key = params.get(RESULT_PARAM);
  /** The result that has just come, and is not looked at again. */
  const [newKey, setNewKey] = useState<string>();
  const path = addressOfTest(kind);
  return (
    <>
      <Seo
        title={heading}
        description={description}
        path={path}
        // A result is its owner's.
        {...(key === null
          ? { structuredData: breadcrumbs(origin, { name: heading, path }) }
          : { isUnlisted: true as const })}
      />
      <TestOpening kind={kind} isShort={key !== null} />
      <PageContainer width={key === null ? "reading" : "tools"} top="list">
        {key === null ? (
          <>
            <EarlierResult kind={kind} />
            <TestWizard
              key={viewer?.id}
              {...props}
              onDone={(done) => {
                setNewKey(done);
                return navigate(addressOfTest(kind, done));
              }}
            />
          </>
        ) : (
          <ResultView key={key} kind={kind} resultKey={key} isNew={key === newKey} actions={props.actions} />
        )}
      </PageContainer>
    </>
  );
}
