import type { ApolloClient } from "@apollo/client";
import type { ReportedActivity } from "../../schema/journey/journeyCodec.ts";
import type { AchievementView, JourneyView } from "../../schema/rules/journey/journeyView.ts";

/** Result of counting an activity. */
export interface CountedActivity {
  journey: JourneyView & { id: string };
  /** Achievements reached with it. */
  unlocked: readonly AchievementView[];
  /** Days in a row, when they have grown to a number worth a word. */
  streakReached: number | null;
}

/** Context of the resolvers in the browser. */
export interface GuestContext {
  /** For what they need that is public; a personal field would ask themselves. */
  apollo: ApolloClient;
  /** Sees to it that something can be counted later, also without a network. */
  prepareCounting(): void;
  /** Counts something that was done in another area as an activity of the journey. */
  countActivity(activity: ReportedActivity): Promise<CountedActivity>;
}
