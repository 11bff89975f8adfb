import { Field, ID, InputType, Int } from "type-graphql";
import type { AnswersInput } from "../../../schema/questionnaires/definition.ts";
import { ONBOARDING } from "../../../schema/questionnaires/onboarding.ts";
import { RECOMMENDATION } from "../../../schema/questionnaires/recommendation.ts";
import { inputOfAnswers } from "../../platform/graphql/questionnaireTypes.ts";
import { Experience } from "../catalogue/catalogueEnums.ts";
import { ActivityType, CurrentHealth, HealthStatus, Interest } from "./journeyEnums.ts";

/** The answers of onboarding. */
export type OnboardingInput = AnswersInput<typeof ONBOARDING>;
export const OnboardingInput = inputOfAnswers(ONBOARDING, {
  name: "OnboardingInput",
  description: "The answers of onboarding.",
  enums: { healthStatus: HealthStatus, experience: Experience },
});

@InputType({ description: "Something that was done." })
export class ActivityInput {
  @Field(() => ID, {
    description:
      "Given by the client; reporting the same one again changes nothing. An item's name, a colon and a day, e.g. " +
      "'guide:hiit:2026-11-22', counts it once a day, and each time in every category that it counts in.",
  })
  id: string;

  @Field(() => ActivityType, { description: "What it was." })
  type: ActivityType;

  @Field(() => String, { description: "Title, at most 200 characters." })
  title: string;

  @Field(() => String, { description: "Path on the site." })
  url: string;

  @Field(() => String, { nullable: true, description: "What the person wrote about it, at most 200 characters." })
  note?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: "Minutes; when absent or not believable 5 for an article, 3 for anything else.",
  })
  duration?: number | null;

  @Field(() => String, { nullable: true, description: "Id of a category; that of the first item when absent." })
  category?: string | null;

  @Field(() => [String], { nullable: true, description: "Goals that it belongs to." })
  goals?: string[] | null;

  @Field(() => Date, { nullable: true, description: "When; now when absent or in the future." })
  timestamp?: Date | null;

  @Field(() => [ID], { nullable: true, description: "Items that it completes." })
  items?: string[] | null;
}

/** The answers of the recommendation questionnaire. */
export type QuestionnaireAnswersInput = AnswersInput<typeof RECOMMENDATION>;
export const QuestionnaireAnswersInput = inputOfAnswers(RECOMMENDATION, {
  name: "QuestionnaireAnswersInput",
  description: "The answers of the recommendation questionnaire.",
  enums: { currentHealth: CurrentHealth, interests: Interest },
});

@InputType({ description: "An item that was completed." })
export class CompletedItemInput {
  @Field(() => ID, { description: "The item." })
  id: string;

  @Field(() => Date, { description: "When." })
  at: Date;
}

@InputType({ description: "An achievement that was reached." })
export class UnlockedInput {
  @Field(() => ID, { description: "The achievement." })
  id: string;

  @Field(() => Date, { description: "When." })
  unlockedAt: Date;
}

@InputType({ description: "Something in the plan." })
export class PlannedInput {
  @Field(() => ID, { description: "The recommendation." })
  id: string;

  @Field(() => Date, { nullable: true, description: "When it was ticked; null when it was not." })
  completedAt?: Date | null;
}

@InputType({ description: "What a browser holds of a journey, to be taken over into the account." })
export class JourneyMergeInput {
  @Field(() => ID, { description: "Given by the browser; the same one is taken over once." })
  id: string;

  @Field(() => OnboardingInput, { nullable: true, description: "Onboarding, when it was done." })
  onboarding?: OnboardingInput | null;

  @Field(() => [CompletedItemInput], { description: "Completed items, at most 2 000." })
  completed: CompletedItemInput[];

  @Field(() => [ActivityInput], { description: "The activity log, at most 100." })
  activities: ActivityInput[];

  @Field(() => [String], { description: "Days with activity, 'YYYY-MM-DD', at most 4 000." })
  days: string[];

  @Field(() => Int, { description: "Minutes in all." })
  totalMinutes: number;

  @Field(() => Int, { description: "Activities in all." })
  totalActivities: number;

  @Field(() => [UnlockedInput], { description: "Achievements, at most 100." })
  achievements: UnlockedInput[];

  @Field(() => [PlannedInput], { description: "The plan, at most 100." })
  plan: PlannedInput[];

  @Field(() => QuestionnaireAnswersInput, {
    nullable: true,
    description: "Answers of the questionnaire; kept with consent only, and where the account has none.",
  })
  questionnaire?: QuestionnaireAnswersInput | null;
}
