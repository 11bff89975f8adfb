/** Keys of tests and their results in the browser's storage. */
export const ANALYSIS_KEYS = { results: "test-results" } as const;
