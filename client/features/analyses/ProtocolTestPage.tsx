import type { ApolloClient } from "@apollo/client";
import type { Page } from "../../pageLoader.ts";
import { useRecordActivity } from "../journey/data/useRecordActivity.ts";
import { FindingsFromValues } from "../labValues/findings/FindingsFromValues.tsx";
import { useAddSteps } from "../protocols/addSteps.ts";
import { useCreateProtocol } from "../protocols/useCreateProtocol.ts";
import { loadTest, prepareTest, TestView } from "./TestView.tsx";

/** Asks for what the page shows. */
const loadProtocolTestPage = (apollo: ApolloClient, url: URL): Promise<void> => loadTest(apollo, url, "protocol");

/** The protocol test with its result. */
function ProtocolTestPage() {
  const actions = { record: useRecordActivity(), addSteps: useAddSteps(), createProtocol: useCreateProtocol() };
  return <TestView kind="protocol" actions={actions} FindingsSource={FindingsFromValues} />;
}

export const page: Page = {
  Component: ProtocolTestPage,
  loader: loadProtocolTestPage,
  prepare: (url) => prepareTest(url, "protocol"),
};
