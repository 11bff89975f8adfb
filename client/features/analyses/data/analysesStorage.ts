import { ANALYSIS_KEYS } from "../../../../schema/analyses/analysisKeys.ts";
import { readTestResults, type TestResult } from "../../../../schema/analyses/testResult.ts";
import { readStored, removeStored, storeAll } from "../../../guest/storage.ts";

/** The results that the browser holds, the newest first; what cannot be read counts as not there, silently. */
export const readResults = (): TestResult[] => readStored(ANALYSIS_KEYS.results, readTestResults) ?? [];

/**
 * Stores the results that the browser is to hold.
 * @returns false when the browser has no room, or stores nothing at all; then everything is as it was
 */
export const storeResults = (results: readonly TestResult[]): boolean =>
  storeAll({ [ANALYSIS_KEYS.results]: results }, { isAnswered: true, isLasting: true });

/** Clears the results that the browser holds. */
export const clearResults = (): void => removeStored(Object.values(ANALYSIS_KEYS));
