import { GraphQLLocalDate } from "graphql-scalars";
import { Field, Float, Int, ObjectType, registerEnumType } from "type-graphql";
import type { QuestionnaireKind as Kind } from "../../../schema/questionnaires/all.ts";
import type { QuestionField as Definition } from "../../../schema/questionnaires/definition.ts";

/** The questionnaires that there are. */
export type QuestionnaireKind = Kind;
export const QuestionnaireKind = {
  ONBOARDING: "onboarding",
  RECOMMENDATION: "recommendation",
  SLEEP: "sleep",
  TRAINING: "training",
  PROTOCOL: "protocol",
} as const satisfies {
  [Name in Kind as Uppercase<Name>]: Name;
};
registerEnumType(QuestionnaireKind, {
  name: "QuestionnaireKind",
  description: "A questionnaire.",
  valuesConfig: {
    ONBOARDING: { description: "What a visitor is asked first; answered with `completeOnboarding`." },
    RECOMMENDATION: { description: "What recommendations are chosen by." },
    SLEEP: { description: "The sleep test; analysed with `analyzeSleep`." },
    TRAINING: { description: "The training test; analysed with `analyzeTraining`." },
    PROTOCOL: { description: "The health protocol questionnaire; analysed with `analyzeProtocol`." },
  },
});

/** How a question is answered. */
const QuestionKind = {
  SINGLE: "single",
  SEVERAL: "several",
  RATING: "rating",
  NUMBER: "number",
  TEXT: "text",
  LIST: "list",
  DATE: "date",
  TIME: "time",
} as const satisfies { [Name in Definition["kind"] as Uppercase<Name>]: Name };
registerEnumType(QuestionKind, {
  name: "QuestionKind",
  description: "How a question is answered, and by that which of its optional fields it has.",
  valuesConfig: {
    SINGLE: { description: "One of `options`." },
    SEVERAL: { description: "Several of `options`." },
    RATING: { description: "A whole number from `min` to `max`, whose ends have words." },
    NUMBER: { description: "A number from `min` to `max` in steps of `step`." },
    TEXT: { description: "A text of at most `maxLength` characters." },
    LIST: { description: "At most `maxItems` texts of at most `maxLength` characters each." },
    DATE: { description: "A day." },
    TIME: { description: "A time of the day, 'HH:MM'." },
  },
});

@ObjectType({ description: "One of the answers to choose from.", simpleResolvers: true })
export class QuestionOption {
  @Field(() => String, { description: "As it is stored, and sent where the input has no enum for it." })
  value: string;

  @Field(() => String, { description: "Its name in the enum of the input, where that has one." })
  name: string;

  @Field(() => String, { description: "Swedish, to be shown." })
  label: string;

  @Field(() => String, {
    nullable: true,
    description: "Swedish: heading of the options that belong together, which follow each other.",
  })
  group?: string;

  @Field(() => Boolean, { description: "True for one that says that none of the others holds." })
  excludesOthers: boolean;
}

@ObjectType({ description: "Something that is asked.", simpleResolvers: true })
export class Question {
  @Field(() => String, { description: "Name of the input's field that takes the answer." })
  name: string;

  @Field(() => QuestionKind, { description: "How it is answered." })
  kind: Definition["kind"];

  @Field(() => String, { description: "Swedish: the question, or what is to be filled in." })
  label: string;

  @Field(() => String, { nullable: true, description: "Swedish, to be shown with it." })
  hint?: string;

  @Field(() => String, { nullable: true, description: "Heading above it and those that follow." })
  section?: string;

  @Field(() => Boolean, { description: "True when it need not be answered." })
  isOptional: boolean;

  @Field(() => Boolean, {
    description:
      "True when the input may come without it: it is stored with consent only, or on the device only, or was not always asked.",
  })
  mayBeLeftOut: boolean;

  @Field(() => String, { description: "Swedish: what to say when it is not answered." })
  missing: string;

  @Field(() => [QuestionOption], { description: "What to choose from, in order; empty for other kinds." })
  options: readonly QuestionOption[];

  @Field(() => Int, { nullable: true, description: "Most options that can be chosen." })
  maxChosen?: number;

  @Field(() => Float, { nullable: true, description: "Smallest number." })
  min?: number;

  @Field(() => Float, { nullable: true, description: "Largest number." })
  max?: number;

  @Field(() => Float, { nullable: true, description: "What numbers are multiples of: 1 for whole ones." })
  step?: number;

  @Field(() => String, { nullable: true, description: "What the number counts, e.g. 'timmar'." })
  unit?: string;

  @Field(() => String, { nullable: true, description: "What the smallest number of a rating means." })
  lowLabel?: string;

  @Field(() => String, { nullable: true, description: "What the largest number of a rating means." })
  highLabel?: string;

  @Field(() => Int, { nullable: true, description: "Most characters of a text." })
  maxLength?: number;

  @Field(() => Int, { nullable: true, description: "Lines to show of a text; 1 allows no line breaks." })
  lines?: number;

  @Field(() => Boolean, { nullable: true, description: "True for a text that is an e-mail address." })
  isEmail?: boolean;

  @Field(() => String, { nullable: true, description: "To be shown while nothing is filled in or chosen." })
  placeholder?: string;

  @Field(() => Int, { nullable: true, description: "Most texts of a list." })
  maxItems?: number;

  @Field(() => [String], {
    nullable: true,
    description: "Texts to offer while somebody fills in a list; others may be written.",
  })
  suggestions?: readonly string[];

  @Field(() => GraphQLLocalDate, { nullable: true, description: "First day." })
  firstDay?: string;

  @Field(() => GraphQLLocalDate, { nullable: true, description: "Last day." })
  lastDay?: string;
}

@ObjectType({ description: "What is asked at once.", simpleResolvers: true })
export class QuestionnaireStep {
  @Field(() => String, { description: "Its name within the questionnaire." })
  key: string;

  @Field(() => String, { description: "Swedish." })
  heading: string;

  @Field(() => String, { nullable: true, description: "Swedish, below the heading." })
  lead?: string;

  @Field(() => [Question], { description: "The questions in order; none where it only tells something." })
  fields: Question[];
}

@ObjectType({ description: "A questionnaire, for clients that ask it themselves.", simpleResolvers: true })
export class Questionnaire {
  @Field(() => QuestionnaireKind, { description: "Which it is." })
  kind: QuestionnaireKind;

  @Field(() => Int, { description: "Raised when questions change their meaning: older drafts are to be thrown away." })
  version: number;

  @Field(() => String, { description: "Swedish." })
  title: string;

  @Field(() => [QuestionnaireStep], { description: "Its steps in order." })
  steps: QuestionnaireStep[];
}
