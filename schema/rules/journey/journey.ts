import type { AchievementFacts } from "../../journey/achievements.ts";
import type { JourneyItems } from "../../journey/categories.ts";
import type { JourneyState } from "../../journey/journeyState.ts";
import { eachSum } from "../../journey/journeySums.ts";
import { RECOMMENDATIONS, type RecommendationId } from "../../journey/recommendations.ts";
import { STEP_TICK } from "../../journey/vocabulary.ts";
import { isDay } from "../words/days.ts";
import { pausedBy } from "./pauses.ts";
import { categoryProgress, overallProgress } from "./progress.ts";
import { longestStreak } from "./streaks.ts";

/** A journey that has not begun. */
export const emptyJourney = (): JourneyState => ({
  onboarding: null,
  keepsHealthStatus: true,
  goals: { focusAreas: [], timePerDay: 30, mainGoal: "performance", level: "beginner" },
  completed: [],
  activities: [],
  days: [],
  ...eachSum(() => 0),
  lastActivity: null,
  achievements: [],
  plan: [],
  questionnaire: null,
  pauses: [],
});

/** Totals that achievements are counted from. */
export function factsOf(state: JourneyState, items: JourneyItems): AchievementFacts {
  const completed = new Set(state.completed.map(({ id }) => id).filter((id) => items.byId.has(id)));
  return {
    hasOnboarding: state.onboarding !== null,
    completed,
    streak: longestStreak(state.days.filter(isDay), pausedBy(state.pauses)),
    steps: state.totalSteps,
    overall: overallProgress(categoryProgress(items, completed)),
    minutes: state.totalMinutes,
  };
}

/** Whether an activity is a step of a protocol that was ticked. */
export const isStepTick = ({ id }: { id: string }): boolean => id.startsWith(STEP_TICK);

/** The latest of two instants, of which either may be missing. */
export function latest(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
}

/** True for the name of a recommendation. */
export const isRecommendation = (id: string): id is RecommendationId => Object.hasOwn(RECOMMENDATIONS, id);
