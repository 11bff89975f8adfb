import { Field, ObjectType } from "type-graphql";
import { connectionType } from "../../platform/graphql/connection.ts";
import { DeletionPayload, MutationPayload } from "../../platform/graphql/fieldErrors.ts";
import { Node } from "../../platform/graphql/Node.ts";
import { ProtocolGoal, TimeOfDay } from "../protocols/protocolEnums.ts";
import {
  AnalysisSectionKind,
  AnalysisShape,
  AnalysisSource,
  AnalysisTrend,
  FindingPriority,
  RedFlagUrgency,
  SuggestedActivityCategory,
  TestKind,
} from "./analysisEnums.ts";

@ObjectType({ description: "Something that a doctor or 1177 should hear of first.", simpleResolvers: true })
export class RedFlag {
  @Field(() => String, { description: "Stable name." })
  key: string;

  @Field(() => RedFlagUrgency, { description: "Whom to turn to." })
  urgency: RedFlagUrgency;

  @Field(() => String, { description: "What to do, in Swedish." })
  text: string;

  @Field(() => [String], { description: "The answers behind it, in words." })
  because: string[];
}

@ObjectType({ description: "Where to read more about a finding.", simpleResolvers: true })
export class FindingLink {
  @Field(() => String, { description: "Path on the site." })
  path: string;

  @Field(() => String, { description: "What the link says." })
  label: string;
}

@ObjectType({ description: "Something to do, and why, drawn from the answers.", simpleResolvers: true })
export class Finding {
  @Field(() => String, { description: "Stable name of the rule that it comes from." })
  key: string;

  @Field(() => String, { description: "What it is about: a stable name, e.g. 'evening'." })
  category: string;

  @Field(() => String, { description: "What it is about, in Swedish." })
  categoryName: string;

  @Field(() => String, { description: "What to do, in a few words." })
  title: string;

  @Field(() => String, { description: "How, and why." })
  text: string;

  @Field(() => [String], { description: "The answers behind it, in words." })
  because: string[];

  @Field(() => String, { description: "What is known of it." })
  evidence: string;

  @Field(() => FindingPriority, { description: "How much it matters." })
  priority: FindingPriority;

  @Field(() => [FindingLink], { description: "Where to read more; of guides the published ones." })
  links: FindingLink[];

  @Field(() => Boolean, { description: "True for what must be done or left today; false for a habit." })
  isForToday: boolean;

  @Field(() => Boolean, {
    description: "True for one that a result shows only when it is unfolded; five stand open at most.",
  })
  isFolded: boolean;
}

@ObjectType({ description: "An activity of a day, of the health protocol's result.", simpleResolvers: true })
export class SuggestedActivity {
  @Field(() => String, { description: "Stable name." })
  key: string;

  @Field(() => String, { description: "Title." })
  title: string;

  @Field(() => String, { description: "How it is done." })
  description: string;

  @Field(() => SuggestedActivityCategory, { description: "What it is filed under." })
  category: SuggestedActivityCategory;

  @Field(() => TimeOfDay, { description: "When in the day; never NONE." })
  timeOfDay: TimeOfDay;

  @Field(() => String, { nullable: true, description: "How much; null where that says nothing." })
  dosage: string | null;

  @Field(() => Boolean, { description: "True for what is no part of the day unless its owner turns it on." })
  isOptional: boolean;
}

@ObjectType({ description: "An answer that is another one than in the test before.", simpleResolvers: true })
export class AnalysisChange {
  @Field(() => String, { description: "What was asked, in a few words." })
  label: string;

  @Field(() => String, { description: "The answer then, in words." })
  before: string;

  @Field(() => String, { description: "The answer now, in words." })
  now: string;
}

@ObjectType({ description: "A section of a result's text.", simpleResolvers: true })
export class AnalysisSection {
  @Field(() => AnalysisSectionKind, { description: "What it is about, as far as its heading tells." })
  kind: AnalysisSectionKind;

  @Field(() => String, { description: "Its heading; empty where the text has none." })
  heading: string;

  @Field(() => String, { description: "What stands below the heading, in Markdown." })
  text: string;
}

@ObjectType({
  description: "One number of a test, by which it is compared with the one before.",
  simpleResolvers: true,
})
export class AnalysisMeasure {
  @Field(() => String, { description: "What is measured, in Swedish." })
  label: string;

  @Field(() => String, { description: "The number now, in words: 'ungefär 70 %'." })
  now: string;

  @Field(() => String, {
    nullable: true,
    description:
      "The number in the test before; null without one. Where the two tests have different measures, both numbers are the person's own rating.",
  })
  before: string | null;

  @Field(() => AnalysisTrend, { nullable: true, description: "Where it goes; null where there is none before." })
  trend: AnalysisTrend | null;
}

@ObjectType({ description: "What came of a test. Only its owner finds it.", simpleResolvers: true, implements: Node })
export class Analysis extends Node {
  @Field(() => String, { description: "A UUID, as addresses name it; its first 8 characters are shown." })
  key: string;

  @Field(() => TestKind, { description: "Of which test." })
  kind: TestKind;

  @Field(() => AnalysisShape, { description: "What it is, after its red flags." })
  shape: AnalysisShape;

  @Field(() => Date, { nullable: true, description: "When its owner said that they have talked to care." })
  careContactedAt: string | null;

  @Field(() => String, { description: "The text, in Markdown; empty when there is none." })
  aiRecommendations: string;

  @Field(() => [AnalysisSection], {
    description:
      "The same text section by section, in its order: the summary, findings by area, when to do what, tests.",
  })
  sections: AnalysisSection[];

  @Field(() => AnalysisMeasure, {
    nullable: true,
    description: "The change in one number; null in results whose answers do not give it.",
  })
  measure: AnalysisMeasure | null;

  @Field(() => [RedFlag], { description: "What comes before everything else." })
  redFlags: RedFlag[];

  @Field(() => [Finding], { description: "What to do, what matters most first." })
  findings: Finding[];

  @Field(() => [SuggestedActivity], { description: "The activities of a day; none but for the health protocol." })
  activities: SuggestedActivity[];

  @Field(() => AnalysisSource, { description: "What wrote the text." })
  source: AnalysisSource;

  @Field(() => Boolean, { description: "True when the text service was asked and did not answer." })
  isFallback: boolean;

  @Field(() => Date, { description: "When the test was taken." })
  createdAt: string;

  @Field(() => Boolean, { description: "True after more than 30 days: the test is offered again." })
  isStale: boolean;

  @Field(() => [AnalysisChange], { description: "What was answered otherwise than in the test of its kind before." })
  changes: AnalysisChange[];

  @Field(() => ProtocolGoal, {
    nullable: true,
    description: "What a protocol made of the activities is for; null where no goal of protocols is among the answers.",
  })
  suggestedGoal: ProtocolGoal | null;
}

@ObjectType({ description: "A page of the results of the one who asks, the newest first.", simpleResolvers: true })
export class AnalysisConnection extends connectionType("Analysis", () => Analysis) {}

@ObjectType({ simpleResolvers: true })
abstract class AnalyzePayload extends MutationPayload {
  @Field(() => Boolean, { description: "True when there is a result." })
  success: boolean;

  @Field(() => String, { nullable: true, description: "Key of the result." })
  testId?: string | null;

  @Field(() => String, { nullable: true, description: "The text, in Markdown." })
  recommendations?: string | null;

  @Field(() => [Finding], { description: "What to do, what matters most first." })
  findings: Finding[];

  @Field(() => [SuggestedActivity], { description: "The activities of a day; none but for the health protocol." })
  activities: SuggestedActivity[];

  @Field(() => String, {
    nullable: true,
    description: "The first of `errors` in Swedish; null when there is a result.",
  })
  error?: string | null;

  @Field(() => AnalysisSource, { nullable: true, description: "What wrote the text." })
  source?: AnalysisSource | null;

  @Field(() => Analysis, { nullable: true, description: "The result." })
  analysis?: Analysis | null;
}

@ObjectType({ description: "What `analyzeSleep` came to.", simpleResolvers: true })
export class AnalyzeSleepPayload extends AnalyzePayload {}

@ObjectType({ description: "What `analyzeTraining` came to.", simpleResolvers: true })
export class AnalyzeTrainingPayload extends AnalyzePayload {}

@ObjectType({ description: "What `analyzeProtocol` came to.", simpleResolvers: true })
export class AnalyzeProtocolPayload extends AnalyzePayload {}

@ObjectType({ description: "What `removeAnalysis` came to.", simpleResolvers: true })
export class RemoveAnalysisPayload extends DeletionPayload {}

@ObjectType({ description: "What `confirmCareContact` came to.", simpleResolvers: true })
export class ConfirmCareContactPayload extends MutationPayload {
  @Field(() => Analysis, { nullable: true, description: "The result." })
  analysis?: Analysis | null;
}

@ObjectType({ description: "What `mergeAnalyses` came to.", simpleResolvers: true })
export class MergeAnalysesPayload extends MutationPayload {
  @Field(() => [Analysis], { description: "The results that the account has of what was sent, the newest first." })
  analyses: Analysis[];
}
