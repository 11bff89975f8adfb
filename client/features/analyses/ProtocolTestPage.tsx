import type { ApolloClient } from "@apollo/client";
import { useRecordActivity } from "../journey/data/useRecordActivity.ts";
import { useAddSteps } from "../protocols/addSteps.ts";
import { useCreateProtocol } from "../protocols/useCreateProtocol.ts";
import { prepareProtocolResult } from "./protocolResult/LateProtocolResult.tsx";
import { loadTest, TestView } from "./TestView.tsx";
import { RESULT_PARAM } from "./testWords.ts";

/** Asks for what the page shows. */
export const loadProtocolTestPage = (apollo: ApolloClient, url: URL): Promise<void> =>
  loadTest(apollo, url, "protocol");

/** Loads the code of what an address shows. */
export const prepareProtocolTestPage = async (url: URL): Promise<void> => {
  if (url.searchParams.has(RESULT_PARAM)) await prepareProtocolResult();
};

/** The protocol test with its result. */
export function ProtocolTestPage() {
  const actions = { record: useRecordActivity(), addSteps: useAddSteps(), createProtocol: useCreateProtocol() };
  return <TestView kind="protocol" actions={actions} />;
}
