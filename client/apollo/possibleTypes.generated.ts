// Emitted by the server (npm run generate); do not edit.

/** For each interface of the graph: the types behind it. */
export const possibleTypes: Record<string, string[]> = {
  "Content": [
    "Article",
    "Page",
    "TrainingMethod"
  ],
  "Product": [
    "Equipment",
    "HealthTest",
    "Supplement"
  ]
};
