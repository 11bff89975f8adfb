import type { ApolloClient } from "@apollo/client";
import { useMemo } from "react";
import { EXPERIENCES } from "../../../schema/journey/vocabulary.ts";
import type { Page } from "../../pageLoader.ts";
import { useRecordActivity } from "../journey/data/useRecordActivity.ts";
import { FindingsFromValues } from "../labValues/findings/FindingsFromValues.tsx";
import { useAddSteps } from "../protocols/addSteps.ts";
import { type TestPrefillQuery, useTestPrefillQuery } from "./TestPage.generated.ts";
import { loadTest, prepareTest, TestView } from "./TestView.tsx";

/** Asks for what the page shows. */
const loadTrainingTestPage = (apollo: ApolloClient, url: URL): Promise<void> => loadTest(apollo, url, "training");

/** The training test with its result. The answers of onboarding are shown beside the questions. */
function TrainingTestPage() {
  const actions = { record: useRecordActivity(), addSteps: useAddSteps() };
  const onboarding = useTestPrefillQuery({}).data?.journey?.onboarding;
  const prefill = useMemo(() => prefillOf(onboarding), [onboarding]);
  return <TestView kind="training" actions={actions} FindingsSource={FindingsFromValues} {...prefill} />;
}

type Onboarding = NonNullable<TestPrefillQuery["journey"]>["onboarding"] | undefined;

/** A goal of onboarding that is one of the test's, too. */
const FITNESS_GOAL = "Förbättra fysisk kondition";

/**
 * The answers known from onboarding: its goal is chosen already. Its words of experience are none of the test's
 * options, so that they are shown and choose nothing.
 */
function prefillOf(onboarding: Onboarding) {
  if (!onboarding) return {};
  const { goals, experience } = onboarding;
  const label = EXPERIENCES[experience.toLowerCase() as keyof typeof EXPERIENCES];
  const note = `Från din onboarding: ${label}. Välj det som stämmer bäst.`;
  return {
    ...(goals.includes(FITNESS_GOAL) && { given: { primaryGoals: ["endurance"] } }),
    hints: { trainingExperience: note, currentFrequency: note },
  };
}

export const page: Page = {
  Component: TrainingTestPage,
  loader: loadTrainingTestPage,
  prepare: (url) => prepareTest(url, "training"),
};
