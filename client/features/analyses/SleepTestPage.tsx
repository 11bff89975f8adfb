import type { ApolloClient } from "@apollo/client";
import type { Page } from "../../pageLoader.ts";
import { useRecordActivity } from "../journey/data/useRecordActivity.ts";
import { FindingsFromValues } from "../labValues/findings/FindingsFromValues.tsx";
import { useAddSteps } from "../protocols/addSteps.ts";
import { loadTest, prepareTest, TestView } from "./TestView.tsx";

/** Asks for what the page shows. */
const loadSleepTestPage = (apollo: ApolloClient, url: URL): Promise<void> => loadTest(apollo, url, "sleep");

/** The sleep test with its result. */
function SleepTestPage() {
  const actions = { record: useRecordActivity(), addSteps: useAddSteps() };
  return <TestView kind="sleep" actions={actions} FindingsSource={FindingsFromValues} />;
}

export const page: Page = {
  Component: SleepTestPage,
  loader: loadSleepTestPage,
  prepare: (url) => prepareTest(url, "sleep"),
};
