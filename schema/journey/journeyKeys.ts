/** Keys of the journey in the browser's storage; the first four are spelt as older versions stored them. */
export const JOURNEY_KEYS = {
  progress: "global-progress",
  activities: "userActivities",
  profile: "userProfile",
  onboarding: "onboardingData",
  hasOnboarding: "hasCompletedOnboarding",
  days: "journey-days",
  plan: "journey-plan",
  pauses: "journey-pauses",
  answers: "recommendation-answers",
  mergeId: "journey-merge-id",
  /** The items that count, as published at the last request. */
  items: "journey-items",
} as const;
