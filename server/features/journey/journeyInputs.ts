import { GraphQLLocalDate } from "graphql-scalars";
import { Field, InputType, Int } from "type-graphql";
import type { AnswersInput } from "../../../schema/questionnaires/definition.ts";
import { ONBOARDING } from "../../../schema/questionnaires/onboarding.ts";
import { RECOMMENDATION } from "../../../schema/questionnaires/recommendation.ts";
import { inputOfAnswers } from "../../platform/graphql/questionnaireTypes.ts";
import { Experience } from "../catalogue/catalogueEnums.ts";
import { ActivityCategory, ActivityType, CurrentHealth, HealthStatus, Interest } from "./journeyEnums.ts";

/** The answers of onboarding. */
export type CompleteOnboardingInput = AnswersInput<typeof ONBOARDING>;
export const CompleteOnboardingInput = inputOfAnswers(ONBOARDING, {
  name: "CompleteOnboardingInput",
  description: "The answers of onboarding.",
  enums: { healthStatus: HealthStatus, experience: Experience },
});

@InputType({ description: "Something that was done." })
export class ActivityInput {
  @Field(() => String, {
    description:
      "Given by the client; reporting the same one again changes nothing. An item's name, a colon and a day, e.g. " +
      "'guide:hiit:2026-11-22', counts it once a day, and each time in every category that it counts in.",
  })
  key: string;

  @Field(() => ActivityType, { description: "What it was." })
  type: ActivityType;

  @Field(() => String, { description: "Title, at most 200 characters." })
  title: string;

  @Field(() => String, { description: "Path on the site." })
  path: string;

  @Field(() => String, { nullable: true, description: "What the person wrote about it, at most 200 characters." })
  note?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: "Minutes; when absent or not believable 5 for an article, 3 for anything else.",
  })
  duration?: number | null;

  @Field(() => ActivityCategory, {
    nullable: true,
    description: "What it is filed under; the category of the first item when absent.",
  })
  category?: ActivityCategory | null;

  @Field(() => [String], { nullable: true, description: "Goals that it belongs to." })
  goals?: string[] | null;

  @Field(() => Date, { nullable: true, description: "When; now when absent or in the future." })
  timestamp?: Date | null;
}

@InputType({ description: "Something that was done, to be recorded." })
export class RecordActivityInput extends ActivityInput {
  @Field(() => [String], {
    nullable: true,
    description: "Keys of the items of `journeyItems` that it completes; all of them must exist.",
  })
  items?: string[] | null;
}

@InputType({ description: "A recommendation to be taken into the plan, ticked or unticked." })
export class SetPlannedInput {
  @Field(() => String, { description: "Key of the recommendation." })
  key: string;

  @Field(() => Boolean, { description: "True to tick it; false takes it into the plan, and unticks it." })
  isCompleted: boolean;
}

@InputType({ description: "A recommendation to be taken out of the plan." })
export class RemovePlannedInput {
  @Field(() => String, { description: "Key of the recommendation." })
  key: string;
}

@InputType({ description: "A time of rest, which keeps a streak." })
export class SetPauseInput {
  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description:
      "Its first day: at most 7 days back and 180 ahead. When absent, today, or the day on which the pause that is now began.",
  })
  from?: string | null;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description:
      "Its last day, today or later, and at most 90 days long. Null ends the pause that is now or was to come.",
  })
  until?: string | null;
}

@InputType({ description: "How much somebody aims to do a day." })
export class SetDailyAimInput {
  @Field(() => Int, { description: "Minutes, 5 to 240." })
  minutes: number;
}

@InputType({ description: "Days of rest." })
export class PauseInput {
  @Field(() => GraphQLLocalDate, { description: "The first day." })
  from: string;

  @Field(() => GraphQLLocalDate, { description: "The last day." })
  until: string;
}

/** The answers of the recommendation questionnaire. */
export type AnswerQuestionnaireInput = AnswersInput<typeof RECOMMENDATION>;
export const AnswerQuestionnaireInput = inputOfAnswers(RECOMMENDATION, {
  name: "AnswerQuestionnaireInput",
  description: "The answers of the recommendation questionnaire.",
  enums: { currentHealth: CurrentHealth, interests: Interest },
});

@InputType({ description: "An item that was completed." })
export class CompletedItemInput {
  @Field(() => String, { description: "Key of the item." })
  key: string;

  @Field(() => Date, { description: "When." })
  at: Date;
}

@InputType({ description: "An achievement that was reached." })
export class UnlockedInput {
  @Field(() => String, { description: "Key of the achievement." })
  key: string;

  @Field(() => Date, { description: "When." })
  unlockedAt: Date;
}

@InputType({ description: "Something in the plan." })
export class PlannedInput {
  @Field(() => String, { description: "Key of the recommendation." })
  key: string;

  @Field(() => Date, { nullable: true, description: "When it was ticked; null when it was not." })
  completedAt?: Date | null;
}

@InputType({ description: "What a browser holds of a journey, to be taken over into the account." })
export class MergeJourneyInput {
  @Field(() => String, { description: "Given by the browser; the same one is taken over once." })
  key: string;

  @Field(() => CompleteOnboardingInput, { nullable: true, description: "Onboarding, when it was done." })
  onboarding?: CompleteOnboardingInput | null;

  @Field(() => [CompletedItemInput], { description: "Completed items, at most 2 000." })
  completed: CompletedItemInput[];

  @Field(() => [ActivityInput], { description: "The activity log, at most 100." })
  activities: ActivityInput[];

  @Field(() => [GraphQLLocalDate], { description: "Days with activity, at most 4 000." })
  days: string[];

  @Field(() => Int, { description: "Minutes in all." })
  totalMinutes: number;

  @Field(() => Int, { description: "Activities in all." })
  totalActivities: number;

  @Field(() => [UnlockedInput], { description: "Achievements, at most 100." })
  achievements: UnlockedInput[];

  @Field(() => [PlannedInput], { description: "The plan, at most 100." })
  plan: PlannedInput[];

  @Field(() => AnswerQuestionnaireInput, {
    nullable: true,
    description: "Answers of the questionnaire; stored only with consent, and only while the account has none.",
  })
  questionnaire?: AnswerQuestionnaireInput | null;

  @Field(() => Int, { nullable: true, description: "Steps of protocols that were ticked, in all." })
  totalSteps?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "Minutes that were aimed at for a day; taken over while the account has the usual aim.",
  })
  timePerDay?: number | null;

  @Field(() => [PauseInput], { nullable: true, description: "Pauses, at most 100." })
  pauses?: PauseInput[] | null;
}
