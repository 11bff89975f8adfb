/** The four categories of the journey, in their order: stored value → Swedish title. */
export const CATEGORY_TITLES = {
  mental: "Mental optimering",
  physical: "Fysisk träning",
  testing: "Testning & optimering",
  knowledge: "Kunskap & guider",
} as const;
export type CategoryId = keyof typeof CATEGORY_TITLES;
export const CATEGORY_IDS = Object.keys(CATEGORY_TITLES) as CategoryId[];

/** What an activity may be filed under → the category that it counts in: a category's id, or the Swedish word that training is recorded under. */
export const ACTIVITY_CATEGORIES = {
  mental: "mental",
  physical: "physical",
  testing: "testing",
  knowledge: "knowledge",
  träning: "physical",
} as const satisfies Record<CategoryId | "träning", CategoryId>;
export type ActivityCategory = keyof typeof ACTIVITY_CATEGORIES;

/** How a visitor rates their health in onboarding: stored value → Swedish label. */
export const HEALTH_STATUSES = {
  excellent: "Mycket bra",
  good: "Bra",
  average: "Varken bra eller dåligt",
  poor: "Dåligt",
} as const;
export type HealthStatus = keyof typeof HEALTH_STATUSES;

/** The same in the recommendation questionnaire, where one need not know. */
export const CURRENT_HEALTH = { ...HEALTH_STATUSES, unknown: "Vet inte" } as const;
export type CurrentHealth = keyof typeof CURRENT_HEALTH;

/** Age groups of the recommendation questionnaire. */
export const AGE_GROUPS = ["18-25", "26-35", "36-45", "46-55", "56-65", "65+"] as const;

/** How much a visitor has tried so far: stored value → Swedish label. */
export const EXPERIENCES = {
  beginner: "Jag är ny",
  intermediate: "En del",
  advanced: "Mycket",
} as const;
export type ExperienceLevel = keyof typeof EXPERIENCES;

/** Kinds of activities: stored value → Swedish label. */
export const ACTIVITY_TYPES = {
  article: "Läst",
  test: "Test",
  section: "Avsnitt",
  comparison: "Jämförelse",
  visit: "Besök",
  step: "Steg",
} as const;
export type ActivityType = keyof typeof ACTIVITY_TYPES;

/** Prefix of the names of activities that are ticked steps of protocols. */
export const STEP_TICK = "step:";

/** Target of a recommendation. */
export const RECOMMENDATION_TYPES = [
  "guide",
  "test",
  "content",
  "product",
  "supplement",
  "biohacking",
  "article",
] as const;
export type RecommendationType = (typeof RECOMMENDATION_TYPES)[number];

/** Priorities in their order: stored value → Swedish label. */
export const PRIORITIES = { high: "Hög", medium: "Medium", low: "Låg" } as const;
export type Priority = keyof typeof PRIORITIES;

/** Maximum number of entries in the activity log. */
export const MAX_ACTIVITIES = 100;
/** Minutes of an activity that says nothing else. */
export const DEFAULT_MINUTES = 3;
/** Minutes of an article without a read time. */
export const DEFAULT_ARTICLE_MINUTES = 5;
/** Minutes that one activity can count at most: a day. */
export const MAX_MINUTES = 24 * 60;
/** Fewest and most minutes that somebody can aim at for a day. */
export const MIN_DAILY_AIM = 5;
export const MAX_DAILY_AIM = 240;
/** Days that the log's streak counts at most. */
export const MAX_STREAK = 365;
/** Recommendations on the dashboard, and on pages of content. */
export const MAX_RECOMMENDATIONS = 6;
export const MAX_CONTENT_RECOMMENDATIONS = 3;
