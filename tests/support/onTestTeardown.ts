import { afterAll, onTestFinished, TestRunner } from "vitest";

/** Takes what ends something that was started. */
export type Teardown = (work: () => unknown) => void;

/** For what a worker's test files share: it goes with the run's folder and its PostgreSQL. */
export const keepUntilRunEnds: Teardown = () => undefined;

/**
 * Does something when what has been started is needed no longer: at the end of the test that started it, or of the file.
 * (Within a test, Vitest takes `afterAll` without a word, and never calls it.) What was started last ends first.
 */
export function onTestTeardown(work: () => unknown): void {
  const end = async () => {
    await work();
  };
  if (TestRunner.getCurrentTest()) onTestFinished(end);
  else afterAll(end);
}
