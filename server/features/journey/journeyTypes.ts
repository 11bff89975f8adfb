import { GraphQLLocalDate } from "graphql-scalars";
import { Field, Int, InterfaceType, ObjectType } from "type-graphql";
import { Content } from "../../platform/graphql/Content.ts";
import { MutationPayload } from "../../platform/graphql/fieldErrors.ts";
import { Node } from "../../platform/graphql/Node.ts";
import { Difficulty, Experience } from "../catalogue/catalogueEnums.ts";
import {
  CurrentHealth,
  HealthStatus,
  Interest,
  JourneyCategoryKey,
  Priority,
  RecommendationType,
} from "./journeyEnums.ts";

@ObjectType({ description: "A goal that onboarding offers.", simpleResolvers: true })
export class GoalChoice {
  @Field(() => String, { description: "Stable name, e.g. 'sleep'." })
  key: string;

  @Field(() => String, { description: "What is stored and sent." })
  text: string;

  @Field(() => String, { description: "Swedish, as it is shown: an admin may have written it otherwise." })
  label: string;

  @Field(() => Boolean, { description: "False for one that only those see who have it." })
  isShown: boolean;
}

@ObjectType({ description: "The answers of onboarding.", simpleResolvers: true })
export class OnboardingAnswers {
  @Field(() => String, { description: "First name." })
  name: string;

  @Field(() => [String], { description: "Texts of the goals that were chosen; `Journey.goalLabels` is what is shown." })
  goals: string[];

  @Field(() => HealthStatus, { nullable: true, description: "Null where it is not stored (no consent)." })
  healthStatus: HealthStatus | null;

  @Field(() => Experience, { description: "How experienced." })
  experience: Experience;
}

@ObjectType({ description: "What somebody aims at.", simpleResolvers: true })
export class JourneyGoals {
  @Field(() => [String], { description: "Texts of goals." })
  focusAreas: string[];

  @Field(() => Int, { description: "Minutes a day." })
  timePerDay: number;

  @Field(() => String, { description: "Main goal, e.g. 'performance'." })
  mainGoal: string;

  @Field(() => Experience, { description: "Level as a learner." })
  level: Experience;
}

@ObjectType({ description: "One thing that counts in a category.", simpleResolvers: true, implements: Content })
export class JourneyItemView extends Content {
  @Field(() => String, { description: "Stable name, e.g. 'test:sleep'." })
  key: string;

  @Field(() => Boolean, { description: "True when it was done." })
  isCompleted: boolean;

  @Field(() => Date, { nullable: true, description: "When it was done." })
  completedAt: string | null;
}

@ObjectType({
  description: "One thing that counts in the journey when it is done; its page is where to do it.",
  simpleResolvers: true,
  implements: Content,
})
export class CountedItem extends Content {
  @Field(() => String, { description: "Stable name, e.g. 'test:sleep' or 'guide:omega-3'." })
  key: string;

  @Field(() => Int, { nullable: true, description: "How long reading it takes, of a guide; null of all else." })
  minutes?: number | null;
}

@ObjectType({ description: "A category of the journey with everything that counts in it.", simpleResolvers: true })
export class CountedCategory {
  @Field(() => JourneyCategoryKey, { description: "Which one." })
  key: JourneyCategoryKey;

  @Field(() => String, { description: "Swedish title." })
  title: string;

  @Field(() => [CountedItem], { description: "What counts in it; a guide of training counts in two categories." })
  items: CountedItem[];
}

@ObjectType({ description: "How far a category is.", simpleResolvers: true })
export class JourneyCategory {
  @Field(() => JourneyCategoryKey, { description: "Which one." })
  key: JourneyCategoryKey;

  @Field(() => String, { description: "Swedish title." })
  title: string;

  @Field(() => Int, { description: "How many items there are." })
  totalSections: number;

  @Field(() => Int, { description: "How many are done." })
  completedSections: number;

  @Field(() => Int, { description: "Share of them, rounded." })
  percentage: number;

  @Field(() => Date, { nullable: true, description: "When something was last done in it." })
  lastActivity: string | null;

  @Field(() => [GraphQLLocalDate], {
    description: "For each item that is done the day in Sweden on which it was, ascending; a line of growth.",
  })
  completedDays: string[];

  @Field(() => [JourneyItemView], { description: "Its items." })
  items: JourneyItemView[];
}

@ObjectType({ description: "The stored answers of the recommendation questionnaire.", simpleResolvers: true })
export class QuestionnaireAnswers {
  @Field(() => CurrentHealth, { nullable: true, description: "How the visitor feels; null when not answered." })
  currentHealth: CurrentHealth | null;

  @Field(() => [Interest], { description: "Interests; may be empty." })
  interests: Interest[];
}

@ObjectType({ description: "Something to have reached.", simpleResolvers: true })
export class Achievement {
  @Field(() => String, { description: "Stable name, e.g. 'streak-7'." })
  key: string;

  @Field(() => String, { description: "Swedish title." })
  title: string;

  @Field(() => String, { description: "What it takes." })
  description: string;

  @Field(() => String, { description: "Name of its icon." })
  icon: string;

  @Field(() => Boolean, { description: "True when it was reached." })
  isUnlocked: boolean;

  @Field(() => Date, { nullable: true, description: "When it was reached." })
  unlockedAt: string | null;

  @Field(() => Int, { description: "How far, 0 to `maxProgress`." })
  progress: number;

  @Field(() => Int, { description: "What it takes." })
  maxProgress: number;
}

@InterfaceType({
  description: "A step that one can take on the journey, as it is advised and as it stands in the plan.",
  implements: Content,
  resolveType: ({ __typename }: { __typename: string }) => __typename,
})
export abstract class JourneyStep extends Content {
  @Field(() => String, { description: "Stable name, e.g. 'sleep-test', the same in the plan and in the advice." })
  key: string;

  @Field(() => String, { description: "Why one would." })
  description: string;

  @Field(() => RecommendationType, { description: "What it leads to." })
  type: RecommendationType;

  @Field(() => Priority, { description: "How much it matters." })
  priority: Priority;

  @Field(() => JourneyCategoryKey, { description: "The category of the journey that it belongs to." })
  category: JourneyCategoryKey;

  @Field(() => Int, { description: "Minutes." })
  estimatedTime: number;

  @Field(() => Difficulty, { description: "How hard it is." })
  difficulty: Difficulty;

  @Field(() => [String], { description: "Words that it is about." })
  tags: string[];

  @Field(() => String, { description: "Name of its icon." })
  icon: string;

  @Field(() => Boolean, {
    description:
      "True when all that belongs to it was done, which cannot be unticked; of a recommendation also when it was ticked in the plan.",
  })
  isDone: boolean;
}

@ObjectType({
  description: "Something worth doing next, and why; what is done comes last.",
  simpleResolvers: true,
  implements: JourneyStep,
})
export class Recommendation extends JourneyStep {
  @Field(() => String, { description: "Why, in a sentence." })
  reason: string;
}

@ObjectType({ description: "Something in the plan.", simpleResolvers: true, implements: JourneyStep })
export class PlannedActivity extends JourneyStep {
  @Field(() => Boolean, { description: "True when it was ticked, or done." })
  isCompleted: boolean;

  @Field(() => Date, { nullable: true, description: "When it was ticked, or done." })
  completedAt: string | null;

  @Field(() => Boolean, { description: "False for the three that every plan has." })
  isRemovable: boolean;
}

@ObjectType({
  description: "One thing that can be done now: of the plan, of the advice, or the next guide.",
  simpleResolvers: true,
  implements: Content,
})
export class UpNext extends Content {
  @Field(() => Int, { nullable: true, description: "Minutes that it takes, where that is known." })
  minutes: number | null;

  @Field(() => String, { description: "Why this one, in a sentence." })
  reason: string;
}

@ObjectType({ description: "How a week has been so far, in Sweden.", simpleResolvers: true })
export class JourneyWeek {
  @Field(() => GraphQLLocalDate, { description: "Its Monday." })
  from: string;

  @Field(() => GraphQLLocalDate, { description: "The day that it is." })
  today: string;

  @Field(() => [GraphQLLocalDate], { description: "Days with activity, ascending." })
  days: string[];

  @Field(() => Int, { description: "Activities, of the last hundred." })
  activityCount: number;

  @Field(() => Int, { description: "Minutes of those." })
  minutes: number;

  @Field(() => [String], { description: "What was done besides ticking steps, the last first, each once." })
  titles: string[];
}

@ObjectType({
  description: "Days of rest that were set on purpose; a streak goes on after them.",
  simpleResolvers: true,
})
export class JourneyPauseView {
  @Field(() => GraphQLLocalDate, { description: "The first day." })
  from: string;

  @Field(() => GraphQLLocalDate, { description: "The last day." })
  until: string;
}

@ObjectType({
  description: "A person's journey; everybody finds their own only.",
  simpleResolvers: true,
  implements: Node,
})
export class Journey extends Node {
  @Field(() => [String], {
    description: "What the goals of onboarding are called now, in the order of `onboarding { goals }`.",
  })
  goalLabels: string[];

  @Field(() => [GoalChoice], { description: "The goals that onboarding offers." })
  goalChoices: GoalChoice[];

  @Field(() => OnboardingAnswers, { nullable: true, description: "Null until onboarding is done." })
  onboarding: OnboardingAnswers | null;

  @Field(() => Boolean, { description: "True when onboarding is done." })
  hasCompletedOnboarding: boolean;

  @Field(() => Boolean, {
    description:
      "True when the account has consented to storing answers about health; always true in a guest's browser.",
  })
  keepsHealthStatus: boolean;

  @Field(() => QuestionnaireAnswers, {
    nullable: true,
    description: "Null until the questionnaire is answered and stored.",
  })
  questionnaire: QuestionnaireAnswers | null;

  @Field(() => JourneyGoals, { description: "Aims, with defaults." })
  goals: JourneyGoals;

  @Field(() => Int, { description: "Days in a row up to the last one with activity." })
  streak: number;

  @Field(() => Int, { description: "Days in a row that end today or yesterday, 365 at most." })
  logStreak: number;

  @Field(() => Int, { description: "Minutes in all." })
  totalTimeSpent: number;

  @Field(() => Int, { description: "Activities in all." })
  totalActivities: number;

  @Field(() => Int, { description: "1 + the whole number of 20 per cents." })
  level: number;

  @Field(() => Int, { description: "Mean of the categories, rounded." })
  overallPercentage: number;

  @Field(() => Date, { nullable: true, description: "When something was last done." })
  lastActivity: string | null;

  @Field(() => [Achievement], { description: "Everything to be reached." })
  achievements: Achievement[];

  @Field(() => [PlannedActivity], { description: "The plan, high before medium before low." })
  plan: PlannedActivity[];

  @Field(() => Recommendation, {
    nullable: true,
    description: "The first recommendation that is not done; null when nothing is left.",
  })
  nextStep: Recommendation | null;

  @Field(() => UpNext, {
    nullable: true,
    description: "One thing to do now: what stands in the plan, is advised, or is the next guide; never what is done.",
  })
  upNext: UpNext | null;

  @Field(() => JourneyWeek, { description: "The week so far." })
  week: JourneyWeek;

  @Field(() => Int, { description: "Minutes of what was done today." })
  minutesToday: number;

  @Field(() => JourneyPauseView, { nullable: true, description: "The pause that is now, or the next one." })
  pause: JourneyPauseView | null;

  @Field(() => [JourneyPauseView], { description: "All pauses, ascending." })
  pauses: JourneyPauseView[];
}

@ObjectType({ simpleResolvers: true })
abstract class JourneyPayload extends MutationPayload {
  @Field(() => Journey, { nullable: true, description: "The journey after the change; null when there was none." })
  journey?: Journey | null;
}

@ObjectType({ simpleResolvers: true })
abstract class AchievedPayload extends JourneyPayload {
  @Field(() => [Achievement], { description: "What was reached with it." })
  unlocked: Achievement[];

  @Field(() => Int, {
    nullable: true,
    description: "3, 7 or 30 when the days in a row have grown to as many with it; otherwise null.",
  })
  streakReached: number | null;
}

@ObjectType({ description: "What `recordActivity` came to.", simpleResolvers: true })
export class RecordActivityPayload extends AchievedPayload {
  @Field(() => [JourneyItemView], { description: "What was done for the first time with it." })
  completed: JourneyItemView[];
}

@ObjectType({ description: "What `setPlanned` came to.", simpleResolvers: true })
export class SetPlannedPayload extends AchievedPayload {
  @Field(() => PlannedActivity, { nullable: true, description: "What was changed, as it stands in the plan now." })
  planned?: PlannedActivity | null;
}

@ObjectType({ description: "What `removePlanned` came to.", simpleResolvers: true })
export class RemovePlannedPayload extends JourneyPayload {}

@ObjectType({ description: "What `setPause` came to.", simpleResolvers: true })
export class SetPausePayload extends JourneyPayload {}

@ObjectType({ description: "What `setDailyAim` came to.", simpleResolvers: true })
export class SetDailyAimPayload extends JourneyPayload {}

@ObjectType({ description: "What `completeOnboarding` came to.", simpleResolvers: true })
export class CompleteOnboardingPayload extends JourneyPayload {}

@ObjectType({ description: "What `answerQuestionnaire` came to.", simpleResolvers: true })
export class AnswerQuestionnairePayload extends JourneyPayload {}

@ObjectType({ description: "What `mergeJourney` came to.", simpleResolvers: true })
export class MergeJourneyPayload extends JourneyPayload {}
