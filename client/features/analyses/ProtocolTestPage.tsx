import type { ApolloClient } from "@apollo/client";
import type { Page } from "../../pageLoader.ts";
import { useRecordActivity } from "../journey/data/useRecordActivity.ts";
import { useAddSteps } from "../protocols/addSteps.ts";
import { useCreateProtocol } from "../protocols/useCreateProtocol.ts";
import { prepareProtocolResult } from "./protocolResult/LazyProtocolResult.tsx";
import { loadTest, TestView } from "./TestView.tsx";
import { RESULT_PARAM } from "./testTexts.ts";

/** Asks for what the page shows. */
const loadProtocolTestPage = (apollo: ApolloClient, url: URL): Promise<void> => loadTest(apollo, url, "protocol");

/** Loads the code of what an address shows. */
const prepareProtocolTestPage = async (url: URL): Promise<void> => {
  if (url.searchParams.has(RESULT_PARAM)) await prepareProtocolResult();
};

/** The protocol test with its result. */
function ProtocolTestPage() {
  const actions = { record: useRecordActivity(), addSteps: useAddSteps(), createProtocol: useCreateProtocol() };
  return <TestView kind="protocol" actions={actions} />;
}

export const page: Page = {
  Component: ProtocolTestPage,
  loader: loadProtocolTestPage,
  prepare: prepareProtocolTestPage,
};
