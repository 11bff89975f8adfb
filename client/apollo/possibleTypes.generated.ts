// Emitted by the server (npm run generate); do not edit.

/** For each interface of the graph: the types behind it. */
export const possibleTypes: Record<string, string[]> = {
  "Content": [
    "ActivityEntry",
    "Article",
    "CountedItem",
    "JourneyItemView",
    "Page",
    "PlannedActivity",
    "Programme",
    "Recommendation",
    "TrainingMethod",
    "UpNext"
  ],
  "JourneyStep": [
    "PlannedActivity",
    "Recommendation"
  ],
  "Product": [
    "Equipment",
    "HealthTest",
    "Supplement"
  ]
};
