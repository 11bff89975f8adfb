import { ArgsType, Field, ID, InputType, Int } from "type-graphql";
import { MAX_GUEST_RESULTS } from "../../../schema/analyses/testResult.ts";
import type { AnswersInput } from "../../../schema/questionnaires/definition.ts";
import { PROTOCOL } from "../../../schema/questionnaires/protocol.ts";
import { SLEEP } from "../../../schema/questionnaires/sleep.ts";
import { TRAINING } from "../../../schema/questionnaires/training.ts";
import { inputOfAnswers } from "../../platform/graphql/questionnaireTypes.ts";
import { enumsOfTest, TestKind } from "./analysisEnums.ts";

const SESSION =
  "A UUID made up by the client for this sending; the same one again gives the first result. It is nothing that `node` finds.";
const CONSENT =
  "Version of the TEST_ANSWERS text that somebody who is signed out consented to; an account's is stored.";

/** The answers of the sleep test. */
export type SleepTestData = AnswersInput<typeof SLEEP>;
export const SleepTestData = inputOfAnswers(SLEEP, {
  name: "SleepTestData",
  description: "The answers of the sleep test.",
  enums: enumsOfTest("SleepTest", SLEEP),
});

/** The answers of the training test. */
export type TrainingTestData = AnswersInput<typeof TRAINING>;
export const TrainingTestData = inputOfAnswers(TRAINING, {
  name: "TrainingTestData",
  description: "The answers of the training test.",
  enums: enumsOfTest("TrainingTest", TRAINING),
});

/** The answers of the health protocol questionnaire. */
export type ProtocolTestData = AnswersInput<typeof PROTOCOL>;
export const ProtocolTestData = inputOfAnswers(PROTOCOL, {
  name: "ProtocolTestData",
  description: "The answers of the health protocol questionnaire.",
  enums: enumsOfTest("ProtocolTest", PROTOCOL),
});

@InputType({ description: "The sleep test, to be analysed." })
export class AnalyzeSleepInput {
  @Field(() => SleepTestData, { description: "All answers." })
  testData: SleepTestData;

  @Field(() => ID, { description: SESSION })
  sessionId: string;
}

@InputType({ description: "The training test, to be analysed." })
export class AnalyzeTrainingInput {
  @Field(() => TrainingTestData, { description: "All answers." })
  testData: TrainingTestData;

  @Field(() => ID, { description: SESSION })
  sessionId: string;

  @Field(() => Int, { nullable: true, description: CONSENT })
  consentVersion?: number | null;
}

@InputType({ description: "The health protocol questionnaire, to be analysed." })
export class AnalyzeProtocolInput {
  @Field(() => ProtocolTestData, { description: "All answers." })
  testData: ProtocolTestData;

  @Field(() => ID, { description: SESSION })
  sessionId: string;

  @Field(() => Int, { nullable: true, description: CONSENT })
  consentVersion?: number | null;
}

@InputType({ description: "The result about which the one who asks has talked to care." })
export class ConfirmCareContactInput {
  @Field(() => ID, { description: "Its identifier." })
  id: string;
}

@InputType({ description: "A result to be removed." })
export class RemoveAnalysisInput {
  @Field(() => ID, { description: "Which one." })
  id: string;
}

@InputType({ description: "A training test that was taken while signed out." })
export class GuestTrainingInput {
  @Field(() => TrainingTestData, { description: "All answers." })
  testData: TrainingTestData;

  @Field(() => ID, { description: "That of its sending." })
  sessionId: string;

  @Field(() => Date, { description: "When; now when it is in the future." })
  completedAt: Date;

  @Field(() => Date, {
    nullable: true,
    description: "When its owner said that they have talked to care, if they have.",
  })
  careContactedAt?: Date | null;
}

@InputType({ description: "A health protocol questionnaire that was answered while signed out." })
export class GuestProtocolInput {
  @Field(() => ProtocolTestData, { description: "All answers." })
  testData: ProtocolTestData;

  @Field(() => ID, { description: "That of its sending." })
  sessionId: string;

  @Field(() => Date, { description: "When; now when it is in the future." })
  completedAt: Date;

  @Field(() => Date, {
    nullable: true,
    description: "When its owner said that they have talked to care, if they have.",
  })
  careContactedAt?: Date | null;
}

@InputType({
  description:
    "The tests that a browser holds of somebody who was signed out. They may come in parts, each of them more than once.",
})
export class MergeAnalysesInput {
  @Field(() => [GuestTrainingInput], { description: `Training tests, at most ${MAX_GUEST_RESULTS}.` })
  training: GuestTrainingInput[];

  @Field(() => [GuestProtocolInput], { description: `Health protocol questionnaires, at most ${MAX_GUEST_RESULTS}.` })
  protocol: GuestProtocolInput[];
}

@ArgsType()
export class AnalysisArgs {
  @Field(() => TestKind, { description: "Of which test." })
  kind: TestKind;

  @Field(() => String, { description: "Its key." })
  key: string;
}

@ArgsType()
export class AnalysesArgs {
  @Field(() => TestKind, { nullable: true, description: "Only those of this test." })
  kind?: TestKind | null;

  @Field(() => Int, { nullable: true, description: "Page size, 1 to 100; 20 when absent." })
  first?: number | null;

  @Field(() => String, { nullable: true, description: "Cursor of the result to go on behind." })
  after?: string | null;
}
