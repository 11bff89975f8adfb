import { registerEnumType } from "type-graphql";

/** How a visitor rates their health. */
export enum HealthStatus {
  EXCELLENT = "excellent",
  GOOD = "good",
  AVERAGE = "average",
  POOR = "poor",
}
registerEnumType(HealthStatus, {
  name: "HealthStatus",
  description: "How somebody rates their health in onboarding.",
  valuesConfig: {
    EXCELLENT: { description: "'Utmärkt'." },
    GOOD: { description: "'Bra'." },
    AVERAGE: { description: "'Varken bra eller dålig'." },
    POOR: { description: "'Dålig'." },
  },
});

/** What an activity was. */
export enum ActivityType {
  ARTICLE = "article",
  TEST = "test",
  SECTION = "section",
  COMPARISON = "comparison",
  VISIT = "visit",
}
registerEnumType(ActivityType, {
  name: "ActivityType",
  description: "What an activity was.",
  valuesConfig: {
    ARTICLE: { description: "An article was read." },
    TEST: { description: "A test was taken." },
    SECTION: { description: "A section of a programme was completed." },
    COMPARISON: { description: "Products were compared." },
    VISIT: { description: "A page that counts was looked at." },
  },
});

/** How much a recommendation matters. */
export enum Priority {
  HIGH = "high",
  MEDIUM = "medium",
  LOW = "low",
}
registerEnumType(Priority, {
  name: "Priority",
  description: "How much a recommendation matters.",
  valuesConfig: {
    HIGH: { description: "'Hög'; highlighted." },
    MEDIUM: { description: "'Medium'." },
    LOW: { description: "'Låg'." },
  },
});

/** What a recommendation leads to. */
export enum RecommendationType {
  GUIDE = "guide",
  TEST = "test",
  CONTENT = "content",
  PRODUCT = "product",
  SUPPLEMENT = "supplement",
  BIOHACKING = "biohacking",
  ARTICLE = "article",
}
registerEnumType(RecommendationType, {
  name: "RecommendationType",
  description: "What a recommendation leads to (specification 1 §3).",
  valuesConfig: {
    GUIDE: { description: "A page that guides." },
    TEST: { description: "A test to take." },
    CONTENT: { description: "A programme or page." },
    PRODUCT: { description: "Products to compare." },
    SUPPLEMENT: { description: "Dietary supplements." },
    BIOHACKING: { description: "Equipment." },
    ARTICLE: { description: "An article to read." },
  },
});
