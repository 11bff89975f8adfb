import type { TestKind } from "../../analyses/vocabulary.ts";

/** The answer on supplements. */
export const SUPPLEMENTS = "currentSupplements";

/** Names of the free texts of each test. */
export const FREE_TEXTS: Readonly<Record<TestKind, readonly string[]>> = {
  sleep: ["sleepChallenges"],
  training: ["trainingChallenges", "motivationFactors"],
  protocol: ["healthChallenges", SUPPLEMENTS],
};
